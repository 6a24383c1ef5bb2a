"""A knockout cup, from the first draw to the champion."""

import pytest

from bot.league.course import NotPossible, apply
from bot.league.drawing import shares
from bot.league.facts import Draw, Drop, Enter, Outcome, Report
from bot.league.model import League
from bot.league.places import places
from bot.league.terms import BadTerms, EntrantId, Seeding, Terms
from tests.bot.league.play import by_number, drawn, entered, finished, played

DUELS = Terms(size=2, seed="duels")
FOURS = Terms(size=4, advance=2, seed="fours")


@pytest.mark.parametrize(
    ("entrants", "size", "tables"),
    [
        (3, 2, (2, 1)),
        (5, 2, (2, 2, 1)),
        (5, 4, (3, 2)),
        (7, 4, (4, 3)),
        (9, 8, (5, 4)),
        (11, 4, (4, 4, 3)),
        (8, 8, (8,)),
        (256, 8, (8,) * 32),
        (0, 4, ()),
    ],
)
def test_people_are_spread_over_as_few_tables_as_can_be_and_evenly(
    entrants: int, size: int, tables: tuple[int, ...]
) -> None:
    assert shares(entrants, size) == tables


def test_the_best_of_four_duels_is_champion_and_the_places_follow() -> None:
    league = finished(entered(DUELS, 4))
    assert league.champion == 103
    assert places(league)[0] == 103
    assert set(places(league)) == {100, 101, 102, 103}
    assert [len(stage.tables) for stage in league.stages] == [2, 1]


def test_the_best_rated_do_not_meet_before_the_final() -> None:
    league = drawn(entered(Terms(size=2, seeding=Seeding.RATING), 8))
    assert [set(table.seats) for table in league.stages[0].tables] == [
        {107, 100},
        {106, 101},
        {105, 102},
        {104, 103},
    ]
    last = finished(league).stages[-1].tables[0]
    assert set(last.seats) == {107, 106}


def test_two_of_each_table_go_on_and_at_a_table_of_two_one() -> None:
    league = played(drawn(entered(FOURS, 5)))
    assert sorted(len(table.seats) for table in league.stages[0].tables) == [2, 3]
    assert len(league.stages[0].through(2)) == 3


def test_a_bye_goes_to_nobody_twice_before_everybody_had_one() -> None:
    league = drawn(entered(DUELS, 7))
    byes = [league.stages[0].bye]
    while not league.over:
        league = played(league)
        league = league if league.over else drawn(league)
        byes.append(league.stages[-1].bye)
    had = [bye for bye in byes if bye is not None]
    assert had
    assert len(set(had)) == len(had)


def test_who_comes_alone_goes_on_and_where_nobody_comes_nobody_does() -> None:
    league = drawn(entered(DUELS, 4))
    alone, nobody = league.stages[0].tables
    league = apply(league, Report(0, 0, Outcome((alone.seats[1],), (0,))))
    assert not league.over
    league = apply(league, Report(0, 1, Outcome(())))
    assert league.over
    assert league.champion == alone.seats[1]
    assert nobody.seats[0] not in league.stages[0].through(1)


def test_when_nobody_comes_to_the_final_whoever_did_best_before_has_won() -> None:
    league = drawn(played(drawn(entered(FOURS, 6))))
    finalists = league.stages[1].tables[0].seats
    league = apply(league, Report(1, 0, Outcome(())))
    first = [table.outcome.order[0] for table in league.stages[0].tables if table.outcome]
    assert league.over
    assert league.champion in finalists
    assert league.champion in first


def test_when_everybody_has_dropped_the_cup_is_over_and_nobody_has_won() -> None:
    league = drawn(entered(DUELS, 3))
    for entrant in league.active:
        league = league if league.over else apply(league, Drop(entrant))
    assert league.over
    assert league.champion == 102 or league.champion in {100, 101}


def test_a_drop_ends_the_table_it_leaves_to_one() -> None:
    league = drawn(entered(DUELS, 4))
    one, other = league.stages[0].tables[0].seats
    league = apply(league, Drop(one))
    assert league.stages[0].tables[0].outcome == Outcome((other,), (0,))
    assert {table for _, table, _ in league.open()} == {1}


def test_a_match_that_was_under_way_counts_before_what_a_drop_made_of_its_table() -> None:
    league = drawn(entered(DUELS, 4))
    one, other = league.stages[0].tables[0].seats
    league = apply(league, Drop(one))
    league = apply(league, Report(0, 0, Outcome((one, other), (3, 9), "played")))
    assert league.stages[0].tables[0].outcome == Outcome((other, one), (9, 3), "played")


def test_who_drops_between_two_stages_is_not_drawn_and_nobody_moves_up() -> None:
    league = played(drawn(entered(FOURS, 8)))
    gone = league.stages[0].through(2)[0]
    league = drawn(apply(league, Drop(gone)))
    assert len(league.stages[1].tables[0].seats) == 3
    assert gone not in league.stages[1].tables[0].seats


def test_when_all_but_one_drop_between_two_stages_he_has_won() -> None:
    league = played(drawn(entered(DUELS, 4)))
    left, gone = league.stages[0].through(1)
    assert apply(league, Drop(gone)).champion == left


@pytest.mark.parametrize(
    ("facts", "reason"),
    [
        ((Enter(EntrantId(100)),), "entered"),
        ((Drop(EntrantId(7)),), "not_entered"),
        ((Drop(EntrantId(100)), Drop(EntrantId(100))), "not_entered"),
        ((Draw(), Enter(EntrantId(7))), "too_late"),
        ((Draw(), Draw()), "stage_open"),
        ((Report(0, 0, Outcome(())),), "no_such_table"),
        ((Draw(), Report(0, 5, Outcome(()))), "no_such_table"),
        ((Draw(), Report(0, 0, Outcome((EntrantId(7),), (0,)))), "other_people"),
        ((Draw(), Report(0, 0, Outcome(())), Report(0, 0, Outcome(()))), "has_ended"),
    ],
)
def test_what_cannot_be_is_refused(facts: tuple[Enter | Drop | Draw | Report, ...], reason: str) -> None:
    league = entered(FOURS, 8)
    *before, last = facts
    for fact in before:
        league = apply(league, fact)
    with pytest.raises(NotPossible) as refused:
        apply(league, last)
    assert refused.value.reason == reason


def test_an_outcome_without_the_points_of_each_is_refused() -> None:
    league = drawn(entered(FOURS, 4))
    with pytest.raises(NotPossible, match="points_missing"):
        apply(league, Report(0, 0, Outcome(league.active, (1, 2))))


def test_one_alone_makes_no_cup_and_257_are_too_many() -> None:
    with pytest.raises(NotPossible, match="too_few"):
        apply(entered(FOURS, 1), Draw())
    with pytest.raises(NotPossible, match="full"):
        apply(entered(FOURS, 256), Enter(EntrantId(7)))


def test_a_cup_that_is_over_takes_nothing_more() -> None:
    league = finished(entered(DUELS, 2))
    for fact in (
        Enter(EntrantId(7)),
        Drop(league.entrants[0]),
        Draw(),
        Report(0, 0, by_number(0, league.stages[0].tables[0])),
    ):
        with pytest.raises(NotPossible, match="over"):
            apply(league, fact)


def test_who_was_dropped_before_the_first_draw_can_come_back() -> None:
    league = apply(entered(DUELS, 2), Drop(EntrantId(100)))
    assert apply(league, Enter(EntrantId(100))).active == (100, 101)


@pytest.mark.parametrize(
    ("terms", "wrong"),
    [
        ({"size": 1}, "size"),
        ({"size": 9}, "size"),
        ({"size": 4, "advance": 4}, "advance"),
        ({"advance": 0}, "advance"),
        ({"days": 0}, "days"),
        ({"points": (1, 2)}, "points"),
        ({"points": ()}, "points"),
        ({"points": (101,)}, "points"),
        ({"final": 1}, "final"),
    ],
)
def test_terms_that_cannot_be_kept_are_refused_by_name(terms: dict[str, object], wrong: str) -> None:
    with pytest.raises(BadTerms) as refused:
        Terms(**terms)  # type: ignore[arg-type]
    assert refused.value.term == wrong


def test_a_league_begins_empty() -> None:
    assert League(FOURS).active == ()
    assert League(FOURS).enterable
