"""Who gets into a league, by himself and by managers."""

import asyncio

from bot.league.terms import EntrantId
from bot.manager.ids import PersonId
from bot.manager.league_views import LeagueDone
from bot.manager.leagues.asked import (
    AddEntrants,
    CheckIn,
    CloseSignUp,
    DropEntrant,
    EnterLeague,
    MoveDeadline,
    OpenSignUp,
    StartLeague,
)
from tests.bot.manager.hall import PLACE
from tests.bot.manager.leagues.club import MANAGER, Club
from tests.bot.manager.leagues.test_managing import SEASON, reason


async def test_whoever_a_manager_has_taken_out_comes_back_through_a_manager_only(club: Club) -> None:
    await club.create()
    await club.enter((100,))
    await club.want(DropEntrant, whom=EntrantId(100))
    assert await reason(club, EnterLeague, 100) == "league_taken_out"
    await club.want(AddEntrants, people=((EntrantId(100), "Awa"),))
    assert (await club.state()).active == (100,)


async def test_a_sign_up_that_is_closed_lets_only_managers_enter_people_until_it_is_open_again(
    club: Club,
) -> None:
    await club.create()
    assert await reason(club, OpenSignUp) == "league_sign_up_open"
    await club.want(CloseSignUp)
    assert await reason(club, CloseSignUp) == "league_sign_up_closed"
    assert await reason(club, EnterLeague, 100) == "league_invited"
    await club.want(AddEntrants, people=((EntrantId(100), "Awa"),))
    await club.want(OpenSignUp)
    await club.enter((101,))
    await club.want(StartLeague)
    assert await reason(club, OpenSignUp) == "league_too_late"


async def test_those_who_can_be_entered_are_and_each_other_is_named_with_the_reason(club: Club) -> None:
    await club.create()
    await club.enter((100,))
    asker = club.asker(MANAGER, moderator=True)
    assert await club.manager.bans.ban(asker, PLACE.guild_id, PersonId(103)) is None
    people = tuple((EntrantId(one), f"P{one}") for one in (100, 101, 103, 102))
    answer = await club.want(AddEntrants, people=people)
    assert isinstance(answer, LeagueDone)
    assert answer.refused == ((100, "league_entered"), (103, "league_kept_out"))
    assert (await club.state()).active == (100, 101, 102)
    version = (await club.held).version
    again = await club.want(AddEntrants, people=people[:1])
    assert isinstance(again, LeagueDone)
    assert (await club.held).version == version
    assert await reason(club, EnterLeague, 103) == "league_kept_out"


async def test_a_league_takes_256_and_names_those_who_came_too_late(club: Club) -> None:
    await club.create()
    people = tuple((EntrantId(one), f"P{one}") for one in range(1000, 1258))
    answer = await club.want(AddEntrants, people=people)
    assert isinstance(answer, LeagueDone)
    assert answer.refused == ((1256, "league_full"), (1257, "league_full"))


async def test_the_match_day_of_a_season_is_never_drawn_with_nobody_by_a_press(club: Club) -> None:
    await club.create(SEASON)
    assert await reason(club, StartLeague) == "league_too_few"
    await club.enter(range(100, 104))
    now = club.clock.now()
    assert isinstance(await club.want(StartLeague), LeagueDone)
    held = await club.held
    assert held.checking
    assert held.next_day == now + held.plan.check_in
    assert await reason(club, StartLeague) == "league_too_few_here"
    await club.want(CheckIn, PersonId(100))
    assert await reason(club, StartLeague) == "league_too_few_here"
    await club.want(CheckIn, PersonId(101))
    assert isinstance(await club.want(StartLeague), LeagueDone)
    assert len((await club.state()).days) == 1


async def test_a_check_in_that_is_moved_to_soon_calls_everybody_once(club: Club) -> None:
    await club.create(SEASON)
    await club.enter((100, 101))
    await club.want(MoveDeadline, to=club.clock.now() + 600)
    await club.wait(590)
    called = [notice.slug for _, notice in club.showing.told]
    assert called == ["league_check_in"]


async def test_all_who_check_in_at_once_are_stored_each_once(club: Club) -> None:
    await club.create(SEASON)
    people = range(100, 116)
    await club.enter(people)
    await club.wait(1900)
    presses = [
        CheckIn(asker=club.asker(PersonId(person)), league=club.league) for person in (*people, *people)
    ]
    answers = await asyncio.gather(*map(club.manager.leagues.handle, presses))
    assert [isinstance(answer, LeagueDone) for answer in answers].count(True) == len(people)
    await club.restart()
    assert sorted((await club.held).checked_in) == list(people)
