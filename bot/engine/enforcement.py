"""What the players enforce: catching a forgotten "last card" everywhere, and misplays at a table that polices itself.

RULES §2.5. A card that does not fit goes down and takes effect; the round before it is kept until the window closes.
"""

from bot.engine import play
from bot.engine.actions import Reason, Seat
from bot.engine.allowed import playable
from bot.engine.cards import BIT, Card, Suit
from bot.engine.ending import end
from bot.engine.events import (
    Called,
    Caught,
    Event,
    Facts,
    Forgiven,
    MadeToDraw,
    RoundEnd,
    Settled,
    TakenBack,
    Why,
)
from bot.engine.play import break_off
from bot.engine.state import NOBODY, Round, Standing
from bot.engine.stock import take

CAUGHT = 2
"""Cards for a seat that is caught."""


def lay(r: Round, seat: Seat, card: Card, suit: Suit | None, facts: Facts) -> None:
    """Lay a card at a table that polices itself; what is not legal stands until it is caught (RULES P1, P3)."""
    _begin(r, seat, facts)
    in_turn = seat == r.turn
    legal = in_turn and playable(r) & BIT[card]
    before = None if legal else r.copy()
    r.pressing = NOBODY
    play.lay_one(r, seat, card, suit, facts)
    if r.ended is not None:
        return
    if in_turn and r.owed[seat]:
        r.forgiving = seat
    if before is not None:
        r.standing = Standing(seat, card, before)


def draw(r: Round, seat: Seat, facts: Facts) -> None:
    """Take a card at a table that polices itself: an owed one first, then the turn's, then one too many."""
    _begin(r, seat, facts)
    r.pressing = seat
    if seat == r.turn and not r.owed[seat]:
        play.draw(r, seat, facts)
        return
    why = Why.OWED if r.owed[seat] else Why.EXTRA
    r.early &= ~(1 << seat)
    r.owed[seat] -= why is Why.OWED
    take(r, seat, 1, why, facts)
    r.actions += 1
    if r.actions >= r.tables.max_actions:
        break_off(r, seat, facts)


def pass_on(r: Round, seat: Seat, facts: Facts) -> None:
    """Pass at a table that polices itself."""
    _begin(r, seat, facts)
    r.pressing = NOBODY
    play.pass_on(r, seat, facts)


def _begin(r: Round, seat: Seat, facts: Facts) -> None:
    """Close what an action of this seat closes: others' misplays, and the debt another has played over."""
    r.standing = None
    if r.forgiving not in (NOBODY, seat):
        if r.owed[r.forgiving] and facts is not None:
            facts.append(Forgiven(r.forgiving, r.owed[r.forgiving]))
        r.owed[r.forgiving] = 0
        r.forgiving = NOBODY


def call(r: Round, seat: Seat, facts: list[Event]) -> Reason | None:
    """Say "last card", with one card or, for the play to come, with two (RULES P8)."""
    held = r.hands[seat].bit_count()
    if not r.tables.calls or held not in (1, 2):
        return Reason.NOTHING_TO_CALL
    if held == 1:
        r.uncalled &= ~(1 << seat)
    else:
        r.early |= 1 << seat
    facts.append(Called(seat, held == 2))
    return None


def catch(r: Round, seat: Seat, target: Seat, facts: list[Event]) -> Reason | None:
    """Catch a seat that has not said "last card"; a wrong accusation costs ``false_catch`` cards."""
    if target == seat or not r.uncalled >> target & 1:
        return _in_vain(r, seat, Reason.NOBODY_TO_CATCH, facts)
    facts.append(Caught(target, seat))
    r.early &= ~(1 << seat)
    r.uncalled &= ~(1 << target)
    if take(r, target, CAUGHT, Why.CAUGHT, facts):
        r.standing = None
    return None


def challenge(r: Round, seat: Seat, facts: list[Event]) -> Reason | None:
    """Object to the misplay that stands, or else to cards still owed (RULES P4)."""
    standing = r.standing
    if standing is not None:
        if standing.offender == seat:
            return Reason.OWN_MISPLAY
        _put_back(r, standing, seat, facts)
        r.early &= ~(1 << seat)
        return None
    debtors = [other for other in r.around(seat) if r.owed[other]] if r.arrested == NOBODY else []
    if not debtors:
        return _in_vain(r, seat, Reason.NOTHING_TO_CHALLENGE, facts)
    r.early &= ~(1 << seat)
    for debtor in debtors:
        facts.append(MadeToDraw(debtor, seat))
        take(r, debtor, r.owed[debtor], Why.OWED, facts)
        r.owed[debtor] = 0
    if r.forgiving in debtors:
        r.forgiving = NOBODY
    return None


def _put_back(r: Round, standing: Standing, by: Seat, facts: list[Event]) -> None:
    """Return to the round before a misplay; what others said since stays said (RULES §9.3.33, 35)."""
    offender = standing.offender
    others = ~(1 << offender)
    uncalled, early, actions = r.uncalled & others, r.early & others, r.actions
    r.become(standing.before)
    r.uncalled = r.uncalled & ~others | uncalled
    r.early = r.early & ~others | early
    r.actions = actions
    r.passes = 0
    r.pressing = NOBODY
    facts.append(TakenBack(offender, (standing.card,), by))
    take(r, offender, CAUGHT, Why.MISPLAY, facts)
    if offender == r.turn and not r.asked:
        r.drawn = 0
        r.newest = None
        r.turn = r.after(offender)


def _in_vain(r: Round, seat: Seat, reason: Reason, facts: Facts) -> Reason:
    cards = r.rules.false_catch
    if cards and take(r, seat, cards, Why.FALSE_CATCH, facts):
        r.standing = None
    return reason


def settle(r: Round, facts: Facts) -> Reason | None:
    """Close the open window: the arrest, or the misplay, stands."""
    if r.arrested == NOBODY and r.standing is None:
        return Reason.NOTHING_TO_CHALLENGE
    if facts is not None:
        facts.append(Settled())
    if r.arrested != NOBODY:
        end(r, RoundEnd.ARREST, r.arrested, facts)
    r.standing = None
    return None
