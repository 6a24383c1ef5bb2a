"""The machine's clock is set, or the machine sleeps: players lose nothing by it."""

from typing import Any

import pytest

from bot.manager import manager
from bot.manager.desks import takeup
from bot.manager.requests import Pause, ShowHand, ShowTable
from bot.manager.terms import Terms
from bot.manager.views import EndReason, Stage
from tests.bot.manager.hall import AWA, BINTA, Hall, done, turn_of

TURN = Terms().turn
HOUR = 3600


async def version(hall: Hall) -> int:
    return (await hall.desk()).table.version


@pytest.mark.parametrize("jump", [HOUR, 86_400, -HOUR, -86_400])
async def test_a_turn_has_as_long_as_before(hall: Hall, jump: float) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.wait(21)
    before = await version(hall)
    hall.clock.jump(jump)
    await hall.wait(10)
    due = (await hall.view()).due
    assert due is not None
    left = due - hall.clock.now()
    assert TURN - 45 <= left <= TURN - 25
    assert hall.showing.table_messages()[0].view.due == due
    assert hall.showing.hand_of(await hall.mover()).view.due == due
    await hall.wait(left - 1)
    assert await version(hall) == before
    await hall.wait(12)
    assert await version(hall) > before


async def test_what_is_done_right_after_a_jump_does_not_hide_it(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.wait(25)
    hall.clock.jump(HOUR)
    done(await hall.ask(ShowTable, AWA))
    before = await version(hall)
    await hall.wait(TURN - 30)
    assert await version(hall) == before
    await hall.wait(60)
    assert await version(hall) > before


async def test_a_turn_that_begins_after_the_clock_was_set_back_has_all_its_time(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.wait(25)
    hall.clock.jump(-HOUR)
    done(await hall.move())
    before = await version(hall)
    await hall.wait(TURN - 10)
    assert await version(hall) == before


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_a_jump_while_the_bot_starts_is_noticed(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.wait(25)
    before = await version(hall)
    take_up = takeup.take_up

    def late(*given: Any) -> Any:
        hall.clock.jump(jump)
        return take_up(*given)

    monkeypatch.setattr(manager, "take_up", late)
    await hall.restart()
    await hall.wait(TURN - 30)
    assert await version(hall) == before
    await hall.wait(60)
    assert await version(hall) > before


async def test_a_jump_that_cannot_be_stored_is_noticed_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.wait(25)
    before = await version(hall)
    monkeypatch.setattr("bot.manager.incoming.jumping.move_clocks", lambda *_: 1 / 0)
    hall.clock.jump(HOUR)
    with pytest.raises(ZeroDivisionError):
        await hall.manager._timer.check()
    monkeypatch.undo()
    await hall.wait(12)
    assert await version(hall) == before
    due = (await hall.view()).due
    assert due is not None
    assert TURN - 60 < due - hall.clock.now() < TURN - 20


async def test_little_is_left_after_a_jump_forward_but_never_less_than_half_a_minute(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.wait(TURN - 15)
    hall.clock.jump(HOUR)
    await hall.wait(10)
    due = (await hall.view()).due
    assert due is not None
    assert due - hall.clock.now() > 19


async def test_a_computer_does_not_stand_still_when_the_clock_is_set_back(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], computers=1, misplay="reject")
    while (line := turn_of(await hall.view())) is not None and line.person is not None:
        done(await hall.move())
    before = await version(hall)
    hall.clock.jump(-HOUR)
    await hall.wait(30)
    assert await version(hall) > before


async def test_a_match_is_not_abandoned_by_a_jump(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    done(await hall.ask(Pause, AWA))
    hall.clock.jump(30 * 86_400)
    await hall.wait(200)
    assert (await hall.view()).stage is Stage.PLAYING
    done(await hall.ask(ShowHand, AWA))


async def test_an_announced_time_does_not_move(hall: Hall) -> None:
    await hall.open_table()
    hall.clock.jump(hall.terms.lobby_time + 60)
    await hall.wait(15)
    assert (await hall.view()).ended is EndReason.LOBBY_CLOSED


async def test_a_small_delay_is_no_jump(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    due = (await hall.view()).due
    hall.clock.jump(3)
    await hall.wait(15)
    assert (await hall.view()).due == due


async def test_a_deletion_nobody_heard_of_is_found_though_the_clock_was_set_back_meanwhile(
    hall: Hall,
) -> None:
    """SEED=80099: the start took itself for one without an outage, and looked for nothing."""
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.wait(1)
    await hall.kill()
    hall.showing.delete(hall.showing.table_messages()[0].ref)
    hall.clock.jump(-600)
    await hall.open()
    await hall.wait(1)
    assert len(hall.showing.table_messages()) == 1
