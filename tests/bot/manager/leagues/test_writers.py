"""One writer a league: it works while there is anything to do, and waits longer each time it cannot."""

import asyncio

import pytest

from bot.manager.errors import ShowingError, TryLater
from bot.manager.ids import LeagueId
from bot.manager.leagues.writers import Writers
from bot.manager.showing.backoff import LONGEST_WAIT
from tests.bot.manager.fakes import FakeClock

CUP, SEASON = LeagueId("cup"), LeagueId("season")


class Desk:
    """Something to be written, each time with what is to come of it."""

    def __init__(self, *outcomes: float | Exception | None) -> None:
        self.clock = FakeClock()
        self.writers = Writers(self.clock, self._write, what="test")
        self.outcomes = list(outcomes)
        self.written: list[LeagueId] = []
        self.times: list[float] = []
        self.busy: asyncio.Event | None = None

    async def _write(self, league: LeagueId) -> float | None:
        self.written.append(league)
        self.times.append(self.clock.now())
        if self.busy is not None:
            await self.busy.wait()
        outcome = self.outcomes.pop(0) if self.outcomes else None
        if isinstance(outcome, ShowingError):
            return self.writers.failed(league, outcome)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    async def settle(self) -> None:
        """Wait until no writer works."""
        await asyncio.gather(*self.writers._working.values())

    async def let_pass(self, seconds: float) -> None:
        """Let time pass."""
        until = self.clock.now() + seconds
        while self.clock.go_off(until):
            await self.settle()


async def test_what_is_woken_while_it_is_written_is_written_once_more() -> None:
    desk = Desk()
    desk.busy = asyncio.Event()
    desk.writers.wake(CUP)
    while not desk.written:
        await asyncio.wait(desk.writers._working.values(), timeout=0)
    for _ in range(3):
        desk.writers.wake(CUP)
    desk.writers.wake(SEASON)
    assert desk.writers.waiting == 2
    desk.busy.set()
    await desk.settle()
    assert sorted(desk.written) == [CUP, CUP, SEASON]
    assert desk.writers.waiting == 0


async def test_tries_lie_further_apart_each_time_and_near_again_after_one_that_went_well() -> None:
    desk = Desk(*(ShowingError() for _ in range(6)))
    desk.writers.wake(CUP)
    await desk.settle()
    assert desk.writers.waiting == 1
    await desk.let_pass(1000)
    gaps = [later - sooner for sooner, later in zip(desk.times, desk.times[1:], strict=False)]
    assert gaps == [4, 8, 16, 32, LONGEST_WAIT, LONGEST_WAIT]
    desk.writers.written(CUP)
    assert desk.writers.failed(CUP, ShowingError()) == gaps[0]


async def test_the_next_try_is_when_discord_wants_it_or_when_it_is_woken() -> None:
    desk = Desk(TryLater(7), TryLater(7))
    desk.writers.wake(CUP)
    await desk.settle()
    await desk.let_pass(7)
    assert len(desk.times) == 2
    assert desk.times[1] - desk.times[0] == 7
    desk.writers.wake(CUP)
    await desk.settle()
    assert len(desk.times) == 3
    await desk.let_pass(100)
    assert len(desk.times) == 3


async def test_what_fails_altogether_is_logged_and_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    desk = Desk(RuntimeError("no"))
    desk.writers.wake(CUP)
    await desk.settle()
    assert "The test of league cup could not be written" in caplog.text
    await desk.let_pass(LONGEST_WAIT)
    assert desk.written == [CUP, CUP]


async def test_what_is_under_way_at_a_stop_is_waited_for_and_no_more_is_written() -> None:
    desk = Desk()
    desk.busy = asyncio.Event()
    desk.writers.wake(CUP)
    while not desk.written:
        await asyncio.wait(desk.writers._working.values(), timeout=0)
    desk.writers.wake(CUP)
    stopping = asyncio.create_task(desk.writers.stop(60))
    await asyncio.wait([stopping], timeout=0)
    assert not stopping.done()
    desk.busy.set()
    await stopping
    assert desk.written == [CUP]
    assert desk.writers.waiting == 0


async def test_nothing_begins_after_a_stop() -> None:
    desk = Desk(5.0)
    desk.writers.wake(CUP)
    await desk.settle()
    await desk.writers.stop(1)
    desk.writers.wake(SEASON)
    await desk.let_pass(100)
    assert desk.written == [CUP]
