"""The bot is killed again and again, most of the time while a press is on its way through it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from .checks import Checks
from .crowd import Crowd
from .report import Line, share_of
from .room import Room, open_room
from .scene import short
from .told import Hearing, Told

AIMED = 0.9
"""The share of kills that follow a press; the others come at any moment."""
TWICE = 0.1
"""The share of kills that are followed by another while the bot is starting."""
STORMY = 0.3
"""The share of lives in which a fifth of all requests fails, before or after it has had its effect."""
STARTING = 3.0
"""Seconds a start takes, about."""
WHOLE_WITHIN = 20.0
"""Seconds after a start in which every table has to be shown as it is: no clock of a turn may heal it by then."""
MOST = 20
"""Violations that are kept."""
SWEEP = 20
"""After so many kills what nobody can see any more is forgotten, and everything stored is looked at."""


@dataclass
class Killer:
    """Kills one room's bot, and counts honestly what was on its way."""

    room: Room
    rng: Random
    hearing: Hearing
    checks: Checks
    crowd: Crowd
    counts: Counter[str] = field(default_factory=Counter)
    whole_after: list[float] = field(default_factory=list)

    async def once(self) -> None:
        """Lets people play for a while, kills, and looks at what is left when the bot is back."""
        self.crowd.begin()
        if self.rng.random() < STORMY:
            await self._storm(share=0.2, after=self.rng.random() < 0.5)
            self.counts["in bad weather"] += 1
        await asyncio.sleep(self.rng.uniform(0.5, 4))
        if self.rng.random() < AIMED:
            await self.crowd.aimed()
        on_their_way = self.hearing.on_their_way()
        began = time.monotonic()
        await self.room.kill()
        await self._storm(share=0)
        await self.crowd.rest()
        self.counts["kills"] += 1
        self.counts["in flight"] += bool(on_their_way)
        if self.rng.random() < TWICE:
            await asyncio.sleep(self.rng.uniform(0, STARTING))
            await self.room.kill()
            self.counts["kills"] += 1
            self.counts["while starting"] += 1
        await self.room.ready()
        if await self.checks.whole(WHOLE_WITHIN) is not None:
            self.whole_after.append(time.monotonic() - began)
        self.checks.log()
        self._judge(on_their_way)

    async def _storm(self, *, share: float, after: bool = False) -> None:
        await self.room.stage.trouble(do="fail", share=share, status=502, after=after)

    def _judge(self, on_their_way: set[str]) -> None:
        """Counts what became of what was on its way: nothing, stored without a word, or answered by a dying process."""
        for interaction in on_their_way:
            sent = self.hearing.sent[interaction]
            written = self.checks.written(interaction)
            fate = "answered all the same" if sent.told else "stored and not told" if written else "lost"
            self.counts[f"presses in flight {fate}"] += 1

    def sweep(self) -> None:
        """Looks at everything that is stored, and forgets what nobody sees any more."""
        self.checks.books()
        self.room.stage.notices.clear()
        for messages in self.room.world.model.messages.values():
            for old in [number for number, message in messages.items() if message.is_ephemeral]:
                del messages[old]


async def kills(folder: Path, *, times: int, seed: int) -> Line:
    """Kills the bot so many times."""
    rng = Random(seed)
    async with open_room(folder / "killed.sqlite3") as room:
        hearing = Hearing(room)
        checks = Checks(room, hearing)
        crowd = Crowd(room, rng, hearing)
        killer = Killer(room, rng, hearing, checks, crowd)
        await crowd.play(3)
        while killer.counts["kills"] < times and len(checks.violations) < MOST:
            await killer.once()
            if killer.counts["kills"] % SWEEP == 0:
                killer.sweep()
        killer.sweep()
        return Line("kill -9", _figures(killer), checks.violations + alarms(room))


def alarms(room: Room) -> list[str]:
    """Returns what the bot has logged that it must not log."""
    return [f"the bot printed: {short(line)}" for line in room.alarms[:MOST]]


def _figures(killer: Killer) -> dict[str, object]:
    told = Counter(sent.told for sent in killer.hearing.sent.values())
    with killer.room.store() as (connection, _):
        matches = connection.execute("SELECT count(*) FROM results").fetchone()[0]
        entries = connection.execute("SELECT count(*) FROM log").fetchone()[0]
        tables = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    starts = killer.room.starts
    return {
        **{what: killer.counts[what] for what in ("kills", "in flight", "while starting", "in bad weather")},
        **{what: count for what, count in sorted(killer.counts.items()) if what.startswith("presses")},
        "presses": len(killer.hearing.sent),
        "told ok": told[Told.OK],
        "told no": told[Told.NO],
        "shown something": told[Told.LOOK],
        "acknowledged": told[Told.SILENT],
        "unanswered": told[None],
        "entries in the log": entries,
        "tables": tables,
        "matches finished": matches,
        "old messages left with controls": killer.checks.leftovers(),
        "s p50 till ready": f"{share_of(starts, 0.5):.1f}",
        "s at most": f"{max(starts):.1f}",
        "s p50 till all tables whole": f"{share_of(killer.whole_after, 0.5):.1f}",
        "s at most for that": f"{max(killer.whole_after, default=0):.1f}",
    }
