"""A league as it is stored: what it is held as, how far it has got, and the tables it has open."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from bot.league.model import League, Pairing
from bot.league.terms import EntrantId, Format
from bot.manager.ids import LeagueId, PersonId, Place, TableId

WAVE: Final = 6.0
"""Seconds between two tables that a league opens: ten a minute."""
LONGEST_TITLE: Final = 50
"""Characters of the name of a league."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What a league is held as. Times are epoch seconds, spans seconds.

    `sign_up_until` is when a cup is drawn, or when a season has its first match day; one follows `every` so often, and
    who has checked in during `check_in` before it is drawn. `ready_time` is how long a table waits for those who were
    drawn to it. `role` is who may enter, None for everybody; with `invited` only managers enter anybody.
    """

    name: str
    variant: str
    options: tuple[tuple[str, str], ...] = ()
    turn_clock: float | None = None
    rated: bool = True
    sign_up_until: float = 0
    ready_time: float = 600
    check_in: float = 1800
    every: float = 604_800
    role: int | None = None
    invited: bool = False


@dataclass(frozen=True, slots=True)
class Call:
    """A notice that is still to be posted in the channel of a league, for those whom it then concerns."""

    slug: str
    number: int


@dataclass(frozen=True, slots=True)
class Series:
    """That a league repeats: every so many `days`, counted from the `first` time its sign-up ended (epoch seconds).

    `name` is that of the first, `number` that of this one; it is a `later` one unless the series began with it. The
    sign-up of the next ends at `following`, if that opens in time; `made` names it once it is there. `idle` leagues in
    a row before this one were never drawn. `invited` is whether all of them begin with a closed sign-up.
    """

    name: str
    days: int
    first: float
    number: int = 1
    following: float = 0
    later: bool = False
    made: LeagueId | None = None
    idle: int = 0
    invited: bool = False


@dataclass(frozen=True, slots=True)
class Meeting:
    """The table of the bot at which some entrants meet; its name is chosen when they are drawn, so that it opens once.

    `channel` is where it was opened.
    """

    stage: int
    seats: tuple[EntrantId, ...]
    table: TableId
    opened: bool = False
    channel: int | None = None

    def is_of(self, stage: int, pairing: Pairing) -> bool:
        """Tell whether these people were drawn to meet at this stage."""
        return self.stage == stage and set(self.seats) == set(pairing.seats)


@dataclass(frozen=True, slots=True, kw_only=True)
class Competition:
    """A league: its plan, what has happened, and what is open.

    `next_day` is when the next match day of a season begins, or its final; `checking` tells that people check in for it. `names` are the last names seen of those who entered.
    `meetings` are the tables of the stages that are played, `former` those whose match counts no more and that are
    still to be ended. `calls` are to be posted; `reminded` tells that those were called who have not
    checked in yet, or who are in a cup that is about to be drawn.
    `taken_out` are those whom a manager has dropped; `in_channel` tells that the last table got no thread.
    `series` is None for a league that does not repeat.
    """

    id: LeagueId
    place: Place
    plan: Plan
    league: League
    made_by: PersonId
    version: int = 0
    paused: bool = False
    next_day: float = 0
    checking: bool = False
    checked_in: tuple[EntrantId, ...] = ()
    names: tuple[tuple[EntrantId, str], ...] = ()
    meetings: tuple[Meeting, ...] = ()
    former: tuple[TableId, ...] = ()
    calls: tuple[Call, ...] = ()
    reminded: bool = False
    taken_out: tuple[EntrantId, ...] = ()
    in_channel: bool = False
    series: Series | None = None

    @property
    def season(self) -> bool:
        """Tell whether it has match days."""
        return self.league.terms.format is Format.SEASON

    @property
    def began(self) -> bool:
        """Tell whether it was drawn."""
        return bool(self.league.stages)

    @property
    def live(self) -> bool:
        """Tell whether anything can still happen by itself."""
        followed = self.series is None or self.series.made is not None
        return not self.league.over or bool(self.former) or not followed

    def calling(self, slug: str) -> "Competition":
        """Give the league with one more notice to post in its channel."""
        return replace(self, calls=(*self.calls, Call(slug, self.version + 1)))

    def called(self, entrant: EntrantId) -> str:
        """Give the last name that was seen of somebody."""
        return dict(self.names).get(entrant, "")

    def named(self, entrant: EntrantId, name: str) -> "Competition":
        """Give the league with the name somebody has now."""
        return replace(self, names=tuple({**dict(self.names), entrant: name}.items()))

    def seen(self, names: Mapping[PersonId, str]) -> "Competition":
        """Give the league with the names people have been seen under, as far as they have entered it."""
        known, entrants = dict(self.names), set(self.league.entrants)
        found = {EntrantId(person): name for person, name in names.items() if name}
        news = {one: name for one, name in found.items() if one in entrants and known.get(one) != name}
        return replace(self, names=tuple({**known, **news}.items())) if news else self

    def meeting_of(self, table: TableId) -> Meeting | None:
        """Give the meeting at a table; None where its match does not count."""
        return next((meeting for meeting in self.meetings if meeting.table == table), None)


def arranged(competition: Competition, league: League, fresh: Callable[[], TableId]) -> Competition:
    """Give a league after something happened in it, with a table, by a `fresh` name, for all who are to meet.

    Tables at which nobody meets any more are to be ended.
    """
    wanted = list(league.open())
    kept = {
        (stage, table): meeting
        for stage, table, pairing in wanted
        for meeting in competition.meetings
        if meeting.is_of(stage, pairing)
    }
    meetings = tuple(
        kept.get((stage, table)) or Meeting(stage, pairing.seats, fresh()) for stage, table, pairing in wanted
    )
    gone = {meeting.table for meeting in competition.meetings} - {meeting.table for meeting in meetings}
    ended = tuple(
        meeting.table for meeting in competition.meetings if meeting.table in gone and meeting.opened
    )
    return replace(competition, league=league, meetings=meetings, former=(*competition.former, *ended))
