"""What can be asked of a league, as values."""

from dataclasses import dataclass

from bot.league.facts import Outcome
from bot.league.terms import EntrantId, Terms
from bot.manager.competition import Plan
from bot.manager.ids import DraftId, LeagueId, Place
from bot.manager.requests import Asker


@dataclass(frozen=True, slots=True, kw_only=True)
class CreateLeague:
    """Begin the sign-up of a league in a channel, which repeats every so many days, or not (managers).

    The `draft` it was filled in as is done with.
    """

    asker: Asker
    place: Place
    plan: Plan
    terms: Terms
    repeat: int = 0
    draft: DraftId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LeagueRequest:
    """A request about one league."""

    asker: Asker
    league: LeagueId


@dataclass(frozen=True, slots=True, kw_only=True)
class EnterLeague(LeagueRequest):
    """Enter, or come back after having left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class QuitLeague(LeagueRequest):
    """Leave, whatever is being played."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckIn(LeagueRequest):
    """Say that one is there for the match day that is about to begin."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StartLeague(LeagueRequest):
    """Close the sign-up and draw now, or begin the next match day now (managers)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AddEntrants(LeagueRequest):
    """Enter others, each by his id and name (managers); who cannot be entered does not keep the others out."""

    people: tuple[tuple[EntrantId, str], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DropEntrant(LeagueRequest):
    """Take somebody else out (managers)."""

    whom: EntrantId


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveDeadline(LeagueRequest):
    """Move what the league waits for to another time, in epoch seconds (managers)."""

    to: float


@dataclass(frozen=True, slots=True, kw_only=True)
class SetResult(LeagueRequest):
    """Enter, correct, or with None re-open, the result of a table (managers).

    Where that would take back matches that were played, it is refused and they are named, unless one is `sure`.
    """

    stage: int
    table: int
    outcome: Outcome | None
    sure: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PauseLeague(LeagueRequest):
    """Let nothing begin by itself until the league goes on (managers)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ResumeLeague(LeagueRequest):
    """Go on (managers)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseSignUp(LeagueRequest):
    """Let nobody enter by himself any more; managers still enter others (managers)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenSignUp(LeagueRequest):
    """Let people enter by themselves again (managers)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseSeason(LeagueRequest):
    """Let a season have no more match days than it has had (managers)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EndLeague(LeagueRequest):
    """End it without a champion; none follows it where it is to `stop` (managers)."""

    stop: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RepeatLeague(LeagueRequest):
    """Let it repeat every so many days from now on, or with 0 no more (managers)."""

    days: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowLeague(LeagueRequest):
    """Post its message anew."""


SomeLeagueRequest = (
    EnterLeague | QuitLeague | CheckIn | StartLeague | AddEntrants | DropEntrant | MoveDeadline | SetResult
    | CloseSignUp | OpenSignUp | PauseLeague | ResumeLeague | CloseSeason | EndLeague | ShowLeague | RepeatLeague
)  # fmt: skip


def entering(request: SomeLeagueRequest) -> tuple[EntrantId, ...]:
    """Return who is to enter a league by a request."""
    if isinstance(request, AddEntrants):
        return tuple(entrant for entrant, _ in request.people)
    return (EntrantId(request.asker.person),) if isinstance(request, EnterLeague) else ()
