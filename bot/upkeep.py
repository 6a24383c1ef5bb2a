"""Backups by the clock: one is made when the newest is as old as is set, and the old ones are thinned out."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, Protocol

from bot.manager.ports import Alarm, Clock

AGAIN: Final = 600.0
"""Seconds after which a backup that failed is tried again, at most."""

log = logging.getLogger(__name__)


class Made(Protocol):
    """A backup there is."""

    @property
    def made_at(self) -> float:
        """When it was made (epoch seconds)."""
        ...


class Copies(Protocol):
    """The backups of a database; its methods wait for the disk."""

    def all(self) -> Sequence[Made]:
        """Return the backups there are, the newest first."""
        ...

    def make(self, *, now: float) -> Path:
        """Make one. Raises OSError."""
        ...

    def thin(self, now: float) -> Sequence[Path]:
        """Take away those that are too old. Raises OSError."""
        ...


class Upkeep:
    """Makes backups every so many seconds, 0 for never; no player waits for them."""

    def __init__(
        self, copies: Copies, clock: Clock, every: float, look: Callable[[], None] = lambda: None
    ) -> None:
        """`look` is called before each backup, to see whether there is room."""
        self._copies = copies
        self._clock = clock
        self._every = every
        self._look = look
        self._alarm: Alarm | None = None
        self._working: asyncio.Task[None] | None = None
        self._open = True
        self.made = 0
        self.failed = 0

    async def start(self) -> None:
        """Make the first backup when it is due."""
        if self._every:
            there = await asyncio.to_thread(self._copies.all)
            age = self._clock.now() - there[0].made_at if there else self._every
            self._set(min(max(self._every - age, 0.0), self._every))

    async def stop(self) -> None:
        """Finish the backup in progress and make no other."""
        self._open = False
        if self._alarm is not None:
            self._alarm.cancel()
        if self._working is not None:
            await self._working

    def figures(self) -> Mapping[str, int]:
        """Return how many backups were made since the start, and how many could not be."""
        return {"backups_made": self.made, "backups_failed": self.failed}

    def _set(self, seconds: float) -> None:
        self._alarm = self._clock.later(seconds, self._work_soon)

    def _work_soon(self) -> None:
        self._alarm = None
        self._working = asyncio.create_task(self._work(), name="backup")

    async def _work(self) -> None:
        wait, now = self._every, self._clock.now()
        self._look()
        try:
            made = await asyncio.to_thread(self._copies.make, now=now)
            await asyncio.to_thread(self._copies.thin, now)
            self.made += 1
            log.info("Backup %s is made", made.name)
        except OSError:
            self.failed += 1
            wait = min(wait, AGAIN)
            log.exception("A backup could not be made")
        if self._open:
            self._set(wait)
