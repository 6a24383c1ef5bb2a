"""Finds messages that were posted without a note of where: the process died before it, or Discord's answer was lost.

Posting again under the same nonce finds such a message, but only for some minutes, and only where it is still to be
posted. So whatever was behind when a process died is looked for once by the next, among the newest of its channel.
"""

import logging
from collections.abc import Iterable
from typing import Final

from bot.manager.books import Books, Store
from bot.manager.desks.desk import TABLE, Desk
from bot.manager.errors import ShowingError, TryLater
from bot.manager.ids import MessageRef
from bot.manager.ports import Showing
from bot.manager.showing.backoff import Key
from bot.manager.showing.retiring import Retiring

NONCE_KEPT: Final = 240.0
"""Seconds for which posting again under the same nonce is sure to post nothing twice; Discord remembers it for about 300."""

log = logging.getLogger(__name__)


class Orphans:
    """The messages that may have left one behind. It is stored which (`OutboxBook.suspected`), until it was looked."""

    def __init__(self, store: Store, showing: Showing, retiring: Retiring) -> None:
        self._store = store
        self._showing = showing
        self._retiring = retiring
        self._suspected: set[Key] = set()

    def suspect(self, name: Key) -> None:
        """Have it looked whether a message was posted a second time."""
        self._suspected.add(name)

    def to_look(self, name: Key, desk: Desk) -> bool:
        """Tell whether it is to be looked now: not before it is known where somebody is written to."""
        return name in self._suspected and _channel(desk, name[1]) is not None

    async def look(self, name: Key, desk: Desk) -> None:
        """Take the controls off what was posted for a table and is not known. Raises `TryLater`.

        Nobody posts this message meanwhile, or it might be taken for an orphan before it is noted.
        """
        table, key = name
        found = await self._found(desk, key)
        known = {shown.message for shown in desk.messages.values()}
        strays = [message for message in found if message not in known]

        def note(books: Books) -> list[MessageRef]:
            books.outbox.cleared(table, key)
            return left_behind(books, strays)

        strays = await self._store.run(note)
        self._suspected.discard(name)
        for stray in strays:
            log.info("Table %s: message %s was posted and not noted", table, stray.message_id)
            await self._retiring.retire(stray)

    async def _found(self, desk: Desk, key: int) -> tuple[MessageRef, ...]:
        channel = _channel(desk, key)
        if channel is None:
            return ()
        try:
            return await self._showing.posted(channel, desk.table.id)
        except TryLater:
            raise
        except ShowingError as error:
            log.info("Nobody knows what was posted in channel %s: %r", channel, error)
            return ()


def left_behind(books: Books, strays: Iterable[MessageRef]) -> list[MessageRef]:
    """Note messages that are kept up to date no more; return those that were not known to be."""
    known = {row.message_id for row in books.outbox.leftovers()}
    found = [stray for stray in strays if stray.message_id not in known]
    for stray in found:
        books.outbox.leave(stray.channel_id, stray.message_id)
    return found


def _channel(desk: Desk, key: int) -> int | None:
    if key == TABLE:
        return desk.table.place.channel_id
    shown = desk.messages.get(key)
    return None if shown is None or shown.message is None else shown.message.channel_id
