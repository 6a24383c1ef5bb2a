"""What a league is played by; it does not change once people can enter."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import Final, NewType

EntrantId = NewType("EntrantId", int)
"""Who plays in a league: a number that means nothing here."""

SIZES: Final = range(2, 9)
"""Seats at a table of a league."""
MOST_ENTRANTS: Final = 256
"""Entrants of a league at most."""
DAYS: Final = range(1, 53)
"""Match days of a season."""
POINTS: Final = (5, 3, 2, 1)
"""What the places at a table are worth on a match day, the best first, unless the league says otherwise."""
MOST_POINTS: Final = 100
"""Points a place is worth at most."""


class Format(StrEnum):
    """What kind of league it is."""

    CUP = "cup"
    """A knockout: the best of each table go on, until one is left."""
    SEASON = "season"
    """Match days with points, and a knockout of the best at the end if so agreed."""


class Seeding(StrEnum):
    """By what people are spread over the tables."""

    LOT = "lot"
    RATING = "rating"
    """The best do not meet before the end, as far as tables allow."""


class BadTerms(ValueError):
    """Terms that no league can be played by."""

    def __init__(self, term: str, value: object) -> None:
        """Remember which term is wrong, by the name of its field, and what it was to be."""
        super().__init__(f"{term} cannot be {value}")
        self.term = term
        self.value = value


@dataclass(frozen=True, slots=True)
class StandIn:
    """Stands for somebody who is to be known no more: where he came in `order` and by `lot`, so that nothing is drawn otherwise."""

    entrant: EntrantId
    order: float
    lot: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """The terms of a league. Raises `BadTerms` when they cannot be kept.

    ``advance`` is how many of a table go on in a knockout; ``final`` how many of a season play one at its end, 0 for none.
    ``low_wins`` tells whether few points on the cards are better than many. ``seed`` decides every lot that is drawn; ``stand_ins`` keep the places
    in them of those who are known no more.
    """

    format: Format = Format.CUP
    size: int = 4
    advance: int = 1
    seeding: Seeding = Seeding.LOT
    days: int = 6
    points: tuple[int, ...] = POINTS
    final: int = 0
    low_wins: bool = True
    seed: str = ""
    stand_ins: tuple[StandIn, ...] = ()

    def __post_init__(self) -> None:
        """See that the terms can be kept."""
        falling = all(better >= worse for better, worse in zip(self.points, self.points[1:], strict=False))
        for term, good in (
            ("size", self.size in SIZES),
            ("advance", 1 <= self.advance < self.size),
            ("days", self.days in DAYS),
            ("points", falling and all(0 <= worth <= MOST_POINTS for worth in self.points)),
            ("points", 1 <= len(self.points) <= SIZES[-1]),
            ("final", self.final == 0 or 2 <= self.final <= MOST_ENTRANTS),
        ):
            if not good:
                raise BadTerms(term, getattr(self, term))

    def order(self, entrant: EntrantId) -> float:
        """Give where somebody comes before a lot is drawn."""
        return next((one.order for one in self.stand_ins if one.entrant == entrant), entrant)

    def lot(self, entrant: EntrantId) -> float:
        """Give the lot of somebody among those who stand equal."""
        kept = next((one.lot for one in self.stand_ins if one.entrant == entrant), None)
        return Random(f"{self.seed} standings {entrant}").random() if kept is None else kept

    def standing_in(self, entrant: EntrantId, other: EntrantId, entrants: Iterable[EntrantId]) -> "Terms":
        """Give the terms in which another stands for somebody, in his place among all entrants, but with numbers that do not tell his."""
        others = [one for one in entrants if one != entrant]
        order = _between(self.order(entrant), [self.order(one) for one in others])
        lot = _between(self.lot(entrant), [self.lot(one) for one in others])
        return replace(self, stand_ins=(*self.stand_ins, StandIn(other, order, lot)))

    def worth(self, place: int) -> int:
        """Give what a place (from 0) is worth on a match day."""
        return self.points[place] if place < len(self.points) else 0


def _between(value: float, others: Iterable[float]) -> float:
    """Give the middle between the next lower and the next higher number."""
    known = list(others)
    low = max((one for one in known if one < value), default=None)
    high = min((one for one in known if one > value), default=None)
    if low is None or high is None:
        return 0.0 if low is high else (high or 0) - 1 if low is None else low + 1
    return (low + high) / 2
