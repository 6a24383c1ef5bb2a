"""The simulation notices when a safeguard is taken away, and finds nothing in the bot as it is."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from tests.simulation.mutants import MUTANTS
from tests.simulation.plan import Plan, plan_of
from tests.simulation.run import Simulation

SEEDS = range(1, 61)
"""Seeds in one of which a mutant has to be noticed; most are in the first."""
PROVOKED: Mapping[str, Mapping[str, Any]] = {
    "jumps_count": {"jumps_every": 15.0},
    "archive_not_known": {"threads": True, "opens_threads": True, "often": "stop"},
    "bans_not_heard": {"often": "ban"},
    "no_memory_of_presses": {"calm": False, "twice": 0.9, "locked": 0.1},
    "no_nonce": {"calm": False, "lost_answers": 20.0},
    "a_hand_is_not_counted": {"hand_size": "1"},
}
"""What happens more often where a safeguard is missing that is seldom needed: else it is by chance which seed needs it."""


def short(seed: int) -> Plan:
    """Return a plan for a few minutes in which people hurry and much goes wrong."""
    usual = replace(plan_of(seed), seconds=150, least_commits=0, least_tables=1, least_kills=0)
    usual = replace(usual, trouble=0.1)
    return replace(usual, pace=0.15) if usual.calm else replace(usual, pace=0.4, twice=0.3, locked=0.03)


def violations(seed: int, name: str = "") -> list[str]:
    """Return what is wrong in a seed, whose plan provokes what a mutant needs."""
    plan = replace(short(seed), **PROVOKED.get(name, {}))
    return Simulation(seed, plan, until_wrong=True).run().violations


@pytest.mark.timeout(600)  # a rare mutant may need all seeds
@pytest.mark.parametrize("name", MUTANTS)
def test_a_missing_safeguard_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    MUTANTS[name](monkeypatch)
    assert any(violations(seed, name) for seed in SEEDS)


@pytest.mark.parametrize("name", PROVOKED)
def test_nothing_is_noticed_where_it_is_provoked_and_the_safeguard_is_there(name: str) -> None:
    assert [violations(seed, name) for seed in range(1, 5)] == [[]] * 4


@pytest.mark.parametrize("seed", range(1, 7))
def test_nothing_is_noticed_in_the_bot_as_it_is(seed: int) -> None:
    assert Simulation(seed, short(seed)).run().violations == []
