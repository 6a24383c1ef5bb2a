"""A lean stand-in for Discord, for loads under which the sandbox would be the bottleneck.

It keeps the messages the bot sends, delivers presses on them, and counts and limits requests as the sandbox does; it
checks nothing, has no other routes, and shows nobody anything.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from aiohttp import WSMsgType, web

from benchmarks._lean_shapes import (
    APPLICATION,
    OWNER,
    application,
    bot_user,
    guild,
    message_of,
    press_of,
    ready,
)
from sandbox.limits import Limits, TooMany, of_interaction, pace_of

HOST = "127.0.0.1"
TOKEN = ".".join(("A" * 26, "B" * 6, "C" * 38))
ANSWER_WITHIN = 3.0
TOKEN_LIFE = 900.0
FIRST, UPDATE, KEEP = 4, 7, 6
EPHEMERAL = 64

Json = dict[str, Any]


@dataclass(slots=True)
class Kept:
    """A message: where it is, and what the bot has put into it."""

    id: int
    channel: int
    guild: int | None
    body: Json

    @property
    def text(self) -> str:
        """Returns what stands above its embeds."""
        return self.body.get("content") or ""

    def controls(self) -> Iterator[Json]:
        """Yields its buttons that can be pressed."""
        for row in self.body.get("components") or ():
            for control in row["components"]:
                if not control.get("disabled") and "custom_id" in control:
                    yield control


@dataclass(slots=True)
class Press:
    """A press on its way: how it is answered, after how many seconds, and the message that its token edits."""

    message: Kept
    sent: float
    answered: asyncio.Future[Press] = field(repr=False)
    kind: int = 0
    seconds: float = ANSWER_WITHIN
    text: str = ""

    @property
    def came(self) -> bool:
        """Tells whether there was an answer in time."""
        return self.kind > 0


class Lean:
    """Servers with channels, people with direct messages, and one bot."""

    def __init__(self, servers: Mapping[int, Iterable[int]]) -> None:
        """Makes servers with these channels, by their ids."""
        self.servers = {server: tuple(channels) for server, channels in servers.items()}
        self.server_of = {
            channel: server for server, channels in self.servers.items() for channel in channels
        }
        self.messages: dict[int, Kept] = {}
        self.newest: dict[int, Kept] = {}
        self.limits: Limits | None = Limits()
        self.limited = self.tokened = 0
        """Requests that counted towards the limit, and edits by the tokens of presses, which do not."""
        self.refused: Counter[str] = Counter()
        """How many requests were refused by a limit, by what they wanted."""
        self.dispatched: Counter[str] = Counter()
        self.touched: Counter[int] = Counter()
        """How often each channel was written to by requests that count towards the limit."""
        self.online = asyncio.Event()
        self.port = 0
        self._ids = count((int(time.time() * 1000) - 1_420_070_400_000) << 22)
        self._presses: dict[str, Press] = {}
        self._commands: list[Json] = []
        self._frames: asyncio.Queue[str] = asyncio.Queue(maxsize=1000)
        self._sequence = 0
        self._runner: web.AppRunner | None = None

    # Running

    async def start(self) -> None:
        """Serves on a free port."""
        app = web.Application(client_max_size=1 << 25)
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, 0).start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        """Ends the server."""
        if self._runner is not None:
            await self._runner.cleanup()

    def environment(self) -> dict[str, str]:
        """Returns what the bot needs to come here."""
        return {
            "DISCORD_API": f"http://{HOST}:{self.port}/api/v10",
            "DISCORD_TOKEN": TOKEN,
            "HEALTH_PORT": "0",
        }

    # What people do

    async def press(self, person: int, message: Kept, custom_id: str) -> Press:
        """Presses a control, and returns how the bot has answered."""
        id_ = next(self._ids)
        token = f"t{id_}"
        press = Press(message, time.perf_counter(), asyncio.get_running_loop().create_future())
        self._presses[token] = press
        self._forget()
        await self.dispatch(
            "INTERACTION_CREATE", press_of(id_, token, person, self._full(message), custom_id)
        )
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_WITHIN):
                await press.answered
        return press

    async def dispatch(self, event: str, data: Json) -> None:
        """Tells the bot of an event; waits while a thousand others are on their way."""
        self._sequence += 1
        self.dispatched[event] += 1
        await self._frames.put(json.dumps({"op": 0, "t": event, "s": self._sequence, "d": data}))

    def new_id(self) -> int:
        """Returns the next id."""
        return next(self._ids)

    def keep(self, channel: int, body: Json, *, hidden: bool = False) -> Kept:
        """Keeps a new message; the newest with controls or cards in a channel is what people look at there."""
        kept = Kept(next(self._ids), channel, self.server_of.get(channel), dict(body))
        if not hidden:
            self.messages[kept.id] = kept
            if body.get("components") or body.get("embeds"):
                self.newest[channel] = kept
        return kept

    def _full(self, kept: Kept) -> Json:
        message = message_of(kept.id, kept.channel, kept.body)
        return message if kept.guild is None else {**message, "guild_id": str(kept.guild)}

    def _forget(self) -> None:
        old = time.perf_counter() - TOKEN_LIFE
        while (token := next(iter(self._presses))) and self._presses[token].sent < old:
            del self._presses[token]

    # The gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await socket.send_str(json.dumps({"op": 10, "d": {"heartbeat_interval": 41_250}}))
        writer: asyncio.Task[None] | None = None
        async for frame in socket:
            op = json.loads(frame.data)["op"] if frame.type is WSMsgType.TEXT else None
            if op == 1:
                await socket.send_str('{"op":11,"d":null}')
            elif op == 2:
                await self._identified(socket)
                writer = asyncio.create_task(self._write(socket))
                self.online.set()
        self.online.clear()
        if writer is not None:
            writer.cancel()
        return socket

    async def _identified(self, socket: web.WebSocketResponse) -> None:
        self._frames = asyncio.Queue(maxsize=1000)
        first = [("READY", ready(self.servers, f"ws://{HOST}:{self.port}/gateway/"))]
        first += [("GUILD_CREATE", guild(server, channels)) for server, channels in self.servers.items()]
        for event, data in first:
            self._sequence += 1
            await socket.send_str(json.dumps({"op": 0, "t": event, "s": self._sequence, "d": data}))

    async def _write(self, socket: web.WebSocketResponse) -> None:
        frames = self._frames
        with suppress(ConnectionError):
            while True:
                await socket.send_str(await frames.get())

    # Requests

    async def _rest(self, request: web.Request) -> web.Response:
        parts = request.match_info["path"].split("/")
        json_ = request.content_type == "application/json"
        body = await request.json(loads=json.loads) if json_ and request.can_read_body else {}
        if parts[0] == "interactions":
            return self._first_answer(parts[2], body)
        headers = {"Via": "1.1 lean"}
        if self.limits is not None:
            try:
                headers |= self.limits.take(request.method, parts)
            except TooMany as many:
                self.refused[pace_of(request.method, parts)[0].name] += 1
                return _json(many.body, 429, {**headers, **many.headers})
        self.limited += not of_interaction(parts)
        self.tokened += of_interaction(parts)
        answer, status = self._answer(request.method, parts, body)
        return _json(answer, status, headers)

    def _answer(self, method: str, parts: list[str], body: Any) -> tuple[Any, int]:
        match method, parts:
            case "POST", ["channels", channel, "messages"]:
                self.touched[int(channel)] += 1
                return self._full(self.keep(int(channel), body)), 200
            case "PATCH", ["channels", channel, "messages", message]:
                self.touched[int(channel)] += 1
                kept = self.messages.get(int(message))
                return (_UNKNOWN, 404) if kept is None else (self._edit(kept, body), 200)
            case "PATCH", ["webhooks", _, token, "messages", "@original"]:
                press = self._presses.get(token)
                return (_EXPIRED, 401) if press is None else (self._edit(press.message, body), 200)
            case "POST", ["webhooks", _, token]:
                press = self._presses.get(token)
                return (_EXPIRED, 401) if press is None else (self._follow(press, body), 200)
            case "POST", ["users", "@me", "channels"]:
                person = int(body["recipient_id"])
                return {
                    "id": str(direct_channel(person)),
                    "type": 1,
                    "recipients": [{"id": str(person)}],
                }, 200
            case (("PUT" | "DELETE"), ["channels", *_]):
                return None, 204
            case _:
                return self._about(method, parts, body), 200

    def _about(self, method: str, parts: list[str], body: Any) -> Any:
        """Answers what the bot asks at its start."""
        match method, parts:
            case "GET", ["users", "@me"]:
                return bot_user()
            case "GET", [*_, "applications", "@me"]:
                return application()
            case "GET", ["gateway", "bot"]:
                limit = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
                url = f"ws://{HOST}:{self.port}/gateway/"
                return {"url": url, "shards": 1, "session_start_limit": limit}
            case "PUT", ["applications", _, "commands"]:
                added = {"application_id": str(APPLICATION), "version": "1"}
                self._commands = [{**each, **added, "id": str(next(self._ids))} for each in body]
                return self._commands
            case "GET", ["applications", _, "commands"]:
                return self._commands
            case _:
                return []

    def _first_answer(self, token: str, body: Json) -> web.Response:
        press = self._presses[token]
        data = body.get("data") or {}
        press.kind, press.text = body["type"], data.get("content") or ""
        press.seconds = time.perf_counter() - press.sent
        if press.kind == UPDATE:
            press.message.body.update(data)
        elif press.kind == FIRST:
            hidden = bool(data.get("flags", 0) & EPHEMERAL)
            press.message = self.keep(press.message.channel, data, hidden=hidden)
        if not press.answered.done():
            press.answered.set_result(press)
        return web.Response(status=204)

    def _edit(self, kept: Kept, body: Json) -> Json:
        kept.body.update(body)
        return self._full(kept)

    def _follow(self, press: Press, body: Json) -> Json:
        return self._full(self.keep(press.message.channel, body, hidden=True))


_EXPIRED = {"code": 50027, "message": "Invalid Webhook Token"}
_UNKNOWN = {"code": 10008, "message": "Unknown Message"}


def direct_channel(person: int) -> int:
    """Returns the channel of direct messages with a person."""
    return person + OWNER


def _json(answer: Any, status: int, headers: Mapping[str, str]) -> web.Response:
    if status == 204:
        return web.Response(status=204, headers=headers)
    return web.Response(
        body=json.dumps(answer).encode(), status=status, content_type="application/json", headers=headers
    )
