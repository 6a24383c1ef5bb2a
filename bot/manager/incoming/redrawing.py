"""Draws messages anew when those who read them want them otherwise than before."""

import logging
from contextlib import suppress

from bot.manager.books import Books
from bot.manager.desks.desk import TABLE, Desk
from bot.manager.desks.keeper import load
from bot.manager.errors import BrokenTable
from bot.manager.ids import PersonId, TableId
from bot.manager.parts import Parts
from bot.manager.tables.choices import Scope

log = logging.getLogger(__name__)


def want_redrawn(books: Books, scope: Scope, owner: int) -> None:
    """Have the hands of a person, or the messages of tables and leagues of a server, written again, at the latest by the next process."""
    for league in books.leagues.titles(owner) if scope is Scope.SERVER else ():
        if league.live:
            books.leagues.want(league.id)
    for name in _tables(books, scope, owner):
        table = TableId(name)
        with suppress(BrokenTable):
            desk = load(books, table)
            key = None if desk is None else _message(desk, scope, owner)
            if key is not None:
                books.outbox.want(table, key)


async def redraw(parts: Parts, scope: Scope, owner: int) -> None:
    """Have the hands of a person at all his tables, or the table messages of a server, written again."""
    for table in await parts.store.read(lambda books: _tables(books, scope, owner)):
        try:
            await _redraw(parts, TableId(table), scope, owner)
        except BrokenTable as broken:
            log.critical("A table is not sound: %s", broken)


async def _redraw(parts: Parts, table: TableId, scope: Scope, owner: int) -> None:
    desk = await parts.keeper.desk(table)
    if desk is None:
        return
    async with desk.lock:
        key = _message(desk, scope, owner)
        if key is not None:
            await parts.outbox.doubt(desk, key)


def _tables(books: Books, scope: Scope, owner: int) -> tuple[str, ...]:
    return tuple(books.tables.of_person(owner) if scope is Scope.PERSON else books.tables.in_guild(owner))


def _message(desk: Desk, scope: Scope, owner: int) -> int | None:
    """Return which message of a table it is, as the outbox counts them; None where there is none."""
    if scope is Scope.SERVER:
        return TABLE
    seat = desk.table.seat_of(PersonId(owner))
    return seat if seat is not None and desk.hand_view(seat) is not None else None
