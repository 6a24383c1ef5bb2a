"""Backups: whole copies of the database in a folder, made while it is in use, and thinned out as they age.

A name tells the database and when the backup was made (UTC): `last-card-20260131T120000Z.sqlite3`. A backup holds every
hand on the tables, so only its owner may read it.
"""

import os
import re
import sqlite3
import time
from collections.abc import Iterable, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from bot.store.errors import Corrupt, NewerSchema, StoreError, Unreadable, Unwritable
from bot.store.schema import steps, version_of

HOUR, DAY = 3_600, 86_400
STAMP = "%Y%m%dT%H%M%SZ"


class Backup(NamedTuple):
    """A backup, and when it was made (epoch seconds)."""

    made_at: float
    path: Path


class Backups:
    """The backups of one database: all of the last hours, one a day of the last days, and always the newest."""

    def __init__(
        self, database: Path, folder: Path, *, keep_all: float = 48 * HOUR, keep_daily: float = 30 * DAY
    ) -> None:
        """`keep_all` and `keep_daily` are ages in seconds."""
        self.database = database
        self.folder = folder
        self._keep_all = keep_all
        self._keep_daily = keep_daily
        self._name = re.compile(rf"{re.escape(database.stem)}-(\d{{8}}T\d{{6}}Z)\.sqlite3")

    def all(self) -> Sequence[Backup]:
        """Return the backups there are, the newest first."""
        try:
            found = [(self._name.fullmatch(path.name), path) for path in self.folder.iterdir()]
        except OSError:
            return []
        return sorted((Backup(_time_of(name[1]), path) for name, path in found if name), reverse=True)

    def newest_sound(self) -> Path | None:
        """Return the newest backup that can be restored, None when there is none."""
        return next((backup.path for backup in self.all() if _is_sound(backup.path)), None)

    def make(self, to: Path | None = None, *, now: float | None = None) -> Path:
        """Make a backup, at a path or under the name of its time, and return where it is. Raises `StoreError`."""
        made_at = time.time() if now is None else now
        name = f"{self.database.stem}-{datetime.fromtimestamp(made_at, UTC).strftime(STAMP)}.sqlite3"
        target = to or self.folder / name
        _see_that_it_can_be_copied(self.database, target)
        try:
            target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise Unwritable(f"{target.parent} cannot be made: {error.strerror}") from error
        copy(self.database, target)
        return target

    def thin(self, now: float) -> Sequence[Path]:
        """Take away the backups that are too old, and return them."""
        there = self.all()
        kept = self._kept(there, now)
        gone = [backup.path for backup in there if backup not in kept]
        for path in gone:
            path.unlink(missing_ok=True)
        return gone

    def _kept(self, there: Iterable[Backup], now: float) -> set[Backup]:
        kept: set[Backup] = set()
        days: set[int] = set()
        for backup in there:
            age, day = now - backup.made_at, int(backup.made_at // DAY)
            first_of_day = day not in days
            if not kept or age <= self._keep_all or (first_of_day and age <= self._keep_daily):
                kept.add(backup)
                days.add(day)
        return kept


def copy(source: Path, target: Path) -> None:
    """Copy a database, also one that is in use, to a file, which is replaced when the copy is whole and sound.

    Raises `StoreError`.
    """
    _see_that_it_can_be_copied(source, target)
    partial = target.with_name(f"{target.name}.partial")
    try:
        partial.unlink(missing_ok=True)
        os.close(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        _copy(source, partial)
        check(partial, called=source)
        to_disk(partial)
        partial.replace(target)
        to_disk(target.parent)
    except sqlite3.Error as error:
        raise _plainly(error, source, target) from error
    except OSError as error:
        if isinstance(error, StoreError):
            raise
        raise Unwritable(f"{target} cannot be written: {error.strerror}") from error
    finally:
        partial.unlink(missing_ok=True)


def _see_that_it_can_be_copied(source: Path, target: Path) -> None:
    """Refuse what is no file, and a copy onto itself, which would take the file away from a bot that runs."""
    see_that_it_is_a_file(source)
    if target.exists() and target.samefile(source):
        raise Unwritable(f"{target} is the database itself: a backup goes to another file")


def see_that_it_is_a_file(path: Path) -> None:
    """Refuse what is not there, and folders and devices. Raises `Unreadable`."""
    if not path.exists():
        raise Unreadable(f"{path} is not there")
    if not path.is_file():
        raise Unreadable(f"{path} is not a file")


def check(path: Path, *, called: Path | None = None) -> int:
    """Read the whole of a database of this bot and return its schema; a copy may be called by what it is a copy of.

    Raises `Corrupt`, `NewerSchema`, `Unreadable`.
    """
    see_that_it_is_a_file(path)
    name = called or path
    try:
        with closing(reading(path)) as connection:
            sound = connection.execute("PRAGMA quick_check").fetchone()[0] == "ok"
            schema = version_of(connection)
            ours = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'slots'").fetchone()
    except sqlite3.OperationalError as error:
        raise Unreadable(f"{name} cannot be read: {error}") from error
    except sqlite3.Error as error:
        raise Corrupt(f"{name} is damaged, or not a database: {error}") from error
    if not sound:
        raise Corrupt(f"{name} is damaged")
    if not (ours and schema):
        raise Corrupt(f"{name} is not a database of this bot")
    if schema > len(steps()):
        raise NewerSchema(
            f"{name} has schema {schema}, this version knows {len(steps())}: run a newer version"
        )
    return schema


def reading(path: Path) -> sqlite3.Connection:
    """Open a database for reading only."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=5)


def to_disk(path: Path) -> None:
    """Have a file, or the names in a folder, written to the disk."""
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _copy(source: Path, target: Path) -> None:
    with closing(reading(source)) as there, closing(sqlite3.connect(target)) as here:
        there.backup(here)
        # One file, without another beside it that would have to be kept with it.
        here.execute("PRAGMA journal_mode = DELETE")


def _is_sound(path: Path) -> bool:
    try:
        check(path)
    except StoreError:
        return False
    return True


def _plainly(error: sqlite3.Error, source: Path, target: Path) -> StoreError:
    if isinstance(error, sqlite3.OperationalError):
        return Unwritable(f"{source} could not be copied to {target}: {error}")
    return Corrupt(f"{source} is damaged, or not a database: {error}")


def _time_of(stamp: str) -> float:
    return datetime.strptime(stamp, STAMP).replace(tzinfo=UTC).timestamp()
