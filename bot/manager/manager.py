"""The one place every request comes to: `GameManager`.

A request passes the receipts, the table's lock, the decision, one transaction, and only then is answered. Nothing is
sent under a lock.
"""

import asyncio
import logging

from bot.manager.answers import Answer, HandOver, Refused
from bot.manager.books import Store
from bot.manager.desks.desk import TABLE
from bot.manager.desks.door import Door
from bot.manager.desks.keeper import Keeper
from bot.manager.desks.receipts import Receipts
from bot.manager.desks.storing import Storing
from bot.manager.desks.takeup import take_up
from bot.manager.desks.timer import Timer
from bot.manager.errors import NotSaved, Repeated
from bot.manager.ids import MessageRef, PersonId, Place, TableId
from bot.manager.incoming.bans import Bans
from bot.manager.incoming.catches import Catches
from bot.manager.incoming.handling import Handling
from bot.manager.incoming.jumping import jumped
from bot.manager.incoming.leavers import Leavers
from bot.manager.incoming.missed import Missed
from bot.manager.incoming.opening import Opening
from bot.manager.incoming.places import Places
from bot.manager.incoming.privacy import Privacy
from bot.manager.incoming.reacting import Reactions
from bot.manager.incoming.redrawing import redraw, want_redrawn
from bot.manager.incoming.restored import tell_restored
from bot.manager.incoming.reviews import Reviews
from bot.manager.incoming.ringer import Ringer
from bot.manager.incoming.stopping import FINISH, stop
from bot.manager.incoming.thoughts import Thoughts
from bot.manager.incoming.unheard import Unheard
from bot.manager.leagues.leagues import Leagues
from bot.manager.parts import Parts, sound_desk
from bot.manager.ports import Chance, Clock, Showing, Thinking
from bot.manager.preferences import Preferences
from bot.manager.promise import Manager
from bot.manager.records.ratings import Ratings
from bot.manager.records.replays import Replays
from bot.manager.records.statistics import Statistics
from bot.manager.requests import Asker, OpenTable, React, Request
from bot.manager.showing.nonces import Nonces
from bot.manager.showing.outbox import Outbox
from bot.manager.showing.tidings import Tidings
from bot.manager.tables.choices import Scope
from bot.manager.terms import Terms
from bot.manager.thinking import ThinksHere
from bot.manager.views import HandView, TableView

__all__ = ["GameManager", "Manager"]

log = logging.getLogger(__name__)


class GameManager:
    """All tables of the bot; see `Manager` for what each method promises."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        chance: Chance,
        showing: Showing,
        terms: Terms,
        *,
        thinking: Thinking | None = None,
    ) -> None:
        """Without somebody else who is `thinking`, computer players think at once and little."""
        store = Storing(store)
        self._parts = self._put_together(store, clock, chance, showing, terms)
        self._preferences, keeper = self._parts.preferences, self._parts.keeper
        self._catches = Catches(self._parts)
        self._opening = opening = Opening(self._parts)
        self._bans = Bans(store, clock, self.handle, start_in=self._parts.start_in, out=self._out)
        leavers = Leavers(self._parts, self._bans.gone)
        self._thinking = thinking or ThinksHere()
        self._thoughts = thoughts = Thoughts(self._parts, self._thinking)
        keeper.changed = thoughts.begin
        self._reviews = Reviews(self._parts, self._thinking)
        self._ringer = Ringer(self._parts, self._catches, opening, leavers, thoughts=thoughts)
        self._receipts = Receipts()
        self._door: Door[Answer] = Door(
            store,
            self._receipts,
            knows=lambda books, receipt: books.tables.knows(receipt),
            refuse=Refused,
        )
        self._missed = Missed(self._parts)
        self._unheard = Unheard(self._parts, self.react)
        self._places = Places(self._parts)
        self._handling = Handling(self._parts, self._catches, self._places, opening)
        self._reactions = Reactions(self._parts, self._receipts, self._handling.at)
        self._leagues = Leagues(self._parts, self.handle)
        self._ratings = Ratings(store)
        self._statistics = Statistics(store, clock, self._preferences)
        self._replays = Replays(store)
        self._privacy = Privacy(
            store,
            clock,
            keeper=keeper,
            leagues=self._leagues,
            preferences=self._preferences,
            gone=self._bans.leave,
            redraw=self._redraw,
        )

    def _put_together(
        self, store: Store, clock: Clock, chance: Chance, showing: Showing, terms: Terms
    ) -> Parts:
        # The ringer needs what needs the timer, so it is looked up when the clock strikes.
        self._timer = Timer(
            store,
            clock,
            lambda row: self._ringer.ring(row),  # noqa: PLW0108
            lambda seconds: jumped(self._parts, seconds),
        )
        preferences = Preferences(store, clock, self._redraw, terms, changing=want_redrawn)
        keeper = Keeper(store, clock, chance, terms, self._timer, preferences=preferences)
        nonces = Nonces(store)
        outbox = Outbox(store, clock, showing, terms, keeper.desk, nonces=nonces, preferences=preferences)
        tidings = Tidings(store, clock, showing, nonces)
        return Parts(store, clock, chance, showing, terms, keeper, outbox, preferences, tidings, nonces)

    @property
    def preferences(self) -> Preferences:
        """Return what servers and people have set."""
        return self._preferences

    @property
    def bans(self) -> Bans:
        """Return who is kept out of the tables of servers."""
        return self._bans

    @property
    def places(self) -> Places:
        """Return what hears of servers and channels that come and go."""
        return self._places

    @property
    def leagues(self) -> Leagues:
        """Return the leagues of all servers."""
        return self._leagues

    @property
    def ratings(self) -> Ratings:
        """Return what is thought of people."""
        return self._ratings

    @property
    def statistics(self) -> Statistics:
        """Return what was played."""
        return self._statistics

    @property
    def privacy(self) -> Privacy:
        """Return what tells people what is stored of them."""
        return self._privacy

    @property
    def replays(self) -> Replays:
        """Return the matches that have ended, to be seen again."""
        return self._replays

    @property
    def reviews(self) -> Reviews:
        """Return what tells people what could have been played better."""
        return self._reviews

    def figures(self) -> dict[str, float]:
        """Return what is counted: actions that were stored, messages that are behind, and what computer players do."""
        turns = {f"computers_{by}": count for by, count in self._ringer.chosen.items()}
        counted = {"moves": self._parts.keeper.moves, "outbox_waiting": self._parts.outbox.waiting}
        return {**counted, **turns, **self._thinking.figures()}

    async def start(self) -> None:
        """Take up every table where it was left."""
        await self._preferences.load()
        await self._parts.nonces.load()
        self._timer.begin()
        now, least = self._parts.clock.now(), self._parts.terms.least_left
        stale, unsure = await self._parts.store.run(lambda books: take_up(books, now, least))
        for table, key in stale:
            self._parts.outbox.wake(table, (key,))
        self._missed.under_way(unsure)
        self._parts.outbox.retire_leftovers()
        self._parts.start(self._unheard.look())
        self._parts.tidings.wake()
        self._timer.nudge(now)
        await self._leagues.start()
        self._parts.start(self._bans.look())
        await tell_restored(self._parts)

    async def stop(self) -> None:
        """Finish what is in flight, tell the tables, and stop."""
        self._door.open = False
        await self._thinking.stop()
        others = asyncio.gather(self._leagues.stop(FINISH), self._places.stop())
        await stop(self._parts, self._timer, self._catches, others)

    async def handle(self, request: Request) -> Answer:
        """Do what was asked, store it, and only then answer."""
        return await self._door.take(request, self._handling.handle)

    async def why_not_open(self, request: OpenTable) -> Refused | None:
        """Return why a table would not be opened as things stand."""
        return await self._opening.why_not(request)

    async def present(self, asker: Asker, table: TableId) -> None:
        """Hear that somebody is there; when that cannot be stored, his next press says it again."""
        # What comes again with a resumed connection may be older than his being away.
        if not self._door.open or not self._receipts.take(f"{asker.receipt}:there"):
            return
        try:
            await self._handling.present(asker, table)
        except (NotSaved, OSError, Repeated) as error:
            log.warning("That somebody is there could not be saved: %r", error)

    async def react(self, reaction: React) -> None:
        """Take a reaction on a table message."""
        if self._door.open:
            await self._reactions.take(reaction)

    async def shown(self, edit: HandOver, *, done: bool, bare: bool = False) -> None:
        """Hear how the edit of a handed-over message went, and whether it left no controls there."""
        key = TABLE if edit.slot.seat is None else edit.slot.seat
        await self._parts.outbox.returned(edit.slot.table, key, edit.generation, done=done, bare=bare)

    async def table(self, table: TableId) -> TableView | None:
        """Return what everybody may see of a table."""
        desk = await sound_desk(self._parts, table)
        return None if desk is None else desk.table_view()

    async def hand(self, table: TableId, person: PersonId) -> HandView | None:
        """Return a person's own hand at a table."""
        desk = await sound_desk(self._parts, table)
        seat = None if desk is None else desk.table.seat_of(person)
        return None if desk is None or seat is None else desk.hand_view(seat)

    async def tables_of(self, person: PersonId) -> tuple[TableId, ...]:
        """Return the live tables a person sits at."""
        found = await self._parts.store.read(lambda books: books.tables.of_person(person))
        return tuple(TableId(table) for table in found)

    async def tables_at(self, place: Place) -> tuple[TableId, ...]:
        """Return the live tables in a channel."""
        found = await self._parts.store.read(lambda books: books.tables.in_channel(place.channel_id))
        return tuple(TableId(table) for table in found)

    async def finished_at(self, place: Place) -> TableId | None:
        """Return the newest table in a channel that is over and has a record."""
        found = await self._parts.store.read(lambda books: books.tables.finished_in(place.channel_id))
        return None if found is None else TableId(found)

    async def tables_in(self, guild_id: int) -> tuple[TableId, ...]:
        """Return the live tables of a server."""
        found = await self._parts.store.read(lambda books: books.tables.in_guild(guild_id))
        return tuple(TableId(table) for table in found)

    async def record(self, table: TableId) -> str | None:
        """Return the record of the newest finished match."""
        return await self._parts.store.read(lambda books: books.tables.record(table))

    async def message_gone(self, channel_id: int, message_id: int) -> None:
        """Post a message anew that was deleted."""
        await self._missed.message_gone(MessageRef(channel_id, message_id))
        await self._leagues.message_gone(MessageRef(channel_id, message_id))

    def message_posted(self, channel_id: int, message_id: int) -> None:
        """Count what may bury a table message."""
        self._parts.outbox.heard(channel_id, message_id)

    async def events_lost(self) -> None:
        """Write the table messages again whose clocks run out soon."""
        await self._unheard.look()
        await self._missed.events_lost()

    async def _out(self, guild_id: int, person: PersonId) -> bool:
        return await self._leagues.out(guild_id, person)

    def _redraw(self, scope: Scope, owner: int) -> None:
        self._parts.start(redraw(self._parts, scope, owner))
        if scope is Scope.SERVER:
            self._parts.start(self._leagues.redraw(owner))
