"""Hidden hands as they may lie: dealt at random, consistent with all that was seen."""

from random import Random

from bot.engine.actions import Seat
from bot.engine.cards import BIT, CARD_OF, Card, Hand, hand_of, unsorted
from bot.engine.playout import mixer
from bot.engine.state import Round
from bot.engine.view import SeatView
from bot.players.evidence import Belief, beliefs
from bot.players.layout import hidden, laid_out


class Worlds:
    """Deals hidden cards for one seat's view, a new world each time."""

    def __init__(self, view: SeatView, rng: Random) -> None:
        """Work out what is known."""
        self._view = view
        self._rng = rng
        self._mix = mixer(rng)
        self._cards = hidden(view)
        known = beliefs(view.table)
        others = [seat for seat in view.table.playing if seat != view.seat and view.table.counts[seat]]
        self._others: list[tuple[Seat, int, Belief]] = [
            (seat, view.table.counts[seat], known[seat]) for seat in others
        ]
        self._others.sort(key=lambda other: -sum(map(int.bit_count, other[2].most)))

    def deal(self) -> Round:
        """Give one world."""
        cards = self._cards[:]
        hands = [0] * self._view.table.seats
        hands[self._view.seat] = hand_of(self._view.hand)
        for seat, count, belief in self._others:
            hands[seat] = _dealt(cards, count, belief, self._rng)
        self._mix(cards)
        return laid_out(self._view, hands, cards)


def _dealt(cards: list[Card], count: int, belief: Belief, rng: Random) -> Hand:
    """Take so many of these cards at random that agree with what is believed, as far as that can be."""
    hand = 0
    for card in unsorted(belief.known):
        if card in cards:
            cards.remove(card)
            hand |= BIT[card]
    rooms = {some: most - (hand & some).bit_count() for some, most in belief.most.items()}
    kept: list[Card] = []
    while cards and hand.bit_count() < count:
        bit = BIT[_taken(cards, rng)]
        full = [some for some, room in rooms.items() if room <= 0 and some & bit]
        if full:
            kept.append(CARD_OF[bit])
            continue
        hand |= bit
        for some in rooms:
            if some & bit:
                rooms[some] -= 1
    cards += kept
    while hand.bit_count() < count:
        hand |= BIT[_taken(cards, rng)]
    return hand


def _taken(cards: list[Card], rng: Random) -> Card:
    """Take one card out of a list whose order means nothing."""
    place = int(rng.random() * len(cards))
    card = cards[place]
    cards[place] = cards[-1]
    cards.pop()
    return card
