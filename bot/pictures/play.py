"""What the pictures of a table show, as values; all words come from outside, already said."""

from dataclasses import dataclass

from bot.pictures.content import Heading, Name


@dataclass(frozen=True, slots=True)
class Fact:
    """A line beside the pile: words, and before them a small card (a suit, the back), or whether play goes `down` the list."""

    words: str
    card: str = ""
    down: bool | None = None


@dataclass(frozen=True, slots=True)
class Player:
    """A seat: how many cards it holds as backs and as a `count` in words, and below the name what else there is to say.

    `turn` tells that it is to move, `gone` that it plays no more.
    """

    number: str
    name: Name
    cards: int
    count: str
    more: str = ""
    turn: bool = False
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Game:
    """A table in play: the top card, None where there is none, what it is called, what else lies there, and the seats."""

    heading: Heading
    top: str | None
    top_label: str
    top_words: str
    facts: tuple[Fact, ...]
    players: tuple[Player, ...]
    two_colours: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """Somebody when hands are counted: the place, the points, the cards that were left, as many of them as there is room for."""

    place: str
    name: Name
    points: str
    cards: tuple[str, ...]
    won: bool = False
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """The end of a round or a match; the last card is the `top`, if it is known."""

    heading: Heading
    top: str | None
    top_label: str
    top_words: str
    lines: tuple[Line, ...]
    two_colours: bool = False
