"""A server with a channel, people, and the real client in simcord, in front of a manager that is told what to say."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from itertools import count

import discord
import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.env import Env
from simcord.results import InteractionResult

from bot.manager.ids import MessageRef, PersonId, Place
from bot.manager.views import HandView, SeatLine
from bot.ui.api import wire
from bot.ui.connection.client import LastCardClient
from bot.ui.messages.face import Button, Face
from bot.ui.showing.messages import DiscordShowing
from tests.bot.ui.fakes import FakeManager

EXTENSIONS = (
    "cogs.table",
    "cogs.play",
    "cogs.seats",
    "cogs.reactions",
    "cogs.settings",
    "cogs.league",
    "cogs.statistics",
    "cogs.replay",
    "cogs.privacy",
    "cogs.help",
)


@dataclass
class Stage:
    """Everything a test needs to press and type; `people` sit at the seats of the manager's table in order."""

    env: Env
    client: LastCardClient
    manager: FakeManager
    showing: DiscordShowing
    channel: ChannelHandle
    people: tuple[MemberActor, ...]

    @property
    def stored_views(self) -> int:
        """Return how many views the library keeps."""
        store = self.client._connection._view_store
        return sum(len(items) for items in store._views.values()) + len(store._dynamic_items)

    async def table_message(self) -> discord.Message:
        """Post the table message."""
        view = self.manager.view
        await self.showing.show_table(view.place, None, view, nonce="t")
        await self.env.settle()
        return self.newest(self.channel)

    async def hand_message(self, number: int) -> discord.Message:
        """Send a person his hand."""
        person = PersonId(self.people[number].id)
        await self.showing.show_hand(person, None, self.manager.hands[person], nonce="h")
        return await self.direct(number)

    async def button(self, custom_id: str) -> discord.Message:
        """Post a message with one button."""
        face = Face(text="forged", rows=((Button("Press", custom_id),),))
        await wire.post(self.client, self.channel.id, face.message(), nonce="b")
        return self.newest(self.channel)

    def newest(self, channel: ChannelHandle) -> discord.Message:
        """Return the last message of a channel."""
        message = channel.last_message
        assert message is not None
        return message

    def newest_or_none(self, channel: ChannelHandle) -> discord.Message | None:
        """Return the last message of a channel that everybody sees."""
        return channel.last_message

    async def direct(self, number: int) -> discord.Message:
        """Return the newest direct message a person got."""
        channel = self.client.get_partial_messageable(self.showing._direct[PersonId(self.people[number].id)])
        return await anext(channel.history(limit=1))


@asynccontextmanager
async def stage(manager: FakeManager, people: int = 3) -> AsyncIterator[Stage]:
    """Open a server with people who sit at the manager's table."""
    ticks = count(0, 10)
    client = LastCardClient(extensions=EXTENSIONS, now=lambda: float(next(ticks)))
    client.seat(manager)
    showing = DiscordShowing(client)
    async with simcord.run(client, shard_count=1) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("cards")
        names = [line.name for line in manager.view.seats] + ["Haddy"]
        actors = tuple(guild.add_member(env.create_user(names[seat])) for seat in range(people))
        _seat(manager, Place(guild.id, channel.id), actors)
        yield Stage(env, client, manager, showing, channel, actors)


def _seat(manager: FakeManager, place: Place, actors: tuple[MemberActor, ...]) -> None:
    """Put the people of the server into the views, which were made for others."""
    ids = {line.person: PersonId(actor.id) for line, actor in zip(manager.view.seats, actors, strict=False)}

    def seated(line: SeatLine) -> SeatLine:
        return replace(line, person=None if line.person is None else ids.get(line.person, line.person))

    def owned(view: HandView) -> HandView:
        return replace(view, owner=ids.get(view.owner, view.owner), place=place)

    host = manager.view.host
    manager.view = replace(
        manager.view,
        place=place,
        host=None if host is None else ids.get(host, host),
        seats=tuple(map(seated, manager.view.seats)),
    )
    manager.hands = {owned(view).owner: owned(view) for view in manager.hands.values()}


def private_words(result: InteractionResult) -> str:
    """Return the words of an answer, which has to be one only the asker sees."""
    response = result.response or (result.followups[0] if result.followups else None)
    assert response is not None
    assert response.ephemeral
    return words_of(response.content, response.embeds)


def words_of(content: str, embeds: list[discord.Embed]) -> str:
    """Return all words of a message."""
    parts = [content]
    for embed in embeds:
        parts += [embed.title or "", embed.description or "", *(field.value or "" for field in embed.fields)]
    return "\n".join(parts)


def ref_of(message: discord.Message) -> MessageRef:
    """Return where a message is."""
    return MessageRef(message.channel.id, message.id)
