"""Counting matches that end: what does not end, or ends by the limit, is not passed over."""

from pathlib import Path

import pytest

from benchmarks import _endings
from benchmarks._endings import Hundred, fill, hundred, table
from benchmarks._tallies import Results
from bot.engine.rules import Ruleset, ruleset
from bot.engine.variants import VARIANTS

NAMES = ("random", "easy")


@pytest.fixture(autouse=True)
def _three_are_a_hundred(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_endings, "HUNDRED", 3)


def test_matches_end_and_their_lengths_are_counted() -> None:
    found = hundred("gambian", NAMES, 0)
    assert (found.ended, found.too_long) == (3, 0)
    assert found.longest_round <= found.longest_match <= found.actions <= 3 * found.longest_match
    assert found.rounds >= 3


def test_a_match_that_does_not_end_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_endings, "ENDLESS", 4)
    assert hundred("gambian", NAMES, 0).ended == 0


def test_a_round_that_reaches_the_limit_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def short(name: str, seats: int) -> Ruleset:
        return ruleset(name, seats, {"max_actions": "50"})

    monkeypatch.setattr(_endings, "ruleset", short)
    found = hundred("zimbabwean", NAMES, 0)
    assert found.too_long > 0
    assert found.ended == 3


def test_mixes_and_seats_differ_from_match_to_match_and_are_the_same_again() -> None:
    assert hundred("house", NAMES, 0) == hundred("house", NAMES, 0)
    assert hundred("house", NAMES, 0) != hundred("house", NAMES, 1)


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, int]] = []

    def noted(variant: str, names: tuple[str, ...], number: int, budget: int = 0) -> Hundred:
        played.append((variant, number))
        return hundred(variant, names, number, budget)

    monkeypatch.setattr(_endings, "hundred", noted)
    results = Results(tmp_path / "results", Hundred)
    fill(results, NAMES, matches=3)
    fill(results, NAMES, matches=6)
    assert sorted(played) == sorted((name, number) for name in VARIANTS for number in (0, 1))
    lines = list(table(results, NAMES))
    assert len(lines) == 2 + len(VARIANTS)
    assert all(line.split(" | ")[1:3] == ["6", "6"] for line in lines[2:])
