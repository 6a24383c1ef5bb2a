"""Keeps leagues that are being filled in, as text that only the form reads, so that a restart loses nothing."""

from collections.abc import Callable
from typing import Final

from bot.manager.books import Books, Store
from bot.manager.ids import DraftId, PersonId
from bot.manager.ports import Chance, Clock

KEPT: Final = 2 * 86_400.0
"""Seconds after which a form that was not sent off is thrown away."""


class Drafts:
    """The forms under way; each is its author's alone."""

    def __init__(self, store: Store, clock: Clock, chance: Chance) -> None:
        self._store = store
        self._clock = clock
        self._chance = chance

    async def begin(self, guild_id: int, person: PersonId, text: str) -> DraftId:
        """Begin a form. Raises `NotSaved`, OSError."""
        draft, at = DraftId(self._chance.table_id()), self._clock.now()
        await self._store.run(
            lambda books: books.drafts.begin(draft, guild_id, person, text, at=at, since=at - KEPT)
        )
        return draft

    async def read(self, draft: DraftId, guild_id: int, person: PersonId) -> str | None:
        """Return what was filled in; None when that form is over, or another's."""
        return await self._store.read(lambda books: books.drafts.get(draft, guild_id, person))

    async def change(
        self, draft: DraftId, guild_id: int, person: PersonId, how: Callable[[str], str]
    ) -> str | None:
        """Change what was filled in, and return it; None when that form is over, or another's.

        Raises `NotSaved`, OSError, and what `how` raises; then nothing has changed.
        """

        def write(books: Books) -> str | None:
            before = books.drafts.get(draft, guild_id, person)
            if before is None:
                return None
            after = how(before)
            books.drafts.change(draft, after)
            return after

        return await self._store.run(write)
