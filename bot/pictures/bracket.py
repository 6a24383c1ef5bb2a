"""A knockout on pages: stage below stage, the tables of each side by side, so that nothing need be small."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.pictures.content import Box, Bracket, Heading, Name, Seat, Stage
from bot.pictures.frame import INNER, Legend, foot, foot_height, head, head_height
from bot.pictures.page import (
    DIGIT,
    GAP,
    MARGIN,
    TALLEST,
    Fill,
    Ink,
    Item,
    Mark,
    Page,
    Panel,
    Place,
    Side,
    Sign,
    Text,
)

COLUMNS = 2
COLUMN = (INNER - GAP * (COLUMNS - 1)) // COLUMNS
SEAT = 50
PADDING = 6
BETWEEN = 8
"""Between two tables, one below the other."""
STAGE = 72
"""The line above a stage."""
PLACE = 44
SIGN = 44
TAG = 330


@dataclass(frozen=True, slots=True)
class _Band:
    """Tables side by side, under the title of their stage where they are the first of it on their page."""

    stage: int
    title: str
    boxes: tuple[Box, ...]
    wide: bool

    @property
    def height(self) -> int:
        """Return how tall it is, with the room below it but without the title."""
        return max(box_height(box) for box in self.boxes) + BETWEEN


def box_height(box: Box) -> int:
    """Return how tall a table is."""
    return SEAT * len(box.seats) + 2 * PADDING


def gutter(bracket: Bracket) -> int:
    """Return how wide the numbers of tables stand, left of their seats."""
    return DIGIT * max((len(box.number) for stage in bracket.stages for box in stage.boxes), default=0) + 24


def bracket_pages(heading: Heading, bracket: Bracket, *, before: int = 0) -> tuple[Page, ...]:
    """Lay a knockout out; a stage is spread over two pages only where it does not fit on one.

    `before` is how many other pages come first.
    """
    legend = _legend(bracket)
    room = TALLEST - head_height(heading) - foot_height(legend)
    groups = list(_groups(bracket.stages, room))
    width = gutter(bracket)
    return tuple(
        _page(list(head(heading, number, before + len(groups))), head_height(heading), legend, group, width)
        for number, group in enumerate(groups, start=before + 1)
    )


def page_of_stage(heading: Heading, bracket: Bracket, stage: int) -> int:
    """Return the number of the page, from 0, on which a stage begins."""
    room = TALLEST - head_height(heading) - foot_height(_legend(bracket))
    pages = [
        number
        for number, group in enumerate(_groups(bracket.stages, room))
        for band in group
        if band.stage == stage
    ]
    return min(pages, default=0)


def _legend(bracket: Bracket) -> Legend:
    seats = [seat for stage in bracket.stages for box in stage.boxes for seat in box.seats]
    boxes = [box for stage in bracket.stages for box in stage.boxes]
    found = (
        (Sign.ON, bracket.on_word, any(seat.on for seat in seats)),
        (Sign.ABSENT, bracket.absent_word, any(seat.absent for seat in seats)),
        (Sign.OPEN, bracket.open_word, any(box.open for box in boxes)),
    )
    return [(sign, words) for sign, words, there in found if there]


def _bands(number: int, stage: Stage) -> list[_Band]:
    """Put two tables side by side; one that is alone, or of which there is more to say, has the whole width."""
    usual = [box for box in stage.boxes if not _says_more(box)]
    step = 1 if len(usual) == 1 else COLUMNS
    pairs = [usual[start : start + step] for start in range(0, len(usual), step)]
    alone = [[box] for box in stage.boxes if _says_more(box)]
    return [
        _Band(number, stage.title, tuple(boxes), wide=step == 1 or boxes in alone) for boxes in pairs + alone
    ]


def _says_more(box: Box) -> bool:
    return any(seat.tag for seat in box.seats)


def _groups(stages: Sequence[Stage], room: int) -> Iterator[list[_Band]]:
    """Yield the bands of each page."""
    held: list[_Band] = []
    left = room
    for number, stage in enumerate(stages):
        bands = _bands(number, stage)
        whole = STAGE + sum(band.height for band in bands)
        if held and left < whole <= room:
            yield held
            held, left = [], room
        for band in bands:
            titled = STAGE if not held or held[-1].stage != number else 0
            if held and band.height + titled > left:
                yield held
                held, left, titled = [], room, STAGE
            held.append(band)
            left -= band.height + titled
    if held:
        yield held


def _page(items: list[Item], y: int, legend: Legend, bands: Sequence[_Band], numbers: int) -> Page:
    """Lay a page out below its heading; only the signs on it are explained."""
    before = -1
    for band in bands:
        if band.stage != before:
            line = Place(MARGIN, y, INNER, STAGE)
            items.append(Text(line, Name(band.title), size=46, bold=True))
            y, before = y + STAGE, band.stage
        items += _band(band, y, numbers)
        y += band.height
    signs = {item.sign for item in items if isinstance(item, Mark)}
    legend = [entry for entry in legend if entry[0] in signs]
    items += foot(legend, y)
    return Page(y + foot_height(legend), tuple(items))


def _band(band: _Band, y: int, numbers: int) -> Iterator[Item]:
    width = INNER if band.wide else COLUMN
    for column, box in enumerate(band.boxes):
        place = Place(MARGIN + column * (COLUMN + GAP), y, width, band.height - BETWEEN)
        yield from _box(box, place, numbers)


def _box(box: Box, place: Place, numbers: int) -> Iterator[Item]:
    yield Panel(place)
    if box.number:
        yield Panel(Place(place.x + numbers - 2, place.y + 14, 2, place.height - 28), Fill.LINE, 0)
    middle = Place(place.x + 10, place.y + (place.height - SEAT) // 2, numbers - 20, SEAT)
    if box.open and place.height >= 2 * SEAT:
        yield Mark(
            Place(middle.x, middle.y + SEAT // 2 + 2, middle.width, SEAT - 12),
            Sign.OPEN,
            Ink.FAINT,
            Fill.PANEL,
        )
        middle = Place(middle.x, middle.y - SEAT // 2 + 2, middle.width, SEAT)
    yield Text(middle, Name(box.number), Ink.FAINT, Fill.PANEL, side=Side.MIDDLE)
    for number, seat in enumerate(box.seats):
        line = Place(place.x, place.y + PADDING + number * SEAT, place.width, SEAT).inset(numbers, 10)
        yield from _drawn(seat, line) if box.open else _ended(seat, line)


def _drawn(seat: Seat, line: Place) -> Iterator[Item]:
    yield Text(line.inset(16, 10), seat.name, Ink.TEXT, Fill.PANEL)


def _ended(seat: Seat, line: Place) -> Iterator[Item]:
    if seat.absent:
        yield Mark(line.part(4, PLACE), Sign.ABSENT, Ink.FAINT, Fill.PANEL)
    else:
        yield Text(line.part(4, PLACE), Name(seat.place), Ink.FAINT, Fill.PANEL, side=Side.MIDDLE)
    tag = TAG if seat.tag else 0
    yield Text(
        line.inset(PLACE + 10, SIGN + 4 + tag),
        seat.name,
        Ink.FAINT if seat.absent else Ink.TEXT,
        Fill.PANEL,
        bold=seat.on or seat.champion,
        struck=seat.absent,
    )
    if seat.tag:
        yield Text(line.part(-SIGN - 4 - TAG, TAG), Name(seat.tag), Ink.FAINT, Fill.PANEL, side=Side.RIGHT)
    if seat.champion or seat.on:
        yield Mark(line.part(-SIGN, SIGN), Sign.STAR if seat.champion else Sign.ON, Ink.GOOD, Fill.PANEL)
