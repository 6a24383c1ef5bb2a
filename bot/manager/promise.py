"""What the manager promises to the doors: everything that can be asked of it."""

from typing import Protocol

from bot.manager.answers import Answer, HandOver, Refused
from bot.manager.ids import PersonId, Place, TableId
from bot.manager.incoming.bans import Bans
from bot.manager.incoming.places import Places
from bot.manager.incoming.privacy import Privacy
from bot.manager.incoming.reviews import Reviews
from bot.manager.leagues.leagues import Leagues
from bot.manager.preferences import Preferences
from bot.manager.records.ratings import Ratings
from bot.manager.records.replays import Replays
from bot.manager.records.statistics import Statistics
from bot.manager.requests import Asker, OpenTable, React, Request
from bot.manager.views import HandView, TableView


class Manager(Protocol):
    """What the doors (cogs, controls, reactions) may ask for."""

    @property
    def preferences(self) -> Preferences:
        """Return what servers and people have set."""
        ...

    @property
    def bans(self) -> Bans:
        """Return who is kept out of the tables of servers."""
        ...

    @property
    def places(self) -> Places:
        """Return what hears of servers and channels that come and go."""
        ...

    @property
    def leagues(self) -> Leagues:
        """Return the leagues of all servers."""
        ...

    @property
    def ratings(self) -> Ratings:
        """Return what is thought of people."""
        ...

    @property
    def statistics(self) -> Statistics:
        """Return what was played."""
        ...

    @property
    def privacy(self) -> Privacy:
        """Return what tells people what is stored of them."""
        ...

    @property
    def replays(self) -> Replays:
        """Return the matches that have ended, to be seen again."""
        ...

    @property
    def reviews(self) -> Reviews:
        """Return what tells people what could have been played better in a match that has ended."""
        ...

    async def start(self) -> None:
        """Take up every table where it was left: clocks moved on by the outage, stale messages shown again."""
        ...

    async def stop(self) -> None:
        """Finish what is in flight, tell the tables, stop the clock and the showing. The store stays open."""
        ...

    async def handle(self, request: Request) -> Answer:
        """Do what was asked, store it, and only then answer. Never raises for anything a person did."""
        ...

    async def why_not_open(self, request: OpenTable) -> Refused | None:
        """Return why a table would not be opened as things stand; None where it would. Raises `NotSaved`."""
        ...

    async def present(self, asker: Asker, table: TableId) -> None:
        """Hear that somebody has pressed or typed something about a table that asks nothing of it: he is there."""
        ...

    async def react(self, reaction: React) -> None:
        """Take a reaction; a refusal goes to the seated player's hand message, others get no answer."""
        ...

    async def shown(self, edit: HandOver, *, done: bool, bare: bool = False) -> None:
        """Hear how the edit of a handed-over message went.

        `done` False: it failed and has to be shown again; `bare`: it left no controls there.
        """
        ...

    async def table(self, table: TableId) -> TableView | None:
        """Return what everybody may see of a table."""
        ...

    async def hand(self, table: TableId, person: PersonId) -> HandView | None:
        """Return a person's own hand at a table."""
        ...

    async def tables_of(self, person: PersonId) -> tuple[TableId, ...]:
        """Return the live tables a person sits at, the one touched last first."""
        ...

    async def tables_at(self, place: Place) -> tuple[TableId, ...]:
        """Return the live tables in a channel, the one touched last first."""
        ...

    async def finished_at(self, place: Place) -> TableId | None:
        """Return the newest table in a channel that is over and has a record; None when there is none."""
        ...

    async def tables_in(self, guild_id: int) -> tuple[TableId, ...]:
        """Return the live tables of a server, the one touched last first, also those that cannot be read."""
        ...

    async def record(self, table: TableId) -> str | None:
        """Return the record of the newest finished match of a table; None when there is none yet."""
        ...

    async def message_gone(self, channel_id: int, message_id: int) -> None:
        """Hear that a message was deleted; it is posted anew when it was one of ours."""
        ...

    def message_posted(self, channel_id: int, message_id: int) -> None:
        """Hear that anybody has posted a message: a table message that is buried is posted anew when it changes."""
        ...

    async def events_lost(self) -> None:
        """Hear that Discord may have said things unheard: where time presses, the table message is written again."""
        ...
