"""What Discord says of its own accord: events on a connection that is cut, resumed with replays, or begun anew."""

from collections import Counter, deque
from collections.abc import Callable
from typing import Any

from tests.simulation.hub import APPLICATION, GUILD, Away, Hub, Message, Press
from tests.simulation.loop import World
from tests.simulation.process import EVERYTHING, Process, channel_data, guild, thread_data

MANAGES = 0x20
TWICE = frozenset({"INTERACTION_CREATE", "MESSAGE_REACTION_ADD", "MESSAGE_REACTION_REMOVE", "MESSAGE_DELETE"})
"""Events that may come twice out of order; those that say how things are come again in their order only."""

REPLAYED = 4
"""Events that may come again with a RESUME, or without any reason."""


class Gateway:
    """Events on their way to whichever process lives."""

    def __init__(self, world: World, hub: Hub, moderators: frozenset[int]) -> None:
        self.world = world
        self.hub = hub
        self.process: Process | None = None
        self.counts: Counter[str] = Counter()
        self.twice = 0.0
        """The share of events that are delivered a second time, later than that also to another process."""
        self.after_press: Callable[[], None] | None = None
        """What happens right after the next press, while it is being answered."""
        self.told_of_ban: Callable[[int], None] = lambda _: None
        self._moderators = moderators
        self._connected = False
        self._backlog: list[tuple[str, dict[str, Any], Press | None]] = []
        self._recent: deque[tuple[str, dict[str, Any], Press | None]] = deque(maxlen=REPLAYED)

    def press(self, press: Press, member: str) -> None:
        """Send a press or a command on its way."""
        self._send("INTERACTION_CREATE", self._interaction(press, member), press)

    def react(self, person: int, message: Message, emoji: str, *, added: bool) -> None:
        """Send a reaction on its way."""
        kind = "MESSAGE_REACTION_ADD" if added else "MESSAGE_REACTION_REMOVE"
        data = {
            "user_id": str(person),
            "channel_id": str(message.channel),
            "message_id": str(message.id),
            "guild_id": str(self.hub.guild_of(message.channel)),
            "emoji": {"id": None, "name": emoji},
            "type": 0,
            "burst": False,
        }
        self._send(kind, data)

    def deleted(self, message: Message) -> None:
        """Tell that a message is gone."""
        guild_id = str(self.hub.guild_of(message.channel))
        data = {"id": str(message.id), "channel_id": str(message.channel), "guild_id": guild_id}
        self._send("MESSAGE_DELETE", data)

    def banned(self, person: int) -> None:
        """Tell that somebody was banned."""
        user = {"id": str(person), "username": f"p{person}", "discriminator": "0", "avatar": None}
        self._send("GUILD_BAN_ADD", {"guild_id": str(GUILD), "user": user})

    def unbanned(self, person: int) -> None:
        """Tell that somebody may come again."""
        user = {"id": str(person), "username": f"p{person}", "discriminator": "0", "avatar": None}
        self._send("GUILD_BAN_REMOVE", {"guild_id": str(GUILD), "user": user})

    def lost(self, away: Away) -> None:
        """Tell that the server is out of order, or that the bot was removed from it."""
        outage = {"unavailable": True} if away is Away.OUTAGE else {}
        self._send("GUILD_DELETE", {"id": str(GUILD), **outage})

    def found(self, away: Away) -> None:
        """Tell that the server is there again, or that the bot was added again."""
        outage = {"unavailable": False} if away is Away.OUTAGE else {}
        self._send("GUILD_CREATE", {**guild(self.hub, GUILD), **outage})

    def channel(self, kind: str, channel: int) -> None:
        """Tell what has become of a channel or thread: CHANNEL_CREATE, CHANNEL_UPDATE, CHANNEL_DELETE or THREAD_UPDATE."""
        describe = thread_data if channel in self.hub.threads else channel_data
        self._send(kind, describe(self.hub, channel))

    def cut(self, resumes: float = 0.6) -> None:
        """Lose the connection for a while; the session then goes on, or with what is left to 1 begins anew."""
        if not self._connected:
            return
        self._connected = False
        self.counts["cut"] += 1
        back = self._resume if self.world.rng.random() < resumes else self._identify
        self.world.later(self.world.rng.uniform(0.5, 20), back, self.process)

    def connect(self, process: Process) -> None:
        """Let a new process connect, once it is ready to."""
        self.process = process
        self._connected = False
        self._backlog.clear()
        self._await(process)

    def _await(self, process: Process) -> None:
        if not process.alive:
            return
        if process.ready:
            self.world.later(0.2, self._identify, process)
        else:
            self.world.later(0.1, self._await, process)

    def _send(self, kind: str, data: dict[str, Any], press: Press | None = None) -> None:
        self.world.later(self.world.rng.uniform(0.03, 0.15), self._arrive, kind, data, press)

    def _arrive(self, kind: str, data: dict[str, Any], press: Press | None) -> None:
        if self._connected:
            self._deliver(kind, data, press)
            if kind in TWICE and self.world.rng.random() < self.twice:
                self.counts["twice"] += 1
                self.world.later(self.world.rng.choice((0.01, 0.5, 20)), self._again, kind, data, press)
        elif self.process is not None and self.process.alive and self.process.ready:
            self._backlog.append((kind, data, press))
        else:
            self.counts["lost"] += 1

    def _again(self, kind: str, data: dict[str, Any], press: Press | None) -> None:
        if self._connected:
            self._deliver(kind, data, press)

    def _deliver(self, kind: str, data: dict[str, Any], press: Press | None = None) -> None:
        process = self.process
        if process is None or not process.alive:
            self.counts["lost"] += 1
            return
        self._recent.append((kind, data, press))
        self.counts["events"] += 1
        if press is not None:
            press.deliveries += 1
        if press is not None and press.delivered is None:
            press.delivered = self.world.now
            if self.after_press is not None:
                self.world.later(self.world.rng.uniform(0, 0.01), self.after_press)
                self.after_press = None
        if kind == "GUILD_BAN_ADD":
            self.told_of_ban(int(data["user"]["id"]))
        process.hear(kind, data)

    def _resume(self, process: Process) -> None:
        if process is not self.process or not process.alive:
            return
        self.counts["resumed"] += 1
        replayed = list(self._recent)[-self.world.rng.randint(0, REPLAYED) :]
        backlog, self._backlog = [*replayed, *self._backlog], []
        self._connected = True
        for event in backlog:
            self._deliver(*event)

    def _identify(self, process: Process) -> None:
        if process is not self.process or not process.alive:
            return
        self.counts["identified"] += 1
        self.counts["lost"] += len(self._backlog)
        self._backlog.clear()
        self._recent.clear()
        self._connected = True
        process.hear("READY", {})

    def _interaction(self, press: Press, member: str) -> dict[str, Any]:
        owner = self.hub.owner(press.channel)
        user = {
            "id": str(press.person),
            "username": f"p{press.person}",
            "global_name": member,
            "discriminator": "0",
            "avatar": None,
        }
        data: dict[str, Any] = {
            "id": str(press.id),
            "application_id": str(APPLICATION),
            "type": 3 if "custom_id" in press.data else 2,
            "token": press.token,
            "version": 1,
            "attachment_size_limit": 0,
            "locale": "en-US",
            "app_permissions": "0" if press.channel in self.hub.denied else EVERYTHING,
            "data": press.data,
            "channel": {"id": str(press.channel), "type": 1, "recipients": [user]},
        }
        if owner is None:
            guild_id = self.hub.guild_of(press.channel)
            rights = MANAGES if press.person in self._moderators and guild_id == GUILD else 0
            data["guild_id"] = str(guild_id)
            data["guild_locale"] = "en-US"
            data["channel"] = {"id": str(press.channel), "type": 0, "name": "cards", "position": 0}
            if press.channel in self.hub.threads:
                data["channel"] = thread_data(self.hub, press.channel)
            data["member"] = {
                "user": user,
                "roles": [],
                "joined_at": "2026-01-01T00:00:00+00:00",
                "deaf": False,
                "mute": False,
                "flags": 0,
                "permissions": str(rights),
            }
        else:
            data["user"] = user
        if press.message is not None:
            data["message"] = _pressed(press.message)
        return data


def _pressed(message: Message) -> dict[str, Any]:
    """Return the message a press sat on: what the bot looks at, which is where it is, and the title of a form."""
    return {
        "id": str(message.id),
        "channel_id": str(message.channel),
        "type": 0,
        "author": {"id": "1", "username": "last-card", "discriminator": "0", "avatar": None, "bot": True},
        "content": "",
        "timestamp": "2027-01-15T08:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": (message.shows.get("embeds") or []) if message.ephemeral else [],
        "components": [],
        "pinned": False,
        "flags": message.flags,
    }
