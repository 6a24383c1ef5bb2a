"""What is shown of a table: to everybody (`TableView`), and of one hand to its owner (`HandView`).

A `TableView` has no field a hidden card could stand in; a `HandView` goes to its `owner` and nobody else.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.engine.events import Event
from bot.engine.rules import Ruleset
from bot.engine.view import PublicView, SeatView
from bot.league.rating import Rating
from bot.manager.ids import LeagueId, MessageRef, PersonId, Place, Stamp, TableId
from bot.players.lesson import Remark


class Stage(StrEnum):
    """What a table is doing."""

    LOBBY = "lobby"
    PLAYING = "playing"
    BREAK = "break"
    OVER = "over"


class EndReason(StrEnum):
    """Why a table is over; CHAMPION and FORFEIT have winners. A lesson that has been long enough is TAUGHT."""

    CHAMPION = "champion"
    FORFEIT = "forfeit"
    ENDED = "ended"
    NO_HUMANS = "no_humans"
    ABANDONED = "abandoned"
    LOBBY_CLOSED = "lobby_closed"
    TAUGHT = "taught"


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to tell: a slug of the words, with its values (for one player, or for the table)."""

    slug: str
    values: Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One seat as everybody sees it; `person` is None for a computer player."""

    seat: int
    person: PersonId | None
    name: str
    cards: int
    total: int
    away: bool
    out: bool
    left: bool
    takes_messages: bool
    strength: str | None = None
    """How well a computer player plays; None for a person."""

    @property
    def computer(self) -> bool:
        """Tell whether a computer player sits here for good."""
        return self.person is None


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Somebody who takes a seat of a running match when the next round comes."""

    person: PersonId
    name: str


@dataclass(frozen=True, slots=True)
class Stamps:
    """The stamps for the controls of one message; `hand` is None on the table message."""

    lobby: Stamp
    turn: Stamp
    round: Stamp
    catch: Stamp
    challenge: Stamp
    motion: Stamp
    hand: Stamp | None = None


@dataclass(frozen=True, slots=True)
class MotionView:
    """What the people at a table are asked to agree to: what, by whom, whose word is missing, until when, about whom."""

    aim: str
    by: PersonId
    missing: tuple[PersonId, ...]
    due: float | None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Dealing:
    """The dealer of the coming round chooses: who, between which numbers of cards, and how many it will be otherwise."""

    dealer: int
    sizes: range
    usual: int


@dataclass(frozen=True, slots=True)
class FixtureView:
    """What a table of a league is there for: which league, by what name, who was drawn to it."""

    league: LeagueId
    title: str
    drawn: tuple[PersonId, ...]


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a match has changed in the rating of who sat at a seat."""

    seat: int
    before: Rating
    after: Rating


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything the public message of a table shows.

    `generation` counts what was to be shown; `due` is when the present clock runs out (epoch seconds) or None;
    `recent` are the last public events, newest last; `frozen` means that something inside failed.
    `seats` stand in seat order; `public` is None in the lobby. `winners` are seats. `turn_clock` is how long a turn
    may take (seconds), 0 for any time, None where that is not known; `call_grace` how long catches are held back where the options do not
    say it (seconds); `reactions` tells whether reactions on the message do anything.
    `joinable` tells whether one more may join the match in play, `waiting` are those who do when the next round comes.
    `restarting` tells that the bot is being restarted.
    `note` says what was done at the table that is no event of the rules; `rated` tells whether the match is rated, or would be; `reserved` are those a seat is kept for; `paused_until` is
    when a paused match is abandoned, `motion` what the people here are asked to agree to; `dealing` what the dealer may choose before the
    next round is dealt. A table of a league has a `fixture`.
    `ratings` are what a match that is over has changed; empty when it was not rated. `lesson` tells that this is a tutorial;
    `reviewable` that those who played in the match that is over can ask what the strongest player would have done.
    """

    id: TableId
    place: Place
    stage: Stage
    generation: int
    host: PersonId | None
    rules: Ruleset
    options: Mapping[str, str]
    seats: tuple[SeatLine, ...]
    most_seats: int
    fingerprint: str
    public: PublicView | None
    recent: tuple[Event, ...]
    due: float | None
    stamps: Stamps
    match_number: int = 1
    winners: tuple[int, ...] = ()
    ended: EndReason | None = None
    frozen: bool = False
    message: MessageRef | None = None
    turn_clock: float | None = None
    call_grace: float = 1.5
    reactions: bool = True
    joinable: bool = False
    waiting: tuple[Newcomer, ...] = ()
    note: Notice | None = None
    restarting: bool = False
    paused_until: float | None = None
    reserved: tuple[PersonId, ...] = ()
    rated: bool = False
    motion: MotionView | None = None
    dealing: Dealing | None = None
    fixture: FixtureView | None = None
    ratings: tuple[RatingChange, ...] = ()
    lesson: bool = False
    reviewable: bool = False

    @property
    def has_room(self) -> bool:
        """Tell whether a lobby has a seat that is kept for nobody."""
        return len(self.seats) + len(self.reserved) < self.most_seats


@dataclass(frozen=True, slots=True)
class HandView:
    """Everything one player's private message shows; to be sent to `owner` alone.

    `table_message` is what to link to; `message` is the newest hand message, if one was posted; `notice` tells this player something (say, why a reaction of his was
    refused) until his next action; `marks` tells whether cards that can be played are to be marked; `suit_names`
    whether the owner wants the suits called as in the variant's own country; `paused` that the match is; `rests` that the
    message has no controls until something is asked of its owner; `remark` what the learner of a tutorial is told.
    """

    table: TableId
    place: Place
    owner: PersonId
    seat: int
    names: tuple[str, ...]
    stage: Stage
    generation: int
    view: SeatView
    stamps: Stamps
    marks: bool
    due: float | None
    recent: tuple[Event, ...] = ()
    table_message: MessageRef | None = None
    message: MessageRef | None = None
    notice: Notice | None = None
    away: bool = False
    suit_names: bool = False
    paused: bool = False
    rests: bool = False
    remark: Remark | None = None
