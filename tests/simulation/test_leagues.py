"""A few leagues with every run of the tests, and leagues without a safeguard, which are noticed."""

import os
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from tests.simulation.league import LeagueSimulation
from tests.simulation.league_mutants import MUTANTS
from tests.simulation.league_plan import LeaguePlan, league_plan_of

KEPT = (5, 20)
"""One that has found somebody who joined a match he was not drawn to, and one of a season with corrections."""
SEEDS = (int(os.environ["LEAGUE"]),) if os.environ.get("LEAGUE") else KEPT

SMALL = range(1, 26)
"""Small leagues in one of which a mutant has to be noticed; most are in the first."""
STEADY: Mapping[str, Any] = {
    "calm": True,
    "twice": 0.0,
    "locked": 0.0,
    "trouble": 500.0,
    "kill_within": 1_000_000,
    "meddling": 0,
    "absent": 0.0,
    "storm_at": 1.0,
}
"""Nothing goes wrong, and everybody comes."""
PROVOKED: Mapping[str, Mapping[str, Any]] = {
    "nothing_is_redone": {"meddling": 60},
    "who_left_is_rung": {
        **STEADY,
        "values": {"format": "cup", "size": "4", "advance": "1", "ready": "300", "clock": "45"},
        "people": 8,
        "options": "hand_size=7 match=rounds rounds=2",
        "leaves": 0.4,
        "leaves_in_play": True,
        "pace": 6.0,
    },
    "time_is_not_looked_at": {
        **STEADY,
        "values": {
            "format": "season",
            "size": "2",
            "advance": "1",
            "days": "3",
            "every": "3600",
            "check_in": "600",
            "final": "0",
            "ready": "120",
            "clock": "15",
        },
        "leaves": 0.0,
    },
}
"""What is otherwise where a safeguard is missing that is seldom needed.

More is corrected; tables are of four who take their time, and some leave in the middle; every league is a season.
"""


def short(seed: int) -> LeaguePlan:
    """Return a plan for a small league in which much goes wrong and people change their minds."""
    usual = league_plan_of(seed)
    size = "2" if seed % 3 else "3"
    values = {**usual.values, "every": "3600", "days": "2", "size": size, "advance": "1"}
    values = {name: value for name, value in values.items() if name in usual.values}
    return replace(
        usual,
        values=values,
        people=6,
        variant="house",
        options="hand_size=2 match=single",
        hours=1,
        absent=0.1,
        leaves=0.7,
        meddling=10,
        kill_within=1200,
        trouble=8,
        jumps_every=None,
        offset=0,
        twice=usual.twice and 0.3,
        longest=130_000,
    )


def noticed(seed: int, name: str = "") -> bool:
    """Tell whether something is wrong in a seed, whose plan provokes what a mutant needs."""
    plan = replace(short(seed), **PROVOKED.get(name, {}))
    return bool(LeagueSimulation(seed, plan, until_wrong=True).run().violations)


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_goes_wrong_a_league_comes_to_its_end(seed: int) -> None:
    report = LeagueSimulation(seed).run()
    assert report.violations == []
    assert report.counts["leagues"] >= 1
    assert report.counts["tables"] >= 1


@pytest.mark.parametrize("name", MUTANTS)
def test_a_missing_safeguard_of_leagues_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    MUTANTS[name](monkeypatch)
    assert any(noticed(seed, name) for seed in SMALL)


@pytest.mark.parametrize("name", PROVOKED)
def test_nothing_is_noticed_in_leagues_where_it_is_provoked(name: str) -> None:
    assert not noticed(1, name)


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_noticed_in_leagues_as_they_are(seed: int) -> None:
    assert LeagueSimulation(seed, short(seed)).run().violations == []


def test_a_league_repeats_itself() -> None:
    first, second = (LeagueSimulation(6).run() for _ in range(2))
    assert first.counts == second.counts
