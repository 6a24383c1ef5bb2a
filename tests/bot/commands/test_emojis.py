"""`python -m bot emojis`, as an operator runs it, and the doctor after it."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.pictures.emojis import drawn_emojis
from sandbox.server import Sandbox, description_from_environment

ROOT = Path(__file__).parents[3]


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A stand-in for Discord."""
    sandbox = Sandbox(description_from_environment())
    await sandbox.start()
    yield sandbox
    await sandbox.stop()


async def bot(sandbox: Sandbox, folder: Path, *words: str, **settings: str) -> tuple[int, list[str], str]:
    """Run a command; gives its status, the lines it printed, and what it complained of."""
    environment = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(ROOT),
        **sandbox.environment(folder / "bot.db"),
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bot", *words),
        cwd=folder,
        env={**environment, **settings},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    printed, complained = await process.communicate()
    return process.returncode or 0, printed.decode().splitlines(), complained.decode()


async def test_all_are_uploaded_found_by_the_doctor_and_taken_away_again(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    status, printed, complaints = await bot(sandbox, tmp_path, "emojis")
    assert (status, complaints) == (0, "")
    assert printed[-1] == "Done: 98 emojis made, 0 taken away, 0 left as they were"
    emojis = sandbox.world.model.application_emojis
    kept = {emoji.name: sandbox.rest.emojis.picture(str(number)) for number, emoji in emojis.items()}
    assert kept == drawn_emojis()
    _, found, _ = await bot(sandbox, tmp_path, "doctor")
    assert "ok    emojis        all 98 are there, and as they are drawn now" in found
    status, printed, _ = await bot(sandbox, tmp_path, "emojis", "--remove")
    assert (status, printed[-1]) == (0, "Done: 0 emojis made, 98 taken away, 0 left as they were")
    assert not emojis
    assert [problem for entry in sandbox.rest.log for problem in entry.problems] == []


async def test_why_it_cannot_be_done_is_one_line(sandbox: Sandbox, tmp_path: Path) -> None:
    status, _, complaint = await bot(sandbox, tmp_path, "emojis", DISCORD_TOKEN="hunter2")
    assert (status, len(complaint.splitlines())) == (2, 1)
    assert "hunter2" not in complaint
    token = sandbox.world.token.replace("only", "0nly")
    status, _, complaint = await bot(sandbox, tmp_path, "emojis", DISCORD_TOKEN=token)
    assert (status, len(complaint.splitlines())) == (1, 1)
    assert "does not accept DISCORD_TOKEN" in complaint
    assert token not in complaint
