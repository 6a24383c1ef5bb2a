"""The real process as whoever runs it sees it: health, figures, and leaving when it is told to."""

from __future__ import annotations

import re
import socket
from typing import Any

import aiohttp
import pytest

from sandbox.harness import Stage

from .conftest import HURRY
from .player import CHANNEL, Player, mover, open_table


def free_port() -> int:
    """Returns a port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def port() -> int:
    """Returns where the bot answers about itself."""
    return free_port()


@pytest.fixture
def environment(port: int) -> dict[str, str]:
    """Returns settings under which nobody's turn runs out."""
    return {**HURRY, "CHALLENGE_WINDOW": "60", "HEALTH_PORT": str(port)}


async def ask(port: int, path: str) -> tuple[int, Any]:
    """Asks the bot about itself, and returns status and text."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


def figures(page: str) -> dict[str, float]:
    """Returns the bot's own figures on a page for Prometheus."""
    lines = [line.rpartition(" ") for line in page.splitlines() if line.startswith("lastcard_")]
    return {name: float(figure) for name, _, figure in lines}


async def test_a_running_bot_is_well_and_counts_what_it_does(
    stage: Stage, awa: Player, binta: Player, port: int
) -> None:
    await open_table(awa, binta, cards=9)
    await stage.printed("Ready as")
    before = figures((await ask(port, "/metrics"))[1])
    await (await mover(awa, binta)).move()
    await mover(awa, binta)
    status, health = await ask(port, "/health")
    after = figures((await ask(port, "/metrics"))[1])
    assert status == 200, health
    assert re.match(r'{"gateway": true, "database": true, "worker": true, "requests": true', health)
    assert after["lastcard_tables_live"] == 1
    assert after["lastcard_moves_total"] > before["lastcard_moves_total"]
    component = 'lastcard_presses_total{kind="component"}'
    assert after[component] > before[component]
    assert after['lastcard_requests_total{urgency="table"}'] >= 1


async def test_told_to_stop_it_tells_the_table_and_leaves_with_status_0(
    stage: Stage, awa: Player, binta: Player
) -> None:
    await open_table(awa, binta, cards=9)
    first = await mover(awa, binta)
    hand, starts = first.hand(), stage.bot.starts if stage.bot else 0
    assert hand is not None
    since = len(stage.notices)
    await stage.trouble(do="restart_bot")
    assert await stage.printed("ended with status 0")
    said = [str(notice) for notice in stage.notices[since:] if "being restarted" in str(notice)]
    assert len(said) == 1
    await stage.until(lambda: stage.bot and stage.bot.starts > starts and stage.world.bot_online, 30)
    table = await stage.message(CHANNEL, containing="Table")
    await stage.until(lambda: "being restarted" not in str(awa.table()), 30)
    assert table["id"] == awa.table()["id"]
    await first.move(hand)
    await mover(awa, binta)
