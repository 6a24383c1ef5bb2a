"""What places on a match day are worth: common schemes to choose from, and one's own, typed with hardly any form."""

import re
from typing import Final

from bot.league.terms import MOST_POINTS, POINTS, SIZES

SCHEMES: Final[tuple[tuple[int, ...], ...]] = (
    POINTS,
    (4, 3, 2, 1),
    (3, 2, 1),
    (3, 1),
    (1,),
    (6, 4, 3, 2, 1),
    (10, 6, 4, 3, 2, 1),
    (8, 7, 6, 5, 4, 3, 2, 1),
    (12, 9, 7, 5, 4, 3, 2, 1),
    (25, 18, 15, 12, 10, 8, 6, 4),
)
"""What is offered, the usual first."""
OWN: Final = "own"
"""The choice that asks for a scheme of one's own."""
_BETWEEN: Final = re.compile(r"[\s,;:/|–—-]+")


class BadPoints(ValueError):
    """A scheme that cannot be: `reason` is a slug, `what` the part that is wrong."""

    def __init__(self, reason: str, what: str = "") -> None:
        """Remember why."""
        super().__init__(reason)
        self.reason = reason
        self.what = what


def points_words(points: tuple[int, ...]) -> str:
    """Return a scheme as it is written."""
    return "-".join(map(str, points))


def read_points(text: str) -> tuple[int, ...]:
    """Read a scheme: numbers, the first place first, with anything between them. Raises `BadPoints`."""
    words = [word for word in _BETWEEN.split(text.strip()) if word]
    if not 1 <= len(words) <= SIZES[-1]:
        raise BadPoints("league_points_count")
    points: list[int] = []
    for word in words:
        if not (word.isascii() and word.isdecimal()):
            raise BadPoints("league_points_number", word)
        if len(word) > 4 or int(word) > MOST_POINTS:
            raise BadPoints("league_points_most", word)
        if points and int(word) > points[-1]:
            raise BadPoints("league_points_rise", f"{points[-1]}, {int(word)}")
        points.append(int(word))
    if not points[0]:
        raise BadPoints("league_points_nothing")
    return tuple(points)


def read_scheme(text: str) -> tuple[int, ...] | None:
    """Read a scheme that was offered; None for another."""
    return next((scheme for scheme in SCHEMES if points_words(scheme) == text), None)
