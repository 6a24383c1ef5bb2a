"""Gambian: knock-out; the ace asks "are you strong?", the joker hits three, "last card" is said aloud (RULES §2)."""

from bot.engine.cards import Rank
from bot.engine.vocabulary import Asks, MakesDraw, NamesSuit, Reverses, Skips, Variant

VARIANT = Variant(
    name="gambian",
    seats=range(2, 9),
    direction="ccw",
    smallest_hand=2,
    powers={
        Rank.TWO: MakesDraw(((2,),)),
        Rank.EIGHT: NamesSuit(),
        Rank.TEN: Reverses(),
        Rank.JACK: Skips(),
        Rank.ACE: Asks(2),
        None: MakesDraw(((2,), (2, 1), (3, 2, 1))),
    },
    free=frozenset({Rank.EIGHT, None}),
    opens=frozenset({None}),
    points={Rank.JACK: 1, Rank.QUEEN: 1, Rank.KING: 1, Rank.ACE: 1, Rank.EIGHT: 32, None: 64},
    defaults={
        "packs": "1",
        "jokers_per_pack": "2",
        "hand_size": "4",
        "deal_packet": "2",
        "starter_eight": "printed",
        "starter_power": "inert",
        "draw_when": "stuck",
        "draw_limit": "1",
        "after_draw": "end",
        "pass_when_empty": "stuck",
        "refill": "shuffle",
        "reverse_two": "plain",
        "final_effect": "ignore",
        "finish_on_power": "allow",
        "last_call": "manual",
        "misplay": "catch",
        "challenge_window": "10",
        "false_catch": "0",
        "scoring": "knockout",
        "match": "knockout",
        "blocked_score": "count",
        "tie": "extra_round",
        "max_actions": "1000",
    },
)
