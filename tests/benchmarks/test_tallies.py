"""Intervals against known figures and against what they promise; files that survive being cut off."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from benchmarks._tallies import PAGE, Block, Results, between, share, wilson

BLOCK = Block(
    cell="standard, 2: easy against random",
    code="abc",
    number=0,
    wins=(1, 0.5),
    rounds_won=1,
    rounds=2,
    moves=10,
    nanoseconds=1000,
    easy_moves=1,
    easy_nanoseconds=90,
    other_moves=11,
    other_nanoseconds=1200,
)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0.5, 10, 0.2366, 0.7634), (0, 10, 0, 0.2775), (1, 20, 0.8389, 1), (0.3, 100, 0.2189, 0.3958)],
)
def test_an_interval_is_wilsons(won: float, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=5e-5)


def test_games_that_are_independent_have_wilsons_interval() -> None:
    found = share([(1,)] * 300 + [(0,)] * 700)
    assert (found.games, found.won) == (1000, 0.3)
    assert (found.low, found.high) == pytest.approx(wilson(0.3, 1000), abs=1e-4)


def test_deals_of_which_each_player_wins_one_tell_more_than_as_many_games() -> None:
    even = [(1, 0), (0, 1)] * 90 + [(1, 1), (0, 0)] * 10
    low, high = wilson(0.5, 400)
    assert low < share(even).low < 0.5 < share(even).high < high


def test_games_of_a_deal_that_end_alike_tell_less_than_as_many_games() -> None:
    low, high = wilson(0.5, 400)
    alike = share([(1, 1), (0, 0)] * 100)
    assert (alike.low, alike.high) == pytest.approx(wilson(0.5, 200), abs=1e-3)
    assert alike.low < low < high < alike.high


@pytest.mark.parametrize("won", [0, 1])
def test_who_always_loses_or_always_wins_has_an_interval_too(won: float) -> None:
    found = share([(won, won)] * 10)
    assert (found.low, found.high) == wilson(won, 20)


def test_nineteen_intervals_in_twenty_hold_the_truth() -> None:
    rng = Random(1)
    held = 0
    for _ in range(400):
        deals = [rng.choice((0.2, 0.7)) for _ in range(60)]
        found = share([tuple(float(rng.random() < luck) for _ in range(2)) for luck in deals])
        held += found.low <= 0.45 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_what_is_added_is_read_again(tmp_path: Path) -> None:
    results = Results(tmp_path / "results", Block)
    assert list(results.read()) == []
    blocks = [BLOCK, replace(BLOCK, number=1), replace(BLOCK, code="def")]
    for block in blocks:
        results.add(block)
    assert list(results.read()) == blocks


def test_a_line_that_was_cut_off_is_passed_over_and_spoils_no_other(tmp_path: Path) -> None:
    results = Results(tmp_path / "results", Block)
    results.add(BLOCK)
    results.add(replace(BLOCK, number=1))
    whole = results.path.read_bytes()
    for length in range(len(whole)):
        results.path.write_bytes(whole[:length])
        results.add(replace(BLOCK, number=2))
        assert [block.number for block in results.read()] == [
            number for number, end in ((0, len(whole) // 2 - 1), (1, len(whole) - 1)) if length >= end
        ] + [2]


def test_a_block_that_stands_there_twice_counts_once(tmp_path: Path) -> None:
    results = Results(tmp_path / "results", Block)
    results.add(BLOCK)
    results.add(replace(BLOCK, wins=(0, 0)))
    assert list(results.read()) == [BLOCK]


def test_tables_stand_between_their_marks() -> None:
    marks = "<!-- lengths: written by make lengths -->\n{}\n<!-- end of lengths -->"
    page = f"before\n{marks.format('old')}\nafter\n"
    written = f"before\n{marks.format(chr(10) + 'new' + chr(10))}\nafter\n"
    assert between(page, "lengths", ["new", ""]) == written
    assert between(written, "lengths", ["new", ""]) == written
    with pytest.raises(SystemExit):
        between(page, "widths", ["new"])


@pytest.mark.parametrize("what", ["strengths", "endings"])
def test_the_page_has_a_place_for_each(what: str) -> None:
    assert "new" in between(PAGE.read_text("utf-8"), what, ["new"])
