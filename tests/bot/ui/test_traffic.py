"""What the bot asks of Discord by its own token, and when."""

import asyncio
from typing import Any

import discord
from discord.http import Route

from bot.manager.line import Urgency
from bot.ui.client import LastCardClient
from bot.ui.traffic import A_SECOND, AT_ONCE, Traffic, urgent
from tests.bot.ui.clockwork import run


class Wire:
    """A client whose requests are only written down, with the time they went."""

    def __init__(self) -> None:
        self.http = self
        self.went: list[tuple[float, str]] = []
        self.traffic = Traffic()
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
    }


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
