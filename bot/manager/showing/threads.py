"""Threads for tables: one that a process has made and could not use before it died is used, before another is made."""

import logging

from bot.manager.books import Store
from bot.manager.errors import NotSaved, ShowingError, TryLater
from bot.manager.ids import Place
from bot.manager.ports import Showing

log = logging.getLogger(__name__)

Name = tuple[int, str | None, str | None]
"""In which channel, for which game, with which title."""


class Threads:
    """Whoever makes threads, or finds them."""

    def __init__(self, store: Store, showing: Showing) -> None:
        self._store = store
        self._showing = showing
        self._settled: set[Name] = set()
        self._unsure: set[Name] = set()
        self._own: set[int] = set()

    async def open(
        self, place: Place, variant: str | None, title: str | None = None, *, fresh: bool = False
    ) -> Place:
        """Return a thread in which nothing stands. Raises `ShowingError`.

        It is looked for one that was made already the first time since the start, unless it is for something `fresh`,
        and whenever nobody knows what has become of the last attempt.
        """
        name = (place.channel_id, variant, title)
        found = None
        if name in self._unsure or not (fresh or name in self._settled):
            self._settled.add(name)
            found = await self._unused(place, variant, title)
        try:
            thread = found or await self._showing.open_thread(place, variant, title)
        except TryLater:
            self._unsure.add(name)
            raise
        self._unsure.discard(name)
        self._own.add(thread.channel_id)
        return thread

    async def _unused(self, place: Place, variant: str | None, title: str | None) -> Place | None:
        try:
            for thread in await self._showing.unused_threads(place, variant, title):
                if thread.channel_id not in self._own:
                    # At once: while this one is looked up somebody else may look for one too.
                    self._own.add(thread.channel_id)
                    if not await self._has_a_table(thread):
                        return thread
        except (ShowingError, NotSaved, OSError) as error:
            log.info("Threads in channel %s were not looked for: %r", place.channel_id, error)
        return None

    async def _has_a_table(self, thread: Place) -> bool:
        return await self._store.read(lambda books: books.tables.ever_in(thread.channel_id))
