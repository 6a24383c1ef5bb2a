"""From a request about a league to what it changes there: pure."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, assert_never

from bot.league.correcting import rewritten
from bot.league.course import FEWEST, NotPossible, apply
from bot.league.facts import Close, Draw, Drop, End, Enter, Fact, Outcome, Report
from bot.league.model import League
from bot.league.terms import EntrantId
from bot.manager.answers import Refusal
from bot.manager.competition import Competition, arranged
from bot.manager.ids import PersonId, TableId
from bot.manager.leagues.asked import (
    AddEntrants,
    CheckIn,
    CloseSeason,
    CloseSignUp,
    DropEntrant,
    EndLeague,
    EnterLeague,
    MoveDeadline,
    OpenSignUp,
    PauseLeague,
    QuitLeague,
    RepeatLeague,
    ResumeLeague,
    SetResult,
    ShowLeague,
    SomeLeagueRequest,
    StartLeague,
)
from bot.manager.leagues.repeating import BEFORE_DRAW, moved, repeating, soon
from bot.manager.requests import Asker
from bot.manager.tables.table import Refuse, Tiding
from bot.manager.views import Notice
from bot.manager.zones import USUAL_ZONE, later, steps

OPEN_TO_ALL: Final = (EnterLeague, QuitLeague, CheckIn, ShowLeague)
"""What anybody may ask; the rest is for those who manage leagues."""
CHECK_IN: Final = "league_check_in"
"""Calls all who are in it to a check-in."""
CHECK_IN_ENDS: Final = "league_check_in_ends"
"""Calls those who have not checked in yet."""
REMINDER: Final = 600.0
"""Seconds before its end at which they are called, or half of it where a check-in is short."""
CUP_BEGINS: Final = "league_begins"
"""Calls all who have entered a cup that is about to be drawn."""
SHORT: Final = 300.0
"""Seconds that lie at least between the two calls."""
AFTER_PAUSE: Final = 600.0
"""Seconds until a cup is drawn at the soonest that goes on after a pause."""
LONGEST_AHEAD: Final = 366 * 86_400.0
"""Seconds ahead of now to which a deadline can be moved."""


@dataclass(frozen=True, slots=True)
class Circle:
    """What a decision about a league needs besides it: time and time zone, ratings, names of tables, what the asker may."""

    at: float
    fresh: Callable[[], TableId]
    ratings: Mapping[EntrantId, float]
    manages: bool = False
    kept_out: frozenset[int] = frozenset()
    """Those who are banned from the tables of the server."""
    zone: str = USUAL_ZONE


@dataclass(frozen=True, slots=True)
class Turn:
    """A league after something happened, what single people are told of it, and who could not be entered."""

    competition: Competition
    tell: tuple[Tiding, ...] = ()
    refused: tuple[tuple[EntrantId, str], ...] = ()


def decide(competition: Competition, request: SomeLeagueRequest, circle: Circle) -> Turn:
    """Give what a request changes. Raises `Refuse`; then nothing has changed."""
    if not circle.manages and not isinstance(request, OPEN_TO_ALL):
        raise Refuse("league_managers_only")
    known = competition.seen({request.asker.person: request.asker.name})
    try:
        return _decided(known, request, circle)
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


def gone(competition: Competition, entrant: EntrantId, circle: Circle) -> Turn | None:
    """Give the league without somebody who cannot play in it any more; None where he is not in it."""
    if competition.league.over or entrant not in competition.league.active:
        return None
    return Turn(_left(competition, entrant, circle))


def go_on(competition: Competition, circle: Circle) -> Turn:
    """Give the league when what it waited for has come: the end of its sign-up, the check-in, the match day."""
    if not competition.reminded and circle.at < competition.next_day:
        if competition.checking:
            return Turn(replace(competition.calling(CHECK_IN_ENDS), reminded=True))
        if not competition.season:
            return Turn(replace(competition.calling(CUP_BEGINS), reminded=True))
    if not competition.began and len(competition.league.active) < 2:
        return Turn(_with(competition, End(), circle))
    if competition.league.days_left and not competition.checking:
        # Whoever was to check in while the bot was off still can.
        late = circle.at >= competition.next_day
        day = circle.at + competition.plan.check_in if late else competition.next_day
        return Turn(_asking(competition, day, circle.at))
    return Turn(_drawn(competition, circle))


def wakes(competition: Competition) -> float | None:
    """Tell when something is to be done by itself (epoch seconds): it goes on, or those are called who are missing."""
    at = due(competition)
    if at is None or competition.reminded:
        return at
    if competition.checking:
        return at - _reminder(competition)
    return at if competition.season else at - BEFORE_DRAW


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
            _check_entry(competition, asker)
            return Turn(_entered(competition, EntrantId(asker.person), asker.name, circle))
        case AddEntrants(people=people):
            return _added(competition, people, circle)
        case QuitLeague():
            return Turn(_left(competition, EntrantId(asker.person), circle))
        case DropEntrant(whom=whom):
            return _dropped(competition, whom, asker.person, circle)
        case CheckIn():
            return Turn(_checked_in(competition, EntrantId(asker.person)))
        case RepeatLeague(days=days):
            return Turn(_repeating(competition, days, circle.zone))
        case SetResult():
            return Turn(_set_result(competition, request, circle))
        case ShowLeague():
            return Turn(competition)
        case _ if competition.league.over:
            raise NotPossible("over")
        case StartLeague() | MoveDeadline() | PauseLeague() | ResumeLeague():
            return Turn(_timed(competition, request, circle))
        case CloseSignUp() | OpenSignUp():
            return Turn(_let_in(competition, invited=isinstance(request, CloseSignUp)))
        case CloseSeason():
            return Turn(_with(competition, Close(), circle))
        case EndLeague(stop=stop):
            return Turn(_with(replace(competition, series=None) if stop else competition, End(), circle))
        case _:
            assert_never(request)


def _timed(
    competition: Competition, request: StartLeague | MoveDeadline | PauseLeague | ResumeLeague, circle: Circle
) -> Competition:
    """Change when a league goes on. Raises `NotPossible`, `Refuse`."""
    match request:
        case StartLeague():
            if competition.paused:
                raise Refuse(Refusal.PAUSED)
            return _started(competition, circle)
        case MoveDeadline(to=to):
            return _moved(competition, to, circle)
        case PauseLeague():
            if competition.paused:
                raise Refuse(Refusal.PAUSED)
            return replace(competition, paused=True)
        case ResumeLeague():
            if not competition.paused:
                raise Refuse(Refusal.NOT_PAUSED)
            # A stage that has ended meanwhile is followed by the next now.
            return _arranged(_resumed(competition, circle.at), competition.league, circle)
        case _:
            assert_never(request)


def _resumed(competition: Competition, at: float) -> Competition:
    """Let a league go on after a pause; a cup whose time has come meanwhile is not drawn before all were called."""
    resumed, soonest = replace(competition, paused=False), at + AFTER_PAUSE
    time = None if competition.season else due(resumed)
    if time is None or time >= soonest:
        return resumed
    plan = replace(competition.plan, sign_up_until=soonest)
    return replace(resumed, plan=plan, next_day=soonest, reminded=True, calls=()).calling(CUP_BEGINS)


def _started(competition: Competition, circle: Circle) -> Competition:
    """Draw now; before a match day people are asked first who plays. Raises `NotPossible`, `Refuse`."""
    if not competition.season and competition.began:
        raise NotPossible("began")
    if not competition.league.days_left:
        return _drawn(competition, circle)
    if len(competition.league.active) < FEWEST:
        raise NotPossible("too_few")
    if not competition.checking:
        return _asking(competition, circle.at + competition.plan.check_in, circle.at)
    if len(competition.checked_in) < FEWEST:
        raise Refuse("league_too_few_here", count=len(competition.checked_in))
    return _drawn(competition, circle)


def _asking(competition: Competition, day: float, at: float) -> Competition:
    """Open the check-in for the match day at a time; where that is near, nobody is called twice."""
    reminded = day - at < _reminder(competition) + SHORT
    return replace(competition.calling(CHECK_IN), checking=True, reminded=reminded, next_day=day)


def _reminder(competition: Competition) -> float:
    """Return how long before the end of a check-in those are called who have not come to it."""
    return min(REMINDER, competition.plan.check_in / 2)


def _let_in(competition: Competition, *, invited: bool) -> Competition:
    """Say whether people may enter by themselves. Raises `NotPossible`."""
    if not competition.league.enterable:
        raise NotPossible("too_late")
    if competition.plan.invited == invited:
        raise NotPossible("sign_up_closed" if invited else "sign_up_open")
    return replace(competition, plan=replace(competition.plan, invited=invited))


def _check_entry(competition: Competition, asker: Asker) -> None:
    """Check that somebody may enter by himself. Raises `NotPossible`, `Refuse`."""
    league, wanted, entrant = competition.league, competition.plan.role, EntrantId(asker.person)
    if league.over:
        raise NotPossible("over")
    if entrant in league.active:
        raise NotPossible("entered")
    if entrant in competition.taken_out:
        raise NotPossible("taken_out")
    if competition.plan.invited:
        raise NotPossible("invited")
    if wanted is not None and wanted not in asker.roles:
        raise Refuse("league_role", role=f"<@&{wanted}>")


def _entered(competition: Competition, entrant: EntrantId, name: str, circle: Circle) -> Competition:
    if entrant in circle.kept_out:
        raise NotPossible("kept_out")
    kept = tuple(other for other in competition.taken_out if other != entrant)
    return _with(replace(competition.named(entrant, name), taken_out=kept), Enter(entrant), circle)


def _added(competition: Competition, people: Iterable[tuple[EntrantId, str]], circle: Circle) -> Turn:
    """Enter all who can be entered. Raises `NotPossible`."""
    if competition.league.over:
        raise NotPossible("over")
    after, refused = competition, list[tuple[EntrantId, str]]()
    for entrant, name in people:
        try:
            after = _entered(after, entrant, name, circle)
        except NotPossible as refusal:
            refused.append((entrant, f"league_{refusal.reason}"))
    return Turn(after, refused=tuple(refused))


def _left(competition: Competition, entrant: EntrantId, circle: Circle) -> Competition:
    here = tuple(other for other in competition.checked_in if other != entrant)
    return _with(replace(competition, checked_in=here), Drop(entrant), circle)


def _dropped(competition: Competition, entrant: EntrantId, by: PersonId, circle: Circle) -> Turn:
    if not competition.league.over and entrant not in competition.league.active:
        raise Refuse("league_not_in_it", who=f"<@{entrant}>")
    told = Notice("league_dropped", {"league": competition.plan.name, "by": f"<@{by}>"})
    after = _left(competition, entrant, circle)
    return Turn(replace(after, taken_out=(*after.taken_out, entrant)), (Tiding(PersonId(entrant), told),))


def _checked_in(competition: Competition, entrant: EntrantId) -> Competition:
    if competition.league.over:
        raise NotPossible("over")
    if entrant not in competition.league.active:
        raise NotPossible("not_entered")
    if not competition.checking:
        raise NotPossible("no_check_in")
    if entrant in competition.checked_in:
        raise NotPossible("checked_in")
    return replace(competition, checked_in=(*competition.checked_in, entrant))


def _repeating(competition: Competition, days: int, zone: str) -> Competition:
    """Let a league repeat, or not. Raises `NotPossible`, `Refuse`."""
    if competition.series is not None and competition.series.made is not None:
        raise NotPossible("repeated")
    if competition.league.over:
        raise NotPossible("over")
    if competition.series is None and not days:
        raise NotPossible("no_series")
    return repeating(competition, days, zone)


def _moved(competition: Competition, to: float, circle: Circle) -> Competition:
    """Move what the league waits for. Raises `NotPossible`, `Refuse`.

    The times that follow keep their rhythm; it begins with the first match day, or the first league of a series.
    """
    at = circle.at
    if not at < to <= at + LONGEST_AHEAD:
        raise Refuse("league_bad_time")
    if due(replace(competition, paused=False)) is None:
        raise NotPossible("no_deadline")
    after = competition
    if not competition.began:
        after = moved(replace(after, plan=replace(after.plan, sign_up_until=to)), circle.zone)
    if not competition.season:
        return replace(after, next_day=to, reminded=soon(to, at))
    checking = competition.checking and to - at <= competition.plan.check_in
    return replace(after, next_day=to, checking=checking, reminded=False)


def _set_result(competition: Competition, request: SetResult, circle: Circle) -> Competition:
    """Enter or correct a result, or have a table played again. Raises `NotPossible`, `Refuse`."""
    stages = competition.league.stages
    if End() in competition.league.facts:
        raise NotPossible("over")
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
    day = _next_day(competition, circle)
    after = replace(competition, checking=False, checked_in=(), calls=(), next_day=day)
    return _with(after, fact, circle)


def _next_day(competition: Competition, circle: Circle) -> float:
    """Give when the match day after the next one is: by the rhythm that began with the first, and not at once."""
    plan, drawn = competition.plan, len(competition.league.days) + 1
    planned = later(circle.zone, plan.sign_up_until, plan.every, drawn)
    if planned > circle.at:
        return planned
    return next(at for at in steps(circle.zone, plan.sign_up_until, plan.every) if at > circle.at)


def _draw(league: League, circle: Circle, present: tuple[EntrantId, ...] | None = None) -> Draw:
    ratings = tuple(
        (entrant, circle.ratings[entrant]) for entrant in league.active if entrant in circle.ratings
    )
    return Draw(present, ratings)
