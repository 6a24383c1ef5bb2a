"""The picture under a table message: it follows the words, never the other way round, and goes where it must."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.engine.cards import Suit
from bot.manager.answers import Done, HandOver
from bot.manager.ids import MessageRef, PersonId, Slot
from bot.manager.requests import Asker
from bot.manager.tables.choices import ServerSettings
from bot.manager.views import Stage as Stages
from bot.manager.views import TableView
from bot.ui.api import wire
from bot.ui.pictures.painter import Painter
from bot.ui.showing import picture_follower
from bot.ui.showing.picture_follower import TRIES, YOUNG, PictureFollower
from tests.bot.ui.fakes import playing
from tests.bot.ui.showing.test_pictures_shown import forbid
from tests.bot.ui.stage import Stage, ref_of, stage
from tests.bot.ui.views import TABLE


@asynccontextmanager
async def gallery(*, wanted: bool = True, settles: float = 0, apart: float = 0) -> AsyncIterator[Stage]:
    """Open a server that wants pictures, and in which somebody draws."""
    async with stage(playing()) as here:
        here.client.painter = Painter()
        here.showing.follower = PictureFollower(here.client, settles=settles, apart=apart)
        here.client.table_shown = here.showing.follower.shown
        guild = here.people[0].guild.id
        asker = Asker(person=PersonId(1), name="A", receipt="1", moderator=True, guild_id=guild)
        if wanted:
            assert await here.manager.preferences.set_server(asker, guild, "table_pictures", "on") is None
        try:
            yield here
        finally:
            here.showing.follower.close()
            here.client.painter.close()


async def write(here: Stage, ref: MessageRef | None = None, **values: Any) -> discord.Message:
    """Write the table message with the view changed so."""
    here.manager.view = view = replace(here.manager.view, **values)
    await here.showing.show_table(view.place, ref, view, nonce="t")
    await here.env.settle()
    return here.newest(here.channel)


async def followed(here: Stage) -> discord.Message:
    """Let the picture follow, and return the message."""
    while here.showing.follower.waiting:
        await here.env.settle()
    return here.newest(here.channel)


async def show(here: Stage, ref: MessageRef | None = None, **values: Any) -> discord.Message:
    """Write the table message, and let its picture follow."""
    await write(here, ref, **values)
    return await followed(here)


def bodies(here: Stage) -> list[dict[str, Any]]:
    """Return what was sent to the messages of the channel."""
    return [
        entry.json
        for entry in here.env.http_requests
        if isinstance(entry.json, dict) and "/messages" in entry.path and entry.method in {"POST", "PATCH"}
    ]


def turned(view: TableView) -> dict[str, Any]:
    """Return another state of a table."""
    assert view.public is not None
    return {"public": replace(view.public, direction=-view.public.direction)}


async def test_it_is_off_until_a_server_wants_it() -> None:
    assert ServerSettings().table_pictures is False
    async with gallery(wanted=False) as here:
        assert (await show(here)).attachments == []
        assert len(bodies(here)) == 1


async def test_the_words_are_posted_first_and_the_picture_follows_by_itself() -> None:
    async with gallery() as here:
        message = await show(here)
        (file,) = message.attachments
        assert file.filename == "table.png"
        assert (await file.read()).startswith(b"\x89PNG")
        words, picture = bodies(here)
        assert words["embeds"]
        assert "attachments" not in words
        assert set(picture) == {"allowed_mentions", "attachments"}
        assert picture["allowed_mentions"] == {"parse": []}
        assert picture["attachments"][0]["description"].startswith("Picture of the table. Top card:")
        assert message.embeds, "what was written stays"


async def test_a_new_picture_takes_the_place_of_the_old_one_and_the_same_is_not_sent_again() -> None:
    async with gallery() as here:
        message = await show(here)
        await show(here, ref_of(message))
        assert len(bodies(here)) == 3
        changed = await show(here, ref_of(message), **turned(here.manager.view))
        assert len(bodies(here)) == 5
        assert len(changed.attachments) == 1


async def test_words_never_wait_for_a_picture() -> None:
    drawing = asyncio.Event()

    class Slow(Painter):
        async def paint(self, make: Callable[[], Any]) -> None:
            await drawing.wait()

    async with gallery() as here:
        here.client.painter = Slow()
        view = here.manager.view
        for _ in range(3):
            async with asyncio.timeout(2):
                ref = await here.showing.show_table(view.place, None, view, nonce="t")
                await here.showing.show_table(view.place, ref, view, nonce="t")
        assert len(bodies(here)) >= 4
        drawing.set()
        await followed(here)


async def test_a_picture_that_cannot_be_drawn_takes_the_old_one_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async with gallery() as here:
        message = await show(here)
        monkeypatch.setattr("bot.ui.pictures.painter.draw", lambda *_: 1 / 0)
        assert (await show(here, ref_of(message), **turned(here.manager.view))).attachments == []


async def test_one_that_cannot_be_sent_is_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    real = wire.edit
    tried: list[Any] = []

    async def refusing(client: Any, ref: Any, message: Any, file: Any = None) -> None:
        if file is not None:
            tried.append(file)
            raise OSError("no")
        await real(client, ref, message, file)

    async with gallery() as here:
        monkeypatch.setattr(wire, "edit", refusing)
        message = await show(here)
        assert message.attachments == []
        assert len(tried) == 1 + TRIES
        monkeypatch.undo()
        assert len((await show(here, ref_of(message), **turned(here.manager.view))).attachments) == 1


async def test_where_no_files_may_be_sent_there_is_none() -> None:
    async with gallery() as here:
        forbid(here, attach_files=False)
        await here.env.settle()
        assert (await show(here)).attachments == []
        assert len(bodies(here)) == 1


async def test_it_goes_when_the_server_wants_it_no_more_and_in_a_lobby() -> None:
    async with gallery() as here:
        message = await show(here)
        lobby = await show(here, ref_of(message), stage=Stages.LOBBY)
        assert lobby.attachments == []
        again = await show(here, ref_of(message), stage=Stages.PLAYING)
        assert len(again.attachments) == 1
        guild = here.people[0].guild.id
        asker = Asker(person=PersonId(1), name="A", receipt="1", moderator=True, guild_id=guild)
        await here.manager.preferences.set_server(asker, guild, "table_pictures", "off")
        assert (await show(here, ref_of(message))).attachments == []


async def test_one_of_a_former_process_goes_with_the_first_edit() -> None:
    async with gallery() as here:
        message = await show(here)
        here.showing.follower.close()
        here.showing.follower = PictureFollower(here.client, settles=0, apart=0)
        assert (await show(here, ref_of(message))).attachments == []
        await show(here, ref_of(message))
        assert [body.get("attachments") for body in bodies(here)[-2:]] == [[], None]


async def test_an_old_message_has_none_because_discord_takes_few_edits_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with gallery() as here:
        message = await show(here)
        monkeypatch.setattr(picture_follower, "YOUNG", -1.0)
        assert YOUNG > 0
        sent = len(bodies(here))
        assert (await show(here, ref_of(message), **turned(here.manager.view))).attachments == []
        assert len(bodies(here)) == sent + 1, "it goes with the words, without an edit of its own"


async def test_what_a_press_shows_on_the_table_message_has_its_picture_too() -> None:
    async with gallery() as here:
        message = await show(here)
        before, manager = len(bodies(here)), here.manager
        view = replace(manager.view, **turned(manager.view))
        manager.answers = lambda _: Done(view, edit=HandOver(Slot(TABLE, None), 2))
        await here.people[1].click(message, label="Draw")
        shown = await followed(here)
        assert len(bodies(here)) == before + 1
        assert "down the list" in bodies(here)[before - 1]["attachments"][0]["description"]
        assert "up the list" in bodies(here)[before]["attachments"][0]["description"]
        assert len(shown.attachments) == 1


async def test_many_changes_are_one_picture() -> None:
    async with gallery(settles=60) as here:
        message = await write(here)
        for _ in range(5):
            await write(here, ref_of(message), **turned(here.manager.view))
        assert here.showing.follower.waiting == 1
        assert len(bodies(here)) == 6


async def test_while_much_waits_no_picture_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    async with gallery(apart=60) as here:
        monkeypatch.setattr(type(here.client.traffic), "figures", lambda _: {"requests_waiting": 99})
        assert (await write(here)).attachments == []
        assert here.showing.follower.waiting == 1
        assert len(bodies(here)) == 1


async def test_it_has_the_colours_of_the_server() -> None:
    async with gallery() as here:
        message = await show(here)
        four = await message.attachments[0].read()
        asker = Asker(
            person=PersonId(1), name="A", receipt="1", moderator=True, guild_id=here.people[0].guild.id
        )
        await here.manager.preferences.set_server(asker, here.people[0].guild.id, "cards", "two")
        suit = {"public": replace(here.manager.view.public, suit=Suit.D, open=False)}  # type: ignore[type-var]
        diamonds = await show(here, ref_of(message), **suit)
        two = await diamonds.attachments[0].read()
        await here.manager.preferences.set_server(asker, here.people[0].guild.id, "cards", "four")
        again = await show(here, ref_of(message), **suit)
        assert len({four, two, await again.attachments[0].read()}) == 3


async def test_one_that_is_not_taken_now_comes_later(monkeypatch: pytest.MonkeyPatch) -> None:
    real = wire.edit
    refused: list[Any] = []

    async def busy(client: Any, ref: Any, message: Any, file: Any = None) -> None:
        if file is not None and not refused:
            refused.append(file)
            raise TimeoutError
        await real(client, ref, message, file)

    async with gallery() as here:
        monkeypatch.setattr(wire, "edit", busy)
        assert len((await show(here)).attachments) == 1
        assert len(refused) == 1
