"""Presses that come to a process that leaves, and messages that are kept up to date no more."""

from itertools import count
from typing import Any

import pytest

from bot.league.terms import Terms
from bot.manager.answers import Known, Refusal
from bot.manager.errors import NotSaved, TryLater
from bot.manager.ids import MessageRef, PersonId, Place
from bot.manager.league_views import LeagueDone, LeagueRefused
from bot.manager.leagues.asked import EnterLeague, QuitLeague, ShowLeague
from bot.store.leagues import Leagues as LeaguesBook
from bot.store.tables import Tables as TablesBook
from tests.bot.manager.hall import PLACE
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


async def test_the_message_before_loses_its_controls_also_where_the_new_one_cannot_be_written_at_once(
    club: Club,
) -> None:
    await club.create()
    await club.wait(60)
    before = (await club.shown()).message
    assert before is not None
    await club.restart()
    await club.wait(10)
    show = club.showing.show_league
    failing = [TryLater(30.0)]

    async def shown(place: Place, ref: MessageRef | None, *about: Any, **more: Any) -> MessageRef:
        if ref is not None and ref != before and failing:
            raise failing.pop()
        return await show(place, ref, *about, **more)

    club.showing.show_league = shown  # type: ignore[method-assign]
    await club.want(ShowLeague, MANAGER)
    await club.wait(60)
    assert not failing
    assert club.showing.messages[before].retired


async def test_the_message_before_loses_its_controls_when_the_bot_may_write_there_again(club: Club) -> None:
    await club.create()
    await club.wait(60)
    before = (await club.shown()).message
    assert before is not None
    show, denied = club.showing.show_league, club.showing.denied

    async def shown(*about: Any, **more: Any) -> MessageRef:
        message = await show(*about, **more)
        denied.add(before.channel_id)
        return message

    club.showing.show_league = shown  # type: ignore[method-assign]
    await club.want(ShowLeague, MANAGER)
    assert not club.showing.messages[before].retired
    denied.clear()
    await club.manager.places.allowed_anew(PLACE.guild_id)
    await club.settle()
    assert club.showing.messages[before].retired


async def test_a_deleted_message_is_posted_anew_also_where_that_could_not_be_noted(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.create()
    before = (await club.shown()).message
    assert before is not None
    club.showing.delete(before)
    lost, times = LeaguesBook.lost, count()

    def busy(self: LeaguesBook, league: str) -> None:
        if next(times) == 0:
            raise NotSaved("the database is locked")
        lost(self, league)

    monkeypatch.setattr(LeaguesBook, "lost", busy)
    await club.manager.message_gone(before.channel_id, before.message_id)
    await club.settle()
    assert (await club.shown()).message not in {None, before}


async def test_who_was_banned_is_out_of_a_league_also_where_that_could_not_be_stored_at_once(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.create()
    await club.enter((100, 101, 102))
    save, times = LeaguesBook.save, count()

    def busy(self: LeaguesBook, *about: Any, **more: Any) -> bool:
        if next(times) == 0:
            raise NotSaved("the database is locked")
        return save(self, *about, **more)

    monkeypatch.setattr(LeaguesBook, "save", busy)
    await club.manager.leagues.out(PLACE.guild_id, PersonId(101))
    await club.wait(60)
    assert (await club.state()).active == (100, 102)


async def test_who_has_left_leaves_his_table_also_where_that_could_not_be_stored_at_once(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.began(3, Terms(size=3, seed="three"))
    (table,) = await club.tables()
    await club.come(table)
    save, times = TablesBook.save, count()

    def busy(self: TablesBook, *about: Any, **more: Any) -> bool:
        if next(times) == 0:
            raise NotSaved("the database is locked")
        return save(self, *about, **more)

    monkeypatch.setattr(TablesBook, "save", busy)
    await club.want(QuitLeague, PersonId(100))
    await club.wait(40)
    (table,) = await club.tables()
    assert [chair.left for chair in table.chairs if chair.person == 100] == [True]
