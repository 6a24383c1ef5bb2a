"""How long a match is likely to be, from matches between computer players."""

from typing import Final

from bot.engine.rules import Ruleset
from bot.players.match_lengths import LENGTHS

HUMAN_SECONDS: Final = 12
"""What a person takes for an action, on the average."""
COMPUTER_SECONDS: Final = 3
"""What a computer player takes for one: the middle of its usual pace (setting ``COMPUTER_PACE``)."""

HARMLESS: Final = frozenset(
    {
        "deal_packet",
        "starter_eight",
        "starter_power",
        "pass_when_empty",
        "multi_eights",
        "draw_stack",
        "two_on_joker",
        "eight_blocks",
        "ace_counters_skip",
        "reverse_two",
        "final_effect",
        "last_call",
        "misplay",
        "challenge_window",
        "false_catch",
        "blocked_score",
        "tie",
        "max_actions",
    }
)
"""Options that leave the length of a match about as it is (docs/decisions/0008)."""


def likely_minutes(rules: Ruleset, computers: int = 0) -> tuple[float, float] | None:
    """Give the minutes between which half of all matches lie, so many of its seats being computers'.

    None where nothing is known: a preset, or a number of players, that was not measured, or options that change the
    length.
    """
    measured = LENGTHS.get(rules.variant.name, {}).get(rules.seats)
    if measured is None or not rules.changed_options().keys() <= HARMLESS:
        return None
    lower, _, upper = measured
    people = rules.seats - computers
    seconds = (people * HUMAN_SECONDS + computers * COMPUTER_SECONDS) / rules.seats
    return lower * seconds / 60, upper * seconds / 60
