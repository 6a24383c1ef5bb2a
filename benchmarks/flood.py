"""One person presses five hundred times within a second, while a hundred tables of four go on at fifty moves a second.

Measured is what everybody else waits for an answer: in the three seconds from the first of those presses on, and in as many just
before. All presses of the flooder have to be answered too, all but the first few with "slow down". Several
floods; medians of them. The stand-in is the lean one, with the limits of Discord. Presses of a flood do not wait for each
other; they are on the table message and on the hand in turn.

`python -m benchmarks flood presses=2000 floods=10` floods more; `tables` and `pace` are as in many_tables.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic

from benchmarks._lean import Lean, Press, direct_channel
from benchmarks._lean_people import Bot, People, at, folder, load_average, spread
from benchmarks._prepared import Seated, lean_for, prepare, seated

LOOK = 3.0
BETWEEN = 8.0


@dataclass(frozen=True)
class Flood:
    """What came of one flood: waits in ms, CPU in seconds."""

    before: list[float]
    meanwhile: list[float]
    flooder: list[Press]
    unanswered: int
    cpu: float

    @property
    def slowed(self) -> int:
        """Returns how many presses were answered with "slow down"."""
        return sum("slow down" in press.text.lower() for press in self.flooder)


def lines(tables: int = 100, pace: float = 2.0, presses: int = 500, floods: int = 5) -> Iterator[str]:
    """Give the medians of several floods."""
    sit = seated(tables)
    lean = lean_for(sit)
    with folder() as database:
        prepare(lean, database, sit)
        yield from asyncio.run(_measure(lean, sit, Bot(lean, database), (pace, presses, floods)))


async def _measure(lean: Lean, sit: list[Seated], bot: Bot, how: tuple[float, int, int]) -> list[str]:
    pace, presses, floods = how
    await lean.start()
    async with bot.running():
        await bot.caught_up()
        people = People(lean, sit[1:], pace=pace)
        playing = asyncio.create_task(people.play())
        await asyncio.sleep(BETWEEN)
        found = [await _flood(lean, bot, people, (sit[0], presses)) for _ in range(floods)]
        people.playing = False
        await playing
    await lean.stop()
    return [
        f"{len(sit)} tables, a move each {pace:g} s; {len(found)} floods of {presses} presses in a second; {load_average()}",
        *_figures(found),
    ]


async def _flood(lean: Lean, bot: Bot, people: People, who: tuple[Seated, int]) -> Flood:
    await asyncio.sleep(BETWEEN - LOOK)
    people.forget()
    cpu = bot.cpu()
    await asyncio.sleep(LOOK)
    calm, before = bot.cpu() - cpu, _waits(people)
    people.forget()
    cpu = bot.cpu()
    looking = asyncio.create_task(asyncio.sleep(LOOK))
    flooder = await _press_often(lean, *who)
    await looking
    unanswered = sum(table.unanswered for table in people.tables)
    return Flood(before, _waits(people), flooder, unanswered, bot.cpu() - cpu - calm)


def _waits(people: People) -> list[float]:
    return [wait * 1000 for table in people.tables for wait in table.waits]


async def _press_often(lean: Lean, table: Seated, presses: int) -> list[Press]:
    """Has the first of a table press so often within a second, and returns how each was answered."""
    person = table.people[0]
    places = (lean.newest[table.channel], lean.newest[direct_channel(person)])
    controls = [(message, str(control["custom_id"])) for message in places for control in message.controls()]
    begun, pressing = monotonic(), []
    for number in range(presses):
        message, custom_id = controls[number % len(controls)]
        pressing.append(asyncio.create_task(lean.press(person, message, custom_id)))
        await asyncio.sleep(max(0.0, begun + number / presses - monotonic()))
    return await asyncio.gather(*pressing)


def _figures(floods: list[Flood]) -> Iterator[str]:
    yield f"medians of {len(floods)} floods (least … most)"
    for name, waits in (
        ("in the three seconds before", [flood.before for flood in floods]),
        ("from the first press of the flood on", [flood.meanwhile for flood in floods]),
    ):
        yield f"  others, {name}: p50 {spread([at(each, 0.5) for each in waits])} ms, p99 {spread([at(each, 0.99) for each in waits])} ms"
    yield f"  others' presses without an answer within 3 s {spread([flood.unanswered for flood in floods], 0)}"
    own = [[press.seconds * 1000 for press in flood.flooder] for flood in floods]
    yield f"  the flooder: p50 {spread([at(each, 0.5) for each in own])} ms, p99 {spread([at(each, 0.99) for each in own])} ms"
    yield f'  of his presses answered {spread([sum(p.came for p in flood.flooder) for flood in floods], 0)}, with "slow down" {spread([flood.slowed for flood in floods], 0)}'
    yield f"  CPU of the bot a press of his {spread([flood.cpu / len(flood.flooder) * 1000 for flood in floods], 2)} ms"
