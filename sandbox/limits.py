"""Rate limits: a bucket a route and channel, and the 50 requests a second of a bot token.

Discord publishes no bucket sizes; these are the ones seen in practice. Time comes in by `clock`, in seconds.
"""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

GLOBAL_CALLS, GLOBAL_SECONDS = 50, 1.0


@dataclass(frozen=True)
class Pace:
    """So many calls in so many seconds, counted together for all routes of the same name."""

    name: str
    calls: int
    seconds: float

    @property
    def bucket(self) -> str:
        """Returns the opaque bucket id a client sees."""
        return hashlib.blake2b(self.name.encode(), digest_size=16).hexdigest()


SEND = Pace("send a message", 5, 5.0)
EDIT = Pace("edit a message", 5, 5.0)
DELETE = Pace("delete a message", 5, 1.0)
REACT = Pace("react", 1, 0.25)
OPEN_DM = Pace("open direct messages", 10, 10.0)
SYNC = Pace("replace commands", 2, 5.0)
EMOJIS = Pace("change emojis", 50, 1.0)
FOLLOW_UP = Pace("follow an interaction up", 5, 2.0)
OTHER = Pace("anything else", 20, 1.0)


class TooMany(Exception):
    """A 429: `headers` and `body` are what Discord answers."""

    def __init__(self, retry_after: float, headers: dict[str, str], *, everywhere: bool = False) -> None:
        super().__init__(f"slow down for {retry_after:.3f} s")
        self.body: dict[str, Any] = {
            "message": "You are being rate limited.",
            "retry_after": round(retry_after, 3),
            "global": everywhere,
        }
        scope = {"X-RateLimit-Scope": "global" if everywhere else "user"}
        if everywhere:
            scope["X-RateLimit-Global"] = "true"
        self.headers = {**headers, **scope, "Retry-After": str(math.ceil(retry_after))}


@dataclass
class _Window:
    opened: float
    used: int = 0


def pace_of(method: str, parts: list[str]) -> tuple[Pace, str]:
    """Returns the pace of a request and what it is counted for: a channel, a token, or the bot as a whole."""
    match method, parts:
        case "POST", ["channels", channel, "messages"]:
            return SEND, channel
        case "PATCH", ["channels", channel, "messages", _]:
            return EDIT, channel
        case "DELETE", ["channels", channel, "messages", _]:
            return DELETE, channel
        case "PUT" | "DELETE", ["channels", channel, "messages", _, "reactions", *_]:
            return REACT, channel
        case _, ["webhooks", _, token, *_]:
            return FOLLOW_UP, token
        case "POST", ["users", "@me", "channels"]:
            return OPEN_DM, ""
        case "PUT", ["applications", _, *_, "commands"]:
            return SYNC, ""
        case "POST" | "PATCH" | "DELETE", ["applications", _, "emojis", *_]:
            return EMOJIS, ""
        case _:
            return OTHER, f"{method} {'/'.join(parts[:2])}"


def of_interaction(parts: list[str]) -> bool:
    """Whether a request goes to an interaction endpoint: no bot token, no share of the global limit."""
    return parts[0] == "interactions" or (parts[0] == "webhooks" and len(parts) > 2)


class Limits:
    """The state of every bucket."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._windows: dict[tuple[str, str], _Window] = {}

    def take(self, method: str, parts: list[str]) -> dict[str, str]:
        """Counts one request and returns the headers that tell what is left; raises TooMany."""
        if parts[:1] == ["interactions"]:
            return {}
        if not of_interaction(parts):
            self._take_globally()
        pace, key = pace_of(method, parts)
        window = self._window(pace.name, key, pace.seconds)
        wait = window.opened + pace.seconds - self._clock()
        if window.used >= pace.calls:
            raise TooMany(wait, _headers(pace, 0, wait))
        window.used += 1
        return _headers(pace, pace.calls - window.used, wait)

    def _take_globally(self) -> None:
        window = self._window("global", "", GLOBAL_SECONDS)
        if window.used >= GLOBAL_CALLS:
            raise TooMany(window.opened + GLOBAL_SECONDS - self._clock(), {}, everywhere=True)
        window.used += 1

    def _window(self, name: str, key: str, seconds: float) -> _Window:
        now = self._clock()
        window = self._windows.get((name, key))
        if window is None or now - window.opened >= seconds:
            window = self._windows[name, key] = _Window(now)
        return window


def _headers(pace: Pace, remaining: int, wait: float) -> dict[str, str]:
    return {
        "X-RateLimit-Bucket": pace.bucket,
        "X-RateLimit-Limit": str(pace.calls),
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
        "X-RateLimit-Reset-After": f"{wait:.3f}",
    }
