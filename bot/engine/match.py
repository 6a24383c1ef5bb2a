"""Rounds into a match: who plays the next round, who is out, who has won. `apply` is the only way on."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.engine.actions import Action, Reason, Seat
from bot.engine.cards import Card
from bot.engine.events import Event
from bot.engine.rules import Ruleset
from bot.engine.state import Phase, Round


class WindowKind(StrEnum):
    """What may be objected to until the clock settles it."""

    MISPLAY = "misplay"
    ARREST = "arrest"


@dataclass(frozen=True, slots=True)
class Window:
    """Something on the table that others may object to, and the seat that put it there."""

    kind: WindowKind
    seat: Seat


class NotAllowed(Exception):
    """An action was refused.

    ``step`` is given when the refusal itself cost cards (``false_catch``, RULES §9.1.2): the match goes on from there.
    """

    def __init__(self, reason: Reason, step: "Step | None" = None) -> None:
        """Remember the reason and what it cost."""
        super().__init__(reason.value)
        self.reason = reason
        self.step = step


class Match:
    """A match as it stands; see `bot.engine.state` for the round in it."""

    __slots__ = (
        "counter",
        "dealer",
        "out",
        "over",
        "playing",
        "private",
        "round",
        "round_number",
        "rules",
        "seats",
        "seed",
        "totals",
        "winners",
    )

    rules: Ruleset
    seats: int
    round: Round | None
    round_number: int
    dealer: Seat
    playing: tuple[Seat, ...]
    private: bool
    totals: list[int]
    out: tuple[Seat, ...]
    over: bool
    winners: tuple[Seat, ...]
    seed: bytes | None
    counter: int


@dataclass(frozen=True, slots=True)
class Step:
    """What an action led to."""

    match: Match
    events: tuple[Event, ...]


def new_match(rules: Ruleset, *, dealer: Seat, seed: bytes | None = None) -> Match:
    """Start a match of ``rules.seats`` seats; the first round is dealt by applying `Deal`."""
    raise NotImplementedError


def apply(match: Match, action: Action, *, refill: Sequence[Card] | None = None) -> Step:
    """Take an action and give the match after it with what happened; the given match stays as it was.

    ``refill`` is the order of the stock after a refill that shuffles, where it is known (RECORD ``shuffle``).
    Raises NotAllowed, BadDeal, BadRefill.
    """
    raise NotImplementedError


def legal_actions(match: Match) -> tuple[Action, ...]:
    """List every legal action of the seat that has the decision, as RECORD §4 lists them."""
    raise NotImplementedError


def default_action(match: Match) -> Action:
    """Give what is done for a seat that does not act in time."""
    raise NotImplementedError


def decision(match: Match) -> Seat | None:
    """Give the seat that has to act, None while it is for nobody."""
    raise NotImplementedError


def phase(match: Match) -> Phase:
    """Say what the match waits for."""
    raise NotImplementedError


def window(match: Match) -> Window | None:
    """Give what may be objected to until the clock settles it."""
    raise NotImplementedError
