"""Lengths of matches in actions: lower quartile, median and upper quartile, by preset and number of players.

Written by `make lengths` (benchmarks/_match_lengths.py) from 2000 matches each, played by easy.
"""

from collections.abc import Mapping
from typing import Final

LENGTHS: Final[Mapping[str, Mapping[int, tuple[int, int, int]]]] = {
    "classic": {
        2: (21, 39, 77),
        3: (24, 39, 77),
        4: (31, 48, 72),
    },
    "five_rounds": {
        2: (142, 180, 221),
        3: (171, 204, 238),
        4: (193, 219, 249),
        5: (211, 231, 253),
        6: (221, 233, 245),
    },
    "gambian": {
        2: (12, 27, 50),
        3: (46, 70, 105),
        4: (92, 131, 174),
        5: (147, 192, 252),
        6: (198, 255, 319),
        7: (263, 329, 407),
        8: (335, 406, 497),
    },
    "house": {
        2: (13, 22, 39),
        3: (18, 26, 45),
        4: (22, 31, 50),
        5: (27, 37, 54),
        6: (31, 41, 59),
        7: (33, 44, 59),
    },
    "standard": {
        2: (17, 36, 77),
        3: (24, 39, 77),
        4: (31, 48, 72),
        5: (37, 50, 66),
        6: (44, 58, 91),
        7: (51, 65, 95),
    },
    "zimbabwean": {
        2: (207, 294, 389),
        3: (200, 272, 355),
        4: (197, 263, 342),
        5: (200, 271, 350),
        6: (211, 281, 352),
        7: (215, 288, 364),
        8: (223, 298, 377),
    },
}
