"""The colours: two sets, each with a ground of its own, so that both can be read whatever stands around them."""

from dataclasses import dataclass
from typing import Final, TypeAlias

Colour: TypeAlias = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a picture. `ground` lies under everything, `panel` under tables and every other line.

    `text`, `faint` and `good` are written on both; `prize_text` on `prize`.
    """

    ground: Colour
    panel: Colour
    line: Colour
    text: Colour
    faint: Colour
    good: Colour
    prize: Colour
    prize_text: Colour


DARK: Final = Palette(
    ground=(20, 29, 25),
    panel=(32, 45, 39),
    line=(66, 88, 77),
    text=(243, 247, 244),
    faint=(164, 183, 173),
    good=(124, 219, 163),
    prize=(244, 201, 93),
    prize_text=(36, 27, 4),
)
LIGHT: Final = Palette(
    ground=(239, 244, 240),
    panel=(255, 255, 255),
    line=(186, 202, 192),
    text=(20, 32, 26),
    faint=(76, 95, 85),
    good=(20, 104, 62),
    prize=(245, 208, 112),
    prize_text=(36, 27, 4),
)
