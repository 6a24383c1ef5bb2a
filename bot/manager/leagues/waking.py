"""Wakes leagues when it is time: announced times stay as they are, whatever the machine's clock or the bot was doing."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.manager.books import Store
from bot.manager.ids import LeagueId
from bot.manager.ports import Alarm, Clock

LOOK: Final = 60.0
"""Seconds between two looks at most, while any league waits for a time."""
SOON: Final = 10.0
"""Seconds until a league is looked at again that did not go on."""

log = logging.getLogger(__name__)


class Waking:
    """Calls `go_on` for every league whose time has come."""

    def __init__(self, store: Store, clock: Clock, go_on: Callable[[LeagueId], Awaitable[None]]) -> None:
        self._store = store
        self._clock = clock
        self._go_on = go_on
        self._alarm: Alarm | None = None
        self._wakes_at = 0.0
        self._looking: asyncio.Task[None] | None = None
        self._open = True

    def nudge(self, due: float) -> None:
        """Hear that a league goes on then."""
        now = self._clock.now()
        at = min(max(due, now), now + LOOK)
        if not self._open or (self._alarm is not None and self._wakes_at <= at):
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._wakes_at = at
        self._alarm = self._clock.later(at - now, self._look_soon)

    async def stop(self) -> None:
        """Finish the look in progress and take no other."""
        self._open = False
        if self._alarm is not None:
            self._alarm.cancel()
        if self._looking is not None:
            await self._looking

    def _look_soon(self) -> None:
        self._alarm = None
        self._looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        soonest = self._clock.now()
        try:
            now = self._clock.now()
            for league in await self._store.read(lambda books: books.leagues.until(now)):
                soonest = now + SOON
                await self._one(LeagueId(league))
            due = await self._store.read(lambda books: books.leagues.next_due())
        except Exception:
            log.exception("The leagues could not be looked at")
            due = soonest = self._clock.now() + SOON
        self._looking = None
        if due is not None:
            self.nudge(max(due, soonest) if due <= soonest else due)

    async def _one(self, league: LeagueId) -> None:
        """Let one league go on; one that fails must not keep the others from it."""
        try:
            await self._go_on(league)
        except Exception:
            log.exception("League %s could not go on", league)
