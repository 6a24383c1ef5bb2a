"""What a server reads when the bot is new there, and where."""

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.builders import GuildHandle
from simcord.enums import OverwriteType

from bot.manager.errors import TryLater
from bot.manager.ids import Place
from bot.manager.tables.choices import LANGUAGES
from bot.ui.connection.client import PERMISSIONS, LastCardClient
from bot.ui.connection.command_links import CommandLinks, own_name
from bot.ui.messages.face import LONGEST_TEXT
from bot.ui.showing.greeting import front_door, greeting_face, lacking
from tests.bot.ui.fakes import playing
from tests.bot.ui.problems import problems
from tests.bot.ui.stage import EXTENSIONS, Stage, stage
from tests.bot.ui.typed.test_help import NAMED

MEMBER = OverwriteType.MEMBER
EVERYTHING = [name for name, needed in PERMISSIONS if needed and name != "read_messages"] + ["view_channel"]
ALL_LINKS = CommandLinks({"table new": 2**63, "help": 2**63, "rules": 2**63, "settings me": 2**63})


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_greeting_fits_and_names_commands_there_are(language: str) -> None:
    assert not list(problems(greeting_face(language, EVERYTHING, ALL_LINKS)))
    words = greeting_face(language, (), CommandLinks()).text
    client = LastCardClient()
    for name in EXTENSIONS:
        await client.load_extension(name)
    known = {own_name(language, command.qualified_name) for command in client.tree.walk_commands()}
    named = set(NAMED.findall(words))
    assert named <= known
    assert {
        own_name(language, name) for name in ("table new", "table tutorial", "help", "settings server")
    } <= named
    assert len(words) < LONGEST_TEXT / 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_bot_may_not_do_is_told_where_there_is_something(language: str) -> None:
    without = greeting_face(language, (), CommandLinks()).text
    told = greeting_face(language, EVERYTHING, CommandLinks()).text
    assert told.startswith(without)
    assert len(told.splitlines()) == len(without.splitlines()) + 1


def guild_of(here: Stage) -> tuple[discord.Guild, GuildHandle]:
    """Return the server as the bot and as Discord has it."""
    handle = here.channel.guild
    assert handle is not None
    guild = here.client.get_guild(handle.id)
    assert guild is not None
    return guild, handle


def deny(here: Stage, channel: int, **permissions: bool) -> None:
    """Take permissions from the bot in a channel."""
    deny = discord.Permissions(**permissions).value
    here.env.backend.set_overwrite(channel, Overwrite(here.env.backend.bot_user.id, MEMBER, deny=deny))


async def test_it_stands_in_the_first_channel_the_bot_may_write_in_unless_the_server_names_one() -> None:
    async with stage(playing()) as here:
        guild, handle = guild_of(here)
        other = handle.create_text_channel("news")
        await here.env.settle()
        assert door_of(guild) == here.channel.id
        guild._system_channel_id = other.id
        assert door_of(guild) == other.id
        deny(here, other.id, send_messages=True)
        await here.env.settle()
        assert door_of(guild) == here.channel.id
        deny(here, here.channel.id, view_channel=True)
        await here.env.settle()
        assert door_of(guild) is None
        assert here.showing.front_door(handle.id) is None


def door_of(guild: discord.Guild) -> int | None:
    """Return the number of the channel where a server would be greeted."""
    found = front_door(guild)
    return None if found is None else found.id


async def test_a_server_is_greeted_in_its_language_once_for_a_nonce() -> None:
    async with stage(playing()) as here:
        guild, handle = guild_of(here)
        guild.preferred_locale = discord.Locale.polish
        door = here.showing.front_door(handle.id)
        assert door == Place(handle.id, here.channel.id)
        await here.showing.greet(door, nonce="hello.1")
        message = here.newest(here.channel)
        assert message.content.startswith("Cześć!")
        assert f"</table new:{here.client.links.ids['table new']}>" in message.content


async def test_a_server_out_of_reach_is_greeted_later() -> None:
    async with stage(playing()) as here:
        with pytest.raises(TryLater):
            here.showing.front_door(5)
        with pytest.raises(TryLater):
            await here.showing.greet(Place(5, 6), nonce="hello.5")
        with pytest.raises(TryLater):
            await here.showing.has_written(Place(5, 6), 0)
        with pytest.raises(TryLater):
            here.showing.owner(5)


async def test_permissions_that_were_not_given_are_found() -> None:
    async with stage(playing()) as here:
        guild, _ = guild_of(here)
        expected = set(EVERYTHING) - {
            "view_channel" if name == "read_messages" else name
            for name, given in guild.me.guild_permissions
            if given
        }
        assert set(lacking(guild)) == expected


async def test_the_manager_hears_of_servers_the_bot_belongs_to() -> None:
    async with stage(playing()) as here:
        guild, _ = guild_of(here)
        for tell in (here.client.on_guild_available, here.client.on_guild_join):
            here.manager.places.heard.clear()
            await tell(guild)
            assert here.manager.places.heard == [("found", guild.id), ("added", guild.id)]


async def test_what_the_bot_has_written_since_is_found_where_it_may_look() -> None:
    async with stage(playing()) as here:
        _, handle = guild_of(here)
        news = handle.create_text_channel("news")
        await here.env.settle()
        door = Place(handle.id, news.id)
        await here.people[0].send(news, "hello")
        at = here.newest(news).created_at.timestamp()
        assert not await here.showing.has_written(door, at)
        await here.showing.greet(door, nonce="hello.1")
        assert await here.showing.has_written(door, at)
        assert not await here.showing.has_written(door, at + 3600)
        deny(here, news.id, read_message_history=True)
        await here.env.settle()
        assert await here.showing.has_written(door, at + 3600)


async def test_it_is_known_who_owns_a_server() -> None:
    async with stage(playing()) as here:
        guild, _ = guild_of(here)
        assert here.showing.owner(guild.id) == guild.owner_id
