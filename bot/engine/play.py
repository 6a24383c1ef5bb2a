"""How a round moves on: the one text of every rule, changed in place, with or without telling what happened.

What is done here must be allowed (`bot.engine.allowed`). Everything takes ``facts``, the list that what happened is
added to, or None when nobody wants to know (play-outs).
"""

from bot.engine.actions import Seat
from bot.engine.cards import BIT, Card, Suit, cards_of
from bot.engine.events import (
    Answered,
    Asked,
    Drew,
    Event,
    LeftMatch,
    Named,
    Owed,
    Passed,
    Played,
    Refilled,
    Reversed,
    RoundEnd,
    Skipped,
    WentOut,
    Why,
)
from bot.engine.state import NOBODY, Round
from bot.engine.tables import ASKS, DRAWS, NAMED, NAMES, REVERSES, SKIPS, key_named

Facts = list[Event] | None


def lay(r: Round, seat: Seat, card: Card, suit: Suit | None, facts: Facts) -> None:
    """Lay one card of a hand, whether it fits or not, and let it take effect.

    The order is that of RULES §2.1: card leaves hand, refill (§9.3.30), arrest check, effect, next player.
    """
    t = r.tables
    hand = r.hands[seat] = r.hands[seat] ^ BIT[card]
    r.pile.append(card)
    r.key = t.key[card] if suit is None else NAMED + suit
    r.passes = 0
    r.actions += 1
    if facts is not None:
        facts.append(Played(seat, (card,), suit, hand.bit_count()))
    if t.refills and not r.stock:
        refill(r, facts)
    if not hand & (hand - 1):
        if not hand:
            _go_out(r, seat, facts)
            return
        if t.calls and not r.early >> seat & 1:
            r.uncalled |= 1 << seat
    if r.early:
        r.early &= ~(1 << seat)
    take_effect(r, seat, card, facts)
    if r.actions >= t.max_actions:
        end(r, RoundEnd.TOO_LONG, seat, facts)


def take_effect(r: Round, seat: Seat, card: Card, facts: Facts) -> None:
    """Let a card just laid act and move the turn on (RULES §2.1 rules 11–16, P2).

    Out of turn it falls on the seat to move, which keeps its turn where the card takes nothing from it.
    """
    power = r.tables.power[card]
    turn = r.turn
    in_turn = seat == turn
    victim = r.following[r.direction][seat] if in_turn else turn
    if in_turn:
        answers = r.asked and power == ASKS
        r.asked = False
        r.drawn = 0
        r.newest = None
        r.turn = victim
        if answers:
            if facts is not None:
                facts.append(Answered(seat))
            return
    if power <= NAMES:
        return
    if power == REVERSES:
        _reverse(r, seat, in_turn, facts)
        return
    r.asked = False
    r.drawn = 0
    r.newest = None
    if power == SKIPS:
        _skip(r, victim, facts)
    elif power == DRAWS:
        for share in r.tables.shares[len(r.seats)][card]:
            if victim != seat:
                _penalise(r, victim, share, Why.THREAT, facts)
            victim = r.following[r.direction][victim]
        r.turn = victim
    else:
        _ask(r, victim, facts)


def _reverse(r: Round, seat: Seat, in_turn: bool, facts: Facts) -> None:
    r.direction = -r.direction
    if facts is not None:
        facts.append(Reversed(r.direction))
    if in_turn:
        r.turn = r.following[r.direction][seat]
    if r.tables.reverse_skips and len(r.seats) == 2:
        r.asked = False
        r.drawn = 0
        r.newest = None
        _skip(r, r.turn, facts)


def _skip(r: Round, seat: Seat, facts: Facts) -> None:
    r.turn = r.following[r.direction][seat]
    if facts is not None:
        facts.append(Skipped(seat))


def _ask(r: Round, seat: Seat, facts: Facts) -> None:
    """Ask a seat whether it is strong; a weak one is dealt with at once (RULES §2.1 rule 15)."""
    if strong(r, seat):
        r.asked = True
        r.turn = seat
        if facts is not None:
            facts.append(Asked(seat))
        return
    _penalise(r, seat, r.tables.weak, Why.WEAK, facts)
    r.turn = r.following[r.direction][seat]


def strong(r: Round, seat: Seat) -> bool:
    """Tell whether a seat can answer a card that asks."""
    hand = r.hands[seat]
    if r.tables.forbids and not hand & (hand - 1):
        return False
    return bool(hand & r.tables.answers)


def _penalise(r: Round, seat: Seat, count: int, why: Why, facts: Facts) -> None:
    if not r.tables.catches:
        take(r, seat, count, why, facts)
        return
    r.owed[seat] += count
    if facts is not None:
        facts.append(Owed(seat, count, why))


def take(r: Round, seat: Seat, count: int, why: Why, facts: Facts) -> int:
    """Draw so many cards, or what there is (RULES C7), and give how many it were."""
    cards: list[Card] = []
    stock = r.stock
    while count > len(cards) and stock:
        cards.append(stock.pop())
        if not stock and r.tables.refills and len(r.pile) > 1:
            refill(r, facts)
    for card in cards:
        r.hands[seat] |= BIT[card]
    if cards:
        r.passes = 0
        r.uncalled &= ~(1 << seat)
    if facts is not None:
        facts.append(Drew(seat, tuple(cards), len(cards), why))
    return len(cards)


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


def draw(r: Round, seat: Seat, facts: Facts) -> None:
    """Let the seat to move draw a card of its own will or need."""
    r.early &= ~(1 << seat)
    card = r.stock[-1]
    take(r, seat, 1, Why.TURN, facts)
    if r.tables.draw_ends:
        r.turn = r.following[r.direction][seat]
    else:
        r.drawn += 1
        r.newest = card
    tally(r, seat, facts)


def pass_on(r: Round, seat: Seat, facts: Facts) -> None:
    """Let the seat to move pass; when everybody has, the round is blocked (RULES C8)."""
    r.early &= ~(1 << seat)
    r.drawn = 0
    r.newest = None
    r.turn = r.following[r.direction][seat]
    r.passes += 1
    if facts is not None:
        facts.append(Passed(seat))
    if r.passes >= len(r.seats):
        end(r, RoundEnd.BLOCKED, seat, facts)
    tally(r, seat, facts)


def name(r: Round, suit: Suit, facts: Facts) -> None:
    """Let the dealer name the suit of the starter."""
    seat = r.turn
    r.early &= ~(1 << seat)
    r.key = key_named(suit)
    r.naming = False
    r.turn = r.after(seat)
    if facts is not None:
        facts.append(Named(seat, suit))


def tally(r: Round, seat: Seat, facts: Facts) -> None:
    """Count a draw or a pass of this seat; too many actions end the round (RULES C9)."""
    r.actions += 1
    if r.actions >= r.tables.max_actions and r.ended is None:
        end(r, RoundEnd.TOO_LONG, seat, facts)


def _go_out(r: Round, seat: Seat, facts: Facts) -> None:
    r.uncalled &= ~(1 << seat)
    r.early &= ~(1 << seat)
    if facts is not None:
        facts.append(WentOut(seat))
    if r.tables.catches:
        r.arrested = seat
    else:
        end(r, RoundEnd.ARREST, seat, facts)


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
    r.asked = r.naming = False
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


def leave(r: Round, seat: Seat, facts: Facts) -> None:
    """Take a seat out of the round: its cards go under the stock, its debt and what was asked of it are gone."""
    cards = cards_of(r.hands[seat])
    r.stock[:0] = reversed(cards)
    r.hands[seat] = 0
    r.owed[seat] = 0
    r.uncalled &= ~(1 << seat)
    r.early &= ~(1 << seat)
    r.passes = 0
    r.standing = None
    if seat == r.pressing:
        r.pressing = NOBODY
    if seat == r.forgiving:
        r.forgiving = NOBODY
    if seat == r.turn:
        r.asked = r.naming = False
        r.drawn = 0
        r.newest = None
        r.turn = r.after(seat)
    r.sit(tuple(other for other in r.seats if other != seat))
    if facts is not None:
        facts.append(LeftMatch(seat, len(cards)))
