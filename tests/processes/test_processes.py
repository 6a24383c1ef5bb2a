"""A few kills and a stop with every run of the tests; `make soak-kill` runs all of it, for long."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from .kills import kills
from .report import Line
from .storage import told_to_stop

SEED = int(os.environ.get("SEED", "1"))


@pytest.fixture(autouse=True)
def _checked_requests() -> None:
    if not os.environ.get("DISCORD_OPENAPI"):
        pytest.skip("requests are checked by Discord's OpenAPI description: name the file in DISCORD_OPENAPI")


def holds(line: Line) -> bool:
    """Tells whether nothing was wrong, and something was looked at; shows the line where not."""
    print(line)
    return line.violations == [] and bool(line.figures["presses"])


async def test_a_bot_that_is_killed_loses_nothing_it_has_told(tmp_path: Path) -> None:
    line = await kills(tmp_path, times=3, seed=SEED)
    assert holds(line)
    assert int(str(line.figures["kills"])) >= 3


async def test_told_to_stop_in_the_middle_of_a_move_it_answers_and_leaves(tmp_path: Path) -> None:
    assert holds(await told_to_stop(tmp_path, seed=SEED, times=1))
