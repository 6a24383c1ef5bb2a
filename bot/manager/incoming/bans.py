"""Keeps people out of the tables of a server."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.manager.answers import Answer, Refusal, Refused
from bot.manager.books import Books, Store
from bot.manager.errors import NotSaved
from bot.manager.ids import PersonId, TableId
from bot.manager.ports import Clock
from bot.manager.requests import Asker, Kick, LeaveSeat, Request
from bot.manager.tables.audit import enter_of_server

log = logging.getLogger(__name__)


async def _nobody(guild_id: int, person: PersonId) -> None:
    """Hear who is out where there are no leagues."""


class Bans:
    """Bans, and what follows from them at the tables."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        handle: Callable[[Request], Awaitable[Answer]],
        out: Callable[[int, PersonId], Awaitable[None]] = _nobody,
    ) -> None:
        """`handle` takes what is asked of tables; `out` hears who is out of which server's leagues by that."""
        self._out = out
        self._store = store
        self._clock = clock
        self._handle = handle

    async def ban(self, asker: Asker, guild_id: int, person: PersonId) -> Refused | None:
        """Keep somebody out of a server's tables, and take him out of those he sits at, and of its leagues; None when it is done."""
        if not asker.moderates(guild_id):
            return Refused(Refusal.MODERATORS_ONLY)
        at = self._clock.now()

        def enter(books: Books) -> None:
            books.bans.ban(guild_id, person, by=asker.person, at=at)
            enter_of_server(books, asker, guild_id, "Ban", at=at, person=person)

        try:
            await self._store.run(enter)
        except (NotSaved, OSError) as error:
            return _not_saved(error)
        for table in await self._tables(guild_id, person):
            own = replace(asker, receipt=f"{asker.receipt}:{table}", pressed=None)
            await self._handle(Kick(asker=own, table=table, person=person))
        await self._out(guild_id, person)
        return None

    async def lift(self, asker: Asker, guild_id: int, person: PersonId) -> Refused | None:
        """Let somebody sit down at a server's tables again; None when it is done."""
        if not asker.moderates(guild_id):
            return Refused(Refusal.MODERATORS_ONLY)
        at = self._clock.now()

        def strike(books: Books) -> bool:
            lifted = books.bans.lift(guild_id, person)
            if lifted:
                enter_of_server(books, asker, guild_id, "Unban", at=at, person=person)
            return lifted

        try:
            lifted = await self._store.run(strike)
        except (NotSaved, OSError) as error:
            return _not_saved(error)
        return None if lifted else Refused(Refusal.NOT_BANNED)

    async def gone(self, guild_id: int, person: PersonId) -> None:
        """Hear that somebody was banned from a server itself, or has left it: he leaves its tables and leagues."""
        for table in await self._tables(guild_id, person):
            asker = Asker(person=person, name="", receipt=f"gone:{table}:{person}:{self._clock.now()}")
            await self._handle(LeaveSeat(asker=asker, table=table))
        await self._out(guild_id, person)

    async def _tables(self, guild_id: int, person: PersonId) -> tuple[TableId, ...]:
        """Return where somebody sits, also those tables where he may yet be in the next match."""

        def found(books: Books) -> list[str]:
            his = (*books.tables.of_person(person), *books.tables.offered(person))
            return [table for table in his if books.tables.server_of(table) == guild_id]

        return tuple(map(TableId, await self._store.read(found)))


def _not_saved(error: Exception) -> Refused:
    log.warning("A ban could not be saved: %r", error)
    return Refused(Refusal.NOT_SAVED)
