"""Where the lines of a rating stand, whatever it does."""

import io

from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.pictures.chart import MOST_LINES, chart_page, scale
from bot.pictures.drawing import draw
from bot.pictures.page import Curve, Fill, Ink, Panel, Text
from bot.pictures.palette import DARK, LIGHT
from tests.bot.pictures.made import course, heading
from tests.bot.pictures.test_layout import check, within

ratings = st.lists(st.tuples(st.integers(300, 2900), st.integers(1, 130)), min_size=1, max_size=300)


@given(ratings)
def test_everything_stands_in_its_place(points: list[tuple[int, int]]) -> None:
    page = chart_page(heading(), course(*points))
    check(page)
    (panel,) = [item for item in page.items if isinstance(item, Panel) and item.radius]
    for curve in (item for item in page.items if isinstance(item, Curve)):
        assert curve.on is panel.fill
        assert within(curve.place, panel.place)
        assert len(curve.points) == len(points)
        assert all(
            curve.dot <= x <= curve.place.width - curve.dot and 0 <= y <= curve.place.height
            for x, y in curve.points
        )


@given(ratings)
def test_the_grid_is_around_everything_and_not_close(points: list[tuple[int, int]]) -> None:
    low, high, step = scale(course(*points))
    assert low <= min(value - margin for value, margin in points)
    assert high >= max(value + margin for value, margin in points)
    assert low % step == high % step == 0
    assert 1 <= (high - low) // step <= MOST_LINES


def test_a_better_rating_stands_higher_and_a_later_one_further_right() -> None:
    page = chart_page(heading(), course((1500, 100), (1600, 90), (1550, 80)))
    lower, upper, line = [item for item in page.items if isinstance(item, Curve)]
    (first, second, third) = line.points
    assert first[0] < second[0] < third[0]
    assert second[1] < third[1] < first[1]
    for (_, low), (_, middle), (_, high) in zip(lower.points, line.points, upper.points, strict=True):
        assert high < middle < low


def test_each_line_of_the_grid_has_its_figure_beside_it() -> None:
    page = chart_page(heading(), course((1500, 100), (1600, 90)))
    lines = [item.place for item in page.items if isinstance(item, Panel) and item.fill is Fill.LINE]
    labels = [item for item in page.items if isinstance(item, Text) and item.name.text.isdecimal()]
    assert [label.name.text for label in labels] == ["1400", "1450", "1500", "1550", "1600", "1650", "1700"]
    middles = [(label.place.y + label.place.bottom) // 2 for label in labels]
    assert middles == [(line.y + line.bottom) // 2 for line in lines]


def test_the_lines_can_be_seen_and_change_nothing_beside_them() -> None:
    page = chart_page(heading(), course((1500, 100), (1600, 90), (1400, 80)))
    line = [item for item in page.items if isinstance(item, Curve)][-1]
    for palette in (DARK, LIGHT):
        image = Image.open(io.BytesIO(draw(page, palette))).convert("RGB")
        for x, y in line.points[1:]:  # the first is the edge of the line
            assert image.getpixel((line.place.x + x, line.place.y + y)) == palette.good
        assert image.getpixel((line.place.x + 3, line.place.bottom - 8)) == palette.panel
    assert line.ink is Ink.GOOD


def test_of_one_match_there_is_one_date_and_no_line_is_explained() -> None:
    def words(*points: tuple[int, int]) -> list[str]:
        items = chart_page(heading(), course(*points)).items
        return [item.name.text for item in items if isinstance(item, Text)]

    lines = {"Thick: the rating", "Thin: how far off it may be", "2026-11-30"}
    assert lines <= {*words((1500, 100), (1600, 90))}
    assert not lines & {*words((1500, 100))}
    assert "2026-01-01" in words((1500, 100))
