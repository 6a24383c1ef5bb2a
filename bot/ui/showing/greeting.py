"""What a server reads when the bot is new there: where it is written, and what it says."""

from collections.abc import Iterator, Sequence
from typing import Final

import discord

from bot.text.cards import listed
from bot.text.catalogue import say
from bot.ui.connection.client import PERMISSIONS
from bot.ui.connection.command_links import CommandLinks
from bot.ui.messages.face import Face

_NEWER_NAMES: Final = {"read_messages": "view_channel"}
"""Permissions the library calls otherwise than Discord does."""


def front_door(guild: discord.Guild) -> discord.TextChannel | None:
    """Return where a server reads what is new, if the bot may write there, else its first channel in which it may."""
    system = () if guild.system_channel is None else (guild.system_channel,)
    return next((channel for channel in (*system, *guild.text_channels) if _may_write(guild, channel)), None)


def _may_write(guild: discord.Guild, channel: discord.TextChannel) -> bool:
    may = channel.permissions_for(guild.me)
    return may.view_channel and may.send_messages


def lacking(guild: discord.Guild) -> Sequence[str]:
    """Return the permissions of the invite that the bot was not given on a server, by Discord's names for them."""
    given = guild.me.guild_permissions
    return [
        _NEWER_NAMES.get(name, name) for name, needed in PERMISSIONS if needed and not getattr(given, name)
    ]


def greeting_face(locale: str, permissions: Sequence[str], links: CommandLinks) -> Face:
    """Return the greeting, in plain text: whether embeds are allowed is not sure yet."""
    return Face(text=links.linked(locale, "\n".join(_lines(locale, permissions))))


def _lines(locale: str, permissions: Sequence[str]) -> Iterator[str]:
    yield say(locale, "greeting")
    if permissions:
        names = listed(locale, (say(locale, f"permission-{name}") for name in permissions))
        yield say(locale, "greeting-lacking", missing=names)
