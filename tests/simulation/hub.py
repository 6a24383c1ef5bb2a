"""What Discord keeps: people, channels, messages with their audience, interactions and what they were answered."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property, lru_cache
from itertools import count
from typing import Any

from bot.ui.messages.controls import Control, read
from bot.ui.messages.verbs import Verb
from tests.simulation.loop import World

GUILD = 900
OTHER_GUILD = 901
"""A second server, where the same people play; nothing happens to it as a whole."""
BOT = 1
APPLICATION = 2
EPHEMERAL = 64
DISCORD_EPOCH = 1_420_070_400
NONCE_MEMORY = 300.0
TOKEN_LIFE = 900.0
ANSWER_WITHIN = 3.0
LOSSES = 3
PARENT, OTHER_PARENT = 99, 98
"""The channels that the threads of each server belong to; nobody plays there."""

read_control = lru_cache(4096)(read)


class Away(Enum):
    """Why the server cannot be reached, as the status and code of calls to its channels: an outage, or the bot was removed."""

    OUTAGE = 503, 0
    REMOVED = 403, 50001


@dataclass(frozen=True)
class Seen:
    """A control somebody sees."""

    message: "Message"
    item: dict[str, Any]
    control: Control

    def is_(self, table: str, verb: Verb, *arguments: str) -> bool:
        """Tell whether it is this one."""
        wanted = self.control.table == table and self.control.verb == verb
        return wanted and (not arguments or self.control.arguments == arguments)


@dataclass(eq=False)
class Message:
    """One message and who can see it; `audience` None means everybody in the server.

    `posted_by` is the answer it belongs to, when it was made through an interaction.
    """

    id: int
    channel: int
    audience: int | None
    at: float
    shows: dict[str, Any]
    flags: int = 0
    nonce: str | None = None
    deleted: bool = False
    reactions: set[tuple[int, str]] = field(default_factory=set)
    pings: frozenset[int] = frozenset()
    """Who was rung when it was posted in a channel of the server."""

    @property
    def ephemeral(self) -> bool:
        """Tell whether it is an answer that only one person sees."""
        return bool(self.flags & EPHEMERAL)

    def change(self, shows: dict[str, Any]) -> None:
        """Show something else."""
        self.shows = shows
        for known in ("controls", "seen"):
            self.__dict__.pop(known, None)

    @cached_property
    def controls(self) -> list[dict[str, Any]]:
        """Return its buttons and menus that can be pressed."""
        rows = self.shows.get("components") or []
        members = [member for row in rows for member in row["components"]]
        return [member for member in members if "custom_id" in member and not member.get("disabled")]

    @cached_property
    def seen(self) -> list[Seen]:
        """Return its controls as somebody sees them who sees the message."""
        read = [(item, read_control(item["custom_id"])) for item in self.controls]
        return [Seen(self, item, control) for item, control in read if control is not None]

    @property
    def table(self) -> str:
        """Return the table its controls belong to, empty when it has none."""
        ids = [item["custom_id"].split(":") for item in self.controls]
        return str(ids[0][1]) if ids else ""

    @property
    def words(self) -> str:
        """Return everything it says."""
        parts = [self.shows.get("content") or ""]
        for embed in self.shows.get("embeds") or []:
            fields = [f"{one['name']}\n{one['value']}" for one in embed.get("fields", [])]
            parts += [embed.get("title", ""), embed.get("description", ""), *fields]
        return "\n".join(filter(None, parts))


@dataclass(eq=False)
class Press:
    """One interaction: a press or a typed command, and how far its answer is."""

    id: int
    token: str
    person: int
    channel: int
    at: float
    data: dict[str, Any]
    message: Message | None = None
    answered: float | None = None
    first: int | None = None
    original: Message | None = None
    private: bool = False
    told: list[str] = field(default_factory=list)
    delivered: float | None = None
    deliveries: int = 0
    """How often the bot has heard of it."""

    @property
    def control(self) -> str:
        """Return what was pressed, empty for a typed command."""
        return str(self.data.get("custom_id", ""))


class Hub:
    """The state of Discord. `showed` hears of everything that is shown, `told` of every answer that says something.

    `posted` hears of every message that is not there yet.
    """

    def __init__(self, world: World, channels: tuple[int, ...]) -> None:
        self.world = world
        self.channels = channels
        self.messages: dict[int, Message] = {}
        self.in_channel: dict[int, list[Message]] = defaultdict(list)
        self.presses: dict[str, Press] = {}
        self.closed: set[int] = set()
        self.denied: set[int] = set()
        self.gone: set[int] = set()
        """Channels that were deleted."""
        self.threads: frozenset[int] = frozenset()
        """Those of the channels that are threads."""
        self.made: dict[int, tuple[int, str]] = {}
        """The threads the bot has made: in which channel, and how they are called."""
        self.elsewhere: frozenset[int] = frozenset()
        """Those of the channels that belong to the second server."""
        self.makes_threads = False
        """Whether the bot may make threads."""
        self.archived: set[int] = set()
        self.events: dict[str, dict[str, Any]] = {}
        """The scheduled events of the server."""
        self.locked: set[int] = set()
        self.banned: set[int] = set()
        self.forgotten: dict[int, float] = {}
        """When somebody was last forgotten who had asked for it."""
        self.away: Away | None = None
        self.showed: Callable[[Message], None] = lambda _: None
        self.told: Callable[[Press, Message], None] = lambda *_: None
        self.opened: Callable[[int], None] = lambda _: None
        """What hears of a thread that a message has taken out of the archive."""
        self.posted: Callable[[Message], None] = lambda _: None
        self._ids = count()
        self._losses: dict[str, list[float]] = defaultdict(list)
        self._nonces: dict[tuple[int, str], Message] = {}

    def new_id(self) -> int:
        """Return a new snowflake."""
        return int((self.world.epoch - DISCORD_EPOCH) * 1000) << 22 | next(self._ids) & 0x3FFFFF

    def direct(self, person: int) -> int:
        """Return the channel of direct messages with somebody."""
        return 10_000 + person

    def owner(self, channel: int) -> int | None:
        """Return whose direct messages a channel holds; None for one of the server."""
        return channel - 10_000 if channel >= 10_000 else None

    def guild_of(self, channel: int) -> int:
        """Return the server a channel belongs to."""
        return OTHER_GUILD if channel in self.elsewhere else GUILD

    def guilds(self) -> tuple[int, ...]:
        """Return the servers the bot plays in."""
        return (GUILD, OTHER_GUILD) if self.elsewhere else (GUILD,)

    def is_out(self, channel: int) -> bool:
        """Tell whether the server of a channel cannot be reached."""
        return self.away is not None and channel not in self.elsewhere

    def open_to(self, person: int) -> tuple[int, ...]:
        """Return the channels somebody can write in now."""
        open_ones = self.elsewhere if self.away is not None or person in self.banned else self.channels
        here = (channel for channel in self.channels if channel in open_ones and channel not in self.locked)
        return (*here, self.direct(person))

    def delete_channel(self, channel: int) -> int:
        """Take a channel away with all that was written there; return the one that is made in its place."""
        made = self._new_channel(channel)
        self._take_away(channel)
        self.channels = (*self.channels, made)
        return made

    def make_thread(self, channel: int) -> int:
        """Make a thread in a channel, and return its id."""
        made = self._new_channel(channel)
        self.channels = (*self.channels, made)
        self.threads |= {made}
        return made

    def delete_thread(self, thread: int) -> None:
        """Take a thread away with all that was written there."""
        self._take_away(thread)
        self.threads -= {thread}

    def _take_away(self, channel: int) -> None:
        self.gone.add(channel)
        self.channels = tuple(other for other in self.channels if other != channel)
        for message in self.in_channel[channel]:
            message.deleted = True

    def _new_channel(self, beside: int) -> int:
        made = max((*self.channels, *self.gone)) + 1
        if beside in self.elsewhere:
            self.elsewhere |= {made}
        return made

    def plain_channels(self) -> tuple[int, ...]:
        """Return the channels that are no threads."""
        return tuple(channel for channel in self.channels if channel not in self.threads)

    def visible(self, person: int, *, last: int) -> list[Message]:
        """Return the last messages a person sees in each channel, the oldest first."""
        found: list[Message] = []
        for channel in self.open_to(person):
            seen = [m for m in self.in_channel[channel][-4 * last :] if not m.deleted]
            found += [m for m in seen if m.audience in (None, person)][-last:]
        return found

    def post(
        self, channel: int, shows: dict[str, Any], *, only: int | None = None, nonce: str | None = None
    ) -> Message:
        """Post a message, once for a nonce."""
        known = self._nonces.get((channel, nonce)) if nonce is not None else None
        if known is not None and self.world.now - known.at < NONCE_MEMORY:
            return known
        if only is None and channel in self.archived:
            self.archived.discard(channel)
            self.opened(channel)
        message = Message(
            id=self.new_id(),
            channel=channel,
            audience=self.owner(channel) if only is None else only,
            at=self.world.now,
            shows=_shown({}, shows),
            flags=0 if only is None else EPHEMERAL,
            nonce=nonce,
            pings=frozenset(map(int, (shows.get("allowed_mentions") or {}).get("users", ()))),
        )
        self.messages[message.id] = message
        self.in_channel[channel].append(message)
        if nonce is not None:
            self._nonces[channel, nonce] = message
        self.showed(message)
        self.posted(message)
        return message

    def edit(self, message: Message, shows: dict[str, Any]) -> None:
        """Change a message."""
        message.change(_shown(message.shows, shows))
        self.showed(message)

    def delete(self, message: Message, *, most: int = LOSSES) -> bool:
        """Take a message away; not more than so many an hour and table, for more are not posted anew."""
        losses = self._losses[message.table]
        if len([at for at in losses if at > self.world.now - 3600]) >= most:
            return False
        losses.append(self.world.now)
        message.deleted = True
        return True

    def new_press(
        self, person: int, channel: int, data: dict[str, Any], message: Message | None = None
    ) -> Press:
        """Note that somebody has pressed or typed something."""
        number = self.new_id()
        press = Press(number, f"token{number}", person, channel, self.world.now, data, message)
        self.presses[press.token] = press
        return press

    def first_answer(self, press: Press, first: int, shows: dict[str, Any]) -> tuple[int, int] | None:
        """Take the first answer to an interaction; return the status and code where it is refused."""
        if press.answered is not None:
            return 400, 40060
        if self.world.now - press.at > ANSWER_WITHIN:
            return 404, 10062
        press.answered, press.first = self.world.now, first
        press.private = bool(shows.get("flags", 0) & EPHEMERAL)
        match first:
            case 4:
                press.original = self._answer_message(press, shows, private=press.private)
            case 6:
                press.original = press.message
            case 7:
                press.original = press.message
                if press.message is None or press.message.deleted:
                    return None
                self.edit(press.message, shows)
                self._tell(press, press.message, shows)
        return None

    def edit_answer(self, press: Press, shows: dict[str, Any]) -> tuple[int, int] | None:
        """Change the first answer."""
        if self.world.now - press.at > TOKEN_LIFE:
            return 401, 50027
        if press.answered is None or (press.original is not None and press.original.deleted):
            return 404, 10008
        if press.original is None:
            press.original = self._answer_message(press, shows, private=press.private)
        else:
            self.edit(press.original, shows)
            self._tell(press, press.original, shows)
        return None

    def follow_up(self, press: Press, shows: dict[str, Any]) -> tuple[int, int] | None:
        """Take a further answer; the first after a deferral is as private as the deferral was."""
        if self.world.now - press.at > TOKEN_LIFE:
            return 401, 50027
        if press.answered is None:
            return 404, 10015
        private = bool(shows.get("flags", 0) & EPHEMERAL)
        if press.first == 5 and press.original is None:
            press.original = self._answer_message(press, shows, private=press.private)
        else:
            self._answer_message(press, shows, private=private)
        return None

    def _answer_message(self, press: Press, shows: dict[str, Any], *, private: bool) -> Message:
        message = self.post(press.channel, shows, only=press.person if private else None)
        self._tell(press, message, shows)
        return message

    def _tell(self, press: Press, message: Message, shows: dict[str, Any]) -> None:
        press.told.append(str(shows.get("content") or ""))
        self.told(press, message)


def _shown(before: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    return {**before, **{key: change[key] for key in ("content", "embeds", "components") if key in change}}
