"""One timer for all deadlines: it wakes for the next one, and at least every ten seconds while any clock runs.

With each look it notes that the bot is alive. Without clocks it does not run. It also notices when the machine's clock
has jumped between two looks (it was set, or the machine slept), which alarms do not: against steady time, so that a
clock that begins or ends meanwhile hides nothing.
"""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from bot.manager.books import DeadlineRow, Store
from bot.manager.ports import Alarm, Clock

LOOK: Final = 10.0
"""Seconds between two looks, and so between two notes of being alive."""

JUMP: Final = 5.0
"""Seconds by which a look may be early or late before the clock is taken to have jumped."""

log = logging.getLogger(__name__)

Fire = Callable[[DeadlineRow], Awaitable[None]]


class Timer:
    """Calls `fire` for every deadline that has run out; one that is left standing is called again a little later."""

    def __init__(
        self, store: Store, clock: Clock, fire: Fire, jumped: Callable[[float], Awaitable[None]]
    ) -> None:
        """`jumped` hears by how many seconds the clock has jumped, before any deadline fires."""
        self._store = store
        self._clock = clock
        self._fire = fire
        self._jumped = jumped
        self._alarm: Alarm | None = None
        self._wakes = 0.0
        """When the alarm goes off, in steady time."""
        self._ahead: float | None = None
        """By how much the clock is ahead of steady time as far as is known; None while no clock of a table runs."""
        self._fired: Sequence[DeadlineRow] = ()
        self._looking: asyncio.Task[None] | None = None
        self._sooner = math.inf
        self._open = True

    def begin(self) -> None:
        """Hear that the clock is believed from now on, until it is found to be set."""
        self._ahead = self._clock.now() - self._clock.steady()

    def nudge(self, due: float) -> None:
        """Hear that a clock runs out then."""
        if self._looking is not None:
            self._sooner = min(due, self._sooner)
            return
        now, steady = self._clock.now(), self._clock.steady()
        if self._ahead is None:
            self._ahead = now - steady
        wakes = steady + min(max(due - now, 0), LOOK)
        if self._open and (self._alarm is None or wakes < self._wakes):
            self._set(wakes)

    async def stop(self) -> None:
        """Finish the look in progress and take no other."""
        self._open = False
        if self._alarm is not None:
            self._alarm.cancel()
        if self._looking is not None:
            await self._looking

    def _set(self, wakes: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._wakes = wakes
        self._alarm = self._clock.later(wakes - self._clock.steady(), self._look_soon)

    def _look_soon(self) -> None:
        self._alarm = None
        self._looking = asyncio.create_task(self._look())

    async def check(self) -> None:
        """Have the clocks moved now if the machine's was set since they were looked at: before others are set by it.

        Raises what `jumped` raises; then the next look tries again.
        """
        if self._ahead is not None:
            await self._move(self._clock.now() - self._clock.steady() - self._ahead)

    async def _move(self, late: float) -> None:
        if abs(late) < JUMP:
            return
        log.warning("The clock has jumped by %.1f seconds", late)
        before = self._ahead
        self._ahead = self._clock.now() - self._clock.steady()
        try:
            await self._jumped(late)
        except BaseException:
            self._ahead = before
            raise

    def _late(self, now: float) -> float:
        """Return how much time nobody had since the alarm was set: the clock was set, or the look comes late."""
        steady = self._clock.steady()
        ahead = now - steady if self._ahead is None else self._ahead
        waited = max(steady - self._wakes, 0)
        self._wakes = steady
        if waited >= JUMP:
            ahead -= waited  # as if the clock had been set by as much
        self._ahead = ahead
        return now - steady - ahead

    async def _look(self) -> None:
        self._sooner = math.inf
        soonest = 0.0
        try:
            now = self._clock.now()
            while abs(late := self._late(now)) >= JUMP:
                await self._move(late)
                now = self._clock.now()
            self._ahead = now - self._clock.steady()
            rows = await self._run_out(now)
            for row in rows:
                await self._fire_alone(row)
            # A clock that is still there after it has fired must not keep the bot busy.
            soonest = self._clock.now() + LOOK if rows and rows == self._fired else 0.0
            self._fired = rows
            due = await self._store.read(lambda books: books.clock.next_due())
        except Exception:
            log.exception("The clocks could not be looked at")
            due = soonest = self._clock.now() + LOOK
        self._looking = None
        due = min(math.inf if due is None else due, self._sooner)
        if due < math.inf:
            self.nudge(max(due, soonest))
        else:
            self._ahead = None

    async def _fire_alone(self, row: DeadlineRow) -> None:
        """Fire one clock; one that fails must not keep the others from firing."""
        try:
            await self._fire(row)
        except Exception:
            log.exception("Clock %s of table %s failed", row.kind, row.table)

    async def _run_out(self, now: float) -> Sequence[DeadlineRow]:
        await self._store.run(lambda books: books.clock.alive(now))
        return await self._store.read(lambda books: books.clock.until(now))
