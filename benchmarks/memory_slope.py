"""What a gateway event leaves in the memory of the bot: a line through what its process holds, after the first tenth.

Two hundred tables of four are played as fast as the bot answers, fifty presses or so among a thousand events, moves and
looks at one's hand; the others are what servers say all day: seven in ten messages, a tenth of them in channels with a table, and three in ten reactions,
one in fifty of them a bell under a table message. After each thousand events, when all presses are answered and the bot
has read everything, the resident memory of its process is read (no tracing, which would change it). The figure is the
slope of the least squares through these, after the first tenth, in bytes an event. Some of it is what fills up only once:
receipts of the last ten thousand presses, and the tokens of presses of the last fourteen minutes.

`python -m benchmarks memory_slope events=100000` is quicker; `tables` is how many are played.
"""

import asyncio
from collections.abc import Iterator, Sequence
from random import Random
from time import monotonic

from benchmarks._lean import Lean
from benchmarks._lean_people import Bot, People, folder, load_average
from benchmarks._lean_shapes import reacted, said
from benchmarks._prepared import Seated, lean_for, prepare, seated

BATCH = 1000
MOVES = 46
LOUNGES = 40
PEOPLE = 2000
BELL = "🔔"
WORDS = "the quick brown fox jumps over the lazy dog and is told to play cards instead " * 3


def lines(tables: int = 200, events: int = 1_000_000) -> Iterator[str]:
    """Give the figures of one run."""
    sit = seated(tables)
    lean = lean_for(sit, lounges=LOUNGES)
    with folder() as database:
        prepare(lean, database, sit)
        yield from asyncio.run(_measure(lean, sit, Bot(lean, database), events))


async def _measure(lean: Lean, sit: list[Seated], bot: Bot, events: int) -> list[str]:
    await lean.start()
    lean.limits = None
    async with bot.running():
        await bot.caught_up()
        people, chatter = People(lean, sit, pace=0, curious=True), Chatter(lean, sit)
        begun, cpu, dealt, samples = monotonic(), bot.cpu(), bot.moves(), []
        while (told := lean.dispatched.total()) < events:
            samples.append((told, bot.memory()))
            await asyncio.gather(chatter.say(BATCH - MOVES), people.move_some(MOVES))
            await people.press(
                sit[0], sit[0].people[0], lean.newest[sit[0].channel], f"lc:{sit[0].id}:-:rules"
            )
        took, spent, moves = monotonic() - begun, bot.cpu() - cpu, bot.moves() - dealt
    await lean.stop()
    kinds = ", ".join(f"{count} {name.lower()}" for name, count in lean.dispatched.most_common())
    steady = samples[len(samples) // 10 :]
    half = samples[len(samples) // 2 :]
    return [
        f"{told} events in {took:.0f} s, {spent / told * 1e6:.0f} µs of CPU each: {kinds}; {load_average()}",
        f"{moves} moves; {sum(table.unanswered for table in sit)} presses without an answer within 3 s",
        f"memory {_mib(samples[0])} at the start, {_mib(steady[0])} after the first tenth, {_mib(samples[-1])} at the end",
        f"slope after the first tenth {slope(steady):.2f} bytes an event; in the second half {slope(half):.2f}",
    ]


class Chatter:
    """What else servers say."""

    def __init__(self, lean: Lean, sit: list[Seated]) -> None:
        self._lean = lean
        self._sit = sit
        self._lounges = [channel for channel in lean.server_of if channel not in {t.channel for t in sit}]
        self._rng = Random(1)

    async def say(self, events: int) -> None:
        """Says so much."""
        for _ in range(events):
            await (self._message() if self._rng.random() < 0.7 else self._reaction())

    async def _message(self) -> None:
        rng = self._rng
        channel = rng.choice(self._sit).channel if rng.random() < 0.1 else rng.choice(self._lounges)
        words = WORDS[: rng.randrange(5, len(WORDS))]
        message = said(self._lean.new_id(), self._lean.server_of[channel], channel, self._somebody(), words)
        await self._lean.dispatch("MESSAGE_CREATE", message)

    async def _reaction(self) -> None:
        if self._rng.random() < 0.02:
            table = self._rng.choice(self._sit)
            under, person = self._lean.newest[table.channel], self._rng.choice(table.people)
            reaction = reacted(under.id, table.server, table.channel, person, BELL)
        else:
            channel = self._rng.choice(self._lounges)
            server = self._lean.server_of[channel]
            reaction = reacted(
                self._lean.new_id(), server, channel, self._somebody(), self._rng.choice("👍😀🎉")
            )
        await self._lean.dispatch("MESSAGE_REACTION_ADD", reaction)

    def _somebody(self) -> int:
        return (1_000_000 + self._rng.randrange(PEOPLE)) << 22


def slope(samples: Sequence[tuple[int, int]]) -> float:
    """Returns the slope of the line of least squares through points; 0 where there are fewer than two."""
    if len(samples) < 2:
        return 0.0
    middle = sum(x for x, _ in samples) / len(samples)
    return sum((x - middle) * y for x, y in samples) / sum((x - middle) ** 2 for x, _ in samples)


def _mib(sample: tuple[int, int]) -> str:
    return f"{sample[1] / 2**20:.1f} MiB"
