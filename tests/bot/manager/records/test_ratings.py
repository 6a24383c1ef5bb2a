"""Which matches change ratings, how, and that each does so once."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import pytest

from bot.engine.actions import Call, Draw, Pass, Play
from bot.engine.cards import parse_card
from bot.manager.ids import PersonId
from bot.manager.records.rated import TURNS, turns
from bot.manager.records.ratings import recompute
from bot.manager.requests import (
    EndTable,
    Join,
    LeaveSeat,
    OpenTable,
    Pause,
    Rematch,
    SetClock,
    SetRated,
    Start,
)
from bot.manager.tables.choices import NO_CLOCK
from bot.manager.tables.shelf import read_actions
from bot.manager.terms import Terms
from bot.manager.views import EndReason, Stage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, GUILD, PLACE, Hall, done, play
from tests.bot.manager.leagues.test_kills import DoomedClub

Rows = list[tuple[int, int, int]]


@pytest.fixture
def terms() -> Terms:
    """The usual durations, but a pause is over soon."""
    return Terms(call_grace=0, fresh_press=100_000, pause_time=600)


@pytest.fixture(autouse=True)
def rated(hall: Hall) -> None:
    """Let tables be rated, as they are unless the host sets it off."""
    hall.rated = True


def places(path: Path) -> Rows:
    """Return the places of all rated matches: match, person, place."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(
            "SELECT match_id, person, place FROM rated_seats ORDER BY match_id, place, seat"
        ).fetchall()


async def figures(hall: Hall) -> dict[PersonId, int]:
    """Return the ratings in Gambian as they are shown."""
    people = (AWA, BINTA, CHIDI, DAWDA)
    found = {person: await hall.manager.ratings.of_person(GUILD, person) for person in people}
    return {person: held[0].rating.shown for person, held in found.items() if held}


async def shown(hall: Hall) -> list[tuple[int, int, int]]:
    """Return what the table message tells of ratings: seat, before, after."""
    return [(one.seat, one.before.shown, one.after.shown) for one in (await hall.view()).ratings]


async def won(hall: Hall, people: Iterable[PersonId] = (AWA, BINTA)) -> None:
    """Play the last round of a match for two, which Awa wins."""
    await hall.seat(people, misplay="reject")
    await hall.lay_out("5C", "6C", "QS KS")
    done(await hall.act(AWA, play("6C")))


async def go_round(hall: Hall, moves: int) -> None:
    """Let whoever is to move do something, so many times."""
    for _ in range(moves):
        done(await hall.move())


async def had_turns(hall: Hall) -> Counter[int]:
    """Return how many turns each seat has had."""
    moves = await hall.database.read(lambda books: books.tables.moves(hall.table, 1))
    return turns(action for move in moves for action in read_actions(move))


async def test_a_match_changes_the_ratings_of_those_who_played_it_and_says_so(hall: Hall) -> None:
    await won(hall)
    assert await figures(hall) == {AWA: 1510, BINTA: 1490}
    assert await shown(hall) == [(0, 1500, 1510), (1, 1500, 1490)]
    assert [held.matches for held in await hall.manager.ratings.of_person(GUILD, AWA)] == [1]
    assert await hall.manager.ratings.of_person(GUILD + 1, AWA) == ()


async def test_what_has_changed_is_known_after_a_restart_and_gone_with_the_next_match(hall: Hall) -> None:
    await won(hall)
    before = (await hall.view()).ratings
    await hall.restart()
    assert (await hall.view()).ratings == before
    for person in (AWA, BINTA):
        done(await hall.ask(Rematch, person))
    view = await hall.view()
    assert (view.stage, view.ratings) == (Stage.PLAYING, ())


async def test_who_keeps_what_he_has_played_to_himself_is_not_told_of_and_the_others_are(hall: Hall) -> None:
    assert await hall.manager.preferences.set_own(hall.asker(BINTA), "hide_me", "on") is None
    await won(hall)
    assert await figures(hall) == {AWA: 1510, BINTA: 1490}
    assert await shown(hall) == [(0, 1500, 1510)]
    await hall.restart()
    assert await shown(hall) == [(0, 1500, 1510)]
    assert await hall.manager.preferences.set_own(hall.asker(BINTA), "hide_me", "off") is None
    assert await shown(hall) == [(0, 1500, 1510), (1, 1500, 1490)]


async def test_the_next_match_goes_on_from_there(hall: Hall) -> None:
    await won(hall)
    await won(hall)
    ((seat, before, after), _) = await shown(hall)
    assert (seat, before) == (0, 1510)
    assert after > before
    assert [match for match, _, _ in places(hall.path)] == [1, 1, 2, 2]


async def test_a_table_with_a_computer_is_not_rated(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], computers=1)
    await hall.win()
    assert await figures(hall) == {}


async def test_a_table_the_host_has_set_off_is_not_rated(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(SetRated, AWA, rated=False))
    done(await hall.ask(Start, AWA))
    await hall.win()
    assert places(hall.path) == []


async def test_a_table_without_a_clock_is_not_rated(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(SetClock, AWA, clock=NO_CLOCK))
    done(await hall.ask(Start, AWA))
    await hall.win()
    assert places(hall.path) == []


async def test_who_leaves_at_once_spoils_nobodys_rating(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    await go_round(hall, 3)
    done(await hall.ask(LeaveSeat, BINTA))
    view = await hall.view()
    assert (view.ended, view.rated, view.ratings) == (EndReason.FORFEIT, True, ())
    assert places(hall.path) == []


async def test_who_leaves_after_two_turns_has_lost(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    await go_round(hall, 6)
    done(await hall.ask(LeaveSeat, BINTA))
    assert await figures(hall) == {AWA: 1510, BINTA: 1490}


async def test_who_left_early_is_last_of_a_match_that_others_have_played(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], hand_size="7")
    done(await hall.ask(LeaveSeat, CHIDI))
    await go_round(hall, 6)
    done(await hall.ask(LeaveSeat, BINTA))
    assert places(hall.path) == [(1, AWA, 0), (1, BINTA, 1), (1, CHIDI, 2)]


async def test_a_match_that_is_ended_is_not_rated(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    await go_round(hall, 6)
    done(await hall.ask(EndTable, DAWDA, moderator=True))
    assert places(hall.path) == []
    assert [reason for _, reason, _ in await hall.results()] == ["ended"]


@pytest.mark.parametrize(("moves", "counts"), [(2, False), (6, True)])
async def test_an_abandoned_match_is_rated_as_it_stands(hall: Hall, moves: int, counts: bool) -> None:
    await hall.seat([AWA, BINTA, CHIDI], hand_size="7")
    done(await hall.ask(LeaveSeat, CHIDI))
    await go_round(hall, moves)
    done(await hall.ask(Pause, AWA))
    await hall.wait(hall.terms.pause_time + 100)
    assert (await hall.view()).ended is EndReason.ABANDONED
    assert places(hall.path) == ([(1, AWA, 0), (1, BINTA, 0), (1, CHIDI, 1)] if counts else [])


async def test_a_seat_that_a_computer_has_taken_over_is_rated_as_its_owners(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    done(await hall.ask(LeaveSeat, CHIDI))
    await hall.lay_out("5C", "6C 7C 9C JC", "9H 9D KD QD", "4H")
    while not (await hall.view()).seats[1].away:
        if await hall.mover() == AWA:
            done(await hall.move())
        else:
            await hall.wait(hall.terms.turn + 1)
    done(await hall.ask(LeaveSeat, AWA))
    assert places(hall.path)[0][:2] == (1, BINTA)


async def test_partners_are_rated_as_one(hall: Hall) -> None:
    opening = OpenTable(asker=hall.asker(AWA), place=PLACE, variant="classic", options={"partnership": "on"})
    hall.table = done(await hall.manager.handle(opening)).table.id
    for person in (BINTA, CHIDI, DAWDA):
        done(await hall.ask(Join, person))
    done(await hall.ask(Start, AWA))
    had: Counter[int] = Counter()
    while min(had[seat] for seat in range(4)) < TURNS:
        had = await had_turns(hall)
        done(await hall.move())
    done(await hall.ask(LeaveSeat, CHIDI))
    assert (await hall.view()).winners == (1, 3)
    assert places(hall.path) == [(1, BINTA, 0), (1, DAWDA, 0), (1, AWA, 1), (1, CHIDI, 1)]
    changes = {seat: after - before for seat, before, after in await shown(hall)}
    assert changes[1] == changes[3] > 0 > changes[0] == changes[2]


async def test_a_lot_moves_no_rating(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject", scoring="own_penalty", match="single")
    await hall.lay_out("5C", "6C", "QS KS", "QH KH")
    done(await hall.act(AWA, play("6C")))
    assert (await hall.view()).ended is EndReason.CHAMPION
    assert places(hall.path) == [(1, AWA, 0), (1, BINTA, 1), (1, CHIDI, 1)]
    rated = await figures(hall)
    assert rated[AWA] > 1500 > rated[BINTA] == rated[CHIDI]


async def test_a_damaged_rating_keeps_no_match_from_ending_and_is_mended(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    await won(hall)
    with closing(sqlite3.connect(hall.path)) as connection:
        connection.execute("UPDATE ratings SET mu = 1e12 WHERE person = ?", (AWA,))
        connection.commit()
    await won(hall)
    assert "could not be rated" in caplog.text
    assert [reason for _, reason, _ in await hall.results()] == ["champion"] * 2
    await hall.database.run(recompute)
    assert 1510 < (await figures(hall))[AWA] < 1530
    assert (await hall.database.run(recompute)).wrong_ratings == 0


@pytest.mark.parametrize("transactions", range(9))
async def test_a_kill_at_any_transaction_rates_a_match_once(tmp_path: Path, transactions: int) -> None:
    club = DoomedClub(tmp_path / "cards.sqlite3", Terms())
    club.rated = True
    await club.open()
    await club.seat([AWA, BINTA], misplay="reject")
    await club.lay_out("5C", "6C", "QS KS")
    await club.start_turn()
    here = asyncio.current_task()
    assert here is not None
    club.mortal.doom(transactions, here.cancel)
    try:
        await club.act(AWA, play("6C"))
    except asyncio.CancelledError:
        here.uncancel()
    await club.restart(after=1)
    if (await club.view()).stage is Stage.PLAYING:
        assert places(club.path) == []
        done(await club.act(AWA, play("6C")))
    assert places(club.path) == [(1, AWA, 0), (1, BINTA, 1)]
    assert await shown(club) == [(0, 1500, 1510), (1, 1500, 1490)]
    found = await club.database.run(recompute)
    assert (found.matches, found.ratings, found.wrong_ratings, found.wrong_steps) == (1, 2, 0, 0)
    await club.close()


def test_a_turn_in_which_a_card_is_played_after_one_was_drawn_is_one_turn() -> None:
    card = parse_card("6C")
    had = turns(
        (
            Draw(0),
            Call(0),
            Play(0, (card,)),
            Draw(1),
            Pass(1),
            Play(0, (card,)),
            Play(0, (card,)),
            Draw(1),
            Draw(1),
            Draw(2),
        )
    )
    assert had == {0: 3, 1: 2, 2: 1}


async def test_who_had_his_data_deleted_in_a_match_has_no_rating_when_it_ends_and_the_others_are_right(
    hall: Hall,
) -> None:
    await won(hall)
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject", draw_when="any", hand_size="7")
    await go_round(hall, 9)
    assert await hall.manager.privacy.forget(BINTA, lambda _, number: f"a former player {number}") is None
    await hall.settle()
    done(await hall.ask(LeaveSeat, CHIDI))
    assert len({match for match, _, _ in places(hall.path)}) == 2
    assert set(await figures(hall)) == {AWA, CHIDI}
    with closing(sqlite3.connect(hall.path)) as connection:
        assert connection.execute("SELECT count(*) FROM ratings WHERE person < 0").fetchone() == (0,)
    found = await hall.database.run(recompute)
    assert (found.matches, found.wrong_ratings, found.wrong_steps) == (2, 0, 0)
