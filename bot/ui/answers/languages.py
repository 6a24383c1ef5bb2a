"""In which language something is said: what everybody sees in the server's, what one sees alone in his own."""

from typing import Protocol

import discord

from bot.manager.ids import PersonId, Place
from bot.manager.manager import Manager
from bot.text.catalogue import DEFAULT_LOCALE


class Client(Protocol):
    """What is asked of the client: the settings its manager keeps, and the servers it has heard of."""

    @property
    def manager(self) -> Manager:
        """The manager of the tables."""
        ...

    def get_guild(self, guild_id: int, /) -> discord.Guild | None:
        """Return a server, where Discord has told of it."""
        ...


def of_person(client: Client, person: PersonId, said: discord.Locale | None = None) -> str:
    """Return the language of what somebody sees alone: the one he has set, else what Discord has `said`, now or last."""
    settings = client.manager.preferences.person(person)
    if settings.own_language is not None:
        return settings.own_language
    return settings.heard_language if said is None else said.value


def of_server(client: Client, guild_id: int | None) -> str:
    """Return the language of what everybody sees on a server: the one it has set, else what Discord says is its own."""
    if guild_id is None:
        return DEFAULT_LOCALE
    settings, guild = client.manager.preferences.server(guild_id), client.get_guild(guild_id)
    if settings.language is not None or guild is None:
        return settings.language or DEFAULT_LOCALE
    return guild.preferred_locale.value


def of_place(client: Client, place: Place) -> str:
    """Return the language of what everybody sees in a channel."""
    return of_server(client, place.guild_id)
