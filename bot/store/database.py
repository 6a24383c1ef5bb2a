"""The one entry to the database: whole transactions, as functions, on one worker thread.

Functions that wait while a transaction is being committed are committed together in the next one, each under a
savepoint of its own, so that one that fails fails alone.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, Self, TypeVar

from aiosqlite import Connection

from bot.store.books import Books, books
from bot.store.errors import Corrupt, StoreError, Unreadable, Unwritable
from bot.store.lock import FileLock
from bot.store.schema import upgrade

Result = TypeVar("Result")
Work = Callable[[Books], Result]

BUSY_MS = 800
"""How long to wait for another program's lock; below the 1.2 s after which a press is deferred."""


class Waiting(Generic[Result]):
    """A function that waits to be run, and then what came of it."""

    def __init__(self, work: Work[Result]) -> None:
        self.work = work
        self.outcome: asyncio.Future[Result] = asyncio.get_running_loop().create_future()


class Worker(Connection):
    """A connection whose thread runs whole functions."""

    async def run(self, function: Callable[[sqlite3.Connection], Result]) -> Result:
        """Run a function with the plain connection on the thread."""
        result: Result = await self._execute(function, self._conn)  # type: ignore[no-untyped-call]
        return result

    async def begun(self) -> Self:
        """Connect; what fails leaves no thread behind, which would speak to a loop that is closed."""
        try:
            await self
        except BaseException:
            await asyncio.to_thread(self._thread.join)
            raise
        return self


class Database:
    """An open database. Made by `Database.open`; to be closed, or its threads keep the process alive."""

    def __init__(self, writer: Worker, reader: Worker, lock: FileLock) -> None:
        self._writer = writer
        self._reader = reader
        self._lock = lock
        self._waiting: list[Waiting[Any]] = []
        self._committing: asyncio.Task[None] | None = None
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open a database, making or upgrading it. Raises a `StoreError` with one clear line."""
        _see_that_it_is_a_private_file(path)
        lock = FileLock(path)
        writer: Worker | None = None
        try:
            writer = await _connect(path, read_only=False)
            await writer.run(lambda connection: _prepare(connection, path))
            return cls(writer, await _connect(path, read_only=True), lock)
        except BaseException as error:
            if writer is not None:
                await writer.close()
            lock.release()
            raise _plainly(error, path) from error

    async def close(self) -> None:
        """Finish what waits, and close the file; closing twice does no harm."""
        if self._closed:
            return
        self._closed = True
        if self._committing is not None:
            await asyncio.wait([self._committing])
        await self._reader.close()
        await self._writer.close()
        self._lock.release()

    async def run(self, work: Work[Result], /) -> Result:
        """Do `work` in a transaction and commit it; what it raises undoes it and comes out here.

        Raises `Unwritable` when nothing could be written.
        """
        waiting = Waiting(work)
        self._waiting.append(waiting)
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit_all())
        return await waiting.outcome

    async def read(self, look: Work[Result], /) -> Result:
        """Look something up beside the transactions. Raises `Unreadable`, `Corrupt`."""
        try:
            return await self._reader.run(lambda connection: look(books(connection)))
        except sqlite3.Error as error:
            raise _own(error, Unreadable) from error

    async def _commit_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            outcomes = await self._commit([waiting.work for waiting in batch])
            for waiting, outcome in zip(batch, outcomes, strict=True):
                _settle(waiting.outcome, outcome)
        self._committing = None

    async def _commit(self, works: list[Work[Any]]) -> list[Any]:
        try:
            return await self._writer.run(lambda connection: together(connection, works))
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait have to hear of it
            return [Failed(error)] * len(works)


class Failed:
    """What a function raised."""

    def __init__(self, error: Exception) -> None:
        self.error = error


def together(connection: sqlite3.Connection, works: list[Work[Any]]) -> list[Any]:
    """Run functions in one transaction and return what each returned, or `Failed`. Raises `Unwritable`."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [_alone(connection, work) for work in works]
        connection.execute("COMMIT")
    except BaseException as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        if isinstance(error, sqlite3.Error):
            raise _own(error, Unwritable) from error
        raise
    return outcomes


def _alone(connection: sqlite3.Connection, work: Work[Any]) -> Any:
    """Run one function under its savepoint."""
    connection.execute("SAVEPOINT alone")
    try:
        outcome = work(books(connection))
    except Exception as error:
        if isinstance(error, sqlite3.OperationalError) and not connection.in_transaction:
            raise  # a full disk ends the whole transaction
        connection.execute("ROLLBACK TO alone")
        outcome = Failed(_own(error, Unwritable) if isinstance(error, sqlite3.Error) else error)
    connection.execute("RELEASE alone")
    return outcome


def _own(error: sqlite3.Error, why: type[StoreError]) -> Exception:
    """Return the store's own error for one of the database; a slip of ours, like a rule of a table broken, stays."""
    if isinstance(error, sqlite3.OperationalError):
        return why(str(error))
    return Corrupt(str(error)) if type(error) is sqlite3.DatabaseError else error


def _settle(future: asyncio.Future[Any], outcome: Any) -> None:
    if future.cancelled():
        return
    if isinstance(outcome, Failed):
        future.set_exception(outcome.error)
    else:
        future.set_result(outcome)


def _see_that_it_is_a_private_file(path: Path) -> None:
    """Make the file where there is none, for its owner alone: it holds every hand. Raises `Unwritable`."""
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise Unwritable(f"{path} cannot be written: {error.strerror}") from error
    os.close(file)
    if not path.is_file():
        raise Unwritable(f"{path} is not a file")


async def _connect(path: Path, *, read_only: bool) -> Worker:
    def connector() -> sqlite3.Connection:
        address = f"{path.resolve().as_uri()}?mode={'ro' if read_only else 'rwc'}"
        connection = sqlite3.connect(address, uri=True, isolation_level=None, timeout=BUSY_MS / 1000)
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    return await Worker(connector, iter_chunk_size=64).begun()


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    if not _is_ours(connection):
        raise Unreadable(f"{path} is not a database of this bot")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    if connection.execute("PRAGMA quick_check").fetchone()[0] != "ok":
        raise Corrupt(f"{path} is damaged")
    upgrade(connection, path)
    # Whether it can be written is found out before Discord is asked for anything.
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("ROLLBACK")
    # What is in the log beside a young database is brought into the file, which would be empty without it.
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _is_ours(connection: sqlite3.Connection) -> bool:
    """Tell a database of this bot, or one without anything in it, from that of another program."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    return not names or "slots" in names


def _plainly(error: BaseException, path: Path) -> BaseException:
    """Say in one line why a database cannot be opened."""
    if isinstance(error, StoreError) or not isinstance(error, sqlite3.Error):
        return error
    if isinstance(error, sqlite3.OperationalError):
        return Unwritable(f"{path} cannot be written: {error}")
    return Corrupt(f"{path} is not a database of this bot, or damaged: {error}")
