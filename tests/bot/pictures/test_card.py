"""Cards as pictures: each different from every other, in shape too, legible when small, and always the same bytes."""

import io
import subprocess
import sys
from hashlib import sha256
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.pictures.card import (
    BACK,
    CARDS,
    EDGE,
    FACE,
    HIGH,
    INKS,
    JOKER,
    JOKER_INK,
    LETTERS,
    SUITS,
    Colours,
    card_image,
    drawn_alike,
    emoji,
)
from bot.pictures.palette import Colour
from tests.bot.pictures.contrast import contrast

GROUNDS: tuple[Colour, ...] = ((0x31, 0x33, 0x38), (0x1A, 0x1A, 0x1E), (0xFF, 0xFF, 0xFF))
"""What Discord shows messages on: two dark grounds and the light one."""
SIZES = (22, 33, 48)
"""How large Discord shows an emoji, in pixels."""
LARGEST_FILE = 8 * 1024


def as_image(card: str, colours: Colours = Colours.FOUR) -> Image.Image:
    return Image.open(io.BytesIO(emoji(card, colours))).convert("RGBA")


def seen(card: str, size: int, ground: Colour, colours: Colours = Colours.FOUR) -> Image.Image:
    """Return a card as Discord shows it: made small, on a ground."""
    small = as_image(card, colours).resize((size, size), Image.Resampling.LANCZOS)
    shown = Image.new("RGB", (size, size), ground)
    shown.paste(small, (0, 0), small)
    return shown


def contact_sheet(colours: Colours) -> Image.Image:
    """Return all cards in all sizes on all grounds, to be looked at."""
    each = len(LETTERS)
    rows = -(-len(CARDS) // each)
    sheet = Image.new("RGB", (each * (SIZES[-1] + 4), sum(size + 4 for size in SIZES) * len(GROUNDS) * rows))
    y = 0
    for size in SIZES:
        for ground in GROUNDS:
            sheet.paste(ground, (0, y, sheet.width, y + rows * (size + 4)))
            for place, card in enumerate(CARDS):
                x, down = place % each * (size + 4) + 2, y + place // each * (size + 4) + 2
                sheet.paste(seen(card, size, ground, colours), (x, down))
            y += rows * (size + 4)
    return sheet


@pytest.mark.parametrize("colours", Colours)
def test_every_card_has_the_size_and_the_form_of_an_emoji(colours: Colours) -> None:
    for card in CARDS:
        picture = Image.open(io.BytesIO(emoji(card, colours)))
        assert (picture.format, picture.size, picture.mode) == ("PNG", (HIGH, HIGH), "RGBA")
        solid = picture.getchannel("A")
        assert solid.getpixel((0, 0)) == 0, "there is nothing beside the card"
        assert solid.getpixel((64, 8)) == 255
        assert len(emoji(card, colours)) <= LARGEST_FILE


@pytest.mark.parametrize("colours", Colours)
def test_no_two_cards_look_alike_at_the_smallest_size_even_without_colours(colours: Colours) -> None:
    for ground in GROUNDS:
        grey = {card: seen(card, SIZES[0], ground, colours).convert("L") for card in CARDS}
        for one, other in combinations(CARDS, 2):
            apart = ImageChops.difference(grey[one], grey[other]).point(lambda step: 255 * (step > 64))
            assert ImageStat.Stat(apart).sum[0] >= 255 * 4, (one, other)


def test_suits_differ_in_shape_and_not_in_colour_alone() -> None:
    def shape(suit: str) -> Image.Image:
        return seen(f"8{suit}", SIZES[0], GROUNDS[0]).convert("L").point(lambda step: 255 * (step > 170))

    for one, other in combinations(SUITS, 2):
        apart = ImageStat.Stat(ImageChops.difference(shape(one), shape(other))).sum[0] / 255
        assert apart >= 8, (one, other)


def test_two_colours_are_black_and_red_and_four_are_four() -> None:
    assert len(set(INKS[Colours.FOUR].values())) == 4
    assert len(set(INKS[Colours.TWO].values())) == 2
    for card in CARDS:
        assert drawn_alike(card) == (emoji(card, Colours.FOUR) == emoji(card, Colours.TWO)), card
    assert [drawn_alike(f"8{suit}") for suit in SUITS] == [False, False, True, True]
    assert drawn_alike(JOKER)
    assert drawn_alike(BACK)


def test_what_stands_on_a_card_can_be_read_and_its_edge_seen_on_white() -> None:
    inks = [*INKS[Colours.FOUR].values(), *INKS[Colours.TWO].values(), JOKER_INK]
    assert min(contrast(ink, FACE) for ink in inks) >= 4.5
    assert contrast(EDGE, GROUNDS[2]) >= 4.5
    assert min(contrast(FACE, ground) for ground in GROUNDS[:2]) >= 4.5


@pytest.mark.parametrize("ground", GROUNDS)
def test_a_card_stands_out_from_every_ground_also_when_it_is_small(ground: Colour) -> None:
    """Going in from the left, the first step from ground to card can be seen."""
    for card in ("8H", "10S", BACK):
        line = seen(card, SIZES[0], ground)
        steps = line.crop((0, 11, 8, 12)).tobytes()
        seen_there = zip(steps[::3], steps[1::3], steps[2::3], strict=True)
        assert max(contrast(ground, step) for step in seen_there) >= 3, card


def test_the_same_card_is_the_same_bytes_in_another_process() -> None:
    program = "import sys; from bot.pictures.card import emoji; sys.stdout.buffer.write(emoji('QD'))"
    there = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True).stdout
    assert sha256(there).digest() == sha256(emoji("QD")).digest()


def test_a_card_can_be_drawn_in_any_size_and_keeps_its_shape() -> None:
    images = [card_image("KS", width) for width in (20, 52, 104, 260)]
    assert [image.width for image in images] == [20, 52, 104, 260]
    for smaller, larger in pairwise(images):
        assert smaller.width / smaller.height == pytest.approx(larger.width / larger.height, abs=0.05)
        shrunk = larger.resize(smaller.size, Image.Resampling.BOX)
        apart = ImageStat.Stat(ImageChops.difference(shrunk, smaller)).mean
        assert max(apart) < 16


def test_what_is_no_card_is_refused() -> None:
    with pytest.raises(ValueError, match="1H"):
        card_image("1H", 52)


def test_a_sheet_of_all_cards_can_be_made_to_be_looked_at() -> None:
    sheet = contact_sheet(Colours.FOUR)
    assert sheet.width == len(LETTERS) * 52
    assert len(set(sheet.crop((0, 0, 26, 26)).tobytes())) > 10
