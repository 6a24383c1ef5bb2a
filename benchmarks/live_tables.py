"""A thousand live tables: what each costs in memory, and how long the bot takes to show them all after it was killed.

Each has two people and two computer players. After an outage the table message and the hand of the seat to move show
new times, so the start takes at least two messages a table at the 50 requests a second Discord allows.
"""

import asyncio
from collections.abc import Iterator
from statistics import median
from time import perf_counter

from benchmarks._crowd import Crowd, at, crowd_at

TABLES = 1000
PRESSES = 40


def lines() -> Iterator[str]:
    """Give the figures of one run."""
    return iter(asyncio.run(_measure()))


async def _measure() -> list[str]:
    async with crowd_at(TABLES) as crowd:
        bare = crowd.memory()
        begun = perf_counter()
        await crowd.open(computers=2)
        opened = perf_counter() - begun
        grown = crowd.memory()
        killed = perf_counter()
        await _kill(crowd)
        ready = perf_counter() - killed
        due = crowd.behind()
        waits = await _press_meanwhile(crowd)
        await crowd.caught_up()
        repaired = perf_counter() - killed
        return [
            f"{TABLES} tables opened in {opened:.0f} s, limits off",
            f"bot without tables {bare / 2**20:.1f} MiB",
            f"a live table {_kib(crowd.memory() - bare)} KiB ({_kib(grown - bare)} in the process that opened them)",
            f"killed; connected again after {ready:.1f} s (0.5 s of it before the start), {due} messages to repair",
            f"all repaired after {repaired:.1f} s",
            f"My hand meanwhile, {PRESSES} presses: p50 {median(waits):.1f} ms, p99 {at(waits, 0.99):.1f} ms",
        ]


def _kib(memory: int) -> str:
    return f"{memory / TABLES / 2**10:.1f}"


async def _kill(crowd: Crowd) -> None:
    starts = crowd.bot.starts
    crowd.bot.kill()
    await crowd.until(lambda: not crowd.world.bot_online)
    await crowd.until(lambda: crowd.bot.starts > starts and crowd.world.bot_online)


async def _press_meanwhile(crowd: Crowd) -> list[float]:
    waits = []
    for table in crowd.tables[:: len(crowd.tables) // PRESSES]:
        table.waits.clear()
        await crowd.press(table, table.people[0], "My hand")
        waits += table.waits
    return waits
