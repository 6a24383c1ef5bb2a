"""A hall in which leagues are held, with people who play whatever they are drawn to."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.league.model import League
from bot.league.terms import Terms as LeagueTerms
from bot.manager.answers import Answer
from bot.manager.competition import Competition, Plan
from bot.manager.ids import LeagueId, PersonId, Place, TableId
from bot.manager.league_views import LeagueDone, LeagueView
from bot.manager.leagues.asked import CreateLeague, EnterLeague, StartLeague
from bot.manager.leagues.leagues import LeagueAnswer, Leagues
from bot.manager.requests import Join, OpenTable
from bot.manager.tables.play import over
from bot.manager.tables.table import Change, Table
from bot.manager.views import EndReason
from tests.bot.manager.hall import PLACE, Hall

MANAGER = PersonId(900)
SIGN_UP = 3600.0
DUELS = LeagueTerms(size=2, seed="duels")


async def leagues_of(leagues: Leagues, guild_id: int) -> list[LeagueView]:
    """Return all leagues of a server: the live ones first, the one touched last first."""
    found = [await leagues.view(LeagueId(row.id)) for row in await leagues.titles(guild_id)]
    return [view for view in found if view is not None]


class Club(Hall):
    """A hall with one league."""

    league = LeagueId("")

    async def open_elsewhere(self, host: PersonId, channel: int) -> Answer:
        """Let somebody open a table of his own in a channel."""
        place = Place(PLACE.guild_id, channel)
        return await self.manager.handle(OpenTable(asker=self.asker(host), place=place))

    async def create(self, terms: LeagueTerms = DUELS, **plan: Any) -> LeagueAnswer:
        """Let the manager begin a league."""
        until = self.clock.now() + SIGN_UP
        held = Plan(**{"name": "Sunday cup", "variant": "gambian", "sign_up_until": until, **plan})
        asker = self.asker(MANAGER, moderator=True)
        answer = await self.manager.leagues.handle(
            CreateLeague(asker=asker, place=PLACE, plan=held, terms=terms)
        )
        await self.settle()
        if isinstance(answer, LeagueDone):
            self.league = answer.view.competition.id
        return answer

    async def want(self, kind: type[Any], person: PersonId = MANAGER, **values: Any) -> LeagueAnswer:
        """Ask something of the league; the manager has his rights."""
        asker = self.asker(
            person, moderator=person == MANAGER, guild_id=values.pop("guild_id", PLACE.guild_id)
        )
        asker = replace(asker, roles=values.pop("roles", frozenset()))
        answer = await self.manager.leagues.handle(kind(asker=asker, league=self.league, **values))
        await self.settle()
        return answer

    async def enter(self, people: Iterable[int]) -> None:
        """Let people enter."""
        for person in people:
            assert isinstance(await self.want(EnterLeague, PersonId(person)), LeagueDone)

    async def began(self, people: int, terms: LeagueTerms = DUELS, **plan: Any) -> None:
        """Create a league, let so many enter, who are numbered from 100, and draw it."""
        assert isinstance(await self.create(terms, **plan), LeagueDone)
        await self.enter(range(100, 100 + people))
        assert isinstance(await self.want(StartLeague), LeagueDone)
        await self.wait(7.0 * people)

    async def shown(self) -> LeagueView:
        """Return the league as everybody may see it."""
        view = await self.manager.leagues.view(self.league)
        assert view is not None
        return view

    @property
    async def held(self) -> Competition:
        """Return the league as it is."""
        return (await self.shown()).competition

    async def state(self) -> League:
        """Return how far the league has got."""
        return (await self.shown()).competition.league

    async def tables(self) -> list[Table]:
        """Return the tables of the league that wait or are played."""
        found = []
        for meeting in (await self.shown()).competition.meetings:
            desk = await self.manager._parts.keeper.desk(meeting.table)
            if desk is not None:
                found.append(desk.table)
        return found

    async def come(self, table: Table, *people: int) -> None:
        """Let people say that they are ready at a table: all who were drawn to it, unless some are named."""
        assert table.fixture is not None
        for person in people or table.fixture.drawn:
            await self.ask(Join, PersonId(person), table=table.id)

    async def decide(self, table: TableId, reason: EndReason = EndReason.CHAMPION) -> None:
        """Let a match end as it stands."""
        desk = await self.manager._parts.keeper.desk(table)
        assert desk is not None
        async with desk.lock:
            ended = Change(over(desk.table, reason))
            await self.manager._parts.keeper.commit(desk, ended, f"won:{table}")
        await self.settle()

    async def play_on(self) -> None:
        """Let everybody play until the league is over."""
        while not (await self.state()).over:
            for table in await self.tables():
                await self.come(table)
                await self.decide(table.id)
            await self.wait(10)
