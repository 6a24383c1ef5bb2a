"""The normal player's choice, on a round as the engine keeps it: fast, since play-outs make it a thousand times a move.

It looks at the hand of the seat to move, at how many cards the others hold, and at nothing else of theirs.
"""

from typing import Final, NamedTuple

from bot.engine.allowed import company, needs_suit
from bot.engine.cards import BIT, CARD_OF, SUITS, Card, Hand, Suit, cards_of
from bot.engine.state import Round, partner
from bot.engine.tables import AGAIN, NAMED
from bot.players.taste import DANGER, FEW, IN_SUIT, LOW, Taste, mood

Lead = tuple[tuple[Card, ...], Card, Suit | None]
"""The cards that go under, the card on top, and the suit it names."""

_NEVER: Final = -1e9


class _Sight(NamedTuple):
    """What every play of one turn is judged by."""

    taste: Taste
    unseen: Hand
    """Cards the next seat may hold."""
    number: int
    """How many they are."""
    faced: int
    """Cards the next seat holds."""
    stuck: float
    """What it is worth that it has nothing that fits."""
    partner: bool


def lead(r: Round, taste: Taste, fitting: Hand, gone: Hand) -> Lead:
    """Choose which of the cards that may be played the seat to move lays; ``gone`` are the cards of the pile."""
    t = r.tables
    if not (fitting & (fitting - 1) or t.several or fitting & t.namers):
        return (), CARD_OF[fitting], None
    sight = sight_of(r, taste, gone)
    if t.several:
        return _best_of_several(r, sight, fitting)
    hand, parting = r.hands[r.turn], taste.parting[_mood(r, taste)]
    dangerous = sight.faced <= DANGER and not sight.partner
    again = taste.mine_again if len(r.seats) == 2 else ()
    namers, key, hit = t.namers, t.key, taste.hit
    best, card, suit = _NEVER, CARD_OF[fitting & -fitting], None
    while fitting:
        bit = fitting & -fitting
        fitting ^= bit
        laid = CARD_OF[bit]
        named = None
        rest = hand ^ bit
        if not rest:
            return (), laid, suit_for(sight, 0)[0] if needs_suit(r, r.turn, (laid,)) else None
        if bit & namers:
            named, worth = suit_for(sight, rest)
        elif (again and again[laid]) or t.power[laid] == AGAIN:
            worth = taste.weights.again + (taste.weights.again_fits if rest & t.fit[key[laid]] else 0.0)
        else:
            worth = _left(sight, key[laid], rest)
        worth += parting[laid]
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
    after = r.following[r.direction][r.turn]
    faced = r.hands[after].bit_count()
    unseen = taste.whole & ~(gone | r.hands[r.turn])
    weights = taste.weights
    opposite = r.tables.partners and after == partner(r.turn)
    stuck = weights.stuck + weights.stuck_few if faced <= DANGER else weights.stuck
    return _Sight(
        taste,
        unseen,
        unseen.bit_count() or 1,
        faced,
        weights.partner_stuck if opposite else stuck,
        opposite,
    )


def _left(sight: _Sight, key: int, rest: Hand) -> float:
    """Say how good it is to leave the pile asking for this, with these cards in hand."""
    taste, unseen, number, faced, stuck, _ = sight
    cover, flex, last_fits, two_fit = taste.left
    fitting = taste.tables.fit[key]
    plain = rest & taste.plain
    # Spelled out, since play-outs spend most of their time here.
    clubs, diamonds, hearts, spades = IN_SUIT
    suits = count = 0
    if plain & clubs:
        suits, count = clubs, 1
    if plain & diamonds:
        suits |= diamonds
        count += 1
    if plain & hearts:
        suits |= hearts
        count += 1
    if plain & spades:
        suits |= spades
        count += 1
    follows = unseen & fitting
    size = follows.bit_count()
    worth = stuck * (1 - size / number) ** faced + flex * count
    if plain != rest or (not size and plain & fitting):
        worth += cover
    elif size:
        worth += cover * (follows & suits).bit_count() / size
    others = rest & (rest - 1)
    if not others:
        return worth + last_fits if rest & fitting else worth
    if not others & (others - 1):
        return worth + two_fit * (rest & fitting).bit_count()
    return worth


def _best_of_several(r: Round, sight: _Sight, fitting: Hand) -> Lead:
    """Choose among single cards and all cards of a rank together, any of them on top; no power but naming comes in several."""
    hand, taste = r.hands[r.turn], sight.taste
    parting, more = taste.parting[_mood(r, taste)], taste.weights.several
    best, chosen = _NEVER, (0, CARD_OF[fitting & -fitting], CARD_OF[fitting & -fitting])
    for first in cards_of(fitting):
        group = company(r, first)
        for top in (first, *cards_of(group)):
            laid = BIT[first] if top == first else BIT[first] | group
            worth = _worth_of(sight, top, hand & ~laid) if laid != hand else -_NEVER
            worth += (laid.bit_count() - 1) * more + laid.bit_count() * parting[first]
            if worth > best:
                best, chosen = worth, (laid, first, top)
    laid, first, top = chosen
    under = () if top == first else (first, *cards_of(laid & ~BIT[first] & ~BIT[top]))
    if not needs_suit(r, r.turn, (*under, top)):
        return under, top, None
    return under, top, suit_for(sight, hand & ~laid)[0]


def _worth_of(sight: _Sight, top: Card, rest: Hand) -> float:
    """Say how good it is to leave this card on top, whatever suit it may name."""
    tables = sight.taste.tables
    return suit_for(sight, rest)[1] if BIT[top] & tables.namers else _left(sight, tables.key[top], rest)


def _mood(r: Round, taste: Taste) -> int:
    """Say how close the others are to going out, where points count then, and the stock to its end."""
    seat, hands, partners = r.turn, r.hands, r.tables.partners
    least = FEW + 1
    if len(r.seats) >= taste.counting:
        for other in r.seats:
            if other != seat and not (partners and other == partner(seat)):
                least = min(least, hands[other].bit_count())
    return mood(least, low=not r.tables.refills and len(r.stock) <= LOW * len(r.seats))
