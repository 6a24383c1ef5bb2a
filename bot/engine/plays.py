"""The plays that are moves of their own: single cards, and several of a rank in canonical form (RULES H10, §9.1.16)."""

from collections.abc import Iterator
from itertools import product

from bot.engine.actions import Draw, Pass, Play
from bot.engine.allowed import choices, company, needs_suit
from bot.engine.cards import KIND, SUITS, Card, Hand, cards_of
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


def turn_actions(r: Round) -> tuple[Play | Draw | Pass, ...]:
    """List the moves of the seat to move that are no misplays, in hand order, an 8 once a suit."""
    seat = r.turn
    fitting, drawing, passing = choices(r)
    actions: list[Play | Draw | Pass] = [
        Play(seat, cards, suit)
        for cards in plays(r, fitting)
        for suit in (SUITS if needs_suit(r, seat, cards) else (None,))
    ]
    if drawing:
        actions.append(Draw(seat))
    if passing:
        actions.append(Pass(seat))
    return tuple(actions)


def _between(first: Card, others: tuple[Card, ...], last: Card) -> Iterator[tuple[Card, ...]]:
    """Yield every choice of cards to go between, equal cards counting as one choice."""
    alike = [[card for card in others if KIND[card] == KIND[kind]] for kind in _one_of_each(others)]
    for taken in product(*(range(len(cards) + 1) for cards in alike)):
        middle = (card for cards, count in zip(alike, taken, strict=True) for card in cards[:count])
        yield (first, *middle, last)


def _one_of_each(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple({KIND[card]: card for card in reversed(cards)}.values())[::-1]
