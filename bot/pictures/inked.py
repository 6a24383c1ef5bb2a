"""Cards as numbers of colours: a picture has few of them, and those of cards stand behind all others."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import Final

from PIL import Image

from bot.pictures.card import BACK_INK, EDGE, INKS, JOKER_INK, Colours, card_image
from bot.pictures.card import FACE as PAPER
from bot.pictures.page import Face, Fill
from bot.pictures.palette import Colour, Palette

STEPS: Final = 10
"""Shades of an ink on the face of a card."""
EDGES: Final = 6
"""Shades of the edge on the face, and on what a card lies on."""
GROUNDS: Final = (Fill.GROUND, Fill.PANEL, Fill.PRIZE)


def of_cards(palette: Palette) -> bytes:
    """Return the colours by their numbers, the first of which is 0 here."""
    return bytes(chain.from_iterable(_colours(palette)))


def numbered(face: Face, palette: Palette) -> tuple[Image.Image, Image.Image]:
    """Return a card as the numbers of its colours, and where anything of it is."""
    colours = Colours.TWO if face.two_colours else Colours.FOUR
    return _numbered(face.card, face.place.width, colours, face.on, palette=palette)


@lru_cache(512)
def _numbered(
    card: str, width: int, colours: Colours, on: Fill, *, palette: Palette
) -> tuple[Image.Image, Image.Image]:
    drawn = card_image(card, width, colours)
    ground = Image.new("RGBA", drawn.size, getattr(palette, on.value))
    ground.alpha_composite(drawn)
    found = ground.convert("RGB").quantize(palette=_inks(palette), dither=Image.Dither.NONE)
    there = drawn.getchannel("A").point(lambda share: 255 if share > 8 else 0)
    return Image.frombytes("L", drawn.size, found.tobytes()), there


@lru_cache(4)
def _inks(palette: Palette) -> Image.Image:
    image, colours = Image.new("P", (1, 1)), of_cards(palette)
    # What is left is the last colour again: else it would be black, which cards may come near to.
    image.putpalette(colours + colours[-3:] * (256 - len(colours) // 3))
    return image


def _colours(palette: Palette) -> Iterator[tuple[int, ...]]:
    # Black and red are among the four.
    inks = (*INKS[Colours.FOUR].values(), JOKER_INK, BACK_INK)
    yield PAPER
    for ink in inks:
        yield from _between(PAPER, ink, STEPS)
    yield from _between(PAPER, EDGE, EDGES)
    for ground in GROUNDS:
        yield from _between(EDGE, getattr(palette, ground.value), EDGES)


def _between(one: Colour, other: Colour, steps: int) -> Iterator[tuple[int, ...]]:
    """Yield shades from one colour, which is left out, to another."""
    for step in range(1, steps + 1):
        yield tuple(round(a + (b - a) * step / steps) for a, b in zip(one, other, strict=True))
