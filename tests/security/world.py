"""Two servers and their people before the whole bot: the real manager, store and client; only Discord is simcord."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import discord
import simcord
from discord import app_commands
from simcord import actors
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.env import Env
from simcord.results import InteractionResult

from bot.engine.cards import Card, code
from bot.manager.ids import PersonId, TableId
from bot.manager.manager import GameManager
from bot.manager.tables.table import Table
from bot.manager.terms import Terms
from bot.store import Database
from bot.text.cards import symbol, words
from bot.ui.connection.client import LastCardClient
from bot.ui.showing.messages import DiscordShowing
from tests.bot.manager.fakes import FakeChance, FakeClock
from tests.bot.ui.stage import EXTENSIONS, words_of


@dataclass
class Server:
    """A server: its host and guest sit at the table in `channel`; the others sit nowhere."""

    guild: GuildHandle
    channel: ChannelHandle
    host: MemberActor
    guest: MemberActor
    bystander: MemberActor
    moderator: MemberActor
    table: TableId = field(default=TableId(""))


@dataclass
class World:
    """Everything an attacker can reach."""

    env: Env
    client: LastCardClient
    manager: GameManager
    database: Database
    path: Path

    async def server(self, name: str) -> Server:
        """Make a server with four people."""
        guild = self.env.create_guild()
        channel = guild.create_text_channel("cards")
        role = guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
        people = [
            guild.add_member(self.env.create_user(f"{who}{name}"), roles=[role] if who == "Mod" else [])
            for who in ("Host", "Guest", "Bystander", "Mod")
        ]
        host, guest, bystander, moderator = people
        return Server(guild, channel, host, guest, bystander, moderator)

    async def open(self, server: Server) -> None:
        """Open a table, let the guest sit down."""
        await server.host.slash(server.channel, "table new", wrong_cards="reject")
        (server.table,) = await self.manager.tables_of(PersonId(server.host.id))
        await server.guest.click(self.message(server), label="Join")

    async def play(self, server: Server) -> None:
        """Open a table and start the match."""
        await self.open(server)
        await server.host.click(self.message(server), label="Start")

    def message(self, server: Server) -> discord.Message:
        """Return the newest message of the bot in a channel."""
        found = server.channel.last_message
        assert found is not None
        return found

    async def forge(
        self, person: MemberActor | UserHandle, message: discord.Message, custom_id: str, *values: str
    ) -> InteractionResult:
        """Press a control that is not on this message, as somebody may who writes his requests himself."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = list(values)
        stored = actors._visible_message(person, message)
        return await actors._component_interaction(person, stored, data)

    async def state(self, table: TableId) -> Table:
        """Return everything that is stored of a table."""
        desk = await self.manager._parts.keeper.desk(table)
        assert desk is not None
        return desk.table

    async def hand(self, server: Server, person: MemberActor) -> tuple[Card, ...]:
        """Return the cards somebody holds."""
        view = await self.manager.hand(server.table, PersonId(person.id))
        assert view is not None
        return view.view.hand


@asynccontextmanager
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Start the bot; its clock stands still, so that nothing happens by itself, and nobody is too fast."""
    path = tmp_path / "last-card.sqlite3"
    database = await Database.open(path)
    ticks = count(0, 100)
    client = LastCardClient(extensions=EXTENSIONS, now=lambda: float(next(ticks)))
    showing = DiscordShowing(client, new_channels_every=0)
    terms = Terms(call_grace=0, tables_a_person=50)
    manager = GameManager(database, FakeClock(), FakeChance(), showing, terms)
    client.seat(manager)
    try:
        async with simcord.run(client, shard_count=1) as env:
            yield World(env, client, manager, database, path)
            await manager.stop()
    finally:
        await database.close()


def answer(result: InteractionResult) -> str:
    """Return everything an answer shows: nobody but the asker may see it."""
    parts = []
    for response in (result.response, *result.followups):
        if response is None:
            continue
        assert response.ephemeral, response.content
        parts += [words_of(response.content, response.embeds), str(response.components)]
    return "\n".join(parts)


EXAMPLES = ("Write it like 8H, 10S or joker.", "On the queen of hearts any heart and any queen fits.")
"""Fixed sentences of the catalogue that name a card: what is told of whatever is no card, and what the rules say."""


def cards_in(text: str, cards: tuple[Card, ...]) -> list[str]:
    """Return which of these cards a text tells, however they are written, other than in the fixed examples."""
    for example in EXAMPLES:
        text = text.replace(example, "")
    forms = [form for card in cards for form in (words("en", card), symbol("en", card), code(card))]
    return [form for form in forms if form in text]


def leaves(
    group: app_commands.CommandTree[Any] | app_commands.Group, path: str = ""
) -> Iterator[tuple[str, app_commands.Command[Any, ..., Any]]]:
    """Yield every command there is with its whole name."""
    listed = group.get_commands() if isinstance(group, app_commands.CommandTree) else group.commands
    for command in listed:
        name = f"{path}{command.name}"
        if isinstance(command, app_commands.Group):
            yield from leaves(command, f"{name} ")
        elif isinstance(command, app_commands.Command):
            yield name, command
