"""How likely a world is by what the others did: going back over their deeds, would the normal player have done the same?"""

from random import Random
from typing import Final

from bot.engine.cards import BIT, KIND, Hand, hand_of
from bot.engine.deeds import Deed, Did
from bot.engine.state import Round
from bot.engine.tables import REVERSES
from bot.engine.view import SeatView
from bot.players.evidence import wanted
from bot.players.greedy import lead
from bot.players.taste import Taste

DEEDS: Final = 12
"""Deeds looked back on."""


def unlikely(view: SeatView, world: Round, taste: Taste, gone: Hand, rng: Random) -> float:
    """Count the deeds of others that the normal player would not have done with these hands."""
    past = world.copy()
    odd = 0.0
    for deed in reversed(view.table.deeds[-DEEDS:]):
        seat = deed.seat
        if deed.did is Did.LAID:
            cards = hand_of(deed.cards)
            past.hands[seat] |= cards
            gone &= ~cards
            del past.pile[-len(deed.cards) :]
            if past.tables.power[deed.cards[-1]] == REVERSES:
                past.direction = -past.direction
            # Who went out while its partner plays on has no place in the round any more.
            if deed.own and seat != view.seat and not deed.drawn and seat in past.seats:
                odd += _odd(past, deed, taste, gone)
        elif deed.did in (Did.DREW, Did.WEAK) and deed.number:
            odd += _undrawn(past, deed, rng, seat != view.seat)
        if not past.pile:
            break
    return odd


def _odd(past: Round, deed: Deed, taste: Taste, gone: Hand) -> float:
    """Tell whether a seat would have laid something else."""
    t = past.tables
    hand = past.hands[deed.seat]
    fitting = hand & (t.answers[deed.asked][deed.top] if deed.asked else t.fit[deed.key])
    if not fitting & BIT[deed.cards[0]]:
        return 0.0
    past.turn, past.key, past.asked = deed.seat, deed.key, deed.asked
    past.newest = None
    _, card, suit = lead(past, taste, fitting, gone)
    if KIND[card] != KIND[deed.cards[-1]]:
        return 1.0
    return 0.0 if suit == deed.suit else 0.7


def _undrawn(past: Round, deed: Deed, rng: Random, other: bool) -> float:
    """Take back what was drawn: what would have been laid instead, and then any cards."""
    hand = past.hands[deed.seat]
    lacked = hand & wanted(past.tables, deed) if deed.own and other else 0
    count = min(deed.number, hand.bit_count() - 1)
    odd = max(lacked.bit_count() - count, 0)
    while count > 0:
        some = lacked or hand
        for _ in range(int(rng.random() * some.bit_count())):
            some &= some - 1
        bit = some & -some
        hand ^= bit
        lacked &= ~bit
        count -= 1
    past.hands[deed.seat] = hand
    return float(odd)
