"""Tells single people what concerns them, by direct message, until it is delivered or a day old.

What is to be told is stored with the change that it is about, so that neither a kill nor an outage loses it. It is told
once: its nonce has the number of the row.
"""

import asyncio
import json
import logging
from typing import Final

from bot.manager.books import Store
from bot.manager.books.telling import TidingRow
from bot.manager.errors import TryLater
from bot.manager.ids import PersonId
from bot.manager.ports import Clock, Showing
from bot.manager.showing.nonces import Nonces
from bot.manager.views import Notice
from bot.manager.working import Worker

KEPT: Final = 86_400.0
"""Seconds after which nobody wants to hear of it any more."""
TRY_AGAIN: Final = 30.0
"""Seconds until what could not be delivered is tried again, where Discord has not said how many."""
AT_ONCE: Final = 8
"""People who are told at the same time."""

log = logging.getLogger(__name__)


class Tidings:
    """The one who delivers: he works while something waits to be told, and ends then."""

    def __init__(self, store: Store, clock: Clock, showing: Showing, nonces: Nonces) -> None:
        self._store = store
        self._clock = clock
        self._showing = showing
        self._nonces = nonces
        self._not_before: dict[int, float] = {}
        self._worker = Worker(clock, self._deliver_all, what="telling people", again=TRY_AGAIN)

    def wake(self) -> None:
        """Deliver what waits."""
        self._worker.wake()

    async def stop(self) -> None:
        """Finish what is under way; the rest waits for the next start."""
        await self._worker.stop()

    async def _deliver_all(self) -> float | None:
        """Deliver what waits, and return the seconds until there is more to do; None when nothing is left."""
        rows = await self._store.read(lambda books: books.tidings.waiting())
        self._not_before = {row.id: self._not_before[row.id] for row in rows if row.id in self._not_before}
        now = self._clock.now()
        due = [row for row in rows if self._not_before.get(row.id, now) <= now]
        for first in range(0, len(due), AT_ONCE):
            if self._worker.open:
                await asyncio.gather(*(self._deliver(row) for row in due[first : first + AT_ONCE]))
        left = [time - self._clock.now() for time in self._not_before.values()]
        return max(min(left), 0.0) if left else None

    async def _deliver(self, row: TidingRow) -> None:
        if row.at > self._clock.now() - KEPT:
            try:
                notice = Notice(row.slug, json.loads(row.about))
                nonce = self._nonces.of(f"tiding.{row.id}")
                await self._showing.tell_in_private(await self._whom(row), notice, nonce=nonce)
            except TryLater as error:
                wait = TRY_AGAIN if error.seconds is None else error.seconds
                self._not_before[row.id] = self._clock.now() + wait
                return
            except Exception as error:  # noqa: BLE001 - trying again would not help, and no game depends on it
                log.info("Somebody could not be told of %s: %r", row.slug, error)
        await self._store.run(lambda books: books.tidings.drop(row.id))
        self._not_before.pop(row.id, None)

    async def _whom(self, row: TidingRow) -> PersonId:
        """Return who is told. Raises `ShowingError`."""
        person = PersonId(row.person)
        if row.guild_id is None:
            return person
        # Who had his data deleted is nobody Discord knows.
        if person > 0 and await self._showing.belongs(row.guild_id, person):
            return person
        return self._showing.owner(row.guild_id)
