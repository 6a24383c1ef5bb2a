"""Results that were wrong, and what hung on them."""

import pytest

from bot.league.correcting import rewritten
from bot.league.course import NotPossible, apply
from bot.league.facts import Drop, Outcome, Report
from bot.league.terms import Format, Terms
from tests.bot.league.play import drawn, entered, finished, played

DUELS = Terms(size=2, seed="duels")


def other(outcome: Outcome | None) -> Outcome:
    """Returns an outcome the other way round."""
    assert outcome is not None
    return Outcome(outcome.order[::-1], outcome.points, outcome.match)


def test_the_other_one_goes_on_when_the_next_stage_was_drawn_but_not_played() -> None:
    league = drawn(played(drawn(entered(DUELS, 4))))
    first = league.stages[0].tables[0]
    after = rewritten(league, 0, 0, other(first.outcome))
    assert after.lost == ()
    loser = other(first.outcome).order[0]
    assert loser in after.league.stages[1].tables[0].seats


def test_a_match_that_was_played_after_it_is_named_as_lost() -> None:
    league = finished(entered(DUELS, 4))
    after = rewritten(league, 0, 0, other(league.stages[0].tables[0].outcome))
    assert after.lost == ((1, 0),)
    assert not after.league.over
    assert [(stage, table) for stage, table, _ in after.league.open()] == [(1, 0)]


def test_a_correction_that_changes_nobody_who_goes_on_loses_nothing() -> None:
    league = finished(entered(Terms(size=4, advance=2, seed="fours"), 8))
    outcome = league.stages[0].tables[0].outcome
    assert outcome is not None
    swapped = Outcome((outcome.order[1], outcome.order[0], *outcome.order[2:]), outcome.points, outcome.match)
    after = rewritten(league, 0, 0, swapped)
    assert after.lost == ()
    assert after.league.champion == league.champion


def test_a_result_of_a_match_day_changes_the_standings_and_no_other_day() -> None:
    terms = Terms(format=Format.SEASON, size=4, days=3, seed="days")
    league = finished(entered(terms, 4))
    after = rewritten(league, 0, 0, other(league.stages[0].tables[0].outcome))
    assert after.lost == ()
    assert after.league.stages[1:] == league.stages[1:]
    again = rewritten(league, 0, 0, None)
    assert again.lost == ()
    assert [(stage, table) for stage, table, _ in again.league.open()] == [(0, 0)]


def test_a_walkover_can_become_a_match_after_the_next_stage_was_drawn() -> None:
    league = drawn(entered(DUELS, 4))
    gone, stays = league.stages[0].tables[0].seats
    league = drawn(played(apply(league, Drop(gone))))
    result = Outcome((stays, gone), (0, 7), "played after all")
    after = rewritten(league, 0, 0, result)
    assert after.league.stages[0].tables[0].outcome == result
    assert after.league.stages[1] == league.stages[1]


def test_the_end_of_a_cup_can_be_corrected() -> None:
    league = finished(entered(DUELS, 2))
    after = rewritten(league, 0, 0, other(league.stages[0].tables[0].outcome))
    assert after.league.champion != league.champion
    assert after.league.over


def test_what_cannot_be_corrected_is_refused() -> None:
    league = drawn(entered(DUELS, 4))
    for stage, table, reason in ((1, 0, "no_such_table"), (0, 2, "no_such_table"), (0, 0, "not_ended")):
        with pytest.raises(NotPossible, match=reason):
            rewritten(league, stage, table, Outcome(()))
    league = apply(league, Report(0, 0, Outcome(())))
    with pytest.raises(NotPossible, match="other_people"):
        rewritten(league, 0, 0, Outcome(league.stages[0].tables[1].seats, (0, 0), "others"))
