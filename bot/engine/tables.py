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
    Hand,
    Rank,
    Suit,
    hand_of,
)
from bot.engine.vocabulary import (
    AfterDraw,
    Asks,
    DrawLimit,
    DrawWhen,
    FinalEffect,
    FinishOnPower,
    LastCall,
    MakesDraw,
    Misplay,
    NamesSuit,
    PassWhenEmpty,
    Power,
    Refill,
    Reverses,
    ReverseTwo,
    Skips,
    Variant,
)

NAMED: Final = KINDS
"""The key of a pile under a named suit is this plus the suit."""
OPEN: Final = NAMED + len(SUITS)
"""The key of a pile that takes any card."""
_KEYS: Final = OPEN + 1

PLAIN, NAMES, SKIPS, REVERSES, DRAWS, ASKS = range(6)
"""The powers as small numbers, for the in-place step."""

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
    answers: Hand
    """What answers a card that asks."""
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
    refills: bool
    shuffles: bool
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
    """Compile a variant under the given values of its options."""
    limit: DrawLimit = values["draw_limit"]
    after: AfterDraw = values["after_draw"]
    return Tables(
        fit=tuple(_fit(variant, key) for key in range(_KEYS)),
        key=tuple(OPEN if RANK[card] in variant.opens else KIND[card] for card in CARDS),
        power=tuple(_number(variant.powers.get(RANK[card])) for card in CARDS),
        points=tuple(_points(variant, RANK[card]) for card in CARDS),
        answers=_cards_with(variant, Asks),
        weak=next((power.cards for power in variant.powers.values() if isinstance(power, Asks)), 0),
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
        pass_free=values["pass_when_empty"] is PassWhenEmpty.FREE,
        refills=values["refill"] is not Refill.NONE,
        shuffles=values["refill"] is Refill.SHUFFLE,
        reverse_skips=values["reverse_two"] is ReverseTwo.SKIP,
        narrows=after is AfterDraw.DRAWN_ONLY or values["finish_on_power"] is FinishOnPower.FORBID,
        able_plays=(
            values["draw_when"] is DrawWhen.STUCK
            and after is not AfterDraw.DRAWN_ONLY
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


def _number(power: Power | None) -> int:
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
        case _:
            assert_never(power)


def _shares(variant: Variant, players: int) -> tuple[tuple[int, ...], ...]:
    powers = (variant.powers.get(rank) for rank in RANK)
    return tuple(p.among(players - 1) if isinstance(p, MakesDraw) and players > 1 else () for p in powers)


def _points(variant: Variant, rank: Rank | None) -> int:
    if rank in variant.points:
        return variant.points[rank]
    return 0 if rank is None else rank + 2


def _cards_with(variant: Variant, kind: type[Power]) -> Hand:
    return hand_of(card for card in CARDS if isinstance(variant.powers.get(RANK[card]), kind))
