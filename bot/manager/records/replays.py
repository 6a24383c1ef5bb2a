"""Matches that have ended, move by move. Of a match in play there is no record, so none of this can show it."""

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.engine.record import parse
from bot.engine.record.moments import Course, course
from bot.manager.books import Store
from bot.manager.books.played import FinishedRow
from bot.manager.ids import PersonId, TableId

MOST_FINISHED: Final = 200
"""So many matches of a server, the newest, can be found without their code."""
MOST_KEPT: Final = 10_000
"""Moments that are kept of the matches seen last, of some 800 bytes each; one match may have more."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that has ended: which of its table's, of which game, when and where, and who sat where; None is a computer player."""

    guild_id: int
    table: TableId
    number: int
    variant: str
    at: float
    channel_id: int
    seats: tuple[PersonId | None, ...]


class Replays:
    """Finds matches that have ended, and plays them again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, Course] = OrderedDict()

    async def finished(self, guild_id: int) -> tuple[Finished, ...]:
        """Return the newest matches of a server, the newest first."""
        rows = await self._store.read(lambda books: books.played.finished(guild_id, MOST_FINISHED))
        return tuple(_finished(guild_id, row) for row in rows)

    async def find(self, guild_id: int, table: TableId, number: int | None = None) -> Finished | None:
        """Return a match of a server by its table and number, without a number the newest of that table; None where none has ended."""
        rows = await self._store.read(
            lambda books: books.played.finished(guild_id, 1, table=table, match=number)
        )
        return _finished(guild_id, rows[0]) if rows else None

    async def course(self, match: Finished) -> Course | None:
        """Return a match move by move; None where its record is gone, or cannot be read any more."""
        record = await self._store.read(lambda books: books.played.record(match.table, match.number))
        return None if record is None else await self.played_again(match, record)

    async def played_again(self, match: Finished, record: str) -> Course | None:
        """Return a match as its record tells it; None where that cannot be read any more."""
        # What is kept goes by the words of the record: when it is changed, nothing old is shown.
        known = self._kept.get(record)
        if known is None:
            # A long match takes a third of a second.
            known = await asyncio.to_thread(_played_again, match, record)
        if known is not None:
            self._keep(record, known)
        return known

    def _keep(self, record: str, seen: Course) -> None:
        self._kept[record] = seen
        self._kept.move_to_end(record)
        while len(self._kept) > 1 and sum(_sizes(self._kept)) > MOST_KEPT:
            self._kept.popitem(last=False)


def _sizes(kept: OrderedDict[str, Course]) -> Iterator[int]:
    return (len(seen.moments) for seen in kept.values())


def _played_again(match: Finished, record: str) -> Course | None:
    try:
        return course(parse(record))
    except Exception:
        log.exception("Table %s: the record of match %d cannot be read", match.table, match.number)
        return None


def _finished(guild_id: int, row: FinishedRow) -> Finished:
    seats = tuple(json.loads(row.result).get("people", ()))
    return Finished(
        guild_id,
        TableId(row.table),
        row.match,
        row.variant,
        row.at,
        row.channel_id,
        seats,
    )
