"""What a seat, or the clock, may ask of a match, and why it may be refused."""

from dataclasses import dataclass
from enum import StrEnum

from bot.engine.cards import Card, Suit

Seat = int
"""A place at the table, counted from 0 in the starting direction."""


@dataclass(frozen=True, slots=True)
class Play:
    """Lay cards on the pile; an 8 names its suit here (RULES C1)."""

    seat: Seat
    cards: tuple[Card, ...]
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Draw:
    """Take one card from the stock."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pass:
    """End the turn without a card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Call:
    """Say "last card"."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Catch:
    """Point at a seat that has not said "last card"."""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class Challenge:
    """Object to the play on the table, or to cards still owed (RULES P4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Settle:
    """Close the open window: the clock's action (RULES P3, P7)."""


@dataclass(frozen=True, slots=True)
class Name:
    """Name a suit for an 8 that was turned as the starter."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the match for good."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Join:
    """Take a new seat after the last one, from the next round on."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal the next round; what is not given follows from the rules and the seed.

    The pack is the whole shuffled pack, the first card dealt first.
    """

    dealer: Seat | None = None
    hand_size: int | None = None
    pack: tuple[Card, ...] | None = None


InRound = Play | Draw | Pass | Call | Catch | Challenge | Settle | Name
"""What is done in a round."""

Action = InRound | Leave | Join | Deal


class Reason(StrEnum):
    """Why an action is refused; where several apply, the first of this list (RECORD §4)."""

    MATCH_OVER = "match_over"
    ROUND_OVER = "round_over"
    TOO_LATE = "too_late"
    NOT_IN_ROUND = "not_in_round"
    WAIT = "wait"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_HAND = "not_in_hand"
    SAME_RANK_ONLY = "same_rank_only"
    ONE_CARD_ONLY = "one_card_only"
    MUST_ANSWER = "must_answer"
    SUIT_NOT_ALLOWED = "suit_not_allowed"
    DOES_NOT_FIT = "does_not_fit"
    SUIT_NEEDED = "suit_needed"
    STOCK_EMPTY = "stock_empty"
    CAN_PLAY = "can_play"
    DRAW_LIMIT = "draw_limit"
    NOTHING_OWED = "nothing_owed"
    MUST_DRAW = "must_draw"
    CANNOT_PASS = "cannot_pass"
    NOTHING_TO_CALL = "nothing_to_call"
    NOBODY_TO_CATCH = "nobody_to_catch"
    OWN_MISPLAY = "own_misplay"
    NOTHING_TO_CHALLENGE = "nothing_to_challenge"
    CANNOT_JOIN = "cannot_join"
