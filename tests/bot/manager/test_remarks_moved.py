"""What computer players are about to say keeps its time, however the machine's clock is set and however long the bot is down."""

from dataclasses import replace

import pytest

from bot.engine.actions import Call
from bot.manager.desks.desk import Desk
from bot.manager.tables.clocks import Kind
from bot.manager.tables.table import Change, Planned
from bot.manager.terms import Terms
from tests.bot.manager.hall import AWA, BINTA, Hall

HOUR = 3_600


@pytest.fixture
def terms() -> Terms:
    """The usual durations, with computer players that take ten seconds."""
    return Terms(call_grace=0, fresh_press=100_000, computer_pace=(10, 10))


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    """A table where a computer player with one card is going to say so in eight seconds."""
    await hall.seat([AWA, BINTA], computers=1, misplay="reject", last_call="manual")
    await hall.lay_out("5C", "6C 7D 8D", "QS KS JD", "9H 9S", turn=2)
    desk = await hall.desk()
    async with desk.lock:
        table = desk.table
        assert table.match is not None
        assert table.match.round is not None
        plan = Planned(Call(2), hall.clock.now() + 8, table.chairs[2].number)
        await hall.manager._parts.keeper.commit(desk, Change(replace(table, planned=(plan,))), "plan")
    return desk


def left(hall: Hall, desk: Desk) -> float:
    return desk.clocks[Kind.REMARK].due - hall.clock.now()


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_it_is_as_far_off_after_the_clock_was_set(hall: Hall, desk: Desk, jump: float) -> None:
    hall.clock.jump(jump)
    await hall.manager._timer.check()
    assert left(hall, desk) == pytest.approx(8, abs=0.1)
    await hall.wait(9)
    assert desk.table.planned == ()


async def test_it_is_as_far_off_after_the_bot_was_down(hall: Hall, desk: Desk) -> None:
    await hall.restart(after=HOUR)
    fresh = await hall.desk()
    assert left(hall, fresh) > 0
    await hall.wait(9)
    assert (await hall.desk()).table.planned == ()


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_a_kill_just_after_the_clock_was_set_does_not_move_clocks_twice(
    hall: Hall, desk: Desk, jump: float
) -> None:
    hall.clock.jump(jump)
    await hall.manager._timer.check()
    await hall.settle()
    await hall.restart()
    assert 0 < left(hall, await hall.desk()) <= 8.1
