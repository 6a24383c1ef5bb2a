"""Puts the reactions of a table under its message, beside the work at hand: they are slow, and buttons do the same."""

import asyncio
import logging
from contextlib import suppress
from weakref import WeakKeyDictionary

from bot.manager.books import Store
from bot.manager.desks.desk import TABLE, Desk
from bot.manager.errors import NotSaved, ShowingError
from bot.manager.ids import MessageRef
from bot.manager.ports import Showing
from bot.manager.views import Stage, TableView

log = logging.getLogger(__name__)


class Marks:
    """Marks each table message once; it is stored which are, so that a start asks for nothing twice."""

    def __init__(self, store: Store, showing: Showing) -> None:
        self._store = store
        self._showing = showing
        self._marking: dict[int, asyncio.Task[None]] = {}
        self._refused: WeakKeyDictionary[Desk, int] = WeakKeyDictionary()

    def see(self, desk: Desk) -> None:
        """Mark a table's message if it is played at and the message is not marked yet."""
        shown = desk.message(TABLE)
        message = shown.message
        if message is None or not desk.table.reactions or desk.table.stage is not Stage.PLAYING:
            return
        if message.message_id in {shown.marked, self._refused.get(desk), *self._marking}:
            return
        task = asyncio.create_task(self._mark(desk, message, desk.table_view()))
        self._marking[message.message_id] = task
        task.add_done_callback(lambda _: self._marking.pop(message.message_id))

    async def stop(self) -> None:
        """Leave what is not marked yet to the next start."""
        for task in tuple(self._marking.values()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _mark(self, desk: Desk, message: MessageRef, view: TableView) -> None:
        table, number = desk.table.id, message.message_id
        try:
            await self._showing.mark(message, view)
            await self._store.run(lambda books: books.outbox.marked(table, TABLE, number))
            desk.message(TABLE).marked = number
        except (ShowingError, NotSaved, OSError) as error:
            # They are not tried again before the next start or the next message.
            self._refused[desk] = number
            log.info("No reactions under message %s (%s)", number, type(error).__name__)
