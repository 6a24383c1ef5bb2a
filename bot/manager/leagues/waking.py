"""Wakes leagues when it is time: announced times stay as they are, whatever the machine's clock or the bot was doing."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.manager.books import Store
from bot.manager.ids import LeagueId
from bot.manager.ports import Clock
from bot.manager.working import Worker

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
        self._worker = Worker(clock, self._look, what="waking leagues", again=SOON)

    def nudge(self, due: float) -> None:
        """Hear that a league goes on then."""
        self._worker.wake_in(self._until(due))

    async def stop(self) -> None:
        """Finish the look in progress and take no other."""
        await self._worker.stop()

    async def _look(self) -> float | None:
        now = soonest = self._clock.now()
        for league in await self._store.read(lambda books: books.leagues.until(now)):
            soonest = now + SOON
            await self._one(LeagueId(league))
        due = await self._store.read(lambda books: books.leagues.next_due())
        return None if due is None else self._until(max(due, soonest))

    def _until(self, due: float) -> float:
        """Return the seconds until it is looked for a league that goes on then."""
        return min(max(due - self._clock.now(), 0.0), LOOK)

    async def _one(self, league: LeagueId) -> None:
        """Let one league go on; one that fails must not keep the others from it."""
        try:
            await self._go_on(league)
        except Exception:
            log.exception("League %s could not go on", league)
