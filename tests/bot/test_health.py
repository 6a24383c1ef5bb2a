"""The health check tells whether the bot can do its work."""

import socket

import aiohttp
import pytest

from bot.health import Health


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def check(answer: bool) -> bool:
    return answer


@pytest.mark.parametrize(("gateway", "status"), [(True, 200), (False, 503)])
async def test_it_is_well_when_every_check_holds(gateway: bool, status: int) -> None:
    port = free_port()
    checks = {"gateway": lambda: check(gateway), "database": lambda: check(True)}
    health = Health(port, checks, lambda: {"requests_hand": 3})
    await health.start()
    try:
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"http://127.0.0.1:{port}/health") as answer,
        ):
            assert answer.status == status
            assert await answer.json() == {
                "gateway": gateway,
                "database": True,
                "figures": {"requests_hand": 3},
            }
    finally:
        await health.stop()


async def test_port_0_is_no_port_at_all() -> None:
    health = Health(0, {})
    await health.start()
    await health.stop()


async def test_a_port_that_is_taken_is_an_error_at_once() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        health = Health(taken.getsockname()[1], {})
        with pytest.raises(OSError, match="in use"):
            await health.start()
        await health.stop()
