"""Ratings: how well somebody plays a game on a server, as far as his rated matches tell.

The model is Plackett and Luce's, by openskill (DESIGN.md): from who came where to a mean and a deviation for each.
The same matches in the same order give the same ratings to the last digit, wherever they are worked out again.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

MEAN: Final = 25.0
"""The mean everybody begins with."""
DEVIATION: Final = 8.333333
"""The deviation everybody begins with."""
DIGITS: Final = 6
"""Digits after the point that are kept: beyond them processors may differ."""
SURE: Final = 8.0
"""The deviation from which on a rating is provisional no more: after some ten to twenty matches."""

_BETA: Final = 4 * 25 / 6
"""How much luck there is in a match, as a deviation: much (DESIGN.md)."""
_MODEL: Final = PlackettLuce(mu=MEAN, sigma=DEVIATION, beta=_BETA)

SHOWN_MEAN: Final = 1500
"""What everybody begins with as it is shown."""
_SCALE: Final = 400 / (math.log(10) * math.sqrt(2) * _BETA)
"""Makes of a mean what people know from chess: of two, 100 points more win 64 matches of 100, and 200 more 76."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How well somebody plays: a mean and its deviation, in the units of the model."""

    mu: float = MEAN
    sigma: float = DEVIATION

    @property
    def shown(self) -> int:
        """Give the mean as it is shown."""
        return round(SHOWN_MEAN + (self.mu - MEAN) * _SCALE)

    @property
    def margin(self) -> int:
        """Give how far the shown figure may be off, either way, in 95 cases of 100."""
        return round(2 * self.sigma * _SCALE)

    @property
    def provisional(self) -> bool:
        """Tell whether too little is known yet."""
        return self.sigma > SURE


START: Final = Rating()
"""What is thought of somebody who has not played yet."""


@dataclass(frozen=True, slots=True)
class Placed:
    """Who had a seat in a match, which side he was on, and the place of that side: few is good, equals share one."""

    seat: int
    person: int
    side: int
    place: int


def rated(seats: Sequence[Placed], before: Mapping[int, Rating]) -> dict[int, Rating]:
    """Give the ratings of those who have played a match, by person; who has none before it begins with `START`.

    Raises ArithmeticError or ValueError where a rating cannot be right that was given.
    """
    # In an order that follows from the match alone: sums of floats depend on it.
    ranked = sorted(seats, key=lambda one: (one.place, one.side, one.seat))
    sides = [list(side) for _, side in groupby(ranked, key=lambda one: (one.place, one.side))]
    teams = [[_given(before.get(one.person, START)) for one in side] for side in sides]
    if len(teams) < 2:
        return {one.person: before.get(one.person, START) for one in ranked}
    after = _MODEL.rate(teams, ranks=[float(side[0].place) for side in sides])
    return {
        one.person: _kept(rating.mu, rating.sigma)
        for side, team in zip(sides, after, strict=True)
        for one, rating in zip(side, team, strict=True)
    }


def _given(rating: Rating) -> PlackettLuceRating:
    return _MODEL.rating(rating.mu, rating.sigma)


def _kept(mu: float, sigma: float) -> Rating:
    if not (math.isfinite(mu) and math.isfinite(sigma) and sigma > 0):
        raise ValueError(f"no rating: {mu}, {sigma}")
    return Rating(round(mu, DIGITS), round(sigma, DIGITS))
