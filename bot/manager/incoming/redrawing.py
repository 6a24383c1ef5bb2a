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
            for key in () if desk is None else _messages(desk, scope, owner):
                books.outbox.want(table, key)


async def redraw(parts: Parts, scope: Scope, owner: int) -> None:
    """Have the hands of a person at all his tables, or the messages of all tables of a server, written again."""
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
        for key in _messages(desk, scope, owner):
            await parts.outbox.doubt(desk, key)


def _tables(books: Books, scope: Scope, owner: int) -> tuple[str, ...]:
    return tuple(books.tables.of_person(owner) if scope is Scope.PERSON else books.tables.in_guild(owner))


def _messages(desk: Desk, scope: Scope, owner: int) -> tuple[int, ...]:
    """Return which messages of a table it is, as the outbox counts them.

    Hands are among those of a server: they name buttons of the table as they are called there, and other people.
    """
    hands = tuple(seat for seat in desk.table.humans() if desk.hand_view(seat) is not None)
    if scope is Scope.SERVER:
        return (TABLE, *hands)
    return tuple(seat for seat in hands if seat == desk.table.seat_of(PersonId(owner)))
