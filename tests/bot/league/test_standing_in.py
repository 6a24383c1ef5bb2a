"""Another stands for somebody who is to be known no more, and nothing is drawn otherwise."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.league.document import read, read_terms, replay, write, write_terms
from bot.league.model import League
from bot.league.standings import standings
from bot.league.terms import EntrantId, Terms
from tests.bot.league.play import by_chance, entered, finished
from tests.bot.league.test_properties import all_terms, seeds

OTHER = EntrantId(-3)


def changed(value: Any, one: int) -> Any:
    """Returns a document with another in the place of somebody."""
    if isinstance(value, dict):
        return {key: item if key in {"stage", "table"} else changed(item, one) for key, item in value.items()}
    if isinstance(value, list):
        return [changed(item, one) for item in value]
    return OTHER if value == one and type(value) is int else value


def stood_in(league: League, one: EntrantId) -> League:
    """Returns a league in which another stands for somebody, read from what is written."""
    terms = league.terms.standing_in(one, OTHER, league.entrants)
    facts = [{**changed(write(fact), one), "points": write(fact).get("points")} for fact in league.facts]
    return replay(read_terms(json.loads(json.dumps(write_terms(terms)))), map(read, facts))


@given(all_terms(), st.integers(2, 16), st.integers(0, 15), seeds)
def test_a_league_stays_as_it_was_played(terms: Terms, entrants: int, which: int, seed: int) -> None:
    league = finished(entered(terms, entrants), by_chance(seed, 0.1))
    one = league.entrants[which % entrants]
    after = stood_in(league, one)
    named = {one: OTHER}
    assert [row.entrant for row in standings(after)] == [
        named.get(row.entrant, row.entrant) for row in standings(league)
    ]
    assert after.champion == (named.get(league.champion, league.champion) if league.champion else None)
    assert [[table.seats for table in stage.tables] for stage in after.stages] == [
        [tuple(named.get(seat, seat) for seat in table.seats) for table in stage.tables]
        for stage in league.stages
    ]


def test_a_second_one_can_be_stood_for_too() -> None:
    league = entered(Terms(seed="lots"), 4)
    first, second = league.entrants[:2]
    once = league.terms.standing_in(first, OTHER, league.entrants)
    twice = once.standing_in(second, EntrantId(-4), (OTHER, *league.entrants[1:]))
    assert twice.order(OTHER) < twice.order(EntrantId(-4)) < league.entrants[2]
    assert twice.lot(OTHER) != league.terms.lot(first)
