"""The picture for one who presses its button: page by page, on dark or on light."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO

import discord
from PIL import Image

from bot.league.course import apply
from bot.league.facts import Draw
from bot.league.model import League
from bot.league.terms import Terms
from bot.pictures.palette import DARK, LIGHT, Colour
from bot.ui.leagues.controls import LeagueControl, LeagueVerb
from bot.ui.pictures.painter import Painter
from tests.bot.ui.fake_leagues import LEAGUE, league_of
from tests.bot.ui.showing.test_pictures_shown import forbid
from tests.bot.ui.stage import Stage, private_words
from tests.cogs.league_room import club
from tests.cogs.test_settings import screen_of

LARGE = apply(league_of(Terms(size=4, seed="x"), 256), Draw())


@asynccontextmanager
async def gallery(league: League = LARGE) -> AsyncIterator[Stage]:
    """Open a server with a league in which somebody draws."""
    async with club(league) as here:
        here.client.painter = Painter()
        try:
            yield here
        finally:
            here.client.painter.close()


async def button(here: Stage) -> discord.Message:
    """Post a button that asks for the picture."""
    return await here.button(LeagueControl(LEAGUE, LeagueVerb.PICTURE).custom_id)


async def ground(message: discord.Message) -> Colour:
    """Return the colour on which the one picture of a message is drawn."""
    (file,) = message.attachments
    with Image.open(BytesIO(await file.read())) as image:
        colour = image.convert("RGB").getpixel((2, 2))
    assert isinstance(colour, tuple)
    return (colour[0], colour[1], colour[2])


async def test_pages_are_turned_for_the_presser_alone() -> None:
    async with gallery() as here:
        person, message = here.people[0], await button(here)
        screen = screen_of(await person.click(message, label="Press"))
        assert screen.content == "**Sunday cup** · page 1 of 4"
        first = screen.attachments[0]
        await person.click(screen, label="Next")
        turned = screen_of(await person.click(message, label="Press"))
        second = await person.click(turned, label="Next")
        assert second.response is not None
        shown = second.response.message
        assert shown.content == "**Sunday cup** · page 2 of 4"
        assert len(shown.attachments) == 1
        assert await shown.attachments[0].read() != await first.read()
        assert here.newest(here.channel).id == message.id, "nothing is posted for everybody"


async def test_it_is_dark_until_somebody_wants_it_light() -> None:
    async with gallery(apply(league_of(), Draw())) as here:
        person, message = here.people[0], await button(here)
        screen = screen_of(await person.click(message, label="Press"))
        assert screen.content == "**Sunday cup**"
        assert await ground(screen) == DARK.ground
        light = (await person.click(screen, label="Light")).response
        assert light is not None
        assert await ground(light.message) == LIGHT.ground
        dark = (await person.click(light.message, label="Dark")).response
        assert dark is not None
        assert await ground(dark.message) == DARK.ground


async def test_without_anybody_who_draws_it_says_where_the_words_are() -> None:
    async with club(LARGE) as here:
        words = private_words(await here.people[0].click(await button(here), label="Press"))
        assert "cannot be drawn now" in words


async def test_before_the_draw_there_is_nothing_to_see() -> None:
    async with gallery(league_of()) as here:
        words = private_words(await here.people[0].click(await button(here), label="Press"))
        assert "cannot be drawn now" in words


async def test_where_no_files_may_be_sent_it_says_which_permission_is_missing() -> None:
    async with gallery() as here:
        message = await button(here)
        forbid(here, attach_files=False)
        await here.env.settle()
        words = private_words(await here.people[0].click(message, label="Press"))
        assert "Attach Files" in words
