"""Where everything stands: a page is its size and what is drawn on it, in order. Lengths are pixels."""

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from bot.pictures.content import Name

WIDTH: Final = 1080
"""Three pixels of the picture for each of a phone that is 360 wide."""
TALLEST: Final = 2340
"""As tall as a phone, so that a whole page fits on it at its full width."""
MARGIN: Final = 36
GAP: Final = 24
"""Between two columns."""
TEXT: Final = 42
"""The smallest letters: 14 pixels of a phone."""
DIGIT: Final = 22
"""How wide a digit of that size is."""


class Ink(Enum):
    """In what a text or a sign is drawn; the name of a colour of a palette."""

    TEXT = "text"
    FAINT = "faint"
    GOOD = "good"
    PRIZE = "prize_text"


class Fill(Enum):
    """What a panel is filled with, and what lies under texts and signs; the name of a colour of a palette."""

    GROUND = "ground"
    PANEL = "panel"
    PRIZE = "prize"
    LINE = "line"


class Sign(Enum):
    """What is drawn instead of written."""

    ON = "on"
    """He goes on."""
    STAR = "star"
    """He has won."""
    ABSENT = "absent"
    """He never came."""
    OPEN = "open"
    """It is not decided."""
    DOWN = "down"
    """Play goes down the list."""
    UP = "up"
    """Play goes up the list."""


class Side(Enum):
    """At which side of its place a text stands."""

    LEFT = "left"
    RIGHT = "right"
    MIDDLE = "middle"


@dataclass(frozen=True, slots=True)
class Place:
    """A rectangle."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """Return where it ends."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """Return where it ends below."""
        return self.y + self.height

    def inset(self, left: int, right: int = 0) -> "Place":
        """Return it without so much at its sides."""
        return Place(self.x + left, self.y, self.width - left - right, self.height)

    def part(self, x: int, width: int) -> "Place":
        """Return a part of it that begins at so much from its left, or, below 0, from its right."""
        return Place((self.x if x >= 0 else self.right) + x, self.y, width, self.height)


@dataclass(frozen=True, slots=True)
class Panel:
    """A filled rectangle with round corners; it lies on the ground, or, square, on anything."""

    place: Place
    fill: Fill = Fill.PANEL
    radius: int = 16


@dataclass(frozen=True, slots=True)
class Text:
    """Words in one line, cut to the width of their place, `on` which nothing else lies."""

    place: Place
    name: Name
    ink: Ink = Ink.TEXT
    on: Fill = Fill.GROUND
    size: int = TEXT
    bold: bool = False
    side: Side = Side.LEFT
    struck: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """A sign in the middle of its place."""

    place: Place
    sign: Sign
    ink: Ink
    on: Fill = Fill.GROUND


@dataclass(frozen=True, slots=True)
class Curve:
    """A line through points of its place, from its corner; the last of them has a dot if it ends in one."""

    place: Place
    points: tuple[tuple[int, int], ...]
    ink: Ink
    on: Fill = Fill.GROUND
    width: int = 4
    dot: int = 0


@dataclass(frozen=True, slots=True)
class Face:
    """A card as it looks (`bot.pictures.card`), as wide as its place."""

    place: Place
    card: str
    on: Fill = Fill.GROUND
    two_colours: bool = False


Item: TypeAlias = Panel | Text | Mark | Curve | Face


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a picture."""

    height: int
    items: tuple[Item, ...]
