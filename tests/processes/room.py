"""A card room with the real bot as a child process, on a database in a file, and many people in it."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import aiohttp
from simcord.backend.models import Message

from bot.store.books import Books, books
from sandbox.child import Child
from sandbox.harness import Stage, open_stage

PEOPLE = ("Awa", "Binta", "Chidi", "Dawda", "Ebrima", "Fatou", "Gibril", "Haddy")
CHANNELS = ("cards", "lounge", "porch", "yard", "garden", "attic", "cellar")
"""One table each: that is what a server has unless it wants it otherwise."""
BOT = [sys.executable, "-m", "bot"]
ROOT = Path(__file__).parents[2]

HURRY = {
    "COMPUTER_PACE": "0.1-0.4",
    "CHALLENGE_WINDOW": "2",
    "CALL_GRACE": "0.3",
    "BETWEEN_ROUNDS": "2",
    "TURN_CLOCK": "120",
    "DIRECT_MESSAGES_PACE": "0",
    "BACKUP_EVERY": "0",
    "LOG_FORMAT": "json",
}
"""Settings under which much happens in little time."""

LOOK = 0.1
"""Seconds between two looks at what nobody tells of."""

READY = "Ready as "
OURS = ("bot", "cogs", "asyncio", "__main__")
"""Loggers whose errors are ours: the library logs it as an error when a connection is lost."""


class Room:
    """A stage, the bot on it, and what that bot has stored and printed."""

    def __init__(self, stage: Stage, database: Path, environment: Mapping[str, str]) -> None:
        self.stage = stage
        self.database = database
        self.world = stage.world
        self.port = free_port()
        self.environment = {**HURRY, "HEALTH_PORT": str(self.port), **environment}
        self.printed: list[str] = []
        self.alarms: list[str] = []
        self.starts: list[float] = []
        """Seconds from each start of a process until it was ready."""
        self._started = time.monotonic()
        self._ready = False

    @property
    def bot(self) -> Child:
        """Returns the bot's process, whether it runs or not."""
        assert self.stage.bot is not None
        return self.stage.bot

    def start(self) -> None:
        """Starts the bot; when it dies it is started again at once."""
        settings = {**self.stage.sandbox.environment(self.database), **self.environment}
        self.stage.bot = Child(BOT, settings, print_line=self._hear, first_wait=0.0)
        self.forget_start()
        self.stage.sandbox.look_after(self.stage.bot)

    def public(self) -> Iterator[Message]:
        """Yields what the bot has posted for everybody."""
        for name in CHANNELS:
            for message in self.world.model.messages.get(self.world.channel(name).id, {}).values():
                if message.author_id == self.world.model.bot_user.id and not message.is_ephemeral:
                    yield message

    def forget_start(self) -> None:
        """Begins to count the time until the bot is ready, because its process is about to end."""
        self._started, self._ready = time.monotonic(), False

    async def stop(self) -> None:
        """Tells the bot to stop, and does not start it again."""
        await self.bot.stop()

    def _hear(self, line: str) -> None:
        self.printed.append(line)
        if READY in line:
            self.starts.append(time.monotonic() - self._started)
            self._ready = True
        if is_alarm(line):
            self.alarms.append(line)
        self.stage._news.set()

    async def ready(self, limit: float = 60.0) -> None:
        """Waits until the bot's present process is ready; raises AssertionError that tells what it has printed."""
        try:
            await self.until(lambda: self._ready and self.world.bot_online, limit)
        except TimeoutError:
            raise AssertionError("\n".join(["the bot is not ready:", *self.printed[-20:]])) from None

    async def until(self, condition: Any, limit: float) -> None:
        """Waits until a condition holds that nobody tells of; raises TimeoutError."""
        async with asyncio.timeout(limit):
            while not condition():  # noqa: ASYNC110 - a file and a process tell nobody
                await asyncio.sleep(LOOK)

    async def kill(self) -> None:
        """Kills the bot as a power cut would; it starts again at once, and its time until it is ready is taken."""
        running = self.bot.starts
        self.forget_start()
        self.bot.kill()
        await self.until(lambda: self.bot.starts > running, 10)
        # What the dead process had printed has been read by now: the pipe is read to its end first.
        self._ready = False

    @contextmanager
    def store(self) -> Iterator[tuple[sqlite3.Connection, Books]]:
        """Looks into the file as another program would, in one moment of it."""
        address = f"{self.database.resolve().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True, isolation_level=None, timeout=5)) as connection:
            connection.execute("BEGIN")
            yield connection, books(connection)

    async def health(self) -> bool:
        """Tells whether the bot says that it is well."""
        try:
            async with aiohttp.ClientSession() as session:
                timeout = aiohttp.ClientTimeout(total=5)
                async with session.get(f"http://127.0.0.1:{self.port}/health", timeout=timeout) as answer:
                    return answer.status == 200
        except (aiohttp.ClientError, OSError, TimeoutError):
            return False

    async def command(self, *arguments: str) -> tuple[int, str]:
        """Runs a command of the bot beside it, as its operator would; returns its status and what it printed."""
        environment = {**self.stage.sandbox.environment(self.database), "PYTHONPATH": str(ROOT)}
        process = await asyncio.create_subprocess_exec(
            *BOT,
            *arguments,
            env=environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        printed, _ = await process.communicate()
        assert process.returncode is not None
        return process.returncode, printed.decode().strip()


@asynccontextmanager
async def open_room(
    database: Path, *, people: int = len(PEOPLE), environment: Mapping[str, str] | None = None
) -> AsyncIterator[Room]:
    """Opens a room with the bot ready in it."""
    async with open_stage(people=PEOPLE[:people], channels=CHANNELS) as stage:
        room = Room(stage, database, environment or {})
        room.start()
        await room.ready()
        yield room


def is_alarm(line: str) -> bool:
    """Tells whether the bot has printed what it must not: an error of its own, or what is no line of its log."""
    if line.startswith("(ended with status"):
        return False
    try:
        said = json.loads(line)
    except ValueError:
        return True
    return said["level"] in {"ERROR", "CRITICAL"} and said["logger"].split(".")[0] in OURS


def free_port() -> int:
    """Returns a port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
