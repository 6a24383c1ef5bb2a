"""The drill: the database is damaged while the bot is away, the bot refuses it, a backup is restored, people play on."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from sandbox.harness import Stage

from .conftest import HURRY
from .player import CHANNEL, Player, mover, open_table

LIMIT = 60.0


@pytest.fixture
def environment() -> dict[str, str]:
    """Returns settings under which nobody's turn runs out and backups are made by hand."""
    return {**HURRY, "CHALLENGE_WINDOW": "60", "BACKUP_EVERY": "0"}


async def command(path: Path, *arguments: str) -> tuple[int, str]:
    """Runs a command of the bot, as its operator would, and returns its status and what it has printed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        *arguments,
        env={"PYTHONPATH": str(Path(__file__).parents[2]), "DATABASE": str(path)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    printed, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, printed.decode().strip()


def spoil(path: Path) -> None:
    """Overwrites everything but the first page; the bot has closed it, so all of it is in this one file."""
    size = path.stat().st_size
    assert size > 4096
    path.write_bytes(path.read_bytes()[:4096] + b"\x55" * (size - 4096))


async def restored(path: Path, backup: str) -> str:
    """Restores between two tries of the bot to start: while one is under way it is refused."""
    async with asyncio.timeout(LIMIT):
        while True:
            status, printed = await command(path, "restore", backup)
            if status == 0:
                return printed
            assert "in use by another process" in printed


async def test_a_damaged_database_is_restored_and_the_match_goes_on(
    stage: Stage, awa: Player, binta: Player, tmp_path: Path
) -> None:
    path = tmp_path / "bot.sqlite3"
    await open_table(awa, binta, cards=9)
    first = await mover(awa, binta)
    held = sorted(awa.cards()), sorted(binta.cards())
    status, backup = await command(path, "backup")
    assert (status, Path(backup).parent) == (0, path.parent / "backups")
    await first.move()
    await mover(awa, binta)
    refused = await command(path, "restore", backup)
    assert refused == (2, f"restore: {path} is in use by another process of the bot")
    await stage.trouble(do="restart_bot")
    spoil(path)
    await stage.printed(f"the newest sound backup goes back with: python -m bot restore {backup}", LIMIT)
    assert "cannot be read" in await restored(path, backup)
    await stage.message(CHANNEL, containing="a backup was restored", limit=LIMIT)
    await stage.until(lambda: (sorted(awa.cards()), sorted(binta.cards())) == held, LIMIT)
    await stage.until(lambda: stage.world.bot_online, LIMIT)
    await (await mover(awa, binta)).move()
    await mover(awa, binta)
