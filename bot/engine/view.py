"""What one seat, or the public, may see of a match and of an event."""

from dataclasses import dataclass, replace

from bot.engine.actions import Action, Seat
from bot.engine.cards import Card, Suit
from bot.engine.events import Dealt, Drew, Event, Refilled
from bot.engine.match import Match, Window
from bot.engine.rules import Ruleset
from bot.engine.state import Phase


@dataclass(frozen=True, slots=True)
class PublicView:
    """What everybody at the table can see. Lists are indexed by the seats of the match.

    ``uncalled`` and ``window`` are what an attentive watcher has worked out; a table that polices itself does not
    show them, because noticing is the game.
    """

    rules: Ruleset
    seats: int
    phase: Phase
    round_number: int
    private: bool
    dealer: Seat
    playing: tuple[Seat, ...]
    turn: Seat | None
    direction: int
    top: Card | None
    suit: Suit | None
    open: bool
    asked: bool
    stock: int
    pile: int
    counts: tuple[int, ...]
    owed: tuple[int, ...]
    uncalled: tuple[Seat, ...]
    window: Window | None
    totals: tuple[int, ...]
    out: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    over: bool


@dataclass(frozen=True, slots=True)
class SeatView:
    """What one seat sees: the table, its own hand in hand order, and what it may do now.

    ``plays`` are the cards that may be played now, ``actions`` every legal action of the seat; both are empty while
    somebody else has the decision. At a table that polices itself any card of the hand may be *tried*.
    """

    table: PublicView
    seat: Seat
    hand: tuple[Card, ...]
    plays: tuple[Card, ...]
    may_draw: bool
    may_pass: bool
    actions: tuple[Action, ...]
    newest: Card | None
    """The card drawn last in this turn, while it matters."""


def public_view(match: Match) -> PublicView:
    """Give what everybody can see."""
    raise NotImplementedError


def seat_view(match: Match, seat: Seat) -> SeatView:
    """Give what one seat can see."""
    raise NotImplementedError


def public_event(event: Event) -> Event:
    """Give an event without the cards that not everybody saw."""
    if isinstance(event, Drew | Dealt | Refilled):
        return replace(event, cards=())
    return event


def seat_event(event: Event, seat: Seat) -> Event:
    """Give an event as one seat saw it: its own cards, but not the others'."""
    if isinstance(event, Drew | Dealt) and event.seat == seat:
        return event
    return public_event(event)
