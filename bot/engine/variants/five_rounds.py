"""Five rounds: a round also ends with the stock, the lowest total wins (RULES §5)."""

from bot.engine.cards import Rank
from bot.engine.vocabulary import NamesSuit, Variant

VARIANT = Variant(
    name="five_rounds",
    seats=range(2, 7),
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
        "draw_when": "stuck",
        "draw_limit": "3",
        "after_draw": "any",
        "refill": "none",
        "stock_end": "after_turn",
        "multi_play": "off",
        "multi_eights": "off",
        "last_call": "off",
        "misplay": "reject",
        "false_catch": "0",
        "scoring": "own_penalty",
        "match": "rounds",
        "target": "200",
        "rounds": "5",
        "tie": "extra_round",
        "partnership": "off",
        "max_actions": "1000",
    },
    narrowed={"jokers_per_pack": ("0",), "misplay": ("reject",)},
    by_players={"target": {2: "150", 3: "150"}},
)
