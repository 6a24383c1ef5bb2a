"""The simulation notices when a safeguard is taken away, and finds nothing in the bot as it is."""

from dataclasses import replace

import pytest

from tests.simulation.mutants import MUTANTS
from tests.simulation.plan import Plan, plan_of
from tests.simulation.run import Simulation

SEEDS = (*range(1, 25), 71, 56, 62, 79, *range(100, 160))
"""Seeds in which a mutant has to be noticed; most are in the first. What is rare may need many: other deals move it."""


def short(seed: int) -> Plan:
    """Return a plan for a few minutes in which people hurry and much goes wrong."""
    usual = replace(plan_of(seed), seconds=150, least_commits=0, least_tables=1, least_kills=0)
    usual = replace(usual, trouble=0.1)
    return replace(usual, pace=0.15) if usual.calm else replace(usual, pace=0.4, twice=0.3, locked=0.03)


def noticed(seed: int) -> bool:
    """Tell whether something is wrong in a seed."""
    return bool(Simulation(seed, short(seed), until_wrong=True).run().violations)


@pytest.mark.timeout(600)  # a rare mutant may need all seeds
@pytest.mark.parametrize("name", MUTANTS)
def test_a_missing_safeguard_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    MUTANTS[name](monkeypatch)
    assert any(noticed(seed) for seed in SEEDS)


@pytest.mark.parametrize("seed", range(1, 7))
def test_nothing_is_noticed_in_the_bot_as_it_is(seed: int) -> None:
    assert Simulation(seed, short(seed)).run().violations == []
