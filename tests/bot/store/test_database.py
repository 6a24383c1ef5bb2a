"""One file, one writer, whole transactions."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.manager.books import Books as WhatTheManagerNeeds
from bot.manager.books import Store
from bot.store import Corrupt, Database, InUse, NewerSchema, StoreError, Unreadable, Unwritable, schema
from bot.store.books import Books, books


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database is to be."""
    return tmp_path / "last-card.db"


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    """An open, empty database."""
    database = await Database.open(path)
    yield database
    await database.close()


def open_table(books: Books, name: str = "t") -> None:
    books.tables.open(name, 1, 2, at=0)


async def test_it_is_what_the_manager_needs(database: Database) -> None:
    store: Store = database
    needed: WhatTheManagerNeeds = books(sqlite3.connect(":memory:"))
    assert store is database
    assert needed.tables is not None


async def test_it_is_safe_against_power_loss_and_does_not_wait_long(database: Database) -> None:
    def settings(connection: sqlite3.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert await database._writer.run(settings) == ["wal", 2, 1, 800]


async def test_what_is_committed_is_there_after_opening_again(database: Database, path: Path) -> None:
    await database.run(open_table)
    await database.close()
    again = await Database.open(path)
    row = await again.read(lambda books: books.tables.get("t"))
    await again.close()
    assert row is not None
    assert (row.id, row.version) == ("t", 0)


async def test_a_young_database_is_known_by_its_file_alone(database: Database, path: Path) -> None:
    connection = sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)
    assert schema.version_of(connection) == len(schema.steps())
    connection.close()


async def test_a_function_that_fails_fails_alone(database: Database) -> None:
    def fails(books: Books) -> None:
        open_table(books, "broken")
        raise ValueError("no")

    outcomes = await asyncio.gather(
        database.run(lambda books: open_table(books, "a")),
        database.run(fails),
        database.run(lambda books: open_table(books, "b")),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), ValueError, type(None)]
    assert await database.read(lambda books: books.tables.live()) == ["a", "b"]


async def test_functions_that_wait_are_committed_together(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    commit = database._commit

    async def counting(works: list[object]) -> list[object]:
        sizes.append(len(works))
        return await commit(works)  # type: ignore[arg-type]

    monkeypatch.setattr(database, "_commit", counting)
    names = [f"t{number}" for number in range(20)]
    await asyncio.gather(*(database.run(partial(open_table, name=name)) for name in names))
    assert sum(sizes) == 20
    assert len(sizes) <= 2


async def test_a_task_that_is_cancelled_leaves_no_transaction_open(database: Database) -> None:
    task = asyncio.create_task(database.run(open_table))
    await asyncio.wait([task], timeout=0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await database.run(lambda books: open_table(books, "other"))
    assert "other" in await database.read(lambda books: books.tables.live())


async def test_a_locked_database_is_told_of_and_can_be_used_afterwards(
    database: Database, path: Path
) -> None:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unwritable):
        await database.run(open_table)
    other.execute("ROLLBACK")
    other.close()
    await database.run(open_table)


async def test_a_full_disk_undoes_the_whole_transaction(database: Database) -> None:
    await database.run(open_table)

    def no_more_pages(connection: sqlite3.Connection) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")

    def much(books: Books) -> None:
        books.tables.save("t", 0, 1, "x" * 1_000_000, live=True, at=1)

    await database._writer.run(no_more_pages)
    with pytest.raises(Unwritable, match="full"):
        await database.run(much)
    row = await database.read(lambda books: books.tables.get("t"))
    assert row is not None
    assert row.version == 0


@pytest.mark.parametrize(
    ("error", "own"),
    [
        (sqlite3.OperationalError("disk I/O error"), Unreadable),
        (sqlite3.DatabaseError("database disk image is malformed"), Corrupt),
    ],
)
async def test_what_the_disk_does_is_told_in_the_errors_of_the_store(
    database: Database, error: sqlite3.Error, own: type[StoreError]
) -> None:
    def fails(_: Books) -> None:
        raise error

    with pytest.raises(own, match=str(error)):
        await database.read(fails)
    with pytest.raises(Unwritable if own is Unreadable else own, match=str(error)):
        await database.run(fails)


async def test_a_slip_of_ours_is_not_taken_for_the_disk(database: Database) -> None:
    await database.run(open_table)
    with pytest.raises(sqlite3.IntegrityError):
        await database.run(open_table)


async def test_a_second_process_is_refused(database: Database, path: Path) -> None:
    program = (
        "import asyncio, sys, pathlib; from bot.store import Database, InUse\n"
        "try: asyncio.run(Database.open(pathlib.Path(sys.argv[1])))\n"
        "except InUse as error: print(error)"
    )
    second = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=True
    )
    assert second.stdout == f"{path} is in use by another process of the bot\n"
    with pytest.raises(InUse):
        await Database.open(path)


async def test_a_newer_schema_is_refused_and_not_touched(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    with pytest.raises(NewerSchema, match="schema 999"):
        await Database.open(path)
    connection = sqlite3.connect(path)
    assert schema.version_of(connection) == 999
    connection.close()


@pytest.fixture
def letter(path: Path) -> Path:
    """A file that is no database."""
    path.write_bytes(b"this is a letter, not a database. " * 100)
    return path


async def test_a_file_that_is_no_database_is_refused(letter: Path) -> None:
    with pytest.raises(Corrupt) as refusal:
        await Database.open(letter)
    assert "\n" not in str(refusal.value)


async def test_a_folder_that_is_not_there_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as refusal:
        await Database.open(tmp_path / "nowhere" / "last-card.db")
    assert "cannot be written" in str(refusal.value)
    assert "\n" not in str(refusal.value)


async def test_the_lock_is_let_go_when_opening_fails(letter: Path) -> None:
    for _ in range(2):
        with pytest.raises(Corrupt):
            await Database.open(letter)


async def test_a_backup_is_written_before_an_upgrade(
    database: Database, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await database.run(open_table)
    await database.close()
    newest = len(schema.steps())
    more = (*schema.steps(), f"CREATE TABLE more (one INTEGER) STRICT;\nPRAGMA user_version = {newest + 1};")
    monkeypatch.setattr(schema, "steps", lambda: more)
    upgraded = await Database.open(path)
    assert await upgraded._writer.run(schema.version_of) == newest + 1
    await upgraded.close()
    backup = sqlite3.connect(f"{path}.schema-{newest}")
    assert backup.execute("SELECT id FROM tables").fetchall() == [("t",)]
    assert schema.version_of(backup) == newest
    backup.close()


async def test_an_upgrade_that_fails_leaves_the_old_schema(
    database: Database, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await database.close()
    newest = len(schema.steps())
    more = (*schema.steps(), "CREATE TABLE more (one INTEGER) STRICT;\nCREATE TABLE tables (one INTEGER);")
    monkeypatch.setattr(schema, "steps", lambda: more)
    with pytest.raises(StoreError):
        await Database.open(path)
    connection = sqlite3.connect(path)
    assert schema.version_of(connection) == newest
    assert connection.execute("SELECT name FROM sqlite_schema WHERE name = 'more'").fetchall() == []
    connection.close()


async def test_a_table_of_the_first_schema_is_still_there_after_the_upgrade(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.executescript(schema.steps()[0])
    connection.execute(
        "INSERT INTO tables (id, guild_id, channel_id, version, schema, state, live, opened_at, touched_at)"
        " VALUES ('t', 1, 2, 0, 0, '', 1, 0, 0)"
    )
    connection.commit()
    connection.close()
    upgraded = await Database.open(path)
    assert await upgraded.read(lambda found: found.tables.live()) == ["t"]
    assert await upgraded.read(lambda found: found.settings.all()) == []
    await upgraded.close()


async def test_its_files_are_for_its_owner_alone(path: Path) -> None:
    database = await Database.open(path)
    await database.run(open_table)
    modes = {other.name: stat.S_IMODE(other.stat().st_mode) for other in path.parent.iterdir()}
    await database.close()
    assert modes == dict.fromkeys((f"last-card.db{end}" for end in ("", "-wal", "-shm", ".lock")), 0o600)


async def test_what_is_kept_before_an_upgrade_is_for_its_owner_alone(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.executescript(schema.steps()[0])
    connection.close()
    await (await Database.open(path)).close()
    (old,) = path.parent.glob("*.schema-1")
    assert stat.S_IMODE(old.stat().st_mode) == 0o600


def test_the_database_of_another_program_is_refused_as_it_is(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (id)")
    connection.execute("PRAGMA user_version = 3")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(Unreadable, match="is not a database of this bot"):
        asyncio.run(Database.open(path))
    assert path.read_bytes() == before
    assert {other.name for other in path.parent.iterdir()} == {path.name, f"{path.name}.lock"}


def test_a_folder_is_refused_in_a_line(tmp_path: Path) -> None:
    with pytest.raises(Unwritable, match="Is a directory"):
        asyncio.run(Database.open(tmp_path))


def test_a_pipe_is_refused_in_a_line(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(Unwritable, match="is not a file"):
        asyncio.run(Database.open(tmp_path / "pipe"))


def test_what_cannot_be_connected_to_leaves_no_thread_behind(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise sqlite3.OperationalError("unable to open database file")

    before = set(threading.enumerate())
    monkeypatch.setattr("bot.store.database.sqlite3.connect", refuse)
    with pytest.raises(Unwritable, match="unable to open"):
        asyncio.run(Database.open(path))
    assert set(threading.enumerate()) <= before


def test_the_steps_are_numbered_without_gaps() -> None:
    for number, step in enumerate(schema.steps(), start=1):
        assert step.rstrip().endswith(f"PRAGMA user_version = {number};")
