"""A process that restores may die at any moment: the old database is there whole, or the new one."""

import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.store import Backups, Database, InUse, restore

NOW = 1_800_000_000.0

DIES = """
import os, sys
from pathlib import Path
from bot.store import restore

EVENTS = {"open", "os.rename", "os.remove", "shutil.copyfile", "sqlite3.connect"}
steps = 0

def step(event, args):
    global steps
    if event in EVENTS and sys.argv[1] in str(args[0]):
        steps += 1
        if steps == int(sys.argv[3]):
            os._exit(9)

sys.addaudithook(step)
restore(Path(sys.argv[1]), Path(sys.argv[2]), now=1_800_000_000.0)
"""
"""Restores, and dies before the so many-th thing that is asked of the file system."""

KILLED = 9


@pytest.fixture
async def old(tmp_path: Path) -> Path:
    """A folder with a backup, and a database whose last change stands only in the log beside it."""
    path = tmp_path / "cards.db"
    database = await Database.open(path)
    await database.run(lambda books: books.tables.open("t", 1, 2, at=NOW))
    await database.close()
    Backups(path, tmp_path).make(tmp_path / "backup.db")
    writer = sqlite3.connect(path, isolation_level=None)
    writer.execute("UPDATE tables SET version = 1")
    writer.execute("PRAGMA wal_checkpoint")
    writer.execute("PRAGMA wal_autocheckpoint = 0")
    writer.execute("UPDATE tables SET version = 99")
    kept = tmp_path / "old"
    kept.mkdir()
    for file in (path, tmp_path / "cards.db-wal", tmp_path / "backup.db"):
        shutil.copy(file, kept / file.name)
    writer.close()
    return kept


def version(path: Path) -> int:
    connection = sqlite3.connect(path)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        found: int = connection.execute("SELECT version FROM tables WHERE id = 't'").fetchone()[0]
        return found
    finally:
        connection.close()


def dies(folder: Path, step: int) -> bool:
    """Restore in a process that dies at a step; False when it has come to its end before."""
    command = [sys.executable, "-c", DIES, str(folder / "cards.db"), str(folder / "backup.db"), str(step)]
    return subprocess.run(command, check=False, capture_output=True).returncode == KILLED


def test_whenever_it_dies_the_old_database_is_there_or_the_new_one(old: Path, tmp_path: Path) -> None:
    found, step = [], 1
    while True:
        folder = tmp_path / f"step{step}"
        shutil.copytree(old, folder)
        if not dies(folder, step):
            break
        found.append(version(folder / "cards.db"))
        restore(folder / "cards.db", folder / "backup.db", now=NOW + 1)
        assert version(folder / "cards.db") == 0
        step += 1
    assert version(folder / "cards.db") == 0
    assert set(found) == {99, 0}
    assert found == sorted(found, reverse=True)


def test_a_log_without_its_database_does_not_meet_the_new_one(old: Path) -> None:
    (old / "cards.db").unlink()
    assert restore(old / "cards.db", old / "backup.db", now=NOW).kept is None
    assert not (old / "cards.db-wal").exists()
    assert version(old / "cards.db") == 0


def test_a_database_somebody_else_reads_is_left_as_it_is(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reader = sqlite3.connect(old / "cards.db", isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT version FROM tables").fetchone()
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *path, **how: connect(*path, **{**how, "timeout": 0}))
    try:
        with pytest.raises(InUse, match="in use by another program"):
            restore(old / "cards.db", old / "backup.db", now=NOW)
    finally:
        reader.close()
    assert version(old / "cards.db") == 99
