"""What the bot asks of Discord by its own token, and when."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
from aiohttp import web
from discord.http import Route

from bot.manager.showing.line import Urgency
from bot.ui.api.breaker import MOST, WITHIN
from bot.ui.api.traffic import A_SECOND, AT_ONCE, Pace, Traffic, urgent
from bot.ui.connection.client import LastCardClient
from tests.bot.ui.clockwork import run

BASE = "/api/v10"


class Wire:
    """A client whose requests are only written down, with the time they went."""

    def __init__(self, now: Callable[[], float] | None = None) -> None:
        self.http = self
        self.went: list[tuple[float, str]] = []
        self.seconds = 1000.0
        self.traffic = Traffic(now or (lambda: self.seconds))
        self.traffic.watch(self)  # type: ignore[arg-type]

    async def request(self, route: Route, **options: Any) -> str:
        self.went.append((asyncio.get_running_loop().time(), route.path))
        return f"{route.method} {options['json']}"

    async def ask(self, urgency: Urgency, path: str = "/users/@me") -> Any:
        with urgent(urgency):
            return await self.request(Route("GET", path), json=urgency.name)

    async def ask_often(self, times: int, urgency: Urgency, path: str) -> None:
        await asyncio.gather(*(self.ask(urgency, path) for _ in range(times)))


def test_a_request_gets_through_as_it_is() -> None:
    wire = Wire()
    assert run(wire.ask(Urgency.HAND)) == "GET HAND"


def test_in_no_second_more_go_than_discord_takes() -> None:
    wire = Wire()
    run(wire.ask_often(200, Urgency.TABLE, "/gateway"))
    times = [at for at, _ in wire.went]
    for start in times:
        assert sum(start <= at < start + 1 for at in times) <= A_SECOND + AT_ONCE + 1 < 50
    assert len(times) == 200
    assert (200 - AT_ONCE) / A_SECOND - 0.1 < times[-1] - times[0] < 200 / A_SECOND


def test_a_hand_that_is_waited_for_overtakes_a_crowd_of_table_messages() -> None:
    wire = Wire()

    async def crowd() -> None:
        tables = asyncio.create_task(wire.ask_often(400, Urgency.TABLE, "/table"))
        await asyncio.sleep(1)
        await wire.ask(Urgency.TO_MOVE, "/hand")
        assert asyncio.get_running_loop().time() < 1.1
        assert wire.traffic.figures()["requests_waiting"] > 300
        await tables

    run(crowd())
    assert wire.traffic.figures() == {
        "requests_deadline": 0,
        "requests_to_move": 1,
        "requests_hand": 0,
        "requests_table": 400,
        "requests_cosmetic": 0,
        "requests_waiting": 0,
        "requests_refused": 0,
    }


def test_a_turn_is_not_lost_with_who_gives_up_just_as_he_is_called() -> None:
    pace = Pace(a_second=0.001, at_once=1)

    async def late() -> None:
        await pace.turn(Urgency.TABLE)
        waiting = asyncio.create_task(pace.turn(Urgency.TABLE))
        await asyncio.sleep(0)
        # It is called after these 1000 seconds, and gives up before it runs.
        asyncio.get_running_loop().call_later(1000, waiting.cancel)
        await asyncio.wait([waiting])
        assert waiting.cancelled()
        before = asyncio.get_running_loop().time()
        await pace.turn(Urgency.TABLE)
        assert asyncio.get_running_loop().time() - before < 1

    run(late())


async def test_the_real_client_sends_nothing_past_the_traffic() -> None:
    sent: list[str] = []

    async def request(self: discord.http.HTTPClient, route: Route, **_: Any) -> dict[str, str]:
        sent.append(route.path)
        return {}

    original, discord.http.HTTPClient.request = discord.http.HTTPClient.request, request  # type: ignore[method-assign]
    try:
        client = LastCardClient()
        with urgent(Urgency.COSMETIC):
            await client.http.add_reaction(1, 2, "x")
    finally:
        discord.http.HTTPClient.request = original  # type: ignore[method-assign]
    assert len(sent) == 1
    assert client.traffic.figures()["requests_cosmetic"] == 1


def test_a_limited_route_is_left_alone_and_others_are_not() -> None:
    wire = Wire()
    limited = {"Via": "1.1", "Retry-After": "30", "X-RateLimit-Scope": "shared"}

    async def ask() -> None:
        wire.traffic.heard("PATCH", f"{BASE}/channels/5/messages/6", 429, limited)
        with pytest.raises(discord.RateLimited) as refused:
            await wire.request(Route("PATCH", "/channels/5/messages/7"), json="")
        assert refused.value.retry_after == 30
        await wire.request(Route("POST", "/channels/5/messages"), json="")
        await wire.request(Route("PATCH", "/channels/6/messages/7"), json="")
        wire.seconds += 30
        await wire.request(Route("PATCH", "/channels/5/messages/7"), json="")

    run(ask())
    assert [path for _, path in wire.went] == [
        "/channels/5/messages",
        "/channels/6/messages/7",
        "/channels/5/messages/7",
    ]


def test_a_short_limit_is_waited_for() -> None:
    wire = Wire()

    async def ask() -> None:
        wire.traffic.heard("GET", f"{BASE}/gateway", 429, {"Via": "1.1", "Retry-After": "1"})
        await wire.ask(Urgency.HAND, "/gateway")
        assert asyncio.get_running_loop().time() == 1

    run(ask())


def test_a_limit_on_everything_holds_for_everything() -> None:
    wire = Wire()
    everywhere = {"Via": "1.1", "Retry-After": "3", "X-RateLimit-Scope": "global"}

    async def ask() -> None:
        wire.traffic.heard("GET", f"{BASE}/gateway", 429, everywhere)
        with pytest.raises(discord.RateLimited):
            await wire.ask(Urgency.HAND, "/users/@me")

    run(ask())


def test_no_crowd_breaks_out_when_a_limit_on_everything_is_over() -> None:
    wire = Wire(lambda: asyncio.get_running_loop().time())
    everywhere = {"Via": "1.1", "Retry-After": "2", "X-RateLimit-Scope": "global"}

    async def ask() -> None:
        crowd = asyncio.create_task(wire.ask_often(300, Urgency.TABLE, "/gateway"))
        await asyncio.sleep(1)
        wire.traffic.heard("GET", f"{BASE}/gateway", 429, everywhere)
        await crowd

    run(ask())
    times = [at for at, _ in wire.went]
    assert not [at for at in times if 1 < at < 3]
    for start in times:
        assert sum(start <= at < start + 1 for at in times) < 50


def test_after_too_many_refusals_nothing_is_asked() -> None:
    wire = Wire()

    async def ask() -> None:
        for _ in range(MOST):
            wire.traffic.heard("POST", "/x", 403, {"Via": "1.1"})
        with pytest.raises(discord.RateLimited) as refused:
            await wire.ask(Urgency.DEADLINE)
        assert refused.value.retry_after == WITHIN
        wire.seconds += WITHIN
        await wire.ask(Urgency.DEADLINE)

    run(ask())
    assert len(wire.went) == 1


@asynccontextmanager
async def discord_at(
    monkeypatch: pytest.MonkeyPatch, answer: Callable[[web.Request], web.Response]
) -> AsyncIterator[LastCardClient]:
    async def answered(request: web.Request) -> web.Response:
        return answer(request)

    application = web.Application()
    application.router.add_get("/{path:.*}", answered)
    runner = web.AppRunner(application)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0]
    monkeypatch.setattr(Route, "BASE", f"http://{host}:{port}/api/v10")
    client = LastCardClient()
    try:
        yield client
    finally:
        await client.close()
        await runner.cleanup()


async def test_the_real_session_tells_how_requests_are_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: web.Request) -> web.Response:
        return web.json_response({"message": "no"}, status=401, headers={"Via": "1.1"})

    async with discord_at(monkeypatch, refuse) as client:
        with pytest.raises(discord.LoginFailure):
            await client.login("no.such.token")
        assert client.figures()["requests_refused"] == 1
        assert await client.allowed()


async def test_a_request_given_up_in_a_limit_on_everything_leaves_the_way_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    limited = asyncio.Event()

    def limit_once(request: web.Request) -> web.Response:
        if not request.path.endswith("/gateway") or limited.is_set():
            return web.json_response({"id": "1"})
        limited.set()
        body = b'{"global": true, "retry_after": 20.0, "message": "slow down"}'
        headers = {"Via": "1.1", "Retry-After": "0", "X-RateLimit-Scope": "global"}
        # The library reads only what is called exactly this.
        return web.Response(body=body, status=429, headers=headers, content_type="application/json")

    async with discord_at(monkeypatch, limit_once) as client:
        await client._async_setup_hook()
        await client.http.static_login("a.good.token")
        asked = asyncio.create_task(client.http.request(Route("GET", "/gateway")))
        gate: asyncio.Event = client.http._global_over
        monkeypatch.setattr(gate, "clear", _then(gate.clear, asked.cancel))
        await asyncio.wait([asked])
        assert limited.is_set()
        assert asked.cancelled()
        async with asyncio.timeout(5):
            await client.http.request(Route("GET", "/gateway"))


def _then(first: Callable[[], object], second: Callable[[], object]) -> Callable[[], None]:
    def both() -> None:
        first()
        second()

    return both
