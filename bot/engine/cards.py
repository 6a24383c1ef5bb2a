"""Cards, suits, ranks, packs and the codes they are written in (RECORD §1).

A card is a small number that stands for one physical card; a hand is a set of bits, one a card.
Only this module does arithmetic on card numbers.
"""

import re
from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from typing import Final, NewType

Card = NewType("Card", int)
"""One physical card: 56 places a pack, 0–51 suit by suit from 2 to ace, 52–55 jokers."""

Hand = int
"""A set of cards: bit n is set when card n is in it."""


class Suit(IntEnum):
    """The four suits, in the order hands are sorted by."""

    C = 0
    D = 1
    H = 2
    S = 3


class Rank(IntEnum):
    """The ranks from 2 to the ace, in the order hands are sorted by."""

    TWO = 0
    THREE = 1
    FOUR = 2
    FIVE = 3
    SIX = 4
    SEVEN = 5
    EIGHT = 6
    NINE = 7
    TEN = 8
    JACK = 9
    QUEEN = 10
    KING = 11
    ACE = 12


RANK_CODES: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS: Final = tuple(Suit)
RANKS: Final = tuple(Rank)
MOST_PACKS: Final = 4
MOST_JOKERS: Final = 4
"""Jokers one pack can hold."""

JOKER: Final = 52
"""The kind of every joker; the other kinds are suit by suit from 2 to ace."""
KINDS: Final = 53

_SLOTS = 56
_RANKS = len(RANKS)
CARDS: Final = tuple(Card(number) for number in range(_SLOTS * MOST_PACKS))
"""Every card there can be, in the order of their numbers."""

KIND: Final = tuple(min(card % _SLOTS, JOKER) for card in CARDS)
"""The kind of a card: 0–51, or 52 for any joker. Equal cards of two packs are of one kind."""
KIND_SUIT: Final[tuple[Suit | None, ...]] = (*(SUITS[k // _RANKS] for k in range(JOKER)), None)
KIND_RANK: Final[tuple[Rank | None, ...]] = (*(RANKS[k % _RANKS] for k in range(JOKER)), None)
SUIT: Final = tuple(KIND_SUIT[kind] for kind in KIND)
RANK: Final = tuple(KIND_RANK[kind] for kind in KIND)
BIT: Final = tuple(1 << card for card in CARDS)
"""The hand that holds just this card."""
CARD_OF: Final = {BIT[card]: card for card in CARDS}
"""The card of a hand that holds just one."""
ALIKE: Final = tuple(sum(BIT[other] for other in CARDS if KIND[other] == kind) for kind in KIND)
"""The hand of all cards that look like this one: equal cards are one move (RULES Z19)."""
OF_RANK: Final = tuple(
    0 if rank is None else sum(BIT[other] for other in CARDS if RANK[other] is rank) for rank in RANK
)
"""The hand of all cards of this one's rank; jokers have none."""

_CODES = (*(RANK_CODES[k % _RANKS] + SUITS[k // _RANKS].name for k in range(JOKER)), "joker")
_KIND_OF_CODE = {text: kind for kind, text in enumerate(_CODES)}
_PLACE = tuple(KIND[card] * len(CARDS) + card for card in CARDS)
_SIGNS = str.maketrans("♣♦♥♠", "CDHS")


@cache
def pack(packs: int, jokers: int) -> tuple[Card, ...]:
    """Give the unshuffled cards of so many packs with so many jokers each."""
    return tuple(card for card in CARDS[: _SLOTS * packs] if card % _SLOTS < JOKER + jokers)


def copies(kind: int) -> tuple[Card, ...]:
    """Give every card of one kind, the first pack's first."""
    return tuple(card for card in CARDS if KIND[card] == kind)


def code(card: Card) -> str:
    """Write a card as records do: ``8H``, ``10S``, ``joker``."""
    return _CODES[KIND[card]]


def parse_kind(text: str) -> int:
    """Read a card's code in any case, with ``T`` for 10 and suit signs; raise ValueError otherwise."""
    plain = text.translate(_SIGNS).upper()
    if plain == "JOKER":
        return JOKER
    plain = re.sub(r"^T", "10", plain)
    try:
        return _KIND_OF_CODE[plain]
    except KeyError:
        raise ValueError(text) from None


def parse_card(text: str) -> Card:
    """Read a card's code as the card of that kind in the first pack; raise ValueError otherwise."""
    return copies(parse_kind(text))[0]


def parse_suit(text: str) -> Suit:
    """Read a suit's letter or sign in any case; raise ValueError otherwise."""
    try:
        return Suit[text.translate(_SIGNS).upper()]
    except KeyError:
        raise ValueError(text) from None


def hand_of(cards: Iterable[Card]) -> Hand:
    """Gather cards into a hand."""
    hand = 0
    for card in cards:
        hand |= BIT[card]
    return hand


def cards_of(hand: Hand) -> tuple[Card, ...]:
    """List a hand in hand order: suits C D H S, ranks from 2 to ace, jokers last."""
    return tuple(sorted(unsorted(hand), key=_PLACE.__getitem__)) if hand else ()


def unsorted(hand: Hand) -> list[Card]:
    """List a hand in the order of the card numbers, which is quicker."""
    cards = []
    while hand:
        lowest = hand & -hand
        cards.append(CARD_OF[lowest])
        hand ^= lowest
    return cards
