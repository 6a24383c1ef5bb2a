"""Time and chance as the machine has them."""

import asyncio
import re
import time

from bot.manager.ports import Chance, Clock
from bot.manager.system import SystemChance, SystemClock
from bot.tracing import begin, number


def test_the_clock_tells_the_time() -> None:
    clock: Clock = SystemClock()
    assert abs(clock.now() - time.time()) < 1


async def test_an_alarm_goes_off_unless_it_is_cancelled() -> None:
    clock: Clock = SystemClock()
    gone_off = asyncio.Event()
    clock.later(0.001, lambda: 1 / 0).cancel()
    clock.later(0.002, gone_off.set)
    async with asyncio.timeout(5):
        await gone_off.wait()


async def test_what_an_alarm_does_does_not_follow_from_who_set_it() -> None:
    clock: Clock = SystemClock()
    gone_off = asyncio.Event()
    numbers: list[str | None] = []

    def note() -> None:
        numbers.append(number())
        gone_off.set()

    begin()
    clock.later(0.001, note)
    async with asyncio.timeout(5):
        await gone_off.wait()
    assert numbers == [None]
    assert number() is not None


def test_names_of_tables_are_short_and_secrets_long() -> None:
    chance: Chance = SystemChance()
    names = {chance.table_id() for _ in range(100)}
    assert len(names) == 100
    assert all(re.fullmatch("[a-z0-9]{10}", name) for name in names)
    assert len(chance.secret()) == 32
    assert chance.whim() != chance.whim()
