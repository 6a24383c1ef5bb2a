"""The store as the manager uses it: what goes wrong in it is an error of the manager, which every door can answer."""

from collections.abc import Callable
from typing import TypeVar

from bot.manager.books import Books, Store
from bot.manager.errors import NotSaved

Result = TypeVar("Result")


class Storing:
    """Raises `NotSaved` where the store raises an OSError: nothing has changed, and it may be asked again."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def run(self, work: Callable[[Books], Result], /) -> Result:
        """Do `work` in a transaction and commit it; what else it raises undoes it and comes out here."""
        try:
            return await self._store.run(work)
        except OSError as error:
            raise NotSaved(f"not written: {error}") from error

    async def read(self, look: Callable[[Books], Result], /) -> Result:
        """Look something up beside the transactions."""
        try:
            return await self._store.read(look)
        except OSError as error:
            raise NotSaved(f"not read: {error}") from error
