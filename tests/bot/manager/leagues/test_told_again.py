"""Presses that come to a process that leaves, and messages that are kept up to date no more."""

from bot.manager.answers import Known, Refusal
from bot.manager.ids import MessageRef, PersonId
from bot.manager.league_views import LeagueDone, LeagueRefused
from bot.manager.leagues.asked import EnterLeague, ShowLeague
from tests.bot.manager.leagues.club import MANAGER, Club


async def test_a_press_that_comes_again_to_a_process_that_leaves_is_not_said_to_have_failed(
    club: Club,
) -> None:
    await club.create()
    first, second = (
        EnterLeague(asker=club.asker(PersonId(person)), league=club.league) for person in (100, 101)
    )
    assert isinstance(await club.manager.leagues.handle(first), LeagueDone)
    await club.restart()
    await club.manager.leagues.stop(1)
    assert isinstance(await club.manager.leagues.handle(first), Known)
    refused = await club.manager.leagues.handle(second)
    assert isinstance(refused, LeagueRefused)
    assert refused.reason == Refusal.RESTARTING


async def posted_anew(club: Club) -> MessageRef:
    """Has the message of a league posted anew, and returns the one before."""
    await club.create()
    await club.wait(60)
    before = (await club.shown()).message
    assert before is not None
    await club.want(ShowLeague, MANAGER)
    assert (await club.shown()).message != before
    return before


async def test_the_message_before_loses_its_controls(club: Club) -> None:
    before = await posted_anew(club)
    assert club.showing.messages[before].retired
    assert await club.database.read(lambda books: list(books.outbox.leftovers())) == []


async def test_the_message_before_loses_its_controls_after_a_process_that_died_too_soon(club: Club) -> None:
    club.showing.never_retires = True
    before = await posted_anew(club)
    club.showing.never_retires = False
    await club.restart()
    await club.wait(60)
    assert club.showing.messages[before].retired
