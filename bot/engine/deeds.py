"""What was done in a round, as everybody at the table saw it: for computers that work out what others hold."""

from enum import IntEnum
from typing import Final, NamedTuple

from bot.engine.actions import Seat
from bot.engine.cards import Card, Suit

REMEMBERED: Final = 40
"""Deeds that are kept: what lies further back says hardly anything about the hands."""


class Did(IntEnum):
    """What kind of deed it was."""

    LAID = 0
    DREW = 1
    PASSED = 2
    WEAK = 3
    """Asked for a card that answers, the seat had none."""
    SHOWN = 4
    """Cards came back to the hand of which everybody knows."""


class Deed(NamedTuple):
    """One deed of a seat, with what it had to fit; ``key``, ``asked`` and ``top`` are as before it (`bot.engine.tables`)."""

    seat: Seat
    did: Did
    cards: tuple[Card, ...]
    """Those laid, the last on top, or shown; of cards drawn nobody knows more than the number."""
    number: int
    """Cards drawn."""
    key: int
    asked: int
    top: Card
    own: bool
    """It was the seat's turn, and it did this of its own will or need."""
    drawn: int
    """Cards it had drawn before in this turn."""
    suit: Suit | None
