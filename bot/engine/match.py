"""The one way a match goes on: `apply` an action, or ask what is legal."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from bot.engine.actions import (
    Action,
    Call,
    Catch,
    Challenge,
    Deal,
    Draw,
    InRound,
    Join,
    Leave,
    Name,
    Pass,
    Play,
    Reason,
    Seat,
    Settle,
)
from bot.engine.allowed import choices, needs_suit, refuse_draw, refuse_name, refuse_pass, refuse_play
from bot.engine.cards import KIND, SUIT, SUITS, Card, cards_of
from bot.engine.contest import Match, conclude, finish
from bot.engine.deal import BadDeal, deal, order_by_seed, order_given
from bot.engine.ending import close, run_out
from bot.engine.enforcement import call, catch, challenge, settle
from bot.engine.events import Event, LeftMatch, MatchEnd, Refilled, RoundEnd
from bot.engine.joining import join
from bot.engine.moves import moves
from bot.engine.play import lay, leave, name
from bot.engine.plays import turn_actions
from bot.engine.rules import Ruleset
from bot.engine.state import NOBODY, Phase, Round, partner, unordered
from bot.engine.vocabulary import MatchForm
from bot.engine.watching import remember

__all__ = [
    "BadDeal",
    "Match",
    "NotAllowed",
    "Step",
    "Window",
    "WindowKind",
    "apply",
    "decision",
    "default_action",
    "legal_actions",
    "new_match",
    "phase",
    "window",
]


class WindowKind(StrEnum):
    """What may be objected to until the clock settles it."""

    MISPLAY = "misplay"
    ARREST = "arrest"


@dataclass(frozen=True, slots=True)
class Window:
    """Something on the table that others may object to, and the seat that put it there.

    ``wrong`` says whether objecting would succeed, as everybody could work out who watched: a last card may be right.
    """

    kind: WindowKind
    seat: Seat
    wrong: bool


@dataclass(frozen=True, slots=True)
class Step:
    """What an action led to."""

    match: Match
    events: tuple[Event, ...]


class NotAllowed(Exception):
    """An action was refused.

    ``step`` is given when the refusal itself cost cards (``false_catch``, RULES §9.1.2): the match goes on from there.
    """

    def __init__(self, reason: Reason, step: Step | None = None) -> None:
        """Remember the reason and what it cost."""
        super().__init__(reason.value)
        self.reason = reason
        self.step = step


def new_match(rules: Ruleset, *, dealer: Seat, seed: bytes | None = None) -> Match:
    """Start a match; its first round is dealt by applying `Deal`."""
    return Match(rules, dealer=dealer, seed=seed)


def apply(match: Match, action: Action, *, refill: Sequence[Card] | None = None) -> Step:
    """Take an action and give the match after it with what happened; the given match stays as it was.

    ``refill`` is the order of the new stock where it is known (RECORD ``shuffle``), the first card drawn first.
    Raises NotAllowed, and BadDeal for a deal or an order that cannot be, which a record may hold.
    """
    after = match.copy()
    facts: list[Event] = []
    if after.round is not None:
        after.round.reorder = order_by_seed(after) if refill is None else order_given(after, refill)
    reason = _take(after, action, facts)
    if after.round is not None:
        after.round.reorder = unordered
    if match.round is not None and after.round is not None and after.round.ended is None:
        remember(match.round, after.round, facts)
    if refill is not None:
        _check_refill(refill, facts)
    step = Step(after, tuple(facts))
    if reason is not None:
        raise NotAllowed(reason, step if facts else None)
    return step


def taken(match: Match, action: Action) -> Step:
    """Take an action that counted: one that was refused and cost cards did too. Raises NotAllowed for others."""
    try:
        return apply(match, action)
    except NotAllowed as refusal:
        if refusal.step is None:
            raise
        return refusal.step


def _check_refill(given: Sequence[Card], facts: list[Event]) -> None:
    orders = [fact.cards for fact in facts if isinstance(fact, Refilled)]
    if not orders:
        raise BadDeal("bad_shuffle", "there was no refill")
    if [KIND[card] for card in orders[0]] != [KIND[card] for card in given]:
        raise BadDeal("bad_shuffle", "the new stock is not in this order")


def _take(match: Match, action: Action, facts: list[Event]) -> Reason | None:
    """Take an action in place; give the reason when it is refused."""
    if match.over:
        return Reason.MATCH_OVER
    if isinstance(action, (Leave, Deal, Join)):
        return _change_the_table(match, action, facts)
    r = match.round
    if r is None or r.over:
        return Reason.ROUND_OVER
    if r.arrested != NOBODY and not isinstance(action, (Challenge, Settle)):
        return Reason.TOO_LATE
    if not isinstance(action, Settle) and action.seat not in r.seats:
        return Reason.NOT_IN_ROUND
    reason = _act(r, action, facts)
    if isinstance(action, (Catch, Challenge)) and not r.stock:
        run_out(r, action.seat, facts, turn_over=False)
    if r.ended is not None:
        conclude(match, facts)
    return reason


def _change_the_table(match: Match, action: Leave | Deal | Join, facts: list[Event]) -> Reason | None:
    """Take an action that does not need a round."""
    if isinstance(action, Leave):
        return _leave(match, action.seat, facts)
    if isinstance(action, Join):
        return join(match, facts)
    if match.round is not None and not match.round.over:
        raise BadDeal("bad_deal", "the round is not over")
    deal(match, action, facts)
    return None


def _act(r: Round, action: InRound, facts: list[Event]) -> Reason | None:
    # The fields are not taken apart by the patterns of the usual moves: that would take as long as the move.
    match action:
        case Play():
            return _play(r, action, facts)
        case Draw():
            if reason := refuse_draw(r, action.seat):
                return reason
            moves(r.tables).draw(r, action.seat, facts)
        case Pass():
            if reason := refuse_pass(r, action.seat):
                return reason
            moves(r.tables).pass_on(r, action.seat, facts)
        case Call(seat):
            return call(r, seat, facts)
        case Catch(seat, target):
            return catch(r, seat, target, facts)
        case Challenge(seat):
            return challenge(r, seat, facts)
        case Settle():
            return settle(r, facts)
        case Name(seat, suit):
            if reason := refuse_name(r, seat):
                return reason
            name(r, suit, facts)
        case _:
            assert_never(action)
    return None


def _play(r: Round, action: Play, facts: list[Event]) -> Reason | None:
    seat, cards, suit = action.seat, action.cards, action.suit
    if reason := refuse_play(r, seat, cards, suit):
        return reason
    if len(cards) == 1:
        moves(r.tables).lay(r, seat, cards[0], suit, facts)
    else:
        lay(r, seat, cards[-1], suit, facts, under=cards[:-1])
    return None


def _leave(match: Match, seat: Seat, facts: list[Event]) -> Reason | None:
    """Take a seat out of the match (RULES §9.3.44–49)."""
    r = match.round
    if r is not None and r.arrested != NOBODY:
        return Reason.TOO_LATE
    if seat in match.out or not 0 <= seat < match.seats:
        return Reason.NOT_IN_ROUND
    if r is not None and seat in r.seats:
        leave(r, seat, facts)
    else:
        facts.append(LeftMatch(seat, 0))
    match.out += (seat,)
    match.playing = tuple(other for other in match.playing if other != seat)
    if match.rules.partners:
        match.playing = tuple(other for other in match.survivors if other != partner(seat))
        _win_by_leaving(match, facts)
    elif len(match.survivors) == 1:
        match.playing = match.survivors
        _win_by_leaving(match, facts)
    elif len(match.playing) == 1:
        _dissolve(match, facts)
    return None


def _win_by_leaving(match: Match, facts: list[Event]) -> None:
    """End the match for those who play on alone; the round is not scored (RULES §9.3.46, 47)."""
    if match.round is not None and not match.round.over:
        close(match.round, RoundEnd.LEFT)
    match.private = False
    finish(match, MatchEnd.LEFT, match.playing, facts)


def _dissolve(match: Match, facts: list[Event]) -> None:
    """Call off a private or extra round that has only one seat left (RULES §9.3.48)."""
    r = match.round
    if match.rules.match is not MatchForm.KNOCKOUT:
        _win_by_leaving(match, facts)
    elif r is not None and not r.over:
        close(r, RoundEnd.LEFT)
        conclude(match, facts)
    else:
        match.private = False
        match.playing = match.survivors


def phase(match: Match) -> Phase:
    """Say what the match waits for; before the first deal that is the next round."""
    if match.over:
        return Phase.MATCH_OVER
    return Phase.ROUND_OVER if match.round is None else match.round.phase


def window(match: Match) -> Window | None:
    """Give what may be objected to until the clock settles it."""
    r = match.round
    if r is None or match.over:
        return None
    if r.arrested != NOBODY:
        return Window(WindowKind.ARREST, r.arrested, r.standing is not None)
    return Window(WindowKind.MISPLAY, r.standing.offender, True) if r.standing is not None else None


def decision(match: Match) -> Seat | None:
    """Give the seat that has to act; None between rounds, in an arrest, and while the seat to move must wait."""
    r = match.round
    if r is None or match.over or r.ended is not None or r.arrested != NOBODY:
        return None
    if r.standing is not None and r.standing.offender == r.turn:
        return None
    return r.turn


def legal_actions(match: Match) -> tuple[InRound, ...]:
    """List the legal actions of the seat that has the decision, plays in hand order, as RECORD §4 lists them.

    Equal cards are listed once, an 8 once a suit. At a table that polices itself these are the moves that are no
    misplays.
    """
    r, seat = match.round, decision(match)
    if r is None or seat is None:
        return ()
    if r.naming:
        return tuple(Name(seat, suit) for suit in SUITS)
    return turn_actions(r)


def forced_action(match: Match) -> Draw | Pass | None:
    """Give the draw or the pass that is all the seat with the decision can do (RULES C12); None where it can choose."""
    r = match.round
    if r is None or decision(match) is None or r.naming:
        return None
    fitting, drawing, passing = choices(r)
    if fitting or drawing == passing:
        return None
    return Draw(r.turn) if drawing else Pass(r.turn)


def default_action(match: Match) -> Action:
    """Give what is done for those who do not act in time.

    The seat to move accepts what it is threatened with, or draws, or else passes, where it may; otherwise it plays the
    first card of the lowest value in hand order, an 8 naming its own suit, and answers with its first ace. Open windows
    are settled, rounds dealt. Raises ValueError after the match.
    """
    if match.over:
        raise ValueError("the match is over")
    r, seat = match.round, decision(match)
    if r is None or r.over:
        return Deal()
    if seat is None:
        return Settle()
    if r.naming:
        printed = SUIT[r.top]
        assert printed is not None
        return Name(seat, printed)
    fitting, drawing, passing = choices(r)
    if drawing:
        return Draw(seat)
    if passing:
        return Pass(seat)
    cards = cards_of(fitting)
    card = cards[0] if r.asked else min(cards, key=r.tables.points.__getitem__)
    return Play(seat, (card,), SUIT[card] if needs_suit(r, seat, (card,)) else None)
