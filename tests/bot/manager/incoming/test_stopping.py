"""Told to stop, the bot finishes within limits, tells the tables, and takes them up again as if nothing had been."""

import asyncio
from collections.abc import Awaitable

import pytest

from bot.manager.answers import Known, Refusal, Refused
from bot.manager.errors import TryLater
from bot.manager.incoming import stopping
from bot.manager.requests import Act, DrawCard, EndTable
from bot.manager.views import TableView
from tests.bot.manager.hall import AWA, BINTA, CHIDI, Hall, done


def shown(hall: Hall) -> TableView:
    """Return what the one table message shows."""
    (message,) = hall.showing.table_messages()
    assert isinstance(message.view, TableView)
    return message.view


async def test_a_live_table_is_told_by_one_edit_and_shown_as_before_after_the_start(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    (message,) = hall.showing.table_messages()
    before, edits = shown(hall), len(message.history)
    await hall.close()
    assert shown(hall).restarting
    assert shown(hall).public == before.public
    assert len(message.history) == edits + 1
    await hall.open()
    assert not shown(hall).restarting
    assert len(message.history) == edits + 2
    done(await hall.move())


async def test_the_clocks_stand_still_meanwhile(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    await hall.wait(17)
    due = (await hall.view()).due
    assert due is not None
    await hall.close()
    hall.clock.forget()
    hall.clock.go_off(hall.clock.now() + 400)
    await hall.open()
    assert (await hall.view()).due == due + 400


async def test_a_clock_that_is_set_just_before_takes_nothing_from_a_turn(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    await hall.wait(25)
    due = (await hall.view()).due
    assert due is not None
    hall.clock.jump(500)
    await hall.close()
    hall.clock.forget()
    hall.clock.go_off(hall.clock.now() + 10)
    await hall.open()
    assert (await hall.view()).due == due + 510


async def test_who_presses_while_it_stops_is_told_to_press_again(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.manager.stop()
    answer = await hall.manager.handle(Act(asker=hall.asker(AWA), table=hall.table, move=DrawCard()))
    assert answer == Refused(Refusal.RESTARTING)


async def test_a_press_that_comes_again_while_it_stops_is_not_said_to_have_failed(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    mover = await hall.mover()
    earlier = Act(asker=hall.asker(mover), table=hall.table, move=await hall.some_move(mover))
    done(await hall.manager.handle(earlier))
    await hall.restart()
    mover = await hall.mover()
    request = Act(asker=hall.asker(mover), table=hall.table, move=await hall.some_move(mover))
    done(await hall.manager.handle(request))
    await hall.manager.stop()
    assert await hall.manager.handle(request) == Known()
    assert await hall.manager.handle(earlier) == Known()


async def test_a_table_that_cannot_be_told_is_left(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    hall.showing.trouble = [TryLater()]
    await hall.close()
    assert not shown(hall).restarting
    await hall.open()
    assert hall.showing.trouble == []


async def test_tables_are_told_also_where_a_channel_takes_no_edit_for_five_seconds(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    limits = []

    async def within(seconds: float, work: Awaitable[object]) -> None:
        limits.append(seconds)
        await work

    monkeypatch.setattr(stopping, "within", within)
    await hall.close()
    assert shown(hall).restarting
    assert 5 < limits[-1] <= 3 * stopping.FINISH + stopping.TELL
    monkeypatch.undo()
    await hall.open()


async def test_a_discord_that_hangs_does_not_keep_it_from_leaving(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    monkeypatch.setattr(stopping, "FINISH", 0.01)
    monkeypatch.setattr(stopping, "TELL", 0.01)

    async def hangs(*_: object, **__: object) -> None:
        await asyncio.get_running_loop().create_future()

    monkeypatch.setattr(hall.showing, "show_table", hangs)
    press = hall.manager.handle(Act(asker=hall.asker(AWA), table=hall.table, move=DrawCard()))
    await press
    async with asyncio.timeout(10):
        await hall.close()
    monkeypatch.undo()
    await hall.open()
    assert shown(hall).public == (await hall.view()).public


async def test_leagues_that_hang_take_no_time_of_their_own(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    monkeypatch.setattr(stopping, "FINISH", 0.01)

    async def hangs(_: float) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(hall.manager._leagues, "stop", hangs)
    async with asyncio.timeout(10):
        await hall.close()
    assert shown(hall).restarting
    await hall.open()


async def test_a_table_nobody_has_touched_since_the_start_is_told_too(hall: Hall) -> None:
    await hall.open_table(AWA)
    await hall.restart()
    await hall.close()
    assert shown(hall).restarting
    await hall.open()
    assert not shown(hall).restarting


async def test_a_table_that_is_over_is_left_in_peace(hall: Hall) -> None:
    await hall.open_table(AWA)
    (message,) = hall.showing.table_messages()
    done(await hall.ask(EndTable, AWA))
    edits = len(message.history)
    await hall.close()
    await hall.open()
    assert len(message.history) == edits
