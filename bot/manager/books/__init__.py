"""What the manager needs from the store: a transaction, and the books it may write in it.

Plain values go in and out, so that the store knows nothing of tables and cards, and the manager nothing of SQL.
A row is anything that has these attributes.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVar

from bot.manager.books.governing import AuditBook, BansBook
from bot.manager.books.leagues import DraftsBook, LeaguesBook
from bot.manager.books.outbox import OutboxBook
from bot.manager.books.played import PlayedBook
from bot.manager.books.privacy import PrivacyBook
from bot.manager.books.ratings import RatingsBook
from bot.manager.books.scheduling import GatheringsBook
from bot.manager.books.settings import PresetsBook, SettingsBook
from bot.manager.books.telling import DirectBook, GreetingsBook, TidingsBook

Result = TypeVar("Result")


class TableRow(Protocol):
    """A stored table: its `state` is text only the manager reads, written in the form numbered `schema`."""

    @property
    def id(self) -> str:
        """Its short name."""
        ...

    @property
    def version(self) -> int:
        """How many changes it has seen."""
        ...

    @property
    def schema(self) -> int:
        """The form of `state`."""
        ...

    @property
    def state(self) -> str:
        """The table as text."""
        ...


class LogRow(Protocol):
    """What was done to a match in one change, and by which press or clock; texts only the manager reads."""

    @property
    def version(self) -> int:
        """The number of the change."""
        ...

    @property
    def action(self) -> str:
        """What was done."""
        ...

    @property
    def receipt(self) -> str:
        """What it was done by."""
        ...


class DeadlineRow(Protocol):
    """A clock that runs: when `due` (epoch seconds) something of this `kind` happens to a table.

    `mark` is what the deadline is about; it is void when the table has another by then. `seen` is when it was
    first looked at after it had run out, None before that.
    """

    @property
    def table(self) -> str:
        """The table it belongs to."""
        ...

    @property
    def kind(self) -> str:
        """What is to happen."""
        ...

    @property
    def due(self) -> float:
        """When it runs out."""
        ...

    @property
    def mark(self) -> int:
        """What it is about."""
        ...

    @property
    def seen(self) -> float | None:
        """When it was first found run out."""
        ...


class TablesBook(Protocol):
    """Tables, who sits at them, what happened at them and how they ended."""

    def get(self, table: str) -> TableRow | None:
        """Return a table, or None."""
        ...

    def open(self, table: str, guild_id: int, channel_id: int, at: float, league: str | None = None) -> None:
        """Enter a new table, of a league if one is named, at version 0, without state."""
        ...

    def save(self, table: str, version: int, schema: int, state: str, *, live: bool, at: float) -> bool:
        """Write the state that follows `version`; False when the stored version is another."""
        ...

    def server_of(self, table: str) -> int | None:
        """Return the server a table stands in; None when there is no such table."""
        ...

    def move(self, table: str, guild_id: int, channel_id: int) -> None:
        """Say where a table stands now."""
        ...

    def seat(self, table: str, people: Sequence[int]) -> None:
        """Say which people sit at a table now."""
        ...

    def of_person(self, person: int, *, leagues: bool = True) -> Sequence[str]:
        """Return the live tables a person sits at, the one touched last first; those of leagues if wanted."""
        ...

    def offered(self, person: int) -> Sequence[str]:
        """Return the tables of a person whose match is over and where another may begin."""
        ...

    def gone_on(self, table: str) -> Sequence[int]:
        """Return the people of a table who sit at a live one that was opened later."""
        ...

    def in_channel(self, channel_id: int, *, leagues: bool = True) -> Sequence[str]:
        """Return the live tables in a channel, the one touched last first; those of leagues if wanted."""
        ...

    def ever_in(self, channel_id: int) -> bool:
        """Tell whether a table stands in a channel, or has stood there when its match ended."""
        ...

    def finished_in(self, channel_id: int) -> str | None:
        """Return the newest table in a channel that is over and has a record; None when there is none."""
        ...

    def in_guild(self, guild_id: int, *, leagues: bool = True) -> Sequence[str]:
        """Return the live tables of a server, the one touched last first; those of leagues if wanted."""
        ...

    def servers(self) -> Sequence[int]:
        """Return the servers that have live tables."""
        ...

    def live(self) -> Sequence[str]:
        """Return all live tables."""
        ...

    def log(
        self,
        table: str,
        version: int,
        *,
        receipt: str,
        match: int | None,
        action: str,
        events: str,
        at: float,
    ) -> bool:
        """Enter one change, with the match it moved on, if any; False when the receipt is in the log already."""
        ...

    def moves(self, table: str, match: int) -> Sequence[str]:
        """Return what was done in a match and stands, in order."""
        ...

    def past(self, table: str, match: int) -> Sequence[LogRow]:
        """Return the changes of a match that stand, in order."""
        ...

    def take_back(self, table: str, versions: Sequence[int], by: int) -> None:
        """Note that some changes stand no more, since a later one."""
        ...

    def knows(self, receipt: str) -> bool:
        """Tell whether a receipt is in the log."""
        ...

    def finish(
        self, table: str, match: int, *, reason: str, result: str, record: str | None, at: float
    ) -> bool:
        """Enter the result of a match, once; False when it is there already."""
        ...

    def record(self, table: str) -> str | None:
        """Return the record of the newest finished match of a table."""
        ...


class ClockBook(Protocol):
    """Deadlines, and the last time the bot was alive."""

    def set(self, table: str, kind: str, due: float, mark: int) -> None:
        """Set the one deadline of this kind of a table."""
        ...

    def clear(self, table: str, kind: str) -> None:
        """Take a deadline away."""
        ...

    def look(self, table: str, kind: str, at: float, again: float) -> None:
        """Note that a deadline that has run out was looked at, and is to be looked at again then."""
        ...

    def until(self, at: float) -> Sequence[DeadlineRow]:
        """Return the deadlines that run out by then, the earliest first."""
        ...

    def of_table(self, table: str) -> Sequence[DeadlineRow]:
        """Return the deadlines of a table."""
        ...

    def next_due(self) -> float | None:
        """Return when the next deadline runs out, None when no clock runs."""
        ...

    def move_on(self, seconds: float, floors: Mapping[str, float]) -> None:
        """Move the deadlines of some kinds on by `seconds`, none of them to before the time that stands with its kind."""
        ...

    def alive(self, at: float) -> None:
        """Note that the bot is alive."""
        ...

    def last_alive(self) -> float | None:
        """Return when the bot was last alive, None in a new database."""
        ...

    def restored(self) -> float | None:
        """Return until when a restored database holds what happened, None when all tables have been told."""
        ...

    def told_restored(self) -> None:
        """Note that all tables have been told."""
        ...


class Books(Protocol):
    """The books of one open transaction: what is written is kept whole, or not at all."""

    @property
    def tables(self) -> TablesBook:
        """The book of tables."""
        ...

    @property
    def clock(self) -> ClockBook:
        """The book of clocks."""
        ...

    @property
    def outbox(self) -> OutboxBook:
        """The book of messages."""
        ...

    @property
    def settings(self) -> SettingsBook:
        """The book of settings."""
        ...

    @property
    def presets(self) -> PresetsBook:
        """The book of presets."""
        ...

    @property
    def audit(self) -> AuditBook:
        """The book of what hosts and managers of servers have done."""
        ...

    @property
    def bans(self) -> BansBook:
        """The book of who is kept out."""
        ...

    @property
    def direct(self) -> DirectBook:
        """The book of direct messages."""
        ...

    @property
    def tidings(self) -> TidingsBook:
        """The book of what people are still to be told."""
        ...

    @property
    def greetings(self) -> GreetingsBook:
        """The book of servers that were greeted."""
        ...

    @property
    def leagues(self) -> LeaguesBook:
        """The book of leagues."""
        ...

    @property
    def drafts(self) -> DraftsBook:
        """The book of leagues that are being filled in."""
        ...

    @property
    def ratings(self) -> RatingsBook:
        """The book of ratings."""
        ...

    @property
    def gatherings(self) -> GatheringsBook:
        """The book of what stands in the calendars of servers."""
        ...

    @property
    def played(self) -> PlayedBook:
        """The book of what was played."""
        ...

    @property
    def privacy(self) -> PrivacyBook:
        """The book of everything about one person."""
        ...


class Store(Protocol):
    """The one entry to the database."""

    async def run(self, work: Callable[[Books], Result], /) -> Result:
        """Do `work` in a transaction and commit it; what it raises undoes it and comes out here.

        Raises an OSError when the database could not be written.
        """
        ...

    async def read(self, look: Callable[[Books], Result], /) -> Result:
        """Look something up beside the transactions. Raises an OSError when the database could not be read."""
        ...
