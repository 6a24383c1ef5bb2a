"""The table of a season on pages: one column, or two where there are many."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.pictures.content import Heading, Name, Row, Table
from bot.pictures.frame import INNER, Legend, foot, foot_height, head, head_height
from bot.pictures.page import DIGIT, GAP, MARGIN, Fill, Ink, Item, Page, Panel, Place, Side, Text

MOST_IN_COLUMN = 32
HEADS = 60
ROW = 56
BELOW = 12


@dataclass(frozen=True, slots=True)
class _Shape:
    """How wide a line and its parts are: the rank, and the three numbers."""

    width: int
    rank: int
    numbers: tuple[int, int, int]


WIDE = (130, 100, 100)
"""The numbers where there is one column; where there are two they are as wide as they must be."""


def standings_pages(heading: Heading, table: Table, *, after: int = 0) -> tuple[Page, ...]:
    """Lay a table out: up to 32 in a column, up to two columns on a page. `after` is how many other pages follow."""
    most = 2 * MOST_IN_COLUMN
    pages = max(-(-len(table.rows) // most), 1)
    return tuple(
        _page(heading, table, table.rows[number * most : (number + 1) * most], (number + 1, pages + after))
        for number in range(pages)
    )


def _page(heading: Heading, table: Table, rows: Sequence[Row], counted: tuple[int, int]) -> Page:
    narrow = len(table.rows) > MOST_IN_COLUMN
    each = max(-(-len(rows) // 2) if narrow else len(rows), 1)
    top = head_height(heading)
    shape = _shape(table, narrow=narrow)
    items = list(head(heading, *counted))
    for column, start in enumerate(range(0, len(rows), each)):
        x = MARGIN + column * (shape.width + GAP)
        items += _column(table, rows[start : start + each], (x, top), shape)
    legend = _legend(table)
    bottom = top + HEADS + each * ROW + BELOW
    items += foot(legend, bottom)
    return Page(bottom + foot_height(legend), tuple(items))


def _shape(table: Table, *, narrow: bool) -> _Shape:
    rank = _wide(row.rank for row in table.rows) + 12
    if not narrow:
        return _Shape(INNER, max(rank, 72), WIDE)
    points = _wide([table.heads[0], *(row.points for row in table.rows)])
    wins = _wide([table.heads[1], *(row.wins for row in table.rows)])
    played = _wide([table.heads[2], *(row.played for row in table.rows)])
    return _Shape((INNER - GAP) // 2, rank, (points, wins, played))


def _wide(words: Iterable[str]) -> int:
    """Return how much room numbers take, with some before them: two digits at least, as wide as any letter."""
    return DIGIT * max([2, *map(len, words)]) + 10


def _legend(table: Table) -> Legend:
    words = [table.words, *([table.gone_word] if any(row.gone for row in table.rows) else [])]
    return [(None, each) for each in words]


def _column(table: Table, rows: Sequence[Row], corner: tuple[int, int], shape: _Shape) -> Iterator[Item]:
    x, y = corner
    heads = Place(x, y, shape.width, HEADS)
    for words, place in zip(table.heads, _numbers(heads, shape), strict=True):
        yield Text(place, Name(words), Ink.FAINT, side=Side.RIGHT)
    yield Panel(Place(x, y + HEADS - 4, shape.width, 2), Fill.LINE, 0)
    for number, row in enumerate(rows):
        yield from _row(row, Place(x, y + HEADS + number * ROW, shape.width, ROW), shape, number)


def _row(row: Row, line: Place, shape: _Shape, number: int) -> Iterator[Item]:
    on = Fill.GROUND if number % 2 else Fill.PANEL
    if on is Fill.PANEL:
        yield Panel(line, radius=12)
    ink = Ink.FAINT if row.gone else Ink.TEXT
    yield Text(line.part(12, shape.rank - 12), Name(row.rank), Ink.FAINT, on, side=Side.RIGHT)
    yield Text(line.inset(shape.rank + 14, sum(shape.numbers) + 12), row.name, ink, on, struck=row.gone)
    points, wins, played = _numbers(line, shape)
    yield Text(points, Name(row.points), ink, on, bold=not row.gone, side=Side.RIGHT)
    yield Text(wins, Name(row.wins), ink, on, side=Side.RIGHT)
    yield Text(played, Name(row.played), ink, on, side=Side.RIGHT)


def _numbers(line: Place, shape: _Shape) -> tuple[Place, Place, Place]:
    """Return the places of points, wins and matches played."""
    points, wins, played = shape.numbers
    return (
        line.part(-points - wins - played - 12, points),
        line.part(-wins - played - 12, wins),
        line.part(-played - 12, played),
    )
