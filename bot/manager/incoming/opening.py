"""Opens tables, where and as the server and its limits allow it."""

import asyncio
import logging
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from dataclasses import replace
from typing import Final

from bot.manager.answers import Answer, Done, Refusal, Refused
from bot.manager.desks.admission import kept_out
from bot.manager.desks.desk import TABLE, Desk
from bot.manager.errors import BrokenTable, ShowingError
from bot.manager.ids import PersonId, Place, TableId
from bot.manager.parts import Parts
from bot.manager.requests import Asker, Join, MoveTable, OpenTable, Rematch, ShowTable, SomeTableRequest
from bot.manager.showing.threads import Threads
from bot.manager.tables import lobby, tutorial
from bot.manager.tables.choices import ServerSettings, read_clock
from bot.manager.tables.table import Refuse, Table

TAKES_PLACE: Final = (Join, Rematch, MoveTable)
"""What takes a place at a table that is there: a seat, or a channel for a match."""

log = logging.getLogger(__name__)


async def put_away(parts: Parts, thread: Place) -> None:
    """Archive a thread that nobody plays in any more, if it can be done."""
    try:
        await parts.showing.archive(thread)
    except ShowingError as error:
        log.info("Thread %s was not archived: %r", thread.channel_id, error)


class Opening:
    """Lets tables open, and seats be taken, one after the other: two at once cannot both have the last place."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._lock = asyncio.Lock()
        self._threads = Threads(parts.store, parts.showing)

    async def open(self, request: OpenTable) -> Answer:
        """Open a table, in a thread of its own where the server wants that, a tutorial always. Raises `Refuse`."""
        settings = self._parts.preferences.server(request.place.guild_id)
        if not _in_thread(request, settings):
            async with self._lock:
                return await self._open(request)
        # Discord is asked outside the lock, and only for a table that could be opened.
        await self._check(request, settings, room=False)
        game = None if request.lesson else request.variant or settings.variant
        thread = await self._thread(request.place, game)
        try:
            async with self._lock:
                if thread is None:
                    return await self._open(request)
                own = replace(request, place=thread, parent=request.place.channel_id)
                return await self._open(own, thread=True)
        except Exception:
            if thread is not None:
                self._parts.start(put_away(self._parts, thread))
            raise

    async def why_not(self, request: OpenTable) -> Refused | None:
        """Return why a table would be refused as things stand, None where it would be opened; nothing is done."""
        settings = self._parts.preferences.server(request.place.guild_id)
        try:
            await self._check(request, settings, room=not _in_thread(request, settings))
        except Refuse as refuse:
            return Refused(refuse.reason, refuse.values)
        return None

    def in_turn(self, *, takes_place: bool) -> AbstractAsyncContextManager[object]:
        """Let what takes a place be checked and stored before another may ask for the same; inside a desk's lock."""
        return self._lock if takes_place else nullcontext()

    async def check_limits(self, desk: Desk, request: SomeTableRequest) -> None:
        """Check whether one more seat, match or message, or another channel, is within the limits. Raises `Refuse`."""
        if isinstance(request, Join | Rematch):
            await self._check_kept_out(desk.table.place, request.asker.person)
        joins = isinstance(request, Join) and desk.table.live and desk.table.fixture is None
        plays_again = isinstance(request, Rematch) and not desk.table.live and not desk.table.closed
        if joins or plays_again:
            await self._check_person(request.asker.person)
        if plays_again:
            await self._check_place(desk.table.place)
        if isinstance(request, MoveTable) and request.place != desk.table.place:
            settings = self._parts.preferences.server(request.place.guild_id)
            _check_channel(request, settings)
            await self._check_room(request.place, settings)
        if isinstance(request, ShowTable):
            self._check_shown(desk, request.asker)

    def _check_shown(self, desk: Desk, asker: Asker) -> None:
        """Check that one who has to do with a table asks for its message, and not again and again. Raises `Refuse`."""
        table, post = desk.table, desk.message(TABLE)
        if asker.person not in table.here() and not asker.moderates(table.place.guild_id):
            raise Refuse(Refusal.NOT_SEATED)
        since = self._parts.clock.now() - post.posted_at
        if post.message is not None and since < self._parts.terms.shown_again:
            raise Refuse(Refusal.SHOWN_JUST_NOW)

    async def still_able(self, table: Table) -> Table:
        """Return a table that is over, without those who may not sit down at one more among who wants to play again."""
        for seat in table.humans():
            chair = table.chairs[seat]
            if (
                chair.person is not None
                and chair.again
                and not await self._is_able(table.place, chair.person)
            ):
                table = table.with_chair(seat, replace(chair, again=False))
        return table

    async def _is_able(self, place: Place, person: PersonId) -> bool:
        try:
            await self._check_kept_out(place, person)
            await self._check_person(person)
        except Refuse:
            return False
        return True

    async def has_room(self, place: Place) -> bool:
        """Tell whether another match may begin in a channel."""
        try:
            await self._check_place(place)
        except Refuse:
            return False
        return True

    async def _check_place(self, place: Place) -> None:
        await self._check_room(place, self._parts.preferences.server(place.guild_id))
        await self._check_server(place.guild_id)

    async def _thread(self, place: Place, variant: str | None) -> Place | None:
        """Return a new thread; None where none can be had, so that the table opens in the channel itself."""
        try:
            return await self._threads.open(place, variant)
        except ShowingError as error:
            log.info("No thread in channel %s: %r", place.channel_id, error)
            return None

    async def _check(self, request: OpenTable, settings: ServerSettings, *, room: bool) -> None:
        _check_channel(request, settings)
        await self._check_kept_out(request.place, request.asker.person)
        if request.lesson:
            await self._check_lesson(request.asker.person)
        await self._check_person(request.asker.person)
        if room:
            await self._check_room(request.place, settings)
        await self._check_server(request.place.guild_id)

    async def _open(self, request: OpenTable, *, thread: bool = False) -> Answer:
        settings = self._parts.preferences.server(request.place.guild_id)
        await self._check(request, settings, room=True)
        at = self._parts.clock.now()
        bare = replace(self._bare(request, settings, at), thread=thread)
        begin = tutorial.opened if request.lesson else lobby.opened
        desk, stale = await self._parts.keeper.open(begin(bare, request, at), request.asker.receipt)
        self._parts.announce(desk, stale)
        return Done(desk.table_view())

    def _bare(self, request: OpenTable, settings: ServerSettings, at: float) -> Table:
        """Return the table before anybody sits at it, with what the server has set."""
        chance, terms = self._parts.chance, self._parts.terms
        return Table(
            id=TableId(chance.table_id()),
            place=request.place,
            variant=settings.variant if request.variant is None else request.variant,
            secret=chance.secret(),
            human_at=at,
            turn_clock=read_clock(request.clock) if request.clock else settings.turn_clock or terms.turn,
            call_grace=terms.call_grace,
            reactions=settings.reactions,
            may_rate=request.rated,
            absent=settings.absent,
            idle_time=settings.idle_time,
            computers=settings.computers,
        )

    async def _check_kept_out(self, place: Place, person: PersonId) -> None:
        reason = await self._parts.store.read(lambda books: kept_out(books, place.guild_id, person))
        if reason is not None:
            raise Refuse(reason)

    async def _check_lesson(self, person: PersonId) -> None:
        """Check that somebody is not being taught already. Raises `Refuse`."""
        for table in await self._parts.store.read(
            lambda books: books.tables.of_person(person, leagues=False)
        ):
            with suppress(BrokenTable):
                desk = await self._parts.keeper.desk(TableId(table))
                if desk is not None and desk.table.lesson is not None:
                    raise Refuse(Refusal.LESSON_RUNNING, channel=f"<#{desk.table.place.channel_id}>")

    async def _check_person(self, person: PersonId) -> None:
        most = self._parts.terms.tables_a_person
        tables = await self._parts.store.read(lambda books: books.tables.of_person(person, leagues=False))
        if len(tables) >= most:
            raise Refuse(Refusal.TOO_MANY_TABLES, most=most)

    async def _check_room(self, place: Place, settings: ServerSettings) -> None:
        terms = self._parts.terms
        most = terms.several_a_channel if settings.several_tables else terms.tables_a_channel
        tables = await self._parts.store.read(
            lambda books: books.tables.in_channel(place.channel_id, leagues=False)
        )
        if len(tables) >= most:
            raise Refuse(Refusal.CHANNEL_TAKEN, most=most)

    async def _check_server(self, guild_id: int) -> None:
        most = self._parts.terms.tables_a_server
        tables = await self._parts.store.read(lambda books: books.tables.in_guild(guild_id, leagues=False))
        if len(tables) >= most:
            raise Refuse(Refusal.SERVER_FULL, most=most)


def _in_thread(request: OpenTable, settings: ServerSettings) -> bool:
    """Tell whether a table is to have a thread of its own; several may be taught at once beside what is played."""
    return (settings.threads or request.lesson) and request.parent is None


def _check_channel(request: OpenTable | MoveTable, settings: ServerSettings) -> None:
    """Check that tables may open here; a thread is where its channel is. Raises `Refuse`."""
    allowed, here = settings.channels, {request.place.channel_id, request.parent}
    if allowed and not allowed & here:
        named = ", ".join(f"<#{channel}>" for channel in sorted(allowed))
        raise Refuse(Refusal.CHANNEL_NOT_ALLOWED, channels=named)
