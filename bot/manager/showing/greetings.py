"""Greets a server the bot was added to, once: what can be done now, and what is missing.

That it is to be greeted is stored first, so that no kill loses it; Discord posts nothing twice under one nonce for some
minutes, and after them a greeting that may have been posted is not tried again.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, Final

from bot.manager.books import Store
from bot.manager.books.settings import GreetingRow
from bot.manager.errors import NotSaved, ShowingError, TryLater
from bot.manager.ports import Alarm, Clock, Showing
from bot.manager.showing.nonces import Nonces

FRESH: Final = 86_400.0
"""Seconds after being added in which a server is greeted: the bot may have been away when that happened."""
AGAIN: Final = 30 * 86_400.0
"""Seconds after which a server that has removed the bot and added it again is greeted once more."""
SAME_NONCE: Final = 240.0
"""Seconds in which Discord is sure to take a second attempt for the first: it says a few minutes."""
TRY_AGAIN: Final = 30.0

Begin = Callable[[Coroutine[Any, Any, None]], None]

log = logging.getLogger(__name__)


class Greetings:
    """The one who greets: he works while a server waits for it, and ends then."""

    def __init__(self, store: Store, clock: Clock, showing: Showing, nonces: Nonces, *, start: Begin) -> None:
        """`start` begins what is finished before the manager stops."""
        self._start = start
        self._store = store
        self._clock = clock
        self._showing = showing
        self._nonces = nonces
        self._lock = asyncio.Lock()
        self._alarm: Alarm | None = None

    async def added(self, guild_id: int, at: float) -> None:
        """Hear that the bot belongs to a server since then (epoch seconds), perhaps not for the first time."""
        now = self._clock.now()
        if now - at > FRESH:
            return
        try:
            if await self._store.run(lambda books: books.greetings.enter(guild_id, now, since=now - AGAIN)):
                log.info("The bot was added to server %d", guild_id)
        except (NotSaved, OSError) as error:
            log.warning("Server %d is greeted after the next start: %r", guild_id, error)
            return
        await self.greet()

    async def greet(self) -> None:
        """Greet all servers that wait for it."""
        async with self._lock:
            try:
                rows = await self._store.read(lambda books: books.greetings.waiting())
                waits = [await self._greet(row) for row in rows]
            except (NotSaved, OSError) as error:
                log.warning("Servers are greeted a little later: %r", error)
                waits = [TRY_AGAIN]
        soonest = min((wait for wait in waits if wait is not None), default=None)
        if soonest is not None:
            if self._alarm is not None:
                self._alarm.cancel()
            self._alarm = self._clock.later(soonest, lambda: self._start(self.greet()))

    async def _greet(self, row: GreetingRow) -> float | None:
        """Greet one server, and return after how many seconds it is to be tried again; None where that is done."""
        now = self._clock.now()
        late = row.tried_at is not None and now - row.tried_at > SAME_NONCE
        if not late and now - row.at <= FRESH:
            try:
                await self._post(row, now)
            except TryLater as error:
                return TRY_AGAIN if error.seconds is None else error.seconds
            except ShowingError as error:
                log.info("Server %d is not greeted: %r", row.guild_id, error)
        await self._store.run(lambda books: books.greetings.told(row.guild_id))
        return None

    async def _post(self, row: GreetingRow, now: float) -> None:
        place = self._showing.front_door(row.guild_id)
        if place is None:
            log.info("Server %d is not greeted: it has no channel the bot may write in", row.guild_id)
            return
        channel = row.channel_id or place.channel_id
        await self._store.run(lambda books: books.greetings.tried(row.guild_id, channel, now))
        # The whole number and what ends nonces after a restoration are too long for one.
        nonce = self._nonces.of(f"hello.{row.guild_id % 10**12}")
        await self._showing.greet(replace(place, channel_id=channel), nonce=nonce)
