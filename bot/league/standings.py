"""The table of a season: points, wins, who was ahead of whom, points on the cards, and then a lot."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby

from bot.league.facts import Outcome
from bot.league.model import League
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
    sums = _Sums(league)
    rows = sorted((_standing(league, entrant, sums) for entrant in league.entrants), key=_level)
    level = {
        row.entrant: number for number, (_, equals) in enumerate(groupby(rows, _level)) for row in equals
    }
    ahead = _ahead(league, level)
    rows = [replace(row, ahead=ahead[row.entrant]) if ahead[row.entrant] else row for row in rows]
    sign = 1 if league.terms.low_wins else -1

    def order(row: Standing) -> tuple[int, int, bool, Fraction]:
        return level[row.entrant], -row.ahead, row.cards is None, sign * (row.cards or Fraction(0))

    rows.sort(key=order)
    # A lot costs more to draw than all the rest: only those who are level in everything draw one.
    parted = (list(equals) for _, equals in groupby(rows, order))
    return tuple(row for equals in parted for row in _by_lot(league, equals))


class _Sums:
    """What the entrants have got on the match days so far."""

    def __init__(self, league: League) -> None:
        self.points: Counter[EntrantId] = Counter()
        self.wins: Counter[EntrantId] = Counter()
        self.played: Counter[EntrantId] = Counter()
        self.cards: Counter[EntrantId] = Counter()
        for outcome in _outcomes(league):
            for place, entrant in enumerate(outcome.order):
                self.points[entrant] += league.terms.worth(place)
            if len(outcome.order) > 1:
                self.wins[outcome.order[0]] += 1
            if outcome.match is not None:
                for entrant, cards in zip(outcome.order, outcome.points, strict=True):
                    self.played[entrant] += 1
                    self.cards[entrant] += cards
        for day in league.days:
            if day.bye is not None:
                self.points[day.bye] += league.terms.worth(0)


def _standing(league: League, entrant: EntrantId, sums: _Sums) -> Standing:
    played = sums.played[entrant]
    cards = Fraction(sums.cards[entrant], played) if played else None
    points, wins = sums.points[entrant], sums.wins[entrant]
    return Standing(entrant, played, points, wins, 0, cards, entrant in league.dropped)


def _level(row: Standing) -> tuple[bool, int, int]:
    return row.dropped, -row.points, -row.wins


def _ahead(league: League, level: dict[EntrantId, int]) -> Counter[EntrantId]:
    """Count how often each was ahead of those at his level, less how often behind."""
    total: Counter[EntrantId] = Counter()
    for outcome in _outcomes(league):
        levels = [level[entrant] for entrant in outcome.order]
        if len(set(levels)) == len(levels):
            continue
        for place, entrant in enumerate(outcome.order):
            own = levels[place]
            total[entrant] += levels[place + 1 :].count(own) - levels[:place].count(own)
    return total


def _by_lot(league: League, equals: list[Standing]) -> list[Standing]:
    if len(equals) == 1:
        return equals
    return sorted(equals, key=lambda row: league.terms.lot(row.entrant))


def _outcomes(league: League) -> Iterator[Outcome]:
    for day in league.days:
        yield from (table.outcome for table in day.tables if table.outcome is not None)
