"""A table as a value: who sits there, what is played, and the numbers its controls are stamped with."""

import hmac
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import StrEnum

from bot.engine.actions import Action, Seat
from bot.engine.events import Event
from bot.engine.match import Match, decision
from bot.engine.rules import BadOption, Clash, Ruleset, ruleset, variant
from bot.engine.vocabulary import CALL_GRACE, TABLE_OPTIONS
from bot.manager.answers import Refusal
from bot.manager.errors import ManagerError
from bot.manager.ids import LeagueId, PersonId, Place, TableId
from bot.manager.tables.strengths import USUAL_STRENGTH
from bot.manager.views import EndReason, Notice, Stage
from bot.players.lesson import Lesson

RECENT = 12
"""How many of the last public events are kept while a round is played."""


class Refuse(ManagerError):
    """What was asked is refused: a slug, and values for its words."""

    def __init__(self, reason: Refusal | str, **values: str | int) -> None:
        super().__init__(str(reason))
        self.reason = str(reason)
        self.values: Mapping[str, str | int] = values


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who sits on it: a person, or a computer player of some strength.

    `missed` counts time-outs in a row; `away` lets a computer player act until the person does something;
    `left` is for good. `number` is what hand controls are stamped with; `pressed_at` is the last press.
    """

    name: str
    person: PersonId | None = None
    strength: str | None = None
    missed: int = 0
    away: bool = False
    left: bool = False
    again: bool = False
    number: int = 1
    pressed_at: float = 0
    notice: Notice | None = None

    @property
    def plays_again(self) -> bool:
        """Tell whether who sits here plays another match: a computer player does unless it was taken away."""
        return self.again if self.person is not None else not self.left


@dataclass(frozen=True, slots=True)
class Tiding:
    """Something to tell one person in private, once it is stored.

    With a server it is told its owner instead when that person is not there any more.
    """

    person: PersonId
    notice: Notice
    guild_id: int | None = None


@dataclass(frozen=True, slots=True)
class Planned:
    """What a computer player is going to do at a time, unless what it is about (`mark`) has moved on by then."""

    action: Action
    due: float
    mark: int


class Absent(StrEnum):
    """What happens to the turns of somebody who is away."""

    TAKE_OVER = "take_over"
    """A computer player takes them."""
    SKIP = "skip"
    """The default is done for him at once."""
    REMOVE = "remove"
    """He is taken out of the match."""


class Aim(StrEnum):
    """What people at a table can agree on."""

    PAUSE = "pause"
    RESUME = "resume"
    UNDO = "undo"
    KICK = "kick"
    END = "end"


@dataclass(frozen=True, slots=True)
class Motion:
    """Something that is done when all people at the table have agreed to it, but for who is on the `seat` it is about."""

    aim: Aim
    by: PersonId
    agreed: tuple[PersonId, ...]
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Left:
    """A clock of a paused table: its kind, what it is about, and the seconds it had left."""

    kind: str
    mark: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Pause:
    """Since when a table is paused (epoch seconds), and what its clocks had left."""

    at: float
    left: tuple[Left, ...] = ()


@dataclass(frozen=True, slots=True)
class Fixture:
    """What a table of a league is there for: which league, by what name, who was drawn to it.

    `until` is how long it waits for them (epoch seconds); then whoever has come plays.
    """

    league: LeagueId
    title: str
    drawn: tuple[PersonId, ...]
    until: float


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that is stored of a table; changing it makes a new one.

    Numbers that only grow: `version` (changes), `lobby` (stages), `turn` (turns and what they ask), `plays` (what a
    challenge is about), `silent` (what a catch is about), `motions` (pauses, and what people are asked to agree to). Times are epoch seconds. `presses` are the receipts of
    the humans' presses of Join, Start and Rematch, which are mixed into the seed of the next match. `put_away` says that there
    will be no rematch. `turn_clock` is how long a turn may take (seconds), None where the bot's own time holds, 0
    where it may take any time; `call_grace` is how long a catch is held back (seconds) where the options do not say it;
    `thread` says that its place is a thread that was made for it
    and is still open. A match is `rated` when it `may_rate` and only people play, by
    a clock. `absent` says what happens to who is away, `idle_time` after how many seconds a match is abandoned (None: the bot's own
    time); computer players are as strong as `computers` says where nobody chose, and so is who acts for somebody that is away;
    without `reactions` the table is played by buttons and commands alone. Those `waiting` take a seat when the next
    round is dealt; those `kicked` take none here any more; seats are `reserved` for
    some, until they have come; `followers` hear of each round without playing. `note` tells everybody what was done at the table that is no
    event of the rules, until the next action. A table of a league has a `fixture` and no host; that of the tutorial a `lesson`.
    """

    id: TableId
    place: Place
    variant: str
    secret: bytes = field(repr=False)
    version: int = 0
    stage: Stage = Stage.LOBBY
    host: PersonId | None = None
    options: tuple[tuple[str, str], ...] = ()
    chairs: tuple[Chair, ...] = ()
    presses: tuple[int, ...] = ()
    lobby: int = 1
    turn: int = 1
    plays: int = 1
    silent: int = 1
    match: Match | None = None
    match_number: int = 0
    first_dealer: Seat = 0
    recent: tuple[Event, ...] = ()
    planned: tuple[Planned, ...] = field(default=(), repr=False)
    waiting: tuple[Chair, ...] = ()
    turn_at: float = 0
    round_at: float = 0
    human_at: float = 0
    ended: EndReason | None = None
    frozen: bool = False
    put_away: bool = False
    turn_clock: float | None = None
    call_grace: float = 1.5
    reactions: bool = True
    absent: Absent = Absent.TAKE_OVER
    idle_time: float | None = None
    computers: str = USUAL_STRENGTH
    thread: bool = False
    may_rate: bool = True
    rated: bool = False
    kicked: tuple[PersonId, ...] = ()
    reserved: tuple[PersonId, ...] = ()
    followers: tuple[PersonId, ...] = ()
    note: Notice | None = None
    fixture: Fixture | None = None
    pause: Pause | None = None
    motion: Motion | None = None
    motions: int = 1
    lesson: Lesson | None = None

    @property
    def match_secret(self) -> bytes:
        """Return the secret of the match to come or in play."""
        return self.secret_of(self.match_number + (self.stage in {Stage.LOBBY, Stage.OVER}))

    def secret_of(self, number: int) -> bytes:
        """Return the secret of one match of this table: revealing it reveals no other."""
        return hmac.digest(self.secret, f"match {number}".encode(), "sha256")

    @property
    def live(self) -> bool:
        """Tell whether something can still happen here but a rematch."""
        return self.stage is not Stage.OVER

    @property
    def rules(self) -> Ruleset:
        """Return the rules of the match, in a lobby those of a match of whoever sits there.

        Where the options cannot serve so many (Start says so), those for as many as they can, fewer before more.
        """
        if self.match is not None:
            return self.match.rules
        options = dict(self.options)
        sit, most = len(self.chairs), variant(self.variant).seats[-1]
        for seats in (*range(sit, 0, -1), *range(sit + 1, most + 1)):
            with suppress(BadOption, Clash):
                return rules_of(self.variant, seats, options)
        return rules_of(self.variant, 0, {})

    @property
    def closed(self) -> bool:
        """Tell whether nothing can happen here any more."""
        return not self.live and (self.put_away or self.match is None)

    @property
    def all_play_again(self) -> bool:
        """Tell whether all people here have said that they play another match."""
        again = [self.chairs[seat].again for seat in self.humans()]
        return not self.live and not self.closed and bool(again) and all(again)

    def seat_of(self, person: PersonId) -> Seat | None:
        """Return where a person sits; one who has left sits nowhere."""
        seats = (seat for seat, chair in enumerate(self.chairs) if chair.person == person and not chair.left)
        return next(seats, None)

    def playing_seat(self, person: PersonId) -> Seat:
        """Return where a person sits. Raises `Refuse`."""
        seat = self.seat_of(person)
        if seat is None:
            raise Refuse(self._why_not_here(person))
        return seat

    def _why_not_here(self, person: PersonId) -> Refusal:
        if person in self.newcomers():
            return Refusal.WAITS
        if person in self.kicked:
            return Refusal.KICKED
        left = any(chair.person == person for chair in self.chairs)
        return Refusal.LEFT_MATCH if left else Refusal.NOT_SEATED

    def people(self) -> tuple[PersonId, ...]:
        """Return the people who sit here."""
        return tuple(chair.person for chair in self.chairs if chair.person is not None and not chair.left)

    @property
    def rateable(self) -> bool:
        """Tell whether a match of those who sit here would be rated."""
        only_people = all(chair.person is not None for chair in self.chairs)
        return self.may_rate and only_people and self.turn_clock != 0

    @property
    def grace(self) -> float:
        """Return how long a catch is held back (seconds), so that a call can still come first."""
        return float(dict(self.options).get(CALL_GRACE, self.call_grace))

    def runs(self, person: PersonId, *, moderator: bool) -> bool:
        """Tell whether somebody has the rights of the host here."""
        return moderator or self.host == person

    def to_move(self) -> Seat | None:
        """Return the seat that has the decision."""
        if self.stage is not Stage.PLAYING or self.match is None:
            return None
        return decision(self.match)

    def here(self) -> tuple[PersonId, ...]:
        """Return the people who sit here or wait for a seat."""
        return (*self.people(), *self.newcomers())

    def newcomers(self) -> tuple[PersonId, ...]:
        """Return the people who wait for a seat."""
        return tuple(chair.person for chair in self.waiting if chair.person is not None)

    def humans(self) -> Iterator[Seat]:
        """Yield the seats of people who have not left."""
        return (seat for seat, chair in enumerate(self.chairs) if chair.person is not None and not chair.left)

    def driven(self, seat: Seat) -> bool:
        """Tell whether a computer player acts for a seat now."""
        return self.chairs[seat].person is None or self.chairs[seat].away

    def with_chair(self, seat: Seat, chair: Chair) -> "Table":
        """Return the table with another chair at a seat."""
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))


@dataclass(frozen=True, slots=True)
class Deed:
    """What was done by a right not everybody has: by whom, `host` or `moderator`, what, and about what (JSON)."""

    by: PersonId
    as_who: str
    act: str
    about: str


@dataclass(frozen=True, slots=True)
class Change:
    """A table after something happened: what, what the public may hear of it, and which actions of the rules it was.

    `undone` are the numbers of earlier changes that it takes back; `refused` is set when the rules refuse the action although it has a cost (`false_catch`); `tell` is what single
    people are told of it; `deed` is entered where it was done by the right of a host or moderator.
    """

    table: Table
    events: tuple[Event, ...] = ()
    said: tuple[Event, ...] = ()
    actions: tuple[Action, ...] = ()
    refused: str | None = None
    undone: tuple[int, ...] = ()
    tell: tuple[Tiding, ...] = ()
    deed: Deed | None = None


def rules_of(name: str, seats: int, options: Mapping[str, str]) -> Ruleset:
    """Return the rules for that many seats, or for the nearest number the variant allows."""
    allowed = variant(name).seats
    of_the_rules = {option: value for option, value in options.items() if option not in TABLE_OPTIONS}
    return ruleset(name, min(max(seats, allowed[0]), allowed[-1]), of_the_rules)
