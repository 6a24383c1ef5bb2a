"""Backups are whole, sound and private, are made while the database is in use, and are thinned out."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.store import Backups, Corrupt, Database, NewerSchema, StoreError, Unreadable, Unwritable
from bot.store.backups import DAY, HOUR, check

NOW = 1_800_000_000.0


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """An open database with one table."""
    database = await Database.open(tmp_path / "cards.db")
    await database.run(lambda books: books.tables.open("t", 1, 2, at=0))
    yield database
    await database.close()


@pytest.fixture
def backups(tmp_path: Path, database: Database) -> Backups:
    """The backups of the open database."""
    return Backups(tmp_path / "cards.db", tmp_path / "backups")


def spoil(path: Path) -> None:
    """Overwrite the middle of a file."""
    content = bytearray(path.read_bytes())
    content[4096:12288] = b"\x55" * 8192
    path.write_bytes(content)


def tables_in(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    try:
        return [row[0] for row in connection.execute("SELECT id FROM tables")]
    finally:
        connection.close()


async def test_a_backup_of_a_database_in_use_is_one_whole_file(backups: Backups) -> None:
    made = backups.make(now=NOW)
    assert made.name == "cards-20270115T080000Z.sqlite3"
    assert [path.name for path in made.parent.iterdir()] == [made.name]
    assert tables_in(made) == ["t"]
    assert made.stat().st_mode & 0o077 == 0


async def test_what_is_written_afterwards_is_not_in_it(backups: Backups, database: Database) -> None:
    made = backups.make(now=NOW)
    await database.run(lambda books: books.tables.open("later", 1, 2, at=0))
    assert tables_in(made) == ["t"]


async def test_a_backup_is_opened_as_a_database(backups: Backups) -> None:
    opened = await Database.open(backups.make(now=NOW))
    assert await opened.read(lambda books: books.tables.live()) == ["t"]
    await opened.close()


async def test_a_backup_waits_for_no_writer_and_takes_only_what_is_committed(
    backups: Backups, tmp_path: Path
) -> None:
    writer = sqlite3.connect(tmp_path / "cards.db", isolation_level=None)
    writer.execute("BEGIN IMMEDIATE")
    writer.execute("DELETE FROM tables")
    try:
        assert tables_in(backups.make(now=NOW)) == ["t"]
    finally:
        writer.close()


async def test_all_of_two_days_are_kept_and_one_a_day_of_thirty(backups: Backups) -> None:
    backups.folder.mkdir()
    for hours in range(40 * 24):
        (backups.folder / backup_name(backups, NOW - hours * HOUR)).touch()
    backups.thin(NOW)
    ages = [NOW - backup.made_at for backup in backups.all()]
    assert ages[:49] == [hours * HOUR for hours in range(49)]
    days = {int((NOW - age) // DAY) for age in ages[49:]}
    assert len(days) == len(ages[49:]) == 28
    assert max(ages) <= 30 * DAY


def backup_name(backups: Backups, at: float) -> str:
    return f"{backups.database.stem}-{datetime.fromtimestamp(at, UTC):%Y%m%dT%H%M%SZ}.sqlite3"


async def test_the_newest_is_kept_however_old_it_is_and_what_is_no_backup_too(backups: Backups) -> None:
    backups.folder.mkdir()
    (backups.folder / "letter.txt").touch()
    (backups.folder / backup_name(Backups(Path("other.db"), backups.folder), NOW - 900 * DAY)).touch()
    newest = backups.folder / backup_name(backups, NOW - 400 * DAY)
    newest.touch()
    (backups.folder / backup_name(backups, NOW - 500 * DAY)).touch()
    assert [path.name for path in backups.thin(NOW)] == [backup_name(backups, NOW - 500 * DAY)]
    assert newest.exists()
    assert len(list(backups.folder.iterdir())) == 3


async def test_the_newest_that_is_sound_is_named(backups: Backups) -> None:
    assert backups.newest_sound() is None
    sound = backups.make(now=NOW - HOUR)
    spoil(backups.make(now=NOW))
    assert backups.newest_sound() == sound


async def test_a_damaged_database_leaves_no_backup_behind(backups: Backups, database: Database) -> None:
    await database.close()
    spoil(backups.database)
    with pytest.raises(StoreError):
        backups.make(now=NOW)
    assert list(backups.folder.iterdir()) == []


async def test_a_backup_goes_over_an_older_one_only_when_it_is_whole(
    backups: Backups, database: Database, tmp_path: Path
) -> None:
    target = backups.make(tmp_path / "mine.db")
    before = target.read_bytes()
    await database.close()
    spoil(backups.database)
    with pytest.raises(StoreError):
        backups.make(target)
    assert target.read_bytes() == before


def test_what_is_not_there_is_no_empty_backup(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="is not there"):
        Backups(tmp_path / "cards.db", tmp_path / "backups").make()
    assert not (tmp_path / "backups").exists()


def test_a_folder_that_cannot_be_made_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "cards.db").touch()
    with pytest.raises(Unwritable, match="cannot be made"):
        Backups(tmp_path / "cards.db", tmp_path / "file" / "backups").make()


async def test_a_database_is_not_copied_onto_itself(tmp_path: Path) -> None:
    """The bot that runs would go on writing into a file that has no name any more."""
    path, other = tmp_path / "cards.db", tmp_path / "other.db"
    await (await Database.open(path)).close()
    other.hardlink_to(path)
    number = path.stat().st_ino
    for target in (path, other):
        with pytest.raises(Unwritable, match="is the database itself"):
            Backups(path, tmp_path / "backups").make(target)
    assert path.stat().st_ino == number


async def test_what_cannot_be_copied_is_called_by_its_own_name(tmp_path: Path) -> None:
    path = tmp_path / "cards.db"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (id)")
    with pytest.raises(Corrupt, match=f"{path} is not a database of this bot"):
        Backups(path, tmp_path).make(tmp_path / "copy.db")


def test_a_database_that_cannot_be_opened_is_not_called_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Path) -> None:
        raise sqlite3.OperationalError("unable to open database file")

    monkeypatch.setattr("bot.store.backups.reading", refuse)
    path = tmp_path / "cards.db"
    path.touch()
    with pytest.raises(Unreadable, match="cannot be read: unable to open"):
        check(path)


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="is not a file"):
        check(tmp_path)


def test_only_sound_databases_of_this_bot_pass_the_check(tmp_path: Path) -> None:
    letter = tmp_path / "letter.db"
    letter.write_text("Dear Awa, this is no database. " * 100)
    with pytest.raises(Corrupt):
        check(letter)
    other = sqlite3.connect(tmp_path / "other.db")
    other.execute("CREATE TABLE recipes (id)")
    other.close()
    with pytest.raises(Corrupt, match="not a database of this bot"):
        check(tmp_path / "other.db")


async def test_a_newer_database_does_not_pass_the_check(backups: Backups) -> None:
    newer = backups.make(now=NOW)
    connection = sqlite3.connect(newer)
    connection.execute("PRAGMA user_version = 9999")
    connection.close()
    with pytest.raises(NewerSchema):
        check(newer)
