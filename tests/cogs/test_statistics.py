"""The commands for what was played."""

from contextlib import AbstractContextManager
from dataclasses import replace
from unittest.mock import patch

import discord

from bot.manager.ids import PersonId
from bot.manager.records.statistics import Leader, Period, Wanted
from bot.manager.requests import Asker
from bot.ui.pictures.painter import Painter
from tests.bot.ui.fakes import playing
from tests.bot.ui.screens.test_statistics_shown import PROFILE
from tests.bot.ui.stage import Stage, private_words, stage, words_of


def seen(here: Stage, number: int = 0) -> PersonId:
    """Have somebody seen playing."""
    person = PersonId(here.people[number].id)
    here.manager.statistics.profiles[person] = replace(PROFILE, person=person)
    return person


async def test_who_asks_sees_his_own_statistics_alone() -> None:
    async with stage(playing()) as here:
        seen(here)
        words = private_words(await here.people[0].slash(here.channel, "stats"))
        assert "**24** matches" in words


async def test_the_picture_follows_when_it_is_drawn() -> None:
    async with stage(playing()) as here:
        seen(here)
        here.client.painter = Painter()
        result = await here.people[0].slash(here.channel, "stats")
        await here.env.settle()
        here.client.painter.close()
        assert result.response is not None
        (file,) = result.response.attachments
        assert file.filename == "rating.png"
        assert "1510" in str(file.description)
        assert "**24** matches" in private_words(result)


async def test_without_a_painter_or_where_drawing_fails_there_are_words() -> None:
    class Broken(Painter):
        async def paint(self, make: object) -> None:
            return None

    async with stage(playing()) as here:
        seen(here)
        here.client.painter = Broken()
        result = await here.people[0].slash(here.channel, "stats")
        here.client.painter.close()
        assert "**24** matches" in private_words(result)
        assert result.response is not None
        assert result.response.attachments == []


async def test_those_of_somebody_else_are_shown_unless_he_hides_them() -> None:
    async with stage(playing()) as here:
        person = seen(here, 1)
        other = here.people[1].user
        words = private_words(await here.people[0].slash(here.channel, "stats", player=other))
        assert "**24** matches" in words
        asker = Asker(person=person, name="Binta", receipt="x")
        assert await here.manager.preferences.set_own(asker, "hide_me", "on") is None
        words = private_words(await here.people[0].slash(here.channel, "stats", player=other))
        assert words == f"<@{person}> keeps these statistics private."
        own = private_words(await here.people[1].slash(here.channel, "stats"))
        assert "**24** matches" in own
        assert "Only you can see this" in own


async def test_a_press_shows_them_to_everybody() -> None:
    async with stage(playing()) as here:
        seen(here)
        asked = await here.people[0].slash(here.channel, "stats")
        assert asked.response is not None
        pressed = (await here.people[0].click(asked.response, label="Show in the channel")).response
        assert pressed is not None
        assert not pressed.ephemeral
        assert "**24** matches" in words_of(pressed.content, pressed.embeds)
        assert pressed.components == []


async def test_a_command_shows_them_to_everybody_too() -> None:
    async with stage(playing()) as here:
        seen(here)
        here.manager.statistics.found = tuple(
            Leader(PersonId(number), f"P{number}", 30, number, wins=99 - number) for number in range(1, 19)
        )
        for command, given, words in (
            ("stats", {}, "**24** matches"),
            ("leaderboard", {"page": 2, "variant": "all"}, "P16"),
        ):
            shown = (await here.people[0].slash(here.channel, command, show=True, **given)).response
            assert shown is not None
            assert not shown.ephemeral
            assert words in words_of(shown.content, shown.embeds)


async def test_a_page_of_a_leaderboard_is_typed() -> None:
    async with stage(playing()) as here:
        here.manager.statistics.found = tuple(
            Leader(PersonId(number), f"P{number}", 30, number, wins=99 - number) for number in range(1, 19)
        )
        asked = await here.people[0].slash(here.channel, "leaderboard", page=2, variant="all")
        assert "P16" in private_words(asked)


async def test_of_a_game_that_is_not_there_the_ones_that_are_are_told() -> None:
    async with stage(playing()) as here:
        for command in ("stats", "leaderboard"):
            words = private_words(await here.people[0].slash(here.channel, command, variant="zimbabwe"))
            assert "zimbabwean" in words


async def test_a_leaderboard_is_of_the_usual_game_or_of_what_is_asked_for() -> None:
    async with stage(playing()) as here:
        guild = here.manager.view.place.guild_id
        await here.people[0].slash(here.channel, "leaderboard")
        await here.people[0].slash(here.channel, "leaderboard", variant="all")
        await here.people[0].slash(here.channel, "leaderboard", variant="classic", period="7 days")
        assert here.manager.statistics.wanted == [
            Wanted(guild, "gambian"),
            Wanted(guild),
            Wanted(guild, "classic", Period.WEEK),
        ]
        words = private_words(await here.people[0].slash(here.channel, "leaderboard", league="none"))
        assert words == "There is no such league on this server."


async def test_a_leaderboard_is_turned_by_who_asked_and_shown_to_all_by_a_press() -> None:
    async with stage(playing()) as here:
        here.manager.statistics.found = tuple(
            Leader(PersonId(n), f"P{n}", n, n, wins=1) for n in range(1, 21)
        )
        asked = await here.people[0].slash(here.channel, "leaderboard")
        assert asked.response is not None
        turned = (await here.people[0].click(asked.response, label="Next")).response
        assert turned is not None
        assert turned.ephemeral
        assert "P16" in str(turned.embeds[0].description)
        shown = (await here.people[0].click(turned, label="Show in the channel")).response
        assert shown is not None
        assert not shown.ephemeral
        assert "P16" in str(shown.embeds[0].description)


async def test_a_control_that_says_nothing_is_answered() -> None:
    async with stage(playing()) as here:
        message = await here.button("lcs:person:1:chess")
        words = private_words(await here.people[0].click(message, label="Press"))
        assert words


async def test_who_may_not_write_in_a_channel_shows_nothing_there() -> None:
    async with stage(playing()) as here:
        seen(here)
        here.manager.statistics.found = (Leader(PersonId(1), "P1", 3, 1, wins=2),)
        for command in ("stats", "leaderboard"):
            asked = await here.people[0].slash(here.channel, command)
            assert asked.response is not None
            with silenced():
                pressed = await here.people[0].click(asked.response, label="Show in the channel")
                typed = await here.people[0].slash(here.channel, command, show=True)
            for refused in (pressed, typed):
                assert (
                    private_words(refused) == "You may not write in this channel, so this is not shown here."
                )


def silenced() -> AbstractContextManager[object]:
    """Let nobody write anywhere."""
    return patch.object(discord.Interaction, "permissions", discord.Permissions.none())
