"""What the manager needs from the store for settings, presets and people (see books.py)."""

from collections.abc import Sequence
from typing import Protocol


class SettingRow(Protocol):
    """A setting that is not as usual: `scope` is `server` or `person`, `owner` the id of either."""

    @property
    def scope(self) -> str:
        """Whether a server or a person has set it."""
        ...

    @property
    def owner(self) -> int:
        """Who has set it."""
        ...

    @property
    def name(self) -> str:
        """What it is called."""
        ...

    @property
    def value(self) -> str:
        """What it says."""
        ...


class PresetRow(Protocol):
    """A preset of a server; `options` are written as records write them."""

    @property
    def name(self) -> str:
        """What it is called."""
        ...

    @property
    def variant(self) -> str:
        """The game."""
        ...

    @property
    def options(self) -> str:
        """What is not as usual in that game."""
        ...


class SettingsBook(Protocol):
    """What servers and people have set."""

    def all(self) -> Sequence[SettingRow]:
        """Return every setting of everybody."""
        ...

    def set(self, scope: str, owner: int, name: str, value: str, *, by: int, at: float) -> None:
        """Write a setting, with who changed it and when."""
        ...

    def drop(self, scope: str, owner: int, name: str) -> None:
        """Put a setting back to what is usual."""
        ...


class PresetsBook(Protocol):
    """The presets of servers; two names that differ only in case are one."""

    def of_guild(self, guild_id: int) -> Sequence[PresetRow]:
        """Return the presets of a server by name."""
        ...

    def save(self, guild_id: int, name: str, *, variant: str, options: str, by: int, at: float) -> bool:
        """Enter a preset; False when there is one of this name already."""
        ...

    def drop(self, guild_id: int, name: str) -> bool:
        """Take a preset away; False when there is none of this name."""
        ...


class AuditBook(Protocol):
    """What was done by the right of a host or of somebody who manages a server."""

    def note(
        self, guild_id: int, table: str | None, *, by: int, as_who: str, act: str, about: str, at: float
    ) -> None:
        """Enter an act: `as_who` is `host` or `moderator`, `about` is JSON."""
        ...


class BansBook(Protocol):
    """Who is kept out of the tables of a server, and who is no member of it any more."""

    def ban(self, guild_id: int, person: int, *, by: int, at: float) -> None:
        """Keep a person out; it does no harm to do so twice."""
        ...

    def lift(self, guild_id: int, person: int) -> bool:
        """Let a person in again; False when he was not kept out."""
        ...

    def banned(self, guild_id: int, person: int) -> bool:
        """Tell whether a person is kept out."""
        ...

    def went(self, guild_id: int, person: int, at: float) -> None:
        """Note that a person is no member of a server any more."""
        ...

    def outside(self, guild_id: int, person: int) -> float | None:
        """Return since when a person is no member of a server; None when nothing of that is known."""
        ...

    def came(self, guild_id: int, person: int, since: float | None = None) -> None:
        """Note that a person may be a member again; with `since`, only if he has not gone once more after that."""
        ...

    def forget_outsiders(self, before: float) -> None:
        """Forget who had gone before then (epoch seconds)."""
        ...

    def to_leave(self) -> Sequence[tuple[int, int]]:
        """Return those, by server and person, who are kept out or gone, and still sit there or are in a league."""
        ...


class DirectRow(Protocol):
    """Where a person is written to, and since when (epoch seconds) that does not work."""

    @property
    def channel_id(self) -> int | None:
        """The channel of direct messages, where it is known."""
        ...

    @property
    def closed_at(self) -> float | None:
        """When it was found out that he takes none."""
        ...


class DirectBook(Protocol):
    """The channel of direct messages of each person, and since when it is closed."""

    def of(self, person: int) -> DirectRow | None:
        """Return what is known of a person's direct messages."""
        ...

    def reached(self, person: int, channel_id: int) -> None:
        """Note where a person was written to."""
        ...

    def closed(self, person: int, at: float) -> None:
        """Note that a person takes no direct messages."""
        ...

    def opened(self, person: int) -> None:
        """Note that a person may take direct messages again."""
        ...

    def forget(self, person: int) -> None:
        """Forget where a person was written to."""
        ...


class TidingRow(Protocol):
    """A notice one person is still to get, or the owner of a server when that person is not there any more.

    `about` are its values as text only the manager reads.
    """

    @property
    def id(self) -> int:
        """Its number, never given twice."""
        ...

    @property
    def person(self) -> int:
        """Who is to get it."""
        ...

    @property
    def slug(self) -> str:
        """Its name."""
        ...

    @property
    def about(self) -> str:
        """Its values."""
        ...

    @property
    def at(self) -> float:
        """Since when (epoch seconds) it waits."""
        ...

    @property
    def guild_id(self) -> int | None:
        """Which server's owner gets it instead."""
        ...


class TidingsBook(Protocol):
    """Notices that wait until they are delivered, the oldest first."""

    def add(self, person: int, slug: str, about: str, at: float, *, guild_id: int | None = None) -> None:
        """Enter a notice for one person, or for the owner of a server when that person is not there any more."""
        ...

    def waiting(self) -> Sequence[TidingRow]:
        """Return the notices that are not delivered yet."""
        ...

    def drop(self, tiding: int) -> None:
        """Take a notice away that is delivered, or too old."""
        ...


class GreetingRow(Protocol):
    """A server that is still to be greeted."""

    @property
    def guild_id(self) -> int:
        """Which server."""
        ...

    @property
    def at(self) -> float:
        """Since when (epoch seconds) it is to be greeted."""
        ...

    @property
    def channel_id(self) -> int | None:
        """Where that was tried."""
        ...

    @property
    def tried_at(self) -> float | None:
        """When that was tried first."""
        ...


class GreetingsBook(Protocol):
    """Servers that were greeted, or wait for it."""

    def enter(self, guild_id: int, at: float, *, since: float) -> bool:
        """Note that a server is to be greeted; False when that was noted `since` then already."""
        ...

    def waiting(self) -> Sequence[GreetingRow]:
        """Return the servers that are still to be greeted, the first one first."""
        ...

    def tried(self, guild_id: int, channel_id: int, at: float) -> None:
        """Note where a server is about to be greeted, and since when one may stand there."""
        ...

    def told(self, guild_id: int) -> None:
        """Note that a server is greeted, or cannot be."""
        ...
