"""The REST side: reads a request, asks faults, limits and gaps, then hands it to simcord's router.

Every request is kept in the log, with what is wrong with it.
"""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from random import Random
from typing import Any

from aiohttp import BodyPartReader, web
from simcord import RouteNotImplemented, UnsupportedField
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.http import router

from sandbox.emojis import Emojis
from sandbox.events import Events
from sandbox.gaps import Gaps
from sandbox.gateway import Gateway
from sandbox.limits import Limits, TooMany, of_interaction
from sandbox.validate import Checker, message_in, template_of
from sandbox.world import World

LOG_LENGTH = 20_000
_VERSION = re.compile(r"v\d+")
_log = logging.getLogger(__name__)


@dataclass
class Upload:
    """A file of a multipart request, in the shape simcord reads."""

    filename: str
    fp: io.BytesIO
    description: str | None = None


@dataclass(frozen=True)
class Call:
    """One request, read: `parts` is the path below the API's base, still percent-encoded."""

    method: str
    parts: list[str]
    query: dict[str, str]
    authorization: str
    reason: str | None
    body: Any = None
    files: tuple[Upload, ...] = ()

    @property
    def path(self) -> str:
        """Returns the path below the API's base."""
        return "/" + "/".join(self.parts)


@dataclass
class Entry:
    """One request of the log: `n` counts from 1, `at` is the wall clock in seconds, `ms` how long it took."""

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
class Faults:
    """Trouble ordered for the next requests.

    `delay` in seconds holds every answer back; `failures` of them answer with `status`, and so does a `share`
    of all of them (0 to 1). With `delay_after` and `fail_after` this happens when the request has had its
    effect, else before. A 429 asks for `retry_after` seconds of patience.
    """

    delay: float = 0.0
    delay_after: bool = False
    failures: int = 0
    share: float = 0.0
    status: int = 503
    fail_after: bool = False
    retry_after: float = 1.0
    chance: Random = field(default_factory=lambda: Random(0))

    async def strike(self, *, after: bool) -> None:
        """Waits and raises as ordered for this moment of a request."""
        if self.delay_after is after:
            await asyncio.sleep(self.delay)
        if self.fail_after is not after:
            return
        if self.failures > 0:
            self.failures -= 1
            raise self._failure()
        if self.share > 0 and self.chance.random() < self.share:
            raise self._failure()

    def _failure(self) -> Exception:
        if self.status == 429:
            return TooMany(self.retry_after, {})
        return BackendError(self.status, 0, "The stand-in was told to fail")


class Rest:
    """Answers everything below the API's base."""

    def __init__(self, world: World, gateway: Gateway, checker: Checker) -> None:
        self.world = world
        self.gateway = gateway
        self.checker = checker
        self.limits = Limits()
        self.gaps = Gaps(world)
        self.events = Events(world)
        self.emojis = Emojis(world.model)
        self.faults = Faults()
        self.installing: dict[str, Any] = {}
        """What was set in the application, as it was set: how it is installed."""
        self.log: deque[Entry] = deque(maxlen=LOG_LENGTH)
        self.listeners: list[Callable[[], None]] = []
        self._count = 0

    def requests(self, after: int = 0) -> Iterator[dict[str, Any]]:
        """Yields the requests of the log numbered above `after`."""
        return (asdict(entry) for entry in self.log if entry.n > after)

    async def handle(self, request: web.Request) -> web.Response:
        """Answers one request and logs it."""
        started = time.perf_counter()
        headers = {"Via": "1.1 sandbox"}
        try:
            call = await _read(request)
        except ValueError:
            error = BackendError(400, 50109, "The request body contains invalid JSON.")
            return _response(error.status, error.to_json(), headers)
        entry = self._open_entry(call)
        answer = await self._settle(call, entry, headers)
        entry.ms = round((time.perf_counter() - started) * 1000, 3)
        for listener in self.listeners:
            listener()
        return _response(entry.status, answer, headers)

    def _open_entry(self, call: Call) -> Entry:
        self._count += 1
        route = template_of(call.method, call.parts)
        entry = Entry(self._count, time.time(), call.method, call.path, route, call.body)
        entry.problems.extend(self.checker.problems(call.method, call.parts, call.body))
        self.log.append(entry)
        return entry

    async def _settle(self, call: Call, entry: Entry, headers: dict[str, str]) -> Any:
        """Returns the answer to a call, be it a refusal, and notes its status in the log."""
        try:
            answer = await self._answer(call, headers)
        except TooMany as refusal:
            entry.status, entry.code = 429, refusal.body.get("code", 0)
            headers |= refusal.headers
            return refusal.body
        except BackendError as error:
            if isinstance(error, RouteNotImplemented | UnsupportedField):
                entry.problems.append(f"the stand-in does not model this: {error.message}")
            entry.status, entry.code = error.status, error.code
            return error.to_json()
        except Exception as error:  # noqa: BLE001  the edge: a fault here must look like Discord's own
            _log.exception("%s %s failed inside the stand-in", call.method, entry.route)
            entry.problems.append(f"the stand-in failed: {error!r}")
            entry.status = 500
            return {"code": 0, "message": "500: Internal Server Error"}
        entry.status = 204 if answer is None else 200
        return answer

    async def _answer(self, call: Call, headers: dict[str, str]) -> Any:
        public = of_interaction(call.parts) or call.parts == ["gateway"]
        if not public and call.authorization != f"Bot {self.world.token}":
            raise BackendError(401, 0, "401: Unauthorized")
        await self.faults.strike(after=False)
        headers |= self.limits.take(call.method, call.parts)
        try:
            self.gaps.check(call.method, call.parts, call.body)
            self.emojis.check(message_in(call.method, call.parts, call.body))
            if call.files:
                self.gaps.check_files(call.parts)
            answer = self._dispatch(call)
        except (ValueError, KeyError, TypeError) as error:
            raise BackendError(400, 50035, f"Invalid Form Body: {error!r}") from error
        await self.faults.strike(after=True)
        return answer

    def _dispatch(self, call: Call) -> Any:
        match call.method, call.parts:
            case "GET", ["gateway", *_]:
                return self.gateway.info()
            case "GET", ["applications" | "oauth2", *_, "@me"]:
                about = self._route(replace(call, parts=["oauth2", "applications", "@me"]))
                return {**about, "owner": serializers.user_payload(self.world.people[0]), **self.installing}
            case "PATCH", ["applications", "@me"]:
                self.installing |= call.body
                return self._dispatch(replace(call, method="GET"))
            case "GET", ["users", "@me", "guilds"]:
                return [self._with_permissions(guild) for guild in self._route(call)]
            case "POST", ["channels", _, "messages"]:
                return self._send(call)
            case method, ["guilds", _, "scheduled-events", *rest]:
                return self.events.answer(method, rest, call.body)
            case method, ["applications", _, "emojis", *rest]:
                return self.emojis.answer(method, rest, call.body)
            case "POST", ["interactions", interaction, _, "callback"]:
                answer = self._route(call)
                self.world.answered(int(interaction))
                return answer if call.query.get("with_response") in ("1", "true") else None
            case _:
                return self._route(call)

    def _with_permissions(self, guild: dict[str, Any]) -> dict[str, Any]:
        model = self.world.model
        given = model.compute_permissions(int(guild["id"]), model.bot_user.id)
        return {**guild, "permissions": str(given)}

    def _send(self, call: Call) -> Any:
        nonce = call.body.get("nonce")
        if nonce is None:
            return self._route(call)
        if call.body.get("enforce_nonce") and (known := self.world.model.sent_with(nonce)) is not None:
            return {**serializers.message_payload(self.world.model, known), "nonce": nonce}
        with self.world.model.sending(nonce):
            return {**self._route(call), "nonce": nonce}

    def _route(self, call: Call) -> Any:
        return router.dispatch(
            self.world.model,
            call.method,
            call.path,
            json=call.body,
            params=call.query,
            files=list(call.files),
            reason=call.reason,
        )


async def _read(request: web.Request) -> Call:
    """Reads a request to its end; raises ValueError where its body is not JSON."""
    below_api = request.rel_url.raw_path.strip("/").split("/")[1:]
    parts = below_api[1:] if below_api and _VERSION.fullmatch(below_api[0]) else below_api
    call = Call(
        request.method,
        parts or [""],
        dict(request.query),
        request.headers.get("Authorization", ""),
        request.headers.get("X-Audit-Log-Reason"),
    )
    if request.content_type.startswith("multipart/"):
        body, files = await _read_form(request)
        return replace(call, body=body, files=tuple(files))
    text = await request.text()
    return replace(call, body=json.loads(text) if text else None)


async def _read_form(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = None
    files = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        if part.name == "payload_json":
            body = json.loads(await part.text())
        elif part.filename is not None:
            files.append(Upload(part.filename, io.BytesIO(await part.read())))
    said = _descriptions(body)
    for number, file in enumerate(files):
        file.description = said.get(str(number))
    return body, files


def _descriptions(body: Any) -> dict[str, str | None]:
    """Returns what a message says of the files that come with it, by their numbers."""
    message = body.get("data", body) if isinstance(body, dict) else {}
    listed = message.get("attachments") or []
    return {str(one.get("id")): one.get("description") for one in listed if isinstance(one, dict)}


def _response(status: int, answer: Any, headers: dict[str, str]) -> web.Response:
    if status == 204:
        return web.Response(status=204, headers=headers)
    # discord.py takes an answer for JSON only if the type is exactly this, without a charset.
    headers = {**headers, "Content-Type": "application/json"}
    return web.Response(status=status, body=json.dumps(answer).encode(), headers=headers)
