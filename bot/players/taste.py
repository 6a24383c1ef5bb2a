"""What the normal player likes: a handful of weights, compiled once for the rules of a table.

The weights are the same for every game; what cards can do is read from the compiled rules. How they were found is told
in docs/computer-players.md.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.engine.cards import BIT, CARDS, SUIT, SUITS, Card, Hand, hand_of
from bot.engine.rules import Ruleset
from bot.engine.tables import (
    AGAIN,
    ASKS,
    BLOCKS,
    DRAW_THREAT,
    DRAWS,
    NAMES,
    PLAIN,
    REVERSES,
    SKIP_THREAT,
    SKIPS,
    Tables,
)

IN_SUIT: Final = tuple(hand_of(card for card in CARDS if SUIT[card] is suit) for suit in SUITS)
"""The hand of all cards of a suit."""

FEW: Final = 3
"""With so many cards or fewer somebody may go out soon."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What is worth how much; everything is added up, and the highest sum is played."""

    stuck: float
    """That the next seat, by what was not seen yet, has nothing that fits."""
    follow: float
    """A card left that fits what is laid."""
    flex: float
    """A suit left in hand."""
    wild: float
    """Keeping a card that names a suit."""
    free: float
    """Keeping another card that fits everything."""
    several: float
    """One more card laid in the same play."""
    again: float
    """Another turn at once."""
    again_fits: float
    """Having a card for that turn."""
    calm: float
    """A point less in hand, nobody being close to going out."""
    pressed: tuple[float, ...]
    """A point less in hand when somebody holds one card, two, three."""
    danger: int
    """So few cards in the next hand make it worth using a power on it."""
    keep: dict[int, float]
    """Keeping a card of this power."""
    hit: dict[int, float]
    """Using this power on a seat that is close to going out."""


WEIGHTS: Final = Weights(
    stuck=30,
    follow=3,
    flex=2,
    wild=40,
    free=20,
    several=20,
    again=10,
    again_fits=20,
    calm=0,
    pressed=(1.0, 0.6, 0.2),
    danger=2,
    keep={SKIPS: 5, REVERSES: 5, DRAWS: 5, ASKS: 5, DRAW_THREAT: 5, SKIP_THREAT: 5, BLOCKS: 20, AGAIN: 5},
    hit={
        SKIPS: 20,
        REVERSES: 14,
        DRAWS: 20,
        ASKS: 20,
        DRAW_THREAT: 20,
        SKIP_THREAT: 20,
        BLOCKS: 20,
        AGAIN: 20,
    },
)


@dataclass(frozen=True, slots=True, eq=False)
class Taste:
    """The weights as one table needs them, by card."""

    tables: Tables
    whole: Hand
    """Every card of the game."""
    plain: Hand
    """The cards that do not fit everything."""
    stuck: float
    follow: float
    flex: float
    several: float
    again: float
    again_fits: float
    keep: tuple[float, ...]
    hit: tuple[float, ...]
    shed: tuple[tuple[float, ...], ...]
    """What it is worth to be rid of a card, by the fewest cards somebody else holds, up to `FEW`; the first for none."""
    danger: int
    """So few cards in the next hand make it worth using a power on it."""
    mine_again: tuple[bool, ...]
    """Between two, a card after which its player moves again."""


def taste(rules: Ruleset) -> Taste:
    """Give the weights compiled for these rules."""
    return _compiled(rules.tables, hand_of(rules.pack()))


@lru_cache(maxsize=256)
def _compiled(tables: Tables, whole: Hand) -> Taste:
    w = WEIGHTS
    free = whole
    for fitting in tables.fit:
        free &= fitting
    return Taste(
        tables=tables,
        whole=whole,
        plain=whole & ~free,
        stuck=w.stuck,
        follow=w.follow,
        flex=w.flex,
        several=w.several,
        again=w.again,
        again_fits=w.again_fits,
        keep=tuple(_kept(tables, card, free) for card in CARDS),
        hit=tuple(w.hit.get(power, 0) for power in tables.power),
        shed=tuple(tuple(share * points for points in tables.points) for share in (0.0, *w.pressed)),
        danger=w.danger,
        mine_again=tuple(_moves_again(tables, power) for power in tables.power),
    )


def _kept(tables: Tables, card: Card, free: Hand) -> float:
    """Say what is lost with a card of the hand."""
    w = WEIGHTS
    power = tables.power[card]
    value = w.wild if power == NAMES else w.free if BIT[card] & free else 0.0
    return value + (w.keep.get(power, 0.0) if power != PLAIN else 0.0) - w.calm * tables.points[card]


def _moves_again(tables: Tables, power: int) -> bool:
    return power in (AGAIN, SKIPS, DRAWS) or (power == REVERSES and tables.reverse_skips)
