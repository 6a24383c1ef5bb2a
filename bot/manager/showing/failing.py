"""What helps when a message cannot be written: wait, post it anew, or leave it and tell people why."""

import logging

from bot.manager.books import Books, Store
from bot.manager.desks.desk import TABLE, Desk
from bot.manager.errors import Archived, Closed, Denied, NoPlace, ShowingError, TryLater
from bot.manager.ports import Clock, Showing
from bot.manager.showing.backoff import Backoff, Key
from bot.manager.showing.posting import Posting
from bot.manager.showing.telling import CLOSED, DENIED, KEEPS_GOING, LEAGUE_PLACE_GONE, PLACE_GONE, Telling
from bot.manager.showing.writing import Writing

log = logging.getLogger(__name__)


class Failing:
    """Takes each error to what helps against it."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        showing: Showing,
        posting: Posting,
        *,
        writing: Writing,
        backoff: Backoff,
    ) -> None:
        self._store = store
        self._clock = clock
        self._telling = Telling(showing)
        self._posting = posting
        self._writing = writing
        self._backoff = backoff

    async def failed(self, name: Key, desk: Desk, error: ShowingError) -> float | None:
        """Do what helps against an error; return how long to wait before the next try, None for not at all."""
        if isinstance(error, Denied):
            return await self._denied(name, desk, error)
        if isinstance(error, TryLater):
            shown = desk.message(name[1])
            shown.doubtful = shown.doubtful or self._writing.posts_anew(name)
            if error.seconds is not None and self._posting.old(shown):
                # Old messages may be edited seldom.
                self._writing.post_anew(name)
            return self._backoff.failed(name, error.seconds)
        if isinstance(error, Closed):
            await self._closed(name, desk, known=error.known)
        else:
            await self._writing.lost(name, desk)
        return None

    async def spent(self, name: Key, desk: Desk) -> float:
        """Return how long a table message waits that is deleted again and again; its host is told once."""
        table, key = name
        if key != TABLE or self._writing.posts_anew(name) or desk.message(key).message is not None:
            return 0
        wait = self._posting.wait(table)
        if wait:
            log.warning("Table %s: its message is deleted again and again", table)
            await self._telling.host(desk, KEEPS_GOING)
        return wait

    async def _closed(self, name: Key, desk: Desk, *, known: bool) -> None:
        """Leave the hand of somebody who takes no direct messages, and tell him so at the table, once a day."""
        table, seat = name
        await self._writing.leave(name, desk)
        person, now, doubtful = desk.table.chairs[seat].person, self._clock.now(), desk.message(seat).doubtful
        if doubtful:
            # By the time he takes messages again nobody remembers the nonce.
            self._writing.suspect(name)

        def close(books: Books) -> None:
            books.outbox.close(table, seat, True)
            if doubtful:
                books.outbox.suspect(table, seat)
            if person is not None and not known:
                books.direct.closed(person, now)

        desk.message(seat).closed = True
        await self._store.run(close)
        if person is not None and not known:
            await self._telling.in_public(desk, person, CLOSED)

    async def _denied(self, name: Key, desk: Desk, denied: Denied) -> float | None:
        """Do what helps where the bot may not post; return how long not to try again."""
        if (
            isinstance(denied, Archived)
            and not self._writing.posts_anew(name)
            and desk.message(name[1]).message
        ):
            # Posting in a thread takes it out of the archive, editing does not.
            self._writing.post_anew(name)
            return None
        if isinstance(denied, NoPlace) and name[1] == TABLE:
            await self.place_gone(desk)
            return None
        if isinstance(denied, NoPlace):
            await self._forget_channel(name, desk)
        if name[1] == TABLE and name not in self._backoff.denials:
            await self._telling.host(desk, DENIED)
        return self._backoff.denied(name)

    async def _forget_channel(self, name: Key, desk: Desk) -> None:
        """Have somebody's direct messages looked for anew: where they were there is no channel any more."""
        person = desk.table.chairs[name[1]].person
        if person is not None:
            await self._store.run(lambda books: books.direct.forget(person))
        await self._writing.lost(name, desk)

    async def place_gone(self, desk: Desk) -> None:
        """Leave the table message of a table whose channel is no more, until it moves, and tell everybody at it who still plays."""
        table, shown = desk.table.id, desk.message(TABLE)
        if shown.closed:
            return
        shown.closed = True
        await self._store.run(lambda books: books.outbox.close(table, TABLE, True))
        if desk.table.live:
            gone = PLACE_GONE if desk.table.fixture is None else LEAGUE_PLACE_GONE
            await self._telling.everybody(desk, gone)
