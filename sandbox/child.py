"""The bot as a child process: started, watched, and started again when it dies."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence

FIRST_WAIT, LONGEST_WAIT = 0.5, 10.0
HEALTHY_AFTER = 30.0
STOP_WITHIN = 10.0
OUTPUT_LINES = 2_000
LONGEST_LINE = 1 << 20


class Child:
    """Keeps one process running; `environment` is added to this process's own.

    With `before` another command is run to its end first, once, whatever comes of it.

    Its output goes to `print_line`, and the last lines of it stay in `output`. When it dies it is started
    again after `first_wait` seconds, then after twice as long each time up to ten seconds; half a minute of
    life resets that.
    """

    def __init__(
        self,
        command: Sequence[str],
        environment: dict[str, str],
        *,
        before: Sequence[str] = (),
        print_line: Callable[[str], None] | None = None,
        first_wait: float = FIRST_WAIT,
    ) -> None:
        self.command = list(command)
        self.environment = environment
        self.output: deque[str] = deque(maxlen=OUTPUT_LINES)
        self.starts = 0
        self._before = before
        self._print_line = print_line
        self._first_wait = first_wait
        self._process: asyncio.subprocess.Process | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()

    @property
    def pid(self) -> int | None:
        """Returns the id of the process, if it runs."""
        process = self._running()
        return None if process is None else process.pid

    def _running(self) -> asyncio.subprocess.Process | None:
        process = self._process
        return process if process is not None and process.returncode is None else None

    def start(self) -> None:
        """Starts the process and keeps it running until `stop`."""
        self._keeper = asyncio.create_task(self._keep_running())

    async def _keep_running(self) -> None:
        wait = self._first_wait
        if self._before:
            await self._run_once(self._before)
        while not self._stopping.is_set():
            started = time.monotonic()
            self.starts += 1
            status = await self._run_once(self.command)
            if self._stopping.is_set():
                return
            wait = self._first_wait if time.monotonic() - started > HEALTHY_AFTER else wait
            self._say(f"(ended with status {status}; starts again in {wait:g} s)")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), wait)
            wait = min(wait * 2, LONGEST_WAIT)

    async def _run_once(self, command: Sequence[str]) -> int:
        self._process = process = await asyncio.create_subprocess_exec(
            *command,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **self.environment},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            limit=LONGEST_LINE,
            start_new_session=True,  # Ctrl-C is for the sandbox, which ends the bot in its own time
        )
        if self._stopping.is_set():
            process.terminate()
        assert process.stdout is not None
        async for line in process.stdout:
            self._say(line.decode(errors="replace").rstrip())
        return await process.wait()

    def _say(self, line: str) -> None:
        self.output.append(line)
        if self._print_line is not None:
            self._print_line(line)

    def kill(self) -> None:
        """Kills the process as a power cut would; it is started again."""
        if (process := self._running()) is not None:
            process.kill()

    async def restart(self) -> None:
        """Asks the process to end; it is started again."""
        await self._end()

    async def stop(self) -> None:
        """Ends the process for good, killing it if it does not go when asked."""
        self._stopping.set()
        await self._end()
        if self._keeper is not None:
            await self._keeper

    async def _end(self) -> None:
        if (process := self._running()) is None:
            return
        process.terminate()
        try:
            await asyncio.wait_for(process.wait(), STOP_WITHIN)
        except TimeoutError:
            process.kill()
            await process.wait()


def bot_command() -> list[str]:
    """Returns how the bot is started."""
    return [sys.executable, "-m", "bot"]


def emojis_command() -> list[str]:
    """Returns how the bot's emojis are uploaded."""
    return [sys.executable, "-m", "bot", "emojis", "--quiet"]
