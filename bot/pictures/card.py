"""Cards as they look: a face with a large letter and a large suit, a joker, the back; in any size, without a ground."""

import io
from enum import StrEnum
from functools import lru_cache
from itertools import product
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.letters import font
from bot.pictures.palette import Colour


class Colours(StrEnum):
    """In how many colours the suits are drawn."""

    FOUR = "4"
    TWO = "2"


LETTERS: Final = (*map(str, range(2, 11)), *"JQKAWD")
"""What stands on cards for their ranks; jack and queen are W and D in Polish."""
SUITS: Final = "CDHS"
JOKER: Final = "joker"
BACK: Final = "back"
CARDS: Final = (*map("".join, product(LETTERS, SUITS)), *SUITS, JOKER, BACK)
"""Everything that can be drawn: each letter with each suit (`10H`), each suit alone (`H`), a joker, the back."""

WIDE: Final = 104
HIGH: Final = 128
"""The shape of a card; all lengths below belong to a card of this size, in pixels."""

FACE: Final[Colour] = (253, 253, 250)
EDGE: Final[Colour] = (88, 96, 110)
"""Dark enough to be seen on white; on a dark ground the face itself is."""
JOKER_INK: Final[Colour] = (112, 38, 150)
BACK_INK: Final[Colour] = (24, 92, 62)
_BLACK, _RED = (20, 20, 24), (204, 14, 36)
INKS: Final = {
    Colours.FOUR: {"C": (0, 112, 52), "D": (14, 82, 204), "H": _RED, "S": _BLACK},
    Colours.TWO: {"C": _BLACK, "D": _RED, "H": _RED, "S": _BLACK},
}
"""The colours of the suits: black spades and red hearts in both sets."""
_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_RADIUS, _LINE = 16, 5
_LETTER = (11, 10, 93, 62)
_SUIT = (18, 66, 86, 120)
_SUIT_ALONE = (12, 24, 92, 104)
_STAR, _WORD = (8, 9, 96, 93), (12, 95, 92, 118)
_FINE: Final = 4
"""Drawn so many times larger, and made smaller, so that edges are smooth."""
_GLYPH: Final = 512
"""The size letters are taken from the font in, before they are fitted."""
_BOLDER: Final = 8
"""By so much letters are thicker than the font has them, in pixels of that size."""
_WIDER: Final = {"10": 0.88, "J": 1.2, "Q": 1.15, "♣": 1.1, "♦": 1.35, "♥": 1.15, "♠": 1.1}
"""How much wider than in the font something may be: what hangs below the line, or is slim, would come out small."""

_Box = tuple[int, int, int, int]


def drawn_alike(card: str) -> bool:
    """Tell whether a card looks the same in four colours and in two."""
    return _ink(card, Colours.FOUR) == _ink(card, Colours.TWO)


def card_height(width: int) -> int:
    """Return how high a card of this width is."""
    return round(width * HIGH / WIDE)


@lru_cache(128)
def card_image(card: str, width: int, colours: Colours = Colours.FOUR) -> Image.Image:
    """Return a card, one of `CARDS`, as wide as that in pixels, with nothing around it; it is not to be drawn into."""
    if card not in CARDS:
        raise ValueError(card)
    scale = _FINE * width / WIDE
    large = _blank(scale)
    if card == BACK:
        _weave(large, scale)
    for box, sign in _signs(card):
        _ink_in(large, sign, _scaled(box, scale), _ink(card, colours))
    return large.resize((width, card_height(width)), Image.Resampling.BOX)


def emoji(card: str, colours: Colours = Colours.FOUR) -> bytes:
    """Return a card as a PNG of 128 by 128, the size of Discord's emojis, with nothing beside the card."""
    square = Image.new("RGBA", (HIGH, HIGH), (*FACE, 0))
    square.paste(card_image(card, WIDE, colours), ((HIGH - WIDE) // 2, 0))
    written = io.BytesIO()
    square.save(written, "PNG", compress_level=9)
    return written.getvalue()


def _ink(card: str, colours: Colours) -> Colour:
    if card in (JOKER, BACK):
        return JOKER_INK if card == JOKER else BACK_INK
    return INKS[colours][card[-1]]


def _signs(card: str) -> tuple[tuple[_Box, str], ...]:
    """Return what stands where on a card."""
    if card == BACK:
        return ()
    if card == JOKER:
        return ((_STAR, "★"), (_WORD, "JOKER"))
    letter, sign = card[:-1], _SIGNS[card[-1]]
    return ((_LETTER, letter), (_SUIT, sign)) if letter else ((_SUIT_ALONE, sign),)


def _blank(scale: float) -> Image.Image:
    """Return a card with nothing on it."""
    size = (round(WIDE * scale), round(HIGH * scale))
    card = Image.new("RGBA", size, (*EDGE, 0))
    ImageDraw.Draw(card).rounded_rectangle(
        (0, 0, size[0] - 1, size[1] - 1), _RADIUS * scale, (*FACE, 255), (*EDGE, 255), round(_LINE * scale)
    )
    return card


def _weave(card: Image.Image, scale: float) -> None:
    """Draw the pattern of the back."""
    inner = (12, 12, WIDE - 13, HIGH - 13)
    size = card.size
    pattern = Image.new("RGB", size, BACK_INK)
    pen = ImageDraw.Draw(pattern)
    step, high, thick = 40 * scale, size[1], round(7 * scale)
    for number in range(-3, 4):
        x = size[0] / 2 - high / 2 + number * step
        pen.line((x, 0, x + high, high), FACE, thick)
        pen.line((x, high, x + high, 0), FACE, thick)
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).rounded_rectangle(_scaled(inner, scale), 8 * scale, 255)
    card.paste(pattern, (0, 0), mask)


def _ink_in(card: Image.Image, sign: str, box: _Box, ink: Colour) -> None:
    """Draw letters or a sign as large as fits into a box, in its middle."""
    left, top, right, bottom = box
    glyph = _glyph(sign)
    wide = glyph.width * _WIDER.get(sign, 1)
    share = min((bottom - top) / glyph.height, (right - left) / wide)
    width, height = round(wide * share), round(glyph.height * share)
    fitted = glyph.resize((width, height), Image.Resampling.LANCZOS)
    card.paste((*ink, 255), ((left + right - width) // 2, (top + bottom - height) // 2), fitted)


@lru_cache(64)
def _glyph(sign: str) -> Image.Image:
    face = font(_GLYPH, bold=True)
    bolder = _BOLDER if sign.isalnum() else 0
    left, top, right, bottom = map(int, face.getbbox(sign, stroke_width=bolder))
    mask = Image.new("L", (right - left + 4, bottom - top + 4), 0)
    ImageDraw.Draw(mask).text((2 - left, 2 - top), sign, 255, font=face, stroke_width=bolder)
    return mask.crop(mask.getbbox())


def _scaled(box: _Box, scale: float) -> _Box:
    left, top, right, bottom = (round(edge * scale) for edge in box)
    return left, top, right, bottom
