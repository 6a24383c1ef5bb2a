"""The plays that are moves of their own: single cards, and several of a rank in canonical form (RULES H10, §9.1.16)."""

from collections.abc import Iterator
from itertools import product

from bot.engine.allowed import company
from bot.engine.cards import KIND, Card, Hand, cards_of
from bot.engine.state import Round


def plays(r: Round, fitting: Hand) -> Iterator[tuple[Card, ...]]:
    """Yield the plays that begin with one of these cards of the seat to move, in hand order, equal cards once.

    Of several cards the first and the last make a move, and which go between; those lie in hand order.
    """
    firsts = _one_of_each(cards_of(fitting))
    if not r.tables.several:
        yield from ((card,) for card in firsts)
        return
    for first in firsts:
        yield (first,)
        others = cards_of(company(r, first))
        for last in _one_of_each(others):
            yield from _between(first, tuple(card for card in others if card != last), last)


def _between(first: Card, others: tuple[Card, ...], last: Card) -> Iterator[tuple[Card, ...]]:
    """Yield every choice of cards to go between, equal cards counting as one choice."""
    alike = [[card for card in others if KIND[card] == KIND[kind]] for kind in _one_of_each(others)]
    for taken in product(*(range(len(cards) + 1) for cards in alike)):
        middle = (card for cards, count in zip(alike, taken, strict=True) for card in cards[:count])
        yield (first, *middle, last)


def _one_of_each(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple({KIND[card]: card for card in reversed(cards)}.values())[::-1]
