"""The way to Discord: a session like aiohttp's, with latency, buckets, rate limits and everything that fails."""

import asyncio
import json
from collections import Counter, defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Any

import aiohttp

from tests.simulation.hub import Hub
from tests.simulation.loop import SimLoop, World
from tests.simulation.routes import API, Reply, answer, is_free

GLOBAL = 50
"""Calls a second by one token."""
CUT_OFF = 599
"""Stands for a connection that ends before an answer has come."""


@dataclass
class Weather:
    """How the network is: the share of calls that fail before or after their effect, are limited, or come late.

    With `down` nothing gets through; `open` False means that a cut connection is not counted among the faults.
    """

    before: float = 0.0
    after: float = 0.0
    limited: float = 0.0
    late: float = 0.0
    down: bool = False

    @property
    def fair(self) -> bool:
        """Tell whether nothing fails."""
        return not (self.down or self.before or self.after or self.limited or self.late)


class Response:
    """What comes back."""

    def __init__(self, status: int, headers: dict[str, str], text: str) -> None:
        self.status = status
        self.headers = headers
        self.reason = str(status)
        self._text = text

    async def text(self, encoding: str = "utf-8") -> str:
        """Return the body."""
        return self._text


class Bucket:
    """So many calls in so many seconds."""

    def __init__(self, calls: int, seconds: float) -> None:
        self._calls = calls
        self._seconds = seconds
        self._times: deque[float] = deque()

    def take(self, now: float) -> tuple[bool, dict[str, str]]:
        """Count a call; tell whether it may pass, and what the headers say."""
        while self._times and self._times[0] <= now - self._seconds + 1e-9:
            self._times.popleft()
        passes = len(self._times) < self._calls
        if passes:
            self._times.append(now)
        wait = self._times[0] + self._seconds - now
        left = self._calls - len(self._times)
        return passes, {
            "X-Ratelimit-Limit": str(self._calls),
            "X-Ratelimit-Remaining": str(left),
            "X-Ratelimit-Reset-After": f"{wait:.3f}",
        }


class Network:
    """Carries calls to the hub and back. It outlives the processes; a call that was sent arrives whoever dies."""

    def __init__(self, world: World, hub: Hub) -> None:
        self.world = world
        self.hub = hub
        self.weather = Weather()
        self.counts: Counter[str] = Counter()
        self.limited_calls = 0
        self.in_flight = 0
        self._buckets: dict[tuple[str, str], Bucket] = defaultdict(lambda: Bucket(5, 5.0))
        self._global = Bucket(GLOBAL, 1.0)

    def send(self, method: str, url: str, body: dict[str, Any], back: Callable[[Response], None]) -> None:
        """Send a call off."""
        path = url.removeprefix(API)
        self.in_flight += 1
        self.world.later(self._way(), self._arrive, (method, path, body), back)

    def _way(self) -> float:
        rng = self.world.rng
        if rng.random() < self.weather.late:
            self.counts["late"] += 1
            return rng.uniform(0.5, 4.0)
        return rng.uniform(0.02, 0.12)

    def _arrive(self, call: tuple[str, str, dict[str, Any]], back: Callable[[Response], None]) -> None:
        response = self._response(*call)
        self.world.later(self._way() if response.status < 500 else 0.05, self._return, back, response)

    def _return(self, back: Callable[[Response], None], response: Response) -> None:
        self.in_flight -= 1
        back(response)

    def _response(self, method: str, path: str, body: dict[str, Any]) -> Response:
        rng, weather = self.world.rng, self.weather
        headers = {"Via": "1.1 simulation"}
        if weather.down or rng.random() < weather.before:
            self.counts["5xx before"] += 1
            return Response(rng.choice((500, 502, 503, CUT_OFF)), {}, "")
        passes, limits = self._limits(method, path)
        headers |= limits
        if not passes or rng.random() < weather.limited:
            self.counts["429"] += 1
            wait = float(limits.get("X-Ratelimit-Reset-After", 0)) if not passes else self._long_wait()
            return _response_of((429, {"retry_after": wait, "message": "", "global": False}), headers)
        status, data = answer(self.hub, method, path, body)
        if rng.random() < weather.after:
            self.counts["504 after"] += 1
            return Response(rng.choice((504, 504, CUT_OFF)), {}, "")
        return _response_of((status, data), headers)

    def _long_wait(self) -> float:
        """Return a wait; now and then one that is too long for the library."""
        rng = self.world.rng
        return rng.uniform(31, 60) if rng.random() < 0.1 else rng.uniform(0.2, 5)

    def _limits(self, method: str, path: str) -> tuple[bool, dict[str, str]]:
        """Count a call against the limits; return whether it may pass and the headers of its bucket."""
        if is_free(path):
            return True, {}
        self.limited_calls += 1
        passes, _ = self._global.take(self.world.now)
        channel = path.split("/")[2] if path.startswith("/channels/") else ""
        kind = f"{method} reaction" if "/reactions/" in path else method
        in_bucket, headers = self._buckets[kind, channel].take(self.world.now)
        return passes and in_bucket, headers


def _response_of(reply: Reply, headers: dict[str, str]) -> Response:
    status, data = reply
    if data == "":
        return Response(status, headers, "")
    return Response(status, {"content-type": "application/json", **headers}, json.dumps(data))


class Session:
    """What discord.py takes for an aiohttp session: of one process, on its loop."""

    def __init__(self, network: Network, loop: SimLoop) -> None:
        self._network = network
        self._loop = loop

    def request(self, method: str, url: str, *, data: Any = None, **_: Any) -> "Call":
        """Make a call."""
        return Call(self._network, self._loop, method, url, _body(data))


class Call:
    """One call, as an asynchronous context manager."""

    def __init__(self, network: Network, loop: SimLoop, method: str, url: str, body: dict[str, Any]) -> None:
        self._network = network
        self._loop = loop
        self._what = method, url, body

    async def __aenter__(self) -> Response:
        answered: asyncio.Future[Response] = self._loop.create_future()

        def back(response: Response) -> None:
            if not self._loop.is_closed() and not answered.done():
                answered.set_result(response)

        self._network.send(*self._what, back)
        response = await answered
        if response.status == CUT_OFF:
            raise aiohttp.ServerDisconnectedError
        return response

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return None


def _body(data: Any) -> dict[str, Any]:
    """Return the JSON that is sent, from a form with files too."""
    if data is None:
        return {}
    text = data if isinstance(data, str) else data._fields[0][2]
    body: dict[str, Any] = json.loads(text)
    return body
