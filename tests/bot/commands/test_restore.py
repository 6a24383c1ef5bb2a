"""`restore` puts a sound backup in the place of the database, never under a running bot, and keeps the old one."""

import errno
import os
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store import Backups, Database, restoring
from bot.store.books import Books
from bot.store.schema import steps

NOW = 1_800_000_000.0


@pytest.fixture
async def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the database is: one table with two changes."""
    path = tmp_path / "cards.db"
    monkeypatch.setenv("DATABASE", str(path))
    await write(path, lambda books: books.tables.open("t", 1, 2, at=NOW))
    await write(path, lambda books: save(books, 0))
    return path


def save(books: Books, version: int) -> None:
    books.tables.save("t", version, 1, "", live=True, at=NOW)
    books.clock.alive(NOW + version)


async def write(path: Path, work: Callable[[Books], object]) -> None:
    database = await Database.open(path)
    await database.run(work)
    await database.close()


def content(path: Path) -> bytes:
    return path.read_bytes()


def take_away(path: Path) -> None:
    path.unlink()


def versions(path: Path) -> list[tuple[str, int]]:
    connection = sqlite3.connect(path)
    try:
        return connection.execute("SELECT id, version FROM tables ORDER BY id").fetchall()
    finally:
        connection.close()


def spoil(path: Path) -> None:
    """Overwrite everything but the first page."""
    sound = path.read_bytes()
    path.write_bytes(sound[:4096] + b"\x55" * (len(sound) - 4096))


def kept(path: Path) -> list[Path]:
    return [other for other in path.parent.glob(f"{path.name}.before-*") if other.suffix.endswith("Z")]


async def test_what_came_after_the_backup_is_taken_back_and_told(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = Backups(path, path.parent).make(path.parent / "backup.db")
    await write(path, lambda books: save(books, 1))
    await write(path, lambda books: save(books, 2))
    await write(path, lambda books: books.tables.open("u", 1, 2, at=NOW))
    assert main(["restore", str(backup)]) == 0
    assert versions(path) == [("t", 1)]
    (old,) = kept(path)
    assert versions(old) == [("t", 3), ("u", 0)]
    told = capsys.readouterr().out
    assert "everything up to 2027-01-15 08:00:00 UTC" in told
    assert "Taken back: 2 changes at 1 table, 1 table opened since." in told
    assert str(old) in told


async def test_a_damaged_database_is_replaced_and_opens_again(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = Backups(path, path.parent).make(path.parent / "backup.db")
    spoil(path)
    before = content(path)
    assert main(["restore", str(backup)]) == 0
    assert "the old database cannot be read" in capsys.readouterr().out
    assert content(kept(path)[0]) == before
    database = await Database.open(path)
    assert await database.read(lambda books: books.clock.restored()) == NOW
    await database.close()


async def test_each_restoration_ends_nonces_otherwise(path: Path) -> None:
    endings = []
    for second in (0, 1, 26):
        database = await Database.open(path)
        endings.append(await database.read(lambda books: books.outbox.ending()))
        await database.close()
        backup = Backups(path, path.parent).make(path.parent / f"backup{second}.db")
        restoring.restore(path, backup, now=NOW + second)
    assert endings[0] == ""
    assert len(set(endings)) == len(endings)
    assert all(ending.isalpha() and len(ending) == 3 for ending in endings[1:])


async def test_a_database_is_not_restored_from_itself(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["restore", str(path)]) == 2
    assert capsys.readouterr().err == f"restore: {path} is the database itself, not a backup of it\n"
    assert kept(path) == []


async def test_what_is_no_file_is_not_replaced(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = Backups(path, path.parent).make(path.parent / "backup.db")
    pipe = path.parent / "pipe"
    os.mkfifo(pipe)
    monkeypatch.setenv("DATABASE", str(pipe))
    assert main(["restore", str(backup)]) == 2
    assert capsys.readouterr().err == f"restore: {pipe} is not a file\n"
    assert pipe.is_fifo()
    assert not list(path.parent.glob("pipe.*"))


async def test_it_is_refused_while_the_bot_runs(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    backup = Backups(path, path.parent).make(path.parent / "backup.db")
    database = await Database.open(path)
    await database.run(lambda books: save(books, 1))
    try:
        assert main(["restore", str(backup)]) == 2
        assert "in use by another process" in capsys.readouterr().err
        row = await database.read(lambda books: books.tables.get("t"))
        assert row is not None
        assert row.version == 2
    finally:
        await database.close()
    assert kept(path) == []


async def test_what_is_refused_while_another_program_reads_leaves_nothing_behind(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(restoring, "PATIENCE", 0.0)
    backup = Backups(path, path.parent).make(path.parent / "backup.db")
    reader = sqlite3.connect(path, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM tables").fetchall()
    await write(path, lambda books: save(books, 1))
    assert main(["restore", str(backup)]) == 2
    assert "in use by another program" in capsys.readouterr().err
    reader.close()
    assert versions(path) == [("t", 2)]
    assert not list(path.parent.glob("*.before-*"))
    assert not list(path.parent.glob("*.restored*"))


async def test_a_copy_that_finds_no_room_is_not_left_half_made(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = Backups(path, path.parent).make(path.parent / "backup.db")
    before = content(path)

    def half(source: Path, target: Path) -> None:
        Path(target).write_bytes(Path(source).read_bytes()[:100])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(shutil, "copy2", half)
    assert main(["restore", str(backup)]) == 2
    assert "No space left" in capsys.readouterr().err
    assert content(path) == before
    assert not list(path.parent.glob("*.before-*"))


@pytest.mark.parametrize("how", ["damaged", "foreign", "missing", "newer"])
async def test_what_is_no_sound_backup_changes_nothing(
    path: Path, how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = Backups(path, path.parent).make(path.parent / "backup.db")
    if how == "damaged":
        spoil(backup)
    elif how == "missing":
        backup.unlink()
    else:
        connection = sqlite3.connect(backup)
        connection.execute("DROP TABLE slots" if how == "foreign" else "PRAGMA user_version = 9999")
        connection.commit()
        connection.close()
    before = content(path)
    assert main(["restore", str(backup)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert content(path) == before
    assert kept(path) == []
    assert not list(path.parent.glob("*.restored*"))


async def test_a_write_ahead_log_never_meets_another_database(path: Path) -> None:
    backup = Backups(path, path.parent).make(path.parent / "backup.db")
    writer = sqlite3.connect(path, isolation_level=None)
    writer.execute("PRAGMA wal_autocheckpoint = 0")
    writer.execute("UPDATE tables SET version = 99")
    assert path.with_name(f"{path.name}-wal").stat().st_size
    assert main(["restore", str(backup)]) == 0
    writer.close()
    assert versions(path) == [("t", 1)]
    assert versions(kept(path)[0]) == [("t", 99)]


async def test_an_older_backup_is_brought_up_to_date(path: Path) -> None:
    backup = path.parent / "backup.db"
    connection = sqlite3.connect(backup)
    connection.executescript(steps()[0])
    connection.execute("INSERT INTO tables VALUES ('old', 1, 2, 7, 1, '', 1, 0, 0)")
    connection.commit()
    connection.close()
    assert main(["restore", str(backup)]) == 0
    assert versions(path) == [("old", 7)]
    await write(path, lambda books: books.clock.restored())


async def test_a_database_that_is_gone_is_put_back(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    backup = Backups(path, path.parent).make(path.parent / "backup.db")
    take_away(path)
    assert main(["restore", str(backup)]) == 0
    assert versions(path) == [("t", 1)]
    assert "is kept as" not in capsys.readouterr().out
