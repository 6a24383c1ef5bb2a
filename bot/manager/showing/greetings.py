"""Greets a server the bot was added to, once: what can be done now, and what is missing.

That it is to be greeted is stored first, so that no kill loses it; Discord posts nothing twice under one nonce for some
minutes, and after them it is looked first whether the bot has written there.
"""

import logging
from dataclasses import replace
from typing import Final

from bot.manager.books import Store
from bot.manager.books.telling import GreetingRow
from bot.manager.errors import NotSaved, ShowingError, TryLater
from bot.manager.ids import Place
from bot.manager.ports import Clock, Showing
from bot.manager.showing.nonces import Nonces
from bot.manager.working import Worker

FRESH: Final = 86_400.0
"""Seconds after being added in which a server is greeted: the bot may have been away when that happened."""
AGAIN: Final = 30 * 86_400.0
"""Seconds after which a server that has removed the bot and added it again is greeted once more."""
SAME_NONCE: Final = 240.0
"""Seconds in which Discord is sure to take a second attempt for the first: it says a few minutes."""
TRY_AGAIN: Final = 30.0

log = logging.getLogger(__name__)


class Greetings:
    """The one who greets: he works while a server waits for it, and ends then."""

    def __init__(self, store: Store, clock: Clock, showing: Showing, nonces: Nonces) -> None:
        self._store = store
        self._clock = clock
        self._showing = showing
        self._nonces = nonces
        self._worker = Worker(clock, self._greet_all, what="greeting servers", again=TRY_AGAIN)

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
        self.greet()

    def greet(self) -> None:
        """Greet all servers that wait for it."""
        self._worker.wake()

    async def stop(self) -> None:
        """Finish what is under way; the rest waits for the next start."""
        await self._worker.stop()

    async def _greet_all(self) -> float | None:
        rows = await self._store.read(lambda books: books.greetings.waiting())
        waits = [await self._greet(row) for row in rows]
        return min((wait for wait in waits if wait is not None), default=None)

    async def _greet(self, row: GreetingRow) -> float | None:
        """Greet one server, and return after how many seconds it is to be tried again; None where that is done."""
        if self._clock.now() - row.at <= FRESH:
            try:
                await self._post(row)
            except TryLater as error:
                return TRY_AGAIN if error.seconds is None else error.seconds
            except ShowingError as error:
                log.info("Server %d is not greeted: %r", row.guild_id, error)
        await self._store.run(lambda books: books.greetings.told(row.guild_id))
        return None

    async def _post(self, row: GreetingRow) -> None:
        """Post a greeting, unless it may stand there already. Raises `ShowingError`."""
        door = self._showing.front_door(row.guild_id)
        if door is None:
            log.info("Server %d is not greeted: it has no channel the bot may write in", row.guild_id)
            return
        place = replace(door, channel_id=row.channel_id or door.channel_id)
        since = await self._since(row, place)
        if since is None:
            log.info("Server %d may have been greeted already", row.guild_id)
            return
        await self._store.run(lambda books: books.greetings.tried(row.guild_id, place.channel_id, since))
        # The whole number and what ends nonces after a restoration are too long for one.
        nonce = self._nonces.of(f"hello.{row.guild_id % 10**12}")
        await self._showing.greet(place, nonce=nonce)

    async def _since(self, row: GreetingRow, place: Place) -> float | None:
        """Return since when a greeting may have been posted under the nonce; None where one may stand there that it does not find."""
        now = self._clock.now()
        if row.tried_at is None:
            return now
        if now - row.tried_at <= SAME_NONCE:
            return row.tried_at
        return None if await self._showing.has_written(place, row.tried_at) else now
