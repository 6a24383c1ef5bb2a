"""The way of a request to its table: the lock, the decision, one transaction, and only then the answer."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace

from bot.manager.answers import Answer, Refusal, Refused
from bot.manager.books import Books
from bot.manager.desks.admission import Members
from bot.manager.desks.desk import TABLE, Desk, Held
from bot.manager.desks.takeup import end_unread
from bot.manager.errors import BrokenTable, KeptOut, Repeated
from bot.manager.ids import MessageRef, TableId
from bot.manager.incoming.catches import Catches, catchable
from bot.manager.incoming.opening import TAKES_PLACE, Opening
from bot.manager.incoming.places import Places
from bot.manager.parts import Parts, done, looked, refused, sound_desk
from bot.manager.requests import (
    Act,
    Agree,
    Asker,
    CatchSilent,
    EndTable,
    Join,
    Kick,
    LeaveSeat,
    MoveTable,
    OpenTable,
    Pause,
    React,
    Rematch,
    Request,
    SayLastCard,
    ShowHand,
    ShowTable,
    SomeTableRequest,
    Undo,
)
from bot.manager.tables.audit import deed_of, enter_of_server
from bot.manager.tables.decide import decide, returned
from bot.manager.tables.table import Change, Refuse, Table
from bot.manager.tables.undoing import past_of

log = logging.getLogger(__name__)


class Handling:
    """Lets requests through to their tables, one at a time at each."""

    def __init__(self, parts: Parts, catches: Catches, places: Places, opening: Opening) -> None:
        self._parts = parts
        self._catches = catches
        self._places = places
        self._opening = opening
        self._members = Members(parts.store, parts.showing)

    async def handle(self, request: Request) -> Answer:
        """Do what was asked. Raises `Repeated` for what was done before the last start, `NotSaved`, OSError."""
        await self._look_whether_back(request)
        try:
            return await self._at_its_table(request)
        except KeptOut as kept:
            return Refused(_why(kept, request).reason)
        except Refuse as refusal:
            await self._check_new(request)
            return Refused(refusal.reason, refusal.values)

    async def _look_whether_back(self, request: Request) -> None:
        """Find out, before somebody sits down who had gone from the server, whether he is there again."""
        if isinstance(request, OpenTable):
            await self._members.look(request.place.guild_id, [request.asker.person])
        elif isinstance(request, Join | Rematch):
            desk = await sound_desk(self._parts, request.table)
            if desk is not None:
                await self._members.look(desk.table.place.guild_id, [request.asker.person])

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
        return await self.at(desk, request)

    async def at(self, desk: Desk, request: SomeTableRequest, reaction: React | None = None) -> Answer:
        """Do what was asked at a table, as `reaction` if that is how. Raises like `handle`."""
        request = self._with_rights(desk, request)
        async with desk.lock:
            try:
                outcome = await self._locked(desk, request, reaction)
            except Refuse as refusal:
                await self._check_new(request)
                return refused(self._parts, desk, request.asker, refusal)
            except KeptOut as kept:
                return refused(self._parts, desk, request.asker, _why(kept, request))
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
        if desk.held and _disturbs(request) and await self._moves_on(desk, request):
            await self._catches.decide_all(desk)
        async with self._opening.in_turn(takes_place=isinstance(request, TAKES_PLACE)):
            return await self._done(desk, request, reaction)

    def _with_rights(self, desk: Desk, request: SomeTableRequest) -> SomeTableRequest:
        """Return a request by who may run the table: those of a league are run by whoever manages leagues there."""
        asker, guild_id = request.asker, desk.table.place.guild_id
        managers = self._parts.preferences.server(guild_id).league_managers
        if desk.table.fixture is None or asker.guild_id != guild_id or not asker.roles & managers:
            return request
        return replace(request, asker=replace(asker, has_role=True))

    async def _moves_on(self, desk: Desk, request: SomeTableRequest) -> bool:
        """Tell whether the match is another after a request: only that cuts short the time to call. Raises `Refuse`."""
        past = await past_of(self._parts.store, desk.table, request)
        change = decide(desk.table, request, self._parts.clock.now(), past)
        before, after = desk.table, change.table
        done = change.actions or change.undone
        return bool(done) or (before.stage, before.pause) != (after.stage, after.pause)

    async def present(self, asker: Asker, table: TableId) -> None:
        """Give a person his turns back who was away and has pressed what asks nothing of the table. Raises like `handle`."""
        desk = self._parts.keeper.at_hand(table)
        if desk is not None and _is_away(desk.table, asker):
            async with desk.lock:
                await self._come_back(desk, asker)

    async def _done(self, desk: Desk, request: SomeTableRequest, reaction: React | None) -> Answer:
        await self._opening.check_limits(desk, request)
        past = await past_of(self._parts.store, desk.table, request)
        table = desk.table
        if isinstance(request, Rematch):
            table = await self._opening.still_able(table)
        change = decide(table, request, self._parts.clock.now(), past)
        if isinstance(request, ShowHand):
            return looked(self._parts, desk, request.asker)
        change = replace(change, deed=deed_of(table, request))
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
        if not _is_away(desk.table, asker):
            return
        change = Change(returned(desk.table, asker, self._parts.clock.now()))
        stale = await self._parts.keeper.commit(desk, change, f"{asker.receipt}:back", word="Back")
        self._parts.announce(desk, stale)

    def _held(self, desk: Desk, request: SomeTableRequest, reaction: React | None) -> Held | None:
        """Return the catch a request is, if somebody can be caught and is given time to call. Raises `Refuse`."""
        if not isinstance(request, Act) or not isinstance(request.move, CatchSilent):
            return None
        if desk.table.grace <= 0:
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
        own = await self._parts.store.read(lambda books: books.tables.of_person(asker.person))
        if not asker.moderates(server or 0) and table not in own:
            raise Refuse(Refusal.HOST_ONLY)
        at = self._parts.clock.now()

        def end(books: Books) -> Sequence[MessageRef]:
            if asker.moderates(server or 0):
                enter_of_server(books, asker, server or 0, "EndUnread", at=at, table=table)
            return end_unread(books, table, at)

        messages = await self._parts.store.run(end)
        for message in messages:
            self._parts.start(self._parts.outbox.retire(message))
        self._parts.outbox.search(table)
        raise Refuse(Refusal.PUT_AWAY)


def _why(kept: KeptOut, request: Request) -> Refuse:
    """Return the refusal of a seat to whoever asks for it; when it was another's, the change can be asked for again."""
    if kept.person != request.asker.person:
        raise kept
    return Refuse(kept.reason)


def _is_away(table: Table, asker: Asker) -> bool:
    seat = table.seat_of(asker.person)
    return seat is not None and table.chairs[seat].away


def _disturbs(request: SomeTableRequest) -> bool:
    """Tell whether catches that are held back are decided before a request: everything but a call decides them."""
    if isinstance(request, Act):
        return not isinstance(request.move, SayLastCard)
    return isinstance(request, LeaveSeat | Kick | Pause | Undo | Agree | EndTable)
