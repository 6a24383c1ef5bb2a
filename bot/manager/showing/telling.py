"""Tells people why they do not see what they should, where the game does not depend on it."""

import logging
from collections.abc import Coroutine
from typing import Any, Final

from bot.manager.desks.desk import Desk
from bot.manager.ids import PersonId
from bot.manager.ports import Showing
from bot.manager.views import Notice

CLOSED: Final = Notice("messages_closed", {})
DENIED: Final = Notice("cannot_post", {})
KEEPS_GOING: Final = Notice("keeps_going", {})
PLACE_GONE: Final = Notice("place_gone", {})
LEAGUE_PLACE_GONE: Final = Notice("league_place_gone", {})

log = logging.getLogger(__name__)


class Telling:
    """Tells people at tables; what cannot be told is let go."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing

    async def host(self, desk: Desk, notice: Notice) -> None:
        """Tell the host in private."""
        if desk.table.host is not None:
            await self._try(desk, self._showing.tell_in_private(desk.table.host, notice))

    async def everybody(self, desk: Desk, notice: Notice) -> None:
        """Tell all people at a table, those too it waits for or who wait for a seat, each in private."""
        kept = desk.table.reserved if desk.table.fixture is not None else ()
        for person in (*desk.table.here(), *kept):
            await self._try(desk, self._showing.tell_in_private(person, notice))

    async def in_public(self, desk: Desk, person: PersonId, notice: Notice) -> None:
        """Tell somebody where his table is."""
        await self._try(desk, self._showing.tell(desk.table.place, (person,), notice))

    async def _try(self, desk: Desk, telling: Coroutine[Any, Any, object]) -> None:
        try:
            await telling
        except Exception as error:  # noqa: BLE001 - the game does not depend on it
            log.info("Table %s: somebody could not be told: %r", desk.table.id, error)
