"""Work that nobody waits for: each piece ends by itself, and is finished before the bot stops."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from bot.manager.errors import NotSaved
from bot.manager.ports import Alarm, Clock

log = logging.getLogger(__name__)


class Tasks:
    """Pieces of work that are under way."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Task[object]] = set()
        self._open = True

    def start(self, work: Coroutine[Any, Any, object]) -> None:
        """Start some work; what it raises is logged."""
        if not self._open:
            work.close()
            return
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._ended)

    async def finish(self) -> None:
        """Wait for what is under way now."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def stop(self) -> None:
        """Finish what is under way and start nothing more."""
        self._open = False
        await self.finish()

    def _ended(self, task: asyncio.Task[object]) -> None:
        self._under_way.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("A task of the manager failed", exc_info=task.exception())


class Worker:
    """Does one thing again and again, never twice at the same time: when it is woken, and when its time has come.

    It runs only while there is something to do.
    """

    def __init__(
        self, clock: Clock, work: Callable[[], Awaitable[float | None]], *, what: str, again: float
    ) -> None:
        """`work` returns after how many seconds there is more to do, None for nothing that is known of.

        Whatever it raises is logged, under the name of `what` it does, and it is tried `again` after so many seconds.
        """
        self._clock = clock
        self._work = work
        self._what = what
        self._again = again
        self._working: asyncio.Task[None] | None = None
        self._more = False
        self._alarm: Alarm | None = None
        self._due = 0.0
        self.open = True

    def wake(self) -> None:
        """Work now, or once more when that is done which is being done."""
        self._more = True
        if self.open and self._working is None:
            self._working = asyncio.create_task(self._go(), name=self._what)

    def wake_in(self, seconds: float) -> None:
        """Work in so many seconds at the latest."""
        due = self._clock.steady() + seconds
        if not self.open or (self._alarm is not None and self._due <= due):
            return
        self._forget_alarm()
        self._due = due
        self._alarm = self._clock.later(seconds, self._on_alarm)

    async def stop(self) -> None:
        """Finish what is being done and begin nothing more."""
        self.open = False
        self._forget_alarm()
        if self._working is not None:
            await self._working

    def _forget_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None

    def _on_alarm(self) -> None:
        self._alarm = None
        self.wake()

    async def _go(self) -> None:
        wait = None
        try:
            while self._more and self.open:
                self._more = False
                self._forget_alarm()
                wait = await self._once()
        finally:
            self._working = None
        if wait is not None:
            self.wake_in(wait)

    async def _once(self) -> float | None:
        try:
            return await self._work()
        except (NotSaved, OSError) as error:
            log.warning("%s: tried again in %.0f s: %r", self._what, self._again, error)
        except Exception:
            log.exception("%s failed", self._what)
        return self._again
