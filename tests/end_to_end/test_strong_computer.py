"""A match against strong computer players: they think in a process of their own, which is killed meanwhile."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from sandbox.harness import Stage, text_of

from .conftest import HURRY
from .player import CHANNEL, Player

WORKER = b"bot.thinking.worker"


@pytest.fixture
def environment() -> dict[str, str]:
    """Returns settings under which computers take a moment, in which they can think."""
    return {**HURRY, "COMPUTER_PACE": "0.3"}


def workers() -> set[int]:
    """Returns the processes that think for a bot that this process has started."""
    found = set[int]()
    for folder in Path("/proc").iterdir():
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0")
            if WORKER in words and _parent(int(words[words.index(WORKER) + 1])) == os.getpid():
                found.add(int(folder.name))
        except (OSError, ValueError):
            continue  # it has ended meanwhile
    return found


def _parent(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("PPid:")[2].split()[0])


@pytest.mark.timeout(240)
async def test_strong_computers_play_on_whatever_becomes_of_who_thinks_for_them(
    stage: Stage, awa: Player
) -> None:
    await awa.slash("table new", wrong_cards="reject", options="match=single", cards=9)
    for seats in (2, 3):
        await awa.slash("computer", strength="strong")
        await stage.message(CHANNEL, containing=f"Seats ({seats} of 8)")
    await stage.message(CHANNEL, containing="(strong)")
    assert workers() == set()
    await awa.press("Start")
    await awa.play_to_the_end(workers)
    (first,) = workers()
    os.kill(first, signal.SIGKILL)
    await awa.play_to_the_end(lambda: workers() - {first} or over(stage))
    assert first not in workers()
    await awa.play_to_the_end(lambda: over(stage))
    await awa.press("What would it have done?")
    await stage.until(lambda: "of your" in awa.answer() and "choices" in awa.answer(), limit=60)
    await stage.trouble(do="restart_bot")
    await stage.until(lambda: not workers(), limit=60)
    await stage.until(lambda: stage.world.bot_online, limit=60)


def over(stage: Stage) -> bool:
    """Tells whether the match is over."""
    return any("the match is over" in text_of(message) for message in stage.messages(CHANNEL))
