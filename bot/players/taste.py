"""What the normal player likes: a handful of weights, compiled once for the rules of a table.

The weights are the same for every game; what cards can do is read from the compiled rules. How they were found is told
in docs/computer-players.md.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import inf
from typing import Final

from bot.engine.cards import BIT, CARDS, SUIT, SUITS, Card, Hand, hand_of, unsorted
from bot.engine.rules import Ruleset
from bot.engine.tables import (
    AGAIN,
    ASKS,
    BLOCKS,
    DRAW_THREAT,
    DRAWS,
    NAMES,
    REVERSES,
    SKIP_THREAT,
    SKIPS,
    Tables,
)
from bot.engine.vocabulary import MatchForm

IN_SUIT: Final = tuple(hand_of(card for card in CARDS if SUIT[card] is suit) for suit in SUITS)
"""The hand of all cards of a suit."""

FEW: Final = 3
"""With so many cards or fewer somebody may go out soon."""
DANGER: Final = 2
"""With so many cards or fewer in the next hand powers are used on it."""
LOW: Final = 2
"""Cards in the stock for each seat, when it is about to run out."""


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """What is worth how much; everything is added up, and the highest sum is played."""

    stuck: float
    """That the next seat, by what was not seen yet, has nothing that fits."""
    stuck_few: float
    """The same, in addition, when it holds `DANGER` cards or fewer."""
    partner_stuck: float
    """That a partner has nothing that fits."""
    cover: float
    """Being able to follow whatever the next seat lays: the share of what fits that one's own suits cover."""
    flex: float
    """A suit left in hand."""
    last_fits: float
    """That the only card left will fit what is laid."""
    two_fit: float
    """That the only two cards left will."""
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
    pressed: tuple[float, ...]
    """An average card's points less in hand, when somebody holds one card, two, three, and points count."""
    low: float
    """The same when the stock is about to run out for good."""
    keep: Mapping[int, float]
    """Keeping a card of this power."""
    hit: Mapping[int, float]
    """Using this power on a seat that holds `DANGER` cards or fewer."""


WEIGHTS: Final = Weights(
    stuck=30,
    stuck_few=20,
    partner_stuck=-10,
    cover=10,
    flex=4,
    last_fits=7,
    two_fit=-2,
    wild=50,
    free=60,
    several=6,
    again=10,
    again_fits=23,
    pressed=(25.0, 2.0, 2.0),
    low=8,
    keep={
        SKIPS: 21,
        REVERSES: 1,
        DRAWS: -25,
        ASKS: -3,
        DRAW_THREAT: 1,
        SKIP_THREAT: -16,
        BLOCKS: 2,
        AGAIN: 7,
    },
    hit={
        SKIPS: 22,
        REVERSES: 6,
        DRAWS: 3,
        ASKS: 63,
        DRAW_THREAT: 24,
        SKIP_THREAT: -16,
        BLOCKS: 10,
        AGAIN: 27,
    },
)


@dataclass(frozen=True, slots=True, eq=False)
class Taste:
    """The weights as one table needs them, by card."""

    tables: Tables
    weights: Weights
    whole: Hand
    """Every card of the game."""
    plain: Hand
    """The cards that do not fit everything."""
    parting: tuple[tuple[float, ...], ...]
    """What it is worth to be rid of a card, by `mood`."""
    hit: tuple[float, ...]
    left: tuple[float, float, float, float]
    """The weights of what is left: ``cover``, ``flex``, ``last_fits``, and ``two_fit`` for one card."""
    mine_again: tuple[bool, ...]
    """Between two, a card after which its player moves again."""
    counting: float
    """The fewest players of a round whose losers' points count."""


def mood(least: int, *, low: bool) -> int:
    """Number the moods: by the fewest cards an opponent holds, and whether the stock is about to run out for good."""
    close = least if least <= FEW else 0
    return close + (FEW + 1) * low


def taste(rules: Ruleset) -> Taste:
    """Give the weights compiled for these rules."""
    return compiled(rules.tables, hand_of(rules.pack()), _counting(rules.match))


def _counting(match: MatchForm) -> float:
    """Say how many must be in a round for the points of those who do not go out to matter."""
    if match is MatchForm.SINGLE:
        return inf
    return 3 if match is MatchForm.KNOCKOUT else 2


@lru_cache(maxsize=256)
def compiled(tables: Tables, whole: Hand, counting: float, weights: Weights = WEIGHTS) -> Taste:
    """Compile the weights for some rules and their pack."""
    free = whole
    for fitting in tables.fit:
        free &= fitting
    return Taste(
        tables=tables,
        weights=weights,
        whole=whole,
        plain=whole & ~free,
        parting=_partings(weights, tables, whole, free),
        hit=tuple(weights.hit.get(power, 0.0) for power in tables.power),
        left=(weights.cover, weights.flex, weights.last_fits, weights.two_fit / 2),
        mine_again=tuple(_moves_again(tables, power) for power in tables.power),
        counting=counting,
    )


def _partings(weights: Weights, tables: Tables, whole: Hand, free: Hand) -> tuple[tuple[float, ...], ...]:
    """Say, by mood, what it is worth to be rid of each card: its points, less what it could do later."""
    mean = sum(tables.points[card] for card in unsorted(whole)) / whole.bit_count()
    points = [count / max(mean, 1.0) for count in tables.points]
    return tuple(
        tuple(points[card] * (pressed + low) - _kept(weights, tables, card, free) for card in CARDS)
        for low in (0.0, weights.low)
        for pressed in (0.0, *weights.pressed)
    )


def _kept(weights: Weights, tables: Tables, card: Card, free: Hand) -> float:
    power = tables.power[card]
    worth = weights.keep.get(power, 0.0)
    if power == NAMES:
        return worth + weights.wild
    return worth + (weights.free if BIT[card] & free else 0.0)


def _moves_again(tables: Tables, power: int) -> bool:
    return power in (AGAIN, SKIPS, DRAWS) or (power == REVERSES and tables.reverse_skips)
