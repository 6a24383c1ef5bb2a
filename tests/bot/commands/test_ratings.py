"""`ratings` works out all ratings again, never under a running bot, and says what was wrong."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.league.rating import Placed
from bot.manager.ids import TableId
from bot.manager.records.ratings import Finished, enter
from bot.store import Database
from bot.store.books import Books


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the database is, as the environment says."""
    path = tmp_path / "cards.db"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", str(path))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    return path


def write(path: Path, work: Callable[[Books], object]) -> None:
    async def written() -> None:
        database = await Database.open(path)
        await database.run(work)
        await database.close()

    asyncio.run(written())


def played(books: Books) -> None:
    """Enter two duels."""
    for number in (1, 2):
        seats = [Placed(0, 7, 0, 0), Placed(1, 8, 1, 1)]
        enter(books, Finished(1, "gambian", TableId("t"), number, number), seats)


def rating(path: Path) -> list[tuple[float]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT mu FROM ratings ORDER BY person").fetchall()


def test_ratings_that_are_right_are_left_alone(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(path, played)
    before = rating(path)
    assert main(["ratings"]) == 0
    assert capsys.readouterr().out == "2 rated matches, 2 ratings: all as they should be.\n"
    assert rating(path) == before


def test_a_damaged_rating_is_mended(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(path, played)
    before = rating(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE ratings SET mu = 3 WHERE person = 7")
        connection.execute("UPDATE rated_seats SET mu = 3 WHERE seat = 1")
        connection.commit()
    assert main(["ratings"]) == 0
    assert "1 ratings and 2 figures" in capsys.readouterr().out
    assert rating(path) == before


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE rated_seats SET place = 'first' WHERE seat = 0",
        "UPDATE rated_seats SET person = NULL WHERE seat = 0",
        "UPDATE rated_matches SET variant = CAST(x'ff' AS TEXT)",
    ],
)
def test_rows_that_cannot_be_are_one_line_and_nothing_is_changed(
    path: Path, capsys: pytest.CaptureFixture[str], damage: str
) -> None:
    write(path, played)
    unguarded = (
        "PRAGMA writable_schema = on; UPDATE sqlite_schema SET"
        " sql = replace(replace(replace(sql, 'STRICT, ', ''), 'STRICT', ''), ' NOT NULL', '')"
        " WHERE name LIKE 'rated%'"
    )
    for change in (unguarded, damage):
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript(change)
    before = rating(path)
    assert main(["ratings"]) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert said.err.startswith("ratings: ")
    assert said.out == ""
    assert rating(path) == before


def test_it_is_refused_while_the_bot_runs(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(path, played)

    async def beside() -> int:
        database = await Database.open(path)
        try:
            return await asyncio.to_thread(main, ["ratings"])
        finally:
            await database.close()

    assert asyncio.run(beside()) == 2
    assert "in use by another process" in capsys.readouterr().err


def test_without_a_database_it_is_one_line_and_status_2(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ratings"]) == 2
    assert capsys.readouterr().err == f"ratings: {path} is not there\n"
    assert not path.exists()
