"""Every request by the bot's own token passes here: Discord takes 50 of them a second, and the urgent go first.

The library only reacts when Discord has refused a request; here it is not sent before its time, nor while its route
is limited, nor when Discord has refused too much. Answers to presses, and edits by the token of a press, do not count
towards the limit and do not pass here; how they are answered is heard all the same.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic
from typing import Any, Final

import aiohttp
import discord
import yarl

from bot.manager.showing.line import Line, Urgency
from bot.ui.api.breaker import Breaker, Routes, route_of

A_SECOND: Final = 40
"""Requests a second: what is left of Discord's 50 is for those the library repeats by itself."""
AT_ONCE: Final = 8
"""Requests that may go without any pause between them."""

SHORT: Final = 2.0
"""Seconds a request waits here for its route; for longer waits whoever makes it comes again."""

Request = Callable[..., Awaitable[Any]]

_urgency: ContextVar[Urgency] = ContextVar("urgency", default=Urgency.TABLE)


@contextmanager
def urgent(urgency: Urgency) -> Iterator[None]:
    """Say how urgent the requests are that are made meanwhile."""
    before = _urgency.set(urgency)
    try:
        yield
    finally:
        _urgency.reset(before)


class Pace:
    """Lets so many pass a second, and not more than a few of them at once."""

    def __init__(self, a_second: float = A_SECOND, at_once: int = AT_ONCE) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._left = float(at_once)
        self._counted = 0.0
        self._line = Line(self._give_back)
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """Return how many wait to pass."""
        return len(self._line)

    async def turn(self, urgency: Urgency) -> None:
        """Wait until one more may pass."""
        self._count()
        if self._left >= 1 and not len(self._line):
            self._left -= 1
            return
        self._look_again()
        await self._line.wait(urgency)

    def hold(self, seconds: float) -> None:
        """Let nobody pass for so long, and no crowd afterwards."""
        self._count()
        self._left = min(self._left, -seconds * self._a_second)

    def _count(self) -> None:
        now = asyncio.get_running_loop().time()
        self._left = min(self._left + (now - self._counted) * self._a_second, self._at_once)
        self._counted = now

    def _give_back(self) -> None:
        self._left = min(self._left + 1, self._at_once)

    def _look_again(self) -> None:
        if self._timer is None:
            wait = max(0.0, 1 - self._left) / self._a_second
            self._timer = asyncio.get_running_loop().call_later(wait, self._call)

    def _call(self) -> None:
        self._timer = None
        self._count()
        # A timer may go off a little early: what is as good as one counts as one.
        while self._left > 0.999 and self._line.call():
            self._left -= 1
        if len(self._line):
            self._look_again()


def _giving_up(http: discord.http.HTTPClient) -> Request:
    """Return the library's way to ask, which can be given up.

    It shuts its gate while it waits for a limit on everything; given up meanwhile, it would leave it shut for ever.
    """
    request = http.request

    async def asked(route: discord.http.Route, **options: Any) -> Any:
        try:
            return await request(route, **options)
        except asyncio.CancelledError:
            gate = getattr(http, "_global_over", None)
            if isinstance(gate, asyncio.Event):
                gate.set()
            raise

    return asked


class Traffic:
    """The requests of one client: how many went, by urgency, how many wait, and whether any may go."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._pace = Pace()
        self._sent: Counter[Urgency] = Counter()
        self._routes = Routes(now)
        self.breaker = Breaker(now)

    def watch(self, client: discord.Client) -> None:
        """Have all requests of a client pass here from now on."""
        # Whatever the library asks of Discord goes through this one method.
        setattr(client.http, "request", self._guarded(_giving_up(client.http)))  # noqa: B010

    def trace(self) -> aiohttp.TraceConfig:
        """Return what has a session tell how each of its requests is answered, also those the library repeats."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._answered)
        return trace

    def heard(self, method: str, path: str, status: int, headers: Mapping[str, str]) -> None:
        """Hear how a request was answered."""
        self.breaker.heard(status, headers)
        self._routes.heard(route_of(method, path), status, headers)
        if status == 429 and (wait := self._routes.wait("")):
            # Who has passed waits for his route; if the others came to wait with him, all would go at once.
            self._pace.hold(min(wait, SHORT))

    def figures(self) -> Mapping[str, int]:
        """Return how many requests were sent, by urgency, how many wait now, and how many were refused."""
        sent = {f"requests_{urgency.name.lower()}": self._sent[urgency] for urgency in Urgency}
        return {**sent, "requests_waiting": self._pace.waiting, "requests_refused": self.breaker.refusals}

    def _guarded(self, request: Request) -> Request:
        async def guarded(route: discord.http.Route, **options: Any) -> Any:
            urgency = _urgency.get()
            await self._pace.turn(urgency)
            await self._let_in(route_of(route.method, yarl.URL(route.url).path))
            self._sent[urgency] += 1
            return await request(route, **options)

        return guarded

    async def _let_in(self, route: str) -> None:
        """Wait until a route may be used. Raises `discord.RateLimited` where that is long."""
        wait = self.breaker.wait or self._routes.wait(route)
        if wait > SHORT:
            raise discord.RateLimited(wait)
        if wait:
            await asyncio.sleep(wait)

    async def _answered(self, _: object, __: object, end: aiohttp.TraceRequestEndParams) -> None:
        self.heard(end.method, end.url.path, end.response.status, end.response.headers)
