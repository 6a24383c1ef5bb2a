"""A club for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.manager.terms import Terms
from tests.bot.manager.leagues.club import Club


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    """Yields an open club."""
    club = Club(tmp_path / "cards.sqlite3", Terms())
    await club.open()
    yield club
    await club.close()
