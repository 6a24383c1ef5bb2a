"""What every page has: the heading above, and what the signs mean below."""

from collections.abc import Iterator, Sequence

from bot.pictures.content import Heading, Name
from bot.pictures.page import MARGIN, WIDTH, Fill, Ink, Item, Mark, Panel, Place, Side, Sign, Text

TITLE = 56
TITLE_LINE = 72
LINE = 54
PRIZE = 84
BETWEEN = 20
ABOVE = 12
"""Above what the signs mean."""
INNER = WIDTH - 2 * MARGIN

Legend = Sequence[tuple[Sign | None, str]]


def head_height(heading: Heading) -> int:
    """Return how far down the heading reaches."""
    return MARGIN + TITLE_LINE + LINE + BETWEEN + (0 if heading.champion is None else PRIZE + BETWEEN)


def head(heading: Heading, number: int, pages: int) -> Iterator[Item]:
    """Yield the heading of a page."""
    y = MARGIN - 8
    yield Text(Place(MARGIN, y, INNER, TITLE_LINE), Name(heading.title), size=TITLE, bold=True)
    line = Place(MARGIN, y + TITLE_LINE, INNER, LINE)
    counted = 150 if pages > 1 else 0
    yield Text(line.inset(0, counted), Name(heading.about), Ink.FAINT)
    if counted:
        yield Text(line.part(-counted, counted), Name(f"{number} / {pages}"), Ink.FAINT, side=Side.RIGHT)
    if heading.champion is not None:
        yield from _prize(heading, Place(MARGIN, y + TITLE_LINE + LINE + BETWEEN, INNER, PRIZE))


def foot_height(legend: Legend) -> int:
    """Return how much room what the signs mean takes, with the margin below."""
    return LINE * (len(_lines(legend))) + MARGIN + (ABOVE if legend else 0)


def foot(legend: Legend, y: int) -> Iterator[Item]:
    """Yield what the signs mean, two in a line, and words about no sign in lines of their own."""
    for number, line in enumerate(_lines(legend)):
        for column, (sign, words) in enumerate(line):
            width = INNER if sign is None else INNER // 2
            place = Place(MARGIN + column * width, y + ABOVE + number * LINE, width, LINE)
            if sign is not None:
                yield Mark(place.part(0, 44), sign, Ink.GOOD if sign is Sign.ON else Ink.FAINT)
            yield Text(place.inset(0 if sign is None else 60), Name(words), Ink.FAINT)


def _lines(legend: Legend) -> Sequence[Legend]:
    signs = [entry for entry in legend if entry[0] is not None]
    return [signs[start : start + 2] for start in range(0, len(signs), 2)] + [
        [entry] for entry in legend if entry[0] is None
    ]


def _prize(heading: Heading, place: Place) -> Iterator[Item]:
    assert heading.champion is not None
    yield Panel(place, Fill.PRIZE)
    yield Mark(place.part(20, 52), Sign.STAR, Ink.PRIZE, Fill.PRIZE)
    word = 270
    yield Text(place.inset(88, word + 28), heading.champion, Ink.PRIZE, Fill.PRIZE, 48, bold=True)
    said = Name(heading.champion_word)
    yield Text(place.part(-word - 24, word), said, Ink.PRIZE, Fill.PRIZE, side=Side.RIGHT)
