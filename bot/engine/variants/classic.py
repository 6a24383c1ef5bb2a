"""Classic: draw until you can play, no refill, the winner collects; partners by choice (RULES §3)."""

from bot.engine.eights import DEFAULTS, FREE, NARROWED, POINTS, POWERS, TARGETS
from bot.engine.vocabulary import Variant

VARIANT = Variant(
    name="classic",
    seats=range(2, 5),
    direction="cw",
    smallest_hand=1,
    powers=POWERS,
    free=FREE,
    opens=frozenset(),
    points=POINTS,
    defaults=DEFAULTS,
    narrowed=NARROWED,
    by_players={"hand_size": {2: "7"}, "target": TARGETS},
)
