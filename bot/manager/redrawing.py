"""Draws what a person sees anew when he wants it otherwise than before."""

import logging

from bot.manager.errors import BrokenTable
from bot.manager.ids import PersonId, TableId
from bot.manager.parts import Parts

log = logging.getLogger(__name__)


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
