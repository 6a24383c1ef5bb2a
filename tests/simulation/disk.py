"""The database of the simulation: the store's own functions on one connection in memory, in one thread."""

import asyncio
import re
import sqlite3
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar, cast

from bot.store.database import Database, Worker
from bot.store.lock import FileLock
from bot.store.privacy_texts import GONE
from bot.store.schema import steps

Result = TypeVar("Result")

FORGETS = GONE[-1]
"""What is done last of what somebody is forgotten by, wherever he is stored as a person."""

ROOM = 1 << 30
"""Pages a database may have that has room."""

_WRITES = re.compile(r"\b(?:INTO|UPDATE|DELETE FROM)\s+(\w+)")


class Disk(sqlite3.Connection):
    """A connection that can be told to be locked, and that tells of every commit.

    `gate` is passed before every commit: there the process may die, and everything is rolled back. `committed` is
    called after it, with the tables that may have been written since it was called last.
    """

    gate: Callable[[], None]
    committed: Callable[[set[str]], None]
    locked: Callable[[], bool]
    written: set[str]
    forgotten: set[int]
    """Who is forgotten with what is committed next."""

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        """Execute a statement."""
        if sql == "BEGIN IMMEDIATE" and self.locked():
            raise sqlite3.OperationalError("database is locked")
        if sql != "COMMIT":
            self._note(sql)
            if sql == FORGETS:
                self.forgotten.add(parameters[0])
            return super().execute(sql, parameters)
        self.gate()
        cursor = super().execute(sql)
        written, self.written = self.written, set()
        self.committed(written)
        self.forgotten.clear()
        return cursor

    def executemany(self, sql: str, parameters: Any, /) -> sqlite3.Cursor:
        """Execute a statement many times."""
        self._note(sql)
        return super().executemany(sql, parameters)

    def fill(self, *, full: bool) -> None:
        """Leave no room for anything more, or have room again."""
        pages = self.execute("PRAGMA page_count").fetchone()[0] if full else ROOM
        self.execute(f"PRAGMA max_page_count = {pages}")

    def _note(self, sql: str) -> None:
        if sql.startswith(("BEGIN", "ROLLBACK")):
            self.forgotten.clear()
        changed = _WRITES.search(sql)
        if changed:
            self.written.add(changed[1])


def new_disk() -> Disk:
    """Return an empty database of the newest schema."""
    disk = sqlite3.connect(":memory:", isolation_level=None, factory=Disk)
    disk.gate = lambda: None
    disk.committed = lambda _: None
    disk.written = set()
    disk.forgotten = set()
    disk.locked = lambda: False
    disk.execute("PRAGMA foreign_keys = ON")
    for step in steps():
        disk.executescript(step)
    return disk


class SimWorker:
    """Runs functions with the connection after a moment, as the store's thread does."""

    def __init__(self, disk: Disk, rng: Random, *, slow: bool) -> None:
        self._disk = disk
        self._rng = rng
        self._slow = slow

    async def run(self, function: Callable[[sqlite3.Connection], Result]) -> Result:
        """Run a function; what it does is done in one moment."""
        await asyncio.sleep(self._moment())
        result = function(self._disk)
        await asyncio.sleep(0)
        return result

    def _moment(self) -> float:
        if self._slow and self._rng.random() < 0.02:
            return self._rng.uniform(0.1, 2.0)
        return self._rng.uniform(0.0005, 0.004)


def database_on(disk: Disk, rng: Random, *, slow: bool) -> Database:
    """Return the store on a connection, for a new process."""
    writer, reader = SimWorker(disk, rng, slow=slow), SimWorker(disk, rng, slow=False)
    return Database(cast("Worker", writer), cast("Worker", reader), cast("FileLock", None))
