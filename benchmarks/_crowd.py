"""Many tables of two people at the real bot, over sockets: the stand-in and the people in this process, the bot in its own."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from simcord.components import walk_components

from sandbox.child import Child, bot_command
from sandbox.limits import Limits, of_interaction
from sandbox.server import Sandbox
from sandbox.world import Notice, World

LIMIT = 120.0
AT_ONCE = 16
SETTINGS = {
    "COMPUTER_PACE": "0",
    "BETWEEN_ROUNDS": "0",
    "TURN_CLOCK": "3600",
    "LOG_LEVEL": "ERROR",
    "DIRECT_MESSAGES_PACE": "0",
}

Json = dict[str, Any]
Result = TypeVar("Result")


class NoLimits(Limits):
    """Takes every request: hundreds of tables are not opened within a second on Discord either."""

    def take(self, method: str, parts: list[str]) -> dict[str, str]:
        """Lets a request pass."""
        return {}


@dataclass
class Table:
    """One table: its channel, who sits there, what was last seen, and how long each press took (ms)."""

    channel: str
    people: tuple[str, ...]
    message: Json | None = None
    hands: dict[str, Json] = field(default_factory=dict)
    last: str = ""
    waits: list[float] = field(default_factory=list)
    unanswered: int = 0

    @property
    def over(self) -> bool:
        """Tells whether the table message offers a rematch."""
        return self.message is not None and control(self.message, "Rematch") is not None


class Crowd:
    """People at so many tables; every press of theirs is timed by the stand-in."""

    def __init__(self, tables: int, database: Path) -> None:
        names = [f"table-{number}" for number in range(tables)]
        seats = [(f"north{number}", f"south{number}") for number in range(tables)]
        self.world = World([person for pair in seats for person in pair], names)
        self.tables = [Table(name, pair) for name, pair in zip(names, seats, strict=True)]
        self.sandbox = Sandbox(world=self.world)
        self.database = database
        self.bot = Child(bot_command(), {})
        self._by_channel = {str(self.world.channel(table.channel).id): table for table in self.tables}
        self._by_person = {
            str(self.world.person(person).id): (table, person)
            for table in self.tables
            for person in table.people
        }
        self.playing = True
        self._news = asyncio.Event()

    # Counting

    def cpu(self) -> float:
        """Returns the seconds of processor time the bot has used so far."""
        fields = Path(f"/proc/{self.bot.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Returns the bytes of memory the bot holds (resident)."""
        pages = Path(f"/proc/{self.bot.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def moves(self) -> int:
        """Returns how many moves the bot has written down."""
        return self.ask("SELECT count(*) FROM log WHERE action <> '[]'")

    def behind(self) -> int:
        """Returns how many messages do not show the newest state."""
        return self.ask("SELECT count(*) FROM slots WHERE shown < wanted AND closed = 0")

    def ask(self, query: str) -> int:
        """Returns the one number a question to the bot's database gives."""
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as connection:
            found = int(connection.execute(query).fetchone()[0])
        connection.close()
        return found

    def limited_requests(self) -> int:
        """Returns how many requests have counted towards the 50 a second, the log of the stand-in permitting."""
        return sum(not of_interaction(entry.path.strip("/").split("/")) for entry in self.sandbox.rest.log)

    # Acting

    async def open(self, computers: int = 0, **options: Any) -> None:
        """Opens all tables and deals, without limits on requests; returns when everybody holds a hand."""
        limits, self.sandbox.rest.limits = self.sandbox.rest.limits, NoLimits()
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(table: Table) -> None:
            async with gate:
                await self._open_one(table, computers, options)

        async with asyncio.TaskGroup() as tasks:
            for table in self.tables:
                tasks.create_task(one(table))
        await self.caught_up()
        self.sandbox.rest.limits = limits

    async def _open_one(self, table: Table, computers: int, options: Json) -> None:
        host, *others = table.people
        await self.act(table, host, do="slash", channel=table.channel, name="table new", options=options)
        await self.until(lambda: table.message)
        for label, person in (
            *(("Join", other) for other in others),
            *[("Add computer", host)] * computers,
            ("Start", host),
        ):
            await self.press(table, person, label)
        await self.until(lambda: len(table.hands) == len(table.people))

    async def move(self, table: Table) -> None:
        """Has whoever is to move at a table do so: a card that fits, else Draw; a finished match goes into the next."""
        if table.over:
            for person in table.people:
                await self.press(table, person, "Rematch")
            return
        to_move = [who for who in table.people if "Your turn" in table.hands[who]["content"]]
        person = to_move[0] if to_move else next(who for who in table.people if who != table.last)
        if not to_move:
            # His hand is still on its way; he does not wait for it.
            await self.press(table, person, "My hand")
        hand, table.last = table.hands[person], person
        await self._press_id(table, person, hand, _choice(hand))
        if (hearts := control(table.hands[person], "Hearts")) is not None:
            await self._press_id(table, person, table.hands[person], hearts)

    async def press(self, table: Table, person: str, label: str) -> None:
        """Presses a button under the table message."""
        assert table.message is not None
        found = control(table.message, label)
        if found is not None:
            await self._press_id(table, person, table.message, found)

    async def _press_id(self, table: Table, person: str, message: Json, custom_id: str) -> None:
        # The control may have gone from the message a moment ago, as on Discord.
        await self.act(table, person, do="press", message_id=message["id"], custom_id=custom_id, forged=True)

    async def act(self, table: Table, person: str, **what: Any) -> None:
        """Lets a person act, and notes how long the answer took, or that there was none."""
        answer = await self.sandbox.control.act({"person": person, "wait": True, **what})
        if answer["ok"]:
            table.waits.append(answer["ms"])
        elif answer.get("state") == "failed":
            table.unanswered += 1
        else:
            raise RuntimeError(f"{person} cannot {what}: {answer}")

    async def until(self, condition: Callable[[], Result | None]) -> Result:
        """Waits until a condition is true, looking again at everything new. Raises TimeoutError."""
        async with asyncio.timeout(LIMIT):
            while not (found := condition()):
                self._news.clear()
                await self._news.wait()
        return found

    async def caught_up(self) -> None:
        """Waits until every message shows the newest state; the database is asked ten times a second."""
        while self.behind():  # noqa: ASYNC110 - the database tells nobody when it changes
            await asyncio.sleep(0.1)

    def hear(self, notice: Notice) -> None:
        """Keeps the newest table message and hands."""
        message = notice.get("d", {})
        if notice.get("name") in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and message.get("components"):
            if notice["audience"] is None:
                self._by_channel[str(message["channel_id"])].message = message
            elif (seated := self._by_person.get(notice["audience"][0])) is not None:
                seated[0].hands[seated[1]] = message
        self.wake()

    def wake(self) -> None:
        """Has everybody who waits look again."""
        self._news.set()


@asynccontextmanager
async def crowd_at(tables: int, **settings: str) -> AsyncIterator[Crowd]:
    """Opens a stand-in with a bot that is ready, for so many tables."""
    with tempfile.TemporaryDirectory() as folder:
        crowd = Crowd(tables, Path(folder) / "bot.sqlite3")
        await crowd.sandbox.start()
        crowd.world.listeners.append(crowd.hear)
        crowd.sandbox.rest.listeners.append(crowd.wake)
        environment = {**crowd.sandbox.environment(crowd.database), **SETTINGS, **settings}
        crowd.bot = Child(bot_command(), environment, print_line=print)
        crowd.sandbox.look_after(crowd.bot)
        try:
            await crowd.until(lambda: crowd.world.bot_online and crowd.world.commands())
            yield crowd
        finally:
            await crowd.sandbox.stop()


def control(message: Json, label: str) -> str | None:
    """Returns the custom id of the button with a label, None where there is none."""
    found = (c for c in walk_components(message["components"]) if c.get("label") == label)
    return next((str(component["custom_id"]) for component in found), None)


def _choice(hand: Json) -> str:
    """Returns the custom id of the first card that is marked as fitting, else of Draw."""
    marked = (c for c in _buttons(hand) if c.get("style") == 3 and ":play:" in c["custom_id"])
    return next((str(card["custom_id"]) for card in marked), control(hand, "Draw") or "")


def _buttons(hand: Json) -> Iterator[Json]:
    return (component for component in walk_components(hand["components"]) if "custom_id" in component)


def at(waits: Sequence[float], share: float) -> float:
    """Returns the wait that so large a share of all waits does not exceed."""
    return sorted(waits)[min(int(len(waits) * share), len(waits) - 1)]
