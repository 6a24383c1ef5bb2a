"""A stage with the real bot on it, in a hurry; whatever it asks of Discord is checked."""

from __future__ import annotations

import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.harness import Stage, open_stage
from tests.discretion import SECRETS

from .player import Player

HURRY = {
    "COMPUTER_PACE": "0",
    "CHALLENGE_WINDOW": "1",
    "CALL_GRACE": "0",
    "BETWEEN_ROUNDS": "0",
    "LOG_LEVEL": "DEBUG",
}


@pytest.fixture
def environment() -> dict[str, str]:
    """Returns the settings of the bot; a test module may want others."""
    return HURRY


@pytest.fixture
async def stage(tmp_path: Path, environment: dict[str, str]) -> AsyncIterator[Stage]:
    """Yields a stage with the bot ready; afterwards no request was wrong, no error was logged and no secret told."""
    if not os.environ.get("DISCORD_OPENAPI"):
        pytest.skip("requests are checked by Discord's OpenAPI description: name the file in DISCORD_OPENAPI")
    command = [sys.executable, "-m", "bot"]
    async with open_stage(command, database=tmp_path / "bot.sqlite3", environment=environment) as stage:
        await stage.bot_ready()
        yield stage
        assert stage.problems() == []
        assert stage.bot is not None
        assert [line for line in stage.bot.output if " ERROR " in line or "Traceback" in line] == []
        told = [line for line in stage.bot.output if SECRETS.search(line) or stage.world.token in line]
        assert told == [], "the bot has said a card or a token"


@pytest.fixture
def awa(stage: Stage) -> Player:
    """Returns the person who opens tables."""
    return Player(stage, "Awa")


@pytest.fixture
def binta(stage: Stage) -> Player:
    """Returns a second person."""
    return Player(stage, "Binta")


@pytest.fixture
def chidi(stage: Stage) -> Player:
    """Returns a third person."""
    return Player(stage, "Chidi")
