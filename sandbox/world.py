"""The world the page shows: four people, one server with two channels, and what each of them may see."""

from __future__ import annotations

import asyncio
import base64
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

import discord
from simcord.backend import serializers
from simcord.backend.models import Channel, Interaction, Message, User

from sandbox.model import Model, reader

PEOPLE = ("Awa", "Binta", "Chidi", "Dawda")
CHANNELS = ("cards", "lounge")
ANSWER_WITHIN = 3.0
LONG_THERE = 100
"""Days since the bot was added to the server of the page: it is not new there."""
SILENT_EVENTS = {"INTERACTION_CREATE", "GUILD_CREATE"}
FAILED = "This interaction failed"

# What an invite of a well-behaved card bot asks for, and no more.
BOT_PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    add_reactions=True,
    create_events=True,
)

Notice = dict[str, Any]
Listener = Callable[[Notice], None]


class NotPossible(Exception):
    """A person tried what Discord's own client would not let them do."""


@dataclass
class Press:
    """An interaction on its way to the bot; `outcome` is done with the notice that tells how it ended."""

    record: Interaction
    outcome: asyncio.Future[Notice]
    sent: float = field(default_factory=time.perf_counter)
    timer: asyncio.TimerHandle | None = None


class World:
    """Everything of Discord but its wires: people and the bot change it, listeners are told."""

    def __init__(self, people: Sequence[str] = PEOPLE, channels: Sequence[str] = CHANNELS) -> None:
        self.model = Model()
        self.model.bot_user.name = "Last Card"
        self.people = [self.model.make_user(name.lower(), global_name=name) for name in people]
        self._known = {key: person for person in self.people for key in (str(person.id), person.name)}
        self.guild = self.model.create_guild("The Card Room", owner_id=self.people[0].id)
        self._invite()
        for name in channels:
            self.model.create_channel(self.guild.id, name)
        self.closed: set[int] = set()
        self.locales: dict[int, str] = {}
        self.presses: dict[int, Press] = {}
        self.listeners: list[Listener] = []
        self.bot_online = False
        self.model.subscribers.append(self._on_event)
        self.model.whispers.append(self._on_whisper)
        self.model.commands_changed.append(self._on_commands)

    def _invite(self) -> None:
        for person in self.people[1:]:
            self.model.add_member(self.guild.id, person.id)
        for role in self.guild.roles.values():
            if role.managed:
                role.permissions = BOT_PERMISSIONS.value
        long_ago = self.model.clock.now() - timedelta(days=LONG_THERE)
        self.guild.members[self.model.bot_user.id].joined_at = long_ago.isoformat()

    @property
    def token(self) -> str:
        """Returns the bot's token: well-formed, and of no use anywhere else."""
        owner = base64.b64encode(str(self.model.bot_user.id).encode()).decode().rstrip("=")
        return f"{owner}.sandbx.only-good-on-this-computer-xx"

    # Finding

    def person(self, who: str | int) -> User:
        """Returns a person by id or by name."""
        person = self._known.get(str(who).lower())
        if person is None:
            raise NotPossible(f"nobody here is {who}")
        return person

    def channel(self, where: str | int, person: User | None = None) -> Channel:
        """Returns a channel by id or name; `dm` is the direct messages of `person`."""
        if where == "dm" and person is not None:
            return self.model.get_dm_channel(person.id)
        for channel in self.model.channels.values():
            if str(where).lstrip("#") in (str(channel.id), channel.name):
                return channel
        raise NotPossible(f"there is no channel {where}")

    def message(self, message_id: str | int) -> Message:
        """Returns a message by id, wherever it stands."""
        for messages in self.model.messages.values():
            if (message := messages.get(int(message_id))) is not None:
                return message
        raise NotPossible(f"there is no message {message_id}")

    # Seeing

    def audience(self, message: Message) -> list[str] | None:
        """Returns the ids of the people a message is for, or None for everybody in its channel."""
        if message.is_ephemeral:
            return [str(reader(message))]
        return self._readers(message.channel_id)

    def _readers(self, channel_id: int) -> list[str] | None:
        channel = self.model.channels.get(channel_id)
        if channel is None or channel.guild_id is not None:
            return None
        return [str(user_id) for user_id in channel.recipient_ids]

    def picture(self, message: Message) -> dict[str, Any]:
        """Returns a message as the page draws it: Discord's object, and who reacted with what."""
        payload: dict[str, Any] = dict(serializers.message_payload(self.model, message))
        reactions = [reaction for reaction in message.reactions if reaction.user_ids]
        payload["reactions"] = [
            {**shown, "users": [str(user_id) for user_id in reaction.user_ids]}
            for shown, reaction in zip(payload["reactions"], reactions, strict=True)
        ]
        return payload

    def messages(self, channel_id: int | None = None) -> list[dict[str, Any]]:
        """Returns the messages of a channel, or of all, each with its audience."""
        return [
            {**self.picture(message), "audience": self.audience(message)}
            for channel, messages in self.model.messages.items()
            if channel_id in (channel, None)
            for message in messages.values()
        ]

    def commands(self) -> list[dict[str, Any]]:
        """Returns all commands the bot has registered."""
        return [command for scope in self.model.commands.values() for command in scope.values()]

    def faces(self) -> list[dict[str, Any]]:
        """Returns the people, and whether each takes direct messages."""
        return [
            {**serializers.user_payload(person), "dm_open": person.id not in self.closed}
            for person in self.people
        ]

    def events(self) -> list[dict[str, Any]]:
        """Returns the scheduled events of the server, those that are over too."""
        self.model.activate_due_scheduled_events()
        events = self.guild.scheduled_events.values()
        return [dict(serializers.scheduled_event_payload(self.model, event)) for event in events]

    def snapshot(self) -> Notice:
        """Returns all there is to see, as `GET /sandbox/state` answers it."""
        model = self.model
        return {
            "people": self.faces(),
            "bot": dict(serializers.user_payload(model.bot_user)),
            "guild": {"id": str(self.guild.id), "name": self.guild.name},
            "channels": [
                dict(serializers.channel_payload(model, channel))
                for channel in model.channels.values()
                if channel.guild_id is not None
            ],
            "dms": {str(p.id): _text(model.dm_channels.get(p.id)) for p in self.people},
            "commands": self.commands(),
            "events": self.events(),
            "messages": self.messages(),
            "bot_online": self.bot_online,
        }

    # Telling

    def tell(self, notice: Notice) -> None:
        """Tells the page and the tests."""
        for listener in list(self.listeners):
            listener(notice)

    def set_online(self, online: bool) -> None:
        """Notes whether the bot holds a gateway connection."""
        if online != self.bot_online:
            self.bot_online = online
            self.tell({"type": "bot", "online": online})

    def set_dms(self, person: User, *, opened: bool) -> None:
        """Opens or closes a person's direct messages to the bot."""
        if opened:
            self.closed.discard(person.id)
        else:
            self.closed.add(person.id)
        self.tell({"type": "people", "people": self.faces()})

    def _on_event(self, event: str, payload: Mapping[str, Any]) -> None:
        if event in SILENT_EVENTS or not self.listeners:
            return
        if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            payload = {**payload, **self._reactions(payload)}
        audience = self._readers(int(payload.get("channel_id") or 0))
        self.tell({"type": "event", "name": event, "d": payload, "audience": audience})

    def _reactions(self, payload: Mapping[str, Any]) -> dict[str, Any]:
        message = self.model.get_message(int(payload["channel_id"]), int(payload["id"]))
        return {"reactions": self.picture(message)["reactions"]}

    def _on_whisper(self, event: str, payload: Mapping[str, Any], person: int) -> None:
        self.tell({"type": "event", "name": event, "d": payload, "audience": [str(person)]})

    def _on_commands(self) -> None:
        self.tell({"type": "commands", "commands": self.commands()})

    # Interactions

    def send(self, record: Interaction, payload: Mapping[str, Any]) -> Press:
        """Sends an interaction to the bot and starts its three seconds."""
        loop = asyncio.get_running_loop()
        press = self.presses[record.id] = Press(record, loop.create_future())
        press.timer = loop.call_later(ANSWER_WITHIN, self._unanswered, record.id)
        self._report(press, "thinking")
        self.model.emit("INTERACTION_CREATE", payload)
        return press

    def answered(self, interaction_id: int) -> None:
        """Notes that the bot has answered an interaction in time."""
        press = self.presses.pop(interaction_id, None)
        if press is None or not press.record.responded:
            return
        if press.timer is not None:
            press.timer.cancel()
        took = round((time.perf_counter() - press.sent) * 1000, 3)
        press.outcome.set_result(self._report(press, "done", ms=took))
        if press.record.modal is not None:
            self.tell(self._modal(press.record))

    def _unanswered(self, interaction_id: int) -> None:
        press = self.presses.pop(interaction_id, None)
        if press is not None:
            press.outcome.set_result(self._report(press, "failed", error=FAILED))

    def _report(self, press: Press, state: str, **more: Any) -> Notice:
        record = press.record
        notice = {
            "type": "interaction",
            "kind": int(record.type),
            "id": str(record.id),
            "person": str(record.user_id),
            "state": state,
            "message_id": _text(record.message_id or record.source_message_id),
            **more,
        }
        self.tell(notice)
        return notice

    @staticmethod
    def _modal(record: Interaction) -> Notice:
        return {
            "type": "modal",
            "person": str(record.user_id),
            "interaction": str(record.id),
            "modal": record.modal,
        }


def _text(number: int | None) -> str | None:
    return None if number is None else str(number)
