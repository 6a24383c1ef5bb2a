"""Taking cards from the stock, and making a new one of the pile (RULES C6, C7)."""

from bot.engine.actions import Seat
from bot.engine.cards import BIT, Card
from bot.engine.events import Drew, Facts, Refilled, Why
from bot.engine.state import Round


def take(r: Round, seat: Seat, count: int, why: Why, facts: Facts) -> int:
    """Draw so many cards, or what there is (RULES C7), and give how many it were."""
    cards: list[Card] = []
    while count > len(cards) and r.stock:
        cards.append(take_one(r, seat, facts))
    if facts is not None:
        facts.append(Drew(seat, tuple(cards), len(cards), why))
    return len(cards)


def take_one(r: Round, seat: Seat, facts: Facts) -> Card:
    """Move the top of the stock, which is not empty, to a hand, and give it; telling of it is left to others."""
    stock = r.stock
    card = stock.pop()
    r.hands[seat] |= BIT[card]
    r.passes = 0
    if r.uncalled:
        r.uncalled &= ~(1 << seat)
    if not stock and r.tables.refills and len(r.pile) > 1:
        refill(r, facts)
    return card


def refill(r: Round, facts: Facts) -> None:
    """Make the pile under its top the new stock (RULES C6); the pile holds two cards or more."""
    pile = r.pile
    cards = pile[:-1]
    del pile[:-1]
    if r.tables.shuffles and len(cards) > 1:
        r.reorder(cards)
    if facts is not None:
        facts.append(Refilled(tuple(cards), len(cards)))
    cards.reverse()
    r.stock[:] = cards
