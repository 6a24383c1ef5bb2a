"""Draws what a person sees anew when he wants it otherwise than before."""

import logging
from contextlib import suppress

from bot.manager.books import Books
from bot.manager.errors import BrokenTable
from bot.manager.ids import PersonId, TableId
from bot.manager.keeper import load
from bot.manager.parts import Parts

log = logging.getLogger(__name__)


def want_hands(books: Books, person: PersonId) -> None:
    """Have the hands of a person written again, at the latest by the next process."""
    for name in books.tables.of_person(person):
        table = TableId(name)
        with suppress(BrokenTable):
            desk = load(books, table)
            seat = None if desk is None else desk.table.seat_of(person)
            if desk is not None and seat is not None and desk.hand_view(seat) is not None:
                books.outbox.want(table, seat)


async def redraw_hands(parts: Parts, person: PersonId) -> None:
    """Have the hands of a person at all his tables written again."""
    for table in await parts.store.read(lambda books: books.tables.of_person(person)):
        try:
            await _redraw(parts, TableId(table), person)
        except BrokenTable as broken:
            log.critical("A table is not sound: %s", broken)


async def _redraw(parts: Parts, table: TableId, person: PersonId) -> None:
    desk = await parts.keeper.desk(table)
    if desk is None:
        return
    async with desk.lock:
        seat = desk.table.seat_of(person)
        if seat is not None and desk.hand_view(seat) is not None:
            await parts.outbox.doubt(desk, seat)
