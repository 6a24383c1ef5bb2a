"""Emojis of the application: kept with their pictures, served, and refused where Discord refuses them."""

from __future__ import annotations

import base64
from typing import Any

import aiohttp
import pytest
from simcord.backend.errors import BackendError

from sandbox.emojis import LARGEST, Emojis
from sandbox.model import Model
from sandbox.server import Sandbox

PNG = b"\x89PNG and so on"


@pytest.fixture
def emojis() -> Emojis:
    """An application without any."""
    return Emojis(Model())


def made(emojis: Emojis, name: str = "card", png: bytes = PNG) -> str:
    image = f"data:image/png;base64,{base64.b64encode(png).decode()}"
    return str(emojis.answer("POST", [], {"name": name, "image": image})["id"])


def buttons(**emoji: Any) -> dict[str, Any]:
    return {"components": [{"type": 1, "components": [{"type": 2, "label": "x", "emoji": emoji}]}]}


def test_what_was_made_is_listed_with_its_name_renamed_and_taken_away(emojis: Emojis) -> None:
    number = made(emojis)
    assert [each["name"] for each in emojis.answer("GET", [], None)["items"]] == ["card"]
    assert emojis.answer("PATCH", [number], {"name": "other"})["name"] == "other"
    assert emojis.answer("GET", [number], None)["name"] == "other"
    assert emojis.picture(number) == PNG
    assert emojis.answer("DELETE", [number], None) is None
    assert emojis.picture(number) is None
    with pytest.raises(BackendError) as refused:
        emojis.answer("GET", [number], None)
    assert refused.value.code == 10014


@pytest.mark.parametrize("name", ["x", "x" * 33, "a-b", "ł_card", "two words"])
def test_names_discord_does_not_take_are_refused(emojis: Emojis, name: str) -> None:
    with pytest.raises(BackendError) as refused:
        made(emojis, name)
    assert refused.value.code == 50035


def test_a_name_is_given_once(emojis: Emojis) -> None:
    made(emojis)
    other = made(emojis, "other")
    with pytest.raises(BackendError, match="already"):
        made(emojis)
    with pytest.raises(BackendError, match="already"):
        emojis.answer("PATCH", [other], {"name": "card"})
    emojis.answer("PATCH", [other], {"name": "other"})


def test_a_picture_that_is_none_or_too_large_is_refused(emojis: Emojis) -> None:
    with pytest.raises(BackendError, match="Unsupported"):
        emojis.answer("POST", [], {"name": "card", "image": "https://elsewhere.example/card.png"})
    with pytest.raises(BackendError) as refused:
        made(emojis, png=b"x" * (LARGEST + 1))
    assert refused.value.code == 50138


def test_the_2000th_is_the_last(emojis: Emojis) -> None:
    for number in range(2000):
        emojis.model.create_application_emoji(f"card{number}")
    with pytest.raises(BackendError) as refused:
        made(emojis)
    assert refused.value.code == 30008


def test_a_control_shows_what_is_there_and_nothing_else(emojis: Emojis) -> None:
    number = made(emojis)
    emojis.check(buttons(id=number, name="card"))
    emojis.check(buttons(name="🔔"))
    emojis.check({"content": "no controls"})
    emojis.check(None)
    emojis.answer("DELETE", [number], None)
    with pytest.raises(BackendError, match="Invalid emoji"):
        emojis.check(buttons(id=number, name="card"))
    menu = {"type": 3, "options": [{"label": "x", "value": "x", "emoji": {"id": number, "name": "card"}}]}
    with pytest.raises(BackendError, match="Invalid emoji"):
        emojis.check({"components": [{"type": 1, "components": [menu]}]})


async def test_a_picture_is_served_at_an_address_of_the_stand_in_itself() -> None:
    sandbox = Sandbox()
    await sandbox.start()
    number = made(sandbox.rest.emojis)
    try:
        async with aiohttp.ClientSession(sandbox.address) as session:
            async with session.get(f"/emojis/{number}.png") as served:
                assert (served.content_type, await served.read()) == ("image/png", PNG)
            async with session.get("/emojis/7.png") as missing:
                assert missing.status == 404
            async with session.get("/emojis/x.png") as missing:
                assert missing.status == 404
    finally:
        await sandbox.stop()
