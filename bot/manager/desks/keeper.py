"""Keeps the desks: loads tables, and writes every change of one in one transaction before anybody hears of it."""

import logging
from collections.abc import Callable
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.manager.books import Books, Store
from bot.manager.desks.desk import TABLE, Desk, Reminder, Shown, stale_after, table_view
from bot.manager.desks.ledger import Entered, Entry, enter
from bot.manager.desks.timer import Timer
from bot.manager.errors import BrokenTable
from bot.manager.ids import MessageRef, TableId
from bot.manager.ports import Chance, Clock
from bot.manager.preferences import Preferences
from bot.manager.records.ratings import changes
from bot.manager.requests import React
from bot.manager.tables.clocks import LONG, Clocks, Kind, Running, clocks, floors, put_by, settled, taken_up
from bot.manager.tables.computers import with_plans
from bot.manager.tables.dealing import deal_asked
from bot.manager.tables.following import news
from bot.manager.tables.shelf import read
from bot.manager.tables.table import Change, Table, Tiding
from bot.manager.terms import Terms

log = logging.getLogger(__name__)


class Keeper:
    """All desks. A change is made while its desk's lock is held."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        chance: Chance,
        terms: Terms,
        timer: Timer,
        *,
        preferences: Preferences,
    ) -> None:
        self.ended: Callable[[Table], None] = lambda _: None
        self.changed: Callable[[Desk], None] = lambda _: None
        self._store = store
        self._clock = clock
        self._chance = chance
        self._terms = terms
        self._timer = timer
        self._preferences = preferences
        self._desks: WeakValueDictionary[TableId, Desk] = WeakValueDictionary()
        self._live: dict[TableId, Desk] = {}
        self.moves = 0

    async def desk(self, table: TableId) -> Desk | None:
        """Return the desk of a table; None when there is no such table. Raises `BrokenTable`."""
        known = self._desks.get(table)
        if known is not None:
            return known
        loaded = await self._store.read(lambda books: load(books, table))
        if loaded is None:
            return None
        return self._keep(self._desks.setdefault(table, loaded))

    def at_hand(self, table: TableId) -> Desk | None:
        """Return the desk of a table if it is in memory."""
        return self._desks.get(table)

    def known(self) -> list[Desk]:
        """Return the desks that are in memory."""
        return list(self._desks.values())

    async def read_anew(self, desk: Desk) -> None:
        """Take what is stored of a table for what it is. Called while its lock is held."""
        loaded = await self._store.read(lambda books: load(books, desk.table.id))
        if loaded is not None:
            desk.table = loaded.table

    async def open(self, change: Change, receipt: str) -> tuple[Desk, tuple[int, ...]]:
        """Enter a new table with what was done at it already, and return its desk and the messages to show. Raises `NotSaved`."""
        desk = Desk(change.table)
        stale = await self._write(desk, None, change, receipt, word="OpenTable")
        self._desks[desk.table.id] = desk
        return self._keep(desk), stale

    async def commit(
        self,
        desk: Desk,
        change: Change,
        receipt: str,
        *,
        word: str = "",
        force: tuple[int, ...] = (),
        reaction: React | None = None,
    ) -> tuple[int, ...]:
        """Write a change, and return the keys of the messages to show. Raises `NotSaved`, OSError."""
        stale = await self._write(
            desk, desk.table, change, receipt, word=word, force=force, reaction=reaction
        )
        self._keep(desk)
        self.changed(desk)
        return stale

    async def freeze(self, desk: Desk, error: BrokenTable) -> tuple[int, ...]:
        """Stop a table whose state cannot be right, and sound the alarm."""
        log.critical("Table %s is frozen at version %d: %s", desk.table.id, desk.table.version, error)
        frozen = Change(replace(desk.table, frozen=True))
        return await self.commit(desk, frozen, f"freeze:{desk.table.id}:{desk.table.version}", word="Freeze")

    async def drop_clock(self, desk: Desk, kind: Kind) -> None:
        """Stop a clock that has done what it was for."""
        desk.clocks.pop(kind, None)
        await self._store.run(lambda books: books.clock.clear(desk.table.id, kind))

    async def look_again(self, desk: Desk, kind: Kind, seconds: float) -> None:
        """Let a clock that has run out be looked at a second time before anything happens."""
        await self._timer.check()
        now = self._clock.now()
        desk.clocks[kind] = replace(desk.clocks[kind], due=now + seconds)
        await self._store.run(lambda books: books.clock.look(desk.table.id, kind, now, now + seconds))
        self._timer.nudge(now + seconds)

    async def reminded(self, desk: Desk, kind: Kind, reminder: Reminder) -> None:
        """Note where a reminder stands. Called while the desk's lock is held; raises `NotSaved`, OSError."""
        table, at, over = desk.table.id, reminder.message, settled(reminder.mark, desk.clocks)

        def note(books: Books) -> None:
            books.outbox.reminded(
                table, kind, reminder.mark, channel_id=at.channel_id, message_id=at.message_id
            )
            if over:
                books.outbox.settled(table, kind)

        await self._store.run(note)
        # What was waited for may have come while it was posted; and after an outage there may be a second one.
        former = desk.reminders.pop(kind, None)
        desk.leftover += [one.message for one in (former, reminder if over else None) if one is not None]
        if not over:
            desk.reminders[kind] = reminder

    async def give_back(self, desk: Desk, seconds: float) -> None:
        """Move a table's clocks on by a time nobody could play in."""
        await self._timer.check()
        now = self._clock.now()
        # Where a table is now has to be found, however short it was nowhere.
        least = floors(max(seconds, LONG), now, self._terms.least_left)
        mine = {kind: running for kind, running in desk.clocks.items() if kind in least}

        def move(books: Books) -> dict[Kind, Running]:
            # One that ran out meanwhile is looked at again and again; it was due when it was first.
            seen = {row.kind: row.seen for row in books.clock.of_table(desk.table.id) if row.seen is not None}
            moved: dict[Kind, Running] = {
                kind: replace(running, due=max(least[kind], seen.get(kind, running.due) + seconds))
                for kind, running in mine.items()
            }
            for kind, running in moved.items():
                books.clock.set(desk.table.id, kind, running.due, running.mark)
            return moved

        desk.clocks.update(await self._store.run(move))
        desk.seen = None
        if mine:
            self._timer.nudge(min(desk.clocks[kind].due for kind in mine))

    def _keep(self, desk: Desk) -> Desk:
        """Keep a desk in memory as long as its table is live or one of its clocks runs."""
        desk.preferences = self._preferences
        if desk.table.live or desk.clocks:
            self._live[desk.table.id] = desk
        else:
            self._live.pop(desk.table.id, None)
        return desk

    async def _write(
        self,
        desk: Desk,
        before: Table | None,
        change: Change,
        receipt: str,
        *,
        word: str,
        force: tuple[int, ...] = (),
        reaction: React | None = None,
    ) -> tuple[int, ...]:
        await self._timer.check()
        change = self._completed(before, change, desk.clocks)
        change = replace(change, tell=tuple(t for t in change.tell if not desk.cannot_be_told(t.person)))
        at, after = self._clock.now(), change.table
        running = clocks(after, self._terms, taken_up(before, after, desk.clocks, at), at)
        old = None if before is None else desk.table_view()
        stale = stale_after(
            before, after, old, table_view(after, running, desk.messages), spoken=desk.spoken()
        )
        entry = Entry(
            before=before,
            change=change,
            receipt=receipt,
            word=word,
            at=at,
            old_clocks=desk.clocks,
            clocks=running,
            stale=tuple(dict.fromkeys((*stale, *force))),
            fresh=before is not None and before.match_number != after.match_number,
            reaction=reaction,
            settled=desk.settled(running),
            bare=desk.bare(),
        )
        entered = await self._store.run(lambda books: enter(books, entry))
        self._take_over(desk, entry, entered)
        return entry.stale

    def _completed(self, before: Table | None, change: Change, running: Clocks) -> Change:
        """Return a change with its version, with what computer players have noticed, and what a pause has to keep."""
        table = replace(change.table, version=0 if before is None else before.version)
        if change.actions or change.undone:
            table = with_plans(table, self._terms.computer_pace, self._clock.now(), self._chance.whim())
        if table.pause is not None and (before is None or before.pause is None):
            table = put_by(table, self._terms, running, self._clock.now())
        after = replace(change, table=replace(table, version=table.version + 1))
        return replace(
            after, tell=(*change.tell, *news(before, after), *self._deal_asked(before, after.table))
        )

    def _deal_asked(self, before: Table | None, after: Table) -> tuple[Tiding, ...]:
        asked = deal_asked(before, after)
        return tuple(tiding for tiding in asked if self._preferences.person(tiding.person).turn_notices)

    def _take_over(self, desk: Desk, entry: Entry, entered: Entered) -> None:
        """Make what was written the desk's."""
        after = entry.change.table
        desk.ratings = entered.ratings or (() if entry.fresh else desk.ratings)
        if desk.table.place != after.place:
            desk.message(TABLE).closed = False
            desk.sought = True
        desk.table, desk.clocks = after, dict(entry.clocks)
        desk.tidings += entry.change.tell
        desk.leftover += [desk.reminders.pop(kind).message for kind in entry.settled]
        self.moves += len(entry.change.actions)
        if after.fixture is not None and not after.live:
            self.ended(after)
        for seat in [key for key in desk.messages if key != TABLE]:
            if entry.fresh or seat >= len(after.chairs) or after.chairs[seat].left:
                gone, desk.sought = desk.messages.pop(seat), True
                if gone.message is not None and gone.message.message_id not in entry.bare:
                    desk.leftover.append(gone.message)
        for key, generation in entered.wanted.items():
            desk.message(key).wanted = generation
        if desk.clocks:
            self._timer.nudge(min(running.due for running in desk.clocks.values()))


def load(books: Books, table: TableId) -> Desk | None:
    """Read a table with its clocks and messages; None when there is none. Raises `BrokenTable`."""
    row = books.tables.get(table)
    if row is None:
        return None
    try:
        value = read(row.schema, row.state)
    except Exception as error:
        # Not what it says: the part of the table it names may be a card.
        raise BrokenTable(f"table {table} cannot be read ({type(error).__name__})") from error
    desk = Desk(replace(value, version=row.version))
    if value.rated and not value.live:
        desk.ratings = changes(books, table, value.match_number)
    for clock in books.clock.of_table(table):
        desk.clocks[Kind(clock.kind)] = Running(Kind(clock.kind), clock.mark, clock.due)
    for posted in books.outbox.reminders(table):
        message = MessageRef(posted.channel_id, posted.message_id)
        desk.reminders[Kind(posted.kind)] = Reminder(posted.mark, message)
    for slot in books.outbox.of_table(table):
        placed = slot.channel_id is not None and slot.message_id is not None
        desk.messages[slot.seat] = Shown(
            wanted=slot.wanted,
            shown=slot.shown,
            message=MessageRef(slot.channel_id or 0, slot.message_id or 0) if placed else None,
            posted_at=slot.posted_at,
            posts=slot.posts,
            closed=bool(slot.closed),
            doubtful=True,
            marked=slot.marked_id,
            round_at=slot.round_at,
        )
    return desk
