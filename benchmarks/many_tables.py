"""A thousand live tables of four on one process, a move each ten seconds at each of them: a hundred moves a second.

The tables are dealt beforehand by the manager, without a network; the bot starts on that database as after a crash,
without a token of any press. Then people play from their hands in direct messages, one move in fifteen under the table
message, with the limits of Discord: 50 requests a second by the bot's token, five edits in five seconds a channel. The
stand-in is a lean one (benchmarks/_lean.py), so that it does not get in the way: its CPU is printed beside the bot's.

Who has not been told yet that it is his turn does not move; the table message may tell him too, or nobody.

`python -m benchmarks many_tables warm=300 seconds=600` plays longer; `tables` and `pace` are how many there are, and the
seconds from one move of a table to its next; nothing is measured in the first `warm` seconds, in which tokens come in.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic, process_time

from benchmarks._lean import Lean
from benchmarks._lean_people import Behind, Bot, People, at, bare_memory, folder, load_average, spread
from benchmarks._prepared import Seated, lean_for, prepare, seated


@dataclass(frozen=True)
class Run:
    """What was measured in some seconds of play: waits in ms, CPU in seconds."""

    waits: list[float]
    unanswered: int
    late: int
    unknown: int
    moves: int
    cpu: float
    lean_cpu: float
    limited: int
    behind: list[int]
    longest: float


@dataclass(frozen=True)
class Plan:
    """How it is played: seconds from one move of a table to its next, seconds before the first run, seconds of a run, how many runs."""

    pace: float
    warm: float
    seconds: float
    runs: int


def lines(
    tables: int = 1000, pace: float = 10.0, warm: float = 60.0, seconds: float = 30.0, runs: int = 3
) -> Iterator[str]:
    """Give the medians of several runs, one after the other in the same game."""
    sit = seated(tables)
    lean = lean_for(sit)
    with folder() as database:
        prepare(lean, database, sit)
        yield from asyncio.run(_measure(lean, sit, Bot(lean, database), Plan(pace, warm, seconds, runs)))


async def _measure(lean: Lean, sit: list[Seated], bot: Bot, plan: Plan) -> list[str]:
    await lean.start()
    bare = await bare_memory(lean)
    async with bot.running():
        begun = monotonic()
        await bot.caught_up()
        whole, repaired, fresh = monotonic() - begun, lean.limited, bot.memory()
        people = People(lean, sit, pace=plan.pace)
        playing, watch = asyncio.create_task(people.play()), Behind(bot)
        watching = asyncio.create_task(watch.watch())
        await asyncio.sleep(plan.warm)
        found = [await _run(lean, bot, people, (watch, plan.seconds)) for _ in range(plan.runs)]
        watching.cancel()
        grown = bot.memory()
        people.playing = False
        await playing
        begun = monotonic()
        await bot.caught_up()
        healed = monotonic() - begun
    await lean.stop()
    tables = len(sit)
    return [
        f"{tables} tables of four, a move each {plan.pace:g} s; {load_average()}",
        f"whole {whole:.1f} s after the start, by {repaired} requests",
        *_figures(found, plan.seconds),
        f"all messages whole {healed:.1f} s after the last press; requests refused by limits in all: {dict(lean.refused) or 'none'}",
        f"bot without tables {bare / 2**20:.1f} MiB",
        f"a table {(fresh - bare) / tables / 1024:.1f} KiB before the first press, {(grown - bare) / tables / 1024:.1f} KiB at the end",
    ]


async def _run(lean: Lean, bot: Bot, people: People, how: tuple[Behind, float]) -> Run:
    watch, seconds = how
    people.forget()
    watch.forget()
    moves, cpu, lean_cpu, limited = bot.moves(), bot.cpu(), process_time(), lean.limited
    await asyncio.sleep(seconds)
    return Run(
        [wait * 1000 for table in people.tables for wait in table.waits],
        sum(table.unanswered for table in people.tables),
        sum(table.looked for table in people.tables),
        sum(table.unknown for table in people.tables),
        bot.moves() - moves,
        bot.cpu() - cpu,
        process_time() - lean_cpu,
        lean.limited - limited,
        watch.counts,
        watch.longest,
    )


def _figures(runs: list[Run], seconds: float) -> Iterator[str]:
    yield f"medians of {len(runs)} runs of {seconds:g} s each (least … most)"
    yield f"  moves a second {spread([run.moves / seconds for run in runs])}, {len(runs[0].waits)} presses a run"
    yield f"  p50 {spread([at(run.waits, 0.5) for run in runs])} ms"
    yield f"  p99 {spread([at(run.waits, 0.99) for run in runs])} ms"
    yield f"  presses without an answer within 3 s {spread([run.unanswered for run in runs], 0)}"
    yield f"  turns not told to their hands when they were taken {spread([run.late for run in runs], 0)}; times nobody knew whose turn it was {spread([run.unknown for run in runs], 0)}"
    yield f"  CPU a move {spread([run.cpu / run.moves * 1000 for run in runs])} ms"
    yield f"  CPU a move of stand-in and people {spread([run.lean_cpu / run.moves * 1000 for run in runs])} ms"
    yield f"  CPU of the bot {spread([run.cpu / seconds * 100 for run in runs], 0)} % of a core"
    yield f"  globally limited requests a move {spread([run.limited / run.moves for run in runs], 2)}"
    yield f"  messages behind, looked at each second: p50 {spread([at(run.behind, 0.5) for run in runs], 0)}, most {spread([max(run.behind) for run in runs], 0)}"
    yield f"  longest that a message was behind {spread([run.longest for run in runs])} s"
