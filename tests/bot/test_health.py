"""The health check tells whether the bot can do its work, and the figures are there to be collected."""

import socket
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from bot.health import Health


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def check(answer: bool) -> bool:
    return answer


class FakeFigures:
    """Figures of one kind."""

    def figures(self) -> dict[str, float]:
        return {"moves": 3}

    def page(self, more: Mapping[str, float]) -> bytes:
        return f"moves {3}\ntables {more['tables_live']:g}\n".encode()


async def counted() -> dict[str, float]:
    return {"tables_live": 2}


@asynccontextmanager
async def listening(**checks: bool) -> AsyncIterator[Callable[[str], Any]]:
    """Listen on a free port, and give what asks there."""
    port = free_port()
    asked = {name: lambda holds=holds: check(holds) for name, holds in checks.items()}
    health = Health(port, asked, FakeFigures(), counted)
    await health.start()
    try:
        async with aiohttp.ClientSession() as session:
            yield lambda path: session.get(f"http://127.0.0.1:{port}{path}")
    finally:
        await health.stop()


async def test_a_port_that_is_taken_is_named_with_its_setting() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        health = Health(port, {}, FakeFigures(), counted)
        with pytest.raises(OSError, match=f"HEALTH_PORT {port}: Address already in use"):
            await health.start()
        await health.stop()


@pytest.mark.parametrize(
    ("gateway", "worker", "status"), [(True, True, 200), (False, True, 503), (True, False, 503)]
)
async def test_it_is_well_when_every_check_holds(gateway: bool, worker: bool, status: int) -> None:
    async with (
        listening(gateway=gateway, database=True, worker=worker) as ask,
        ask("/health") as answer,
    ):
        assert answer.status == status
        assert await answer.json() == {
            "gateway": gateway,
            "database": True,
            "worker": worker,
            "figures": {"moves": 3, "tables_live": 2},
        }


async def test_the_figures_are_there_for_prometheus() -> None:
    async with listening() as ask, ask("/metrics") as answer:
        assert answer.status == 200
        assert answer.content_type == "text/plain"
        assert await answer.text() == "moves 3\ntables 2\n"


async def test_port_0_is_no_port_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    listening: list[web.TCPSite] = []

    async def start(site: web.TCPSite) -> None:
        listening.append(site)

    monkeypatch.setattr(web.TCPSite, "start", start)
    for port in (0, 8_080):
        health = Health(port, {}, FakeFigures())
        await health.start()
        await health.stop()
    assert len(listening) == 1


async def test_a_port_that_is_taken_is_an_error_at_once() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        health = Health(taken.getsockname()[1], {}, FakeFigures())
        with pytest.raises(OSError, match="in use"):
            await health.start()
        await health.stop()
