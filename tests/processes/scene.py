"""One scenario: a room with people in it, something that goes wrong there, and what has to hold afterwards."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from .checks import Checks
from .crowd import Crowd
from .report import Line
from .room import Room, open_room
from .told import Hearing

PLAY_ON = 2.0
"""Seconds people play in when everything is well again."""
HEALED_WITHIN = 90.0
"""Seconds after which every table has to be whole when nothing goes wrong any more."""


@dataclass
class Scene:
    """A room, its people, and what is looked at."""

    name: str
    room: Room
    rng: Random
    hearing: Hearing
    checks: Checks
    crowd: Crowd
    figures: dict[str, object] = field(default_factory=dict)
    expected: tuple[str, ...] = ()
    """Words of lines that are to be printed here, though not otherwise."""

    async def healed(self) -> None:
        """Looks at everything, has people play on, and looks again."""
        await self.crowd.rest()
        whole = await self.checks.whole(HEALED_WITHIN)
        self.figures["s till all tables whole"] = "-" if whole is None else f"{whole:.1f}"
        self.expect(await self.room.health(), "the bot says that it is not well")
        before = self.entries()
        await self.crowd.play(PLAY_ON)
        if self.entries() == before:
            self.checks.wrong("nobody could play on")
        await self.checks.whole(HEALED_WITHIN)
        self.checks.log()
        self.checks.books()

    def entries(self) -> int:
        """Returns how many entries the log has."""
        with self.room.store() as (connection, _):
            return int(connection.execute("SELECT count(*) FROM log").fetchone()[0])

    def live(self) -> list[str]:
        """Returns the live tables."""
        with self.room.store() as (_, books):
            return list(books.tables.live())

    def expect(self, holds: object, otherwise: str) -> None:
        """Notes a violation where something does not hold."""
        if not holds:
            self.checks.wrong(otherwise)

    def anew(self) -> None:
        """Forgets what people were told: from here on other things hold."""
        self.hearing = Hearing(self.room)
        violations = self.checks.violations
        self.checks = Checks(self.room, self.hearing)
        self.checks.violations = violations
        self.crowd = Crowd(self.room, self.rng, self.hearing)

    def line(self) -> Line:
        """Returns what was seen."""
        alarms = [line for line in self.room.alarms if not any(words in line for words in self.expected)]
        printed = [f"the bot printed: {short(line)}" for line in alarms[:5]]
        presses = {"presses": len(self.hearing.sent), "entries": self.entries()}
        return Line(self.name, {**presses, **self.figures}, self.checks.violations + printed)


def short(line: str) -> str:
    """Returns what is to be known of a printed line."""
    try:
        said = json.loads(line)
    except ValueError:
        return line
    return f"{said['level']} {said['logger']}: {said['message']} {str(said.get('error') or '')[-600:]}"


@asynccontextmanager
async def opened(
    name: str, database: Path, seed: int, *, environment: Mapping[str, str] | None = None, play: float = 3
) -> AsyncIterator[Scene]:
    """Opens a room where people have played for some seconds, and go on."""
    async with open_room(database, environment=environment) as room:
        rng = Random(f"{name} {seed}")
        hearing = Hearing(room)
        scene = Scene(name, room, rng, hearing, Checks(room, hearing), Crowd(room, rng, hearing))
        await scene.crowd.play(play)
        scene.crowd.begin()
        try:
            yield scene
        finally:
            await scene.crowd.rest()
