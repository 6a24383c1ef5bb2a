"""Names under which messages are posted: Discord knows each for some minutes, and posts nothing under it again.

A restored database would give them out again, and what is posted now would be taken for what stood there before: so all
of them end otherwise since (`bot.store.taken_back`).
"""

from bot.manager.books import Store


class Nonces:
    """Makes a name one that was never used before a restoration."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ending = ""

    async def load(self) -> None:
        """Look up how names end; nothing is posted before that."""
        self._ending = await self._store.read(lambda books: books.outbox.ending())

    def of(self, name: str) -> str:
        """Return the nonce for what is posted under a name."""
        return name + self._ending
