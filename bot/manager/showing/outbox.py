"""Brings every message to its newest state, one writer a message, skipping the states in between.

A worker starts when a message is behind and ends when it is not. What it shows is the desk's newest stored value; where
the message is, and what it shows, is kept in the store, so that nothing is lost when the process dies. Here stands who
writes when; how a message is written stands in `writing.py`, what helps when it cannot be in `failing.py`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Final

from bot.manager.books import Books, Store
from bot.manager.desks.desk import TABLE, Desk, Shown
from bot.manager.errors import NotSaved, ShowingError, TryLater
from bot.manager.ids import MessageRef, TableId
from bot.manager.limits import within
from bot.manager.ports import Alarm, Clock, Showing
from bot.manager.preferences import Preferences
from bot.manager.requests import Asker
from bot.manager.showing.backoff import LONGEST_WAIT, Backoff, Key
from bot.manager.showing.failing import Failing
from bot.manager.showing.line import Turnstile, Urgency
from bot.manager.showing.nonces import Nonces
from bot.manager.showing.notes import Notes
from bot.manager.showing.orphans import Orphans
from bot.manager.showing.posting import Posting
from bot.manager.showing.reach import Reach
from bot.manager.showing.retiring import Retiring
from bot.manager.showing.searching import Searching
from bot.manager.showing.writing import Writing
from bot.manager.tables.resting import is_slow
from bot.manager.terms import Terms

LEASE: Final = 5.0
"""Seconds the one who answers a press has for editing the pressed message."""
SETTLED: Final = 1.0
"""Seconds after which nothing comes any more of an edit of which it is not known how it went."""
AT_ONCE: Final = 100
"""Messages that are written at the same time: some of them wait for a limit of their channel."""
PATIENCE: Final = 30.0
"""Seconds a slow table's message waits while whoever is to move is at it: what he does next is shown with it."""
JUST_NOW: Final = 2.0
"""Seconds after his press in which somebody is at it."""
SPEAKING: Final = 720.0
"""Seconds in which the hand of a slow table keeps the button of whoever has one card left; his press can edit it then still."""
CROWD: Final = 2 * AT_ONCE
"""Messages that are written or wait for it; with more, what is not needed is left out. It takes five seconds or so."""

log = logging.getLogger(__name__)

DeskOf = Callable[[TableId], Awaitable[Desk | None]]


@dataclass(frozen=True, slots=True)
class Lease:
    """A message that is left to the one who answers a press, where it is, and when the round began that he shows."""

    alarm: Alarm
    shown: Shown
    message: MessageRef | None
    round_at: float


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
        nonces: Nonces,
        preferences: Preferences,
    ) -> None:
        self._store = store
        self._clock = clock
        self._desk_of = desk_of
        self.reach = Reach(clock)
        self._notes = Notes(store, clock)
        self._posting = Posting(clock, terms, preferences, lambda: len(self._writers) > CROWD)
        self._retiring = Retiring(store, showing, clock)
        self._orphans = Orphans(store, showing, self._retiring)
        self._backoff = Backoff()
        self._writing = Writing(
            store,
            clock,
            showing,
            self._posting,
            nonces=nonces,
            notes=self._notes,
            retiring=self._retiring,
            orphans=self._orphans,
        )
        self._failing = Failing(
            store, clock, showing, self._posting, writing=self._writing, backoff=self._backoff
        )
        self._writers: dict[Key, asyncio.Task[None]] = {}
        self._leases: dict[Key, Lease] = {}
        self._overdue: dict[Key, Lease] = {}
        self._held: set[MessageRef] = set()
        self._waits: dict[Key, Alarm] = {}
        self._patient: dict[Key, Alarm] = {}
        self._gate = Turnstile(AT_ONCE)
        self._searching = Searching(
            store, clock, showing, self._retiring, desk_of=desk_of, writing=self._is_written
        )
        self._open = True

    @property
    def waiting(self) -> int:
        """Return how many messages are being written, or wait to be."""
        return len(self._writers) + len(self._waits) + len(self._patient)

    def wake(self, table: TableId, keys: Iterable[int]) -> None:
        """Bring these messages of a table up to date soon."""
        for key in keys:
            self._wake((table, key))

    def wake_after(self, desk: Desk, keys: Iterable[int]) -> None:
        """Bring messages up to date after a change; that of a slow table waits for what is done next by who is to move."""
        for key in keys:
            if key == TABLE and self._goes_on(desk):
                self._have_patience((desk.table.id, key))
            else:
                self._lose_patience((desk.table.id, key))

    def post_anew(self, table: TableId, key: int) -> None:
        """Have a message posted anew the next time it is written."""
        self._writing.post_anew((table, key))
        self._stop_waiting((table, key))

    def try_now(self, table: TableId, key: int) -> None:
        """Write a message now, if it is behind, and do not wait any longer for whatever it was."""
        self._stop_waiting((table, key))
        self._wake((table, key))

    def retry_denied_leftovers(self) -> None:
        """Take the controls off old messages where the bot was not allowed to."""
        self._retiring.retry_denied()

    def retry_denied(self, table: TableId) -> None:
        """Write the messages of a table now that the bot was not allowed to write."""
        for name in [name for name in self._backoff.denials if name[0] == table]:
            self.try_now(*name)

    def _stop_waiting(self, name: Key) -> None:
        for waits in (self._waits, self._patient):
            waiting = waits.pop(name, None)
            if waiting is not None:
                waiting.cancel()

    def lend(self, desk: Desk, key: int) -> int | None:
        """Leave a message to the one who answers a press, and return the generation he is going to show.

        None when a worker is writing it, or is going to post it anew.
        """
        name, shown = (desk.table.id, key), desk.message(key)
        if name in self._writers or name in self._leases or self._writing.posts_anew(name):
            return None
        if key == TABLE and self._posting.due(desk, key, shown):
            # A hand needs no ring while its owner presses it.
            return None
        alarm = self._clock.later(LEASE, lambda: self._take_back(name))
        self._leases[name] = Lease(alarm, shown, shown.message, desk.table.round_at)
        shown.bare = False
        return shown.wanted

    async def returned(
        self, table: TableId, key: int, generation: int, *, done: bool, bare: bool = False
    ) -> None:
        """Hear how the edit of a lent message went, and write what has come since; `bare`: it has no controls now."""
        name = (table, key)
        lease, overdue = self._leases.pop(name, None), self._overdue.pop(name, None)
        if lease is not None:
            lease.alarm.cancel()
        desk = await self._desk_of(table)
        if desk is None:
            return
        await self._edited(lease or overdue, desk.messages.get(key), done=done)
        if lease is not None and done:
            # By now this seat may have the hand message of another match.
            lease.shown.bare = bare and key != TABLE
            self._notes.shows(desk, key, lease.shown, generation, round_at=lease.round_at)
            self._wake(name)
            if desk.speaks(key):
                number = desk.table.chairs[key].number
                self._clock.later(SPEAKING, lambda: self._put_to_rest(desk, key, number))
        elif key in desk.messages:
            # What was sent may have come after what was written since, or may still come.
            desk.message(key).bare = False
            self._notes.shows(desk, key, desk.message(key), 0)
            self._clock.later(SETTLED, lambda: self._wake(name))

    async def _edited(self, lease: Lease | None, shown: Shown | None, *, done: bool) -> None:
        """Take the controls off a message that was edited for a press, when it is kept up to date no more."""
        message = None if lease is None else lease.message
        if message is not None and (shown is None or shown.message != message):
            self._held.discard(message)
            await self._retiring.once_more(message, 0 if done else SETTLED)

    async def gone(self, desk: Desk, key: int, message: MessageRef) -> None:
        """Hear that a message was deleted, and post it anew. The desk's lock is held."""
        if desk.message(key).message != message:
            return
        try:
            await self._writing.lost((desk.table.id, key), desk)
        except (NotSaved, OSError) as error:
            log.warning("Table %s: that a message is gone is not stored: %r", desk.table.id, error)
        self._wake((desk.table.id, key))

    def heard(self, channel: int, message: int) -> None:
        """Hear that somebody has posted a message in a channel: it may bury a table message."""
        self._posting.heard(channel, message)

    def reacted(self, message: MessageRef) -> None:
        """Hear that somebody has reacted to a table message: at the next round he needs one without his reaction."""
        self._posting.reacted(message)

    def missed(self) -> None:
        """Hear that messages may have been posted unheard."""
        self._posting.missed()

    async def doubt(self, desk: Desk, key: int) -> None:
        """Write a message again, though it should be as it is; deleted ones are found out so. The desk's lock is held."""
        table = desk.table.id
        desk.message(key).wanted = await self._store.run(lambda books: books.outbox.want(table, key))
        self._wake((table, key))

    def suspect(self, table: TableId, key: int) -> None:
        """Have it looked, the next time a message is written, whether it was posted without a note of where."""
        self._orphans.suspect((table, key))

    async def stop(self, limit: float) -> None:
        """Finish the writes in flight within so many seconds, and start no more."""
        self._open = False
        for alarm in (
            *self._waits.values(),
            *self._patient.values(),
            *(lease.alarm for lease in self._leases.values()),
        ):
            alarm.cancel()
        writing = asyncio.gather(*self._writers.values(), return_exceptions=True)
        await within(limit, asyncio.gather(writing, self._retiring.stop(), self._searching.stop()))
        await self._writing.stop()
        await self._notes.stop()

    async def retire(self, message: MessageRef, successor: MessageRef | None = None) -> None:
        """Take the controls off an old message, if it can be done; `successor` is where it has moved to.

        One that is being edited for a press is left until that is over, or it would get its controls back.
        """
        if any(lease.message == message for lease in self._leases.values()):
            self._held.add(message)
        else:
            await self._retiring.retire(message, successor)

    def retire_leftovers(self) -> None:
        """Take the controls off the messages the last process did not come to."""
        self._searching.soon(None)
        self._retiring.retire_all_soon()

    def search(self, table: TableId) -> None:
        """Look soon for what a table may have posted of messages that are kept up to date no more."""
        self._searching.soon(table)

    def _is_written(self, name: Key, soon: bool) -> bool:
        return name in self._writers or (soon and name in self._waits)

    def _goes_on(self, desk: Desk) -> bool:
        """Tell whether whoever is to move at a slow table, whose message shows this round, has pressed just now."""
        seat, shown = desk.table.to_move(), desk.message(TABLE)
        if seat is None or not is_slow(desk.table) or shown.message is None:
            return False
        if shown.round_at != desk.table.round_at or self._writing.posts_anew((desk.table.id, TABLE)):
            return False
        return 0 <= self._clock.now() - desk.table.chairs[seat].pressed_at < JUST_NOW

    def _have_patience(self, name: Key) -> None:
        if self._open and name not in self._patient:
            self._patient[name] = self._clock.later(PATIENCE, lambda: self._lose_patience(name))

    def _lose_patience(self, name: Key) -> None:
        waiting = self._patient.pop(name, None)
        if waiting is not None:
            waiting.cancel()
        self._wake(name)

    def _put_to_rest(self, desk: Desk, key: int, number: int) -> None:
        """Take the buttons off a hand with one card whose owner has had the time to say so, while it costs nothing."""
        if desk.speaks(key) and desk.table.chairs[key].number == number:
            shown = desk.message(key)
            shown.spoken = number
            self._notes.shows(desk, key, shown, 0)
            self._wake((desk.table.id, key))

    def _take_back(self, name: Key) -> None:
        lease = self._leases.pop(name)
        self._overdue[name] = lease
        if lease.message is not None and lease.message in self._held:
            self._held.discard(lease.message)
            self._retiring.soon(lease.message, 0)
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
                    if desk is not None and self._is_behind(name, desk):
                        wait = await self._once(name, desk)
                    elif desk is not None and self._orphans.to_look(name, desk):
                        wait = await self._look(name, desk)
                    else:
                        self._backoff.written(name)
                        return
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

    async def _look(self, name: Key, desk: Desk) -> float | None:
        """Look for what was posted without a note; return how long to wait before the next try."""
        if name[1] == TABLE and not self.reach.holds(desk.table.place.guild_id):
            return LONGEST_WAIT
        try:
            await self._orphans.look(name, desk)
        except TryLater as error:
            return self._backoff.failed(name, error.seconds)
        return None

    async def _once(self, name: Key, desk: Desk) -> float | None:
        """Write a message once; return how long to wait before the next try, None when it went well."""
        if name[1] == TABLE and not self.reach.holds(desk.table.place.guild_id):
            return LONGEST_WAIT
        if wait := await self._failing.spent(name, desk):
            return wait
        shown, place = desk.message(name[1]), desk.table.place
        try:
            await self._writing.show(name, desk, shown)
        except ShowingError as error:
            # When another match has begun meanwhile, it was about the hand of somebody else; when the table was moved,
            # about a channel where it is no more.
            stays = name[1] != TABLE or desk.table.place == place
            known = stays and desk.messages.get(name[1]) is shown
            return await self._failing.failed(name, desk, error) if known else None
        return None

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

    async def place_gone(self, desk: Desk) -> None:
        """Leave the table message of a table whose channel is no more, until it moves, and tell everybody at it."""
        await self._failing.place_gone(desk)
