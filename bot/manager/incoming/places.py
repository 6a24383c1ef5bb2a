"""What happens to the servers and channels tables stand in. Nothing of it deletes anything: tables wait."""

import logging
from collections.abc import Awaitable, Callable

from bot.manager.desks.desk import TABLE, Desk
from bot.manager.errors import NotSaved
from bot.manager.ids import TableId
from bot.manager.parts import Parts, sound_desk
from bot.manager.showing.greetings import Greetings

Do = Callable[[Desk], Awaitable[None]]

log = logging.getLogger(__name__)


class Places:
    """Has tables wait while their place is out of reach, and go on afterwards."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._greetings = Greetings(parts.store, parts.clock, parts.showing, parts.nonces)

    async def known(self, reached: Callable[[int], bool]) -> None:
        """Look, after a session has begun, which servers can be reached; all others cannot, as far as is known.

        Each is asked about when its turn comes: a server may have come back by then.
        """
        for guild_id in await self._parts.store.read(lambda books: books.tables.servers()):
            await (self.found(guild_id) if reached(guild_id) else self.lost(guild_id))
        self._greetings.greet()

    async def added(self, guild_id: int, at: float) -> None:
        """Hear that the bot belongs to a server since then (epoch seconds): a new one is greeted, once."""
        await self._greetings.added(guild_id, at)

    async def stop(self) -> None:
        """Greet no more servers, but finish what is under way."""
        await self._greetings.stop()

    async def lost(self, guild_id: int) -> None:
        """Hear that a server is unavailable, or that the bot was removed from it: its tables wait."""
        self._parts.outbox.reach.lose(guild_id)

    async def found(self, guild_id: int) -> None:
        """Hear that a server is available, or that the bot was added to it: tables that have waited go on."""
        away = self._parts.outbox.reach.regain(guild_id)
        if away is None:
            return
        log.info("A server can be reached again after %.0f s", away)
        for table in await self._parts.store.read(lambda books: books.tables.in_guild(guild_id)):
            await self._with(TableId(table), lambda desk: self._go_on(desk, away))

    async def channel_gone(self, channel_id: int) -> None:
        """Hear that a channel or thread was deleted: its tables wait until they are moved."""
        for table in await self._parts.store.read(lambda books: books.tables.in_channel(channel_id)):
            await self._with(TableId(table), lambda desk: self._gone(desk, channel_id))

    async def allowed_anew(self, guild_id: int) -> None:
        """Hear that what the bot may do in a server has changed: what it was not allowed to show is tried again."""
        self._parts.outbox.retry_denied_leftovers()
        for table in await self._parts.store.read(lambda books: books.tables.in_guild(guild_id)):
            self._parts.outbox.retry_denied(TableId(table))

    async def go_on(self, desk: Desk) -> None:
        """Have a table go on that has waited in a channel that is no more."""
        await self._with(desk.table.id, lambda desk: self._go_on(desk, 0))

    async def _gone(self, desk: Desk, channel_id: int) -> None:
        # It may have been moved since it was looked for.
        if desk.table.place.channel_id == channel_id:
            await self._parts.outbox.place_gone(desk)

    async def _go_on(self, desk: Desk, away: float) -> None:
        await self._parts.keeper.give_back(desk, away)
        to_move = desk.table.to_move()
        for key in (TABLE, *(() if to_move is None or to_move not in desk.messages else (to_move,))):
            await self._parts.outbox.doubt(desk, key)
            self._parts.outbox.try_now(desk.table.id, key)

    async def _with(self, table: TableId, do: Do) -> None:
        desk = await sound_desk(self._parts, table)
        if desk is None:
            return
        try:
            async with desk.lock:
                await do(desk)
        except (NotSaved, OSError) as error:
            log.warning("Table %s: what has become of its place is not stored: %r", table, error)
