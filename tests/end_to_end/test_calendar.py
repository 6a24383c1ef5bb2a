"""The calendar of leagues, with the real bot: dates in the server's zone, events of the server, and the next league."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
import pytest

from sandbox.harness import Stage, text_of

from .player import CHANNEL, Player
from .test_trouble import kill_and_wait

Json = dict[str, Any]
PLANNED, ACTIVE, OVER, CANCELLED = 1, 2, 3, 4


def shown(stage: Stage, *states: int) -> Callable[[], list[Json]]:
    """Returns what tells the events when they have got as far as that, in the order they were made."""

    def found() -> list[Json]:
        events = stage.world.events()
        return events if [event["status"] for event in events] == list(states) else []

    return found


async def create(awa: Player, name: str) -> None:
    """Creates a cup as the form offers it."""
    await awa.slash("league create", name=name)
    await awa.press("Create", awa.screen())
    await awa.stage.message(CHANNEL, containing="The sign-up is open")


async def choices(stage: Stage, player: Player, words: str) -> list[Json]:
    """Returns the times `/league deadline` offers for some words."""
    answer = await stage.act(
        player.name,
        do="autocomplete",
        channel=CHANNEL,
        name="league deadline",
        focused="when",
        value=words,
    )
    return list(answer["choices"])


@pytest.mark.timeout(120)
async def test_a_cup_is_an_event_that_moves_begins_and_is_over_and_repeats(
    stage: Stage, awa: Player, binta: Player
) -> None:
    assert "Warsaw time" in await awa.slash("settings zone", zone="Europe/Warsaw")
    await create(awa, "Sunday *cup*")
    (event,) = await stage.until(shown(stage, PLANNED))
    assert event["name"] == "Sunday *cup*"
    cards = stage.world.channel(CHANNEL).id
    assert event["entity_metadata"]["location"].endswith(str(cards))
    offered = await choices(stage, awa, "20:00")
    assert offered
    assert all(str(choice["name"]).endswith("20:00 Warsaw time") for choice in offered)
    await awa.slash("league deadline", when=offered[-1]["value"])
    before = event["scheduled_start_time"]
    await stage.until(lambda: stage.world.events()[0]["scheduled_start_time"] != before)
    assert "repeats every week" in await awa.slash("league repeat", every="week")
    await stage.message(CHANNEL, containing="every week. The next one, until")
    for player in (awa, binta):
        await player.slash("league join")
    await awa.slash("league start")
    await stage.until(shown(stage, ACTIVE))
    assert "End only this one" in await awa.slash("league end")
    await awa.press("End this one", awa.screen())
    first, other = await stage.until(shown(stage, OVER, PLANNED), limit=30)
    assert other["name"] == "Sunday *cup* #2"
    assert other["scheduled_start_time"] > first["scheduled_start_time"]
    await stage.message(CHANNEL, containing="\\#2")
    await kill_and_wait(stage)
    assert shown(stage, OVER, PLANNED)()
    await awa.slash("league end", league="Sunday *cup* #2")
    await awa.press("End it, and do not repeat", awa.screen())
    await stage.until(shown(stage, OVER, CANCELLED))


@pytest.mark.timeout(120)
async def test_without_the_permission_there_are_no_events_and_all_else_goes_on(
    stage: Stage, awa: Player
) -> None:
    model = stage.world.model
    for role in list(stage.world.guild.roles.values()):
        left = role.permissions & ~discord.Permissions(create_events=True).value
        if left != role.permissions:
            model.edit_role(stage.world.guild.id, role.id, {"permissions": left})
    await create(awa, "Cup")
    await awa.slash("league join")
    await stage.message(CHANNEL, containing="Entered: 1")
    assert stage.world.events() == []
    assert [r for r in stage.requests() if "scheduled-events" in r["path"] and r["method"] != "GET"] == []
    assert "The sign-up is open" in text_of(await stage.message(CHANNEL, containing="Cup"))
