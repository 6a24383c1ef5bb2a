"""What the manager needs from the store for what it says unasked: to whom, where, and what waits to be said."""

from collections.abc import Sequence
from typing import Protocol


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
