"""Lengths of matches in actions: lower quartile, median and upper quartile, by preset and number of players.

Written by `make lengths` (benchmarks/_match_lengths.py) from 500 matches each, played by normal.
"""

from collections.abc import Mapping
from typing import Final

LENGTHS: Final[Mapping[str, Mapping[int, tuple[int, int, int]]]] = {
    "classic": {
        2: (20, 35, 79),
        3: (22, 36, 79),
        4: (31, 45, 75),
    },
    "five_rounds": {
        2: (142, 180, 222),
        3: (165, 199, 236),
        4: (181, 215, 246),
        5: (202, 224, 247),
        6: (218, 231, 242),
    },
    "gambian": {
        2: (11, 26, 47),
        3: (41, 64, 97),
        4: (86, 120, 158),
        5: (122, 164, 214),
        6: (178, 230, 286),
        7: (240, 299, 368),
        8: (290, 358, 429),
    },
    "house": {
        2: (12, 21, 36),
        3: (17, 23, 43),
        4: (23, 31, 52),
        5: (27, 35, 53),
        6: (28, 38, 52),
        7: (32, 41, 53),
    },
    "standard": {
        2: (17, 36, 82),
        3: (22, 36, 79),
        4: (31, 45, 75),
        5: (37, 50, 65),
        6: (42, 55, 91),
        7: (49, 62, 92),
    },
    "zimbabwean": {
        2: (202, 292, 405),
        3: (193, 265, 356),
        4: (195, 262, 340),
        5: (192, 252, 319),
        6: (195, 250, 315),
        7: (194, 260, 339),
        8: (190, 259, 322),
    },
}
