"""The picture with the message of a league: sent once, replaced when it changes, done without where it must."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.league.course import apply
from bot.league.facts import Draw
from bot.league.model import League
from bot.manager.errors import Denied
from bot.manager.ids import MessageRef
from bot.ui.pictures.painter import Painter
from tests.bot.ui.fake_leagues import league_of, league_view, placed, played
from tests.bot.ui.fakes import in_lobby
from tests.bot.ui.stage import Stage, ref_of, stage

DRAWN = apply(league_of(), Draw())


@asynccontextmanager
async def gallery() -> AsyncIterator[Stage]:
    """Open a server in which somebody draws."""
    async with stage(in_lobby()) as here:
        here.client.painter = Painter()
        try:
            yield here
        finally:
            here.client.painter.close()


async def show(
    here: Stage, league: League, ref: MessageRef | None = None, *, paused: bool = False
) -> discord.Message:
    """Bring the message of a league up to date, and return it."""
    place = here.manager.view.place
    view = placed(league_view(league, paused=paused), place)
    await here.showing.show_league(place, ref, view, nonce="l")
    await here.env.settle()
    return here.newest(here.channel)


def files_sent(here: Stage) -> list[dict[str, object]]:
    """Return what the messages that were sent or edited say of the files that came with them."""
    return [
        file
        for entry in here.env.http_requests
        if isinstance(entry.json, dict) and "/messages" in entry.path
        for file in entry.json.get("attachments", [])
    ]


def forbid(here: Stage, **permissions: bool) -> None:
    """Take permissions from everybody in the channel."""
    allowed, denied = discord.PermissionOverwrite(**permissions).pair()
    overwrite = Overwrite(here.manager.view.place.guild_id, OverwriteType.ROLE, allowed.value, denied.value)
    here.env.backend.set_overwrite(here.channel.id, overwrite)


async def test_the_picture_is_attached_with_its_words() -> None:
    async with gallery() as here:
        message = await show(here, DRAWN)
        (file,) = message.attachments
        assert file.filename == "league.png"
        assert file.content_type == "image/png"
        assert (await file.read()).startswith(b"\x89PNG")
        assert [one["description"] for one in files_sent(here)] == [
            "Bracket of Sunday cup, as a picture. Everything on it stands as text under the button Matches."
        ]


async def test_before_the_draw_there_are_words_alone() -> None:
    async with gallery() as here:
        message = await show(here, league_of())
        assert message.attachments == []
        drawn = await show(here, DRAWN, ref_of(message))
        assert len(drawn.attachments) == 1
        assert drawn.id == message.id


async def test_a_picture_that_is_the_same_is_not_sent_again() -> None:
    async with gallery() as here:
        ref = ref_of(await show(here, league_of()))
        (first,) = (await show(here, DRAWN, ref)).attachments
        again = await show(here, DRAWN, ref, paused=True)
        assert "Paused" in again.content
        assert [file.id for file in again.attachments] == [first.id]
        assert len(files_sent(here)) == 1


async def test_a_picture_that_has_changed_takes_the_place_of_the_old_one() -> None:
    async with gallery() as here:
        ref = ref_of(await show(here, league_of()))
        (first,) = (await show(here, DRAWN, ref)).attachments
        (second,) = (await show(here, played(DRAWN, 1), ref)).attachments
        assert first.id != second.id
        assert len(files_sent(here)) == 2


async def test_a_message_found_by_its_nonce_is_sent_its_picture_once_more() -> None:
    """It may have been posted by a process that died, and show what was so then."""
    async with gallery() as here:
        ref = ref_of(await show(here, DRAWN))
        await show(here, DRAWN, ref)
        await show(here, DRAWN, ref)
        assert len(files_sent(here)) == 2


async def test_where_no_files_may_be_sent_there_are_words_alone() -> None:
    async with gallery() as here:
        forbid(here, attach_files=False)
        await here.env.settle()
        message = await show(here, DRAWN)
        assert message.attachments == []
        assert "In play" in message.content
        assert len(files_sent(here)) == 0


async def test_when_the_file_is_refused_the_words_are_posted(monkeypatch: pytest.MonkeyPatch) -> None:
    async with gallery() as here:
        refused = []
        show_once = here.showing._show

        async def refuse(*arguments: object, file: discord.File | None = None) -> MessageRef:
            if file is not None:
                refused.append(file)
                raise Denied
            return await show_once(*arguments)  # type: ignore[arg-type]

        monkeypatch.setattr(here.showing, "_show", refuse)
        message = await show(here, DRAWN)
        assert len(refused) == 1
        assert message.attachments == []


async def test_what_cannot_be_posted_at_all_is_still_said_to_be() -> None:
    async with gallery() as here:
        forbid(here, send_messages=False)
        with pytest.raises(Denied):
            await show(here, DRAWN)


async def test_a_picture_that_cannot_be_drawn_any_more_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    async with gallery() as here:
        ref = ref_of(await show(here, DRAWN))
        monkeypatch.setattr("bot.ui.pictures.painter.draw", lambda *_: 1 / 0)
        message = await show(here, played(DRAWN, 1), ref)
        assert message.attachments == []
