"""The receipts of the presses that are being handled or were handled lately."""

from collections import OrderedDict
from contextlib import suppress
from typing import Final

from bot.manager.books import Store
from bot.manager.errors import NotSaved

KEPT: Final = 10_000


class Receipts:
    """Drops a press that comes twice before it costs anything; the store has the last word."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, None] = OrderedDict()

    def take(self, receipt: str) -> bool:
        """Note a receipt; False when it is known."""
        if receipt in self._known:
            return False
        self._known[receipt] = None
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return True

    def give_back(self, receipt: str) -> None:
        """Forget a receipt whose press had no effect because nothing could be saved."""
        self._known.pop(receipt, None)


async def in_log(store: Store, receipt: str) -> bool:
    """Tell whether a press has had its effect, as far as can be looked up where nothing can be saved."""
    with suppress(NotSaved, OSError):
        return await store.read(lambda books: books.tables.knows(receipt))
    return False


async def in_league_log(store: Store, receipt: str) -> bool:
    """Tell the same of a press about a league."""
    with suppress(NotSaved, OSError):
        return await store.read(lambda books: books.leagues.knows(receipt))
    return False
