"""Tables at which a turn may take any time."""

import pytest

from bot.manager.answers import Refusal
from bot.manager.requests import Join, NextRound, OpenTable, SetClock, Start
from bot.manager.tables.choices import NO_CLOCK
from bot.manager.terms import Terms
from bot.manager.views import EndReason, Stage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, PLACE, Hall, done, play, refusal

IDLE = 1800


@pytest.fixture
def terms() -> Terms:
    """The usual durations, but a match is abandoned after half an hour."""
    return Terms(call_grace=0, fresh_press=100_000, idle_time=IDLE)


async def seat(hall: Hall) -> None:
    """Start a match for three without a turn clock."""
    request = OpenTable(asker=hall.asker(AWA), place=PLACE, clock=NO_CLOCK, options={"misplay": "reject"})
    hall.table = done(await hall.manager.handle(request)).table.id
    for person in (BINTA, CHIDI):
        done(await hall.ask(Join, person))
    done(await hall.ask(Start, AWA))


async def test_without_a_clock_only_the_idle_time_runs(hall: Hall) -> None:
    await seat(hall)
    view = await hall.view()
    assert (view.turn_clock, view.due) == (0, None)
    assert set((await hall.desk()).clocks) == {"idle"}
    version = (await hall.desk()).table.version
    await hall.wait(IDLE - 60)
    assert (await hall.desk()).table.version == version
    assert hall.showing.told == []
    await hall.wait(130)
    assert (await hall.view()).ended is EndReason.ABANDONED


async def test_without_a_clock_the_next_round_waits_for_somebody_to_deal_it(hall: Hall) -> None:
    await seat(hall)
    await hall.lay_out("5C", "6C", "QS KS", "JS JH")
    done(await hall.act(AWA, play("6C")))
    await hall.wait(hall.terms.break_time + 60)
    assert (await hall.view()).stage is Stage.BREAK
    done(await hall.ask(NextRound, CHIDI))


async def test_a_window_still_closes_without_a_clock(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(SetClock, AWA, clock=NO_CLOCK))
    done(await hall.ask(Start, AWA))
    await hall.lay_out("5C", "KD 6C 7C", "QS KS")
    done(await hall.act(AWA, play("KD")))
    assert "window" in (await hall.desk()).clocks
    await hall.wait(15)
    assert "window" not in (await hall.desk()).clocks


async def test_no_other_word_stands_for_no_clock(hall: Hall) -> None:
    await hall.open_table()
    for clock in ("0", "none", "OFF"):
        assert refusal(await hall.ask(SetClock, AWA, clock=clock)) == Refusal.BAD_SETTING
