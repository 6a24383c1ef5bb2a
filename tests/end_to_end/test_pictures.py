"""The picture of a league, with the real bot."""

from __future__ import annotations

from typing import Any

import aiohttp

from sandbox.harness import Stage

from .player import CHANNEL, Player

Json = dict[str, Any]


async def begun(stage: Stage, *players: Player) -> Json:
    """Begins a cup of these people, and returns its message as soon as there is a picture with it."""
    await players[0].slash("league create", name="Puchar Żółtej Ósemki")
    await players[0].press("Create", players[0].screen())
    league = await stage.message(CHANNEL, containing="The sign-up is open")
    assert league["attachments"] == []
    for player in players:
        await player.press("Enter", league)
    await players[0].slash("league start")

    def pictured() -> Json | None:
        found = next(one for one in stage.messages(CHANNEL) if one["id"] == league["id"])
        return found if found["attachments"] else None

    return await stage.until(pictured, limit=30)


async def test_the_message_of_a_league_has_a_picture_with_words(
    stage: Stage, awa: Player, binta: Player
) -> None:
    message = await begun(stage, awa, binta)
    (file,) = message["attachments"]
    assert file["description"].startswith("Bracket of Puchar Żółtej Ósemki, as a picture")
    async with aiohttp.ClientSession() as session, session.get(file["url"]) as answer:
        assert (await answer.read()).startswith(b"\x89PNG")
    await binta.press("Picture", message)
    (own,) = binta.screen()["attachments"]
    assert own["content_type"] == "image/png"
    await binta.press("Light", binta.screen())
    (light,) = binta.screen()["attachments"]
    assert light["url"] != own["url"]


async def test_where_no_files_may_be_sent_the_league_goes_on_in_words(
    stage: Stage, awa: Player, binta: Player
) -> None:
    await stage.trouble(do="deny", permission="attach_files")
    await awa.slash("league create", name="Cup")
    await awa.press("Create", awa.screen())
    league = await stage.message(CHANNEL, containing="The sign-up is open")
    for player in (awa, binta):
        await player.press("Enter", league)
    await awa.slash("league start")
    shown = await stage.message(CHANNEL, containing="Final", limit=30)
    assert shown["attachments"] == []
    await binta.press("Picture", shown)
    assert "Attach Files" in binta.answer()
