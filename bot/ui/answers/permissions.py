"""What the bot may do in a channel, checked before a table opens there or comes there."""

from collections.abc import Iterable
from typing import TypeAlias

import discord
from discord import app_commands

from bot.text.cards import listed
from bot.text.catalogue import say
from bot.ui.answers.private import Interaction, Reply

NEEDED = ("view_channel", "send_messages", "embed_links", "read_message_history")
IN_THREADS = ("view_channel", "send_messages_in_threads", "embed_links", "read_message_history")

Chosen: TypeAlias = app_commands.AppCommandChannel | app_commands.AppCommandThread
"""A channel as somebody has chosen it for a command: the bot need not see it."""


def missing_here(interaction: Interaction) -> str:
    """Return the permissions the bot lacks in the channel of an interaction, in words; empty when it has all."""
    needed = IN_THREADS if isinstance(interaction.channel, discord.Thread) else NEEDED
    return _lacking(Reply.to(interaction).locale, interaction.app_permissions, needed)


def missing_there(interaction: Interaction, channel: Chosen) -> str:
    """Return the permissions the bot lacks in another channel, in words; all of them in one it does not see."""
    seen = channel.resolve()
    granted = discord.Permissions.none() if seen is None else seen.permissions_for(seen.guild.me)
    needed = IN_THREADS if isinstance(channel, app_commands.AppCommandThread) else NEEDED
    return _lacking(Reply.to(interaction).locale, granted, needed)


def may_write(channel: Chosen) -> bool:
    """Tell whether who has chosen a channel may write there himself."""
    own = channel.permissions
    thread = isinstance(channel, app_commands.AppCommandThread)
    return own.view_channel and (own.send_messages_in_threads if thread else own.send_messages)


def parent_of(channel: object) -> int | None:
    """Return the channel a thread belongs to; None for what is no thread."""
    return channel.parent_id if isinstance(channel, discord.Thread | app_commands.AppCommandThread) else None


class PlaceToPlay(app_commands.Transformer):
    """An option that takes a channel or thread where messages are written, whether the bot sees it or not."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Return the kind of option."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Return what kinds of channels there are to choose from."""
        return [
            discord.ChannelType.text,
            discord.ChannelType.news,
            discord.ChannelType.voice,
            discord.ChannelType.public_thread,
            discord.ChannelType.private_thread,
            discord.ChannelType.news_thread,
        ]

    async def transform(self, _: Interaction, value: Chosen, /) -> Chosen:
        """Take the channel as it was chosen."""
        return value


def _lacking(locale: str, granted: discord.Permissions, needed: Iterable[str]) -> str:
    lacking = (name for name in needed if not getattr(granted, name))
    return str(listed(locale, (say(locale, f"permission-{name}") for name in lacking)))
