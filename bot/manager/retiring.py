"""Takes the controls off old messages: at once where it can be done, else a few times more."""

import asyncio
import logging
from typing import Final

from bot.manager.errors import TryLater
from bot.manager.ids import MessageRef
from bot.manager.ports import Clock, Showing

TRIES: Final = 3
BETWEEN: Final = 60.0
"""Seconds between two tries."""
AT_MOST: Final = 5.0
"""Seconds one try may take: what is new must not wait for what is old."""

log = logging.getLogger(__name__)


class Retiring:
    """An old message that keeps its controls does no harm, but is not nice."""

    def __init__(self, showing: Showing, clock: Clock) -> None:
        self._showing = showing
        self._clock = clock
        self._again: set[asyncio.Task[bool]] = set()
        self._open = True

    async def retire(
        self, message: MessageRef, successor: MessageRef | None = None, tries: int = TRIES
    ) -> bool:
        """Take the controls off a message, and tell whether that is done; `successor` is where it has moved to."""
        try:
            async with asyncio.timeout(AT_MOST):
                await self._showing.retire(message, successor)
        except (TryLater, TimeoutError) as error:
            log.info("An old message keeps its controls for now: %r", error)
            if tries > 1:
                self._clock.later(BETWEEN, lambda: self._try_again(message, successor, tries - 1))
        except Exception as error:  # noqa: BLE001 - the game does not depend on it
            log.info("An old message keeps its controls: %r", error)
            return True  # it is gone, or out of reach
        else:
            return True
        return False

    async def stop(self) -> None:
        """Finish what is in flight and try nothing again."""
        self._open = False
        await asyncio.gather(*self._again)

    def _try_again(self, message: MessageRef, successor: MessageRef | None, tries: int) -> None:
        if self._open:
            task = asyncio.create_task(self.retire(message, successor, tries))
            self._again.add(task)
            task.add_done_callback(self._again.discard)
