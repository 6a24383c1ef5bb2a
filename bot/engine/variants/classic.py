"""Classic: draw until you can play, no refill, the winner collects; partners by choice (RULES §3)."""

from bot.engine.cards import Rank
from bot.engine.vocabulary import NamesSuit, Variant

VARIANT = Variant(
    name="classic",
    seats=range(2, 5),
    direction="cw",
    smallest_hand=1,
    powers={Rank.EIGHT: NamesSuit()},
    free=frozenset({Rank.EIGHT}),
    opens=frozenset(),
    points={Rank.JACK: 10, Rank.QUEEN: 10, Rank.KING: 10, Rank.ACE: 1, Rank.EIGHT: 50},
    defaults={
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
    },
    narrowed={"jokers_per_pack": ("0",), "misplay": ("reject",)},
    by_players={"hand_size": {2: "7"}, "target": {2: "150", 3: "150"}},
)
