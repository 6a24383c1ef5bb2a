"""The rules of a table are complete, and cut where they may be."""

import pytest

from bot.engine.rules import ruleset
from bot.text.rules_page import LONGEST_PAGE, rules_pages

USUAL = ruleset("gambian", 4)


def text_of(**options: str) -> str:
    return "\n".join(rules_pages("en", ruleset("gambian", 4, options)))


def test_a_page_is_not_too_long() -> None:
    assert all(0 < len(page) <= LONGEST_PAGE for page in rules_pages("en", USUAL))


@pytest.mark.parametrize(
    "fact",
    ["4 cards", "2 jokers", "8s", "Jacks", "10s", "Are you strong", "3, 2 and 1", "out of the match", "64 points",
     "last card", "challenge", "shuffled"],
)  # fmt: skip
def test_a_newcomer_reads_every_rule(fact: str) -> None:
    assert fact in text_of()


@pytest.mark.parametrize(
    ("options", "fact"),
    [
        ({"hand_size": "7"}, "7 cards"),
        ({"misplay": "reject"}, "are refused"),
        ({"last_call": "off"}, "Nobody has to say"),
        ({"refill": "none"}, "no new stock"),
        ({"false_catch": "2"}, "costs 2 cards"),
        ({"reverse_two": "skip"}, "the other one is skipped"),
        ({"finish_on_power": "forbid"}, "may not be your last card"),
        ({"blocked_score": "none"}, "nobody is out"),
        ({"jokers_per_pack": "0"}, "One pack of 52 cards, for"),
    ],
)
def test_the_rules_follow_the_options(options: dict[str, str], fact: str) -> None:
    assert fact in text_of(**options)
