"""A season: match days, standings, and a knockout of the best."""

from fractions import Fraction

import pytest

from bot.league.course import NotPossible, apply
from bot.league.facts import Close, Draw, Drop, End, Enter, Outcome, Report
from bot.league.standings import standings
from bot.league.terms import EntrantId, Format, Seeding, Terms
from tests.bot.league.play import drawn, entered, finished, played

SEASON = Terms(format=Format.SEASON, size=4, days=3, seed="season")
A, B, C, D = (EntrantId(number) for number in (100, 101, 102, 103))


def day(order: tuple[EntrantId, ...], cards: tuple[int, ...] = (0, 4, 9, 20)) -> Outcome:
    """Returns how a table ended whose people came in that order."""
    return Outcome(order, cards[: len(order)], f"match of {order}")


def test_places_of_the_days_are_worth_points_and_the_best_has_won() -> None:
    league = finished(entered(SEASON, 4))
    assert [(row.entrant, row.points, row.wins, row.played) for row in standings(league)] == [
        (D, 15, 3, 3),
        (C, 9, 0, 3),
        (B, 6, 0, 3),
        (A, 3, 0, 3),
    ]
    assert league.champion == D


def test_only_who_has_checked_in_is_drawn_and_a_day_may_be_empty() -> None:
    league = apply(entered(SEASON, 6), Draw((A, B, C)))
    assert set(league.stages[0].tables[0].seats) == {A, B, C}
    league = apply(league, Draw(()))
    assert league.stages[1].complete
    assert league.days_left == 1


def test_who_has_checked_in_alone_is_first_without_a_match() -> None:
    league = apply(entered(SEASON, 3), Draw((B,)))
    first = standings(league)[0]
    assert (first.entrant, first.points, first.wins, first.played) == (B, 5, 0, 0)


def test_a_bye_is_worth_a_first_place_and_nobody_has_two_before_all_had_one() -> None:
    league = entered(Terms(format=Format.SEASON, size=2, days=6, seed="byes"), 3)
    byes = []
    for _ in range(6):
        league = played(drawn(league))
        byes.append(league.stages[-1].bye)
    assert set(byes[:3]) == set(byes[3:]) == {A, B, C}
    assert sum(row.points for row in standings(league)) == 6 * (5 + 5 + 3)


def test_level_in_points_and_wins_the_one_who_was_ahead_stands_first() -> None:
    league = drawn(entered(SEASON, 4))
    league = drawn(apply(league, Report(0, 0, day((A, C, B, D)))))
    league = drawn(apply(league, Report(1, 0, day((B, D, C, A)))))
    league = apply(league, Report(2, 0, day((C, A, B, D))))
    rows = standings(league)
    assert [(row.entrant, row.points, row.wins, row.ahead) for row in rows] == [
        (C, 10, 1, 0),
        (A, 9, 1, 1),
        (B, 9, 1, -1),
        (D, 5, 0, 0),
    ]
    assert rows[1].cards == Fraction(24, 3)
    assert rows[2].cards == Fraction(18, 3)


def test_level_in_everything_else_few_points_on_the_cards_stand_first_or_many_where_many_are_good() -> None:
    first, second = day((A, B), cards=(0, 30)), day((B, A), cards=(0, 10))
    for low_wins, order in ((True, [A, B]), (False, [B, A])):
        terms = Terms(format=Format.SEASON, size=2, days=2, low_wins=low_wins)
        league = apply(drawn(entered(terms, 2)), Report(0, 0, first))
        league = apply(drawn(league), Report(1, 0, second))
        rows = standings(league)
        assert [row.entrant for row in rows] == order
        assert {row.entrant: row.cards for row in rows} == {A: Fraction(5), B: Fraction(15)}
        assert league.champion == order[0]


def test_who_enters_late_is_drawn_from_the_next_day_on_and_not_after_the_last() -> None:
    league = apply(played(drawn(entered(SEASON, 3))), Enter(D))
    league = played(drawn(league))
    assert D in league.stages[1].tables[0].seats
    league = drawn(league)
    with pytest.raises(NotPossible, match="too_late"):
        apply(league, Enter(EntrantId(7)))


def test_who_drops_stands_last_keeps_his_points_and_may_come_back() -> None:
    league = apply(played(drawn(entered(SEASON, 4))), Drop(D))
    assert [row.entrant for row in standings(league)] == [C, B, A, D]
    assert standings(league)[-1].points == 5
    league = apply(league, Enter(D))
    assert standings(league)[0].entrant == D


def test_a_day_can_be_drawn_while_a_table_of_the_day_before_is_open() -> None:
    league = drawn(drawn(entered(SEASON, 4)))
    assert [(stage, table) for stage, table, _ in league.open()] == [(0, 0), (1, 0)]


def test_the_best_play_a_knockout_at_the_end_the_first_with_the_last() -> None:
    terms = Terms(format=Format.SEASON, size=2, days=2, final=4, seed="final")
    league = entered(terms, 8)
    while league.days_left:
        league = played(drawn(league))
    best = [row.entrant for row in standings(league)][:4]
    league = drawn(league)
    assert [set(table.seats) for table in league.rounds[0].tables] == [{best[0], best[3]}, {best[1], best[2]}]
    assert finished(league).champion in best


def test_a_final_needs_its_days_played() -> None:
    league = drawn(entered(Terms(format=Format.SEASON, days=1, final=2), 4))
    with pytest.raises(NotPossible, match="stage_open"):
        drawn(league)


def test_when_the_others_have_dropped_before_the_final_the_best_has_won() -> None:
    league = drawn(entered(Terms(format=Format.SEASON, days=1, final=2), 3))
    league = apply(apply(league, Drop(A)), Drop(C))
    assert league.champion == B


def test_a_season_that_is_closed_ends_with_the_days_it_has_had() -> None:
    league = apply(played(drawn(entered(SEASON, 4))), Close())
    assert league.over
    assert league.champion == D
    with pytest.raises(NotPossible, match="no_more_days"):
        apply(drawn(entered(Terms(seed="cup"), 4)), Close())


def test_a_league_that_is_ended_has_no_champion() -> None:
    league = apply(drawn(entered(SEASON, 4)), End())
    assert league.over
    assert league.champion is None
    assert tuple(league.open()) == ()


def test_a_day_is_drawn_among_those_who_were_asked() -> None:
    with pytest.raises(NotPossible, match="nobody_asked"):
        apply(entered(SEASON, 4), Draw())


@pytest.mark.parametrize("seeding", Seeding)
def test_in_seven_days_eight_meet_everybody_once_where_tables_allow(seeding: Seeding) -> None:
    league = entered(Terms(format=Format.SEASON, size=2, days=4, seeding=seeding, seed="all"), 8)
    met: list[frozenset[EntrantId]] = []
    for _ in range(4):
        league = played(drawn(league))
        met += [frozenset(table.seats) for table in league.stages[-1].tables]
    assert len(set(met)) == len(met)
