"""What time does at a table."""

from dataclasses import replace

import pytest

from bot.engine.events import Drew
from bot.manager.books import DeadlineRow
from bot.manager.ids import Place, TableId
from bot.manager.requests import AddComputer, DrawCard, Join, ShowHand, Start
from bot.manager.tables.clocks import Kind, Running, settled, thinking
from bot.manager.tables.table import Table
from bot.manager.terms import Terms
from bot.manager.views import EndReason, Stage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, Hall, done, play, turn_of

TURN = Terms().turn


@pytest.fixture
def terms() -> Terms:
    """The usual durations, but a match is abandoned after two hours."""
    return Terms(call_grace=0, fresh_press=100_000, idle_time=7200)


async def test_who_runs_out_of_time_has_the_default_done_for_him(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    await hall.lay_out("5C", "6D 7D", "9H 9D", "QS KS")
    await hall.start_turn()
    await hall.wait(TURN - 1)
    assert await hall.mover() == AWA
    await hall.wait(2)
    assert await hall.mover() == BINTA
    assert isinstance((await hall.view()).recent[-1], Drew)
    assert (await hall.view()).seats[0].cards == 3


async def test_the_time_that_is_shown_is_the_time_that_runs(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    due = (await hall.view()).due
    assert due == hall.clock.now() + TURN
    await hall.wait(10)
    assert (await hall.view()).due == due
    done(await hall.move())
    assert (await hall.view()).due == hall.clock.now() + TURN


async def test_an_action_of_another_does_not_give_more_time(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    await hall.lay_out("5C", "6C 7C", "9D 9C 9S", "QS KS JD")
    await hall.start_turn()
    due = (await hall.view()).due
    await hall.wait(20)
    done(await hall.act(CHIDI, play("QS")))
    assert (await hall.view()).due == due


async def test_the_seat_to_move_is_reminded_once_at_two_thirds(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    mover = await hall.mover()
    await hall.wait(TURN * 2 / 3 - 1)
    assert hall.showing.told == []
    await hall.wait(2)
    assert [(people, notice.slug) for people, notice in hall.showing.told] == [((mover,), "turn_reminder")]
    done(await hall.ask(ShowHand, mover))
    await hall.wait(TURN / 3 - 3)
    assert len(hall.showing.told) == 1


async def test_after_two_time_outs_a_computer_plays_until_the_person_is_back(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    for _ in range(6):
        if await hall.mover() == AWA:
            await hall.wait(TURN + 1)
        else:
            done(await hall.move())
        if (await hall.view()).seats[0].away:
            break
    assert (await hall.view()).seats[0].away
    await hall.lay_out("5C", "6D 7D", "9H 9D")
    await hall.start_turn()
    await hall.wait(hall.terms.computer_pace[1] + 1)
    assert await hall.mover() == BINTA
    done(await hall.ask(ShowHand, AWA))
    assert not (await hall.view()).seats[0].away


async def test_a_table_whose_people_are_all_away_waits_for_one_of_them(hall: Hall) -> None:
    await hall.seat([AWA], computers=1, misplay="reject", hand_size="8")
    await hall.wait(6 * TURN)
    view = await hall.view()
    assert view.seats[0].away
    version = (await hall.desk()).table.version
    await hall.wait(3600)
    assert (await hall.desk()).table.version == version
    done(await hall.ask(ShowHand, AWA))
    await hall.wait(TURN + 1)
    assert (await hall.desk()).table.version > version


async def test_a_match_nobody_touches_is_abandoned_after_a_second_look(hall: Hall) -> None:
    await hall.seat([AWA], computers=1, misplay="reject", hand_size="8")
    await hall.wait(hall.terms.idle_time + 30)
    assert (await hall.view()).stage is not Stage.OVER
    await hall.wait(60)
    view = await hall.view()
    assert (view.stage, view.ended) == (Stage.OVER, EndReason.ABANDONED)


async def test_a_jump_of_the_clock_does_not_end_a_match_at_once(hall: Hall) -> None:
    await hall.seat([AWA], computers=1, misplay="reject", hand_size="8")
    hall.clock.jump(2 * hall.terms.idle_time)
    await hall.wait(15)
    assert (await hall.view()).stage is not Stage.OVER
    done(await hall.ask(ShowHand, AWA))


async def test_a_deadline_of_an_earlier_turn_is_void(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.lay_out("5C", "6C 7C KD", "9C 9D 9S")
    rows = await hall.database.read(lambda books: books.clock.of_table(hall.table))
    old = next(row for row in rows if row.kind == "turn")
    done(await hall.act(AWA, play("6C")))
    hall.clock.jump(TURN / 2)
    await hall.manager._ringer.ring(old)
    await hall.settle()
    assert await hall.mover() == BINTA
    assert (await hall.view()).seats[0].cards == 2


async def test_the_next_round_is_dealt_when_nobody_does(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    await hall.lay_out("5C", "6C", "QS KS", "JS JH")
    done(await hall.act(AWA, play("6C")))
    assert (await hall.view()).stage is Stage.BREAK
    await hall.wait(hall.terms.break_time + 1)
    view = await hall.view()
    assert view.public is not None
    assert (view.stage, view.public.round_number) == (Stage.PLAYING, 2)


async def test_no_clock_runs_when_there_is_no_table(hall: Hall) -> None:
    await hall.wait(30)
    assert hall.clock.next_due() is None


async def test_players_get_the_time_of_an_outage_back(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.lay_out("5C", "6D 7D", "9H 9D")
    await hall.start_turn()
    await hall.wait(TURN - 20)
    await hall.restart(after=7200)
    due = (await hall.view()).due
    assert due is not None
    assert 30 <= due - hall.clock.now() <= 40
    assert hall.showing.hand_of(AWA).view == await hall.hand(AWA)
    await hall.wait(25)
    assert await hall.mover() == AWA
    await hall.wait(20)
    assert await hall.mover() == BINTA


async def test_an_announced_time_does_not_move_and_fires_once_after_the_start(hall: Hall) -> None:
    await hall.open_table()
    await hall.restart(after=hall.terms.lobby_time + 60)
    await hall.wait(1)
    assert (await hall.view()).ended is EndReason.LOBBY_CLOSED


@pytest.mark.parametrize("computers", [1, 3])
async def test_computers_take_their_turns_at_a_pace_people_can_follow(hall: Hall, computers: int) -> None:
    await hall.open_table(misplay="reject")
    for _ in range(computers):
        done(await hall.ask(AddComputer, AWA))
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(Start, AWA))
    for _ in range(30):
        line = turn_of(await hall.view())
        if line is None or line.person is None:
            break
        done(await hall.move())
    version = (await hall.desk()).table.version
    await hall.wait(hall.terms.computer_pace[1] - 1)
    assert (await hall.desk()).table.version == version
    await hall.wait(1)
    assert (await hall.desk()).table.version > version


async def test_a_debt_at_a_catch_table_does_not_stop_the_clock(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    await hall.lay_out("5C", "2C 7C KD", "9C 9D 9S", "QS KS JD")
    done(await hall.act(AWA, play("2C")))
    assert await hall.mover() == CHIDI
    await hall.wait(TURN + 1)
    assert await hall.mover() != CHIDI
    done(await hall.act(BINTA, DrawCard()))


async def test_a_clock_that_fails_does_not_stop_the_others(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.lay_out("5C", "6D 7D", "9H 9D")
    await hall.start_turn()
    ring = hall.manager._ringer.ring

    async def fails_for_reminders(row: DeadlineRow) -> None:
        if row.kind == "remind":
            raise RuntimeError("no")
        await ring(row)

    monkeypatch.setattr(hall.manager._ringer, "ring", fails_for_reminders)
    await hall.wait(TURN + 5)
    assert await hall.mover() == BINTA
    assert "Clock remind of table" in caplog.text


async def test_a_computer_does_not_break_a_table_that_is_not_sound(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    await hall.seat([AWA], computers=1, misplay="reject")
    await hall.lay_out("5C", "6D 7D", "9H 9D")
    await hall.start_turn()
    table = (await hall.desk()).table
    assert table.match is not None
    assert table.match.round is not None
    table.match.round.stock.pop(0)
    await hall.wait(TURN + 1)
    assert (await hall.view()).frozen
    assert "a card is missing" in caplog.text


async def test_a_clock_of_a_table_that_cannot_be_read_is_stopped(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    await hall.open_table()
    version = (await hall.desk()).table.version
    await hall.database.run(lambda books: books.tables.save(hall.table, version, 99, "{}", live=True, at=0))
    await hall.restart()
    await hall.wait(hall.terms.lobby_time + 10)
    assert not await hall.database.read(lambda books: books.clock.of_table(hall.table))
    assert "not sound" in caplog.text


def test_a_computer_takes_a_time_within_its_pace_which_only_another_turn_changes() -> None:
    table = Table(id=TableId("t"), place=Place(1, 2), variant="gambian", secret=b"")
    times = [thinking(replace(table, turn=turn), (2, 4)) for turn in range(20)]
    assert all(2 <= seconds <= 4 for seconds in times)
    assert len(set(times)) == len(times)
    assert thinking(replace(table, turn=7, plays=9), (2, 4)) == times[7]


def test_a_reminder_that_was_stored_is_known_by_later_versions() -> None:
    posted = 545_694_677
    assert not settled(posted, {Kind.TURN: Running(Kind.TURN, 7, 0.0)})
    assert settled(posted, {Kind.TURN: Running(Kind.TURN, 8, 0.0), Kind.BREAK: Running(Kind.BREAK, 7, 0.0)})
