"""The way in for requests, to tables and to leagues: each is taken once, and none is left without an answer."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Generic, Protocol, TypeVar

from bot.manager.answers import Known, Refusal
from bot.manager.books import Books, Store
from bot.manager.desks.receipts import Receipts
from bot.manager.errors import NotSaved, Repeated
from bot.manager.requests import Asker
from bot.tracing import error_number

log = logging.getLogger(__name__)


class Asking(Protocol):
    """Anything that is asked for."""

    @property
    def asker(self) -> Asker:
        """Return who asks, and by which press."""
        ...


Asked = TypeVar("Asked", bound=Asking)
Given = TypeVar("Given")


class Door(Generic[Given]):
    """Nothing a person does raises beyond it."""

    def __init__(
        self,
        store: Store,
        receipts: Receipts,
        *,
        knows: Callable[[Books, str], bool],
        refuse: Callable[[str, Mapping[str, str | int]], Given],
    ) -> None:
        """`knows` tells whether a press has had its effect, `refuse` makes the answer that says why one has not."""
        self._store = store
        self._receipts = receipts
        self._knows = knows
        self._refuse = refuse
        self.open = True

    async def take(
        self, request: Asked, handle: Callable[[Asked], Awaitable[Given | Known]]
    ) -> Given | Known:
        """Have a request handled, and return the answer."""
        receipt = request.asker.receipt
        if not self._receipts.take(receipt):
            return Known()
        if not self.open:
            return await self._refused(receipt, Refusal.RESTARTING)
        try:
            return await handle(request)
        except Repeated:
            return Known()
        except (NotSaved, OSError) as error:
            log.warning("A press could not be saved: %r", error)
            return await self._refused(receipt, Refusal.NOT_SAVED)
        except Exception:
            error_id = error_number()
            log.exception("Error %s with a %s", error_id, type(request).__name__)
            return self._refuse("failed", {"error": error_id})

    async def _refused(self, receipt: str, refusal: Refusal) -> Given | Known:
        """Refuse a press, unless it has had its effect, as far as can be looked up where nothing can be saved."""
        with suppress(NotSaved, OSError):
            if await self._store.read(lambda books: self._knows(books, receipt)):
                return Known()
        return self._refuse(refusal, {})
