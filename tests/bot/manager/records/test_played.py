"""What is entered of each match: statistics are always the sum of the results that are stored."""

import json
import logging
import sqlite3
from collections import Counter
from contextlib import closing
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.actions import Play
from bot.engine.cards import KIND, code
from bot.engine.events import Caught, Forgiven, MadeToDraw, Played, RoundEnded, TakenBack
from bot.engine.match import legal_actions
from bot.manager.ids import PersonId, Place
from bot.manager.records.played import enter_all_old, enter_old
from bot.manager.records.tally import tallied
from bot.manager.requests import EndTable, LeaveSeat
from bot.manager.views import EndReason
from bot.store.books import Books
from tests.bot.manager import ended
from tests.bot.manager.ended import kept, reckless, store
from tests.bot.manager.hall import AWA, BINTA, GUILD, Hall, done

GAMES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("gambian", 4, {}),
    ("gambian", 3, {"misplay": "reject"}),
    ("gambian", 2, {"false_catch": "1"}),
    ("classic", 4, {}),
    ("zimbabwean", 3, {}),
    ("five_rounds", 3, {}),
    ("house", 2, {}),
    ("standard", 4, {"partnership": "on"}),
)
SUMS = ("rounds", "points", "catches", "caught", "unnoticed")
PEOPLE = tuple(PersonId(number) for number in range(900, 906))
SERVERS = (Place(1, 10), Place(2, 20))


def recount(played: ended.Played) -> Counter[tuple[int, str]]:
    """Count by seat what happened, in another way: a misplay is a play that was not among the legal ones."""
    found: Counter[tuple[int, str]] = Counter()
    for before, action, step in played[1]:
        for event in step.events:
            match event:
                case Played(seat, cards):
                    found.update((seat, code(card)) for card in cards)
                case TakenBack(seat, cards, by):
                    found.subtract((seat, code(card)) for card in cards)
                    found.update([(seat, "caught"), (by, "catches")])
                    found[seat, "unnoticed"] -= 1
                case Caught(seat, by) | MadeToDraw(seat, by):
                    found.update([(seat, "caught"), (by, "catches")])
                case Forgiven(seat):
                    found[seat, "unnoticed"] += 1
                case RoundEnded(counts=counts):
                    for count in counts:
                        found[count.seat, "rounds"] += 1
                        found[count.seat, "points"] += count.points
                case _:
                    pass
        if isinstance(action, Play) and not is_legal(before, action):
            assert step.match.round is not None
            found[action.seat, "unnoticed"] += 1
    return found


def is_legal(match: Any, action: Play) -> bool:
    kinds = [KIND[card] for card in action.cards]
    legal = (each for each in legal_actions(match) if isinstance(each, Play) and each.seat == action.seat)
    return any([KIND[card] for card in each.cards] == kinds for each in legal)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("variant", "seats", "options"), GAMES)
def test_what_is_counted_is_what_happened(
    variant: str, seats: int, options: dict[str, str], seed: int
) -> None:
    played = reckless(variant, seats, seed, **options)
    done = tallied(played[0], [action for _, action, _ in played[1]])
    again = recount(played)
    assert done.match == played[1][-1][2].match
    for seat, tally in done.tallies.items():
        for name in SUMS:
            assert getattr(tally, name) == again[seat, name], (seat, name)
        laid = {name: times for (whose, name), times in again.items() if whose == seat and times}
        assert tally.cards == {name: times for name, times in laid.items() if name not in SUMS}


def test_at_tables_that_police_themselves_something_goes_unnoticed_and_something_does_not() -> None:
    sums: Counter[str] = Counter()
    for seed in range(6):
        played = reckless("gambian", 4, seed)
        for tally in tallied(played[0], [action for _, action, _ in played[1]]).tallies.values():
            sums.update(caught=tally.caught, catches=tally.catches, unnoticed=tally.unnoticed)
    assert min(sums.values()) > 5
    assert sums["caught"] == sums["catches"]


@settings(max_examples=15)
@given(st.integers(0, 2**16), st.integers(1, 8))
def test_totals_are_the_sums_of_the_results(seed: int, matches: int) -> None:
    rng = Random(seed)
    connection, held = kept()
    expected: Counter[tuple[int, int, str, str]] = Counter()
    for number in range(matches):
        variant, seats, options = rng.choice(GAMES)
        place = rng.choice(SERVERS)
        people = rng.sample([*PEOPLE, None, None], seats)
        played = reckless(variant, seats, rng.randrange(3), **options)
        reason = rng.choice([EndReason.CHAMPION, EndReason.CHAMPION, EndReason.ABANDONED])
        store(held, played, people, table=f"t{number}", place=place, at=number, ended=reason)
        again = recount(played)
        for seat, person in enumerate(people):
            if person is not None and reason is EndReason.CHAMPION:
                expected.update({(place.guild_id, person, variant, name): again[seat, name] for name in SUMS})
    rows = connection.execute(
        "SELECT guild_id, reason, result FROM results JOIN tables ON id = table_id"
    ).fetchall()
    results = [(guild, json.loads(result)) for guild, reason, result in rows if reason == "champion"]
    for place in SERVERS:
        for person in PEOPLE:
            guild = place.guild_id
            own = [result for where, result in results if where == guild and person in result["people"]]
            figures = held.played.figures(guild, person)
            assert figures.matches == len(own)
            assert figures.wins == sum(r["people"].index(person) in r["winners"] for r in own)
            assert sum(times for _, times in held.played.places(guild, person)) == len(own)
            assert figures.matches_with_people == sum(
                sum(one is not None for one in r["people"]) > 1 for r in own
            )
            for name in SUMS:
                of_all = [
                    times
                    for key, times in expected.items()
                    if (key[0], key[1], key[3]) == (guild, person, name)
                ]
                assert getattr(figures, name) == sum(of_all)
                by_game = [
                    getattr(held.played.figures(guild, person, game), name)
                    for game in dict.fromkeys(game for game, _, _ in GAMES)
                ]
                assert sum(by_game) == sum(of_all)
    connection.close()


@pytest.mark.parametrize(("variant", "seats", "options"), GAMES)
def test_old_matches_are_played_through_again_and_give_the_same(
    variant: str, seats: int, options: dict[str, str]
) -> None:
    connection, held = kept()
    played = reckless(variant, seats, 3, **options)
    people: list[PersonId | None] = [*PEOPLE[: seats - 1], None]
    store(held, played, people, table="t", place=SERVERS[0])
    assert held.played.uncounted(9) == []
    entered = (rows(connection, "played_matches"), rows(connection, "played_seats"))
    assert len(entered[1]) == seats - 1
    connection.execute("DELETE FROM played_matches")
    assert rows(connection, "played_seats") == []
    (row,) = held.played.uncounted(9)
    enter_old(held, row)
    again = (rows(connection, "played_matches"), rows(connection, "played_seats"))
    # Numbers of matches are not used twice.
    assert [row[1:] for row in again[0]] == [row[1:] for row in entered[0]]
    assert [row[1:] for row in again[1]] == [row[1:] for row in entered[1]]
    connection.close()


def test_partners_share_a_place_and_the_next_counts_both(held: Books) -> None:
    played = reckless("standard", 4, 0, partnership="on")
    assert not played[1][-1][2].match.out, "nobody has left this one"
    store(held, played, PEOPLE[:4], table="t", place=SERVERS[0])
    winners = played[1][-1][2].match.winners
    came = {seat: dict(held.played.places(1, PEOPLE[seat])) for seat in range(4)}
    assert len(winners) == 2
    assert came == {seat: {1 if seat in winners else 3: 1} for seat in range(4)}


def test_a_match_that_was_broken_off_and_is_rated_counts_and_does_so_when_it_is_entered_later() -> None:
    connection, held = kept()
    played = reckless("classic", 2, 1)
    for table, may_rate in (("rated", True), ("not", False)):
        store(
            held,
            played,
            PEOPLE[:2],
            table=table,
            place=SERVERS[0],
            ended=EndReason.ABANDONED,
            may_rate=may_rate,
        )
    assert held.played.figures(1, PEOPLE[0]).matches == 1
    connection.execute("DELETE FROM played_matches")
    for row in held.played.uncounted(9):
        enter_old(held, row)
    assert held.played.figures(1, PEOPLE[0]).matches == 1
    connection.close()


def rows(connection: Any, table: str) -> list[tuple[Any, ...]]:
    return list(connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2"))


def test_an_old_match_that_cannot_be_played_through_counts_for_nothing_and_is_not_tried_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.CRITICAL)
    connection, held = kept()
    store(held, reckless("classic", 2, 1), PEOPLE[:2], table="t", place=SERVERS[0])
    connection.execute("DELETE FROM played_matches")
    connection.execute("UPDATE results SET record = 'nonsense'")
    (row,) = held.played.uncounted(9)
    enter_old(held, row)
    assert held.played.uncounted(9) == []
    assert held.played.figures(1, PEOPLE[0]).matches == 0
    connection.close()


def test_a_match_is_entered_once(held: Books) -> None:
    seat = (0, PEOPLE[0], "Awa", 1, 1, 1, 0, 0, 0, 0, "{}")
    for expected in (True, False):
        entered = held.played.enter(
            1, "classic", league=None, table="t", match=1, counted=True, at=1, seats=[seat]
        )
        assert entered is expected
    assert held.played.figures(1, PEOPLE[0]).matches == 1


@pytest.fixture
def held() -> Any:
    """A store in memory."""
    connection, books = kept()
    yield books
    connection.close()


async def counted(hall: Hall) -> list[tuple[int, int, tuple[tuple[int, int], ...]]]:
    """Return how many matches Awa and Binta have played and won, and their places."""
    seen = [await hall.manager.statistics.of_person(GUILD, person) for person in (AWA, BINTA)]
    assert [one.name for one in seen if one.figures.matches] in ([], ["Awa", "Binta"])
    return [(one.figures.matches, one.figures.wins, one.figures.places) for one in seen]


@pytest.mark.parametrize(("moves", "counts"), [(0, False), (1, False), (3, False), (6, True)])
async def test_a_match_everybody_else_leaves_counts_once_all_have_had_two_turns_and_who_left_is_last(
    hall: Hall, moves: int, *, counts: bool
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject", after_draw="end", draw_when="any")
    for _ in range(moves):
        done(await hall.move())
    done(await hall.ask(LeaveSeat, BINTA))
    found = await counted(hall)
    assert found == ([(1, 1, ((1, 1),)), (1, 0, ((2, 1),))] if counts else [(0, 0, ()), (0, 0, ())])
    with closing(sqlite3.connect(hall.path)) as connection:
        connection.execute("DELETE FROM played_matches")
        connection.commit()
    assert await enter_all_old(hall.database) == 1
    assert await counted(hall) == found


async def test_a_match_that_was_ended_counts_for_nobody(hall: Hall) -> None:
    await hall.seat([AWA], computers=1)
    done(await hall.ask(EndTable, AWA))
    assert (await hall.results())[0][1] == EndReason.ENDED
    assert (await hall.manager.statistics.of_person(GUILD, AWA)).figures.matches == 0


def enter_result(played: ended.Played, table: str, books: Books) -> None:
    store(books, played, (AWA, BINTA), table=table, place=SERVERS[0])


async def test_what_was_played_before_there_were_statistics_is_entered_once(hall: Hall) -> None:
    for number in range(3):
        played = reckless("classic", 2, number)
        await hall.database.run(partial(enter_result, played, f"t{number}"))
    before = await hall.manager.statistics.of_person(GUILD, AWA)
    with sqlite3.connect(hall.path) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("DELETE FROM played_matches")
    connection.close()
    assert (await hall.manager.statistics.of_person(GUILD, AWA)).figures.matches == 0
    assert await enter_all_old(hall.database) == 3
    assert await enter_all_old(hall.database) == 0
    assert await hall.manager.statistics.of_person(GUILD, AWA) == before
    assert before.figures.matches == 3
