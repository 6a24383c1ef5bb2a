"""Reactions on table messages: 🔔 says "last card", 🚨 catches, ⚠️ challenges."""

import discord
from discord.ext import commands

from bot.manager.ids import MessageRef, PersonId
from bot.manager.requests import React
from bot.tracing import begin
from bot.ui.connection.client import LastCardClient
from bot.ui.messages.buttons import BELL, SIREN, WARNING

_PLAIN = {emoji.rstrip("\ufe0f"): emoji for emoji in (BELL, SIREN, WARNING)}
"""The emojis that mean something, by their form without the sign that asks for a picture."""


class Reactions(commands.Cog):
    """Listens to raw events, which come for messages of any age."""

    def __init__(self, client: LastCardClient) -> None:
        self._client = client

    @commands.Cog.listener()
    async def on_raw_reaction_add(self, payload: discord.RawReactionActionEvent) -> None:
        """Hand a reaction to the manager."""
        await self._take(payload, added=True)

    @commands.Cog.listener()
    async def on_raw_reaction_remove(self, payload: discord.RawReactionActionEvent) -> None:
        """Tell the manager that a reaction was taken off, so that adding it again counts anew."""
        await self._take(payload, added=False)

    async def _take(self, payload: discord.RawReactionActionEvent, *, added: bool) -> None:
        emoji = _PLAIN.get((payload.emoji.name or "").rstrip("\ufe0f"))
        own = self._client.user is not None and payload.user_id == self._client.user.id
        bot = payload.member is not None and payload.member.bot
        if emoji is None or payload.emoji.is_custom_emoji() or own or bot:
            return
        begin()
        message = MessageRef(payload.channel_id, payload.message_id)
        await self._client.manager.react(
            React(person=PersonId(payload.user_id), message=message, emoji=emoji, added=added)
        )


async def setup(client: LastCardClient) -> None:
    """Load the listener."""
    await client.add_cog(Reactions(client))
