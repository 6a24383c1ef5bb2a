"""The table of a season against the rules for it, written as plainly as can be."""

from fractions import Fraction
from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.league.course import apply
from bot.league.facts import Draw, Drop, Outcome, Report
from bot.league.model import League
from bot.league.standings import Standing, standings
from bot.league.terms import EntrantId, Format, Terms
from tests.bot.league.play import entered


def season(entrants: int, days: int, size: int, seed: int) -> League:
    """Returns a season in which some stay away, some come to nobody, some leave, and many are level."""
    chance = Random(seed)
    terms = Terms(
        format=Format.SEASON, size=size, days=days, seed=str(seed), low_wins=seed % 2 == 0, points=(2, 1)
    )
    league = entered(terms, entrants)
    for day in range(days):
        if league.over:
            break
        league = apply(league, Draw(tuple(one for one in league.active if chance.random() < 0.9)))
        for number, table in enumerate(league.stages[-1].tables):
            if table.outcome is None:
                order = chance.sample(table.seats, chance.choice([0, 1, len(table.seats), len(table.seats)]))
                match = None if chance.random() < 0.2 else "m"
                points = tuple(chance.randrange(4) for _ in order)
                league = apply(league, Report(day, number, Outcome(tuple(order), points, match)))
        if not league.over and chance.random() < 0.5 and len(league.active) > 2:
            league = apply(league, Drop(chance.choice(league.active)))
    return league


def plainly(league: League) -> list[Standing]:
    """Returns the table, each number counted for itself."""
    outcomes = [table.outcome for day in league.days for table in day.tables if table.outcome is not None]

    def points(one: EntrantId) -> int:
        free = sum(league.terms.worth(0) for day in league.days if day.bye == one)
        return free + sum(
            league.terms.worth(outcome.order.index(one)) for outcome in outcomes if one in outcome.order
        )

    def wins(one: EntrantId) -> int:
        return sum(len(outcome.order) > 1 and outcome.order[0] == one for outcome in outcomes)

    def cards(one: EntrantId) -> list[int]:
        return [
            outcome.points[outcome.order.index(one)]
            for outcome in outcomes
            if outcome.match is not None and one in outcome.order
        ]

    def level(one: EntrantId) -> tuple[bool, int, int]:
        return one in league.dropped, points(one), wins(one)

    def ahead(one: EntrantId) -> int:
        places = [outcome.order for outcome in outcomes if one in outcome.order]
        others = [(order, other) for order in places for other in order if other != one]
        equal = [(order, other) for order, other in others if level(other) == level(one)]
        return sum(1 if order.index(one) < order.index(other) else -1 for order, other in equal)

    def row(one: EntrantId) -> Standing:
        counted = cards(one)
        mean = Fraction(sum(counted), len(counted)) if counted else None
        return Standing(one, len(counted), points(one), wins(one), ahead(one), mean, one in league.dropped)

    def order(row: Standing) -> tuple[bool, int, int, int, bool, Fraction, float]:
        mean = Fraction(0) if row.cards is None else row.cards
        lot = Random(f"{league.terms.seed} standings {row.entrant}").random()
        better = mean if league.terms.low_wins else -mean
        return row.dropped, -row.points, -row.wins, -row.ahead, row.cards is None, better, lot

    return sorted(map(row, league.entrants), key=order)


@given(st.integers(2, 12), st.integers(1, 4), st.integers(2, 8), st.integers(0, 10**6))
def test_the_table_is_what_the_rules_for_it_say(entrants: int, days: int, size: int, seed: int) -> None:
    league = season(entrants, days, size, seed)
    assert list(standings(league)) == plainly(league)


def test_the_rules_for_it_are_all_needed_in_these_seasons() -> None:
    """Otherwise the property above would say little."""
    tables = [plainly(season(8, 3, 3, seed)) for seed in range(60)]
    level = [
        (one, other)
        for rows in tables
        for one, other in pairwise(rows)
        if (one.dropped, one.points, one.wins) == (other.dropped, other.points, other.wins)
    ]
    assert any(one.ahead != other.ahead for one, other in level)
    assert any(one.ahead == other.ahead and one.cards != other.cards for one, other in level)
    assert any(one.ahead == other.ahead and one.cards == other.cards for one, other in level)
