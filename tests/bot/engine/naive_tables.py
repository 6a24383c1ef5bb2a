"""Random tables for the plain model: any preset, any number of players, any options that go together (RULES §7, §9.2)."""

import random

from tests.bot.engine.naive_rules import PRESETS, settled

CHOICES = {
    "packs": ["1", "1", "1", "2"],
    "jokers_per_pack": ["2", "2", "0", "1", "4"],
    "hand_size": ["2", "3", "4", "4", "5"],
    "deal_packet": ["2", "1"],
    "starter_eight": ["printed", "bury", "dealer_names", "any"],
    "starter_power": ["inert", "apply", "redraw"],
    "draw_when": ["stuck", "stuck", "any"],
    "draw_limit": ["1", "3", "none"],
    "after_draw": ["end", "end", "drawn_only", "any"],
    "pass_when_empty": ["stuck", "free"],
    "refill": ["shuffle", "flip", "none"],
    "stock_end": ["after_turn", "at_once", "on_failed_draw"],
    "multi_play": ["on", "on", "off"],
    "multi_eights": ["on", "off"],
    "draw_stack": ["sum", "replace", "off"],
    "two_on_joker": ["on", "off"],
    "eight_blocks": ["on", "off"],
    "ace_counters_skip": ["on", "off"],
    "reverse_two": ["plain", "skip"],
    "final_effect": ["ignore", "apply", "apply"],
    "finish_on_power": ["allow", "allow", "forbid"],
    "last_call": ["manual", "manual", "auto", "off"],
    "false_catch": ["0", "0", "1", "3", "5"],
    "max_actions": ["1000", "1000", "120", "33", "20", "9"],
}
MISPLAYS = ["catch", "catch", "reject"]
ENDINGS = ["single", "target", "target", "rounds", "rounds", "knockout"]
TARGETS = ["1", "20", "40", "80", "150"]


def any_options(rng: random.Random, preset: str, seats: int) -> dict[str, str]:
    """Give the options of a table that differ from the preset's own, often none."""
    offered = PRESETS[preset]["offered"]
    given: dict[str, str] = {}
    if rng.random() < 0.2:
        return given
    for option, values in CHOICES.items():
        if option in offered and rng.random() < 0.7:
            given[option] = rng.choice(values)
    if preset == "gambian":
        given["misplay"] = rng.choice(MISPLAYS)
    if rng.random() < (0.4 if preset == "gambian" else 0.7):
        given |= any_ending(rng, preset)
    if may_be_partners(preset, seats, given) and rng.random() < 0.6:
        given["partnership"] = "on"
    return given


def any_ending(rng: random.Random, preset: str) -> dict[str, str]:
    """Choose what makes a match, and scores that go with it."""
    ending = rng.choice(ENDINGS)
    scores = ["knockout"] if ending == "knockout" else ["own_penalty", "winner_collects"]
    given = {"match": ending, "scoring": rng.choice(scores)}
    if "blocked_score" in PRESETS[preset]["offered"]:
        points = "difference" if given["scoring"] == "winner_collects" else "count"
        given["blocked_score"] = rng.choice([points, points, "none"])
    if ending == "target" and rng.random() < 0.8:
        given["target"] = rng.choice(TARGETS)
    if ending == "rounds" and rng.random() < 0.8:
        given["rounds"] = rng.choice(["1", "2", "3"])
    if ending != "knockout":
        given["tie"] = rng.choice(["extra_round", "extra_round", "shared"])
    if len(given) > 2 and ("target" in given or "rounds" in given) and rng.random() < 0.3:
        del given["match"]
    return given


def may_be_partners(preset: str, seats: int, given: dict[str, str]) -> bool:
    """§7 tells what partners are only where no card but the 8 has an effect."""
    if preset in {"gambian", "zimbabwean"} or seats != 4:
        return False
    return settled(preset, seats, given)["scoring"] == "winner_collects"
