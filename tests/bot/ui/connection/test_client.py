"""How the bot connects: what it may see, what it may ping, and what it tells Discord."""

from types import SimpleNamespace

import discord
import pytest

from bot.manager.requests import LeaveSeat
from bot.ui.api import wire
from bot.ui.connection.client import LastCardClient, intents, invite
from bot.ui.connection.listing import list_commands
from tests.bot.ui.fakes import playing
from tests.bot.ui.stage import stage


def test_no_intent_is_privileged() -> None:
    asked = intents()
    assert not asked.value & (discord.Intents.all().value & ~discord.Intents.default().value)
    assert {name for name, on in asked if on} == {"guilds", "guild_messages", "moderation", "guild_reactions"}


def test_nothing_the_bot_says_can_ping_and_no_message_is_kept() -> None:
    client = LastCardClient()
    assert repr(client.allowed_mentions) == repr(discord.AllowedMentions.none())
    assert client._connection.max_messages is None


def test_the_invitation_asks_for_what_is_needed_and_no_more() -> None:
    address = invite(1)
    assert "scope=bot+applications.commands" in address
    granted = discord.Permissions(int(address.split("permissions=")[1].split("&")[0]))
    assert {name for name, on in granted if on} == {
        "read_messages",
        "send_messages",
        "send_messages_in_threads",
        "create_public_threads",
        "embed_links",
        "attach_files",
        "read_message_history",
        "add_reactions",
        "create_events",
    }


async def test_the_manager_is_started_before_events_come() -> None:
    async with stage(playing()) as here:
        assert here.manager.started


async def test_commands_are_sent_once_and_not_again_when_they_are_the_same() -> None:
    async with stage(playing()) as here:
        puts = [entry for entry in here.env.http_requests if entry.method == "PUT"]
        assert len(puts) == 1
        await list_commands(here.client, here.client.tree)
        assert len([entry for entry in here.env.http_requests if entry.method == "PUT"]) == 1


async def test_in_which_order_discord_says_it_makes_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    async with stage(playing()) as here:
        told = await wire.commands(here.client, here.client.application_id or 0)

        async def turned(*_: object) -> object:
            return turned_round(told)

        monkeypatch.setattr(wire, "commands", turned)
        before = len(here.env.http_requests)
        await list_commands(here.client, here.client.tree)
        assert here.env.http_requests[before:] == []


def turned_round(payload: object) -> object:
    """Returns the same with everything the other way round."""
    if isinstance(payload, list):
        return [turned_round(part) for part in reversed(payload)]
    if isinstance(payload, dict):
        return {key: turned_round(payload[key]) for key in reversed(payload)}
    return payload


async def test_commands_are_for_servers_the_bot_was_invited_to_and_its_direct_messages() -> None:
    async with stage(playing()) as here:
        tree = here.client.tree
        for command in tree.get_commands():
            told = command.to_dict(tree)
            assert told["integration_types"] == [0], command.name
            assert told["contexts"] == ([0] if command.name == "table" else [0, 1]), command.name


async def test_commands_keep_within_discords_limits() -> None:
    async with stage(playing()) as here:
        tree = here.client.tree
        commands = [command.to_dict(tree) for command in tree.get_commands()]
    assert {str(command["name"]) for command in commands} == {
        "table", "hand", "deal", "play", "suit", "draw", "pass", "lastcard", "catch", "challenge",
        "rules", "settings", "league", "help", "stats", "leaderboard", "replay", "privacy",
        "join", "start", "computer", "options", "agree",
    }  # fmt: skip
    for text in _descriptions(commands):
        assert 1 <= len(text) <= 100


def _descriptions(commands: list[dict[str, object]]) -> list[str]:
    found: list[str] = []
    for command in commands:
        found.append(str(command["description"]))
        options = command.get("options", [])
        found += _descriptions(options) if isinstance(options, list) else []
    return found


async def test_what_is_posted_in_a_channel_is_told_to_the_manager() -> None:
    async with stage(playing()) as here:
        await here.people[0].send(here.channel, "anybody there?")
        assert here.manager.posted == [here.newest(here.channel).id]


async def test_a_deleted_message_is_told_to_the_manager() -> None:
    async with stage(playing()) as here:
        message = await here.table_message()
        await message.delete()
        await here.env.settle()
        assert here.manager.gone == [message.id]


async def test_who_is_banned_from_the_server_leaves_its_tables() -> None:
    async with stage(playing()) as here:
        guild, person = here.people[1].guild, here.people[1]
        tables = here.manager.store.tables
        tables.table, tables.guild_id, tables.people = "t", guild.id, {person.id}
        user = {"id": str(person.id), "username": "x", "discriminator": "0", "avatar": None}
        here.client._connection.parse_guild_ban_add({"guild_id": str(guild.id), "user": user})
        await here.env.settle()
        (request,) = here.manager.requests
        assert isinstance(request, LeaveSeat)
        assert (request.table, request.asker.person) == ("t", person.id)


async def test_only_a_session_that_began_anew_has_lost_events() -> None:
    async with stage(playing()) as here:
        before = here.manager.losses
        await here.client.on_shard_ready(7)
        await here.client.on_shard_ready(7)
        assert here.manager.losses == before + 1


@pytest.mark.parametrize(("emoji", "heard"), [("🔔", "🔔"), ("🚨", "🚨"), ("⚠️", "⚠️"), ("⚠", "⚠️")])
async def test_a_reaction_is_handed_on_in_its_usual_form(emoji: str, heard: str) -> None:
    async with stage(playing()) as here:
        message = await here.table_message()
        await here.people[1].react(message, emoji)
        await here.people[1].unreact(message, emoji)
        assert [(r.emoji, r.added, r.person) for r in here.manager.reactions] == [
            (heard, True, here.people[1].id),
            (heard, False, here.people[1].id),
        ]


async def test_the_bots_own_reactions_and_other_emojis_mean_nothing() -> None:
    async with stage(playing()) as here:
        message = await here.table_message()
        await here.people[1].react(message, "👍")
        assert not here.manager.reactions


async def test_servers_that_come_and_go_are_told_to_the_manager() -> None:
    async with stage(playing()) as here:
        (guild,) = here.client.guilds
        heard = here.manager.places.heard
        here.manager.places.servers = (guild.id, 77)
        here.client.dispatch("ready")
        await here.env.settle()
        assert heard[-1] == ("known", guild.id)
        heard.clear()
        guild.unavailable = True
        here.client.dispatch("ready")
        await here.env.settle()
        assert ("known", guild.id) not in heard
        guild.unavailable = False
        heard.clear()
        for event in ("guild_unavailable", "guild_available", "guild_remove", "guild_join"):
            here.client.dispatch(event, guild)
            await here.env.settle()
        assert heard == [("lost", guild.id), ("found", guild.id), ("added", guild.id)] * 2


async def test_what_becomes_of_channels_is_told_to_the_manager() -> None:
    async with stage(playing()) as here:
        (guild,) = here.client.guilds
        heard = here.manager.places.heard
        await here.env.settle()
        heard.clear()
        channel = guild.get_channel(here.channel.id)
        assert isinstance(channel, discord.TextChannel)
        await channel.edit(topic="cards")
        await here.env.settle()
        assert heard == []
        await channel.set_permissions(guild.default_role, send_messages=False)
        await here.env.settle()
        assert heard == [("allowed anew", guild.id)]
        role, allowed = guild.default_role, discord.Permissions(view_channel=True)
        before = SimpleNamespace(permissions=role.permissions, guild=guild)
        here.client.dispatch("guild_role_update", before, before)
        here.client.dispatch("guild_role_update", before, SimpleNamespace(permissions=allowed, guild=guild))
        await here.env.settle()
        assert heard == [("allowed anew", guild.id)] * 2
        for archived, locked in ((True, False), (False, True), (False, False)):
            data = {"thread_metadata": {"archived": archived, "locked": locked}}
            here.client.dispatch("raw_thread_update", SimpleNamespace(data=data, guild_id=guild.id))
        await here.env.settle()
        assert heard == [("allowed anew", guild.id)] * 3
        heard.clear()
        await channel.delete()
        here.client.dispatch("raw_thread_delete", SimpleNamespace(thread_id=5))
        await here.env.settle()
        assert heard == [("channel gone", here.channel.id), ("channel gone", 5)]


async def test_a_role_the_bot_itself_is_given_may_allow_it_more() -> None:
    async with stage(playing()) as here:
        (guild,) = here.client.guilds
        await here.env.settle()
        heard = here.manager.places.heard
        heard.clear()

        def member(person: int, *roles: int) -> SimpleNamespace:
            return SimpleNamespace(id=person, guild=guild, roles=list(roles))

        for person in (guild.me.id, guild.me.id + 1):
            here.client.dispatch("member_update", member(person, 1), member(person, 1))
            here.client.dispatch("member_update", member(person, 1), member(person, 1, 2))
        await here.env.settle()
        assert heard == [("allowed anew", guild.id)]
