"""Takes the controls off old messages: at once where it can be done, else again and again, also after a restart."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from bot.manager.books import Store
from bot.manager.errors import Denied, NoPlace, NotSaved, TryLater
from bot.manager.ids import MessageRef
from bot.manager.ports import Clock, Showing
from bot.manager.working import Tasks

TRIES: Final = 8
"""Tries of one process; the next begins with those that are left over."""
BETWEEN: Final = 60.0
"""Seconds from the first try to the second, and twice as long each time after that: two hours in all."""
ARRIVED: Final = 5.0
"""Seconds after a start in which an edit may still come that the last process has sent."""
AT_MOST: Final = 5.0
"""Seconds one try may take: what is new must not wait for what is old."""

log = logging.getLogger(__name__)


class Retiring:
    """An old message that keeps its controls does no harm, but is not nice.

    Which ones do is stored with the change that left them behind (`OutboxBook.leftovers`).
    """

    def __init__(self, store: Store, showing: Showing, clock: Clock) -> None:
        self._store = store
        self._showing = showing
        self._clock = clock
        self._tasks = Tasks()
        self._denied: dict[MessageRef, MessageRef | None] = {}

    async def retire(
        self, message: MessageRef, successor: MessageRef | None = None, tries: int = TRIES
    ) -> None:
        """Take the controls off a message; `successor` is where its table has moved to."""
        try:
            async with asyncio.timeout(AT_MOST):
                await self._showing.retire(message, successor)
        except (TryLater, TimeoutError) as error:
            log.info("An old message keeps its controls for now: %r", error)
            if tries > 1:
                wait = BETWEEN * 2.0 ** (TRIES - tries)
                self._clock.later(wait, lambda: self._try_again(message, successor, tries - 1))
            return
        except Denied as error:
            if not isinstance(error, NoPlace):
                log.info("An old message keeps its controls until the bot may write there again: %r", error)
                self._denied[message] = successor
                return
        except Exception as error:  # noqa: BLE001 - it is gone, or out of reach; the game does not depend on it
            log.info("An old message keeps its controls: %r", error)
        with suppress(NotSaved, OSError):
            await self._store.run(lambda books: books.outbox.retired(message.message_id))

    async def once_more(self, message: MessageRef, seconds: float) -> None:
        """Take the controls off a message in so many seconds, though it may have been done: it was edited since."""
        with suppress(NotSaved, OSError):
            await self._store.run(lambda books: books.outbox.leave(message.channel_id, message.message_id))
        self.soon(message, seconds)

    def soon(self, message: MessageRef, seconds: float) -> None:
        """Take the controls off a message in so many seconds."""
        self._clock.later(seconds, lambda: self._try_again(message, None, TRIES))

    def retry_denied(self) -> None:
        """Try again where the bot was not allowed to write."""
        denied, self._denied = self._denied, {}
        for message, successor in denied.items():
            self._try_again(message, successor, TRIES)

    def retire_all_soon(self) -> None:
        """Take the controls off the messages the last process did not come to, when all has come that it sent."""
        self._clock.later(ARRIVED, lambda: self._tasks.start(self._retire_all()))

    async def _retire_all(self) -> None:
        for row in await self._store.read(lambda books: books.outbox.leftovers()):
            moved = row.new_channel_id is not None and row.new_id is not None
            successor = MessageRef(row.new_channel_id or 0, row.new_id or 0) if moved else None
            await self.retire(MessageRef(row.channel_id, row.message_id), successor)

    async def stop(self) -> None:
        """Finish what is in flight and try nothing again."""
        await self._tasks.stop()

    def _try_again(self, message: MessageRef, successor: MessageRef | None, tries: int) -> None:
        self._tasks.start(self.retire(message, successor, tries))
