"""What is done in the store before anything else: after a start, and with a table that cannot be read."""

import math
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final

from bot.manager.books import Books
from bot.manager.desks.desk import TABLE
from bot.manager.desks.keeper import load
from bot.manager.errors import BrokenTable
from bot.manager.ids import MessageRef, TableId
from bot.manager.tables.clocks import PLAYERS_CLOCKS, Kind, floors

SOON: Final = 3_600
"""Seconds: of a clock that runs out sooner, every second is shown."""
NEAR: Final = 100
"""The time of a slower clock is near enough while it is wrong by less than one part in so many of what is left."""
JUST_BEFORE: Final = 60
"""Seconds before the bot was last alive in which it may have posted a message and not come to its reactions."""
SET_BACK: Final = 1.0
"""Seconds without a process that are taken for true when it seems to start before the last one has died."""


def take_up(
    books: Books, now: float, least: float
) -> tuple[list[tuple[TableId, int]], list[tuple[TableId, int]]]:
    """Move the clocks on by the outage, and return the messages that are to be shown.

    In the second list are those that were being written when the bot was last alive.
    """
    unsure = [(TableId(row.table), row.seat) for row in books.outbox.suspected()]
    last = books.clock.last_alive()
    if last is not None:
        # Reactions come after the message; a process that dies between leaves it without.
        unmarked = ((TableId(table), TABLE) for table in books.outbox.unmarked(last - JUST_BEFORE))
        unsure += [name for name in unmarked if name not in unsure]
    if last is not None and now != last:
        # Where the machine's clock was set back meanwhile, nobody knows how long it was; it was some time all the same.
        move_clocks(books, max(now - last, SET_BACK), now, least)
    books.clock.alive(now)
    return _stale(books), unsure


def _stale(books: Books) -> list[tuple[TableId, int]]:
    return [(TableId(row.table), row.seat) for row in books.outbox.stale()]


def move_clocks(books: Books, seconds: float, now: float, least: float) -> dict[tuple[TableId, int], int]:
    """Move the clocks by a time that nobody could play in, and return the generations of the messages to show.

    These are the ones whose time is now far off: rewriting all slow tables after each start would keep Discord's limit
    busy for minutes.
    """
    # What these seconds are for is settled: a start soon after must not move the clocks for them once more.
    books.clock.alive(now)
    books.clock.move_on(seconds, {kind.value: floor for kind, floor in floors(seconds, now, least).items()})
    return {
        (TableId(table), key): books.outbox.want(table, key)
        for table in _far_off(books, abs(seconds), now)
        for key in _shows_the_time(books, TableId(table))
    }


def _far_off(books: Books, seconds: float, now: float) -> Sequence[str]:
    """Return the live tables whose shown times, wrong by so much, do not tell what is left of them.

    Also those where any clock runs out soon: their message may have been deleted when nobody heard of it.
    """
    off = {
        row.table
        for row in books.clock.until(math.inf)
        if row.due <= now + SOON
        or (row.kind in PLAYERS_CLOCKS and row.kind != Kind.IDLE and seconds * NEAR > row.due - now)
    }
    return [table for table in books.tables.live() if table in off]


def pressing(books: Books, until: float) -> tuple[TableId, ...]:
    """Return the live tables with a clock that runs out before a time (epoch seconds)."""
    return tuple(
        TableId(table)
        for table in books.tables.live()
        if any(row.due <= until for row in books.clock.of_table(table))
    )


def _shows_the_time(books: Books, table: TableId) -> Iterator[int]:
    """Yield the messages that show when a clock runs out: the table message, and the hand of the seat to move."""
    yield TABLE
    if any(row.kind == Kind.TURN for row in books.clock.of_table(table)):
        with suppress(BrokenTable):
            desk = load(books, table)
            seat = None if desk is None else desk.table.to_move()
            if seat is not None:
                yield seat


def end_unread(books: Books, table: TableId, at: float) -> list[MessageRef]:
    """Put a table away that cannot be read, with its clocks, and return its messages: they keep their controls."""
    row = books.tables.get(table)
    if row is None:
        return []
    books.tables.save(table, row.version, row.schema, row.state, live=False, at=at)
    for clock in books.clock.of_table(table):
        books.clock.clear(table, clock.kind)
    books.tables.finish(table, 0, reason="ended", result="{}", record=None, at=at)
    slots = books.outbox.of_table(table)
    for slot in slots:
        books.outbox.drop(table, slot.seat)
    return [
        MessageRef(slot.channel_id or 0, slot.message_id) for slot in slots if slot.message_id is not None
    ]
