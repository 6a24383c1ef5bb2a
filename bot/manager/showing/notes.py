"""Stores what messages show, for all of them together and a few times a second."""

import logging
from typing import Final

from bot.manager.books import Books, Store
from bot.manager.desks.desk import Desk, Shown
from bot.manager.errors import NotSaved
from bot.manager.ids import TableId
from bot.manager.ports import Alarm, Clock
from bot.manager.working import Tasks

NOTED_AFTER: Final = 0.25
"""Seconds until it is stored what messages show, for all in one transaction."""

log = logging.getLogger(__name__)


class Notes:
    """What is to be stored of messages. Were it lost, they would be written once more."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._unnoted: dict[tuple[TableId, int], Desk] = {}
        self._due: Alarm | None = None
        self._tasks = Tasks()
        self._open = True

    def shows(
        self, desk: Desk, key: int, shown: Shown, generation: int, *, round_at: float | None = None
    ) -> None:
        """Note what a message shows, and when the round began that it shows, where that is known."""
        shown.shown = generation
        shown.round_at = shown.round_at if round_at is None else round_at
        self._unnoted[desk.table.id, key] = desk
        if self._due is None and self._open:
            self._due = self._clock.later(NOTED_AFTER, self._note_all)

    async def stop(self) -> None:
        """Store what is left, and nothing more by itself."""
        self._open = False
        self._note_all()
        await self._tasks.finish()

    def _note_all(self) -> None:
        if self._due is not None:
            self._due.cancel()
        self._due = None
        kept = ((name, desk.messages.get(name[1])) for name, desk in self._unnoted.items())
        notes = [(*name, shown.shown, shown.round_at) for name, shown in kept if shown is not None]
        self._unnoted.clear()
        if notes:
            self._tasks.start(self._store_notes(notes))

    async def _store_notes(self, notes: list[tuple[TableId, int, int, float]]) -> None:
        def note(books: Books) -> None:
            for table, key, generation, round_at in notes:
                books.outbox.shown(table, key, generation, round_at=round_at)

        try:
            await self._store.run(note)
        except (NotSaved, OSError) as error:
            log.warning("What %d messages show could not be noted: %r", len(notes), error)
