"""`backup` copies the database of the settings, without a token and while the bot runs."""

import sqlite3
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store import Database


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the database is, as the environment says."""
    path = tmp_path / "cards.db"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", str(path))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    return path


async def test_a_backup_is_made_while_the_bot_runs(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = await Database.open(path)
    try:
        assert main(["backup"]) == 0
    finally:
        await database.close()
    made = Path(capsys.readouterr().out.strip())
    assert made.parent == path.parent / "backups"
    connection = sqlite3.connect(made)
    assert connection.execute("PRAGMA quick_check").fetchone() == ("ok",)
    connection.close()


async def test_a_backup_goes_where_it_is_told(path: Path, tmp_path: Path) -> None:
    await (await Database.open(path)).close()
    assert main(["backup", str(tmp_path / "mine.db")]) == 0
    assert (tmp_path / "mine.db").is_file()


def test_without_a_database_it_is_one_line_and_status_2(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup"]) == 2
    assert capsys.readouterr().err == f"backup: {path} is not there\n"
