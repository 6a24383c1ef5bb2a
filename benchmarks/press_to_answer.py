"""From a press to its answer, as the stand-in sees it: event sent → callback received; at one table, fifty and two hundred.

People play matches of two with `misplay=reject`. Globally limited requests are those that count towards the 50 a
second of a bot token: all but answers to interactions. The bot's CPU includes everything its process does. The CPU of
the stand-in and the people, who do the same whatever the bot is like, tells a slow machine from a slow bot.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from statistics import median
from time import process_time

from benchmarks._crowd import Crowd, Table, at, crowd_at

RUNS = 3
SECONDS = 20.0
LEVELS = ((1, 0.5), (50, 2.0), (200, 2.0))
"""How many tables play, and the seconds from one move of a table to the next."""
CARDS = 12


@dataclass(frozen=True)
class Run:
    """What was measured in some seconds of play: waits in ms, moves, CPU seconds of bot and stand-in, limited requests."""

    waits: list[float]
    unanswered: int
    moves: int
    cpu: float
    stand_in: float
    limited: int
    behind: int


def lines() -> Iterator[str]:
    """Give the medians of several runs."""
    yield f"medians of {RUNS} runs of {SECONDS:g} s each (least … most)"
    for tables, pace in LEVELS:
        runs = asyncio.run(_measure(tables, pace))
        moves = sum(run.moves for run in runs) / (RUNS * SECONDS)
        yield f"{tables} tables, a move each {pace:g} s: {moves:.1f} moves/s, {len(runs[0].waits)} presses a run"
        yield f"  p50 {_spread([at(run.waits, 0.5) for run in runs])} ms"
        yield f"  p99 {_spread([at(run.waits, 0.99) for run in runs])} ms"
        yield f"  presses without an answer within 3 s {_spread([run.unanswered for run in runs], 0)}"
        yield f"  CPU a move {_spread([run.cpu / run.moves * 1000 for run in runs])} ms"
        yield f"  CPU a move of the stand-in {_spread([run.stand_in / run.moves * 1000 for run in runs])} ms"
        yield f"  globally limited requests a move {_spread([run.limited / run.moves for run in runs], 2)}"
        yield f"  messages behind at the end {_spread([run.behind for run in runs], 0)}"


async def _measure(tables: int, pace: float) -> list[Run]:
    async with crowd_at(tables) as crowd:
        await crowd.open(cards=CARDS, wrong_cards="reject")
        rng = Random(1)
        players = [
            asyncio.create_task(_play(crowd, table, pace, rng.random() * pace)) for table in crowd.tables
        ]
        await asyncio.sleep(pace * 2)
        runs = [await _run(crowd) for _ in range(RUNS)]
        crowd.playing = False
        await asyncio.gather(*players)
        return runs


async def _play(crowd: Crowd, table: Table, pace: float, first: float) -> None:
    loop = asyncio.get_running_loop()
    due = loop.time() + first
    while crowd.playing:
        await asyncio.sleep(max(0.0, due - loop.time()))
        await crowd.move(table)
        due += pace


async def _run(crowd: Crowd) -> Run:
    for table in crowd.tables:
        table.waits.clear()
        table.unanswered = 0
    crowd.sandbox.rest.log.clear()
    moves, cpu, stand_in = crowd.moves(), crowd.cpu(), process_time()
    await asyncio.sleep(SECONDS)
    waits = [wait for table in crowd.tables for wait in table.waits]
    unanswered = sum(table.unanswered for table in crowd.tables)
    return Run(
        waits,
        unanswered,
        crowd.moves() - moves,
        crowd.cpu() - cpu,
        process_time() - stand_in,
        crowd.limited_requests(),
        crowd.behind(),
    )


def _spread(values: list[float], digits: int = 1) -> str:
    return f"{median(values):.{digits}f} ({min(values):.{digits}f} … {max(values):.{digits}f})"
