"""From a request about a league to what it changes there: pure."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, assert_never

from bot.league.correcting import rewritten
from bot.league.course import NotPossible, apply
from bot.league.facts import Close, Draw, Drop, End, Enter, Fact, Outcome, Report
from bot.league.model import League
from bot.league.terms import EntrantId
from bot.manager.answers import Refusal
from bot.manager.competition import Competition, arranged
from bot.manager.ids import PersonId, TableId
from bot.manager.leagues.asked import (
    AddEntrant,
    CheckIn,
    CloseSeason,
    DropEntrant,
    EndLeague,
    EnterLeague,
    MoveDeadline,
    PauseLeague,
    QuitLeague,
    ResumeLeague,
    SetResult,
    ShowLeague,
    SomeLeagueRequest,
    StartLeague,
)
from bot.manager.table import Refuse, Tiding
from bot.manager.views import Notice

OPEN_TO_ALL: Final = (EnterLeague, QuitLeague, CheckIn, ShowLeague)
"""What anybody may ask; the rest is for those who manage leagues."""
LONGEST_AHEAD: Final = 366 * 86_400.0
"""Seconds ahead of now to which a deadline can be moved."""


@dataclass(frozen=True, slots=True)
class Circle:
    """What a decision about a league needs besides it: the time, ratings, new names of tables, and what the asker may."""

    at: float
    fresh: Callable[[], TableId]
    ratings: Mapping[EntrantId, float]
    manages: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """A league after something happened, and what single people are told of it."""

    competition: Competition
    tell: tuple[Tiding, ...] = ()


def decide(competition: Competition, request: SomeLeagueRequest, circle: Circle) -> Turn:
    """Give what a request changes. Raises `Refuse`; then nothing has changed."""
    if not circle.manages and not isinstance(request, OPEN_TO_ALL):
        raise Refuse("league_managers_only")
    try:
        return _decided(competition, request, circle)
    except NotPossible as refusal:
        raise Refuse(f"league_{refusal.reason}") from refusal


def reported(competition: Competition, table: TableId, outcome: Outcome, circle: Circle) -> Turn | None:
    """Give the league after a table of it has ended; None where that table does not count."""
    meeting = competition.meeting_of(table)
    if meeting is None:
        return None
    number = next(
        number for stage, number, pairing in competition.league.open() if meeting.is_of(stage, pairing)
    )
    left = replace(competition, meetings=tuple(other for other in competition.meetings if other != meeting))
    return Turn(_with(left, Report(meeting.stage, number, outcome), circle))


def go_on(competition: Competition, circle: Circle) -> Turn:
    """Give the league when what it waited for has come: the end of its sign-up, the check-in, the match day."""
    if not competition.began and len(competition.league.active) < 2:
        return Turn(_with(competition, End(), circle))
    if competition.league.days_left and not competition.checking:
        # Whoever was to check in while the bot was off still can.
        late = circle.at >= competition.next_day
        day = circle.at + competition.plan.check_in if late else competition.next_day
        return Turn(replace(competition, checking=True, next_day=day))
    return Turn(_drawn(competition, circle))


def due(competition: Competition) -> float | None:
    """Tell when a league goes on by itself (epoch seconds); None where it waits for its tables, or for nothing."""
    if competition.paused or competition.league.over:
        return None
    if not competition.season:
        return None if competition.began else competition.plan.sign_up_until
    league = competition.league
    if not league.days_left and (league.rounds or not league.complete):
        return None
    checks_in = league.days_left > 0 and not competition.checking
    return competition.next_day - (competition.plan.check_in if checks_in else 0)


def _decided(competition: Competition, request: SomeLeagueRequest, circle: Circle) -> Turn:
    asker = request.asker
    match request:
        case EnterLeague():
            _check_role(competition, asker.roles)
            return Turn(_entered(competition, EntrantId(asker.person), asker.name, circle))
        case AddEntrant(whom=whom, name=name):
            return Turn(_entered(competition, whom, name, circle))
        case QuitLeague():
            return Turn(_with(competition, Drop(EntrantId(asker.person)), circle))
        case DropEntrant(whom=whom):
            return _dropped(competition, whom, asker.person, circle)
        case CheckIn():
            return Turn(_checked_in(competition, EntrantId(asker.person)))
        case SetResult():
            return Turn(_set_result(competition, request, circle))
        case ShowLeague():
            return Turn(competition)
        case StartLeague() | MoveDeadline() | PauseLeague() | ResumeLeague() | CloseSeason() | EndLeague():
            return Turn(_managed(competition, request, circle))
        case _:
            assert_never(request)


def _managed(
    competition: Competition,
    request: StartLeague | MoveDeadline | PauseLeague | ResumeLeague | CloseSeason | EndLeague,
    circle: Circle,
) -> Competition:
    if competition.league.over:
        raise NotPossible("over")
    match request:
        case StartLeague():
            if competition.paused:
                raise Refuse(Refusal.PAUSED)
            if not competition.season and competition.began:
                raise NotPossible("began")
            return _drawn(competition, circle)
        case MoveDeadline(to=to):
            return _moved(competition, to, circle.at)
        case PauseLeague():
            if competition.paused:
                raise Refuse(Refusal.PAUSED)
            return replace(competition, paused=True)
        case ResumeLeague():
            if not competition.paused:
                raise Refuse(Refusal.NOT_PAUSED)
            # A stage that has ended meanwhile is followed by the next now.
            return _arranged(replace(competition, paused=False), competition.league, circle)
        case CloseSeason():
            return _with(competition, Close(), circle)
        case EndLeague():
            return _with(competition, End(), circle)
        case _:
            assert_never(request)


def _check_role(competition: Competition, roles: frozenset[int]) -> None:
    wanted = competition.plan.role
    if wanted is not None and wanted not in roles:
        raise Refuse("league_role", role=f"<@&{wanted}>")


def _entered(competition: Competition, entrant: EntrantId, name: str, circle: Circle) -> Competition:
    return _with(competition.named(entrant, name), Enter(entrant), circle)


def _dropped(competition: Competition, entrant: EntrantId, by: PersonId, circle: Circle) -> Turn:
    told = Notice("league_dropped", {"league": competition.plan.name, "by": f"<@{by}>"})
    return Turn(_with(competition, Drop(entrant), circle), (Tiding(PersonId(entrant), told),))


def _checked_in(competition: Competition, entrant: EntrantId) -> Competition:
    if entrant not in competition.league.active:
        raise NotPossible("not_entered")
    if not competition.checking:
        raise NotPossible("no_check_in")
    if entrant in competition.checked_in:
        raise NotPossible("checked_in")
    return replace(competition, checked_in=(*competition.checked_in, entrant))


def _moved(competition: Competition, to: float, at: float) -> Competition:
    """Move what the league waits for. Raises `NotPossible`, `Refuse`."""
    if not at < to <= at + LONGEST_AHEAD:
        raise Refuse("league_bad_time")
    if due(replace(competition, paused=False)) is None:
        raise NotPossible("no_deadline")
    if competition.began or competition.season:
        return replace(
            competition, next_day=to, checking=competition.checking and to - at <= competition.plan.check_in
        )
    return replace(competition, plan=replace(competition.plan, sign_up_until=to))


def _set_result(competition: Competition, request: SetResult, circle: Circle) -> Competition:
    """Enter or correct a result, or have a table played again. Raises `NotPossible`, `Refuse`."""
    stages = competition.league.stages
    if not (0 <= request.stage < len(stages) and 0 <= request.table < len(stages[request.stage].tables)):
        raise NotPossible("no_such_table")
    if stages[request.stage].tables[request.table].outcome is None:
        if request.outcome is None:
            raise NotPossible("not_ended")
        return _with(competition, Report(request.stage, request.table, request.outcome), circle)
    after = rewritten(competition.league, request.stage, request.table, request.outcome)
    if after.lost and not request.sure:
        named = ", ".join(f"{stage + 1}.{table + 1}" for stage, table in after.lost)
        raise Refuse("league_would_lose", matches=named, count=len(after.lost))
    return _arranged(competition, after.league, circle)


def _with(competition: Competition, fact: Fact, circle: Circle) -> Competition:
    return _arranged(competition, apply(competition.league, fact), circle)


def _arranged(competition: Competition, league: League, circle: Circle) -> Competition:
    """Give a league after a fact; a knockout whose stage is over is drawn again at once."""
    while league.rounds and league.complete and not league.over and not competition.paused:
        league = apply(league, _draw(league, circle))
    return arranged(competition, league, circle.fresh)


def _drawn(competition: Competition, circle: Circle) -> Competition:
    """Draw what comes next, and set the time of what comes after that. Raises `NotPossible`."""
    league = competition.league
    fact = _draw(league, circle, competition.checked_in if league.days_left else None)
    after = replace(competition, checking=False, checked_in=(), next_day=_next_day(competition, circle.at))
    return _with(after, fact, circle)


def _next_day(competition: Competition, at: float) -> float:
    """Give when the match day after the next one is, in steps from where it was to be."""
    every, day = competition.plan.every, competition.next_day
    return day + every * max(1, -(-(at - day) // every) if at > day else 1)


def _draw(league: League, circle: Circle, present: tuple[EntrantId, ...] | None = None) -> Draw:
    ratings = tuple(
        (entrant, circle.ratings[entrant]) for entrant in league.active if entrant in circle.ratings
    )
    return Draw(present, ratings)
