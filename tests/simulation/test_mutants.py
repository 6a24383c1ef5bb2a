"""The simulation notices when a safeguard is taken away, and finds nothing in the bot as it is."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from tests.simulation.looking_mutants import MUTANTS as OF_WHAT_IS_SHOWN
from tests.simulation.mutants import MUTANTS as OF_TABLES
from tests.simulation.plan import Plan, plan_of
from tests.simulation.run import Simulation

SEEDS = range(1, 61)
"""Seeds in one of which a mutant has to be noticed; most are in the first."""
SURE = range(1, 3)
"""Those in one of which it has to be noticed what people are shown; it is in each of the first 20."""
MUTANTS = {**OF_TABLES, **OF_WHAT_IS_SHOWN}
STEADY: Mapping[str, Any] = {
    "calm": True,
    "twice": 0.0,
    "locked": 0.0,
    "trouble": 50.0,
    "kill_within": 1_000_000,
    "cuts_every": 1_000_000.0,
    "jumps_every": None,
    "offset": 0.0,
    "threads": False,
    "opens_threads": False,
    "slow": False,
}
"""Nothing goes wrong: people get on with what is to be noticed."""
ASKED: Mapping[str, Any] = {
    **STEADY,
    "pace": 0.5,
    "seconds": 900.0,
    "second_server": True,
    "single": True,
    "hand_size": "1",
    "asks": 0.15,
    "forgets": 0.08,
}
"""Matches are over soon, on two servers, and people ask for what was played and is stored of them."""
PROVOKED: Mapping[str, Mapping[str, Any]] = {
    "jumps_count": {"jumps_every": 15.0},
    "archive_not_known": {"threads": True, "opens_threads": True, "often": "stop"},
    "bans_not_heard": {"often": "ban"},
    "no_memory_of_presses": {"calm": False, "twice": 0.9, "locked": 0.1},
    "no_nonce": {"calm": False, "lost_answers": 20.0},
    "a_hand_is_not_counted": {"hand_size": "1"},
    "edit_before_the_answer": {
        **STEADY,
        "second_server": False,
        "crowded": True,
        "pace": 0.25,
        "seconds": 300.0,
    },
    **dict.fromkeys(OF_WHAT_IS_SHOWN, ASKED),
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
    assert any(violations(seed, name) for seed in (SURE if name in OF_WHAT_IS_SHOWN else SEEDS))


@pytest.mark.parametrize("name", [name for name in PROVOKED if name not in OF_WHAT_IS_SHOWN])
def test_nothing_is_noticed_where_it_is_provoked_and_the_safeguard_is_there(name: str) -> None:
    assert [violations(seed, name) for seed in (1, 2)] == [[], []]


def test_nothing_is_noticed_where_people_ask_for_what_was_played() -> None:
    plans = (replace(short(seed), **{**ASKED, "seconds": 400.0}) for seed in (1, 2))
    reports = [Simulation(seed, plan).run() for seed, plan in enumerate(plans, start=1)]
    assert [report.violations for report in reports] == [[], []]
    counts = sum((report.counts for report in reports), Counter[str]())
    assert all(counts[what] for what in ("replays", "profiles", "boards", "answers", "forgotten"))


@pytest.mark.parametrize("seed", range(1, 7))
def test_nothing_is_noticed_in_the_bot_as_it_is(seed: int) -> None:
    assert Simulation(seed, short(seed)).run().violations == []
