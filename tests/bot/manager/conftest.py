"""A hall for every test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.manager.terms import Terms
from tests.bot.manager.hall import Hall

TERMS = Terms(call_grace=0, fresh_press=100_000)


@pytest.fixture
def terms() -> Terms:
    """The usual durations, without a grace for calls."""
    return TERMS


@pytest.fixture
async def hall(tmp_path: Path, terms: Terms) -> AsyncIterator[Hall]:
    """A hall with the bot started."""
    hall = Hall(tmp_path / "last-card.db", terms)
    await hall.open()
    yield hall
    await hall.close()
