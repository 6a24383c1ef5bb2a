"""A stage for tests: the stand-in in this process, a bot in its own, and people told what to do.

    async with open_stage(command=[sys.executable, "-m", "bot"], database=tmp_path / "bot.db") as stage:
        await stage.bot_ready()
        answer = await stage.act("Awa", do="slash", channel="cards", name="table new", options={"seats": 3})
        table = await stage.message("cards", containing="Awa")
        await stage.act("Binta", do="press", message_id=table["id"], custom_id=stage.custom_id(table, "Join"))
        await stage.until(lambda: stage.messages("Binta"))
        await stage.trouble(do="kill_bot")
        assert not stage.problems()

Nothing here sleeps: everything waits for notices (the frames of /sandbox/live, all kept in `stage.notices`)
and gives up after a limit in seconds with an AssertionError that tells what was seen and what was printed.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from simcord.components import walk_components

from sandbox.child import Child, emojis_command
from sandbox.server import Sandbox, description_from_environment
from sandbox.world import CHANNELS, PEOPLE, Notice, World

T = TypeVar("T")
Json = dict[str, Any]

LIMIT = 10.0
START_LIMIT = 30.0


class Stage:
    """One stand-in with its people, seen from a test."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.world = sandbox.world
        self.bot: Child | None = None
        self.notices: list[Notice] = []
        self._mark = 0
        self._news = asyncio.Event()
        self.world.listeners.append(self._hear)
        sandbox.rest.listeners.append(self._news.set)

    def _hear(self, notice: Notice) -> None:
        self.notices.append(notice)
        self._news.set()

    # Doing

    async def act(self, person: str, *, wait: bool = True, **what: Any) -> Json:
        """Lets a person act as `POST /sandbox/act` does, and returns its answer.

        Waits for the bot's answer to an interaction (3 s at most) unless `wait` is false. What `wait_for`
        looks through begins at the last act or trouble.
        """
        self._mark = len(self.notices)
        return await self.sandbox.control.act({"person": person, "wait": wait, **what})

    async def trouble(self, **order: Any) -> None:
        """Makes trouble as `/sandbox/trouble` does; raises AssertionError where it cannot be made."""
        self._mark = len(self.notices)
        answer = await self.sandbox.control.make_trouble(order)
        assert answer["ok"], answer

    # Seeing

    def messages(self, where: str) -> list[Json]:
        """Returns what stands in a channel for everybody to see, or all that one person alone can see."""
        if where.lower() in {person.name for person in self.world.people}:
            alone = [str(self.world.person(where).id)]
            return [message for message in self.world.messages() if message["audience"] == alone]
        channel = self.world.channel(where).id
        return [message for message in self.world.messages(channel) if message["audience"] is None]

    def requests(self, after: int = 0) -> list[Json]:
        """Returns the REST requests numbered above `after`."""
        return list(self.sandbox.rest.requests(after))

    def refusals(self, code: int) -> list[Json]:
        """Returns the requests that were refused with one of Discord's error codes."""
        return [request for request in self.requests() if request["code"] == code]

    def problems(self) -> list[str]:
        """Returns everything that was wrong with any request."""
        return [
            f"{request['method']} {request['route']}: {problem}"
            for request in self.requests()
            for problem in request["problems"]
        ]

    @staticmethod
    def custom_id(message: Json, label: str) -> str:
        """Returns the custom id of the button with a label, or of the select with a placeholder."""
        for component in walk_components(message["components"]):
            if label in (component.get("label"), component.get("placeholder")):
                return str(component["custom_id"])
        raise AssertionError(f"no control {label!r} on {message['content']!r}")

    # Waiting

    async def bot_ready(self, limit: float = START_LIMIT) -> None:
        """Waits until the bot is connected and has registered its commands."""
        await self.until(lambda: self.world.bot_online and self.world.commands(), limit)

    async def wait_for(
        self, wanted: Callable[[Notice], Any], limit: float = LIMIT, *, since: int | None = None
    ) -> Notice:
        """Returns the first notice `wanted` is true for, from the last act or from number `since` on."""
        start = self._mark if since is None else since
        return await self.until(lambda: next(filter(wanted, self.notices[start:]), None), limit)

    async def message(self, where: str, *, containing: str, limit: float = LIMIT) -> Json:
        """Waits for a message that shows some words anywhere, and returns the newest such."""
        return await self.until(
            lambda: next((m for m in reversed(self.messages(where)) if containing in text_of(m)), None), limit
        )

    async def until(self, condition: Callable[[], T | None], limit: float = LIMIT) -> T:
        """Waits until `condition` returns something true, looking again at each notice, and returns that."""
        try:
            async with asyncio.timeout(limit):
                while not (result := condition()):
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise AssertionError(self._account(limit)) from None
        return result

    async def printed(self, words: str, limit: float = LIMIT) -> str:
        """Waits for a line of the bot's output that contains some words, and returns it."""
        bot = self.bot
        assert bot is not None
        return await self.until(lambda: next((line for line in bot.output if words in line), None), limit)

    def _account(self, limit: float) -> str:
        seen = [f"  {n['type']} {n.get('name', '')}{n.get('state', '')}" for n in self.notices[self._mark :]]
        printed = list(self.bot.output)[-20:] if self.bot is not None else []
        return "\n".join(
            [f"waited {limit:g} s in vain; seen since the last act:", *seen, "the bot:", *printed]
        )


def text_of(message: Json) -> str:
    """Returns every word a message shows, its controls' labels included."""
    embeds = [
        str(text)
        for embed in message["embeds"]
        for text in (
            embed.get("title"),
            embed.get("description"),
            *(part for item in embed.get("fields", []) for part in (item["name"], item["value"])),
            (embed.get("footer") or {}).get("text"),
        )
        if text
    ]
    controls = [
        str(component.get("content") or component.get("label") or component.get("placeholder") or "")
        for component in walk_components(message["components"])
    ]
    return "\n".join([message["content"], *embeds, *controls])


@asynccontextmanager
async def open_stage(
    command: Sequence[str] | None = None,
    *,
    database: Path = Path("unused.db"),
    environment: dict[str, str] | None = None,
    people: Sequence[str] = PEOPLE,
    channels: Sequence[str] = CHANNELS,
    emojis: bool = False,
) -> AsyncIterator[Stage]:
    """Opens a stage on a free port and, with `command`, starts the bot with more `environment`.

    With `emojis` the bot's command that uploads them is run first.
    """
    sandbox = Sandbox(description_from_environment(), world=World(people, channels))
    await sandbox.start()
    stage = Stage(sandbox)
    try:
        if command is not None:
            settings = {**sandbox.environment(database), **(environment or {})}
            before = emojis_command() if emojis else ()
            stage.bot = Child(command, settings, before=before, print_line=lambda _: stage._news.set())
            sandbox.look_after(stage.bot)
        yield stage
    finally:
        await sandbox.stop()
