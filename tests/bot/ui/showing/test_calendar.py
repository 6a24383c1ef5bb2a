"""The events of a server, as Discord is asked for them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import discord
import pytest

from bot.manager.competition import Plan
from bot.manager.errors import Denied, Gone, Unfit
from bot.manager.gatherings import Gathering, Occasion
from bot.manager.ids import LeagueId, Place
from bot.ui.showing.calendar import LONGEST_ABOUT, LONGEST_NAME, event_of
from tests.bot.ui.fakes import in_lobby
from tests.bot.ui.stage import Stage, stage

STARTS = 1_900_000_000.0


def gathering(place: Place, **values: Any) -> Gathering:
    plan = Plan(name="Sunday *cup*", variant="gambian")
    usual = Gathering(
        LeagueId("b7k2m9"), "cup", Occasion.CUP, place, plan, STARTS, STARTS + 7200, played=False
    )
    return replace(usual, **values)


@asynccontextmanager
async def server(*, allowed: bool = True) -> AsyncIterator[tuple[Stage, Gathering]]:
    """Opens a server on which the bot may make events, as it is given when it is invited, or may not."""
    async with stage(in_lobby()) as here:
        guild = here.client.guilds[0]
        if not allowed:
            none = {"permissions": discord.Permissions(administrator=False).value}
            here.env.backend.edit_role(guild.id, guild.me.top_role.id, none)
            await here.env.settle()
        yield here, gathering(Place(guild.id, here.channel.id))


async def events(here: Stage) -> list[dict[str, Any]]:
    found: Any = await here.client.http.get_scheduled_events(here.client.guilds[0].id, with_user_count=False)
    return list(found)


async def test_an_event_is_made_at_the_channel_of_the_league_and_found_again_by_its_mark() -> None:
    async with server() as (here, planned):
        entry = await here.showing.plan(planned)
        (event,) = await events(here)
        assert int(event["id"]) == entry
        assert event["name"] == "Sunday *cup*"
        assert datetime.fromisoformat(event["scheduled_start_time"]) == datetime.fromtimestamp(STARTS, UTC)
        location = event["entity_metadata"]["location"]
        assert location.endswith(f"/{planned.place.guild_id}/{planned.place.channel_id}")
        assert "Gambian" in event["description"]
        guild = planned.place.guild_id
        assert await here.showing.planned(guild, "b7k2m9.cup") == entry
        assert await here.showing.planned(guild, "7k2m9.cup") is None
        assert await here.showing.planned(guild, "b7k2m9.day1") is None


async def test_an_event_of_somebody_else_is_never_taken_for_the_bots_own() -> None:
    async with server() as (here, planned):
        await here.showing.plan(planned)
        event = next(iter(here.env.backend.guilds[planned.place.guild_id].scheduled_events.values()))
        event.creator_id = 5
        assert await here.showing.planned(planned.place.guild_id, planned.mark) is None


async def test_an_event_moves_begins_and_ends() -> None:
    async with server() as (here, planned):
        entry = await here.showing.plan(planned)
        await here.showing.replan(entry, replace(planned, starts=STARTS + 60))
        (event,) = await events(here)
        assert datetime.fromisoformat(event["scheduled_start_time"]).timestamp() == STARTS + 60
        await here.showing.replan(entry, replace(planned, played=True))
        assert [event["status"] for event in await events(here)] == [2]
        # It has begun: its times are no longer asked for.
        await here.showing.replan(entry, replace(planned, starts=STARTS))
        await here.showing.unplan(planned.place.guild_id, entry, held=True)
        assert [event["status"] for event in await events(here)] == [3]
        await here.showing.unplan(planned.place.guild_id, entry, held=True)
        with pytest.raises(Gone):
            await here.showing.replan(entry, planned)


@pytest.mark.parametrize(("held", "status"), [(True, 3), (False, 4)])
async def test_an_event_that_has_not_begun_is_ended_or_cancelled(held: bool, status: int) -> None:
    async with server() as (here, planned):
        entry = await here.showing.plan(planned)
        await here.showing.unplan(planned.place.guild_id, entry, held=held)
        assert [event["status"] for event in await events(here)] == [status]


async def test_one_that_has_begun_by_itself_is_ended_when_it_does_not_take_place() -> None:
    async with server() as (here, planned):
        entry = await here.showing.plan(planned)
        await here.showing.replan(entry, replace(planned, played=True))
        await here.showing.unplan(planned.place.guild_id, entry, held=False)
        assert [event["status"] for event in await events(here)] == [3]


async def test_an_event_that_was_deleted_is_gone() -> None:
    async with server() as (here, planned):
        entry = await here.showing.plan(planned)
        await here.client.http.delete_scheduled_event(planned.place.guild_id, entry)
        with pytest.raises(Gone):
            await here.showing.replan(entry, planned)
        with pytest.raises(Gone):
            await here.showing.unplan(planned.place.guild_id, entry, held=True)


async def test_without_the_permission_discord_is_not_even_asked() -> None:
    async with server(allowed=False) as (here, planned):
        asked = here.client.traffic.figures()["requests_cosmetic"]
        with pytest.raises(Denied):
            await here.showing.plan(planned)
        with pytest.raises(Denied):
            await here.showing.planned(planned.place.guild_id, planned.mark)
        assert here.client.traffic.figures()["requests_cosmetic"] == asked


async def test_what_discord_does_not_take_is_told_from_what_it_does_not_allow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with server() as (here, planned):

        async def refuse(*_: object, **__: object) -> None:
            answer: Any = type("Answer", (), {"status": 400, "reason": "Bad Request"})()
            raise discord.HTTPException(answer, {"code": 50035, "message": "Invalid Form Body"})

        monkeypatch.setattr(here.client.http, "create_guild_scheduled_event", refuse)
        with pytest.raises(Unfit, match="Invalid Form Body"):
            await here.showing.plan(planned)


@pytest.mark.parametrize("occasion", Occasion)
def test_the_longest_names_fit_and_the_mark_stays(occasion: Occasion) -> None:
    place = Place(2**63, 2**63)
    plan = Plan(name="*" * 80, variant="gambian", options=tuple((f"hand_size{n}", "3") for n in range(2)))
    plan = replace(plan, options=(("hand_size", "3"),))
    long = gathering(place, plan=plan, occasion=occasion, slot="day52", number=52)
    event = event_of("en", long)
    assert 1 <= len(event["name"]) <= LONGEST_NAME
    assert len(event["description"]) <= LONGEST_ABOUT
    assert event["description"].endswith("b7k2m9.day52")
    assert len(event["entity_metadata"]["location"]) <= 100
