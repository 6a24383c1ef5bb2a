"""Drops the hands and records of matches that ended long ago, as each server wants it; what was played stays counted.

That somebody has left a server is forgotten after a while too.
"""

import logging
from typing import Final

from bot.manager.books import Books, Store
from bot.manager.ports import Clock
from bot.manager.tables.choices import RETENTION, SETTINGS, Scope
from bot.manager.tables.table import Refuse
from bot.manager.working import Worker

EVERY: Final = 6 * 3600.0
"""Seconds between two looks."""
AT_ONCE: Final = 50
"""Tables that are dropped in one transaction, so that no player waits long for it."""
DAY: Final = 86_400.0
GONE_FOR: Final = 7 * DAY
"""Seconds for which it is kept that somebody has left a server."""

log = logging.getLogger(__name__)


class Retention:
    """Looks every few hours for tables that are too old."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._worker = Worker(clock, self._look, what="dropping old tables", again=EVERY)

    def start(self) -> None:
        """Look now, and from then on."""
        self._worker.wake()

    async def stop(self) -> None:
        """Finish the look in progress and begin no other."""
        await self._worker.stop()

    async def drop_old(self) -> int:
        """Drop every table that is too old; return how many. Raises `NotSaved`, OSError."""
        now, dropped = self._clock.now(), 0
        while self._worker.open and (some := await self._store.run(lambda books: _drop(books, now))):
            dropped += some
        return dropped

    async def _look(self) -> float:
        dropped = await self.drop_old()
        if dropped:
            log.info("Dropped the hands and records of %d tables that were old", dropped)
        return EVERY


def _drop(books: Books, now: float) -> int:
    """Drop some tables, and return how many; it is read anew each time how long servers want them."""
    wanted = {
        row.owner: row.value
        for row in books.settings.all()
        if row.scope == Scope.SERVER and row.name == RETENTION
    }
    books.bans.forget_outsiders(now - GONE_FOR)
    dropped = 0
    for guild_id in books.privacy.servers_of_finished():
        days = _days(wanted.get(guild_id, SETTINGS[RETENTION].usual))
        if days is not None and dropped < AT_ONCE:
            dropped += books.privacy.drop_finished(guild_id, now - days * DAY, AT_ONCE - dropped)
    return dropped


def _days(text: str) -> int | None:
    """Return after how many days tables are dropped; None for never, and for what a newer program wrote and this one cannot read."""
    try:
        days = SETTINGS[RETENTION].value_of(text)
    except Refuse:
        return None
    return days if isinstance(days, int) else None
