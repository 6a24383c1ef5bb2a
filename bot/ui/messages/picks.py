"""Cards to be played together, in their order, as they stand in a custom id.

The first card stands as its number, the others, which are of its rank, as a digit each: `46`, `46-0a3`.
"""

import re
from collections.abc import Sequence

from bot.engine.cards import CARDS, OF_RANK, Card, unsorted

AS_IT_IS = "-"
"""Stands where a suit could be named: these cards are to be played, and nothing more is to be asked."""

_SHAPE = re.compile(r"(?P<first>[0-9]{1,3})(?:-(?P<others>[0-9a-f]{1,15}))?", re.ASCII)


def write_pick(cards: Sequence[Card]) -> str:
    """Write one card, or several of one rank."""
    first, *others = cards
    if not others:
        return str(first)
    alike = unsorted(OF_RANK[first])
    return f"{first}-{''.join(format(alike.index(card), 'x') for card in others)}"


def read_pick(text: str) -> tuple[Card, ...] | None:
    """Read cards, inverse to `write_pick`; None for what names none, or one of them twice."""
    found = _SHAPE.fullmatch(text)
    if found is None or int(found["first"]) >= len(CARDS):
        return None
    first = CARDS[int(found["first"])]
    alike = unsorted(OF_RANK[first])
    digits = [int(digit, 16) for digit in found["others"] or ""]
    if any(digit >= len(alike) for digit in digits):
        return None
    picked = (first, *(alike[digit] for digit in digits))
    return picked if len(set(picked)) == len(picked) else None
