"""Discord's memory: simcord's model on the wall clock, with the few things simcord leaves out.

Everything here runs on one event loop and never awaits, so that no call sees another half done.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

from simcord._clock import Clock
from simcord.backend import Backend, errors, serializers
from simcord.backend.cdn import CdnStore
from simcord.backend.errors import BackendError
from simcord.backend.models import Channel, Interaction, Message

NONCE_MEMORY = timedelta(minutes=5)
FORGET_EVERY = 1_000
FILES_KEPT = 200

Whisper = Callable[[str, Mapping[str, Any], int], None]


class WallClock(Clock):
    """Tells the time of day; `advance` puts it ahead of the real one, so that tests need not wait an hour."""

    def now(self) -> datetime:
        """Returns the stand-in's idea of now, always in UTC."""
        return datetime.now(UTC) + timedelta(seconds=self.elapsed)


class Forgetful(list[Any]):
    """A list that keeps nothing: simcord's transcripts would grow for as long as the sandbox runs."""

    def append(self, _: Any, /) -> None:
        """Drops what it is given."""


class Files(CdnStore):
    """The files of messages, at addresses of the stand-in itself; only the newest are kept."""

    def __init__(self) -> None:
        super().__init__()
        self.address = ""
        self._newest: deque[str] = deque()

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> dict[str, Any]:
        """Keeps a file, and returns what messages say of it."""
        stored = super().store_attachment(attachment_id, channel_id, filename, data, description)
        self._blobs.pop(stored["url"])
        path = f"attachments/{channel_id}/{attachment_id}/{filename}"
        self._blobs[path] = data
        self._newest.append(path)
        if len(self._newest) > FILES_KEPT:
            self._blobs.pop(self._newest.popleft(), None)
        return {**stored, "url": f"{self.address}/{path}", "proxy_url": f"{self.address}/{path}"}


class Model(Backend):
    """Simcord's backend with ephemeral events, nonces, command versions and the fate of old tokens."""

    def __init__(self) -> None:
        self.whispers: list[Whisper] = []
        self.commands_changed: list[Callable[[], None]] = []
        self._nonces: dict[str, tuple[int, int, datetime]] = {}
        self._nonce: str | int | None = None
        super().__init__(clock=WallClock())
        self.files = Files()
        self.cdn = self.files
        self.transcript = Forgetful()
        self.http_requests = Forgetful()

    @contextmanager
    def quietly(self) -> Iterator[None]:
        """Lets nobody hear of what is done inside the block."""
        subscribers, self.subscribers = self.subscribers, []
        try:
            yield
        finally:
            self.subscribers = subscribers

    # Ephemeral messages: simcord tells nobody of them, and rightly, for the bot must not hear; the page must.

    def commit_message(self, message: Message, *, broadcast: bool = True) -> Message:
        """Stores and announces a message; an ephemeral one is whispered to its one reader."""
        stored = super().commit_message(message, broadcast=broadcast)
        self._remember_nonce(stored)
        self._whisper("MESSAGE_CREATE", stored)
        return stored

    def edit_message(self, channel_id: int, message_id: int, fields: dict[str, Any]) -> Message:
        """Changes a message; an ephemeral one is whispered to its one reader."""
        message = super().edit_message(channel_id, message_id, fields)
        self._whisper("MESSAGE_UPDATE", message)
        return message

    def delete_message(self, channel_id: int, message_id: int) -> None:
        """Takes a message away; an ephemeral one disappears for its one reader."""
        message = self.get_message(channel_id, message_id)
        super().delete_message(channel_id, message_id)
        self._whisper("MESSAGE_DELETE", message)

    def _whisper(self, event: str, message: Message) -> None:
        if not message.is_ephemeral:
            return
        payload = dict(serializers.message_payload(self, message))
        for listener in self.whispers:
            listener(event, payload, reader(message))

    # Nonces

    @contextmanager
    def sending(self, nonce: str | int | None) -> Iterator[None]:
        """Marks the next message stored inside the block with `nonce`, as its creation event shows."""
        self._nonce = nonce
        try:
            yield
        finally:
            self._nonce = None

    def sent_with(self, nonce: str | int) -> Message | None:
        """Returns the message sent with `nonce` in the last five minutes.

        Raises Unknown Message where it has been deleted since: Discord remembers the nonce longer.
        """
        channel_id, message_id, when = self._nonces.get(str(nonce), (0, 0, datetime.min.replace(tzinfo=UTC)))
        if self.clock.now() - when > NONCE_MEMORY:
            return None
        return self.get_message(channel_id, message_id)

    def _remember_nonce(self, message: Message) -> None:
        if self._nonce is None or message.author_id != self.bot_user.id:
            return
        now = self.clock.now()
        self._nonces = {nonce: seen for nonce, seen in self._nonces.items() if now - seen[2] <= NONCE_MEMORY}
        self._nonces[str(self._nonce)] = (message.channel_id, message.id, now)

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        """Tells all listeners; a message just sent with a nonce shows it, as later readings of it do not."""
        if event == "MESSAGE_CREATE" and self._nonce is not None:
            payload = {**payload, "nonce": self._nonce}
        super().emit(event, payload)

    # Direct messages, commands, interaction tokens

    def get_dm_channel(self, user_id: int) -> Channel:
        """Returns a person's direct-message channel, which comes into being when first asked for."""
        known = user_id in self.dm_channels
        channel = super().get_dm_channel(user_id)
        if not known:
            for listener in self.whispers:
                listener("CHANNEL_CREATE", dict(serializers.channel_payload(self, channel)), user_id)
        return channel

    def register_commands(self, guild_id: int | None, payloads: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Replaces the commands of a scope; one that changed gets a new version."""
        before = self.commands.get(guild_id, {})
        registered = super().register_commands(guild_id, payloads)
        for command in registered:
            old = before.get((command["name"], command["type"]), {})
            unchanged = {**old, "version": None} == {**command, "version": None}
            command["version"] = old["version"] if unchanged else str(self.snowflake())
        for listener in self.commands_changed:
            listener()
        return registered

    def new_interaction(self, type: int, channel_id: int, user_id: int, guild_id: int | None) -> Interaction:
        """Begins an interaction, and now and then forgets those whose tokens died long ago."""
        if len(self.interactions) % FORGET_EVERY == FORGET_EVERY - 1:
            self._forget_interactions()
        return super().new_interaction(type, channel_id, user_id, guild_id)

    def _forget_interactions(self) -> None:
        yesterday = self.iso_after(-86_400)
        for record in list(self.interactions.values()):
            if record.expires_at is not None and record.expires_at < yesterday:
                del self.interactions[record.id], self.interaction_tokens[record.token]

    def interaction_by_token(self, token: str) -> Interaction:
        """Returns the answered interaction of a token.

        Raises Unknown Webhook before its first answer, and Invalid Webhook Token after 15 minutes.
        """
        record = self.interactions.get(self.interaction_tokens.get(token, 0))
        if record is not None and record.expires_at is not None and self.now_iso() >= record.expires_at:
            raise BackendError(401, 50027, "Invalid Webhook Token")
        if record is None or not record.responded:
            raise errors.unknown_webhook()
        return record


def reader(message: Message) -> int:
    """Returns the id of the one person who sees an ephemeral message."""
    metadata = message.interaction_metadata or {}
    return int(metadata["user"]["id"])
