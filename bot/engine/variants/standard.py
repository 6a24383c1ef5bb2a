"""Standard: one card a turn, draw until you can play or the stock is gone (RULES §4.2)."""

from bot.engine.eights import DEFAULTS, FREE, NARROWED, POINTS, POWERS, TARGETS
from bot.engine.vocabulary import Variant

VARIANT = Variant(
    name="standard",
    seats=range(2, 8),
    direction="cw",
    smallest_hand=1,
    powers=POWERS,
    free=FREE,
    opens=frozenset(),
    points=POINTS,
    defaults=DEFAULTS,
    narrowed=NARROWED,
    by_players={"packs": {6: "2", 7: "2"}, "target": TARGETS},
)
