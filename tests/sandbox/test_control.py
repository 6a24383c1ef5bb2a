"""The endpoints the page talks to, over HTTP, and the gateway as a stranger meets it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from sandbox.harness import Stage, open_stage

Json = dict[str, Any]


@pytest.fixture
async def empty() -> AsyncIterator[Stage]:
    """Yields a stand-in without a bot."""
    async with open_stage() as stage:
        yield stage


@pytest.fixture
async def client(empty: Stage) -> AsyncIterator[aiohttp.ClientSession]:
    """Yields a client of that stand-in."""
    async with aiohttp.ClientSession(empty.sandbox.address) as client:
        yield client


async def post(client: aiohttp.ClientSession, path: str, body: Any) -> Json:
    """Returns the answer to a posted order."""
    async with client.post(path, json=body) as answer:
        result: Json = await answer.json()
        return result


async def test_the_state_shows_four_people_two_channels_and_no_bot(client: aiohttp.ClientSession) -> None:
    async with client.get("/sandbox/state") as answer:
        state = await answer.json()
    assert [person["global_name"] for person in state["people"]] == ["Awa", "Binta", "Chidi", "Dawda"]
    assert [channel["name"] for channel in state["channels"]] == ["cards", "lounge"]
    assert state["dms"] == {person["id"]: None for person in state["people"]}
    assert not state["bot_online"]


async def test_live_news_begin_with_the_state_and_go_on_with_what_happens(
    client: aiohttp.ClientSession,
) -> None:
    async with client.ws_connect("/sandbox/live") as live:
        assert (await live.receive_json())["type"] == "snapshot"
        said = {"person": "awa", "do": "say", "channel": "cards", "content": "hello"}
        assert await post(client, "/sandbox/act", said) == {"ok": True}
        news = await live.receive_json()
    assert (news["type"], news["name"], news["audience"]) == ("event", "MESSAGE_CREATE", None)
    assert news["d"]["content"] == "hello"


@pytest.mark.parametrize(
    ("order", "error"),
    [
        ({"person": "nobody", "do": "say"}, "nobody here is nobody"),
        ({"person": "awa", "do": "dance"}, "people cannot dance"),
        ({"person": "awa", "do": "say", "channel": "attic", "content": "x"}, "there is no channel attic"),
        ({"person": "awa", "do": "say"}, "missing 'channel'"),
        ([], "that is not an object"),
    ],
)
async def test_an_order_that_makes_no_sense_is_refused_in_words(
    client: aiohttp.ClientSession, order: Any, error: str
) -> None:
    assert await post(client, "/sandbox/act", order) == {"ok": False, "error": error}


async def test_the_page_and_what_belongs_to_it_are_served(client: aiohttp.ClientSession) -> None:
    for path in ("/", "/static/app.js"):
        async with client.get(path) as answer:
            assert answer.status == 200


async def test_a_request_without_the_token_is_refused_and_logged(client: aiohttp.ClientSession) -> None:
    async with client.get("/api/v10/users/@me") as answer:
        assert answer.status == 401
    async with client.get("/sandbox/requests") as answer:
        (request,) = await answer.json()
    assert (request["n"], request["status"], request["route"]) == (1, 401, "/users/@me")
    async with client.get("/sandbox/requests?after=1") as answer:
        assert await answer.json() == []


async def test_a_body_that_is_no_json_and_a_route_nobody_models_are_answered(
    empty: Stage, client: aiohttp.ClientSession
) -> None:
    headers = {"Authorization": f"Bot {empty.world.token}"}
    async with client.post("/api/v10/users/@me/channels", data="{", headers=headers) as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, 50109)
    async with client.get("/api/v10/voice/regions", headers=headers) as answer:
        assert answer.status == 501
    assert any("does not model" in problem for problem in empty.problems())


async def hello(client: aiohttp.ClientSession) -> aiohttp.ClientWebSocketResponse:
    """Returns a gateway connection that has been greeted."""
    gateway = await client.ws_connect("/gateway/?v=10&encoding=json&compress=zlib-stream")
    assert (await gateway.receive_json())["op"] == 10
    return gateway


async def test_a_wrong_token_closes_the_gateway_with_4004(client: aiohttp.ClientSession) -> None:
    gateway = await hello(client)
    await gateway.send_json({"op": 2, "d": {"token": "mine", "intents": 0}})
    assert (await gateway.receive()).type is aiohttp.WSMsgType.CLOSE
    assert gateway.close_code == 4004


async def test_heartbeats_are_acknowledged_and_an_unknown_session_cannot_be_resumed(
    empty: Stage, client: aiohttp.ClientSession
) -> None:
    gateway = await hello(client)
    await gateway.send_json({"op": 1, "d": None})
    assert (await gateway.receive_json())["op"] == 11
    await gateway.send_json({"op": 6, "d": {"token": empty.world.token, "session_id": "old", "seq": 7}})
    assert await gateway.receive_json() == {"op": 9, "d": False}
    await gateway.close()


async def test_events_are_filtered_by_intents_and_shards(empty: Stage, client: aiohttp.ClientSession) -> None:
    cards = empty.world.channel("cards").id
    intents = discord.Intents(guilds=True, guild_messages=True).value
    gateway = await hello(client)
    await gateway.send_json({"op": 2, "d": {"token": empty.world.token, "intents": intents}})
    ready = (await gateway.receive_json())["d"]
    assert ready["resume_gateway_url"] == empty.sandbox.gateway.address
    guild = (await gateway.receive_json())["d"]
    assert len(guild["members"]) == 1, "without the members intent only the bot itself is told"
    await empty.act("Awa", do="say", channel="dm", content="not for a bot without the intent")
    await empty.act("Awa", do="say", channel="cards", content="without the content intent")
    event = await gateway.receive_json()
    assert (event["t"], event["d"]["channel_id"], event["d"]["content"]) == ("MESSAGE_CREATE", str(cards), "")
    await gateway.close()
