"""The one place every request comes to: `GameManager`.

A request passes the receipts, the table's lock, the decision, one transaction, and only then is answered. Nothing is
sent under a lock.
"""

import asyncio
import logging
from typing import Protocol

from bot.manager.answers import Answer, HandOver, Known, Refusal, Refused
from bot.manager.bans import Bans
from bot.manager.books import Store
from bot.manager.catches import Catches, catchable
from bot.manager.decide import decide, returned
from bot.manager.desk import TABLE, Desk, Held
from bot.manager.errors import BrokenTable, NotSaved, Repeated
from bot.manager.ids import MessageRef, PersonId, Place, TableId
from bot.manager.jumping import jumped
from bot.manager.keeper import Keeper
from bot.manager.missed import Missed
from bot.manager.opening import Opening
from bot.manager.outbox import Outbox
from bot.manager.parts import Parts, done, looked, refused, sound_desk
from bot.manager.places import Places
from bot.manager.ports import Chance, Clock, Showing
from bot.manager.preferences import Preferences
from bot.manager.reacting import Reactions
from bot.manager.receipts import Receipts
from bot.manager.redrawing import redraw_hands
from bot.manager.requests import (
    Act,
    Agree,
    Asker,
    CatchSilent,
    EndTable,
    Kick,
    LeaveSeat,
    MoveTable,
    OpenTable,
    Pause,
    React,
    Request,
    SayLastCard,
    ShowHand,
    ShowTable,
    SomeTableRequest,
    Undo,
)
from bot.manager.restored import tell_restored
from bot.manager.ringer import Ringer
from bot.manager.stopping import stop
from bot.manager.table import Change, Refuse
from bot.manager.takeup import end_unread, take_up
from bot.manager.terms import Terms
from bot.manager.timer import Timer
from bot.manager.undoing import past_of
from bot.manager.unheard import Unheard
from bot.manager.views import HandView, TableView
from bot.tracing import error_number

log = logging.getLogger(__name__)


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

    async def start(self) -> None:
        """Take up every table where it was left: clocks moved on by the outage, stale messages shown again."""
        ...

    async def stop(self) -> None:
        """Finish what is in flight, tell the tables, stop the clock and the showing. The store stays open."""
        ...

    async def handle(self, request: Request) -> Answer:
        """Do what was asked, store it, and only then answer. Never raises for anything a person did."""
        ...

    async def react(self, reaction: React) -> None:
        """Take a reaction; a refusal goes to the seated player's hand message, others get no answer."""
        ...

    async def shown(self, edit: HandOver, *, done: bool) -> None:
        """Hear how the edit of a handed-over message went (`done` False: it failed and has to be shown again)."""
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


class GameManager:
    """All tables of the bot; see `Manager` for what each method promises."""

    def __init__(self, store: Store, clock: Clock, chance: Chance, showing: Showing, terms: Terms) -> None:
        # The ringer needs what needs the timer, so it is looked up when the clock strikes.
        self._timer = Timer(
            store,
            clock,
            lambda row: self._ringer.ring(row),  # noqa: PLW0108
            lambda seconds: jumped(self._parts, seconds),
        )
        self._preferences = Preferences(store, clock, self._redraw, terms)
        keeper = Keeper(store, clock, chance, terms, self._timer.nudge, preferences=self._preferences)
        outbox = Outbox(store, clock, showing, terms, keeper.desk, preferences=self._preferences)
        self._parts = Parts(store, clock, chance, showing, terms, keeper, outbox, self._preferences)
        self._catches = Catches(self._parts)
        self._ringer = Ringer(self._parts, self._catches)
        self._receipts = Receipts()
        self._reactions = Reactions(self._parts, self._receipts, self._at)
        self._opening = Opening(self._parts)
        self._missed = Missed(self._parts)
        self._unheard = Unheard(self._parts, self.react)
        self._places = Places(self._parts)
        self._bans = Bans(store, clock, self.handle)
        self._open = True

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

    def figures(self) -> dict[str, float]:
        """Return what is counted: actions that were stored, and messages that are behind."""
        return {"moves": self._parts.keeper.moves, "outbox_waiting": self._parts.outbox.waiting}

    async def start(self) -> None:
        """Take up every table where it was left."""
        await self._preferences.load()
        now, least = self._parts.clock.now(), self._parts.terms.least_left
        stale, unsure = await self._parts.store.run(lambda books: take_up(books, now, least))
        for table, key in stale:
            self._parts.outbox.wake(table, (key,))
        self._missed.under_way(unsure)
        self._parts.start(self._parts.outbox.retire_former())
        self._parts.start(self._unheard.look())
        self._timer.nudge(now)
        await tell_restored(self._parts)

    async def stop(self) -> None:
        """Finish what is in flight, tell the tables, and stop."""
        self._open = False
        await stop(self._parts, self._timer, self._catches)

    async def handle(self, request: Request) -> Answer:
        """Do what was asked, store it, and only then answer."""
        receipt = request.asker.receipt
        if not self._open:
            return Refused(Refusal.RESTARTING)
        if not self._receipts.take(receipt):
            return Known()
        try:
            return await self._pass(request)
        except Repeated:
            return Known()
        except (NotSaved, OSError) as error:
            log.warning("A press could not be saved: %r", error)
            return Refused(Refusal.NOT_SAVED)
        except Exception:
            error_id = error_number()
            log.exception("Error %s with a %s", error_id, type(request).__name__)
            return Refused("failed", {"error": error_id})

    async def react(self, reaction: React) -> None:
        """Take a reaction on a table message."""
        if self._open:
            await self._reactions.take(reaction)

    async def shown(self, edit: HandOver, *, done: bool) -> None:
        """Hear how the edit of a handed-over message went."""
        key = TABLE if edit.slot.seat is None else edit.slot.seat
        await self._parts.outbox.returned(edit.slot.table, key, edit.generation, done=done)

    async def table(self, table: TableId) -> TableView | None:
        """Return what everybody may see of a table."""
        desk = await self._sound_desk(table)
        return None if desk is None else desk.table_view()

    async def hand(self, table: TableId, person: PersonId) -> HandView | None:
        """Return a person's own hand at a table."""
        desk = await self._sound_desk(table)
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

    def message_posted(self, channel_id: int, message_id: int) -> None:
        """Count what may bury a table message."""
        self._parts.outbox.heard(channel_id, message_id)

    async def events_lost(self) -> None:
        """Write the table messages again whose clocks run out soon."""
        await self._unheard.look()
        await self._missed.events_lost()

    async def _pass(self, request: Request) -> Answer:
        try:
            return await self._at_its_table(request)
        except Refuse as refusal:
            await self._check_new(request)
            return Refused(refusal.reason, refusal.values)

    async def _check_new(self, request: Request) -> None:
        """Check that a press that is to be refused has not had its effect before the last start. Raises `Repeated`."""
        receipt = request.asker.receipt
        if await self._parts.store.read(lambda books: books.tables.knows(receipt)):
            raise Repeated(receipt)

    async def _at_its_table(self, request: Request) -> Answer:
        if isinstance(request, OpenTable):
            return await self._opening.open(request)
        try:
            desk = await self._parts.keeper.desk(request.table)
        except BrokenTable as broken:
            return await self._put_away(request, broken)
        if desk is None:
            raise Refuse(Refusal.NO_TABLE)
        return await self._at(desk, request)

    async def _at(self, desk: Desk, request: SomeTableRequest, reaction: React | None = None) -> Answer:
        """Let a request through to its table."""
        async with desk.lock:
            try:
                outcome = await self._locked(desk, request, reaction)
            except Refuse as refusal:
                await self._check_new(request)
                return refused(self._parts, desk, request.asker, refusal)
            except BrokenTable as broken:
                self._parts.announce(desk, await self._parts.keeper.freeze(desk, broken))
                return refused(self._parts, desk, request.asker, Refuse(Refusal.FROZEN))
        return await outcome if isinstance(outcome, asyncio.Future) else outcome

    async def _locked(
        self, desk: Desk, request: SomeTableRequest, reaction: React | None
    ) -> "Answer | asyncio.Future[Answer]":
        if reaction is not None and not desk.table.reactions:
            raise Refuse(Refusal.REACTIONS_OFF)
        await self._come_back(desk, request.asker)
        await self._parts.outbox.knock(desk, request.asker)
        held = self._held(desk, request, reaction)
        if held is not None:
            return self._catches.hold(desk, held)
        if _disturbs(request):
            await self._catches.decide_all(desk)
        await self._opening.check_limits(desk, request)
        past = await past_of(self._parts.store, desk.table, request)
        change = decide(desk.table, request, self._parts.clock.now(), past)
        if isinstance(request, ShowHand):
            return looked(self._parts, desk, request.asker)
        return await self._commit(desk, request, change, reaction)

    async def _commit(
        self, desk: Desk, request: SomeTableRequest, change: Change, reaction: React | None
    ) -> Answer:
        anew = (TABLE,) if isinstance(request, ShowTable | MoveTable) else ()
        waited = isinstance(request, MoveTable) and desk.message(TABLE).closed
        stale = await self._parts.keeper.commit(
            desk,
            change,
            request.asker.receipt,
            word=type(request).__name__,
            force=anew,
            reaction=reaction,
        )
        for key in anew:
            self._parts.outbox.post_anew(desk.table.id, key)
        answer = done(self._parts, desk, request.asker, change)
        self._parts.announce(desk, stale)
        if waited:
            self._parts.start(self._places.go_on(desk))
        return answer

    async def _come_back(self, desk: Desk, asker: Asker) -> None:
        """Give a person his turns back who was away, whatever he has pressed."""
        seat = desk.table.seat_of(asker.person)
        if seat is None or not desk.table.chairs[seat].away:
            return
        change = Change(returned(desk.table, asker, self._parts.clock.now()))
        stale = await self._parts.keeper.commit(desk, change, f"{asker.receipt}:back", word="Back")
        self._parts.announce(desk, stale)

    def _held(self, desk: Desk, request: SomeTableRequest, reaction: React | None) -> Held | None:
        """Return the catch a request is, if somebody can be caught and is given time to call. Raises `Refuse`."""
        if not isinstance(request, Act) or not isinstance(request.move, CatchSilent):
            return None
        if self._parts.terms.call_grace <= 0:
            return None
        decide(desk.table, request, self._parts.clock.now())
        seat = desk.table.playing_seat(request.asker.person)
        targets = catchable(desk.table, seat, request.move.target)
        return Held(seat, targets, request.asker.receipt, request.asker, reaction) if targets else None

    async def _put_away(self, request: SomeTableRequest, broken: BrokenTable) -> Answer:
        """End a table whose state cannot be read; nothing else can be done with it."""
        log.critical("A table is not sound: %s", broken)
        table, asker = request.table, request.asker
        if not isinstance(request, EndTable):
            raise Refuse(Refusal.FROZEN)
        server = await self._parts.store.read(lambda books: books.tables.server_of(table))
        if not asker.moderates(server or 0) and table not in await self.tables_of(asker.person):
            raise Refuse(Refusal.HOST_ONLY)
        messages = await self._parts.store.run(lambda b: end_unread(b, table, self._parts.clock.now()))
        for message in messages:
            self._parts.start(self._parts.outbox.retire(message))
        raise Refuse(Refusal.PUT_AWAY)

    def _redraw(self, person: PersonId) -> None:
        self._parts.start(redraw_hands(self._parts, person))

    async def _sound_desk(self, table: TableId) -> Desk | None:
        return await sound_desk(self._parts, table)


def _disturbs(request: SomeTableRequest) -> bool:
    """Tell whether catches that are held back are decided before a request: everything but a call decides them."""
    if isinstance(request, Act):
        return not isinstance(request.move, SayLastCard)
    return isinstance(request, LeaveSeat | Kick | Pause | Undo | Agree | EndTable)
