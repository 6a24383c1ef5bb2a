"""What Discord refuses and simcord does not.

Closed direct messages, archived and locked threads, edits of old messages, a 21st reaction, files without permission.
"""

from __future__ import annotations

from collections import deque
from datetime import timedelta
from typing import Any
from urllib.parse import unquote

import discord
from simcord.backend.errors import BackendError
from simcord.backend.models import Channel, Message

from sandbox.limits import TooMany
from sandbox.world import World

OLD = timedelta(hours=1)
OLD_EDITS, OLD_EDITS_WITHIN = 3, timedelta(minutes=1)
REACTIONS_A_MESSAGE = 20
NONCE_LENGTH = 25


class OldEdits(TooMany):
    """The 429 with a code of its own for editing messages older than an hour too often."""

    def __init__(self, retry_after: float) -> None:
        super().__init__(retry_after, {})
        self.body |= {
            "code": 30046,
            "message": "Maximum number of edits to messages older than 1 hour reached. Try again later.",
        }


class Gaps:
    """Looks at each request before simcord does."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._old_edits: dict[int, deque[Any]] = {}

    def check(self, method: str, parts: list[str], body: Any) -> None:
        """Raises the BackendError or TooMany Discord would answer with."""
        match method, parts:
            case "POST", ["channels", channel, "messages"]:
                self._may_send(self.world.model.get_channel(int(channel)))
                _check_nonce(body)
            case "PATCH", ["channels", channel, "messages", message]:
                self._may_change(self.world.model.get_channel(int(channel)))
                self._may_edit(self.world.model.get_message(int(channel), int(message)))
            case "PUT", ["channels", channel, "messages", message, "reactions", emoji, "@me"]:
                self._may_change(self.world.model.get_channel(int(channel)))
                may_react(self.world.model.get_message(int(channel), int(message)), unquote(emoji))

    def check_files(self, parts: list[str]) -> None:
        """Raises the BackendError for files in a channel where the bot may send none."""
        match parts:
            case ["channels", channel, "messages", *_]:
                found = self.world.model.get_channel(int(channel))
                if found.guild_id is not None and not self._granted(
                    found, discord.Permissions.attach_files.flag
                ):
                    raise BackendError(403, 50013, "Missing Permissions")

    def _may_send(self, channel: Channel) -> None:
        if channel.guild_id is None:
            self._may_write_to(channel.recipient_ids[0])
        elif (state := channel.thread_metadata) is not None:
            if state.locked and not self._manages_threads(channel):
                code = (50083, "Thread is archived") if state.archived else (160005, "This thread is locked")
                raise BackendError(400, *code)
            if state.archived:
                self.world.model.edit_channel(channel.id, {}, thread_metadata={"archived": False})

    def _may_write_to(self, person: int) -> None:
        if person in self.world.closed:
            raise BackendError(403, 50007, "Cannot send messages to this user")
        if person not in self.world.guild.members:
            raise BackendError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")

    def _may_change(self, channel: Channel) -> None:
        if channel.thread_metadata is not None and channel.thread_metadata.archived:
            raise BackendError(400, 50083, "Thread is archived")

    def _manages_threads(self, channel: Channel) -> bool:
        return self._granted(channel, discord.Permissions.manage_threads.flag)

    def _granted(self, channel: Channel, permission: int) -> bool:
        model = self.world.model
        granted = model.compute_permissions(self.world.guild.id, model.bot_user.id, channel.id)
        return bool(granted & permission)

    def _may_edit(self, message: Message) -> None:
        now = self.world.model.clock.now()
        if now - discord.utils.snowflake_time(message.id) < OLD:
            return
        edits = self._old_edits.setdefault(message.channel_id, deque(maxlen=OLD_EDITS))
        if len(edits) == OLD_EDITS and now - edits[0] < OLD_EDITS_WITHIN:
            raise OldEdits((edits[0] + OLD_EDITS_WITHIN - now).total_seconds())
        edits.append(now)


def may_react(message: Message, emoji: str) -> None:
    """Raises 30010 where `emoji` would be the 21st on the message."""
    if message.reaction_for(emoji) is None and len(message.reactions) >= REACTIONS_A_MESSAGE:
        raise BackendError(400, 30010, "Maximum number of reactions reached (20)")


def _check_nonce(body: Any) -> None:
    nonce = body.get("nonce") if isinstance(body, dict) else None
    if nonce is not None and len(str(nonce)) > NONCE_LENGTH:
        raise BackendError(400, 50035, "Invalid Form Body: nonce: Must be 25 or fewer in length.")
