"""House: draw up to three, lay several of one rank at once (RULES §4.1)."""

from bot.engine.eights import DEFAULTS, FREE, NARROWED, POINTS, POWERS, TARGETS
from bot.engine.vocabulary import Variant

VARIANT = Variant(
    name="house",
    seats=range(2, 8),
    direction="cw",
    smallest_hand=1,
    powers=POWERS,
    free=FREE,
    opens=frozenset(),
    points=POINTS,
    defaults={
        **DEFAULTS,
        "starter_eight": "any",
        "draw_when": "stuck",
        "draw_limit": "3",
        "multi_play": "on",
        "multi_eights": "on",
    },
    narrowed=NARROWED,
    by_players={"packs": {6: "2", 7: "2"}, "target": TARGETS},
)
