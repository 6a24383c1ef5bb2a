"""What happened: frozen facts in the past tense, in the order they happened.

Where a fact holds cards that not everybody saw, ``count`` says how many; `bot.engine.view` empties ``cards``
for those who may not see them.
"""

from dataclasses import dataclass
from enum import StrEnum

from bot.engine.actions import Seat
from bot.engine.cards import Card, Suit


class Why(StrEnum):
    """Why cards were drawn."""

    TURN = "turn"
    THREAT = "threat"
    """A card was played against the seat."""
    WEAK = "weak"
    """Asked for an ace, the seat had none."""
    OWED = "owed"
    EXTRA = "extra"
    """Drawn too many (RULES P6)."""
    CAUGHT = "caught"
    MISPLAY = "misplay"
    FALSE_CATCH = "false_catch"


class RoundEnd(StrEnum):
    """How a round ended."""

    ARREST = "arrest"
    BLOCKED = "blocked"
    """Everybody passed in turn (RULES C8)."""
    STOCK = "stock"
    """The stock ran out (RULES §5.1 rule 6)."""
    TOO_LONG = "too_long"
    """The safety limit of actions was reached (RULES C9)."""
    LEFT = "left"
    """So many left that nothing is to be decided any more."""


class MatchEnd(StrEnum):
    """How a match ended."""

    PLAYED = "played"
    LEFT = "left"
    """Everybody else left."""


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round was dealt; the seats are in order of play."""

    number: int
    dealer: Seat
    seats: tuple[Seat, ...]
    hand_size: int
    private: bool


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat was dealt its hand."""

    seat: Seat
    cards: tuple[Card, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Buried:
    """A card turned as the starter went back into the middle of the stock."""

    card: Card


@dataclass(frozen=True, slots=True)
class Turned:
    """The starter was turned."""

    card: Card


@dataclass(frozen=True, slots=True)
class Named:
    """The dealer named a suit for the starter."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class Played:
    """A seat laid cards, the last of them on top, and has so many left."""

    seat: Seat
    cards: tuple[Card, ...]
    suit: Suit | None
    left: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew cards, perhaps none."""

    seat: Seat
    cards: tuple[Card, ...]
    count: int
    why: Why


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Called:
    """A seat said "last card"; early means: with two cards, for the play to come."""

    seat: Seat
    early: bool


@dataclass(frozen=True, slots=True)
class Caught:
    """A seat was caught without having said "last card"."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A misplay was caught: the round is as before it, the cards are back in the hand."""

    seat: Seat
    cards: tuple[Card, ...]
    by: Seat


@dataclass(frozen=True, slots=True)
class MadeToDraw:
    """A seat was made to take the cards it still owed."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class Owed:
    """A seat has to take so many cards more, by itself."""

    seat: Seat
    count: int
    why: Why


@dataclass(frozen=True, slots=True)
class Forgiven:
    """A seat played instead of taking so many cards, and nobody objected in time."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Skipped:
    """A seat lost its turn to a card that skips."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Reversed:
    """The direction of play turned: +1 is the starting direction, -1 the other."""

    direction: int


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat was asked for an ace."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Answered:
    """The asked seat played an ace."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawThreatened:
    """A seat has to answer, or to draw so many cards."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class SkipThreatened:
    """A seat has to answer, or loses its turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ThreatEnded:
    """A seat ended the threat it was under, for good; to draw so many cards, or 0 where it was to be skipped."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class PlayedAgain:
    """A seat takes another turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Refilled:
    """The pile under its top became the stock, the first card drawn first."""

    cards: tuple[Card, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Settled:
    """The clock closed a window: what lies there stands."""


@dataclass(frozen=True, slots=True)
class WentOut:
    """A seat emptied its hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Count:
    """What one seat held when the round ended, and its points."""

    seat: Seat
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round ended; the counts are those of every seat in it, in the order of the seats."""

    number: int
    reason: RoundEnd
    winner: Seat | None
    counts: tuple[Count, ...]


@dataclass(frozen=True, slots=True)
class Scored:
    """A seat's points of the round that has just ended, and its total."""

    seat: Seat
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class ExtraRound:
    """These seats tied after the last round: they alone play another."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class KnockedOut:
    """A seat is out of the match."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PrivateRound:
    """These seats tied: they alone play the next round."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class LeftMatch:
    """A seat left; so many cards of it went under the stock."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class JoinedMatch:
    """Somebody took a new seat, and starts with this total."""

    seat: Seat
    total: int


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match ended."""

    winners: tuple[Seat, ...]
    reason: MatchEnd


Event = (
    RoundBegan
    | Dealt
    | Buried
    | Turned
    | Named
    | Played
    | Drew
    | Passed
    | Called
    | Caught
    | TakenBack
    | MadeToDraw
    | Owed
    | Forgiven
    | Skipped
    | Reversed
    | Asked
    | Answered
    | DrawThreatened
    | SkipThreatened
    | ThreatEnded
    | PlayedAgain
    | Refilled
    | Settled
    | WentOut
    | RoundEnded
    | Scored
    | ExtraRound
    | KnockedOut
    | PrivateRound
    | LeftMatch
    | JoinedMatch
    | MatchEnded
)

Facts = list[Event] | None
"""What happened is added to it; None when nobody wants to know (play-outs)."""
