"""The worker: a process that reads one question after the other, and ends when nobody asks any more.

    python -m bot.thinking.worker PARENT [BYTES]

It ends with its parent, however that dies: by the end of what it reads, and while it is thinking by looking who its
parent is. `BYTES` is how much memory it may take.
"""

import os
import resource
import signal
import sys
from contextlib import suppress
from threading import Event, Thread
from typing import BinaryIO, Final

from bot.thinking.letters import HEAD, length, read, written
from bot.thinking.tasks import done

LOOK: Final = 1.0
"""Seconds between two looks for the parent."""
NICE: Final = 5
"""The bot itself goes first where there is little CPU."""


def main() -> None:
    """Answer until nobody asks any more."""
    parent, most = int(sys.argv[1]), [int(word) for word in sys.argv[2:]]
    # The bot is told to stop, and sees to it that its worker ends; a terminal would tell both.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    # Where neither is allowed (the unit of systemd forbids both) the limits of the bot hold for its worker too.
    with suppress(OSError, ValueError):
        os.nice(NICE)
    with suppress(OSError, ValueError):
        for size in most:
            resource.setrlimit(resource.RLIMIT_AS, (size, size))
    Thread(target=_end_with, args=(parent,), daemon=True).start()
    _serve(sys.stdin.buffer, sys.stdout.buffer)


def _serve(questions: BinaryIO, answers: BinaryIO) -> None:
    while head := questions.read(HEAD):
        answer = done(read(questions.read(length(head))))
        answers.write(written(answer.plain))
        answers.flush()


def _end_with(parent: int) -> None:
    """End the process when it has another parent: its own has died."""
    never = Event()
    while os.getppid() == parent:
        never.wait(LOOK)
    os._exit(0)


if __name__ == "__main__":
    main()
