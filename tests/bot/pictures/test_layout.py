"""Where things stand: nothing over anything else, nothing outside, nothing small, whoever plays."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pictures.bracket import bracket_pages, page_of_stage
from bot.pictures.letters import fitted
from bot.pictures.page import MARGIN, TALLEST, TEXT, WIDTH, Fill, Mark, Page, Panel, Place, Sign, Text
from bot.pictures.standings import standings_pages
from tests.bot.pictures.made import cup, heading, season

PHONE = 360
"""How wide a narrow phone is."""


def apart(one: Place, other: Place) -> bool:
    return one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


def within(inner: Place, outer: Place) -> bool:
    return (
        outer.x <= inner.x
        and inner.right <= outer.right
        and outer.y <= inner.y
        and inner.bottom <= outer.bottom
    )


def on_the_round(place: Place, panel: Panel) -> bool:
    """Tell whether no corner of a place lies where the corners of a panel are rounded off."""
    rounded, radius = panel.place, panel.radius
    for x in (place.x - rounded.x, rounded.right - place.right):
        for y in (place.y - rounded.y, rounded.bottom - place.bottom):
            if x < radius and y < radius and (radius - x) ** 2 + (radius - y) ** 2 > radius**2:
                return False
    return True


def check(page: Page) -> None:
    canvas = Place(0, 0, WIDTH, page.height)
    panels = [item for item in page.items if isinstance(item, Panel) and item.radius]
    written = [item for item in page.items if isinstance(item, Text | Mark)]
    assert page.height <= TALLEST
    assert all(within(item.place, canvas) and item.place.width > 0 for item in page.items)
    assert all(apart(one.place, other.place) for one, other in combinations(panels, 2))
    assert all(apart(one.place, other.place) for one, other in combinations(written, 2))
    for item in written:
        under = [panel for panel in panels if not apart(item.place, panel.place)]
        assert [panel.fill for panel in under] == ([] if item.on is Fill.GROUND else [item.on])
        assert all(within(item.place, panel.place) and on_the_round(item.place, panel) for panel in under)


def names(pages: tuple[Page, ...]) -> list[str]:
    """Return the people on pages, in order."""
    texts = (item.name.text for page in pages for item in page.items if isinstance(item, Text))
    return [text for text in texts if text.startswith("p") and text[1:].isdecimal()]


@given(st.integers(2, 256), st.integers(2, 8), st.integers(1, 8), st.integers(0, 8), st.booleans())
def test_a_cup_of_any_size_stands_in_order_and_whole(
    entrants: int, size: int, stages: int, ended: int, won: bool
) -> None:
    bracket = cup(entrants, size, stages=stages, ended=ended)
    pages = bracket_pages(heading("p1" if won else None), bracket)
    for page in pages:
        check(page)
    seats = [seat.name.text for stage in bracket.stages for box in stage.boxes for seat in box.seats]
    assert sorted(names(pages)) == sorted(seats + ["p1"] * won * len(pages))


@given(st.integers(0, 256), st.integers(0, 256), st.booleans())
def test_a_season_of_any_size_stands_in_order_and_whole(entrants: int, gone: int, won: bool) -> None:
    pages = standings_pages(heading("P" if won else None), season(entrants, gone))
    for page in pages:
        check(page)
    assert names(pages) == [f"p{rank}" for rank in range(1, entrants + 1)]


@pytest.mark.parametrize("size", range(2, 9))
def test_a_stage_of_sixty_four_is_one_page_and_what_follows_another(size: int) -> None:
    (page,) = bracket_pages(heading(), cup(64, size, stages=1))
    assert len(names((page,))) == 64
    assert len(bracket_pages(heading(), cup(64, size, ended=9))) == (3 if size == 2 else 2)
    assert page_of_stage(heading(), cup(64, size, ended=9), 0) == 0
    assert page_of_stage(heading(), cup(64, size, ended=9), 1) == 1


def test_up_to_sixty_four_are_one_page_of_standings() -> None:
    assert [len(standings_pages(heading(), season(count))) for count in (1, 64, 65, 256)] == [1, 1, 2, 4]


def test_a_small_cup_is_one_page_and_its_stages_stand_in_order() -> None:
    (page,) = bracket_pages(heading(), cup(16, 4, ended=1))
    titles = [item.name.text for item in page.items if isinstance(item, Text) and "Stage" in item.name.text]
    assert titles == ["Stage 1", "Stage 2"]


def test_the_numbers_of_a_season_stand_under_heads_that_are_whole() -> None:
    for count in (3, 40):
        (page,) = standings_pages(heading(), season(count))
        heads = [
            item for item in page.items if isinstance(item, Text) and item.name.text in {"Pts", "W", "P"}
        ]
        assert len(heads) in {3, 6}
        assert all(
            fitted(item.name, item.size, item.place.width, bold=False) == item.name.text for item in heads
        )


def test_a_table_that_is_alone_has_the_whole_width() -> None:
    for entrants in (3, 4):
        (page,) = bracket_pages(heading(), cup(entrants, 2, stages=1) if entrants == 3 else cup(4, 4))
        widths = {item.place.width for item in page.items if isinstance(item, Panel) and item.radius}
        assert widths == {WIDTH - 2 * MARGIN}


def test_nothing_is_smaller_than_fourteen_pixels_of_a_phone() -> None:
    pages = (*bracket_pages(heading("p1"), cup(256, 2)), *standings_pages(heading("p1"), season(256)))
    sizes = [item.size for page in pages for item in page.items if isinstance(item, Text)]
    assert min(sizes) == TEXT
    assert TEXT * PHONE / WIDTH >= 14


def test_each_page_says_which_it_is() -> None:
    pages = bracket_pages(heading(), cup(256, 4, stages=1))
    said = [item.name.text for page in pages for item in page.items if isinstance(item, Text)]
    assert [text for text in said if "/" in text] == ["1 / 4", "2 / 4", "3 / 4", "4 / 4"]


def test_only_signs_that_are_used_are_explained() -> None:
    def explained(ended: int) -> set[str]:
        (page,) = bracket_pages(heading(), cup(6, 3, stages=1, ended=ended))
        words = {item.name.text for item in page.items if isinstance(item, Text)}
        return words & {"goes on", "was not there", "is being played"}

    assert explained(0) == {"is being played"}
    assert explained(1) == {"goes on", "was not there"}


def test_each_page_explains_the_signs_on_it() -> None:
    meanings = {Sign.ON: "goes on", Sign.ABSENT: "was not there", Sign.OPEN: "is being played"}
    pages = bracket_pages(heading(), cup(100, 4, stages=2, ended=1))
    assert len(pages) == 3
    for page in pages:
        signs = {item.sign for item in page.items if isinstance(item, Mark)}
        words = {item.name.text for item in page.items if isinstance(item, Text)}
        assert words & set(meanings.values()) == {meanings[sign] for sign in signs}
