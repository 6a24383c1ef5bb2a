"""A lobby's advice on how long a match takes: from figures, for tables they hold for, in round numbers."""

import re
from pathlib import Path

import pytest

import bot.text
from bot.engine.rules import ruleset, variants
from bot.players import lengths
from bot.players.lengths import HARMLESS, likely_minutes
from bot.players.match_lengths import LENGTHS
from bot.text.lengths import length_advice


@pytest.fixture
def _measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let four Gambians take 100 to 150 actions, two 10 to 40, eight 600 to 800; nothing else is known."""
    gambian = {2: (10, 20, 40), 4: (100, 120, 150), 8: (600, 700, 800)}
    monkeypatch.setattr(lengths, "LENGTHS", {"gambian": gambian})


@pytest.mark.usefixtures("_measured")
@pytest.mark.parametrize(
    ("people", "computers", "words"),
    [
        (4, 0, "A match of 4 usually takes 20–30 minutes."),
        (1, 0, "A match of 4 usually takes 20–30 minutes."),
        (1, 3, "A match of 4 usually takes 5–15 minutes."),
        (2, 0, "A match of 2 usually takes up to 10 minutes."),
        (8, 0, "A match of 8 usually takes 2–3 hours."),
    ],
)
def test_advice_is_for_who_sits_in_round_numbers(people: int, computers: int, words: str) -> None:
    rules = ruleset("gambian", max(people + computers, 2))
    assert length_advice("en", rules, people, computers) == words


@pytest.mark.usefixtures("_measured")
def test_what_was_not_measured_has_no_advice() -> None:
    assert length_advice("en", ruleset("gambian", 5), 5, 0) is None
    assert length_advice("en", ruleset("classic", 4), 4, 0) is None


@pytest.mark.usefixtures("_measured")
@pytest.mark.parametrize(
    ("option", "value", "told"),
    [
        ("hand_size", "7", False),
        ("match", "single", False),
        ("starter_eight", "any", True),
        ("false_catch", "2", True),
        ("finish_on_power", "forbid", False),
    ],
)
def test_options_that_change_the_length_leave_no_advice(option: str, value: str, told: bool) -> None:
    assert (length_advice("en", ruleset("gambian", 4, {option: value}), 4, 0) is not None) is told


@pytest.mark.usefixtures("_measured")
def test_options_that_cannot_serve_so_many_leave_no_advice() -> None:
    assert length_advice("en", ruleset("gambian", 2, {"hand_size": "25"}), 1, 0) is None


def test_every_preset_was_measured_with_every_number_of_players() -> None:
    assert {name: set(by_players) for name, by_players in LENGTHS.items()} == {
        variant.name: set(variant.seats) for variant in variants()
    }
    assert all(low <= middle <= high for found in LENGTHS.values() for low, middle, high in found.values())


def test_the_page_and_the_data_were_written_together() -> None:
    page = (Path(bot.text.__file__).parents[2] / "docs/match-lengths.md").read_text("utf-8")
    for section in page.split("\n## ")[1:]:
        rows = re.findall(r"^\| (\d) \| (\d+) \| (\d+)–(\d+) \|", section, re.MULTILINE)
        told = {int(seats): (int(low), int(middle), int(high)) for seats, middle, low, high in rows}
        assert told == LENGTHS[section.partition("\n")[0]]


def test_harmless_options_are_options() -> None:
    assert {name for variant in variants() for name in variant.defaults} >= HARMLESS


def test_people_take_four_times_as_long_as_computers() -> None:
    rules = ruleset("gambian", 4)
    people, computers = likely_minutes(rules), likely_minutes(rules, computers=4)
    assert people is not None
    assert computers is not None
    assert people == pytest.approx([4 * minutes for minutes in computers])
