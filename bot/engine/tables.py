"""A ruleset compiled once into tables, so that options cost nothing while cards are played.

The *key* of a pile says what the next card must fit: 0–51 the kind of the top, then a suit named for an 8,
then an open pile. ``fit[key]`` is the hand of all cards that fit.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, assert_never

from bot.engine.cards import (
    CARDS,
    KIND,
    KIND_RANK,
    KIND_SUIT,
    KINDS,
    RANK,
    SUIT,
    SUITS,
    Card,
    Hand,
    Suit,
    hand_of,
)
from bot.engine.vocabulary import (
    AfterDraw,
    Asks,
    Blocks,
    DrawLimit,
    DrawStack,
    DrawWhen,
    FinalEffect,
    FinishOnPower,
    LastCall,
    MakesDraw,
    Misplay,
    NamesSuit,
    PassWhenEmpty,
    PlaysAgain,
    Power,
    Refill,
    Reverses,
    ReverseTwo,
    Skips,
    StockEnd,
    Switch,
    ThreatensDraw,
    ThreatensSkip,
    Variant,
    Which,
)

NAMED: Final = KINDS
"""The key of a pile under a named suit is this plus the suit."""
OPEN: Final = NAMED + len(SUITS)
"""The key of a pile that takes any card."""
_KEYS: Final = OPEN + 1

PLAIN, NAMES, SKIPS, REVERSES, DRAWS, ASKS, DRAW_THREAT, SKIP_THREAT, BLOCKS, AGAIN = range(10)
"""The powers as small numbers, for the in-place step."""

NOTHING, AN_ACE, A_DRAW, A_SKIP = range(4)
"""What the seat to move has to answer, as small numbers."""

NO_LIMIT: Final = 1 << 30


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """What the in-place step looks up."""

    fit: tuple[Hand, ...]
    key: tuple[int, ...]
    """The key a card leaves on the pile when no suit is named."""
    power: tuple[int, ...]
    shares: tuple[tuple[tuple[int, ...], ...], ...]
    """For the cards that make others draw: who draws how many, by seats in the round, then by card."""
    points: tuple[int, ...]
    answers: tuple[tuple[Hand, ...], ...]
    """What answers, by what is to be answered and by the top of the pile."""
    threat: tuple[int, ...]
    """Cards a card threatens the next seat with."""
    sums: bool
    """A threat handed on grows by the new card's; otherwise it is the new card's own."""
    weak: int
    """What a seat draws that cannot answer."""
    special: Hand
    namers: Hand
    catches: bool
    calls: bool
    forbids: bool
    """A power card may not be the last one."""
    final: bool
    """The last card still has its effect."""
    draw_any: bool
    draw_limit: int
    draw_ends: bool
    drawn_only: bool
    pass_free: bool
    pass_drawn: bool
    refills: bool
    shuffles: bool
    stock_end: StockEnd | None
    """When a round ends with the stock, where it does."""
    several: Hand
    """Cards of which several of a rank may be laid at once."""
    partners: bool
    reverse_skips: bool
    narrows: bool
    """Not everything that fits may always be played."""
    able_plays: bool
    """Whoever can play neither draws nor passes, unless cards are owed."""
    max_actions: int


def key_named(suit: Suit) -> int:
    """Give the key of a pile under a named suit."""
    return NAMED + suit


def suit_in_force(key: int) -> Suit | None:
    """Give the suit the next card must have, or None when the pile is open."""
    if key == OPEN:
        return None
    return SUITS[key - NAMED] if key >= NAMED else KIND_SUIT[key]


def compile_tables(variant: Variant, values: Mapping[str, Any]) -> Tables:
    """Compile a variant under the given values of all options."""
    limit: DrawLimit = values["draw_limit"]
    after: AfterDraw = values["after_draw"]
    end: StockEnd = values["stock_end"]
    return Tables(
        fit=tuple(_fit(variant, key) for key in range(_KEYS)),
        key=tuple(OPEN if _is_among(card, variant.opens) else KIND[card] for card in CARDS),
        power=tuple(_number(variant.powers.get(RANK[card])) for card in CARDS),
        points=tuple(_points(variant, card) for card in CARDS),
        answers=((), _ace_answers(variant), _draw_answers(variant, values), _skip_answers(variant, values)),
        weak=next((power.cards for power in variant.powers.values() if isinstance(power, Asks)), 0),
        threat=tuple(_threat(variant.powers.get(RANK[card])) for card in CARDS),
        sums=values["draw_stack"] is DrawStack.SUM,
        special=hand_of(card for card in CARDS if RANK[card] in variant.powers),
        namers=_cards_with(variant, NamesSuit),
        shares=tuple(_shares(variant, players) for players in range(variant.seats.stop)),
        catches=values["misplay"] is Misplay.CATCH,
        calls=values["last_call"] is LastCall.MANUAL,
        forbids=values["finish_on_power"] is FinishOnPower.FORBID,
        final=values["final_effect"] is FinalEffect.APPLY,
        draw_any=values["draw_when"] is DrawWhen.ANY,
        draw_limit=NO_LIMIT if limit is DrawLimit.NONE else int(limit),
        draw_ends=after is AfterDraw.END,
        drawn_only=after is AfterDraw.DRAWN_ONLY,
        pass_drawn=variant.passes_after_draw or after is AfterDraw.DRAWN_ONLY,
        pass_free=values["pass_when_empty"] is PassWhenEmpty.FREE,
        refills=values["refill"] is not Refill.NONE,
        shuffles=values["refill"] is Refill.SHUFFLE,
        stock_end=None if end is StockEnd.NEVER else end,
        several=_several(variant, values),
        partners=values["partnership"] is Switch.ON,
        reverse_skips=values["reverse_two"] is ReverseTwo.SKIP,
        narrows=after is AfterDraw.DRAWN_ONLY or values["finish_on_power"] is FinishOnPower.FORBID,
        able_plays=(
            values["draw_when"] is DrawWhen.STUCK
            and after is not AfterDraw.DRAWN_ONLY
            and not variant.passes_after_draw
            and values["pass_when_empty"] is PassWhenEmpty.STUCK
        ),
        max_actions=values["max_actions"],
    )


def _fit(variant: Variant, key: int) -> Hand:
    """Give every card that fits a pile with this key (RULES §1.1)."""
    if key == OPEN:
        return hand_of(CARDS)
    suit = suit_in_force(key)
    rank = KIND_RANK[key] if key < NAMED else None
    return hand_of(
        card
        for card in CARDS
        if RANK[card] in variant.free
        or (suit is not None and SUIT[card] is suit)
        or (rank is not None and RANK[card] is rank)
    )


def _ace_answers(variant: Variant) -> tuple[Hand, ...]:
    return (_cards_with(variant, Asks),) * len(CARDS)


def _draw_answers(variant: Variant, values: Mapping[str, Any]) -> tuple[Hand, ...]:
    """Give what answers a threat to draw, by the card that threatens (RULES §6.1 rule 15, Z12)."""
    powers = variant.powers
    threats = frozenset(rank for rank, power in powers.items() if isinstance(power, ThreatensDraw))
    ends = _cards_with(variant, Blocks)
    if values["eight_blocks"] is Switch.ON:
        ends |= _cards_with(variant, NamesSuit)

    def answers(power: Power | None) -> Hand:
        if not isinstance(power, ThreatensDraw):
            return 0
        raising = threats if values["two_on_joker"] is Switch.ON else power.raised_by
        if values["draw_stack"] is DrawStack.OFF:
            return ends
        return ends | hand_of(card for card in CARDS if RANK[card] in raising)

    return tuple(answers(powers.get(RANK[card])) for card in CARDS)


def _skip_answers(variant: Variant, values: Mapping[str, Any]) -> tuple[Hand, ...]:
    """Give what answers a threat to skip (RULES §6.1 rule 9, Z6)."""
    same = {rank: hand_of(card for card in CARDS if RANK[card] is rank) for rank in variant.powers}
    ends = _cards_with(variant, Blocks) if values["ace_counters_skip"] is Switch.ON else 0
    skips = {rank for rank, power in variant.powers.items() if isinstance(power, ThreatensSkip)}
    return tuple(same[RANK[card]] | ends if RANK[card] in skips else 0 for card in CARDS)


def _several(variant: Variant, values: Mapping[str, Any]) -> Hand:
    """Give the cards of which several go down at once (RULES §4.1 rule 3, H4)."""
    if values["multi_play"] is Switch.OFF:
        return 0
    naming = _cards_with(variant, NamesSuit)
    several = hand_of(card for card in CARDS if RANK[card] is not None)
    return several if values["multi_eights"] is Switch.ON else several & ~naming


def _number(power: Power | None) -> int:
    """Number a power."""
    match power:
        case None:
            return PLAIN
        case NamesSuit():
            return NAMES
        case Skips():
            return SKIPS
        case Reverses():
            return REVERSES
        case MakesDraw():
            return DRAWS
        case Asks():
            return ASKS
        case ThreatensDraw():
            return DRAW_THREAT
        case ThreatensSkip():
            return SKIP_THREAT
        case Blocks():
            return BLOCKS
        case PlaysAgain():
            return AGAIN
        case _:
            assert_never(power)


def _threat(power: Power | None) -> int:
    return power.cards if isinstance(power, ThreatensDraw) else 0


def _shares(variant: Variant, players: int) -> tuple[tuple[int, ...], ...]:
    powers = (variant.powers.get(rank) for rank in RANK)
    return tuple(p.among(players - 1) if isinstance(p, MakesDraw) and players > 1 else () for p in powers)


def _is_among(card: Card, which: frozenset[Which]) -> bool:
    rank, suit = RANK[card], SUIT[card]
    return rank in which or (rank is not None and suit is not None and (rank, suit) in which)


def _points(variant: Variant, card: Card) -> int:
    rank, suit = RANK[card], SUIT[card]
    if rank is None or suit is None:
        return variant.points.get(None, 0)
    return variant.points.get((rank, suit), variant.points.get(rank, rank + 2))


def _cards_with(variant: Variant, kind: type[Power]) -> Hand:
    return hand_of(card for card in CARDS if isinstance(variant.powers.get(RANK[card]), kind))
