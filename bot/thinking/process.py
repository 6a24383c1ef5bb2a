"""The bot's end of its worker: start it, ask it one question at a time, end it."""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Final

import bot
from bot.thinking.letters import HEAD, BadLetter, length, read, written
from bot.thinking.tasks import Answer, Question

ENDING: Final = 0.5
"""Seconds a worker has to end by itself."""
PASSED_ON: Final = ("PATH", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "PYTHONPATH", "VIRTUAL_ENV")
"""What a worker is told of the bot's environment: neither token nor anything else that is nobody's business."""
MODULE: Final = "bot.thinking.worker"

_ROOT: Final = Path(bot.__file__).parent.parent


class Lost(Exception):
    """A worker has not answered, and will not."""


class Worker:
    """A worker that runs."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, memory: int, module: str = MODULE) -> "Worker":
        """Start a worker that may take so many bytes of memory. Raises OSError."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            module,
            str(os.getpid()),
            str(memory),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            cwd=_ROOT,
            env={name: os.environ[name] for name in PASSED_ON if name in os.environ},
        )
        return cls(process)

    @property
    def pid(self) -> int:
        """Return the number of its process."""
        return self._process.pid

    @property
    def lives(self) -> bool:
        """Tell whether it has not ended, as far as is known."""
        return self._process.returncode is None

    async def ask(self, question: Question) -> Answer:
        """Ask, and wait for the answer as long as it takes. Raises `Lost`."""
        questions, answers = self._process.stdin, self._process.stdout
        assert questions is not None
        assert answers is not None
        try:
            questions.write(written(question))
            await questions.drain()
            body = await answers.readexactly(length(await answers.readexactly(HEAD)))
            return Answer(*read(body))
        except (OSError, EOFError, BadLetter) as error:
            raise Lost(type(error).__name__) from error

    async def end(self) -> None:
        """See that it ends: by itself where it is idle, else by force."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(ENDING):
                await self._process.wait()
        await self.kill()

    async def kill(self) -> None:
        """End it at once, and leave nothing of it."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
