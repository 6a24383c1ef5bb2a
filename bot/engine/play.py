"""How a round moves on: the one text of every rule, changed in place, with or without telling what happened.

What is done here must be allowed (`bot.engine.allowed`). Everything takes ``facts``, the list that what happened is
added to, or None when nobody wants to know (play-outs).
"""

from bot.engine.actions import Seat
from bot.engine.allowed import strong
from bot.engine.cards import BIT, Card, Suit, cards_of
from bot.engine.ending import end, run_out, threatened
from bot.engine.events import (
    Answered,
    Asked,
    DrawThreatened,
    Drew,
    Event,
    Facts,
    LeftMatch,
    Named,
    Owed,
    Passed,
    Played,
    PlayedAgain,
    Reversed,
    RoundEnd,
    Skipped,
    SkipThreatened,
    ThreatEnded,
    WentOut,
    Why,
)
from bot.engine.state import NOBODY, Round
from bot.engine.stock import refill, take, take_one
from bot.engine.tables import (
    A_DRAW,
    A_SKIP,
    AGAIN,
    AN_ACE,
    ASKS,
    BLOCKS,
    DRAW_THREAT,
    DRAWS,
    NAMED,
    NAMES,
    NOTHING,
    REVERSES,
    SKIP_THREAT,
    SKIPS,
    key_named,
)


def lay(
    r: Round, seat: Seat, card: Card, suit: Suit | None, facts: Facts, *, under: tuple[Card, ...] = ()
) -> None:
    """Lay a card of a hand, whether it fits or not, and let it take effect; the cards under it go down with it."""
    for each in under:
        r.hands[seat] ^= BIT[each]
    r.pile += under
    lay_one(r, seat, card, suit, facts)
    if facts is not None:  # the play is the first that is told of an action
        facts[0] = Played(seat, (*under, card), suit, r.hands[seat].bit_count())


def lay_one(r: Round, seat: Seat, card: Card, suit: Suit | None, facts: Facts) -> None:
    """Lay one card of a hand, whether it fits or not, and let it take effect.

    The order is that of RULES §2.1: card leaves hand, refill (§9.3.30), arrest check, effect, next player. This is the
    in-place step that everything else waits for: nothing here is done twice, or for cards and tables it does not concern.
    """
    t = r.tables
    hands = r.hands
    hand = hands[seat] = hands[seat] ^ BIT[card]
    r.pile.append(card)
    r.key = t.key[card] if suit is None else NAMED + suit
    r.passes = 0
    r.actions += 1
    if facts is not None:
        facts.append(Played(seat, (card,), suit, hand.bit_count()))
    if not r.stock and t.refills:
        refill(r, facts)
    if not hand and _go_out(r, seat, facts):
        return
    if t.calls:
        if hand and not hand & (hand - 1) and not r.early >> seat & 1:
            r.uncalled |= 1 << seat
        r.early &= ~(1 << seat)
    asked = NOTHING
    in_turn = seat == r.turn
    if in_turn:
        asked = r.asked
        r.asked = NOTHING
        r.drawn = 0
        r.newest = None
        r.turn = r.following[r.direction][seat]
    power = t.power[card]
    if (asked or power > NAMES) and not (asked and _answer(r, seat, asked, power, facts)):
        take_effect(r, seat, card, in_turn, facts)
    if t.stock_end is not None and not r.stock:
        run_out(r, seat, facts, turn_over=power != AGAIN)
    if r.actions >= t.max_actions:
        break_off(r, seat, facts)
    if not hand:
        _step_aside(r, seat)


def take_effect(r: Round, seat: Seat, card: Card, in_turn: bool, facts: Facts) -> None:
    """Let a card just laid act (RULES §2.1 rules 11–16, §6.1 rules 8–15, P2).

    It falls on the seat to move: in turn the next one, on whom the turn has moved; out of turn that seat keeps its turn
    where the card takes nothing from it.
    """
    power = r.tables.power[card]
    victim = r.turn
    if power <= NAMES:
        return
    if power == REVERSES:
        _reverse(r, seat, in_turn, facts)
        return
    r.asked = NOTHING
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
    elif power == ASKS:
        _ask(r, victim, facts)
    elif power != BLOCKS:
        _threaten(r, seat, card, facts)


def _answer(r: Round, seat: Seat, asked: int, power: int, facts: Facts) -> bool:
    """Let a card answer what its seat was asked; tell whether that is all it does (RULES §2.1.15, §6.1.15)."""
    if asked == AN_ACE:
        if power == ASKS and facts is not None:
            facts.append(Answered(seat))
        return power == ASKS
    if power in (DRAW_THREAT, SKIP_THREAT):
        return False
    if facts is not None:
        facts.append(ThreatEnded(seat, r.pending))
    r.pending = 0
    return True


def _threaten(r: Round, seat: Seat, card: Card, facts: Facts) -> None:
    """Threaten the next seat, or give this one another turn."""
    power = r.tables.power[card]
    if power == DRAW_THREAT:
        r.pending = threatened(r, card)
        r.asked = A_DRAW
        if facts is not None:
            facts.append(DrawThreatened(r.turn, r.pending))
    elif power == SKIP_THREAT:
        r.asked = A_SKIP
        if facts is not None:
            facts.append(SkipThreatened(r.turn))
    else:
        r.turn = seat
        if facts is not None:
            facts.append(PlayedAgain(seat))


def _reverse(r: Round, seat: Seat, in_turn: bool, facts: Facts) -> None:
    r.direction = -r.direction
    if facts is not None:
        facts.append(Reversed(r.direction))
    if in_turn:
        r.turn = r.following[r.direction][seat]
    if r.tables.reverse_skips and len(r.seats) == 2:
        r.asked = NOTHING
        r.drawn = 0
        r.newest = None
        _skip(r, r.turn, facts)


def _skip(r: Round, seat: Seat, facts: Facts) -> None:
    r.turn = r.following[r.direction][seat]
    if facts is not None:
        facts.append(Skipped(seat))


def _ask(r: Round, seat: Seat, facts: Facts) -> None:
    """Ask the seat to move whether it is strong; a weak one is dealt with at once (RULES §2.1 rule 15)."""
    if strong(r, seat):
        r.asked = AN_ACE
        if facts is not None:
            facts.append(Asked(seat))
        return
    _penalise(r, seat, r.tables.weak, Why.WEAK, facts)
    r.turn = r.following[r.direction][seat]


def _penalise(r: Round, seat: Seat, count: int, why: Why, facts: Facts) -> None:
    if not r.tables.catches:
        take(r, seat, count, why, facts)
        return
    r.owed[seat] += count
    if facts is not None:
        facts.append(Owed(seat, count, why))


def draw(r: Round, seat: Seat, facts: Facts) -> None:
    """Let the seat to move draw, of its own will or need, or suffer the draw it is threatened with."""
    t = r.tables
    r.actions += 1
    if r.early:
        r.early &= ~(1 << seat)
    turn_over = True
    if r.asked:
        take(r, seat, r.pending, Why.THREAT, facts)
        r.pending = 0
        r.asked = NOTHING
    elif r.stock:
        card = take_one(r, seat, facts)
        if facts is not None:
            facts.append(Drew(seat, (card,), 1, Why.TURN))
        if not t.draw_ends:
            turn_over = False
            r.drawn += 1
            r.newest = card
    else:
        take(r, seat, 1, Why.TURN, facts)
        end(r, RoundEnd.STOCK, seat, facts)
        return
    if turn_over:
        r.turn = r.following[r.direction][seat]
    if t.stock_end is not None and not r.stock:
        run_out(r, seat, facts, turn_over=turn_over)
    if r.actions >= t.max_actions:
        break_off(r, seat, facts)


def pass_on(r: Round, seat: Seat, facts: Facts) -> None:
    """Let the seat to move pass, or lose the turn it is threatened with; all passing blocks the round (RULES C8)."""
    t = r.tables
    r.actions += 1
    if r.early:
        r.early &= ~(1 << seat)
    r.drawn = 0
    r.newest = None
    r.turn = r.following[r.direction][seat]
    if r.asked:
        r.asked = NOTHING
        if facts is not None:
            facts.append(Skipped(seat))
    else:
        r.passes += 1
        if facts is not None:
            facts.append(Passed(seat))
    if t.stock_end is not None and not r.stock:
        run_out(r, seat, facts, turn_over=True)
    if r.passes >= len(r.seats):
        end(r, RoundEnd.BLOCKED, seat, facts)
    if r.actions >= t.max_actions:
        break_off(r, seat, facts)


def name(r: Round, suit: Suit, facts: Facts) -> None:
    """Let the dealer name the suit of the starter."""
    seat = r.turn
    r.early &= ~(1 << seat)
    r.key = key_named(suit)
    r.naming = False
    r.turn = r.after(seat)
    if facts is not None:
        facts.append(Named(seat, suit))


def break_off(r: Round, seat: Seat, facts: Facts) -> None:
    """End a round that has had as many actions as it may, the last by this seat (RULES C9)."""
    if r.ended is None:
        end(r, RoundEnd.TOO_LONG, seat, facts)


def _go_out(r: Round, seat: Seat, facts: Facts) -> bool:
    """Deal with an empty hand, and tell whether it stops play: not where the partner plays on (RULES §3.1 rule 13)."""
    r.uncalled &= ~(1 << seat)
    if facts is not None:
        facts.append(WentOut(seat))
    if r.partner_plays(seat):
        return False
    if r.tables.catches:
        r.arrested = seat
    else:
        end(r, RoundEnd.ARREST, seat, facts)
    return True


def _step_aside(r: Round, seat: Seat) -> None:
    """Let the others play on without a seat that is out of cards; the turn has moved on."""
    r.finished += (seat,)
    r.sit(tuple(other for other in r.seats if other != seat))


def leave(r: Round, seat: Seat, facts: list[Event]) -> None:
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
        r.asked = r.pending = NOTHING
        r.naming = False
        r.drawn = 0
        r.newest = None
        r.turn = r.after(seat)
    r.sit(tuple(other for other in r.seats if other != seat))
    facts.append(LeftMatch(seat, len(cards)))
