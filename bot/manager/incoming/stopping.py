"""Leave in order: what is in flight is finished within a limit, then the tables are told that the bot is restarted."""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from bot.manager.books import Books
from bot.manager.desks.desk import TABLE, Desk
from bot.manager.desks.timer import Timer
from bot.manager.errors import NotSaved, ShowingError
from bot.manager.ids import TableId
from bot.manager.incoming.catches import Catches
from bot.manager.limits import within
from bot.manager.parts import Parts, sound_desk

FINISH: Final = 1.5
"""Seconds for each kind of work to finish in."""
TELL: Final = 3.0
"""Seconds in which tables are told, and whatever was not needed to finish in: a channel may take no edit for five.

All in all this stays below the ten that most supervisors give.
"""
LEAST: Final = 1.0
"""Seconds in which tables are told, however long the rest has taken: the database may have been slow."""
MOST: Final = 100
"""Tables that are told, those with the least time left first: more do not get through in that time."""

log = logging.getLogger(__name__)


async def stop(parts: Parts, timer: Timer, catches: Catches, others: Awaitable[object]) -> None:
    """Finish what is in flight, stop clocks and writers, and tell the tables; `others` stops what brings new ones."""
    loop = asyncio.get_running_loop()
    ends = loop.time() + 3 * FINISH + TELL
    await within(FINISH, asyncio.gather(timer.stop(), others))
    catches.drop_all()
    await within(FINISH, asyncio.gather(parts.tasks.finish(), parts.tidings.stop()))
    await parts.outbox.stop(FINISH)
    await _tell(parts, timer, lambda: max(LEAST, ends - loop.time()))


async def _tell(parts: Parts, timer: Timer, left: Callable[[], float]) -> None:
    """Write into the table messages that the bot is restarted; each is noted to be written again at the start.

    There are so many seconds `left` for it.
    """
    try:
        # The next process takes what the clock says here for when this one lived last.
        await timer.check()
        now = parts.clock.now()
        desks = await _to_tell(parts)

        def note(books: Books) -> list[int]:
            books.clock.alive(now)
            return [books.outbox.want(desk.table.id, TABLE) for desk in desks]

        for desk, wanted in zip(desks, await parts.store.run(note), strict=True):
            desk.message(TABLE).wanted = wanted
    except (NotSaved, OSError) as error:
        log.warning("No table is told of the restart: %r", error)
        return
    await within(left(), asyncio.gather(*(_write(parts, desk) for desk in desks), return_exceptions=True))


async def _to_tell(parts: Parts) -> list[Desk]:
    """Return the live tables with a message, those whose clock runs out first before the others."""
    desks = [await sound_desk(parts, table) for table in await parts.store.read(_urgent)]
    return [desk for desk in desks if desk is not None and desk.message(TABLE).message is not None]


def _urgent(books: Books) -> list[TableId]:
    live = set(books.tables.live())
    timed = dict.fromkeys(row.table for row in books.clock.until(math.inf) if row.table in live)
    return [TableId(table) for table in (*timed, *sorted(live - timed.keys()))][:MOST]


async def _write(parts: Parts, desk: Desk) -> None:
    view = replace(desk.table_view(), restarting=True)
    try:
        await parts.showing.show_table(view.place, view.message, view, nonce=f"{view.id}.bye")
    except ShowingError as error:
        log.info("Table %s is not told of the restart: %r", view.id, error)
