"""Who goes first when not everything can be shown at once."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import Final

FAIR: Final = 8
"""Every so many-th goes whoever has waited longest, so that nobody waits for ever behind the urgent."""


class Urgency(IntEnum):
    """How urgent something is that is shown, the most urgent first."""

    DEADLINE = 0
    """Somebody's time is running out."""
    TO_MOVE = 1
    """The hand of the seat to move."""
    HAND = 2
    TABLE = 3
    COSMETIC = 4
    """Reactions, and the controls of old messages."""


class Line:
    """Those who wait, the more urgent before the others, and of the same urgency whoever came first."""

    def __init__(self, unused: Callable[[], object] = lambda: None) -> None:
        """`unused` hears of each call whose taker has gone away meanwhile, when nobody else waits."""
        self._unused = unused
        self._places: dict[Urgency, deque[tuple[int, asyncio.Future[None]]]] = {
            urgency: deque() for urgency in Urgency
        }
        self._came = 0
        self._went = 0

    def __len__(self) -> int:
        """Return how many wait."""
        return sum(len(places) for places in self._places.values())

    async def wait(self, urgency: Urgency) -> None:
        """Wait to be called."""
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._came += 1
        self._places[urgency].append((self._came, place))
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled() and not self.call():
                self._unused()
            raise

    def call(self) -> bool:
        """Let the next one go; False when nobody waits."""
        while waiting := [places for places in self._places.values() if places]:
            fair = (self._went + 1) % FAIR == 0
            _, place = (min(waiting, key=lambda places: places[0][0]) if fair else waiting[0]).popleft()
            if not place.done():
                self._went += 1
                place.set_result(None)
                return True
        return False


class Turnstile:
    """Lets so many be inside at the same time."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._line = Line(self._one_more)

    @asynccontextmanager
    async def through(self, urgency: Urgency) -> AsyncIterator[None]:
        """Go in as soon as there is a place, and out again."""
        if self._free:
            self._free -= 1
        else:
            await self._line.wait(urgency)
        try:
            yield
        finally:
            if not self._line.call():
                self._one_more()

    def _one_more(self) -> None:
        self._free += 1
