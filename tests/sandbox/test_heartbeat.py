"""Heartbeats are acknowledged as late as over a network, never before the one who sent one knows that he has."""

import asyncio
import json

from aiohttp import web

from sandbox.gateway import ACK_AFTER, Connection, Gateway, Op
from sandbox.world import World
from tests.bot.ui.clockwork import run


def test_a_heartbeat_is_acknowledged_after_a_moment() -> None:
    async def beat() -> None:
        connection = Connection(web.WebSocketResponse())
        await Gateway(World())._receive(connection, {"op": Op.HEARTBEAT, "d": None})
        assert connection.outbox.empty()
        before = asyncio.get_running_loop().time()
        assert json.loads(await connection.outbox.get())["op"] == Op.HEARTBEAT_ACK
        assert asyncio.get_running_loop().time() - before >= ACK_AFTER > 0

    run(beat())
