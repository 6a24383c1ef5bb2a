"""The normal player's choice, on a round as the engine keeps it: fast, since play-outs make it a thousand times a move.

It looks at the hand of the seat to move, at how many cards the others hold, and at nothing else of theirs.
"""

from typing import Final, NamedTuple

from bot.engine.actions import Seat
from bot.engine.allowed import company, needs_suit
from bot.engine.cards import BIT, CARD_OF, SUITS, Card, Hand, Suit, cards_of
from bot.engine.state import Round
from bot.engine.tables import AGAIN, NAMED
from bot.players.taste import FEW, IN_SUIT, Taste

Lead = tuple[tuple[Card, ...], Card, Suit | None]
"""The cards that go under, the card on top, and the suit it names."""

_NEVER: Final = -1e9
_CLUBS, _DIAMONDS, _HEARTS, _SPADES = IN_SUIT


class _Sight(NamedTuple):
    """What every play of one turn is judged by."""

    taste: Taste
    unseen: Hand
    """Cards the next seat may hold."""
    number: int
    """How many they are."""
    faced: int
    """Cards the next seat holds."""


def lead(r: Round, taste: Taste, fitting: Hand, gone: Hand) -> Lead:
    """Choose which of the cards that may be played the seat to move lays; ``gone`` are the cards of the pile."""
    t = r.tables
    if not (fitting & (fitting - 1) or t.several or fitting & t.namers):
        return (), CARD_OF[fitting], None
    sight = sight_of(r, taste, gone)
    if t.several:
        return _best_of_several(r, sight, fitting)
    hand, shed = r.hands[r.turn], taste.shed[_closeness(r)]
    dangerous = sight.faced <= taste.danger and not (t.partners and _together(r.turn, r.after(r.turn)))
    again = taste.mine_again if len(r.seats) == 2 else ()
    plain, namers, fit, key, keep, hit = taste.plain & hand, t.namers, t.fit, t.key, taste.keep, taste.hit
    best, card, suit = _NEVER, CARD_OF[fitting & -fitting], None
    while fitting:
        bit = fitting & -fitting
        fitting ^= bit
        laid = CARD_OF[bit]
        named = None
        rest = plain & ~bit
        if bit & namers:
            named, worth = suit_for(sight, rest)
        elif (again and again[laid]) or t.power[laid] == AGAIN:
            worth = taste.again + taste.follow * (rest & fit[key[laid]]).bit_count()
            if hand & ~bit & fit[key[laid]]:
                worth += taste.again_fits
        else:
            worth = _left(sight, key[laid], rest)
        worth += shed[laid] - keep[laid]
        if dangerous:
            worth += hit[laid]
        if worth > best:
            best, card, suit = worth, laid, named
    return (), card, suit if suit is not None and needs_suit(r, r.turn, (card,)) else None


def suit_for(sight: _Sight, rest: Hand) -> tuple[Suit, float]:
    """Choose the suit to name with these cards left, and say how good it is."""
    best, named = _NEVER, SUITS[0]
    for suit in SUITS:
        worth = _left(sight, NAMED + suit, rest)
        if worth > best:
            best, named = worth, suit
    return named, best


def sight_of(r: Round, taste: Taste, gone: Hand) -> _Sight:
    """Give what the seat to move judges by."""
    hand = r.hands[r.turn]
    unseen = taste.whole & ~(gone | hand)
    return _Sight(taste, unseen, unseen.bit_count() or 1, r.hands[r.after(r.turn)].bit_count())


def _left(sight: _Sight, key: int, rest: Hand) -> float:
    """Say how good it is to leave the pile asking for this, with these plain cards in hand."""
    taste, unseen, number, faced = sight
    fitting = taste.tables.fit[key]
    suits = bool(rest & _CLUBS) + bool(rest & _DIAMONDS) + bool(rest & _HEARTS) + bool(rest & _SPADES)
    none_fits = (1 - (unseen & fitting).bit_count() / number) ** faced
    return taste.stuck * none_fits + taste.follow * (rest & fitting).bit_count() + taste.flex * suits


def _best_of_several(r: Round, sight: _Sight, fitting: Hand) -> Lead:
    """Choose among single cards and all cards of a rank together, any of them on top; no power but naming comes in several."""
    hand, taste = r.hands[r.turn], sight.taste
    shed = taste.shed[_closeness(r)]
    best, chosen = _NEVER, (0, CARD_OF[fitting & -fitting], CARD_OF[fitting & -fitting])
    for first in cards_of(fitting):
        group = company(r, first)
        for top in (first, *cards_of(group)):
            laid = BIT[first] if top == first else BIT[first] | group
            worth = _worth_of(sight, top, hand & ~laid) if laid != hand else -_NEVER
            worth += (laid.bit_count() - 1) * taste.several
            worth += laid.bit_count() * (shed[first] - taste.keep[first])
            if worth > best:
                best, chosen = worth, (laid, first, top)
    laid, first, top = chosen
    under = () if top == first else (first, *cards_of(laid & ~BIT[first] & ~BIT[top]))
    if not needs_suit(r, r.turn, (*under, top)):
        return under, top, None
    return under, top, suit_for(sight, hand & ~laid & taste.plain)[0]


def _worth_of(sight: _Sight, top: Card, rest: Hand) -> float:
    """Say how good it is to leave this card on top, whatever suit it may name."""
    plain = rest & sight.taste.plain
    tables = sight.taste.tables
    return suit_for(sight, plain)[1] if BIT[top] & tables.namers else _left(sight, tables.key[top], plain)


def _closeness(r: Round) -> int:
    """Give the fewest cards an opponent of the seat to move holds, 0 when none holds as few as `FEW`."""
    seat, hands, partners = r.turn, r.hands, r.tables.partners
    least = FEW + 1
    for other in r.seats:
        if other != seat and not (partners and _together(seat, other)):
            count = hands[other].bit_count()
            least = min(least, count)
    return least if least <= FEW else 0


def _together(seat: Seat, other: Seat) -> bool:
    return (seat - other) % 2 == 0
