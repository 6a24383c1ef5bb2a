"""Where people are written to, and who takes no direct messages: Discord is not asked again and again."""

from typing import Final

from bot.manager.books import Store
from bot.manager.errors import StillClosed
from bot.manager.ids import PersonId
from bot.manager.ports import Clock

CLOSED_FOR: Final = 86_400.0
"""Seconds until direct messages are tried again with somebody who takes none; sooner when he acts in them."""


class Doors:
    """What is known of everybody's direct messages, across tables and starts."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def channel(self, person: PersonId) -> int | None:
        """Return where a person was written to before, None where he never was. Raises `StillClosed`."""
        known = await self._store.read(lambda books: books.direct.of(person))
        if known is None:
            return None
        if known.closed_at is not None and self._clock.now() - known.closed_at < CLOSED_FOR:
            raise StillClosed
        return known.channel_id
