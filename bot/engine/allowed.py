"""What the seats of a round may do, and why not: the predicates behind both what is taken and what is listed.

`playable` and `choices` are for the seat to move; each `refuse_…` is for any seat.
"""

from bot.engine.actions import Reason, Seat
from bot.engine.cards import ALIKE, BIT, RANK, Card, Hand, Suit
from bot.engine.state import Round


def choices(r: Round) -> tuple[Hand, bool, bool]:
    """Give the cards the seat to move may play, whether it may draw, and whether it may pass (RULES §9.2.19)."""
    t = r.tables
    turn = r.turn
    hand = r.hands[turn]
    fitting = hand & (t.answers if r.asked else t.fit[r.key])
    if t.narrows:
        if t.drawn_only and r.newest is not None:
            fitting &= ALIKE[r.newest]
        if t.forbids and not hand & (hand - 1):
            fitting &= ~t.special
    if r.asked or (fitting and t.able_plays and not r.owed[turn]):
        return fitting, False, False
    may_want = r.drawn < t.draw_limit and (not fitting or t.draw_any)
    drawing = bool(r.stock) and (may_want or r.owed[turn] > 0)
    passing = not (fitting or drawing) or (t.pass_free and not r.stock) or (t.drawn_only and r.drawn > 0)
    return fitting, drawing, passing


def playable(r: Round) -> Hand:
    """Give the cards the seat to move may play."""
    return choices(r)[0]


def needs_suit(r: Round, seat: Seat, card: Card) -> bool:
    """Tell whether playing this card names a suit (RULES C1)."""
    return bool(BIT[card] & r.tables.namers) and r.hands[seat] != BIT[card]


def refuse_play(r: Round, seat: Seat, cards: tuple[Card, ...], suit: Suit | None) -> Reason | None:
    """Give why this play is refused, None when it goes down."""
    open_table = r.tables.catches and not r.naming
    if r.standing is not None and r.standing.offender == seat:
        return Reason.WAIT
    if seat != r.turn and not open_table:
        return Reason.NOT_YOUR_TURN
    if reason := _refuse_cards(r.hands[seat], cards):
        return reason
    card = cards[0]
    if r.naming or (r.asked and not open_table and not BIT[card] & r.tables.answers):
        return Reason.MUST_ANSWER
    named = needs_suit(r, seat, card)
    if suit is not None and not named:
        return Reason.SUIT_NOT_ALLOWED
    if not open_table and not BIT[card] & playable(r):
        return Reason.DOES_NOT_FIT
    return Reason.SUIT_NEEDED if named and suit is None else None


def _refuse_cards(hand: Hand, cards: tuple[Card, ...]) -> Reason | None:
    held = hand
    for card in cards:
        if not held & BIT[card]:
            return Reason.NOT_IN_HAND
        held ^= BIT[card]
    if not cards:
        return Reason.NOT_IN_HAND
    if len(cards) > 1:
        ranks = {RANK[card] for card in cards}
        return Reason.ONE_CARD_ONLY if len(ranks) == 1 and None not in ranks else Reason.SAME_RANK_ONLY
    return None


def refuse_draw(r: Round, seat: Seat) -> Reason | None:
    """Give why this seat may not draw, None when it may."""
    if r.standing is not None and r.standing.offender == seat:
        return Reason.WAIT
    if seat != r.turn:
        return _refuse_draw_out_of_turn(r, seat)
    if r.asked or r.naming:
        return Reason.MUST_ANSWER
    if not r.stock:
        return Reason.STOCK_EMPTY
    fitting, drawing, _ = choices(r)
    if drawing:
        return None
    return Reason.CAN_PLAY if fitting and not r.tables.draw_any else Reason.DRAW_LIMIT


def _refuse_draw_out_of_turn(r: Round, seat: Seat) -> Reason | None:
    if not r.tables.catches or r.naming:
        return Reason.NOT_YOUR_TURN
    if not r.stock:
        return Reason.STOCK_EMPTY
    return None if r.owed[seat] or r.pressing == seat else Reason.NOTHING_OWED


def refuse_pass(r: Round, seat: Seat) -> Reason | None:
    """Give why this seat may not pass, None when it may."""
    if r.standing is not None and r.standing.offender == seat:
        return Reason.WAIT
    if seat != r.turn:
        return Reason.NOT_YOUR_TURN
    if r.asked or r.naming:
        return Reason.MUST_ANSWER
    fitting, drawing, passing = choices(r)
    if passing:
        return None
    if drawing and (not fitting or r.tables.pass_free):
        return Reason.MUST_DRAW
    return Reason.CANNOT_PASS


def refuse_name(r: Round, seat: Seat) -> Reason | None:
    """Give why this seat may not name a suit, None when it may."""
    if seat != r.turn:
        return Reason.NOT_YOUR_TURN
    return None if r.naming else Reason.SUIT_NOT_ALLOWED
