"""Everything that can come through a door: a press, a command, a reaction, as values."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.engine.cards import Card, Suit
from bot.manager.ids import MessageRef, PersonId, Place, Stamp, TableId


@dataclass(frozen=True, slots=True)
class PlayCards:
    """Play these cards in this order, naming `suit` for an 8."""

    cards: tuple[Card, ...]
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Draw a card, or accept what is to be drawn."""


@dataclass(frozen=True, slots=True)
class PassTurn:
    """Pass."""


@dataclass(frozen=True, slots=True)
class SayLastCard:
    """Say "last card"."""


@dataclass(frozen=True, slots=True)
class CatchSilent:
    """Catch one seat that has not said "last card"; with `target` None all of them, in seat order."""

    target: int | None = None


@dataclass(frozen=True, slots=True)
class ChallengePlay:
    """Challenge the play on the table, or cards still owed."""


@dataclass(frozen=True, slots=True)
class NameSuit:
    """Name a suit for an 8 that was turned as the starter (the dealer, where the table's options say so)."""

    suit: Suit


Move = NameSuit | PlayCards | DrawCard | PassTurn | SayLastCard | CatchSilent | ChallengePlay


@dataclass(frozen=True, slots=True, kw_only=True)
class Asker:
    """Who asks, and through which door.

    `receipt` is unique to this press or command (the interaction id as text); `pressed` is the message the
    pressed control sat on, None for a typed command; `guild_id` the server it was done in, None in private;
    `moderator` whether he may manage that server, `has_role` whether he has the role that may run its tables, `roles` all
    he has there (checked at the edge, at this press); `computers` what computer players are called in the language of the
    place: they keep the name they were seated by.
    """

    person: PersonId
    name: str
    receipt: str
    pressed: MessageRef | None = None
    moderator: bool = False
    guild_id: int | None = None
    has_role: bool = False
    roles: frozenset[int] = frozenset()
    computers: str = "Computer"

    def manages(self, guild_id: int) -> bool:
        """Tell whether he may manage this server: elsewhere the rights he has in his own mean nothing."""
        return self.moderator and self.guild_id == guild_id

    def moderates(self, guild_id: int) -> bool:
        """Tell whether he may run any table of this server: its manager, or who has the role for that there."""
        return (self.moderator or self.has_role) and self.guild_id == guild_id


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTable:
    """Open a lobby in a place, its opener seated as host.

    Without a variant or a turn clock (in seconds, as text) those of the server hold. `parent` is the channel a
    thread belongs to. `rated` says whether a match of people only is to be rated. A `lesson` is the tutorial: it begins at
    once, with variant, options and clock of its own.
    """

    asker: Asker
    place: Place
    variant: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    clock: str | None = None
    parent: int | None = None
    rated: bool = True
    lesson: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRequest:
    """A request about one table; `stamp` is what the control was drawn for, None for a typed command."""

    asker: Asker
    table: TableId
    stamp: Stamp | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Join(TableRequest):
    """Take a seat in a lobby."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveSeat(TableRequest):
    """Give the seat up: in a lobby freely, in a match for good."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AddComputer(TableRequest):
    """Seat a computer player (host), without a `strength` one of that which the server has set."""

    strength: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveComputer(TableRequest):
    """Take the computer player that came last from its seat (host)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetOptions(TableRequest):
    """Set options of the rules by their names (host); an empty value puts an option back to its default."""

    options: Mapping[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetVariant(TableRequest):
    """Play another game, with these options and no others (host)."""

    variant: str
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class SetClock(TableRequest):
    """Set how long a turn may take, in seconds as text (host)."""

    clock: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(TableRequest):
    """Begin the match (host)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Act(TableRequest):
    """Do something in the round that is being played."""

    move: Move


@dataclass(frozen=True, slots=True, kw_only=True)
class NextRound(TableRequest):
    """Deal the next round (anybody who is seated), of so many `cards` a hand where the asker is to choose."""

    cards: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematch(TableRequest):
    """Play another match at the same seats with the same options."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Kick(TableRequest):
    """Take somebody from the table for good, by seat or by person (host or moderator)."""

    seat: int | None = None
    person: PersonId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveHost(TableRequest):
    """Make the person at another seat the host (host or moderator)."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SetRated(TableRequest):
    """Say before the match whether it is to be rated, if only people play (host)."""

    rated: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Reserve(TableRequest):
    """Keep a seat of a lobby for somebody, or give it `free` again (host or moderator)."""

    whom: PersonId
    free: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveTable(TableRequest):
    """Take the table to another channel of its server (host or moderator); `parent` as in `OpenTable`."""

    place: Place
    parent: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Pause(TableRequest):
    """Stop all clocks of a match (host or moderator, or all players together)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Resume(TableRequest):
    """Go on with a paused match (host or moderator, or all players together)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo(TableRequest):
    """Take the last action back, if all people at the table agree (host or moderator)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Agree(TableRequest):
    """Agree to what another player has asked for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Object(TableRequest):
    """Be against what another player has asked for, or take back what one has asked for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Follow(TableRequest):
    """Hear of the end of each round without playing, or hear of it no more (`stop`)."""

    stop: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class EndTable(TableRequest):
    """End the table (host or moderator); works in every stage, also when something inside failed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowHand(TableRequest):
    """Look at one's own hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowTable(TableRequest):
    """Post the table message anew."""


@dataclass(frozen=True, slots=True, kw_only=True)
class React:
    """A reaction put on a message (`added`) or taken off it. `emoji` is one of "🔔", "🚨", "⚠️"."""

    person: PersonId
    message: MessageRef
    emoji: str
    added: bool = True


SomeTableRequest = (
    Join | LeaveSeat | AddComputer | RemoveComputer | SetOptions | SetVariant | SetClock | Start
    | Act | NextRound | Rematch | Kick | GiveHost | SetRated | Reserve | MoveTable | Pause | Resume | Undo | Agree
    | Object | Follow | EndTable | ShowHand | ShowTable
)  # fmt: skip
Request = OpenTable | SomeTableRequest
