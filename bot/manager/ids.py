"""Names of people, tables, places and messages, and the numbers controls are stamped with."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

PersonId = NewType("PersonId", int)
"""A Discord user id. It never enters the engine."""

TableId = NewType("TableId", str)
"""The short random name of a table, as it stands in custom ids."""

LeagueId = NewType("LeagueId", str)
"""The short random name of a league, as it stands in custom ids."""

DraftId = NewType("DraftId", str)
"""The short random name of a league that is being filled in."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands: a channel (or thread) of a server."""

    guild_id: int
    channel_id: int


@dataclass(frozen=True, slots=True)
class MessageRef:
    """A message that was posted: what is needed to edit it with the bot's own token."""

    channel_id: int
    message_id: int


class StampKind(StrEnum):
    """What a control is about, and so which number on it has to be the present one.

    LOBBY: the stage of the table (a lobby, a break, a finished match): Join, Options, Start, Next, Rematch.
    HAND: the seat's hand and what is asked of it: cards, suits and everything else under a hand.
    TURN: whose turn it is and what for: Draw and Pass under the table message.
    ROUND: the round: Last card under the table message (saying it twice is harmless, saying it late is not).
    CATCH: who has not said "last card" yet. CHALLENGE: the play on top of the pile, or what is still owed.
    MOTION: what the people at the table are asked to agree to.
    """

    LOBBY = "l"
    HAND = "h"
    TURN = "t"
    ROUND = "r"
    CATCH = "k"
    CHALLENGE = "c"
    MOTION = "m"


@dataclass(frozen=True, slots=True)
class Stamp:
    """The number of what a control is about, as it was when the control was drawn."""

    kind: StampKind
    number: int


@dataclass(frozen=True, slots=True)
class Slot:
    """One message of a table that is kept up to date: the table message (`seat` None) or a seat's hand."""

    table: TableId
    seat: int | None = None
