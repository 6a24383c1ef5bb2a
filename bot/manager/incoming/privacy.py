"""What people may ask about what is stored of them: to have it, and to have it deleted."""

import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from typing import Any, Final

from bot.manager.answers import Refusal, Refused
from bot.manager.books import Store
from bot.manager.desks.keeper import Keeper
from bot.manager.errors import NotSaved
from bot.manager.ids import PersonId
from bot.manager.incoming.forgetting import Called, Stranger, forget
from bot.manager.leagues.leagues import Leagues
from bot.manager.ports import Clock
from bot.manager.preferences import Preferences
from bot.manager.tables.choices import Scope
from bot.manager.tables.shelf import written

_TIMES: Final = ("at", "closed_at")
_PASSES: Final = 3
"""How often it is looked whether anything was stored again of somebody who is being forgotten."""

log = logging.getLogger(__name__)

Gone = Callable[[int, PersonId], Awaitable[bool]]


class Privacy:
    """Tells people what is stored of them, and forgets them."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        *,
        keeper: Keeper,
        leagues: Leagues,
        preferences: Preferences,
        gone: Gone,
        redraw: Callable[[Scope, int], None],
    ) -> None:
        """`gone` lets somebody leave the tables and leagues of a server, and tells whether that is stored; `redraw` has what everybody sees there written again."""
        self._store = store
        self._clock = clock
        self._keeper = keeper
        self._leagues = leagues
        self._preferences = preferences
        self._gone = gone
        self._redraw = redraw

    async def export(self, person: PersonId) -> str:
        """Return everything that is stored of a person, as JSON. Raises `NotSaved`.

        Numbers of Discord's are text in it, because many programs cannot hold them as numbers; times are UTC.
        """
        found = await self._store.read(lambda books: books.privacy.about(person))
        document = {
            "made_at": _moment(self._clock.now()),
            "you": str(person),
            "stored": {name: [_plain(row) for row in rows] for name, rows in found.items()},
        }
        return json.dumps(document, ensure_ascii=False, indent=1)

    async def forget(self, person: PersonId, called: Called) -> Refused | None:
        """Let a person leave tables and leagues, and delete what is stored of him; None when it is done.

        `called` says what he is called from then on in the results of others, by server and number.
        """
        try:
            servers = await self._store.read(lambda books: books.privacy.servers(person))
            left = [await self._gone(guild_id, person) for guild_id in servers]
            if not all(left) or await self._store.read(lambda books: bool(books.tables.of_person(person))):
                return Refused(Refusal.NOT_SAVED)
            return await self._forgotten(person, called)
        except (NotSaved, OSError) as error:
            log.warning("Somebody could not be forgotten: %r", error)
            return Refused(Refusal.NOT_SAVED)

    async def _forgotten(self, person: PersonId, called: Called) -> Refused | None:
        """Delete, and see that nobody has written anything again that he still had in memory."""
        strangers: dict[int, Stranger] = {}
        for _ in range(_PASSES):
            await self._store.run(lambda books: forget(books, person, called, strangers))
            self._preferences.forget(person)
            await self._read_anew(person)
            for guild_id in strangers:
                self._redraw(Scope.SERVER, guild_id)
            if not await self._store.read(lambda books: books.privacy.servers(person)):
                return None
        return Refused(Refusal.NOT_SAVED)

    async def _read_anew(self, person: PersonId) -> None:
        for desk in self._keeper.known():
            if str(person) in written(desk.table):
                async with desk.lock:
                    await self._keeper.read_anew(desk)
        await self._leagues.forgotten(person)


def _plain(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _cell(name, value) for name, value in row.items()}


def _cell(name: str, value: Any) -> Any:
    if isinstance(value, int | float) and (name in _TIMES or name.endswith("_at")):
        return _moment(value)
    return str(value) if name.endswith("_id") and isinstance(value, int) else value


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
