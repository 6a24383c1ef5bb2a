"""The end of a round or a match on one page: who came where, with what points, and what each still held."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.pictures.card import card_height
from bot.pictures.content import Name
from bot.pictures.frame import INNER, head, head_height
from bot.pictures.page import DIGIT, MARGIN, Face, Fill, Ink, Item, Mark, Page, Panel, Place, Side, Sign, Text
from bot.pictures.play import Line, Sheet

CARD: Final = 66
"""How wide the cards of a hand are: 22 pixels of a phone that is 360 wide."""
GAP: Final = 8
LEFT: Final = 132
IN_ROW: Final = (INNER - LEFT - 20 + GAP) // (CARD + GAP)
MOST_ROWS: Final = 2
MOST_CARDS: Final = IN_ROW * MOST_ROWS
"""So many cards are drawn of a hand; where there are more, the last of them gives its place to a figure."""
NAME: Final = 76
LETTER: Final = DIGIT + 2
"""How wide a letter of points is at most."""
STAR: Final = 48
EDGE: Final = 16
BETWEEN: Final = 8
BELOW: Final = 16
LAST: Final = 96
"""How wide the last card is."""
PANEL: Final = 150


def sheet_page(sheet: Sheet) -> Page:
    """Lay a sheet out."""
    y = head_height(sheet.heading)
    items = list(head(sheet.heading, 1, 1))
    if sheet.top is not None:
        panel = Place(MARGIN, y, INNER, PANEL)
        items += _last(sheet, sheet.top, panel)
        y = panel.bottom + 2 * BETWEEN
    points = LETTER * max((len(line.points) for line in sheet.lines), default=0)
    for line in sheet.lines:
        place = Place(MARGIN, y, INNER, line_height(line))
        items += _line(sheet, line, place, points)
        y = place.bottom + BETWEEN
    return Page(y - BETWEEN + MARGIN, tuple(items))


def line_height(line: Line) -> int:
    """Return how tall the line of somebody is, with his cards."""
    rows = min(-(-len(line.cards) // IN_ROW), MOST_ROWS)
    return NAME + (rows * (card_height(CARD) + GAP) - GAP + BELOW if rows else 0)


def _last(sheet: Sheet, top: str, panel: Place) -> Iterator[Item]:
    yield Panel(panel)
    high = card_height(LAST)
    yield Face(
        Place(panel.x + 24, panel.y + (PANEL - high) // 2, LAST, high), top, Fill.PANEL, sheet.two_colours
    )
    x, width = panel.x + 24 + LAST + 28, panel.width - LAST - 24 - 28 - 24
    yield Text(Place(x, panel.y + 20, width, 50), Name(sheet.top_label), Ink.FAINT, Fill.PANEL)
    yield Text(Place(x, panel.y + 70, width, 60), Name(sheet.top_words), on=Fill.PANEL, size=48, bold=True)


def _line(sheet: Sheet, line: Line, place: Place, points: int) -> Iterator[Item]:
    yield Panel(place)
    first = Place(place.x, place.y, place.width, NAME)
    if line.won:
        yield Mark(first.part(EDGE, STAR), Sign.STAR, Ink.GOOD, Fill.PANEL)
    yield Text(first.part(EDGE + STAR + 4, LEFT - EDGE - STAR - 8), Name(line.place), Ink.FAINT, Fill.PANEL)
    ink = Ink.FAINT if line.gone else Ink.TEXT
    yield Text(first.inset(LEFT, points + 32), line.name, ink, Fill.PANEL, bold=line.won, struck=line.gone)
    if points:
        yield Text(first.part(-20 - points, points), Name(line.points), ink, Fill.PANEL, side=Side.RIGHT)
    yield from _cards(line, (place.x + LEFT, place.y + NAME), two_colours=sheet.two_colours)


def _cards(line: Line, corner: tuple[int, int], *, two_colours: bool) -> Iterator[Item]:
    x, y = corner
    shown: Sequence[str] = line.cards
    if len(shown) > MOST_CARDS:
        shown = shown[: MOST_CARDS - 1]
        place = _spot(x, y, MOST_CARDS - 1)
        yield Text(place, Name(f"+{len(line.cards) - len(shown)}"), Ink.FAINT, Fill.PANEL, side=Side.MIDDLE)
    for number, card in enumerate(shown):
        yield Face(_spot(x, y, number), card, Fill.PANEL, two_colours)


def _spot(x: int, y: int, number: int) -> Place:
    row, column = divmod(number, IN_ROW)
    high = card_height(CARD)
    return Place(x + column * (CARD + GAP), y + row * (high + GAP), CARD, high)
