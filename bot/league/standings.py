"""The table of a season: points, wins, who was ahead of whom, points on the cards, and then a lot."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, groupby
from random import Random

from bot.league.model import League, Pairing, Stage
from bot.league.terms import EntrantId


@dataclass(frozen=True, slots=True)
class Standing:
    """Where somebody stands after the match days so far.

    ``wins`` are first places over somebody who came. ``cards`` is what his cards counted on average in the ``played``
    matches, None without any. ``ahead`` is how often he was ahead of those who are level with him in points and wins,
    less how often behind.
    """

    entrant: EntrantId
    played: int
    points: int
    wins: int
    ahead: int
    cards: Fraction | None
    dropped: bool


def standings(league: League) -> tuple[Standing, ...]:
    """Give everybody who has entered, the best first; those who were dropped stand last."""
    days = league.days
    points, wins, played = Counter(_points(league, days)), Counter(_wins(days)), Counter(_played(days))
    cards = Counter(_cards(days))
    mean = {entrant: Fraction(cards[entrant], number) for entrant, number in played.items()}

    def level(entrant: EntrantId) -> tuple[bool, int, int]:
        return entrant in league.dropped, -points[entrant], -wins[entrant]

    rows: list[Standing] = []
    for _, group in groupby(sorted(league.entrants, key=level), key=level):
        equals = list(group)
        ahead = _ahead(days, frozenset(equals)) if len(equals) > 1 else Counter()
        rows += (
            Standing(
                entrant,
                played[entrant],
                points[entrant],
                wins[entrant],
                ahead[entrant],
                mean.get(entrant),
                entrant in league.dropped,
            )
            for entrant in equals
        )
    return tuple(sorted(rows, key=lambda row: _order(league, row)))


def _order(league: League, row: Standing) -> tuple[bool, int, int, int, bool, Fraction, float]:
    sign = 1 if league.terms.low_wins else -1
    lot = Random(f"{league.terms.seed} standings {row.entrant}").random()
    cards = Fraction(0) if row.cards is None else sign * row.cards
    return row.dropped, -row.points, -row.wins, -row.ahead, row.cards is None, cards, lot


def _came(days: Iterable[Stage]) -> Iterator[tuple[Pairing, tuple[EntrantId, ...]]]:
    for day in days:
        for table in day.tables:
            if table.outcome is not None:
                yield table, table.outcome.order


def _points(league: League, days: tuple[Stage, ...]) -> dict[EntrantId, int]:
    total: Counter[EntrantId] = Counter()
    for _, order in _came(days):
        for place, entrant in enumerate(order):
            total[entrant] += league.terms.worth(place)
    for day in days:
        if day.bye is not None:
            total[day.bye] += league.terms.worth(0)
    return total


def _wins(days: tuple[Stage, ...]) -> Iterator[EntrantId]:
    yield from (order[0] for _, order in _came(days) if len(order) > 1)


def _played(days: tuple[Stage, ...]) -> Iterator[EntrantId]:
    yield from (entrant for table, order in _came(days) if table.played for entrant in order)


def _cards(days: tuple[Stage, ...]) -> dict[EntrantId, int]:
    total: Counter[EntrantId] = Counter()
    for table, order in _came(days):
        if table.outcome is not None and table.played:
            total.update(dict(zip(order, table.outcome.points, strict=True)))
    return total


def _ahead(days: tuple[Stage, ...], among: frozenset[EntrantId]) -> Counter[EntrantId]:
    total: Counter[EntrantId] = Counter()
    for _, order in _came(days):
        for better, worse in combinations([entrant for entrant in order if entrant in among], 2):
            total[better] += 1
            total[worse] -= 1
    return total
