"""A round laid out again from what one seat sees; what is hidden from it is dealt as one likes."""

from collections.abc import Sequence

from bot.engine.cards import Card, Hand, hand_of, unsorted
from bot.engine.state import ASKED, Phase, Round
from bot.engine.tables import NOTHING
from bot.engine.view import SeatView


def hidden(view: SeatView) -> list[Card]:
    """List the cards the seat cannot see, in the order of their numbers: those of the other hands and the stock."""
    return unsorted(hand_of(view.table.rules.pack()) & ~(hand_of(view.hand) | hand_of(view.table.laid)))


def laid_out(view: SeatView, hands: Sequence[Hand], stock: Sequence[Card]) -> Round:
    """Give the round of a view, with these hands and this stock, which is drawn from its end.

    No objection is open in it and nobody has called: these matter to what is noticed, not to what is played.
    """
    table = view.table
    seats = tuple(seat for seat in table.playing if table.counts[seat])
    r = Round(
        table.rules,
        seats,
        hands,
        stock=stock,
        pile=table.laid,
        turn=view.seat if table.turn is None else table.turn,
        dealer=table.dealer,
    )
    r.finished = tuple(seat for seat in table.playing if not table.counts[seat])
    r.key = table.key
    r.direction = table.direction
    r.asked = ASKED.get(table.phase, NOTHING)
    r.pending = table.pending
    r.naming = table.phase is Phase.NAME_SUIT
    r.drawn = table.drawn
    r.newest = view.newest
    r.passes = table.passes
    r.actions = table.actions
    r.owed = list(table.owed)
    return r


def at_a_glance(view: SeatView) -> Round:
    """Give the round of a view with hidden cards lying anywhere, for whoever looks at their numbers only."""
    cards = hidden(view)
    hands = [0] * view.table.seats
    for seat, count in enumerate(view.table.counts):
        if seat == view.seat:
            hands[seat] = hand_of(view.hand)
        else:
            hands[seat] = hand_of(cards[:count])
            del cards[:count]
    return laid_out(view, hands, cards)


def pile_of(view: SeatView) -> Hand:
    """Give the cards of the pile as a set."""
    return hand_of(view.table.laid)
