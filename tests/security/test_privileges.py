"""The bot asks for no more than it needs, keeps to this computer, and lets nobody fill it up."""

from __future__ import annotations

import pytest
from aiohttp import web

from bot.health import Health
from bot.manager.preferences import MOST_PRESETS
from bot.manager.tables.following import MOST
from bot.manager.terms import Terms
from bot.metrics import Metrics
from bot.settings import read
from bot.ui.connection.client import (
    COMMANDS,
    COMPLETIONS,
    PERMISSIONS,
    PRESSES,
    LastCardClient,
    intents,
    invite,
)
from tests.test_project import TOKEN


def test_the_intents_are_exactly_these() -> None:
    """Servers (1), moderation (4), messages of servers (512) and reactions there (1024); none is privileged."""
    assert intents().value == 1 + 4 + 512 + 1024
    assert LastCardClient().intents.value == 1541


def test_the_permissions_of_the_invitation_are_exactly_these() -> None:
    """View, send, send in threads, public threads, embed, attach, history, reactions, own events: nothing that moderates."""
    wanted = 1 << 10 | 1 << 11 | 1 << 38 | 1 << 35 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 6 | 1 << 44
    assert PERMISSIONS.value == wanted
    assert f"permissions={wanted}" in invite(1)
    assert not PERMISSIONS.administrator
    assert not PERMISSIONS.manage_messages
    assert not PERMISSIONS.manage_events


def test_the_limits_are_those_of_the_list_of_threats() -> None:
    terms = Terms()
    assert (terms.tables_a_person, terms.tables_a_channel, terms.several_a_channel) == (5, 1, 5)
    assert (terms.tables_a_server, terms.lobby_time) == (50, 1800)
    # Of commands the list has ten: why there are more stands with the limit.
    assert (PRESSES, COMMANDS, COMPLETIONS) == ((5, 2.0), (20, 30.0), (30, 10.0))
    assert (MOST_PRESETS, MOST) == (25, 25)


async def test_health_listens_on_this_computer_only(monkeypatch: pytest.MonkeyPatch) -> None:
    hosts: list[str | None] = []

    class Site(web.TCPSite):
        def __init__(self, runner: web.BaseRunner, host: str | None = None, port: int | None = None) -> None:
            hosts.append(host)
            super().__init__(runner, host, 0)

    monkeypatch.setattr(web, "TCPSite", Site)
    health = Health(8765, {}, Metrics(()))
    await health.start()
    await health.stop()
    assert hosts == ["127.0.0.1"]


def test_no_setting_makes_it_listen_elsewhere() -> None:
    settings = read({"DISCORD_TOKEN": TOKEN})
    assert not [name for name in type(settings).__slots__ if "host" in name or "address" in name]
