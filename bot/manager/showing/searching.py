"""Looks for messages that may have been posted when their slot was given up: a seat was left, another match began.

While a slot stands, `orphans.py` looks. What is still to be looked for is stored with the change that gives a slot up.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.manager.books import Books, Store
from bot.manager.books.outbox import SearchRow
from bot.manager.desks.desk import Desk
from bot.manager.errors import BrokenTable, NotSaved, ShowingError, TryLater
from bot.manager.ids import MessageRef, PersonId, TableId
from bot.manager.ports import Clock, Showing
from bot.manager.showing.backoff import Key
from bot.manager.showing.orphans import left_behind
from bot.manager.showing.retiring import Retiring
from bot.manager.working import Tasks

FIRST: Final = 5.0
"""Seconds until it is looked: what was under way has come by then. Each later try waits twice as long."""
TRIES: Final = 12
"""Tries of one process, three hours in all; the next begins with what is left over."""

log = logging.getLogger(__name__)


class Searching:
    """Takes the controls off what was posted, not noted, and is not to be posted any more."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        showing: Showing,
        retiring: Retiring,
        *,
        desk_of: Callable[[TableId], Awaitable[Desk | None]],
        writing: Callable[[Key, bool], bool],
    ) -> None:
        """`writing` tells whether a message is being written, or is also going to be when it is asked with True."""
        self._store = store
        self._clock = clock
        self._showing = showing
        self._retiring = retiring
        self._desk_of = desk_of
        self._writing = writing
        self._tasks = Tasks()

    def soon(self, table: TableId | None, tries: int = TRIES) -> None:
        """Look soon for what a table may have left behind; None for all tables."""
        wait = FIRST * 2.0 ** (TRIES - tries)
        self._clock.later(wait, lambda: self._tasks.start(self._look(table, tries)))

    async def stop(self) -> None:
        """Finish what is in flight and look for nothing again."""
        await self._tasks.stop()

    async def _look(self, table: TableId | None, tries: int) -> None:
        try:
            rows = await self._store.read(lambda books: books.outbox.searches(table))
            looked = [await self._look_for(row) for row in rows]
        except (NotSaved, OSError, TryLater) as error:
            log.info("What was left behind is looked for a little later: %r", error)
            looked = [False]
        if not all(looked) and tries > 1:
            self.soon(table, tries - 1)

    async def _look_for(self, row: SearchRow) -> bool:
        """Look once; False when it is to be looked again. Raises `TryLater`."""
        desk = await self._desk(TableId(row.table))
        if self._written(row, desk):
            return False
        found = await self._found(row)
        if self._written(row, desk):
            return False
        known = set() if desk is None else {shown.message for shown in desk.messages.values()}
        strays = [message for message in found if message not in known]

        def note(books: Books) -> list[MessageRef]:
            books.outbox.searched(row.id)
            return left_behind(books, strays)

        strays = await self._store.run(note)
        for stray in strays:
            log.info("Table %s: message %s was posted and not noted", row.table, stray.message_id)
            await self._retiring.retire(stray)
        return True

    async def _desk(self, table: TableId) -> Desk | None:
        try:
            return await self._desk_of(table)
        except BrokenTable:
            return None  # nothing of it is kept up to date

    def _written(self, row: SearchRow, desk: Desk | None) -> bool:
        """Tell whether something is posted where it is to be looked, or may turn out to stand there already."""
        table = TableId(row.table)
        now = None if desk is None or row.person is None else desk.table.seat_of(PersonId(row.person))
        return self._writing((table, row.seat), False) or (
            now is not None and self._writing((table, now), True)
        )

    async def _found(self, row: SearchRow) -> tuple[MessageRef, ...]:
        try:
            channel = row.channel_id
            if channel is None:
                channel = await self._showing.direct(PersonId(row.person or 0))
            return await self._showing.posted(channel, TableId(row.table))
        except TryLater:
            raise
        except ShowingError as error:
            log.info("Table %s: nobody knows what was posted: %r", row.table, error)
            return ()
