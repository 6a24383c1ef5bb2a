"""What a record says, as values; nothing here has been checked against the rules yet."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from bot.engine.cards import Card, Suit

Cards: TypeAlias = tuple[Card, ...]
"""Cards as they are written: one of several equal cards stands for all of them, the first of the first pack."""


class Verb(StrEnum):
    """The words of RECORD §3 for what somebody does."""

    PLAY = "play"
    DRAW = "draw"
    PASS = "pass"
    CALL = "call"
    CATCH = "catch"
    CHALLENGE = "challenge"
    SETTLE = "settle"
    NAME = "name"
    LEAVE = "leave"
    JOIN = "join"


@dataclass(frozen=True, slots=True)
class Move:
    """One action line; the name may be a spectator's, and is empty in `settle`."""

    verb: Verb
    name: str = ""
    cards: Cards = ()
    suit: Suit | None = None
    target: str = ""
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class DealLine:
    """The next round: who deals, how many cards each, and the whole shuffled pack."""

    dealer: str
    hand_size: int | None
    pack: Cards
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class ShuffleLine:
    """The whole new stock after a refill, before anything is drawn from it."""

    stock: Cards
    line: int = field(default=0, compare=False)


Entry: TypeAlias = Move | DealLine | ShuffleLine


@dataclass(frozen=True, slots=True)
class Position:
    """A round in the middle of play. Hands are in drawing order: the cards drawn in this turn come last."""

    hands: Mapping[str, Cards]
    pile: Cards
    stock: Cards
    turn: str
    suit: Suit | None = None
    open: bool = False
    direction: int = 1
    phase: str = "TURN"
    pending: int = 0
    owed: Mapping[str, int] = field(default_factory=dict)
    uncalled: tuple[str, ...] = ()
    drawn: int = 0
    totals: Mapping[str, int] = field(default_factory=dict)
    round: int = 1
    sits_out: tuple[str, ...] = ()
    out: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A whole record: it starts from a `deck` dealt by `dealer`, or from a `position`.

    Where somebody left before the first deal it has neither: that deal is an entry, as later ones are.
    """

    variant: str
    players: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    dealer: str | None = None
    deck: Cards | None = None
    seed: bytes | None = None
    position: Position | None = None
    entries: tuple[Entry, ...] = ()
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)

    def line_of(self, key: str) -> int:
        """Return the line of a header key, or of the header's end where it is not written."""
        return self.lines.get(key, self.lines.get("---", 0))
