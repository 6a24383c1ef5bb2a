"""The font: which letters it has, how wide words are in it, and how much of them fits."""

import unicodedata
from functools import lru_cache
from pathlib import Path

from PIL import ImageFont

from bot.pictures.content import Name

FONTS = Path(__file__).parent / "fonts"
STRANGE = "\u25af"
"""Stands for letters the font does not have."""
CUT = "\u2026"
STROKES = frozenset(map(chr, range(0x334, 0x339)))
"""Marks that strike letters out: in a picture that means something."""
_NO_LETTER = "\uffff"
_REMEMBERED = 8192


@lru_cache
def font(size: int, *, bold: bool) -> ImageFont.FreeTypeFont:
    """Return the font in a size in pixels."""
    return ImageFont.truetype(FONTS / f"LastCardSans-{'Bold' if bold else 'Regular'}.ttf", size)


def legible(text: str) -> str:
    """Return a text with one sign for each row of letters the font does not have; empty where it has none of them.

    What nobody sees anyway (joiners, variation selectors) is left out, and marks that strike letters out.
    """
    kept: list[str] = []
    for letter in filter(_is_seen, text):
        if has(letter):
            kept.append(letter)
        elif unicodedata.category(letter) not in {"Mn", "Me"} and kept[-1:] != [STRANGE]:
            kept.append(STRANGE)
    shown = " ".join("".join(kept).split())
    return shown if any(unicodedata.category(letter)[0] in "LN" for letter in shown) else ""


@lru_cache(_REMEMBERED)
def has(letter: str) -> bool:
    """Tell whether the font has a letter."""
    return letter.isspace() or _drawn(letter) != _drawn(_NO_LETTER)


@lru_cache(_REMEMBERED)
def _is_seen(letter: str) -> bool:
    return letter.isspace() or (letter not in STROKES and any(_drawn(letter)))


def _drawn(letter: str) -> bytes:
    return bytes(font(16, bold=False).getmask(letter))


@lru_cache(_REMEMBERED)
def fitted(name: Name, size: int, width: int, *, bold: bool) -> str:
    """Return so much of a name as fits, with an ellipsis where something is missing; its mark is always there."""
    face = font(size, bold=bold)
    mark = f" {name.mark}" if name.mark else ""
    whole = (name.text + mark).strip()
    if face.getlength(whole) <= width:
        return whole
    # Letters join, so that a part may be wider than its share: what fits is searched for.
    low, high = 0, len(name.text)
    while low < high:
        middle = (low + high + 1) // 2
        if face.getlength(name.text[:middle].rstrip() + CUT + mark) <= width:
            low = middle
        else:
            high = middle - 1
    return _whole_letters(name.text, low).rstrip() + CUT + mark


def _whole_letters(text: str, count: int) -> str:
    """Return the beginning of a text, without a letter whose marks are not in it."""
    while 0 < count < len(text) and unicodedata.category(text[count]) in {"Mn", "Me", "Mc"}:
        count -= 1
    return text[:count]
