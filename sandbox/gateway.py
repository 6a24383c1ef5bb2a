"""The gateway: HELLO, IDENTIFY, READY, heartbeats and RESUME with replay, one session a shard of the bot.

Nothing is compressed: discord.py asks for compression but reads plain text frames as well.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections import deque
from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any

import discord
from aiohttp import WSMsgType, web
from simcord.backend import serializers
from simcord.gateway import FakeGateway

from sandbox.world import World

HEARTBEAT_MS = 41_250
ACK_AFTER = 0.05
"""Seconds until a heartbeat is acknowledged, about as long as over a network.

discord.py notes when it has sent one only after the fact, in another thread: an acknowledgement that is faster than
that is taken for one of the heartbeat before, and the log says that the connection is 41 seconds behind.
"""
REPLAY_LENGTH = 5_000
UNKNOWN_ERROR, AUTHENTICATION_FAILED = 4000, 4004


class Op(IntEnum):
    """What a frame is."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Connection:
    """One WebSocket: what is sent goes through a queue, so that telling never waits for the network."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self.outbox: asyncio.Queue[str] = asyncio.Queue()

    def send(self, op: Op, data: Any = None) -> None:
        """Queues a frame that is no event."""
        self.outbox.put_nowait(json.dumps({"op": op, "d": data}))

    async def write(self) -> None:
        """Sends what is queued until cancelled or the other side is gone."""
        with contextlib.suppress(ConnectionError):
            while True:
                await self.socket.send_str(await self.outbox.get())
                self.outbox.task_done()


class _Shaper:
    """What simcord's gateway wants to know of a client: its intents, and a parser for every event."""

    def __init__(self, intents: int, push: Callable[[str, Any], None]) -> None:
        self.intents = discord.Intents._from_value(intents)
        self.parsers = self
        self._push = push

    def __getitem__(self, event: str) -> Callable[[Any], None]:
        return lambda payload: self._push(event, payload)

    get = __getitem__


class Session:
    """What a shard has been told since it identified; outlives its connection so that it can be resumed."""

    def __init__(self, world: World, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.connection: Connection | None = None
        self._sequence = 0
        self._told: deque[tuple[int, str]] = deque(maxlen=REPLAY_LENGTH)
        self.again = 0
        """So many of the events that were received are sent once more with the next replay."""
        self._feed = FakeGateway(world.model, _Shaper(intents, self.push)).feed

    def push(self, event: str, payload: Any) -> None:
        """Tells this session of an event, whatever its intents, and keeps it for a replay."""
        self._sequence += 1
        frame = {"op": Op.DISPATCH, "t": event, "s": self._sequence, "d": payload}
        self._told.append((self._sequence, json.dumps(frame)))
        if self.connection is not None:
            self.connection.outbox.put_nowait(self._told[-1][1])

    def feed(self, event: str, payload: Mapping[str, Any]) -> None:
        """Tells this session of an event that concerns its shard and its intents."""
        guild = payload.get("guild_id") or (payload.get("id") if event.startswith("GUILD_") else None)
        if (int(guild or 0) >> 22) % self.shard[1] == self.shard[0]:
            self._feed(event, payload)

    def replay(self, connection: Connection, after: int) -> None:
        """Takes over a new connection and sends it all it has missed."""
        self.connection = connection
        after, self.again = after - self.again, 0
        for sequence, frame in self._told:
            if sequence > after:
                connection.outbox.put_nowait(frame)
        self.push("RESUMED", {})


class Gateway:
    """All sessions; `address` must be set to this server's ws:// address before anybody connects."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.address = ""
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        world.model.subscribers.append(self._on_event)

    def _on_event(self, event: str, payload: Mapping[str, Any]) -> None:
        for session in list(self.sessions.values()):
            session.feed(event, payload)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serves one gateway connection to its end."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        connection = Connection(socket)
        connection.send(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        writer = asyncio.create_task(connection.write())
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._receive(connection, json.loads(message.data))
        finally:
            writer.cancel()
            self._detach(connection)
        return socket

    async def _receive(self, connection: Connection, frame: dict[str, Any]) -> None:
        op, data = frame["op"], frame["d"]
        if op in (Op.IDENTIFY, Op.RESUME) and data["token"] != self.world.token:
            await connection.socket.close(code=AUTHENTICATION_FAILED, message=b"Authentication failed.")
            return
        match op:
            case Op.HEARTBEAT:
                asyncio.get_running_loop().call_later(ACK_AFTER, connection.send, Op.HEARTBEAT_ACK)
            case Op.IDENTIFY:
                self._identify(connection, data)
            case Op.RESUME:
                self._resume(connection, data)
            case _:
                pass  # presence, voice and member requests have no effect on a card game

    def _identify(self, connection: Connection, data: dict[str, Any]) -> None:
        shard, shards = data.get("shard") or (0, 1)
        session = Session(self.world, data["intents"], (shard, shards))
        self._forget_detached(session.shard)
        self.sessions[session.id] = session
        self.identified += 1
        session.connection = connection
        session.push("READY", self._ready(session))
        for guild in self.world.model.guilds.values():
            payload = serializers.guild_create_payload(self.world.model, guild)
            session.feed("GUILD_CREATE", {**payload, "unavailable": False})
        self._note_online()

    def _ready(self, session: Session) -> dict[str, Any]:
        model = self.world.model
        return {
            "v": 10,
            "user": serializers.user_payload(model.bot_user),
            "guilds": [{"id": str(guild_id), "unavailable": True} for guild_id in model.guilds],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "shard": list(session.shard),
            "application": {"id": str(model.application_id), "flags": 0},
        }

    def _resume(self, connection: Connection, data: dict[str, Any]) -> None:
        session = self.sessions.get(data["session_id"])
        if session is None:
            connection.send(Op.INVALID_SESSION, False)
            return
        session.replay(connection, data["seq"] or 0)
        self._note_online()

    def _forget_detached(self, shard: tuple[int, int]) -> None:
        """Drops what a dead process of the same shard left behind; nobody can come back for it."""
        for session in list(self.sessions.values()):
            if session.shard == shard and session.connection is None:
                del self.sessions[session.id]

    def _detach(self, connection: Connection) -> None:
        for session in self.sessions.values():
            if session.connection is connection:
                session.connection = None
        self._note_online()

    def _note_online(self) -> None:
        self.world.set_online(any(session.connection for session in self.sessions.values()))

    async def delivered(self) -> None:
        """Waits until everything that was told so far is on its way over the connections there are."""
        waiting = [
            session.connection.outbox.join() for session in self.sessions.values() if session.connection
        ]
        await asyncio.gather(*waiting)

    # Trouble

    async def drop(self, *, forget: bool = False, again: int = 0) -> None:
        """Closes every connection; with `forget` the sessions are lost too, so that the bot must identify.

        So many events as `again` says come a second time when it resumes, as Discord does it now and then.
        """
        for session in self.sessions.values():
            session.again = again
        connections = [session.connection for session in self.sessions.values() if session.connection]
        if forget:
            self.sessions.clear()
        for connection in connections:
            await connection.socket.close(code=UNKNOWN_ERROR, message=b"Unknown error")

    def info(self) -> dict[str, Any]:
        """Returns what `GET /gateway/bot` answers."""
        limit = {
            "total": 1000,
            "remaining": max(0, 1000 - self.identified),
            "reset_after": 86_400_000,
            "max_concurrency": 1,
        }
        return {"url": self.address, "shards": 1, "session_start_limit": limit}
