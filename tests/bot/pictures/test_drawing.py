"""The pictures themselves: what they are, and that everything on them can be seen."""

import io
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from bot.pictures.bracket import bracket_pages
from bot.pictures.card import BACK, Colours, card_image
from bot.pictures.chart import chart_page
from bot.pictures.content import Name
from bot.pictures.drawing import PAIRS, SHADES, draw
from bot.pictures.inked import of_cards
from bot.pictures.page import WIDTH, Face, Fill, Ink, Mark, Page, Place, Sign, Text
from bot.pictures.palette import DARK, LIGHT, Palette
from bot.pictures.sheet import sheet_page
from bot.pictures.standings import standings_pages
from bot.pictures.table import table_page
from tests.bot.pictures.contrast import contrast
from tests.bot.pictures.made import course, cup, game, heading, season, sheet

ALL = (
    *bracket_pages(heading("p1"), cup(16, 4, ended=1)),
    *bracket_pages(heading(), cup(5, 2, ended=2)),
    *standings_pages(heading(), season(5, 1)),
    *standings_pages(heading(), season(40, 1)),
    chart_page(heading(), course((1500, 122), (1510, 120), (1490, 119))),
    chart_page(heading(), course((1510, 122))),
    table_page(game()),
    table_page(game(2)),
    sheet_page(sheet()),
    sheet_page(sheet(2, 3)),
)
LARGEST = 10 * 2**20
"""Bytes of a file that Discord takes from anybody (its documentation, uploading files)."""


def opened(page: Page, palette: Palette) -> Image.Image:
    return Image.open(io.BytesIO(draw(page, palette))).convert("RGB")


@pytest.mark.parametrize("palette", [DARK, LIGHT])
def test_everything_written_has_contrast_enough(palette: Palette) -> None:
    for ink, under in PAIRS:
        if not isinstance(ink, Fill):
            ratio = contrast(getattr(palette, ink.value), getattr(palette, under.value))
            assert ratio >= 4.5, (ink, under)


@pytest.mark.parametrize("palette", [DARK, LIGHT])
@pytest.mark.parametrize("page", ALL)
def test_a_page_becomes_a_picture_of_its_size(page: Page, palette: Palette) -> None:
    written = draw(page, palette)
    with Image.open(io.BytesIO(written)) as image:
        assert (image.format, image.size) == ("PNG", (WIDTH, page.height))
    assert len(written) < LARGEST


@pytest.mark.parametrize("palette", [DARK, LIGHT])
@pytest.mark.parametrize("page", ALL)
def test_every_text_and_sign_leaves_its_colour_in_its_place(page: Page, palette: Palette) -> None:
    image = opened(page, palette)
    for item in page.items:
        if isinstance(item, Text | Mark) and (isinstance(item, Mark) or item.name.text):
            place = item.place
            cell = image.crop((place.x, place.y, place.right, place.bottom))
            assert cell.getcolors() is not None
            ink = getattr(palette, item.ink.value)
            assert ink in {colour for _, colour in cell.getcolors() or ()}, item


def test_nothing_reaches_out_of_its_place() -> None:
    place = Place(100, 100, 300, 50)
    page = Page(400, (Text(place, Name("Z\u0363\u0334" * 9 + "ﷺ" * 20 + "W" * 32)),))
    image = opened(page, DARK)
    image.paste(DARK.ground, (place.x, place.y, place.right, place.bottom))
    assert image.getcolors() == [(WIDTH * 400, DARK.ground)]


def test_who_has_left_is_struck_out_and_who_never_came_too() -> None:
    """Not by colour alone: the line is the same for those who see none."""
    for struck in (True, False):
        page = Page(100, (Text(Place(0, 0, 500, 100), Name("oooooooooooo"), struck=struck),))
        rows = opened(page, DARK).crop((0, 0, 200, 100)).convert("L")
        full = [y for y in range(100) if min(rows.crop((0, y, 200, y + 1)).tobytes()) > 200]
        assert bool(full) is struck


@pytest.mark.parametrize("sign", Sign)
def test_signs_differ_in_shape(sign: Sign) -> None:
    drawn = {}
    for each in Sign:
        page = Page(60, (Mark(Place(0, 0, 60, 60), each, Ink.GOOD),))
        drawn[each] = draw(page, DARK)
    assert sum(picture == drawn[sign] for picture in drawn.values()) == 1


@pytest.mark.parametrize("palette", [DARK, LIGHT])
def test_cards_look_on_a_page_as_they_do_alone(palette: Palette) -> None:
    """They are drawn in fewer colours there: none may be far from its own."""
    two = replace(sheet(), two_colours=True)
    for page in (table_page(game()), sheet_page(sheet()), sheet_page(two)):
        image = opened(page, palette)
        for item in page.items:
            if isinstance(item, Face) and item.on is Fill.PANEL and item.card != BACK:
                place = item.place
                shown = image.crop((place.x, place.y, place.right, place.bottom))
                alone = Image.new("RGBA", shown.size, palette.panel)
                colours = Colours.TWO if item.two_colours else Colours.FOUR
                alone.alpha_composite(card_image(item.card, place.width, colours))
                apart = ImageChops.difference(shown, alone.convert("RGB"))
                assert apart.point(lambda off: 255 if off > 40 else 0).getbbox() is None, item.card


def test_all_colours_have_a_number() -> None:
    for palette in (DARK, LIGHT):
        assert len(PAIRS) * SHADES + len(of_cards(palette)) // 3 <= 256
