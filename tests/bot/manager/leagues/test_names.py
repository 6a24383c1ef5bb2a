"""The last names seen of those who have entered a league: they stand in its message, its picture, and its export."""

from dataclasses import replace

from bot.league.terms import EntrantId
from bot.manager.ids import PersonId
from bot.manager.league_views import LeagueDone
from bot.manager.leagues.asked import EnterLeague, ShowLeague, StartLeague
from bot.manager.leagues.outcomes import names_at
from tests.bot.manager.leagues.club import Club
from tests.bot.manager.leagues.test_managing import SEASON


async def ask_as(club: Club, kind: type[EnterLeague | ShowLeague], person: int, name: str) -> None:
    asker = replace(club.asker(PersonId(person)), name=name)
    await club.manager.leagues.handle(kind(asker=asker, league=club.league))
    await club.settle()


async def test_whoever_is_in_a_league_is_called_what_he_was_called_last(club: Club) -> None:
    await club.create(SEASON)
    await ask_as(club, EnterLeague, 100, "Ala")
    await club.wait(60)
    await ask_as(club, ShowLeague, 100, "Alicja")
    assert (await club.held).called(EntrantId(100)) == "Alicja"


async def test_whoever_is_not_in_it_is_not_remembered(club: Club) -> None:
    await club.create()
    await club.wait(60)
    await ask_as(club, ShowLeague, 105, "Ala")
    assert (await club.held).names == ()


async def test_at_the_end_of_a_match_people_are_called_what_they_were_called_there(club: Club) -> None:
    await club.create()
    for person in (100, 101):
        await ask_as(club, EnterLeague, person, f"before {person}")
    await club.want(StartLeague)
    await club.wait(20)
    (table,) = await club.tables()
    await club.come(table)
    seated = names_at((await club.tables())[0])
    assert set(seated) == {100, 101}
    await club.play_on()
    assert {PersonId(one): name for one, name in (await club.held).names} == seated
    assert not any(name.startswith("before") for name in seated.values())


async def test_a_name_that_is_empty_takes_no_name_away(club: Club) -> None:
    await club.create()
    assert isinstance(await club.want(EnterLeague, PersonId(100)), LeagueDone)
    held = await club.held
    assert held.seen({PersonId(100): ""}) is held
