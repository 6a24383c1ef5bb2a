"""Who may not sit down on a server: whoever is kept out of its tables, and whoever is no member of it any more."""

import logging
from collections.abc import Iterable

from bot.manager.answers import Refusal
from bot.manager.books import Books, Store
from bot.manager.errors import ShowingError
from bot.manager.ids import PersonId
from bot.manager.ports import Showing

log = logging.getLogger(__name__)


def kept_out(books: Books, guild_id: int, person: int) -> Refusal | None:
    """Return why somebody may sit down at no table of a server; None where he may."""
    if books.bans.banned(guild_id, person):
        return Refusal.BANNED
    return None if books.bans.outside(guild_id, person) is None else Refusal.NOT_A_MEMBER


class Members:
    """Finds out whether those are back who had gone: Discord tells of no member who comes."""

    def __init__(self, store: Store, showing: Showing) -> None:
        self._store = store
        self._showing = showing

    async def look(self, guild_id: int, people: Iterable[PersonId]) -> None:
        """Ask Discord about those who had gone from a server, before they are to sit down there. Raises `NotSaved`."""
        for person in people:
            await self._look(guild_id, person)

    async def _look(self, guild_id: int, person: PersonId) -> None:
        since = await self._store.read(lambda books: books.bans.outside(guild_id, person))
        if since is not None and await self._is_back(guild_id, person):
            await self._store.run(lambda books: books.bans.came(guild_id, person, since))

    async def _is_back(self, guild_id: int, person: PersonId) -> bool:
        try:
            return await self._showing.belongs(guild_id, person)
        except ShowingError as error:
            log.info("Whether somebody is back on server %s is not known: %r", guild_id, error)
            return False
