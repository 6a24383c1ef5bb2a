"""Watches whether the event loop comes round: a lag is told, and a process that hangs is ended to be started again."""

import asyncio
import faulthandler
import logging
import os
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping
from typing import Final

BEAT: Final = 0.1
"""Seconds between two beats of the loop."""
ALARM: Final = 0.25
"""Seconds of lag from which on it is told."""
HANGS: Final = 60.0
"""Seconds without a beat after which the process is ended."""
REMEMBERED: Final = 60.0
"""Seconds a lag counts for the figures."""
HUNG: Final = 70
"""The exit status of a process that hung."""

log = logging.getLogger(__name__)


class Lag:
    """How late the loop was; `now` gives seconds that never go back."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._lags: deque[tuple[float, float]] = deque()
        self.alarms = 0
        self.last_beat = now()
        self._expected = self.last_beat

    def beat(self) -> None:
        """Hear that the loop has come round, and expect it again after a beat."""
        now = self._now()
        lag = max(0.0, now - self._expected)
        while self._lags and (self._lags[0][0] <= now - REMEMBERED or self._lags[-1][1] <= lag):
            # What is older than a minute, or was less than what came later, is never the longest any more.
            self._lags.popleft() if self._lags[0][0] <= now - REMEMBERED else self._lags.pop()
        self._lags.append((now, lag))
        if lag > ALARM:
            self.alarms += 1
            log.warning("The event loop was late by %.0f ms", lag * 1000)
        self.last_beat, self._expected = now, now + BEAT

    def hangs(self) -> bool:
        """Tell whether the loop has not come round for so long that it never will."""
        return self._now() - self.last_beat > HANGS

    def figures(self) -> Mapping[str, float]:
        """Return the longest lag of the last minute, in seconds, and how many there were to tell of."""
        now = self._now()
        recent = [lag for at, lag in self._lags if at > now - REMEMBERED]
        return {"loop_lag_seconds": round(max(recent, default=0.0), 4), "loop_lag_alarms": self.alarms}


class Watchdog:
    """Beats on the loop, and looks from a thread of its own whether the loop still does."""

    def __init__(self, lag: Lag, end: Callable[[], None] | None = None, *, look: float = 1.0) -> None:
        """`end` ends a process that hangs; `look` is how often is looked, in seconds."""
        self.lag = lag
        self._end = end or end_hung
        self._look = look
        self._stopped = threading.Event()
        self._beat: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin to watch the running loop."""
        self.lag.beat()
        self._come_round()
        threading.Thread(target=self._watch, name="watchdog", daemon=True).start()

    def stop(self) -> None:
        """Watch no more."""
        self._stopped.set()
        if self._beat is not None:
            self._beat.cancel()

    def _come_round(self) -> None:
        self._beat = asyncio.get_running_loop().call_later(BEAT, self._on_beat)

    def _on_beat(self) -> None:
        self.lag.beat()
        self._come_round()

    def _watch(self) -> None:
        hangs = False
        while not self._stopped.wait(self._look):
            # A process that was stopped itself, and goes on, has until the next look to come round.
            hung, hangs = hangs, self.lag.hangs()
            if hung and hangs:
                self._end()
                return


def end_hung() -> None:
    """Write down where every thread stands, without any value, and end the process: its supervisor starts another."""
    log.critical("The event loop has not come round for %.0f s: the process ends", HANGS)
    faulthandler.dump_traceback(sys.stderr)
    os._exit(HUNG)
