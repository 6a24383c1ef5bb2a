"""The message of a league is posted anew whenever that is asked for, also while it is being written."""

import asyncio
from typing import Any

import pytest

from bot.manager.ids import MessageRef, PersonId
from bot.manager.leagues.asked import EnterLeague, ShowLeague
from tests.bot.manager.leagues.club import Club


async def test_a_message_that_is_being_edited_is_posted_anew_after_that(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.create()
    await club.wait(60)
    before = (await club.shown()).message
    editing, go_on, show = asyncio.Event(), asyncio.Event(), club.showing.show_league

    async def slowly(*view: Any, **nonce: Any) -> MessageRef:
        editing.set()
        await go_on.wait()
        return await show(*view, **nonce)

    monkeypatch.setattr(club.showing, "show_league", slowly)
    leagues, person = club.manager.leagues, PersonId(100)
    await leagues.handle(EnterLeague(asker=club.asker(person), league=club.league))
    await editing.wait()
    await leagues.handle(ShowLeague(asker=club.asker(person), league=club.league))
    go_on.set()
    await club.settle()
    assert (await club.shown()).message != before
