"""A second server, to which the bot is invited and from which it is removed."""

from __future__ import annotations

from simcord.backend import serializers
from simcord.backend.models import Channel, Guild, Message

from sandbox.world import BOT_PERMISSIONS, NotPossible, World

SERVER, CHANNEL = "The Other Room", "welcome"


class Invites:
    """Takes the bot to a server it was not on when the world began, and away again."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._made: tuple[Guild, Channel] | None = None
        self._said: dict[int, Message] = {}

    def invite(self) -> None:
        """Adds the bot to the second server. Raises NotPossible where it is there already."""
        model = self.world.model
        guild, channel = self._made = self._made or self._make()
        if guild.id in model.guilds and channel.id in model.channels:
            raise NotPossible("the bot is on that server already")
        model.guilds[guild.id], model.channels[channel.id] = guild, channel
        model.messages[channel.id] = self._said
        guild.members[model.bot_user.id].joined_at = model.now_iso()
        payload = serializers.guild_create_payload(model, guild)
        # For a server that is new to it Discord does not say whether it is available.
        model.emit("GUILD_CREATE", {key: value for key, value in payload.items() if key != "unavailable"})
        self._show()

    def remove(self) -> None:
        """Removes the bot from the second server. Raises NotPossible where it is not there."""
        if self._made is None or self._made[0].id not in self.world.model.guilds:
            raise NotPossible("the bot is not on that server")
        self._take_away(*self._made)
        self.world.model.emit("GUILD_DELETE", {"id": str(self._made[0].id)})
        self._show()

    def _make(self) -> tuple[Guild, Channel]:
        """Makes the server, of which the bot hears nothing yet."""
        model, people = self.world.model, self.world.people
        with model.quietly():
            guild = model.create_guild(
                SERVER, owner_id=people[0].id, preferred_locale=self.world.guild.preferred_locale
            )
            for person in people[1:]:
                model.add_member(guild.id, person.id)
            for role in guild.roles.values():
                if role.managed:
                    role.permissions = BOT_PERMISSIONS.value
            channel = model.create_channel(guild.id, CHANNEL)
        self._take_away(guild, channel)
        return guild, channel

    def _take_away(self, guild: Guild, channel: Channel) -> None:
        model = self.world.model
        del model.guilds[guild.id], model.channels[channel.id]
        self._said = model.messages.pop(channel.id, {})

    def _show(self) -> None:
        self.world.tell({"type": "snapshot", **self.world.snapshot()})
