"""Backups are made by the clock, and one that fails is tried again."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.upkeep import AGAIN, Upkeep
from tests.bot.manager.fakes import START, FakeClock

HOUR = 3_600.0


class Made(NamedTuple):
    """A backup."""

    made_at: float


class FakeCopies:
    """Backups that are times only."""

    def __init__(self, *made: float) -> None:
        self.made = list(made)
        self.thinned = 0
        self.trouble: OSError | None = None

    def all(self) -> Sequence[Made]:
        return [Made(at) for at in sorted(self.made, reverse=True)]

    def make(self, *, now: float) -> Path:
        if self.trouble is not None:
            raise self.trouble
        self.made.append(now)
        return Path(f"{now}")

    def thin(self, now: float) -> Sequence[Path]:
        self.thinned += 1
        return []


def backups() -> list[asyncio.Task[None]]:
    """Returns the backups in progress."""
    return [task for task in asyncio.all_tasks() if task.get_name() == "backup"]


async def go_on(clock: FakeClock, seconds: float) -> None:
    """Let time pass, and every backup that comes due be made."""
    until = clock.now() + seconds
    while clock.go_off(until):
        await asyncio.gather(*backups())


Start = Callable[[FakeCopies], Awaitable[Upkeep]]


@pytest.fixture
def clock() -> FakeClock:
    """Time that stands still."""
    return FakeClock()


@pytest.fixture
def start(clock: FakeClock) -> Start:
    """What starts an upkeep of one backup an hour."""

    async def started(copies: FakeCopies) -> Upkeep:
        upkeep = Upkeep(copies, clock, HOUR)
        await upkeep.start()
        return upkeep

    return started


async def test_without_a_backup_one_is_made_at_once_and_then_every_hour(
    start: Start, clock: FakeClock
) -> None:
    copies = FakeCopies()
    upkeep = await start(copies)
    await go_on(clock, 2.5 * HOUR)
    assert copies.made == [START, START + HOUR, START + 2 * HOUR]
    assert copies.thinned == 3
    assert upkeep.figures() == {"backups_made": 3, "backups_failed": 0}


async def test_after_a_restart_the_next_comes_when_it_would_have_come(start: Start, clock: FakeClock) -> None:
    copies = FakeCopies(START - 0.75 * HOUR)
    await start(copies)
    await go_on(clock, HOUR)
    assert copies.made[1:] == [START + 0.25 * HOUR]


async def test_a_backup_from_the_future_does_not_stop_them(start: Start, clock: FakeClock) -> None:
    copies = FakeCopies(START + 900 * HOUR)
    await start(copies)
    await go_on(clock, HOUR)
    assert copies.made[1:] == [START + HOUR]


async def test_one_that_fails_is_told_and_tried_again_soon(
    start: Start, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    copies = FakeCopies()
    copies.trouble = OSError("disk full")
    upkeep = await start(copies)
    await go_on(clock, 1)
    assert "disk full" in caplog.text
    copies.trouble = None
    await go_on(clock, AGAIN)
    assert copies.made == [START + AGAIN]
    assert upkeep.figures() == {"backups_made": 1, "backups_failed": 1}


async def test_none_are_made_when_none_are_wanted(clock: FakeClock) -> None:
    copies = FakeCopies()
    upkeep = Upkeep(copies, clock, 0)
    await upkeep.start()
    await go_on(clock, 10 * HOUR)
    assert copies.made == []


async def test_none_are_made_once_it_is_stopped(start: Start, clock: FakeClock) -> None:
    copies = FakeCopies()
    upkeep = await start(copies)
    clock.go_off(clock.now())
    await asyncio.sleep(0)
    await upkeep.stop()
    await go_on(clock, 10 * HOUR)
    assert copies.made == [START]
    assert backups() == []
