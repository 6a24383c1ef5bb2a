"""The bot as a child process: started, watched, and started again when it dies."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path

FIRST_WAIT, LONGEST_WAIT = 0.5, 10.0
HEALTHY_AFTER = 30.0
STOP_WITHIN = 10.0
OUTPUT_LINES = 2_000


class Child:
    """Keeps one process running; `environment` is added to this process's own.

    Its output goes to `print_line` and the last lines of it stay in `output`. Where it dies it is started again
    after half a second, twice as long each time, up to ten seconds; after half a minute of life it counts as well.
    """

    def __init__(
        self,
        command: Sequence[str],
        environment: dict[str, str],
        *,
        folder: Path | None = None,
        print_line: Callable[[str], None] | None = None,
    ) -> None:
        self.command = list(command)
        self.environment = environment
        self.folder = folder
        self.output: deque[str] = deque(maxlen=OUTPUT_LINES)
        self.starts = 0
        self._print_line = print_line
        self._process: asyncio.subprocess.Process | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._stopping = False
        self._hurry = asyncio.Event()

    @property
    def pid(self) -> int | None:
        """Returns the id of the running process, if it runs."""
        process = self._process
        return process.pid if process is not None and process.returncode is None else None

    def start(self) -> None:
        """Starts the process and keeps it running."""
        self._keeper = asyncio.create_task(self._keep_running())

    async def _keep_running(self) -> None:
        wait = FIRST_WAIT
        while not self._stopping:
            started = time.monotonic()
            status = await self._run_once()
            if self._stopping:
                return
            wait = FIRST_WAIT if time.monotonic() - started > HEALTHY_AFTER else wait
            self._say(f"-- the bot ended with status {status}; it starts again in {wait:g} s at most")
            self._hurry.clear() if status else self._hurry.set()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), wait)
            wait = min(wait * 2, LONGEST_WAIT)

    async def _run_once(self) -> int:
        self._process = process = await asyncio.create_subprocess_exec(
            *self.command,
            cwd=self.folder,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **self.environment},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        self.starts += 1
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
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    async def restart(self) -> None:
        """Asks the process to end; it is started again."""
        await self._end()

    async def stop(self) -> None:
        """Ends the process for good, killing it if it does not go when asked."""
        self._stopping = True
        self._hurry.set()
        await self._end()
        if self._keeper is not None:
            await self._keeper

    async def _end(self) -> None:
        process = self._process
        if process is None or process.returncode is not None:
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
