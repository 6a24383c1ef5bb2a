"""What the doctor looks at on this machine: the database, its backups, the disk, who can read the token."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.commands._findings import Finding, bad, ok, warn
from bot.disk import LEAST_FREE, free_at
from bot.exposure import readable_by_others
from bot.settings import Keeping
from bot.store import Backups, StoreError
from bot.store.backups import check
from bot.store.schema import steps

LITTLE_FREE: Final = 2_000_000_000
"""Bytes on the disk of the database below which it should be looked at; below `LEAST_FREE` it has to be."""
LATE: Final = 2
"""So many times the usual age of the newest backup is too old."""


def examine_machine(keeping: Keeping, *, now: float, env: Path = Path(".env")) -> Iterator[Finding]:
    """Yield what is found; the database is read whole, also while the bot runs."""
    if env.is_file():
        yield _secrecy(env)
    yield _database(keeping.database)
    yield _backups(keeping, now)
    folder = _existing(keeping.database.parent)
    yield disk(free_at(folder), folder)


def disk(free: int, folder: Path) -> Finding:
    """Tell how much room there is."""
    tells = f"{free / 1e9:.1f} GB free at {folder}"
    if free < LEAST_FREE:
        return bad("disk", f"{tells}: make room, or no move can be stored")
    return warn("disk", tells) if free < LITTLE_FREE else ok("disk", tells)


def _secrecy(env: Path) -> Finding:
    if readable_by_others(env):
        return warn(".env", "others on this machine can read the token: chmod 600 .env")
    return ok(".env", "only its owner can read it")


def _database(path: Path) -> Finding:
    folder = _existing(path.parent)
    if not os.access(folder, os.W_OK):
        return bad("database", f"{folder} cannot be written")
    if not path.exists():
        return ok("database", f"{path} is made at the first start")
    try:
        schema = check(path)
    except StoreError as error:
        return bad("database", str(error))
    if readable_by_others(path):
        return warn("database", f"others on this machine can read it, with every hand: chmod 600 {path}")
    if schema < len(steps()):
        return warn("database", f"sound, of schema {schema}; the next start brings it to {len(steps())}")
    return ok("database", f"{path} is sound, of schema {schema}")


def _backups(keeping: Keeping, now: float) -> Finding:
    there = Backups(keeping.database, keeping.folder).all()
    if keeping.folder.exists() and not (keeping.folder.is_dir() and os.access(keeping.folder, os.W_OK)):
        return bad("backups", f"{keeping.folder} is no folder that can be written")
    if not keeping.backup_every:
        return warn("backups", "BACKUP_EVERY is 0: none are made by themselves")
    if not there:
        level = warn if keeping.database.exists() else ok
        return level("backups", f"none yet in {keeping.folder}")
    hours = (now - there[0].made_at) / 3600
    tells = f"{len(there)} in {keeping.folder}, the newest {hours:.1f} hours old"
    return warn("backups", tells) if hours * 3600 > LATE * keeping.backup_every else ok("backups", tells)


def _existing(folder: Path) -> Path:
    """Return a folder, or the nearest above it that is there."""
    return next(place for place in (folder, *folder.absolute().parents) if place.is_dir())
