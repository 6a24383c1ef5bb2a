"""The course of a rating on one page: a thick line, and thin ones between which it is most likely to be."""

from collections.abc import Iterator
from typing import Final

from bot.pictures.content import Course, Heading, Name
from bot.pictures.frame import INNER, Legend, foot, foot_height, head, head_height
from bot.pictures.page import DIGIT, MARGIN, Curve, Fill, Ink, Item, Page, Panel, Place, Side, Text

PLOT: Final = 560
"""How tall the part is in which the lines are."""
ABOVE: Final = 40
DATES: Final = 64
PADDING: Final = 28
STEPS: Final = (10, 20, 50, 100, 200, 500)
"""What may lie between two lines of the grid."""
MOST_LINES: Final = 6
DOT: Final = 12
FOUR_DIGITS: Final = 4 * DIGIT + 16


def chart_page(heading: Heading, course: Course) -> Page:
    """Lay the course of a rating out."""
    top = head_height(heading)
    panel = Place(MARGIN, top, INNER, ABOVE + PLOT + DATES)
    legend: Legend = [(None, course.line_words), (None, course.margin_words)] if _has_lines(course) else []
    bottom = panel.bottom
    items = (*head(heading, 1, 1), Panel(panel), *_inside(course, panel), *foot(legend, bottom))
    return Page(bottom + foot_height(legend), items)


def _inside(course: Course, panel: Place) -> Iterator[Item]:
    low, high, step = scale(course)
    plot = Place(
        panel.x + PADDING + FOUR_DIGITS,
        panel.y + ABOVE,
        panel.width - 2 * PADDING - FOUR_DIGITS,
        PLOT,
    )
    for figure in range(low, high + 1, step):
        y = plot.y + _down(figure, low, high)
        yield Panel(Place(plot.x, y - 1, plot.width, 2), Fill.LINE, 0)
        label = Place(panel.x + PADDING, y - 24, FOUR_DIGITS - 16, 48)
        yield Text(label, Name(str(figure)), Ink.FAINT, Fill.PANEL, side=Side.RIGHT)
    for sign in (-1, 1):
        bound = [value + sign * margin for value, margin in course.points]
        yield Curve(plot, _through(bound, plot, low, high), Ink.FAINT, Fill.PANEL, 2)
    values = [value for value, _ in course.points]
    yield Curve(plot, _through(values, plot, low, high), Ink.GOOD, Fill.PANEL, 6, DOT)
    dates = Place(plot.x, plot.bottom + 8, plot.width, DATES - 16)
    half = plot.width // 2
    yield Text(dates.part(0, half), Name(course.first), Ink.FAINT, Fill.PANEL)
    if _has_lines(course):
        last = dates.part(half, plot.width - half)
        yield Text(last, Name(course.last), Ink.FAINT, Fill.PANEL, side=Side.RIGHT)


def _has_lines(course: Course) -> bool:
    """Tell whether there are lines to explain: of one match there is a dot, and one date."""
    return len(course.points) > 1


def scale(course: Course) -> tuple[int, int, int]:
    """Return the lowest and the highest figure of the grid, and what lies between its lines."""
    lowest = min(value - margin for value, margin in course.points)
    highest = max(value + margin for value, margin in course.points)
    usual = (step for step in STEPS if _lines(lowest, highest, step) <= MOST_LINES)
    step = next(usual, STEPS[-1])
    low = lowest // step * step
    return low, low + _lines(lowest, highest, step) * step, step


def _lines(lowest: int, highest: int, step: int) -> int:
    """Return how many steps there are from the line below everything to the one above."""
    return max(-(-highest // step) - lowest // step, 1)


def _down(figure: int, low: int, high: int) -> int:
    """Return how far below the upper edge of the plot a figure stands."""
    return round(PLOT * (high - figure) / (high - low))


def _through(figures: list[int], plot: Place, low: int, high: int) -> tuple[tuple[int, int], ...]:
    """Return the points of a line through figures, at equal distances."""
    apart = max(len(figures) - 1, 1)
    room = plot.width - 2 * DOT
    return tuple(
        (DOT + round(room * number / apart), _down(figure, low, high))
        for number, figure in enumerate(figures)
    )
