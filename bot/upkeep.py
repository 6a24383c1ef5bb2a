"""Backups by the clock: one is made when the newest is as old as is set, and the old ones are thinned out."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, Protocol

from bot.manager.ports import Clock
from bot.manager.working import Worker

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
        self._worker = Worker(clock, self._make, what="backup", again=min(every, AGAIN))
        self.made = 0
        self.failed = 0

    async def start(self) -> None:
        """Make the first backup when it is due."""
        if self._every:
            there = await asyncio.to_thread(self._copies.all)
            age = self._clock.now() - there[0].made_at if there else self._every
            self._worker.wake_in(min(max(self._every - age, 0.0), self._every))

    async def stop(self) -> None:
        """Finish the backup in progress and make no other."""
        await self._worker.stop()

    def figures(self) -> Mapping[str, int]:
        """Return how many backups were made since the start, and how many could not be."""
        return {"backups_made": self.made, "backups_failed": self.failed}

    async def _make(self) -> float:
        now = self._clock.now()
        self._look()
        try:
            made = await asyncio.to_thread(self._copies.make, now=now)
            await asyncio.to_thread(self._copies.thin, now)
        except OSError:
            self.failed += 1
            log.exception("A backup could not be made")
            return min(self._every, AGAIN)
        self.made += 1
        log.info("Backup %s is made", made.name)
        return self._every
