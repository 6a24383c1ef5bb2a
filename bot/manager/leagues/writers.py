"""One writer a league, for whatever is kept up to date in Discord: it ends when nothing is left, and comes back in time."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from bot.manager.errors import TryLater
from bot.manager.ids import LeagueId
from bot.manager.ports import Alarm, Clock
from bot.manager.showing.backoff import LONGEST_WAIT

FIRST_WAIT: Final = 2.0
"""Seconds until what could not be written is tried again; each time twice as long."""

log = logging.getLogger(__name__)


class Writers:
    """The writers of one kind of thing."""

    def __init__(
        self, clock: Clock, write: Callable[[LeagueId], Awaitable[float | None]], *, what: str
    ) -> None:
        """`write` brings it up to date for a league, and says how long to wait for another try; None: all is written.

        `what` is what it is called in the log.
        """
        self._clock = clock
        self._write = write
        self._what = what
        self._working: dict[LeagueId, asyncio.Task[None]] = {}
        self._waits: dict[LeagueId, Alarm] = {}
        self._failures: Counter[LeagueId] = Counter()
        self._behind: set[LeagueId] = set()
        self.open = True

    @property
    def waiting(self) -> int:
        """Return for how many leagues something is being written, or waits to be."""
        return len(self._working) + len(self._waits)

    def wake(self, league: LeagueId) -> None:
        """Bring it up to date for a league soon."""
        self._behind.add(league)
        waiting = self._waits.pop(league, None)
        if waiting is not None:
            waiting.cancel()
        if self.open and league not in self._working:
            self._working[league] = asyncio.create_task(self._work(league))

    def failed(self, league: LeagueId, error: Exception) -> float:
        """Count a try that failed, and return the seconds to the next: those Discord asks for, if it does."""
        self._failures[league] += 1
        asked = error.seconds if isinstance(error, TryLater) else None
        return asked or min(FIRST_WAIT * 2.0 ** self._failures[league], LONGEST_WAIT)

    def written(self, league: LeagueId) -> None:
        """Hear that it is up to date for a league."""
        self._failures.pop(league, None)

    async def stop(self, limit: float) -> None:
        """Finish what is in flight within so many seconds, and start no more."""
        self.open = False
        for alarm in self._waits.values():
            alarm.cancel()
        if self._working:
            await asyncio.wait(self._working.values(), timeout=limit)

    async def _work(self, league: LeagueId) -> None:
        wait = None
        try:
            while wait is None and self.open and league in self._behind:
                self._behind.discard(league)
                wait = await self._write(league)
        except Exception:
            log.exception("The %s of league %s could not be written", self._what, league)
            wait = LONGEST_WAIT
        finally:
            del self._working[league]
        if wait is not None and self.open:
            self._waits[league] = self._clock.later(wait, lambda: self.wake(league))
