"""What a picture shows, as values; all words come from outside, already said."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Name:
    """Somebody's name, cut where it does not fit, and a `mark` that never is, which tells him from those called alike."""

    text: str
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Seat:
    """A line of a table: `place` is empty while it is played; `on` tells that he goes on, `absent` that he never came.

    `tag` is what else there is to say of him, as that he had nobody to play against.
    """

    name: Name
    place: str = ""
    on: bool = False
    absent: bool = False
    champion: bool = False
    tag: str = ""


@dataclass(frozen=True, slots=True)
class Box:
    """A table by its number; it is `open` as long as it has not ended."""

    number: str
    seats: tuple[Seat, ...]
    open: bool = False


@dataclass(frozen=True, slots=True)
class Stage:
    """The tables that are played at the same time."""

    title: str
    boxes: tuple[Box, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Heading:
    """What stands above: what it is called, more about it, who has won."""

    title: str
    about: str
    champion: Name | None = None
    champion_word: str = ""


@dataclass(frozen=True, slots=True)
class Bracket:
    """A knockout; the words explain the signs for going on, for not having come, and for a table that is played."""

    stages: tuple[Stage, ...]
    on_word: str
    absent_word: str
    open_word: str


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table of a season; whoever is `gone` has left it."""

    rank: str
    name: Name
    points: str
    wins: str
    played: str
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """The table of a season; `heads` stand above points, wins and matches played, and `words` say what they mean."""

    rows: tuple[Row, ...]
    heads: tuple[str, str, str]
    words: str
    gone_word: str


@dataclass(frozen=True, slots=True)
class Course:
    """How a figure has changed, match by match: the figure and how far it may be off, each time.

    `first` and `last` say when it began and when the newest match was; the words explain the thick line and the thin ones.
    """

    points: tuple[tuple[int, int], ...]
    first: str
    last: str
    line_words: str
    margin_words: str
