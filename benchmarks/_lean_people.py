"""People at tables of a lean stand-in: each table makes a move every so many seconds, from what its messages show."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Any

from benchmarks._lean import FIRST, KEEP, Kept, Lean, Press, direct_channel
from benchmarks._prepared import LIVE, Seated
from sandbox.child import Child, bot_command

GREEN = 3
IN_PUBLIC = 1 / 15
START_WITHIN = 300.0
SETTLE = 2.0
SETTINGS = {
    "COMPUTER_PACE": "0",
    "BETWEEN_ROUNDS": "0",
    "TURN_CLOCK": LIVE,
    "REMATCH_CLOCK": "86400",
    "LOG_LEVEL": "ERROR",
    "DIRECT_MESSAGES_PACE": "0",
    "BACKUP_EVERY": "0",
}

Json = dict[str, Any]


class Bot:
    """The real bot as a process of its own, and what can be read of it from outside."""

    def __init__(self, lean: Lean, database: Path, **settings: str) -> None:
        environment = {**SETTINGS, "DATABASE": str(database), **settings}
        self.child = Child(bot_command(), environment, print_line=print)
        self.database = database
        self._lean = lean

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Starts it, waits until it is connected, and ends it afterwards."""
        self.child.environment = {**self._lean.environment(), **self.child.environment}
        self.child.start()
        try:
            async with asyncio.timeout(START_WITHIN):
                await self._lean.online.wait()
            yield
        finally:
            await self.child.stop()

    def cpu(self) -> float:
        """Returns the seconds of processor time it has used so far."""
        fields = self._proc("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Returns the bytes of memory it holds (resident)."""
        return int(self._proc("statm").split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def _proc(self, name: str) -> str:
        return Path(f"/proc/{self.child.pid}/{name}").read_text(encoding="ascii")

    def moves(self) -> int:
        """Returns how many moves it has written down."""
        return int(self.ask("SELECT count(*) FROM log WHERE action <> '[]'")[0][0])

    def behind(self) -> set[tuple[str, int]]:
        """Returns the messages that do not show the newest state: tables and seats, -1 for the table message."""
        return set(self.ask("SELECT table_id, seat FROM slots WHERE shown < wanted AND closed = 0"))

    def ask(self, query: str) -> list[tuple[Any, ...]]:
        """Returns what a question to its database gives."""
        connection = sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)
        try:
            return connection.execute(query).fetchall()
        finally:
            connection.close()

    async def caught_up(self) -> None:
        """Waits until every message shows the newest state; the database is asked four times a second."""
        while self.behind():  # noqa: ASYNC110 - the database tells nobody when it changes
            await asyncio.sleep(0.25)


@contextmanager
def folder() -> Iterator[Path]:
    """Gives the path of a database that is not there yet."""
    with tempfile.TemporaryDirectory() as made:
        yield Path(made) / "bot.sqlite3"


async def bare_memory(lean: Lean) -> int:
    """Returns what the bot holds when it knows the servers, but no table."""
    with folder() as database:
        bot = Bot(lean, database)
        async with bot.running():
            await asyncio.sleep(SETTLE)
            return bot.memory()


class People:
    """Everybody at some tables; the curious look at their hands where nobody knows whose turn it is."""

    def __init__(self, lean: Lean, tables: list[Seated], *, pace: float, curious: bool = False) -> None:
        self.lean = lean
        self.tables = tables
        self.pace = pace
        self.curious = curious
        self.playing = True
        self._rng = Random(1)

    async def play(self) -> None:
        """Has every table make a move each `pace` seconds, not all at the same time, until told to stop."""
        async with asyncio.TaskGroup() as tasks:
            for table in self.tables:
                tasks.create_task(self._play(table, self._rng.random() * self.pace))

    async def _play(self, table: Seated, first: float) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + first
        while self.playing:
            await asyncio.sleep(max(0.0, due - loop.time()))
            await self.move(table)
            # A table whose answers come late makes its next move later, it does not hurry.
            due = max(due + self.pace, loop.time())

    async def move_some(self, tables: int) -> None:
        """Has so many tables, drawn by lot, make a move at the same time."""
        await asyncio.gather(*map(self.move, self._rng.sample(self.tables, min(tables, len(self.tables)))))

    async def move(self, table: Seated) -> None:
        """Has whoever is to move at a table do so, or somebody deal the next round, or all of them want a rematch."""
        public = self.lean.newest[table.channel]
        verbs = _verbs(public)
        if "rematch" in verbs:
            for person in table.people:
                await self.press(table, person, public, verbs["rematch"])
        elif "next" in verbs:
            await self.press(table, table.people[0], public, verbs["next"])
        elif (to_move := self._to_move(table, public)) is not None:
            await self._act(table, to_move, public)
        else:
            table.unknown += 1
            if self.curious and "hand" in verbs:
                await self.press(table, self._rng.choice(table.people), public, verbs["hand"])

    def _to_move(self, table: Seated, public: Kept) -> int | None:
        """Returns who knows that it is his turn: from his hand, else from the table message; None where nobody does."""
        hands = [p for p in table.people if "Your turn" in self.lean.newest[direct_channel(p)].text]
        named = re.search(r"<@(\d+)>", public.text)
        if len(hands) == 1:
            return hands[0]
        return None if named is None or int(named[1]) == table.last else int(named[1])

    async def _act(self, table: Seated, person: int, public: Kept) -> None:
        hand = self.lean.newest[direct_channel(person)]
        if "Your turn" not in hand.text:
            # The table message has told him. A press on the old hand shows the new one.
            table.looked += 1
            old = next(iter(hand.controls()), None)
            if old is None:
                return
            await self.press(table, person, hand, old["custom_id"])
        table.last = person
        verbs = _verbs(hand)
        table.due_in_public += IN_PUBLIC
        chosen = _choice(hand)
        if chosen is None:
            return
        if chosen == verbs.get("draw") and table.due_in_public >= 1 and "draw" in _verbs(public):
            table.due_in_public -= 1
            await self.press(table, person, public, _verbs(public)["draw"])
            return
        await self.press(table, person, hand, chosen)
        if (suit := _suit(hand)) is not None:
            await self.press(table, person, hand, suit)

    async def press(self, table: Seated, person: int, message: Kept, custom_id: str) -> Press:
        """Presses a control, and notes how long the answer took, or that there was none."""
        press = await self.lean.press(person, message, custom_id)
        if press.came:
            table.waits.append(press.seconds)
            table.refused += press.kind == FIRST
            table.put_off += press.kind == KEEP
        else:
            table.unanswered += 1
        return press

    def forget(self) -> None:
        """Counts anew from here."""
        for table in self.tables:
            table.waits.clear()
            table.unanswered = table.refused = table.put_off = table.looked = table.unknown = 0


class Behind:
    """Looks each second which messages are behind, and for how long (seconds) one was without a break."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._since: dict[tuple[str, int], float] = {}
        self.counts: list[int] = []
        self.longest = 0.0

    async def watch(self) -> None:
        """Looks until cancelled."""
        while True:
            behind, now = await asyncio.to_thread(self._bot.behind), monotonic()
            self._since = {name: self._since.get(name, now) for name in behind}
            self.counts.append(len(behind))
            self.longest = max([self.longest, *(now - at for at in self._since.values())])
            await asyncio.sleep(1)

    def forget(self) -> None:
        """Counts anew from here, but for how long what is behind has been so."""
        self.counts, self.longest = [], 0.0


def _verbs(message: Kept) -> dict[str, str]:
    """Returns the custom ids of a message by what they do, the first of each."""
    found: dict[str, str] = {}
    for control in message.controls():
        found.setdefault(control["custom_id"].split(":")[3], control["custom_id"])
    return found


def _choice(hand: Kept) -> str | None:
    """Returns the first card that is marked as fitting, a suit that is to be named, else Draw, else Pass."""
    marked = (c for c in hand.controls() if c.get("style") == GREEN and ":play:" in c["custom_id"])
    verbs = _verbs(hand)
    card = next((str(control["custom_id"]) for control in marked), None)
    return card or verbs.get("name") or verbs.get("draw") or verbs.get("pass")


def _suit(hand: Kept) -> str | None:
    """Returns the first suit that is offered for an 8 just pressed, or that it is played as it is."""
    asked = (str(control["custom_id"]) for control in hand.controls())
    return next((each for each in asked if each.split(":")[3] == "play" and each.count(":") == 5), None)


def at(values: Sequence[float], share: float) -> float:
    """Returns the value that so large a share of all does not exceed; 0 where there is none."""
    return sorted(values)[min(int(len(values) * share), len(values) - 1)] if values else 0.0


def spread(values: Sequence[float], digits: int = 1) -> str:
    """Returns the median, and in brackets the least and the most."""
    return f"{median(values):.{digits}f} ({min(values):.{digits}f} … {max(values):.{digits}f})"


def load_average() -> str:
    """Returns how busy the machine is: the processes that ran or waited in the last minute."""
    return f"load average {os.getloadavg()[0]:.1f}"
