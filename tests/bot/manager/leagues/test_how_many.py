"""How many leagues a server may have at a time."""

import asyncio

from bot.manager.competition import Plan
from bot.manager.ids import Place
from bot.manager.league_views import LeagueDone, LeagueRefused
from bot.manager.leagues.asked import CreateLeague, EndLeague
from bot.manager.leagues.leagues import LeagueAnswer
from tests.bot.manager.hall import GUILD, PLACE
from tests.bot.manager.leagues.club import DUELS, MANAGER, SIGN_UP, Club, leagues_of


async def created(club: Club, place: Place = PLACE) -> LeagueAnswer:
    """Let the manager begin a league, and do not wait for what follows."""
    plan = Plan(name="Cup", variant="gambian", sign_up_until=club.clock.now() + SIGN_UP)
    asker = club.asker(MANAGER, moderator=True, guild_id=place.guild_id)
    return await club.manager.leagues.handle(CreateLeague(asker=asker, place=place, plan=plan, terms=DUELS))


async def test_of_two_that_are_begun_at_once_one_is_the_last_there_is_room_for(club: Club) -> None:
    for _ in range(9):
        assert isinstance(await club.create(), LeagueDone)
    answers = await asyncio.gather(created(club), created(club), created(club))
    await club.settle()
    (done,) = [answer for answer in answers if isinstance(answer, LeagueDone)]
    refused = [answer for answer in answers if isinstance(answer, LeagueRefused)]
    assert [(one.reason, one.values) for one in refused] == [("too_many_leagues", {"most": 10})] * 2
    assert len(await leagues_of(club.manager.leagues, GUILD)) == 10
    assert isinstance(await created(club, Place(2, 99)), LeagueDone)
    club.league = done.view.competition.id
    await club.want(EndLeague)
    assert isinstance(await created(club), LeagueDone)
    await club.settle()
