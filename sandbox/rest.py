"""The REST side: reads a request, asks troubles, limits and gaps, then hands it to simcord's router.

Every request is kept in the log, with what is wrong with it.
"""

from __future__ import annotations

import asyncio
import io
import json
import re
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web
from simcord import RouteNotImplemented, UnsupportedField
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.http import router

from sandbox.gaps import Gaps
from sandbox.gateway import Gateway
from sandbox.limits import Limits, TooMany, of_interaction
from sandbox.validate import Checker, template_of
from sandbox.world import World

LOG_LENGTH = 20_000
_VERSION = re.compile(r"v\d+")


@dataclass
class Entry:
    """One request of the log; `n` counts up from 1, `at` is the wall clock in seconds, `ms` how long it took."""

    n: int
    at: float
    method: str
    path: str
    route: str
    body: Any
    status: int = 0
    code: int = 0
    ms: float = 0.0
    problems: list[str] = field(default_factory=list)


@dataclass
class Upload:
    """A file of a multipart request, in the shape simcord reads."""

    filename: str
    fp: io.BytesIO
    description: str | None = None


@dataclass
class Faults:
    """Trouble ordered for the next requests.

    `delay` in seconds holds every answer back; `failures` answer with `status`. With `after` they strike when the
    request has had its effect, else before.
    """

    delay: float = 0.0
    delay_after: bool = False
    failures: int = 0
    status: int = 503
    after: bool = False

    def strike(self, *, after: bool) -> None:
        """Raises the failure that is due at this point, if any is left."""
        if self.failures > 0 and self.after is after:
            self.failures -= 1
            raise BackendError(self.status, 0, "The stand-in was told to fail")


class Rest:
    """Answers everything below the API's base."""

    def __init__(self, world: World, gateway: Gateway, checker: Checker) -> None:
        self.world = world
        self.gateway = gateway
        self.checker = checker
        self.limits = Limits()
        self.gaps = Gaps(world)
        self.faults = Faults()
        self.log: deque[Entry] = deque(maxlen=LOG_LENGTH)
        self.count = 0

    def requests(self, after: int = 0) -> Iterator[dict[str, Any]]:
        """Yields the requests of the log numbered above `after`."""
        return (asdict(entry) for entry in self.log if entry.n > after)

    async def handle(self, request: web.Request) -> web.Response:
        """Answers one request and logs it."""
        started = time.perf_counter()
        parts = _parts(request)
        body, files = await _read(request)
        entry = self._open_entry(request.method, parts, body)
        headers = {"Via": "1.1 sandbox"}
        try:
            answer = await self._answer(request, parts, body, files, entry, headers)
        except TooMany as refusal:
            entry.status, answer = 429, refusal.body
            headers |= refusal.headers
        except BackendError as error:
            entry.status, entry.code, answer = error.status, error.code, error.to_json()
            if isinstance(error, RouteNotImplemented | UnsupportedField):
                entry.problems.append(f"the stand-in does not model this: {error.message}")
        entry.ms = round((time.perf_counter() - started) * 1000, 3)
        return _response(entry.status, answer, headers)

    def _open_entry(self, method: str, parts: list[str], body: Any) -> Entry:
        self.count += 1
        path = "/" + "/".join(parts)
        entry = Entry(self.count, time.time(), method, path, template_of(method, parts), body)
        entry.problems.extend(self.checker.problems(method, parts, body))
        self.log.append(entry)
        return entry

    async def _answer(
        self,
        request: web.Request,
        parts: list[str],
        body: Any,
        files: list[Upload],
        entry: Entry,
        headers: dict[str, str],
    ) -> Any:
        public = of_interaction(parts) or parts == ["gateway"]
        if not public and request.headers.get("Authorization") != f"Bot {self.world.token}":
            raise BackendError(401, 0, "401: Unauthorized")
        if not self.faults.delay_after:
            await asyncio.sleep(self.faults.delay)
        self.faults.strike(after=False)
        headers |= self.limits.take(request.method, parts)
        self.gaps.check(request.method, parts, body)
        answer = self._dispatch(request, parts, body, files)
        entry.status = 204 if answer is None else 200
        if self.faults.delay_after:
            await asyncio.sleep(self.faults.delay)
        self.faults.strike(after=True)
        return answer

    def _dispatch(self, request: web.Request, parts: list[str], body: Any, files: list[Upload]) -> Any:
        match request.method, parts:
            case "GET", ["gateway", *_]:
                return self.gateway.info()
            case "GET", ["applications" | "oauth2", *_, "@me"]:
                owner = serializers.user_payload(self.world.people[0])
                return {**self._route(request, ["oauth2", "applications", "@me"], None, []), "owner": owner}
            case "POST", ["channels", _, "messages"]:
                return self._send(request, parts, body, files)
            case "POST", ["interactions", interaction, _, "callback"]:
                answer = self._route(request, parts, body, files)
                self.world.answered(int(interaction))
                return answer if request.query.get("with_response") in ("1", "true") else None
            case _:
                return self._route(request, parts, body, files)

    def _send(self, request: web.Request, parts: list[str], body: Any, files: list[Upload]) -> Any:
        nonce = body.get("nonce") if isinstance(body, dict) else None
        if nonce is not None and body.get("enforce_nonce"):
            known = self.world.model.sent_with(nonce)
            if known is not None:
                return {**serializers.message_payload(self.world.model, known), "nonce": nonce}
        with self.world.model.sending(nonce):
            answer = self._route(request, parts, body, files)
        return answer if nonce is None else {**answer, "nonce": nonce}

    def _route(self, request: web.Request, parts: list[str], body: Any, files: list[Upload]) -> Any:
        try:
            return router.dispatch(
                self.world.model,
                request.method,
                "/" + "/".join(parts),
                json=body,
                params=dict(request.query),
                files=list(files),
                reason=request.headers.get("X-Audit-Log-Reason"),
            )
        except (ValueError, KeyError, TypeError) as error:
            raise BackendError(400, 50035, f"Invalid Form Body: {error!r}") from error


def _parts(request: web.Request) -> list[str]:
    parts = request.rel_url.raw_path.strip("/").split("/")[1:]
    return parts[1:] if parts and _VERSION.fullmatch(parts[0]) else parts or [""]


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    if request.content_type.startswith("multipart/"):
        return await _read_form(request)
    text = await request.text()
    return (json.loads(text) if text else None), []


async def _read_form(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = None
    files = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        if part.name == "payload_json":
            body = json.loads(await part.text())
        elif part.filename is not None:
            files.append(Upload(part.filename, io.BytesIO(await part.read())))
    return body, files


def _response(status: int, answer: Any, headers: dict[str, str]) -> web.Response:
    if status == 204:
        return web.Response(status=204, headers=headers)
    # discord.py takes an answer for JSON only if the type is exactly this, without a charset.
    headers = {**headers, "Content-Type": "application/json"}
    return web.Response(status=status, body=json.dumps(answer).encode(), headers=headers)
