"""Who sits at which table."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Final

from bot.league.terms import EntrantId

Met = Callable[[EntrantId, EntrantId], int]
"""How often two have sat at one table."""
TRIES: Final = 8
"""Draws that are tried for one in which nobody meets anybody again."""
SWAPS: Final = 50_000
"""Changes of two places that are looked at for it, in all tries together: a fraction of a second."""


def shares(entrants: int, size: int) -> tuple[int, ...]:
    """Give the sizes of the tables of a stage: as few tables as can be, as equal as can be, the larger first.

    A share of one, which only an odd number at tables of two leads to, is a bye.
    """
    tables = -(-entrants // size)
    return (
        tuple(entrants // tables + (table < entrants % tables) for table in range(tables)) if tables else ()
    )


def draw(
    ranked: Sequence[EntrantId], size: int, met: Met, lot: Random, *, seeded: bool
) -> list[list[EntrantId]]:
    """Spread people, the best first, over tables, so that as few as can be found meet again.

    Seeded: each table gets one of the best, one of the next, and so on, the first with the last.
    """
    tables = len(shares(len(ranked), size))
    seating = _Seating(ranked, met, seeded=seeded)
    best: list[list[int]] = []
    for attempt in range(TRIES):
        rows = [
            list(range(start, min(start + tables, len(ranked)))) for start in range(0, len(ranked), tables)
        ]
        if attempt:
            for row in rows:
                lot.shuffle(row)
        drawn = seating.mixed(_snake(rows, tables))
        if not best or seating.repeats(drawn) < seating.repeats(best):
            best = drawn
        if not seating.repeats(best) or not seating.swaps:
            break
    return [[ranked[one] for one in table] for table in best]


def _snake(rows: list[list[int]], tables: int) -> list[list[int]]:
    drawn: list[list[int]] = [[] for _ in range(tables)]
    for number, row in enumerate(rows):
        for table, one in enumerate(row):
            drawn[table if number % 2 == 0 else tables - 1 - table].append(one)
    return drawn


class _Seating:
    """People by their rank from 0, and how often each has met each."""

    def __init__(self, ranked: Sequence[EntrantId], met: Met, *, seeded: bool) -> None:
        self._met = [[met(one, other) if one != other else 0 for other in ranked] for one in ranked]
        self._seeded = seeded
        self.swaps = SWAPS

    def repeats(self, drawn: list[list[int]]) -> int:
        """Count those who meet again."""
        return sum(self._met[one][other] for table in drawn for one, other in combinations(table, 2))

    def mixed(self, drawn: list[list[int]]) -> list[list[int]]:
        """Let two change their places as long as that makes fewer meet again; seeded, only two who stand equal."""
        while any(
            self._moved(drawn, here, place)
            for here in drawn
            for place in range(len(here))
            if self._with(here[place], here)
        ):
            pass
        return drawn

    def _with(self, one: int, table: list[int]) -> int:
        met = self._met[one]
        return sum(met[other] for other in table)

    def _moved(self, drawn: list[list[int]], here: list[int], place: int) -> bool:
        one = here[place]
        for there, seat in self._places(drawn, here, place):
            if not self.swaps:
                return False
            self.swaps -= 1
            other = there[seat]
            twice = 2 * self._met[one][other]
            gain = (
                self._with(one, here)
                + self._with(other, there)
                - self._with(one, there)
                - self._with(other, here)
            )
            if gain + twice > 0:
                here[place], there[seat] = other, one
                return True
        return False

    def _places(self, drawn: list[list[int]], here: list[int], place: int) -> Iterator[tuple[list[int], int]]:
        """Yield the places that somebody may change to; in a seeded table a place is a row."""
        for there in drawn:
            if there is not here:
                for seat in (place,) if self._seeded else range(len(there)):
                    if seat < len(there):
                        yield there, seat
