"""Ten thousand slow tables of four at which nobody presses: how long the bot takes to have them whole after it was killed.

Each has a week for a turn. Before the kill one more move was made at a hundred of them, of which nothing was shown any
more; these messages need repair, and no other does. Counted is which channels the bot writes to after the start. Whole
is: no message is behind, and "My hand" pressed at each of the tables lists the cards that the hand message in private
lists; where that has controls, they are the same. The first of these presses goes out as soon as the bot is connected. The alive row is set back, so that
the bot finds an outage of `outage` seconds. Memory is what the process holds above what it holds with the same servers and
no tables: right after the repair, and when every table was pressed at once.

`python -m benchmarks parked_tables tables=1000 unshown=10` is quicker: dealing at ten thousand takes two to four
minutes on two cores.
"""

import asyncio
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, time

from benchmarks._lean import Kept, Lean, Press, direct_channel
from benchmarks._lean_people import Bot, at, bare_memory, folder, load_average
from benchmarks._prepared import Seated, lean_for, prepare, seated

WEEK = "604800"
AT_ONCE = 16
EARLY = 100


@dataclass
class Looks:
    """What presses on "My hand" gave: how each was answered, and at how many the hand was not what it should be."""

    presses: list[Press]
    wrong: int

    def figures(self) -> str:
        """Returns them in words."""
        waits = [press.seconds * 1000 for press in self.presses if press.came]
        return (
            f"{len(self.presses)} presses: p50 {at(waits, 0.5):.1f} ms, p99 {at(waits, 0.99):.1f} ms, "
            f"{len(self.presses) - len(waits)} without an answer, {self.wrong} show something else"
        )


def lines(tables: int = 10_000, unshown: int = 100, outage: float = 60.0) -> Iterator[str]:
    """Give the figures of one run."""
    sit = seated(tables)
    lean = lean_for(sit)
    with folder() as database:
        begun = monotonic()
        prepare(lean, database, sit, clock=WEEK, unshown=unshown)
        yield f"{tables} tables of four dealt in {monotonic() - begun:.0f} s; {load_average()}"
        _set_back(database, outage)
        yield from asyncio.run(_measure(lean, sit, Bot(lean, database)))


def _set_back(database: Path, outage: float) -> None:
    """Has the bot find an outage of so many seconds."""
    connection = sqlite3.connect(database)
    with connection:
        connection.execute("UPDATE alive SET at = ?", (time() - outage,))
    connection.close()


async def _measure(lean: Lean, sit: list[Seated], bot: Bot) -> list[str]:
    await lean.start()
    bare = await bare_memory(lean)
    needed = {(table, seat) for table, seat in bot.behind()}
    lean.limited, tables = 0, len(sit)
    started = monotonic()
    async with bot.running():
        connected = monotonic() - started
        early = await _look(lean, sit[-EARLY:])
        answered = connected + (early.presses[0].seconds if early.presses else 0)
        await bot.caught_up()
        whole, limited = monotonic() - started, lean.limited
        written, edits = set(lean.touched), lean.touched.total()
        repaired = bot.memory()
        late = await _look(lean, sit)
        await bot.caught_up()
        looked = bot.memory()
    await lean.stop()
    untouched = written - _channels(sit, needed)
    return [
        f"connected {connected:.1f} s after the start of the process; the first press was answered after {answered:.1f} s",
        f"whole after {whole:.1f} s; {len(needed)} messages needed repair",
        f"{limited} requests by the bot's token, {edits} of them for messages, in {len(written)} channels, {len(untouched)} of them without need",
        f"My hand while it repairs, {early.figures()}",
        f"My hand at every table, {late.figures()}",
        f"bot without tables {bare / 2**20:.1f} MiB; a parked table {(repaired - bare) / tables / 1024:.2f} KiB",
        f"a parked table at which somebody has looked at his hand {(looked - bare) / tables / 1024:.2f} KiB",
        load_average(),
    ]


def _channels(sit: list[Seated], messages: set[tuple[str, int]]) -> set[int]:
    """Returns the channels in which messages are that need repair."""
    by_id = {str(table.id): table for table in sit}
    return {
        by_id[table].channel if seat < 0 else direct_channel(by_id[table].people[seat])
        for table, seat in messages
    }


async def _look(lean: Lean, sit: list[Seated]) -> Looks:
    """Has somebody at each of these tables look at his hand, a few at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int, table: Seated) -> tuple[Press, bool]:
        async with gate:
            public, person = lean.newest[table.channel], table.people[number % len(table.people)]
            press = await lean.press(person, public, f"lc:{table.id}:-:hand")
            own = lean.newest[direct_channel(person)]
            return press, press.came and _differ(press.message, own)

    found = await asyncio.gather(*(one(number, table) for number, table in enumerate(sit)))
    return Looks([press for press, _ in found], sum(wrong for _, wrong in found))


def _differ(asked: Kept, own: Kept) -> bool:
    """Tell whether the hand that was asked for is another than the one in private, which may rest."""
    controls = _cards(own)
    return _listed(asked) != _listed(own) or (bool(controls) and controls != _cards(asked))


def _listed(hand: Kept) -> list[str]:
    """Returns the lines of a hand that list cards."""
    lines = hand.body["embeds"][0]["description"].splitlines()
    return [line for line in lines if line.startswith("You hold")]


def _cards(hand: Kept) -> list[str]:
    """Returns the controls of the cards of a hand, which say which cards they are and what they are about."""
    return [control["custom_id"] for control in hand.controls() if ":play:" in control["custom_id"]]
