"""Brings every message to its newest state, one writer a message, skipping the states in between.

A worker starts when a message is behind and ends when it is not. What it shows is the desk's newest stored value; where
the message is, and what it shows, is kept in the store, so that nothing is lost when the process dies.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Final

from bot.manager.backoff import LONGEST_WAIT, Backoff, Key
from bot.manager.books import Books, Store
from bot.manager.desk import TABLE, Desk, Shown
from bot.manager.doors import Doors
from bot.manager.errors import Archived, Closed, Denied, NoPlace, NotSaved, ShowingError, TryLater
from bot.manager.ids import MessageRef, TableId
from bot.manager.limits import within
from bot.manager.line import Turnstile, Urgency
from bot.manager.marks import Marks
from bot.manager.notes import Notes
from bot.manager.ports import Alarm, Clock, Showing
from bot.manager.posting import Posting
from bot.manager.preferences import Preferences
from bot.manager.reach import Reach
from bot.manager.requests import Asker
from bot.manager.retiring import Retiring
from bot.manager.telling import CLOSED, DENIED, KEEPS_GOING, PLACE_GONE, Telling
from bot.manager.terms import Terms
from bot.manager.views import HandView, TableView

LEASE: Final = 5.0
"""Seconds the one who answers a press has for editing the pressed message."""
SETTLED: Final = 1.0
"""Seconds after which nothing comes any more of an edit of which it is not known how it went."""
AT_ONCE: Final = 100
"""Messages that are written at the same time: some of them wait for a limit of their channel."""

log = logging.getLogger(__name__)

DeskOf = Callable[[TableId], Awaitable[Desk | None]]


class Outbox:
    """The writers of all messages."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        showing: Showing,
        terms: Terms,
        desk_of: DeskOf,
        *,
        preferences: Preferences,
    ) -> None:
        self._store = store
        self._clock = clock
        self._showing = showing
        self._desk_of = desk_of
        self.reach = Reach(clock)
        self._doors = Doors(store, clock)
        self._notes = Notes(store, clock)
        self._marks = Marks(store, showing)
        self._telling = Telling(showing)
        self._posting = Posting(clock, terms, preferences)
        self._writers: dict[Key, asyncio.Task[None]] = {}
        self._leases: dict[Key, tuple[Alarm, Shown]] = {}
        self._waits: dict[Key, Alarm] = {}
        self._backoff = Backoff()
        self._anew: set[Key] = set()
        self._unplaced: set[Key] = set()
        self._retiring = Retiring(showing, clock)
        self._gate = Turnstile(AT_ONCE)
        self._open = True

    @property
    def waiting(self) -> int:
        """Return how many messages are being written, or wait to be."""
        return len(self._writers) + len(self._waits)

    def wake(self, table: TableId, keys: Iterable[int]) -> None:
        """Bring these messages of a table up to date soon."""
        for key in keys:
            self._wake((table, key))

    def post_anew(self, table: TableId, key: int) -> None:
        """Have a message posted anew the next time it is written."""
        self._anew.add((table, key))
        self._stop_waiting((table, key))

    def try_now(self, table: TableId, key: int) -> None:
        """Write a message now, if it is behind, and do not wait any longer for whatever it was."""
        self._stop_waiting((table, key))
        self._wake((table, key))

    def retry_denied(self, table: TableId) -> None:
        """Write the messages of a table now that the bot was not allowed to write."""
        for name in [name for name in self._backoff.denials if name[0] == table]:
            self.try_now(*name)

    def _stop_waiting(self, name: Key) -> None:
        waiting = self._waits.pop(name, None)
        if waiting is not None:
            waiting.cancel()

    def lend(self, desk: Desk, key: int) -> int | None:
        """Leave a message to the one who answers a press, and return the generation he is going to show.

        None when a worker is writing it, or is going to post it anew.
        """
        name, shown = (desk.table.id, key), desk.message(key)
        if name in self._writers or name in self._leases or name in self._anew:
            return None
        if self._posting.due(desk, key, shown):
            return None
        self._leases[name] = self._clock.later(LEASE, lambda: self._take_back(name)), shown
        return shown.wanted

    async def returned(self, table: TableId, key: int, generation: int, *, done: bool) -> None:
        """Hear how the edit of a lent message went, and write what has come since."""
        name = (table, key)
        lease = self._leases.pop(name, None)
        if lease is not None:
            lease[0].cancel()
        desk = await self._desk_of(table)
        if desk is None:
            return
        if lease is not None and done:
            # By now this seat may have the hand message of another match.
            self._notes.shows(desk, key, lease[1], generation)
            self._wake(name)
        elif key in desk.messages:
            # What was sent may have come after what was written since, or may still come.
            self._notes.shows(desk, key, desk.message(key), 0)
            self._clock.later(SETTLED, lambda: self._wake(name))

    async def gone(self, desk: Desk, key: int, message: MessageRef) -> None:
        """Hear that a message was deleted, and post it anew. The desk's lock is held."""
        if desk.message(key).message != message:
            return
        try:
            await self._lost((desk.table.id, key), desk)
        except (NotSaved, OSError) as error:
            log.warning("Table %s: that a message is gone is not stored: %r", desk.table.id, error)
        self._wake((desk.table.id, key))

    def heard(self, channel: int, message: int) -> None:
        """Hear that somebody has posted a message in a channel: it may bury a table message."""
        self._posting.heard(channel, message)

    async def doubt(self, desk: Desk, key: int) -> None:
        """Write a message again, though it should be as it is; deleted ones are found out so. The desk's lock is held."""
        table = desk.table.id
        desk.message(key).wanted = await self._store.run(lambda books: books.outbox.want(table, key))
        self._wake((table, key))

    async def stop(self, limit: float) -> None:
        """Finish the writes in flight within so many seconds, and start no more."""
        self._open = False
        for alarm in (*self._waits.values(), *(alarm for alarm, _ in self._leases.values())):
            alarm.cancel()
        writing = asyncio.gather(*self._writers.values(), return_exceptions=True)
        await within(limit, asyncio.gather(writing, self._retiring.stop()))
        await self._marks.stop()
        await self._notes.stop()

    async def retire(self, message: MessageRef, successor: MessageRef | None = None) -> None:
        """Take the controls off an old message, if it can be done; `successor` is where it has moved to."""
        await self._retiring.retire(message, successor)

    async def retire_former(self) -> None:
        """Take the controls off the messages the last process did not come to."""
        for row in await self._store.read(lambda books: books.outbox.former()):
            await self._retire(
                (TableId(row.table), row.seat), MessageRef(row.channel_id, row.message_id), None
            )

    def _take_back(self, name: Key) -> None:
        self._leases.pop(name, None)
        self._wake(name)

    def _wake(self, name: Key) -> None:
        if not self._open or name in self._writers or name in self._leases or name in self._waits:
            return
        self._writers[name] = asyncio.create_task(self._write(name))

    async def _write(self, name: Key) -> None:
        """Write a message until it shows the newest state, or has to wait."""
        wait = None
        try:
            async with self._gate.through(await self._urgency(name)):
                while wait is None and self._open:
                    desk = await self._desk_of(name[0])
                    if desk is None or not self._is_behind(name, desk):
                        self._backoff.written(name)
                        return
                    wait = await self._once(name, desk)
        except Exception:
            log.exception("Message %s of table %s could not be written", name[1], name[0])
            wait = LONGEST_WAIT
        finally:
            del self._writers[name]
        if wait is not None and self._open:
            self._waits[name] = self._clock.later(wait, lambda: self._again(name))

    async def _urgency(self, name: Key) -> Urgency:
        if name[1] == TABLE:
            return Urgency.TABLE
        desk = await self._desk_of(name[0])
        to_move = desk is not None and desk.table.to_move() == name[1]
        return Urgency.TO_MOVE if to_move else Urgency.HAND

    def _again(self, name: Key) -> None:
        self._waits.pop(name, None)
        self._wake(name)

    def _is_behind(self, name: Key, desk: Desk) -> bool:
        shown = desk.messages.get(name[1])
        return shown is not None and shown.shown < shown.wanted and not shown.closed

    async def _once(self, name: Key, desk: Desk) -> float | None:
        """Write a message once; return how long to wait before the next try, None when it went well."""
        if name[1] == TABLE and not self.reach.holds(desk.table.place.guild_id):
            return LONGEST_WAIT
        if wait := await self._spent(name, desk):
            return wait
        shown = desk.message(name[1])
        try:
            await self._show(name, desk, shown)
        except ShowingError as error:
            # When another match has begun meanwhile, it was about the hand of somebody else.
            return None if desk.messages.get(name[1]) is not shown else await self._failed(name, desk, error)
        return None

    async def _failed(self, name: Key, desk: Desk, error: ShowingError) -> float | None:
        """Do what helps against an error; return how long to wait before the next try, None for not at all."""
        if isinstance(error, Denied):
            return await self._denied(name, desk, error)
        if isinstance(error, TryLater):
            shown = desk.message(name[1])
            shown.doubtful = True
            if error.seconds is not None and self._posting.old(shown):
                # Old messages may be edited seldom.
                self._anew.add(name)
            return self._backoff.failed(name, error.seconds)
        if isinstance(error, Closed):
            await self._closed(name, desk, known=error.known)
        else:
            await self._lost(name, desk)
        return None

    async def _spent(self, name: Key, desk: Desk) -> float:
        """Return how long a table message waits that is deleted again and again; its host is told once."""
        table, key = name
        if key != TABLE or name in self._anew or desk.message(key).message is not None:
            return 0
        wait = self._posting.wait(table)
        if wait:
            log.warning("Table %s: its message is deleted again and again", table)
            await self._telling.host(desk, KEEPS_GOING)
        return wait

    async def _show(self, name: Key, desk: Desk, shown: Shown) -> None:
        table, key = name
        generation, old = shown.wanted, shown.message
        view = desk.table_view() if key == TABLE else desk.hand_view(key)
        if view is None:
            self._notes.shows(desk, name[1], shown, generation)
            return
        anew = old is None or name in self._anew or self._posting.due(desk, key, shown)
        # Hand messages are counted anew in each match, table messages are not.
        nonce = f"{table}.{key}.{0 if key == TABLE else desk.table.match_number}.{shown.posts}"
        if anew:
            # It may be posted although the call fails: then it has to be found again, whatever has come since.
            self._anew.add(name)
        message = await self._send(old, view, nonce, anew=anew)
        if message != old or name in self._unplaced:
            await self._note_posted(name, desk, shown, message)
        if desk.messages.get(key) is not shown:
            self._anew.discard(name)
            await self._retiring.retire(message)
            return
        if anew and shown.doubtful:
            # What was posted under this nonce before is not posted twice, but shows what it showed then.
            await self._send(message, view, nonce, anew=False)
        shown.doubtful = False
        self._anew.discard(name)
        self._notes.shows(desk, name[1], shown, generation)
        if key == TABLE:
            self._marks.see(desk)
        if old is not None and message != old:
            await self._retire(name, old, message if message.channel_id != old.channel_id else None)

    async def _retire(self, name: Key, old: MessageRef, successor: MessageRef | None) -> None:
        """Take the controls off a message another one stands for now, and note that this is done."""
        table, key = name
        if await self._retiring.retire(old, successor):
            with suppress(NotSaved, OSError):
                await self._store.run(lambda books: books.outbox.retired(table, key, old.message_id))

    async def _send(
        self, old: MessageRef | None, view: TableView | HandView, nonce: str, *, anew: bool
    ) -> MessageRef:
        ref = None if anew else old
        if isinstance(view, TableView):
            return await self._showing.show_table(view.place, ref, view, nonce=nonce)
        channel = await self._doors.channel(view.owner) if old is None else old.channel_id
        return await self._showing.show_hand(view.owner, ref, view, nonce=nonce, channel=channel)

    async def _note_posted(self, name: Key, desk: Desk, shown: Shown, message: MessageRef) -> None:
        """Note where a message is that was just posted, unless another match has begun meanwhile."""
        table, key = name
        async with desk.lock:
            if desk.messages.get(key) is not shown:
                return
            owner = None if key == TABLE else desk.table.chairs[key].person
            if shown.message != message:
                shown.message, shown.posted_at, shown.posts = message, self._clock.now(), shown.posts + 1
            at = shown.posted_at
            self._unplaced.add(name)

            def note(books: Books) -> None:
                books.outbox.posted(table, key, message.channel_id, message.message_id, at)
                if owner is not None:
                    books.direct.reached(owner, message.channel_id)

            await self._store.run(note)
            self._unplaced.discard(name)

    async def _lost(self, name: Key, desk: Desk) -> None:
        """Have a message that is gone posted anew, under another nonce."""
        table, key = name
        shown = desk.message(key)
        if key == TABLE and shown.message is not None:  # else it was found out twice
            self._posting.lost(table)
        shown.message, shown.shown, shown.posts = None, 0, shown.posts + 1
        await self._store.run(lambda books: books.outbox.lost(table, key))

    async def knock(self, desk: Desk, asker: Asker) -> None:
        """Try direct messages again with somebody who has just done something in them. The desk's lock is held."""
        table, seat = desk.table.id, desk.table.seat_of(asker.person)
        if asker.guild_id is not None or seat is None or not desk.message(seat).closed:
            return

        def reopen(books: Books) -> int:
            books.direct.opened(asker.person)
            books.outbox.close(table, seat, False)
            return books.outbox.want(table, seat)

        desk.message(seat).wanted = await self._store.run(reopen)
        desk.message(seat).closed = False
        self._wake((table, seat))

    async def _closed(self, name: Key, desk: Desk, *, known: bool) -> None:
        """Leave the hand of somebody who takes no direct messages, and tell him so at the table, once a day."""
        table, seat = name
        person, now = desk.table.chairs[seat].person, self._clock.now()

        def close(books: Books) -> None:
            books.outbox.close(table, seat, True)
            if person is not None and not known:
                books.direct.closed(person, now)

        desk.message(seat).closed = True
        await self._store.run(close)
        if person is not None and not known:
            await self._telling.in_public(desk, person, CLOSED)

    async def _denied(self, name: Key, desk: Desk, denied: Denied) -> float | None:
        """Do what helps where the bot may not post; return how long not to try again."""
        if isinstance(denied, Archived) and name not in self._anew and desk.message(name[1]).message:
            # Posting in a thread takes it out of the archive, editing does not.
            self._anew.add(name)
            return None
        if isinstance(denied, NoPlace) and name[1] == TABLE:
            await self.place_gone(desk)
            return None
        if isinstance(denied, NoPlace):
            await self._forget_channel(name, desk)
        if name[1] == TABLE and name not in self._backoff.denials:
            await self._telling.host(desk, DENIED)
        return self._backoff.denied(name)

    async def _forget_channel(self, name: Key, desk: Desk) -> None:
        """Have somebody's direct messages looked for anew: where they were there is no channel any more."""
        person = desk.table.chairs[name[1]].person
        if person is not None:
            await self._store.run(lambda books: books.direct.forget(person))
        await self._lost(name, desk)

    async def place_gone(self, desk: Desk) -> None:
        """Leave the table message of a table whose channel is no more, until it moves, and tell everybody at it."""
        table, shown = desk.table.id, desk.message(TABLE)
        if shown.closed:
            return
        shown.closed = True
        await self._store.run(lambda books: books.outbox.close(table, TABLE, True))
        await self._telling.everybody(desk, PLACE_GONE)
