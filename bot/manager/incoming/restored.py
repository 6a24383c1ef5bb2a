"""After a backup was restored: every table is told what is taken back, and all its messages are written again."""

from dataclasses import replace
from typing import Final

from bot.manager.desks.desk import TABLE
from bot.manager.errors import Repeated
from bot.manager.ids import TableId
from bot.manager.parts import Parts, sound_desk
from bot.manager.tables.table import Change, Table
from bot.manager.views import Notice

FAR: Final = 100_000
"""More than anything at a table can have moved on since a backup."""


async def tell_restored(parts: Parts) -> None:
    """Tell the live tables, once, even when the process dies between them."""
    until = await parts.store.read(lambda books: books.clock.restored())
    if until is None:
        return
    for table in await parts.store.read(lambda books: books.tables.live()):
        await _tell(parts, TableId(table), until)
    await parts.store.run(lambda books: books.clock.told_restored())


def _note(until: float) -> Notice:
    return Notice("restored", {"since": f"<t:{int(until)}:f>"})


def _past_what_is_taken_back(table: Table) -> Table:
    """Move on everything controls are stamped with: those drawn since the backup must not fit what comes now."""
    return replace(
        table,
        lobby=table.lobby + FAR,
        turn=table.turn + FAR,
        plays=table.plays + FAR,
        silent=table.silent + FAR,
        motions=table.motions + FAR,
        chairs=tuple(replace(chair, number=chair.number + FAR) for chair in table.chairs),
    )


async def _tell(parts: Parts, table: TableId, until: float) -> None:
    desk = await sound_desk(parts, table)
    if desk is None:
        return
    async with desk.lock:
        told = replace(_past_what_is_taken_back(desk.table), note=_note(until))
        # What stands in Discord may be newer than the database: it is written again, whatever is shown there.
        keys = tuple({TABLE, *desk.messages})
        try:
            stale = await parts.keeper.commit(
                desk, Change(told), f"restored:{until}:{table}", word="Restored", force=keys
            )
        except Repeated:
            return
        parts.announce(desk, stale)
