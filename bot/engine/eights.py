"""What the games have in common in which nothing but an 8 has a power; each of them is a preset of its own."""

from collections.abc import Mapping
from typing import Final

from bot.engine.cards import Rank
from bot.engine.vocabulary import NamesSuit, Power, Which

POWERS: Final[Mapping[Rank | None, Power]] = {Rank.EIGHT: NamesSuit()}
FREE: Final[frozenset[Rank | None]] = frozenset({Rank.EIGHT})
POINTS: Final[Mapping[Which, int]] = {
    Rank.JACK: 10,
    Rank.QUEEN: 10,
    Rank.KING: 10,
    Rank.ACE: 1,
    Rank.EIGHT: 50,
}
DEFAULTS: Final[Mapping[str, str]] = {
    "packs": "1",
    "jokers_per_pack": "0",
    "hand_size": "5",
    "deal_packet": "1",
    "starter_eight": "bury",
    "draw_when": "any",
    "draw_limit": "none",
    "after_draw": "any",
    "pass_when_empty": "stuck",
    "refill": "none",
    "multi_play": "off",
    "multi_eights": "off",
    "last_call": "off",
    "misplay": "reject",
    "false_catch": "0",
    "scoring": "winner_collects",
    "match": "single",
    "target": "200",
    "rounds": "5",
    "blocked_score": "difference",
    "tie": "extra_round",
    "partnership": "off",
    "max_actions": "1000",
}
"""The values of `standard` (RULES §4.2); the other presets say where they differ."""
NARROWED: Final[Mapping[str, tuple[str, ...]]] = {"jokers_per_pack": ("0",), "misplay": ("reject",)}
TARGETS: Final[Mapping[int, str]] = {2: "150", 3: "150"}
"""Totals to play to with few players (RULES §9.2.18)."""
