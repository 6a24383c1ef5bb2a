"""Who has left a server: nobody tells the bot, for that takes a privileged intent, so it asks about who is away."""

import logging
from collections.abc import Awaitable, Callable

from bot.manager.errors import ShowingError
from bot.manager.ids import PersonId
from bot.manager.parts import Parts
from bot.manager.tables.table import Table

log = logging.getLogger(__name__)


class Leavers:
    """Has those leave their tables who are no members of the server any more."""

    def __init__(self, parts: Parts, gone: Callable[[int, PersonId], Awaitable[None]]) -> None:
        """`gone` hears who has left which server."""
        self._parts = parts
        self._gone = gone

    def look(self, before: Table, after: Table) -> None:
        """Ask about those who are away since a change; nobody waits for the answer."""
        for seat, chair in enumerate(after.chairs[: len(before.chairs)]):
            if chair.person is not None and chair.away and not before.chairs[seat].away:
                self._parts.start(self._ask(after.place.guild_id, chair.person))

    async def _ask(self, guild_id: int, person: PersonId) -> None:
        try:
            there = await self._parts.showing.belongs(guild_id, person)
        except ShowingError as error:
            log.info("Whether somebody has left server %s is not known: %r", guild_id, error)
            return
        if not there:
            await self._gone(guild_id, person)
