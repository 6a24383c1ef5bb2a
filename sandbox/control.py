"""What the page and the tests talk to: the page itself, the state, live news, acts and trouble."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import web
from simcord import SetupError
from simcord.backend.errors import BackendError

from sandbox.people import Act, People
from sandbox.rest import Rest
from sandbox.trouble import Trouble
from sandbox.world import Notice, NotPossible, World

PAGE = Path(__file__).parent / "page"
REFUSALS = (NotPossible, SetupError, BackendError, KeyError, ValueError, TypeError)


class Control:
    """The endpoints below /sandbox, and the page."""

    def __init__(self, world: World, rest: Rest, trouble: Trouble) -> None:
        self.world = world
        self.people = People(world)
        self.rest = rest
        self.trouble = trouble

    def routes(self) -> list[web.RouteDef | web.StaticDef]:
        """Returns the routes to serve."""
        return [
            web.get("/", self._page),
            web.static("/static", PAGE),
            web.get("/sandbox/state", self._state),
            web.get("/sandbox/live", self._live),
            web.post("/sandbox/act", self._act),
            web.post("/sandbox/trouble", self._make_trouble),
            web.get("/sandbox/requests", self._requests),
        ]

    async def act(self, act: Act) -> dict[str, Any]:
        """Lets a person act; with `wait` (and for autocomplete) the answer of the bot is waited for."""
        try:
            press = self.people.do(act)
        except REFUSALS as error:
            return {"ok": False, "error": _words(error)}
        if press is None:
            return {"ok": True}
        answer: dict[str, Any] = {"ok": True, "interaction": str(press.record.id)}
        if act.get("wait") or act["do"] == "autocomplete":
            # Whoever asked may go away meanwhile; the answer still belongs to the interaction.
            outcome = await asyncio.shield(press.outcome)
            answer |= {key: outcome[key] for key in ("state", "message_id", "ms", "error") if key in outcome}
            answer["ok"] = outcome["state"] == "done"
        if act["do"] == "autocomplete":
            answer["choices"] = press.record.autocomplete_choices or []
        return answer

    async def make_trouble(self, order: dict[str, Any]) -> dict[str, Any]:
        """Makes trouble; see `sandbox.trouble`."""
        try:
            await self.trouble.make(order)
        except REFUSALS as error:
            return {"ok": False, "error": _words(error)}
        return {"ok": True}

    async def _page(self, _: web.Request) -> web.StreamResponse:
        return web.FileResponse(PAGE / "index.html")

    async def _act(self, request: web.Request) -> web.Response:
        return await _answer(request, self.act)

    async def _make_trouble(self, request: web.Request) -> web.Response:
        return await _answer(request, self.make_trouble)

    async def _state(self, _: web.Request) -> web.Response:
        return web.json_response(self.world.snapshot())

    async def _requests(self, request: web.Request) -> web.Response:
        return web.json_response(list(self.rest.requests(int(request.query.get("after", 0)))))

    async def _live(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        news: asyncio.Queue[Notice] = asyncio.Queue()
        news.put_nowait({"type": "snapshot", **self.world.snapshot()})
        self.world.listeners.append(news.put_nowait)
        writer = asyncio.create_task(_pass_on(news, socket))
        try:
            async for _ in socket:
                pass  # the page only listens here
        finally:
            self.world.listeners.remove(news.put_nowait)
            writer.cancel()
        return socket


async def _pass_on(news: asyncio.Queue[Notice], socket: web.WebSocketResponse) -> None:
    with contextlib.suppress(ConnectionError):
        while True:
            await socket.send_json(await news.get())


async def _answer(
    request: web.Request, endpoint: Callable[[dict[str, Any]], Awaitable[dict[str, Any]]]
) -> web.Response:
    try:
        order = await request.json()
    except json.JSONDecodeError:
        return web.json_response({"ok": False, "error": "that is not JSON"}, status=400)
    if not isinstance(order, dict):
        return web.json_response({"ok": False, "error": "that is not an object"}, status=400)
    return web.json_response(await endpoint(order))


def _words(error: Exception) -> str:
    return (
        f"missing {error}" if isinstance(error, KeyError) else getattr(error, "message", None) or str(error)
    )
