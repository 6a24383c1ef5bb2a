"""What the seats of a round may do, and why not: the predicates behind both what is taken and what is listed.

`playable` and `choices` are for the seat to move; each `refuse_…` is for any seat.
"""

from bot.engine.actions import Reason, Seat
from bot.engine.cards import ALIKE, BIT, OF_RANK, RANK, Card, Hand, Suit, hand_of
from bot.engine.state import Round
from bot.engine.tables import A_DRAW, A_SKIP, AN_ACE
from bot.engine.vocabulary import StockEnd


def choices(r: Round) -> tuple[Hand, bool, bool]:
    """Give the cards the seat to move may play first, whether it may draw, and whether it may pass (RULES §9.2.19)."""
    t = r.tables
    turn = r.turn
    hand = r.hands[turn]
    asked = r.asked
    fitting = hand & (t.answers[asked][r.pile[-1]] if asked else t.fit[r.key])
    if t.narrows:
        if t.drawn_only and r.newest is not None:
            fitting &= ALIKE[r.newest]
        if t.forbids and not hand & (hand - 1):
            fitting &= ~t.special
    if asked:
        return fitting, asked == A_DRAW, asked == A_SKIP
    owes = t.catches and r.owed[turn] > 0
    if fitting and t.able_plays and not owes:
        return fitting, False, False
    drawing = owes or ((t.draw_any or not fitting) and r.drawn < t.draw_limit)
    passing = not (fitting or drawing) or (t.pass_drawn and r.drawn > 0)
    if r.stock:
        return fitting, drawing, passing
    drawing = drawing and t.stock_end is StockEnd.ON_FAILED_DRAW and not fitting
    return fitting, drawing, passing or t.pass_free or not (fitting or drawing)


def playable(r: Round) -> Hand:
    """Give the cards the seat to move may play first."""
    return choices(r)[0]


def strong(r: Round, seat: Seat) -> bool:
    """Tell whether a seat can answer a card that asks."""
    hand = r.hands[seat]
    if r.tables.forbids and not hand & (hand - 1):
        return False
    return bool(hand & r.tables.answers[AN_ACE][r.top])


def company(r: Round, first: Card) -> Hand:
    """Give the cards of the seat to move that may go down together with this one (RULES §4.1 rule 3)."""
    t = r.tables
    if not BIT[first] & t.several or (t.drawn_only and r.newest is not None):
        return 0
    return r.hands[r.turn] & OF_RANK[first] & ~BIT[first]


def needs_suit(r: Round, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Tell whether playing these cards names a suit (RULES C1): not when the round ends with them."""
    if not BIT[cards[-1]] & r.tables.namers:
        return False
    return r.hands[seat].bit_count() > len(cards) or r.partner_plays(seat)


def refuse_play(r: Round, seat: Seat, cards: tuple[Card, ...], suit: Suit | None) -> Reason | None:
    """Give why this play is refused, None when it goes down."""
    open_table = r.tables.catches and not r.naming
    if r.standing is not None and r.standing.offender == seat:
        return Reason.WAIT
    if seat != r.turn and not open_table:
        return Reason.NOT_YOUR_TURN
    if reason := _refuse_cards(r, seat, cards):
        return reason
    fits = BIT[cards[0]] & playable(r)
    if r.naming or (r.asked and not open_table and not fits):
        return Reason.MUST_ANSWER
    named = needs_suit(r, seat, cards)
    if suit is not None and not named:
        return Reason.SUIT_NOT_ALLOWED
    if not open_table and not (fits and _go_together(r, cards)):
        return Reason.DOES_NOT_FIT
    return Reason.SUIT_NEEDED if named and suit is None else None


def _go_together(r: Round, cards: tuple[Card, ...]) -> bool:
    return len(cards) == 1 or not hand_of(cards[1:]) & ~company(r, cards[0])


def _refuse_cards(r: Round, seat: Seat, cards: tuple[Card, ...]) -> Reason | None:
    held = r.hands[seat]
    for card in cards:
        if not held & BIT[card]:
            return Reason.NOT_IN_HAND
        held ^= BIT[card]
    if len(cards) == 1:
        return None
    if not cards:
        return Reason.NOT_IN_HAND
    ranks = {RANK[card] for card in cards}
    if len(ranks) > 1 or None in ranks:
        return Reason.SAME_RANK_ONLY
    return None if BIT[cards[0]] & r.tables.several else Reason.ONE_CARD_ONLY


def refuse_draw(r: Round, seat: Seat) -> Reason | None:
    """Give why this seat may not draw, None when it may."""
    if r.standing is not None and r.standing.offender == seat:
        return Reason.WAIT
    if seat != r.turn:
        return _refuse_draw_out_of_turn(r, seat)
    fitting, drawing, _ = choices(r)
    if drawing and not r.naming:
        return None
    if r.asked or r.naming:
        return Reason.MUST_ANSWER
    if not r.stock:
        return Reason.STOCK_EMPTY
    return Reason.CAN_PLAY if fitting and not r.tables.draw_any else Reason.DRAW_LIMIT


def _refuse_draw_out_of_turn(r: Round, seat: Seat) -> Reason | None:
    if not r.tables.catches or r.naming:
        return Reason.NOT_YOUR_TURN
    if not r.stock:
        return Reason.STOCK_EMPTY
    return None if r.owed[seat] or r.pressing == seat else Reason.NOTHING_OWED


def refuse_pass(r: Round, seat: Seat) -> Reason | None:
    """Give why this seat may not pass, None when it may (RULES §9.1.7)."""
    if r.standing is not None and r.standing.offender == seat:
        return Reason.WAIT
    if seat != r.turn:
        return Reason.NOT_YOUR_TURN
    fitting, drawing, passing = choices(r)
    if passing and not r.naming:
        return None
    if r.asked or r.naming:
        return Reason.MUST_ANSWER
    if drawing and (not fitting or r.tables.pass_free):
        return Reason.MUST_DRAW
    return Reason.CANNOT_PASS


def refuse_name(r: Round, seat: Seat) -> Reason | None:
    """Give why this seat may not name a suit, None when it may."""
    if seat != r.turn:
        return Reason.NOT_YOUR_TURN
    return None if r.naming else Reason.SUIT_NOT_ALLOWED
