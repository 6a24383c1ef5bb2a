"""Leagues for tests: made by the real core, kept by a service that answers what a test tells it to."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.league.course import apply
from bot.league.facts import Draw, Enter, Fact, Outcome, Report
from bot.league.model import League
from bot.league.terms import EntrantId, Format, Terms
from bot.manager.competition import Competition, Plan, arranged
from bot.manager.ids import LeagueId, MessageRef, PersonId, Place, TableId
from bot.manager.league_views import LeagueDone, LeagueView
from bot.manager.leagues.drafts import Drafts
from bot.manager.leagues.leagues import LeagueAnswer, Leagues
from bot.store.rows import AuditRow, TitleRow
from tests.bot.manager.fakes import FakeChance, FakeClock
from tests.bot.ui.memory import MemoryStore
from tests.bot.ui.views import FIRST_PERSON, NAMES, PLACE

LEAGUE = LeagueId("b7k2m9")
CUP = Terms(size=2, seed="cup")
SEASON = Terms(format=Format.SEASON, size=2, days=3, seed="season")
UNTIL = 1_900_000_000.0


class FakeLeagues(Leagues):
    """Remembers what it was asked, and has one league, if any."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.drafts = Drafts(self.store, FakeClock(), FakeChance())
        self.held: LeagueView | None = None
        self.requests: list[Any] = []
        self.answers: Callable[[Any], LeagueAnswer] | None = None
        self.rows: list[AuditRow] = []

    async def handle(self, request: Any) -> LeagueAnswer:
        self.requests.append(request)
        if self.answers is not None:
            return self.answers(request)
        return LeagueDone(self.held or league_view())

    async def view(self, league: LeagueId) -> LeagueView | None:
        return self.held if self.held is not None and self.held.competition.id == league else None

    async def titles(self, guild_id: int) -> Sequence[TitleRow]:
        return [
            TitleRow(view.competition.id, view.competition.plan.name, not view.competition.league.over)
            for view in self._held_by(guild_id)
        ]

    async def of_person(self, person: PersonId, guild_id: int) -> tuple[LeagueView, ...]:
        held = self._held_by(guild_id)
        return tuple(view for view in held if EntrantId(person) in view.competition.league.entrants)

    def _held_by(self, guild_id: int) -> tuple[LeagueView, ...]:
        held = self.held
        return () if held is None or held.competition.place.guild_id != guild_id else (held,)

    async def allowed_anew(self, guild_id: int) -> None:
        pass

    async def audit(self, league: LeagueId) -> Sequence[AuditRow]:
        return self.rows


def entrants(count: int) -> tuple[EntrantId, ...]:
    """Return so many people, the first of whom sit at the tables of tests too."""
    return tuple(EntrantId(FIRST_PERSON + number) for number in range(count))


def league_of(terms: Terms = CUP, people: int = 4, *facts: Fact) -> League:
    """Return a league so many have entered, after some facts."""
    league = League(terms)
    for fact in (*map(Enter, entrants(people)), *facts):
        league = apply(league, fact)
    return league


def played(league: League, tables: int = 1000, *, walkovers: bool = False) -> League:
    """Return a league after so many tables have ended, each as it was drawn; with `walkovers` only the first has come."""
    for number in range(tables):
        waiting = next(iter(league.open()), None)
        if waiting is None and (league.over or league.days_left):
            return league
        if waiting is None:
            league = apply(league, Draw())
            continue
        stage, table, pairing = waiting
        order = pairing.seats[:1] if walkovers else pairing.seats
        match = None if walkovers else f"t{number}.1"
        league = apply(league, Report(stage, table, Outcome(order, tuple(range(len(order))), match)))
    return league


def league_view(league: League | None = None, *, opened: bool = True, **values: Any) -> LeagueView:
    """Return what everybody sees of a league; its tables are open in threads, numbered from 700."""
    names = values.pop("names", None)
    league = league or league_of()
    count = iter(range(1000))
    called = names or {
        one: NAMES[place % 8] + "'" * (place // 8) for place, one in enumerate(league.entrants)
    }
    plan = values.pop("plan", Plan(name="Sunday cup", variant="gambian", sign_up_until=UNTIL))
    due = values.pop("due", None if league.stages else UNTIL)
    bare = Competition(
        id=LEAGUE,
        place=values.pop("place", PLACE),
        plan=plan,
        league=League(league.terms),
        made_by=PersonId(FIRST_PERSON),
        next_day=UNTIL,
        names=tuple(called.items()),
        **values,
    )
    competition = arranged(bare, league, lambda: TableId(f"m{next(count)}"))
    meetings = tuple(
        replace(meeting, opened=opened, channel=700 + number if opened else None)
        for number, meeting in enumerate(competition.meetings)
    )
    return LeagueView(replace(competition, meetings=meetings), due, 1, MessageRef(PLACE.channel_id, 55))


def placed(view: LeagueView, place: Place) -> LeagueView:
    """Return the league in another place."""
    return replace(view, competition=replace(view.competition, place=place))
