"""Five rounds: a round also ends with the stock, the lowest total wins (RULES §5)."""

from bot.engine.eights import DEFAULTS, FREE, NARROWED, POINTS, POWERS, TARGETS
from bot.engine.vocabulary import Variant

_UNKNOWN = ("pass_when_empty", "blocked_score")
"""Options RULES §7 does not give this game."""

VARIANT = Variant(
    name="five_rounds",
    seats=range(2, 7),
    direction="cw",
    smallest_hand=1,
    powers=POWERS,
    free=FREE,
    opens=frozenset(),
    points=POINTS,
    defaults={
        **{name: value for name, value in DEFAULTS.items() if name not in _UNKNOWN},
        "draw_when": "stuck",
        "draw_limit": "3",
        "stock_end": "after_turn",
        "scoring": "own_penalty",
        "match": "rounds",
    },
    narrowed=NARROWED,
    by_players={"target": TARGETS},
)
