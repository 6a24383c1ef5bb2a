"""Lengths of matches in actions: lower quartile, median and upper quartile, by preset and number of players.

Written by `make lengths` (benchmarks/_match_lengths.py) from 2000 matches each, played by normal.
"""

from collections.abc import Mapping
from typing import Final

LENGTHS: Final[Mapping[str, Mapping[int, tuple[int, int, int]]]] = {
    "classic": {
        2: (20, 40, 82),
        3: (23, 38, 79),
        4: (30, 43, 72),
    },
    "five_rounds": {
        2: (143, 180, 222),
        3: (165, 200, 238),
        4: (185, 216, 246),
        5: (206, 225, 248),
        6: (217, 229, 241),
    },
    "gambian": {
        2: (11, 24, 46),
        3: (42, 65, 95),
        4: (85, 119, 160),
        5: (135, 181, 236),
        6: (192, 248, 314),
        7: (252, 313, 390),
        8: (310, 386, 474),
    },
    "house": {
        2: (12, 21, 40),
        3: (17, 25, 45),
        4: (22, 31, 52),
        5: (27, 35, 54),
        6: (29, 39, 52),
        7: (33, 42, 56),
    },
    "standard": {
        2: (17, 36, 81),
        3: (23, 38, 79),
        4: (30, 43, 72),
        5: (37, 49, 67),
        6: (42, 53, 88),
        7: (49, 60, 88),
    },
    "zimbabwean": {
        2: (190, 275, 372),
        3: (181, 252, 327),
        4: (186, 246, 322),
        5: (176, 237, 305),
        6: (184, 238, 307),
        7: (187, 247, 313),
        8: (194, 256, 320),
    },
}
