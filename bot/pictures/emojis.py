"""Cards as emojis: their pictures, and the names they have at Discord.

A name tells in which colours which card is drawn, and how: `lc4_8D_ab12cd` in four colours, `lc2_…` in two, `lc_8H_…` where
both look the same. Its end is of the picture's hash, so that another picture has another name.
"""

import re
from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Final, NamedTuple

from bot.pictures.card import CARDS, Colours, drawn_alike, emoji

_NAME: Final = re.compile(r"lc(?P<colours>[24]?)_(?P<card>[0-9A-Za-z]+)_[0-9a-f]{6}", re.ASCII)


class Named(NamedTuple):
    """What a name says: which card it is, and in which colours it can be shown."""

    card: str
    colours: tuple[Colours, ...]


def drawn_emojis() -> Mapping[str, bytes]:
    """Return all there are by their names, each as a PNG."""
    return dict(_drawn())


def read_name(name: str) -> Named | None:
    """Return what a name says; None for the emojis of somebody else."""
    found = _NAME.fullmatch(name)
    if found is None or found["card"] not in CARDS:
        return None
    alike = not found["colours"]
    return Named(found["card"], tuple(Colours) if alike else (Colours(found["colours"]),))


def _drawn() -> Iterator[tuple[str, bytes]]:
    for card in CARDS:
        alike = drawn_alike(card)
        for colours in (Colours.FOUR,) if alike else tuple(Colours):
            png = emoji(card, colours)
            yield f"lc{'' if alike else colours}_{card}_{sha256(png).hexdigest()[:6]}", png
