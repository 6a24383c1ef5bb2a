"""What the manager needs of a calendar, and of the store for what stands in it."""

from collections.abc import Sequence
from typing import Protocol

from bot.manager.gatherings import Gathering


class Scheduling(Protocol):
    """Somebody who keeps the calendar of a server: Discord, or a fake.

    Every method may raise a `ShowingError`: `Gone` when the entry was taken away, `Denied` where the bot may make none,
    `TryLater` for everything that passes.
    """

    async def plan(self, gathering: Gathering) -> int:
        """Make an entry in the calendar, and return its id."""
        ...

    async def planned(self, guild_id: int, mark: str) -> int | None:
        """Return the id of the bot's own entry that has this mark; None when there is none."""
        ...

    async def own(self, guild_id: int) -> Sequence[tuple[int, str]]:
        """Return the bot's own entries that are not over: id, and the last word of their text, which is the mark."""
        ...

    async def replan(self, entry: int, gathering: Gathering) -> None:
        """Bring an entry up to date: its times while it is planned, that it has begun once it is played."""
        ...

    async def unplan(self, guild_id: int, entry: int, *, held: bool) -> None:
        """Say that a gathering is over, or, when it was not `held`, that it does not take place."""
        ...


class GatheringRow(Protocol):
    """What stands in a calendar for a league; `entry` is None before that is known, 0 when somebody took it away.

    `state` is what it shows, as text only the manager reads.
    """

    @property
    def slot(self) -> str:
        """Which gathering of the league it is."""
        ...

    @property
    def entry(self) -> int | None:
        """The entry in the calendar."""
        ...

    @property
    def state(self) -> str:
        """What it shows."""
        ...


class GatheringsBook(Protocol):
    """What stands in the calendars of servers."""

    def of_league(self, league: str) -> Sequence[GatheringRow]:
        """Return what stands there for a league."""
        ...

    def leagues(self) -> Sequence[str]:
        """Return the leagues for which anything stands there."""
        ...

    def intend(self, league: str, slot: str) -> None:
        """Note that an entry is about to be made; it does no harm to do so twice."""
        ...

    def shows(self, league: str, slot: str, entry: int, state: str) -> None:
        """Note which entry it is, and what it shows."""
        ...

    def drop(self, league: str, slot: str) -> None:
        """Note that nothing stands there any more."""
        ...

    def to_look_through(self) -> Sequence[int]:
        """Return the servers whose calendar is to be looked through since a restoration."""
        ...

    def looked_through(self, guild_id: int) -> None:
        """Note that the calendar of a server was looked through."""
        ...
