"""After a backup was restored: every table is told what is taken back, and all its messages are written again."""

from dataclasses import replace

from bot.manager.desk import TABLE
from bot.manager.errors import Repeated
from bot.manager.ids import TableId
from bot.manager.parts import Parts, sound_desk
from bot.manager.table import Change
from bot.manager.views import Notice


async def tell_restored(parts: Parts) -> None:
    """Tell the live tables, once, even when the process dies between them."""
    until = await parts.store.read(lambda books: books.clock.restored())
    if until is None:
        return
    for table in await parts.store.read(lambda books: books.tables.live()):
        await _tell(parts, TableId(table), until)
    await parts.store.run(lambda books: books.clock.told_restored())


async def _tell(parts: Parts, table: TableId, until: float) -> None:
    desk = await sound_desk(parts, table)
    if desk is None:
        return
    async with desk.lock:
        note = Notice("restored", {"since": f"<t:{int(until)}:f>"})
        # What stands in Discord may be newer than the database: it is written again, whatever is shown there.
        keys = tuple({TABLE, *desk.messages})
        change = Change(replace(desk.table, note=note))
        try:
            stale = await parts.keeper.commit(
                desk, change, f"restored:{until}:{table}", word="Restored", force=keys
            )
        except Repeated:
            return
        parts.announce(desk, stale)
