"""Put a backup in the place of the database, by command only; the old database is kept aside, not overwritten.

Whenever the process dies, the old database is there whole, or the new one is.
"""

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple, TypeVar

from bot.store.backups import STAMP, check, copy, reading, see_that_it_is_a_file, to_disk
from bot.store.deadlines import Deadlines
from bot.store.errors import InUse, StoreError, Unwritable
from bot.store.lock import FileLock
from bot.store.schema import upgrade
from bot.store.taken_back import standing, take_back

BESIDE = ("-journal", "-wal", "-shm")
"""What SQLite keeps beside a database, and would take for that of another in its place."""

PATIENCE = 5.0
"""Seconds another program may take with the old database before it is said to be in use."""

Found = TypeVar("Found")


class Lost(NamedTuple):
    """What stands in a database and not in its backup: changes at tables, and tables that were opened later."""

    changes: int
    tables: int
    opened: int


class Restored(NamedTuple):
    """What a restoration did.

    `until` is the time everything is kept up to (epoch seconds). `lost` is what was taken back, None where the old
    database cannot be read. `kept` is the old one, if there was one.
    """

    until: float
    lost: Lost | None
    kept: Path | None


def restore(database: Path, backup: Path, *, now: float) -> Restored:
    """Put a backup in the place of a database. Raises `StoreError`, `InUse` among them, and then nothing has changed."""
    schema = check(backup)
    _see_that_it_can_be_replaced(database, backup)
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(database)
    except OSError as error:
        raise _plainly(error, database) from error
    fresh = database.with_name(f"{database.name}.restored")
    try:
        _take_away(_beside(fresh))
        copy(backup, fresh)
        restored = _weighed(database, fresh)
        _mark(fresh, schema, lambda bare: _note(bare, database, restored.until, now))
        kept = _put_aside(database, now)
        _settle_or_take_away(database, kept)
        _take_away(_beside(database))
        to_disk(database.parent)
        fresh.replace(database)
        to_disk(database.parent)
        return restored._replace(kept=kept)
    except OSError as error:
        raise _plainly(error, database) from error
    finally:
        _take_away((fresh, *_beside(fresh)))
        lock.release()


def _see_that_it_can_be_replaced(database: Path, backup: Path) -> None:
    """Refuse to put a backup in the place of a folder or a device, or of itself."""
    if not database.exists():
        return
    see_that_it_is_a_file(database)
    if database.samefile(backup):
        raise Unwritable(f"{backup} is the database itself, not a backup of it")


def _weighed(database: Path, backup: Path) -> Restored:
    """Compare a database with its backup: what stands in the one and not in the other."""
    there, here = _asked(database, _changes), _asked(backup, _changes) or {}
    until = _asked(backup, _last_time) or 0.0
    if there is None:
        return Restored(until, None, None)
    back = [version - here[table] for table, version in there.items() if version > here.get(table, version)]
    return Restored(until, Lost(sum(back), len(back), len(there.keys() - here.keys())), None)


def _changes(connection: sqlite3.Connection) -> dict[str, int]:
    return dict(connection.execute("SELECT id, version FROM tables").fetchall())


def _last_time(connection: sqlite3.Connection) -> float:
    """Return when anything was last written."""
    query = "SELECT max(at) FROM (SELECT max(at) AS at FROM log UNION SELECT max(at) FROM alive)"
    return float(connection.execute(query).fetchone()[0] or 0)


def _asked(path: Path, question: Callable[[sqlite3.Connection], Found]) -> Found | None:
    """Ask a database that may be damaged, or not be there at all."""
    try:
        with closing(reading(path)) as connection:
            return question(connection)
    except sqlite3.Error:
        return None


def _mark(path: Path, schema: int, note: Callable[[sqlite3.Connection], None]) -> None:
    """Bring a backup up to date, and leave word in it for the bot's next start."""
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            upgrade(connection, path, keep_old=False)
            connection.execute("BEGIN IMMEDIATE")
            note(connection)
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise Unwritable(f"{path} (schema {schema}) cannot be brought up to date: {error}") from error


def _note(connection: sqlite3.Connection, database: Path, until: float, now: float) -> None:
    """Leave word to tell every table, and to clear away what stands in Discord and is newer."""
    Deadlines(connection).restore(until)
    take_back(connection, _asked(database, standing), until, now)


def _put_aside(database: Path, now: float) -> Path | None:
    """Copy the old database and what belongs to it; return where it is kept, if there was one. Raises OSError."""
    kept = database.with_name(f"{database.name}.before-{datetime.fromtimestamp(now, UTC).strftime(STAMP)}")
    try:
        for suffix, path in zip(("", *BESIDE), (database, *_beside(database)), strict=True):
            if path.exists():
                shutil.copy2(path, f"{kept}{suffix}")
    except OSError:
        _take_away((kept, *_beside(kept)))
        raise
    os.sync()
    return kept if kept.exists() else None


def _settle_or_take_away(database: Path, kept: Path | None) -> None:
    """Settle the old database; where that is refused nothing has changed, so its copy goes too. Raises `InUse`."""
    try:
        _settle(database)
    except InUse:
        if kept is not None:
            _take_away((kept, *_beside(kept)))
        raise


def _settle(database: Path) -> None:
    """Bring into the old database what stands beside it, so that it is whole without. Raises `InUse`.

    One that is damaged stays as it is: there is nothing to lose in it that is not kept aside.
    """
    if not database.exists():
        return
    try:
        with closing(sqlite3.connect(database, isolation_level=None, timeout=PATIENCE)) as connection:
            in_use = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    except sqlite3.Error:
        return
    if in_use:
        raise InUse(f"{database} is in use by another program")


def _take_away(paths: Iterable[Path]) -> None:
    for path in paths:
        path.unlink(missing_ok=True)


def _beside(database: Path) -> Iterator[Path]:
    return (database.with_name(f"{database.name}{suffix}") for suffix in BESIDE)


def _plainly(error: OSError, database: Path) -> StoreError:
    if isinstance(error, StoreError):
        return error
    return Unwritable(f"{database} cannot be written: {error.strerror}")
