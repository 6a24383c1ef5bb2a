"""Results of long measurements, kept in a file a line each, and how sure a share is."""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from statistics import mean, variance
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

PAGE: Final = Path(__file__).parents[1] / "docs" / "computer-players.md"
NINETY_FIVE: Final = 1.959964
"""Standard deviations to either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Block:
    """The games of one deal, each player of the pair in each seat once.

    ``wins`` are the first one's share of each game: 1, 0, or a part where several win. ``nanoseconds`` of CPU went into
    ``moves`` of the first one that were a choice; on some of them easy was asked too, which took ``easy_nanoseconds``
    for ``easy_moves``. The same of all the others together is ``other_moves`` and ``other_nanoseconds``.
    """

    cell: str
    code: str
    number: int
    wins: tuple[float, ...]
    rounds_won: float
    rounds: int
    moves: int
    nanoseconds: int
    easy_moves: int
    easy_nanoseconds: int
    other_moves: int
    other_nanoseconds: int


class Piece(Protocol):
    """What a measurement keeps: a dataclass that says what it measured, of which code, and which piece of it this is."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def cell(self) -> str:
        """Name what was measured."""

    @property
    def code(self) -> str:
        """Give the mark of the players."""

    @property
    def number(self) -> int:
        """Give the number of the piece."""


Kept = TypeVar("Kept", bound=Piece)


class Results(Generic[Kept]):
    """A file of pieces of one kind. What was cut off in the middle, as by a kill, is passed over and does no harm."""

    def __init__(self, path: Path, kind: type[Kept]) -> None:
        """Take the file; it need not be there yet."""
        self.path, self._kind = path, kind

    def read(self) -> Iterator[Kept]:
        """Read what can be read, the first of those that stand there twice."""
        seen: set[tuple[str, str, int]] = set()
        lines = self.path.read_text("utf-8").splitlines() if self.path.exists() else []
        for line in lines:
            piece = self._parsed(line)
            if piece is not None and (key := (piece.cell, piece.code, piece.number)) not in seen:
                seen.add(key)
                yield piece

    def _parsed(self, line: str) -> Kept | None:
        try:
            fields = {
                name: tuple(value) if isinstance(value, list) else value
                for name, value in json.loads(line).items()
            }
            return self._kind(**fields)
        except (ValueError, TypeError, AttributeError):
            return None

    def add(self, piece: Kept) -> None:
        """Write a piece on a line of its own, also after a line that was cut off."""
        with self.path.open("ab+") as file:
            if file.tell():
                file.seek(-1, 2)
                if file.read(1) != b"\n":
                    file.write(b"\n")
            file.write(json.dumps(asdict(piece)).encode() + b"\n")


@dataclass(frozen=True, slots=True)
class Share:
    """A share of games won, and between which shares it lies with 95 % confidence."""

    games: int
    won: float
    low: float
    high: float

    def __str__(self) -> str:
        """Give per cent."""
        return f"{self.won * 100:.1f} ({self.low * 100:.1f}–{self.high * 100:.1f})"


def share(blocks: Sequence[Sequence[float]]) -> Share:
    """Give the share of all games in these blocks.

    Games of one deal are not independent, and parts of a win vary less than whole ones. So the interval is Wilson's for
    as many independent games as the means of the blocks vary like: often more than were played, since good cards go
    round in a block. Where nothing varies, it is Wilson's for the games.
    """
    games = sum(map(len, blocks))
    won = sum(map(sum, blocks)) / games
    worth = float(games)
    if len(blocks) > 1 and 0 < won < 1:
        spread = variance([mean(block) for block in blocks]) / len(blocks)
        if spread:
            worth = won * (1 - won) / spread
    return Share(games, won, *wilson(won, worth))


def wilson(won: float, games: float) -> tuple[float, float]:
    """Give Wilson's 95 % interval of a share of so many independent games."""
    squared = NINETY_FIVE**2
    centre = won + squared / (2 * games)
    reach = NINETY_FIVE * sqrt(won * (1 - won) / games + squared / (4 * games * games))
    below = 1 + squared / games
    return (centre - reach) / below, (centre + reach) / below


def shares(blocks: Iterable[Block]) -> Share:
    """Give the share of matches the first player won."""
    return share([block.wins for block in blocks])


def write(what: str, lines: Iterable[str]) -> None:
    """Put tables into the page about computer players, in the place of those that stand there."""
    PAGE.write_text(between(PAGE.read_text("utf-8"), what, lines), "utf-8")


def between(page: str, what: str, lines: Iterable[str]) -> str:
    """Give a page with these lines between the marks of what they are about."""
    begin, end = f"<!-- {what}: written by make {what} -->\n", f"<!-- end of {what} -->"
    before, found, rest = page.partition(begin)
    _, found_end, after = rest.partition(end)
    if not (found and found_end):
        raise SystemExit(f"{PAGE.name} has no place for {what}")
    return f"{before}{begin}\n" + "\n".join(lines).rstrip() + f"\n\n{end}{after}"
