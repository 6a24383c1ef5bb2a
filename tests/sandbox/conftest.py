"""A stage with the echo bot on it."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.harness import Stage, open_stage

ECHO_BOT = [sys.executable, str(Path(__file__).with_name("echo_bot.py"))]


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    """Yields a stand-in with the echo bot connected to it."""
    async with open_stage(ECHO_BOT) as stage:
        await stage.bot_ready()
        await stage.printed("ready")
        yield stage
