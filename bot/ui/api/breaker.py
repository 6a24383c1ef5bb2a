"""What Discord's refusals mean for the requests to come: wait on that route, or stop asking altogether.

Who sends 10,000 requests within ten minutes that are refused by 401, 403 or 429 is shut out, at his whole address.
"""

import logging
from collections import deque
from collections.abc import Callable, Mapping
from typing import Final

REFUSALS: Final = frozenset({401, 403, 429})
MOST, WITHIN = 500, 600.0
"""So many refusals in so many seconds, and nothing is asked any more until the first of them is as old as that."""
LEAST: Final = 60.0
"""Seconds a stop takes at least."""
BAN: Final = 3600.0
"""Seconds nothing is asked when a refusal does not come from Discord but from the gate before it."""
MANY_ROUTES: Final = 1000

log = logging.getLogger(__name__)


class Breaker:
    """Counts refusals; `now` gives seconds that never go back."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._refused: deque[float] = deque(maxlen=MOST)
        self._stopped_until = 0.0
        self.refusals = 0

    @property
    def wait(self) -> float:
        """Return for how many seconds nothing may be asked."""
        return max(0.0, self._stopped_until - self._now())

    def heard(self, status: int, headers: Mapping[str, str]) -> None:
        """Hear how a request was answered."""
        # A limit that is shared with others is nobody's fault, says Discord, and does not count.
        if status not in REFUSALS or headers.get("X-RateLimit-Scope") == "shared":
            return
        self.refusals += 1
        now, before = self._now(), self.wait
        self._refused.append(now)
        if status == 429 and "Via" not in headers:
            self._stopped_until = now + BAN
        elif len(self._refused) == MOST and self._refused[0] > now - WITHIN:
            self._stopped_until = max(self._stopped_until, self._refused[0] + WITHIN, now + LEAST)
        if self.wait and not before:
            log.critical("Discord refuses too much: nothing but answers is sent for %.0f s", self.wait)


class Routes:
    """The routes that are limited just now, each for a channel: whatever the limit is, and however it is called."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._limited: dict[str, float] = {}

    def heard(self, route: str, status: int, headers: Mapping[str, str]) -> None:
        """Hear how a request was answered."""
        if status != 429:
            return
        everywhere = headers.get("X-RateLimit-Scope") == "global" or "X-RateLimit-Global" in headers
        self._limited["" if everywhere else route] = self._now() + _seconds(headers.get("Retry-After"))
        if len(self._limited) > MANY_ROUTES:
            now = self._now()
            self._limited = {name: until for name, until in self._limited.items() if until > now}

    def wait(self, route: str) -> float:
        """Return for how many seconds a route may not be used."""
        until = max(self._limited.get(route, 0.0), self._limited.get("", 0.0))
        return max(0.0, until - self._now())


def route_of(method: str, path: str) -> str:
    """Return what is limited together: a method and path, the first id as it is, further ids and emojis left out."""
    kept: list[str] = []
    for part in path.strip("/").split("/"):
        further = part.isdecimal() and any(before.isdecimal() for before in kept)
        kept.append("*" if further or kept[-1:] == ["reactions"] else part)
    return f"{method} {'/'.join(kept)}"


def _seconds(text: str | None) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 1.0
