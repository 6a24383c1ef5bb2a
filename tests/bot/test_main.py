"""The command line: it finds its commands, and says in one line why the bot cannot start."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot import __main__ as program
from bot.manager.errors import NotSaved
from bot.store import Backups, Database

ROOT = Path(__file__).parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.Gabcde.nobody-will-ever-have-this-token"
NOBODY_LISTENS = "http://127.0.0.1:9/api/v10"


def environment(folder: Path, **changes: str) -> dict[str, str]:
    """Return settings that are right, but for the changes."""
    usual = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(ROOT),
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API": NOBODY_LISTENS,
        "DATABASE": str(folder / "data" / "cards.db"),
        "HEALTH_PORT": "0",
    }
    return usual | changes


def run(folder: Path, *arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
    """Run the program in a folder of its own."""
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=folder,
        env=environment(folder, **changes),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"DISCORD_TOKEN": ""}, "DISCORD_TOKEN is missing"),
        ({"DISCORD_TOKEN": "secret"}, "not a bot token"),
        ({"DISCORD_API": "https://example.com"}, "DISCORD_API"),
        ({"TURN_CLOCK": "soon"}, "TURN_CLOCK"),
    ],
)
def test_a_wrong_setting_is_one_line_and_status_2(
    tmp_path: Path, changes: dict[str, str], words: str
) -> None:
    done = run(tmp_path, **changes)
    assert done.returncode == 2
    assert words in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "data").exists()


def test_a_token_is_not_repeated(tmp_path: Path) -> None:
    assert "hunter2" not in run(tmp_path, DISCORD_TOKEN="hunter2").stderr


def test_a_newer_database_is_refused_before_discord_is_asked(tmp_path: Path) -> None:
    path = tmp_path / "newer.db"
    database = sqlite3.connect(path)
    database.execute("PRAGMA user_version = 9999")
    database.close()
    done = run(tmp_path, DATABASE=str(path))
    assert done.returncode == 2
    assert "schema 9999" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Awa, this is a letter and not a database, as you can see. " * 100)
    done = run(tmp_path, DATABASE=str(path))
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_damaged_database_is_refused_with_the_newest_backup(tmp_path: Path) -> None:
    path = tmp_path / "cards.db"
    asyncio.run(make_database(path))
    backup = Backups(path, tmp_path / "backups").make()
    content = bytearray(path.read_bytes())
    content[4096:12288] = b"\x55" * 8192
    path.write_bytes(content)
    done = run(tmp_path, DATABASE=str(path))
    assert done.returncode == 2
    assert f"; the newest sound backup goes back with: python -m bot restore {backup}" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_database_that_is_locked_is_refused_before_discord_is_asked(tmp_path: Path) -> None:
    path = tmp_path / "cards.db"
    asyncio.run(make_database(path))
    with closing(sqlite3.connect(path, isolation_level=None)) as somebody:
        somebody.execute("BEGIN IMMEDIATE")
        done = run(tmp_path, DATABASE=str(path))
    assert done.returncode == 2
    assert done.stderr == f"{path} cannot be written: database is locked\n"


def test_tables_that_cannot_be_taken_up_are_one_line_and_status_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    async def locked(*_: object) -> None:
        raise NotSaved("not written: database is locked")

    monkeypatch.setattr(program, "_run", locked)
    monkeypatch.setattr("bot.logs.set_up", lambda *_: None)
    for name, value in environment(tmp_path).items():
        monkeypatch.setenv(name, value)
    assert program.main([]) == 2
    assert capsys.readouterr().err == "not written: database is locked\n"


async def make_database(path: Path) -> None:
    await (await Database.open(path)).close()


def test_a_database_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run(tmp_path, DATABASE=str(tmp_path / "file" / "cards.db"))
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_without_discord_the_bot_says_so_and_ends(tmp_path: Path) -> None:
    done = run(tmp_path)
    assert done.returncode == 2
    assert "Discord cannot be reached" in done.stderr
    assert "Traceback" not in done.stderr
    assert TOKEN not in done.stderr


def test_commands_are_listed_with_what_they_do(tmp_path: Path) -> None:
    done = run(tmp_path, "--help")
    assert done.returncode == 0
    assert "replay" in done.stdout
    assert "simulate" in done.stdout


def test_the_usage_says_that_a_command_may_be_left_out(tmp_path: Path) -> None:
    assert run(tmp_path, "--help").stdout.startswith("usage: python -m bot [-h] [COMMAND ...]\n")
    assert run(tmp_path, "backup", "--help").stdout.startswith("usage: python -m bot backup [-h] [FILE]\n")


def begun(folder: Path, *arguments: str, out: int) -> subprocess.Popen[str]:
    """Begin a command that prints into a file, or a pipe."""
    return subprocess.Popen(
        [sys.executable, "-m", "bot", *arguments],
        cwd=folder,
        env=environment(folder),
        stdout=out,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_a_command_that_is_broken_off_says_so_in_a_line(tmp_path: Path) -> None:
    """The record is a pipe that nobody writes to, so the command waits when it is interrupted."""
    record = tmp_path / "record"
    os.mkfifo(record)
    command = begun(tmp_path, "replay", str(record), out=subprocess.DEVNULL)
    with record.open("wb"):
        command.send_signal(signal.SIGINT)
        assert command.communicate(timeout=60)[1] == "Stopped\n"
    assert command.returncode == 1


def test_what_nobody_reads_any_more_is_no_error(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = begun(tmp_path, "simulate", "--games", "1", out=writing)
    os.close(writing)
    assert command.communicate(timeout=60)[1] == ""
    assert command.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
def test_output_for_which_there_is_no_room_is_one_line_and_status_2(tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        command = begun(tmp_path, "simulate", "--games", "1", out=full.fileno())
        assert command.communicate(timeout=60)[1] == "simulate: No space left on device\n"
    assert command.returncode == 2


def test_an_unknown_command_is_status_2(tmp_path: Path) -> None:
    assert run(tmp_path, "dance").returncode == 2
