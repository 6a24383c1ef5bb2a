"""Scheduled events in the stand-in: who may make them, how they go on, and what is refused."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord.backend.errors import BackendError

from sandbox.events import MOST_EVENTS, Events
from sandbox.world import World

Json = dict[str, Any]


@pytest.fixture
def world() -> World:
    """Returns a fresh world, to which nobody is connected."""
    return World()


@pytest.fixture
def events(world: World) -> Events:
    """Returns its events."""
    return Events(world)


def body(world: World, starts: float = 3600, length: float = 3600, **more: Any) -> Json:
    """Returns an event that begins so many seconds from now."""
    at = world.model.clock.now() + timedelta(seconds=starts)
    return {
        "name": "Cup",
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": "here"},
        "scheduled_start_time": at.isoformat(),
        "scheduled_end_time": (at + timedelta(seconds=length)).isoformat(),
        **more,
    }


def code_of(events: Events, method: str, *parts: str, **changes: Any) -> int:
    """Returns the code a request is refused with, 0 if it is not."""
    try:
        events.answer(method, list(parts), changes)
    except BackendError as error:
        return error.code
    return 0


def test_an_event_is_made_found_changed_and_deleted(world: World, events: Events) -> None:
    made = events.answer("POST", [], body(world, description="words"))
    assert (made["status"], made["creator_id"]) == (1, str(world.model.bot_user.id))
    assert events.answer("GET", [], None) == [made]
    assert events.answer("PATCH", [made["id"]], {"name": "Other"})["name"] == "Other"
    assert events.answer("GET", [made["id"]], None)["name"] == "Other"
    assert [event["name"] for event in world.events()] == ["Other"]
    events.answer("DELETE", [made["id"]], None)
    assert code_of(events, "GET", made["id"]) == 10070


def test_the_page_hears_of_events(world: World, events: Events) -> None:
    heard: list[Json] = []
    world.listeners.append(heard.append)
    made = events.answer("POST", [], body(world))
    events.answer("PATCH", [made["id"]], {"status": 4})
    assert [notice["name"] for notice in heard] == [
        "GUILD_SCHEDULED_EVENT_CREATE",
        "GUILD_SCHEDULED_EVENT_UPDATE",
    ]
    assert all(notice["audience"] is None for notice in heard)


def test_an_event_begins_and_ends_by_itself_and_is_changed_no_more_then(world: World, events: Events) -> None:
    made = events.answer("POST", [], body(world))
    world.model.clock.elapsed += 3700
    assert [event["status"] for event in events.answer("GET", [], None)] == [2]
    world.model.clock.elapsed += 3700
    assert events.answer("GET", [], None) == []
    assert [event["status"] for event in world.events()] == [3]
    assert code_of(events, "PATCH", made["id"], name="late") == 180000


@pytest.mark.parametrize(
    ("before", "status", "code"),
    [((), 2, 0), ((), 3, 50035), ((), 4, 0), ((2,), 3, 0), ((2,), 4, 50035), ((4,), 1, 180000)],
)
def test_an_event_goes_on_only_as_discord_lets_it(
    world: World, events: Events, before: tuple[int, ...], status: int, code: int
) -> None:
    made = events.answer("POST", [], body(world))
    for step in before:
        events.answer("PATCH", [made["id"]], {"status": step})
    assert code_of(events, "PATCH", made["id"], status=status) == code


def test_what_cannot_be_is_refused(world: World, events: Events) -> None:
    assert code_of(events, "POST", **body(world, starts=-1)) == 50035
    assert code_of(events, "POST", **body(world, length=0)) == 50035
    assert code_of(events, "POST", **{**body(world), "scheduled_end_time": None}) == 50035
    assert code_of(events, "POST", **body(world, entity_metadata={"location": ""})) == 50035
    made = events.answer("POST", [], body(world))
    late = body(world, starts=-1)
    assert code_of(events, "PATCH", made["id"], scheduled_start_time=late["scheduled_start_time"]) == 50035
    for _ in range(MOST_EVENTS - 1):
        events.answer("POST", [], body(world))
    assert code_of(events, "POST", **body(world)) == 30038


def test_who_may_make_no_events_makes_none_but_sees_them(world: World, events: Events) -> None:
    made = events.answer("POST", [], body(world))
    for role in world.guild.roles.values():
        role.permissions &= ~discord.Permissions(create_events=True).value
    assert code_of(events, "POST", **body(world)) == 50013
    assert code_of(events, "PATCH", made["id"], name="x") == 50013
    assert code_of(events, "DELETE", made["id"]) == 50013
    assert events.answer("GET", [], None) == [made]
