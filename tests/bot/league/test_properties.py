"""What holds for every league, whoever comes, drops, or is corrected."""

from itertools import groupby
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.league.correcting import rewritten
from bot.league.course import apply
from bot.league.facts import Drop, Report
from bot.league.model import League
from bot.league.places import places
from bot.league.standings import standings
from bot.league.terms import Format, Seeding, Terms
from tests.bot.league.play import (
    by_chance,
    by_number,
    drawn,
    entered,
    finished,
    matches_of_a_cup,
    played,
    with_drops,
)


@st.composite
def all_terms(draw: st.DrawFn, form: Format | None = None) -> Terms:
    size = draw(st.integers(2, 8))
    return Terms(
        format=form or draw(st.sampled_from(Format)),
        size=size,
        advance=draw(st.integers(1, size - 1)),
        seeding=draw(st.sampled_from(Seeding)),
        days=draw(st.integers(1, 5)),
        final=draw(st.sampled_from((0, 2, 5, 8))),
        low_wins=draw(st.booleans()),
        seed=str(draw(st.integers(0, 99))),
    )


numbers = st.integers(2, 40) | st.integers(2, 256)
seeds = st.integers(0, 10_000)


@given(all_terms(Format.CUP), numbers)
def test_a_cup_to_which_everybody_comes_has_the_matches_that_were_worked_out(
    terms: Terms, entrants: int
) -> None:
    league = finished(entered(terms, entrants))
    tables = [table for stage in league.stages for table in stage.tables]
    assert len(tables) == matches_of_a_cup(entrants, terms.size, terms.advance)
    assert league.champion == 100 + entrants - 1
    assert places(league)[0] == league.champion


@given(all_terms(), numbers, seeds, st.sampled_from((0, 0.02, 0.1, 0.3)), st.sampled_from((0, 0.1, 0.5)))
def test_a_league_always_ends_with_one_champion_if_anybody_is_left(
    terms: Terms, entrants: int, seed: int, often: float, absent: float
) -> None:
    chance, result = Random(seed), by_chance(seed, absent)
    league = entered(terms, entrants)
    while not league.over and len(league.active) > 1:
        league = drawn(league)
        check_stage(league)
        league = with_drops(league, chance, often)
        if not league.over:
            league = played(league, result)
        if not league.over:
            league = with_drops(league, chance, often)
    if league.over and league.active:
        assert league.champion in league.active


def check_stage(league: League) -> None:
    """Checks that everybody who goes on is drawn to one place, at tables as equal as can be."""
    stage = league.stages[-1]
    drawn_to = [seat for table in stage.tables for seat in table.seats] + (
        [] if stage.bye is None else [stage.bye]
    )
    assert len(drawn_to) == len(set(drawn_to))
    assert set(drawn_to) <= set(league.active)
    sizes = [len(table.seats) for table in stage.tables]
    assert max(sizes) - min(sizes) <= 1
    assert max(sizes) <= league.terms.size
    assert stage.bye is None or (league.terms.size == 2 and len(drawn_to) % 2 == 1)
    byes = [before.bye for before in league.stages if before.bye is not None]
    if stage.bye is not None and byes.count(stage.bye) > 1:
        assert all(byes.count(seat) >= byes.count(stage.bye) - 1 for seat in drawn_to)
    if stage.knockout and len(league.rounds) > 1:
        before = league.rounds[-2].through(league.terms.advance)
        assert len(before) == len(set(before))
        assert set(drawn_to) <= set(before)


@given(all_terms(Format.SEASON), st.integers(2, 24), seeds)
def test_standings_are_the_sum_of_the_results(terms: Terms, entrants: int, seed: int) -> None:
    league = entered(terms, entrants)
    result = by_chance(seed, 0.1)
    while league.days_left:
        league = played(drawn(league), result)
    rows = {row.entrant: row for row in standings(league)}
    assert len(rows) == len(league.entrants)
    for entrant, row in rows.items():
        orders = [table.outcome.order for day in league.days for table in day.tables if table.outcome]
        byes = sum(day.bye == entrant for day in league.days)
        worth = [terms.worth(order.index(entrant)) for order in orders if entrant in order]
        assert row.points == sum(worth) + byes * terms.worth(0)
        assert row.wins == sum(order[0] == entrant for order in orders if len(order) > 1)


@given(all_terms(), st.integers(2, 24), seeds, st.data())
def test_a_corrected_league_is_the_one_that_was_played_so_from_the_start(
    terms: Terms, entrants: int, seed: int, data: st.DataObject
) -> None:
    result = by_chance(seed, 0.1)
    right = finished(entered(terms, entrants), result)
    league = entered(terms, entrants)
    wrong = data.draw(st.integers(0, len(right.stages) - 1))
    while len(league.stages) <= wrong:
        league = drawn(played(league, result))
    table = data.draw(st.integers(0, max(len(league.stages[wrong].tables) - 1, 0)))
    if not league.stages[wrong].tables:
        return
    pairing = league.stages[wrong].tables[table]
    league = apply(league, Report(wrong, table, by_number(wrong, pairing)))
    league = played(league, result)
    for _ in range(data.draw(st.integers(0, 2))):
        league = league if league.over else played(drawn(league), result)
    league = rewritten(league, wrong, table, result(wrong, pairing)).league
    league = finished(league, result)
    assert (league.stages, league.champion) == (right.stages, right.champion)


@given(all_terms(), st.integers(2, 24), seeds, st.data())
def test_a_reopened_table_is_played_again_and_what_hung_on_it_is_named(
    terms: Terms, entrants: int, seed: int, data: st.DataObject
) -> None:
    result = by_chance(seed, 0.1)
    league = finished(entered(terms, entrants), result)
    stage = data.draw(st.integers(0, len(league.stages) - 1))
    if not league.stages[stage].tables:
        return
    table = data.draw(st.integers(0, len(league.stages[stage].tables) - 1))
    if not league.stages[stage].tables[table].played:
        return
    again = rewritten(league, stage, table, None)
    assert [(one, other) for one, other, _ in again.league.open()] == [(stage, table)]
    later = {
        (one, other)
        for one, after in enumerate(league.stages)
        for other, pairing in enumerate(after.tables)
        if one > stage and after.knockout and pairing.played
    }
    assert set(again.lost) == later
    assert finished(again.league, result).champion == league.champion


@given(all_terms(), st.integers(2, 24), seeds)
def test_the_facts_of_a_league_give_the_league(terms: Terms, entrants: int, seed: int) -> None:
    league = (
        finished(with_drops(entered(terms, entrants), Random(seed), 0.1), by_chance(seed))
        if entrants > 8
        else entered(terms, entrants)
    )
    again = League(terms)
    for fact in league.facts:
        again = apply(again, fact)
    assert again == league


@given(all_terms(), st.integers(2, 40), seeds)
def test_nobody_who_has_dropped_is_drawn_again(terms: Terms, entrants: int, seed: int) -> None:
    chance = Random(seed)
    league = drawn(entered(terms, entrants))
    gone = chance.choice(league.active)
    league = apply(league, Drop(gone))
    while not league.over and len(league.active) > 1:
        league = played(league)
        if not league.over:
            league = drawn(league)
            assert all(gone not in table.seats for table in league.stages[-1].tables)


def test_rows_of_equal_standing_are_grouped_without_loss() -> None:
    league = finished(entered(Terms(format=Format.SEASON, days=1, size=2), 8))
    rows = standings(league)
    assert [len(list(same)) for _, same in groupby(rows, key=lambda row: row.points)] == [4, 4]
