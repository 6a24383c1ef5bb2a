"""What RULES §7 says of the six presets, as plain dictionaries for the plain model; `naive` plays by them.

An option that a preset does not offer (a dash in §7, or §9.2.23) stands in ``fixed`` with what holds there.
"""

from typing import Any

Preset = dict[str, Any]

TENS = {"8": 50, "K": 10, "Q": 10, "J": 10, "A": 1}

EVERYWHERE = {
    "deal_packet": "1", "after_draw": "any", "pass_when_empty": "stuck", "refill": "none", "last_call": "off",
    "misplay": "reject", "false_catch": "0", "tie": "extra_round", "max_actions": "1000",
}  # fmt: skip
NOWHERE = {
    "jokers_per_pack": "0", "starter_power": "inert", "stock_end": "-", "multi_play": "off", "multi_eights": "off",
    "draw_stack": "off", "two_on_joker": "off", "eight_blocks": "off", "ace_counters_skip": "off",
    "reverse_two": "plain", "final_effect": "ignore", "finish_on_power": "allow", "partnership": "off",
}  # fmt: skip
ONE_WINNER = {"scoring": "winner_collects", "match": "single", "blocked_score": "difference"}
MANY = {"multi_play": "off", "multi_eights": "off"}

PRESETS: dict[str, Preset] = {
    "gambian": {
        "seats": [2, 3, 4, 5, 6, 7, 8],
        "smallest_hand": 2,
        "free": {"8", "joker"},
        "special": {"J", "10", "8", "2", "A", "joker"},
        "opens": {"joker"},
        "points": {"J": 1, "Q": 1, "K": 1, "A": 1, "8": 32, "joker": 64},
        "effects": {"J": "skip", "10": "reverse", "2": "hit", "A": "ask", "joker": "hit"},
        "pass_after_draw": False,
        "offered": {
            **EVERYWHERE, "packs": "1", "jokers_per_pack": "2", "hand_size": "4", "deal_packet": "2",
            "starter_eight": "printed", "starter_power": "inert", "draw_when": "stuck", "draw_limit": "1",
            "after_draw": "end", "refill": "shuffle", "reverse_two": "plain", "final_effect": "ignore",
            "finish_on_power": "allow", "last_call": "manual", "misplay": "catch", "scoring": "knockout",
            "match": "knockout", "blocked_score": "count",
        },
    },
    "classic": {
        "seats": [2, 3, 4],
        "smallest_hand": 1,
        "free": {"8"},
        "special": {"8"},
        "opens": set(),
        "points": TENS,
        "effects": {},
        "pass_after_draw": False,
        "offered": {
            **EVERYWHERE, **ONE_WINNER, **MANY, "packs": "1", "hand_size": "5", "starter_eight": "bury",
            "draw_when": "any", "draw_limit": "none", "partnership": "off",
        },
    },
    "house": {
        "seats": [2, 3, 4, 5, 6, 7],
        "smallest_hand": 1,
        "free": {"8"},
        "special": {"8"},
        "opens": set(),
        "points": TENS,
        "effects": {},
        "pass_after_draw": False,
        "offered": {
            **EVERYWHERE, **ONE_WINNER, "packs": "1", "hand_size": "5", "starter_eight": "any",
            "draw_when": "stuck", "draw_limit": "3", "multi_play": "on", "multi_eights": "on",
        },
    },
    "standard": {
        "seats": [2, 3, 4, 5, 6, 7],
        "smallest_hand": 1,
        "free": {"8"},
        "special": {"8"},
        "opens": set(),
        "points": TENS,
        "effects": {},
        "pass_after_draw": False,
        "offered": {
            **EVERYWHERE, **ONE_WINNER, **MANY, "packs": "1", "hand_size": "5", "starter_eight": "bury",
            "draw_when": "any", "draw_limit": "none",
        },
    },
    "five_rounds": {
        "seats": [2, 3, 4, 5, 6],
        "smallest_hand": 1,
        "free": {"8"},
        "special": {"8"},
        "opens": set(),
        "points": TENS,
        "effects": {},
        "pass_after_draw": False,
        "offered": {
            **EVERYWHERE, **MANY, "packs": "1", "hand_size": "5", "starter_eight": "bury", "draw_when": "stuck",
            "draw_limit": "3", "stock_end": "after_turn", "scoring": "own_penalty", "match": "rounds",
        },
    },
    "zimbabwean": {
        "seats": [2, 3, 4, 5, 6, 7, 8],
        "smallest_hand": 1,
        "free": {"8", "joker", "A"},
        "special": {"8", "7", "J", "2", "joker", "A", "K"},
        "opens": {"joker", "AS"},
        "points": {"8": 40, "7": 14, "J": 10, "2": 25, "joker": 50, "A": 11, "AS": 100, "K": 10, "Q": 10},
        "effects": {"7": "threaten_skip", "J": "reverse", "2": "threaten_draw", "joker": "threaten_draw", "K": "again"},
        "pass_after_draw": True,
        "offered": {
            **EVERYWHERE, "packs": "2", "jokers_per_pack": "2", "hand_size": "5", "starter_eight": "printed",
            "starter_power": "inert", "draw_when": "any", "draw_limit": "1", "after_draw": "drawn_only",
            "pass_when_empty": "free", "draw_stack": "sum", "two_on_joker": "off", "eight_blocks": "off",
            "ace_counters_skip": "off", "reverse_two": "plain", "final_effect": "ignore", "finish_on_power": "allow",
            "scoring": "own_penalty", "match": "target", "blocked_score": "count",
        },
    },
}  # fmt: skip
del PRESETS["five_rounds"]["offered"]["pass_when_empty"]


def settled(name: str, seats: int, given: dict[str, str]) -> dict[str, str]:
    """Give every option of a table: what was said, else the preset's own (§7, §9.2.18, §9.2.21)."""
    options = {**NOWHERE, **EVERYWHERE, **PRESETS[name]["offered"]}
    if name in {"house", "standard"} and seats >= 6:
        options["packs"] = "2"
    if name == "classic":
        options["hand_size"] = "by players"
    if "target" in given:
        options["match"] = "target"
    if "rounds" in given:
        options["match"] = "rounds"
    options.update(given)
    if "target" not in given:
        options["target"] = "300" if name == "zimbabwean" else "150" if seats < 4 else "200"
    if "rounds" not in given:
        options["rounds"] = "5"
    if "blocked_score" not in options:
        options["blocked_score"] = "none" if options["scoring"] == "winner_collects" else "count"
    return options
