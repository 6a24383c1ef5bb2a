"""The child process, with a few lines of Python in the bot's place, and the sandbox as a program."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from pathlib import Path

import pytest

from sandbox.child import Child

ROOT = Path(__file__).parents[2]
PATIENT = "import os, signal; print(os.environ['GREETING'], flush=True); signal.pause()"
LIMIT = 10.0


class Ear:
    """Hears the lines of a child and waits for some of them."""

    def __init__(self) -> None:
        self._lines: asyncio.Queue[str] = asyncio.Queue()
        self.hear = self._lines.put_nowait

    async def wait_for(self, words: str) -> None:
        """Returns when a line with these words has come."""
        async with asyncio.timeout(LIMIT):
            while words not in await self._lines.get():
                pass


async def test_a_killed_child_is_started_again_until_it_is_stopped() -> None:
    ear = Ear()
    child = Child([sys.executable, "-c", PATIENT], {"GREETING": "good day"}, print_line=ear.hear)
    child.start()
    await ear.wait_for("good day")
    first = child.pid
    child.kill()
    await ear.wait_for(f"ended with status {-signal.SIGKILL}")
    await ear.wait_for("good day")
    assert child.pid != first
    await child.restart()
    await ear.wait_for("good day")
    await child.stop()
    assert child.starts == 3
    assert child.pid is None


async def test_another_command_is_run_once_before_the_first_start_whatever_comes_of_it() -> None:
    ear = Ear()
    before = [sys.executable, "-c", "print('first this', flush=True); raise SystemExit(2)"]
    child = Child(
        [sys.executable, "-c", PATIENT], {"GREETING": "good day"}, before=before, print_line=ear.hear
    )
    child.start()
    await ear.wait_for("first this")
    await ear.wait_for("good day")
    child.kill()
    await ear.wait_for("good day")
    await child.stop()
    assert list(child.output).count("first this") == 1
    assert child.starts == 2


async def test_a_child_can_be_stopped_before_it_was_started() -> None:
    ear = Ear()
    child = Child(
        ["no-such-program"], {"GREETING": "wait"}, before=[sys.executable, "-c", PATIENT], print_line=ear.hear
    )
    child.start()
    await ear.wait_for("wait")
    await child.stop()
    assert child.starts == 0


async def test_a_child_can_be_stopped_while_it_waits_to_be_started_again() -> None:
    ear = Ear()
    child = Child([sys.executable, "-c", "raise SystemExit(2)"], {}, print_line=ear.hear)
    child.start()
    await ear.wait_for("ended with status 2")
    async with asyncio.timeout(LIMIT):
        await child.stop()


async def sandbox(folder: Path, *options: str) -> asyncio.subprocess.Process:
    """Returns a sandbox without a bot as a process of its own."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", "--no-bot", "--data", str(folder), *options),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


@pytest.mark.parametrize(("option", "kept"), [("--fresh", False), ("--no-fresh", True)])
async def test_the_sandbox_prints_its_address_and_ends_when_told(
    tmp_path: Path, option: str, kept: bool
) -> None:
    old = tmp_path / "bot.db"
    old.touch()
    process = await sandbox(tmp_path, option)
    assert process.stdout is not None
    async with asyncio.timeout(LIMIT):
        lines = [(await process.stdout.readline()).decode().strip() for _ in range(4)]
        process.terminate()
        assert await process.wait() == 0
    assert lines[0].startswith("The card room is open at http://127.0.0.1:")
    assert [line.split("=")[0] for line in lines[1:]] == ["DISCORD_API", "DISCORD_TOKEN", "DATABASE"]
    assert old.exists() is kept


async def test_a_taken_port_is_one_line_and_status_1(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        process = await sandbox(tmp_path, "--port", str(taken.getsockname()[1]))
        async with asyncio.timeout(LIMIT):
            printed, complaint = await process.communicate()
    assert process.returncode == 1
    assert printed == b""
    assert complaint.startswith(b"sandbox: ")
    assert complaint.count(b"\n") == 1
