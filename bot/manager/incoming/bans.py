"""Keeps people out of the tables of a server: whom its managers ban, whom Discord says to be banned, and who has left."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from bot.manager.answers import Answer, Refusal, Refused
from bot.manager.books import Books, Store
from bot.manager.errors import NotSaved
from bot.manager.ids import PersonId, TableId
from bot.manager.parts import StartIn
from bot.manager.ports import Clock
from bot.manager.requests import Asker, Kick, LeaveSeat, Request
from bot.manager.tables.audit import enter_of_server

TRY_AGAIN: Final = 5
"""Seconds until what could not be stored is tried again."""

log = logging.getLogger(__name__)


class Bans:
    """Bans, and what follows from them at the tables.

    It is stored that somebody is out before it is looked where he sits, and whatever seats anybody looks at that in its
    own transaction: a press that was on its way either is found, or is refused.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        handle: Callable[[Request], Awaitable[Answer]],
        *,
        start_in: StartIn,
        out: Callable[[int, PersonId], Awaitable[bool]],
    ) -> None:
        """`handle` takes what is asked of tables; `out` hears who is out of which server's leagues by that, and tells whether it is stored."""
        self._store = store
        self._clock = clock
        self._handle = handle
        self._start_in = start_in
        self._out = out
        self._looks = False

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

        def kick(table: TableId) -> Request:
            own = replace(asker, receipt=f"{asker.receipt}:{table}", pressed=None)
            return Kick(asker=own, table=table, person=person)

        await self._take_out(guild_id, person, kick)
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
        """Hear that somebody was banned from a server itself, or has left it: he leaves its tables and leagues.

        Until he is a member again he sits down at none of them.
        """
        at = self._clock.now()
        try:
            await self._store.run(lambda books: books.bans.went(guild_id, person, at))
        except (NotSaved, OSError) as error:
            log.warning("That somebody is gone is stored later: %r", error)
            self._start_in(TRY_AGAIN, lambda: self.gone(guild_id, person))
            return
        await self.leave(guild_id, person)

    async def back(self, guild_id: int, person: PersonId) -> None:
        """Hear that somebody may come to a server again; if that cannot be stored, he is asked about when he comes."""
        try:
            await self._store.run(lambda books: books.bans.came(guild_id, person))
        except (NotSaved, OSError) as error:
            log.warning("That somebody may come back is not stored: %r", error)

    async def leave(self, guild_id: int, person: PersonId) -> bool:
        """Let somebody leave the tables and leagues of a server, and tell whether that is stored.

        What is not is tried again: at tables while he is kept out.
        """

        def leave(table: TableId) -> Request:
            receipt = f"gone:{table}:{person}:{self._clock.now()}"
            return LeaveSeat(asker=Asker(person=person, name="", receipt=receipt), table=table)

        return await self._take_out(guild_id, person, leave)

    async def look(self) -> None:
        """Take those out who are kept out, and have not left because the last process died, or nothing could be stored."""
        self._looks = False
        try:
            for guild_id, person in await self._store.read(lambda books: books.bans.to_leave()):
                await self.leave(guild_id, PersonId(person))
        except (NotSaved, OSError) as error:
            log.warning("Who has to leave is looked up later: %r", error)
            self._look_later()

    async def _take_out(self, guild_id: int, person: PersonId, how: Callable[[TableId], Request]) -> bool:
        """Take somebody out of tables and leagues, and tell whether all of that is stored."""
        try:
            answers = [await self._handle(how(table)) for table in await self._tables(guild_id, person)]
        except (NotSaved, OSError) as error:
            answers = [_not_saved(error)]
        out = await self._out(guild_id, person)
        if any(isinstance(answer, Refused) and answer.reason == Refusal.NOT_SAVED for answer in answers):
            self._look_later()
            return False
        return out

    async def _tables(self, guild_id: int, person: PersonId) -> tuple[TableId, ...]:
        """Return where somebody sits, also those tables where he may yet be in the next match."""

        def found(books: Books) -> list[str]:
            his = (*books.tables.of_person(person), *books.tables.offered(person))
            return [table for table in his if books.tables.server_of(table) == guild_id]

        return tuple(map(TableId, await self._store.read(found)))

    def _look_later(self) -> None:
        """Try again with whoever is kept out then, once for all of them: somebody may have been let in by that time."""
        if not self._looks:
            self._looks = True
            self._start_in(TRY_AGAIN, self.look)


def _not_saved(error: Exception) -> Refused:
    log.warning("A ban could not be saved: %r", error)
    return Refused(Refusal.NOT_SAVED)
