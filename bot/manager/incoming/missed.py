"""What the bot was not told, or could not write down when it was: it looks again until messages are as they should be."""

import logging
from collections.abc import Sequence
from typing import Final

from bot.manager.desks.desk import TABLE
from bot.manager.desks.takeup import pressing
from bot.manager.errors import NotSaved
from bot.manager.ids import MessageRef, TableId
from bot.manager.parts import Parts, sound_desk

SOON: Final = 3_600
"""Seconds: a clock that runs out later leaves time to find out what was missed."""

ARRIVED: Final = 5
"""Seconds after which everything has come that a process that died had sent."""

TRY_AGAIN: Final = 5
"""Seconds until what could not be looked up or stored is tried again."""

log = logging.getLogger(__name__)


class Missed:
    """Has messages written or posted again when they may not be there any more."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    async def message_gone(self, message: MessageRef) -> None:
        """Post a message anew that was deleted, if it was one of ours."""
        row = await self._parts.store.read(
            lambda books: books.outbox.at(message.channel_id, message.message_id)
        )
        desk = None if row is None else await sound_desk(self._parts, TableId(row.table))
        if row is None or desk is None:
            return
        async with desk.lock:
            await self._parts.outbox.gone(desk, row.seat, message)

    async def events_lost(self) -> None:
        """Write the table messages again whose clocks run out soon; while that cannot be stored, try again."""
        self._parts.outbox.missed()
        try:
            await self._doubt_all()
        except (NotSaved, OSError) as error:
            log.warning("What was missed is looked for a little later: %r", error)
            self._parts.start_in(TRY_AGAIN, self.events_lost)

    def under_way(self, messages: Sequence[tuple[TableId, int]]) -> None:
        """Hear which messages were being written when the last process died: what it sent may come after all."""
        if messages:
            self._parts.start_in(ARRIVED, lambda: self._again(messages))

    async def _again(self, messages: Sequence[tuple[TableId, int]]) -> None:
        try:
            for table, key in messages:
                self._parts.outbox.suspect(table, key)
                await self._doubt(table, key)
        except (NotSaved, OSError) as error:
            log.warning("What was under way is written again a little later: %r", error)
            self._parts.start_in(TRY_AGAIN, lambda: self._again(messages))

    async def _doubt(self, table: TableId, key: int) -> None:
        desk = await sound_desk(self._parts, table)
        if desk is None:
            return
        async with desk.lock:
            if key in desk.messages:
                await self._parts.outbox.doubt(desk, key)

    async def _doubt_all(self) -> None:
        until = self._parts.clock.now() + SOON
        for table in await self._parts.store.read(lambda books: pressing(books, until)):
            await self._doubt(table, TABLE)
