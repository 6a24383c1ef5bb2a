"""How a round ends, and what the last card still does."""

from bot.engine.actions import Seat
from bot.engine.allowed import strong
from bot.engine.cards import Card
from bot.engine.events import Facts, RoundEnd, Why
from bot.engine.state import NOBODY, Round
from bot.engine.stock import take
from bot.engine.tables import ASKS, DRAW_THREAT, DRAWS, NOTHING
from bot.engine.vocabulary import StockEnd


def end(r: Round, reason: RoundEnd, seat: Seat, facts: Facts) -> None:
    """End the round after an action of this seat, which has won it when the reason is an arrest.

    What the others owe is drawn first, in order of play (RULES P7), then the last card acts, where it does.
    """
    winner = seat if reason is RoundEnd.ARREST else NOBODY
    debtors = r.around(seat) if winner != NOBODY else (*r.around(seat), seat)
    for debtor in debtors:
        if r.owed[debtor]:
            take(r, debtor, r.owed[debtor], Why.OWED, facts)
    if winner != NOBODY and r.tables.final:
        _final_effect(r, seat, facts)
    r.winner = winner
    close(r, reason)


def close(r: Round, reason: RoundEnd) -> None:
    """Mark the round as over; nothing is owed, asked or open any more (RULES §9.1.15)."""
    r.ended = reason
    r.owed = [0] * len(r.owed)
    r.uncalled = r.early = r.drawn = 0
    r.newest = None
    r.asked = r.pending = NOTHING
    r.naming = False
    r.standing = None
    r.arrested = r.pressing = r.forgiving = NOBODY


def _final_effect(r: Round, seat: Seat, facts: Facts) -> None:
    """Let the victims of the last card draw before hands are counted (RULES §7 ``final_effect=apply``)."""
    card = r.pile[-1]
    power = r.tables.power[card]
    in_turn = seat == r.turn
    victim = r.after(seat) if in_turn else r.turn
    if power == DRAWS:
        for share in r.tables.shares[len(r.seats)][card]:
            if victim != seat:
                take(r, victim, share, Why.THREAT, facts)
            victim = r.after(victim)
    elif power == ASKS and not (in_turn and r.asked) and not strong(r, victim):
        take(r, victim, r.tables.weak, Why.WEAK, facts)
    elif power == DRAW_THREAT:
        take(r, victim, threatened(r, card), Why.THREAT, facts)


def threatened(r: Round, card: Card) -> int:
    """Give how many cards this card threatens the next seat with now (RULES §7 ``draw_stack``)."""
    return r.tables.threat[card] + (r.pending if r.tables.sums else 0)


def run_out(r: Round, seat: Seat, facts: Facts, *, turn_over: bool) -> None:
    """End the round, whose stock is empty, where that ends it, after an action of this seat (RULES §9.2.26)."""
    ends = r.tables.stock_end
    if ends is StockEnd.AT_ONCE or (ends is StockEnd.AFTER_TURN and turn_over):
        end(r, RoundEnd.STOCK, seat, facts)
