"""Keeps the message of every league up to date, one writer a message, skipping what lies between."""

import logging
from collections.abc import Awaitable, Callable

from bot.manager.books import Books, Store
from bot.manager.desks.ledger import tell_later
from bot.manager.errors import Denied, Gone, NotSaved, ShowingError
from bot.manager.ids import LeagueId, MessageRef
from bot.manager.leagues.keeper import LeagueDesk
from bot.manager.leagues.maker import to_maker
from bot.manager.leagues.writers import Writers
from bot.manager.ports import Clock, Showing
from bot.manager.showing.backoff import LONGEST_WAIT
from bot.manager.showing.nonces import Nonces

log = logging.getLogger(__name__)


class Board:
    """The writers of the messages of leagues."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        showing: Showing,
        desk_of: Callable[[LeagueId], Awaitable[LeagueDesk | None]],
        *,
        nonces: Nonces,
        tell: Callable[[], None],
        retire: Callable[[MessageRef], Awaitable[None]],
    ) -> None:
        """`tell` has what waits to be told delivered, `retire` takes the controls off an old message."""
        self._retire = retire
        self._nonces = nonces
        self._tell = tell
        self._store = store
        self._clock = clock
        self._showing = showing
        self._desk_of = desk_of
        self._writers = Writers(clock, self._write, what="message")
        self._anew: set[LeagueId] = set()
        self._denied: set[LeagueId] = set()

    @property
    def waiting(self) -> int:
        """Return how many messages are being written, or wait to be."""
        return self._writers.waiting

    def wake(self, league: LeagueId, *, anew: bool = False) -> None:
        """Bring the message of a league up to date soon; `anew` posts another, at the end of the channel."""
        if anew:
            self._anew.add(league)
        self._writers.wake(league)

    async def again(self, desk: LeagueDesk) -> None:
        """Have a message written again that is stored to be: it looks otherwise now. The desk's lock is held."""
        league = desk.competition.id
        row = await self._store.read(lambda books: books.leagues.get(league))
        desk.wanted = desk.wanted if row is None else row.wanted
        self.wake(league)

    async def stop(self, limit: float) -> None:
        """Finish the writes in flight within so many seconds, and start no more."""
        await self._writers.stop(limit)

    async def gone(self, desk: LeagueDesk, message: MessageRef) -> None:
        """Hear that a message was deleted, and post it anew. The desk's lock is held."""
        if desk.message != message:
            return
        try:
            await self._lost(desk)
        except (NotSaved, OSError) as error:
            # It is written again, and found to be gone then.
            log.warning("That a message is gone is noted later: %r", error)
            desk.shown = 0
        self.wake(desk.competition.id)

    async def _write(self, league: LeagueId) -> float | None:
        """Write a message until it shows the newest; return how long to wait before the next try."""
        wait = None
        while wait is None and self._writers.open:
            desk = await self._desk_of(league)
            if desk is None or (desk.shown >= desk.wanted and league not in self._anew):
                self._writers.written(league)
                return None
            wait = await self._once(desk)
        return wait

    async def _once(self, desk: LeagueDesk) -> float | None:
        """Write a message once; return how long to wait before the next try, None when it went well."""
        league = desk.competition.id
        try:
            await self._show(desk)
        except Gone:
            await self._lost(desk)
            return None
        except Denied as error:
            log.info("League %s cannot be shown: %r", league, error)
            await self._tell_denied(desk)
            return LONGEST_WAIT
        except ShowingError as error:
            return self._writers.failed(league, error)
        return None

    async def _tell_denied(self, desk: LeagueDesk) -> None:
        """Tell whoever made a league, once, that its message cannot be shown."""
        competition = desk.competition
        if competition.id not in self._denied:
            self._denied.add(competition.id)
            told = to_maker(competition, "league_not_shown", channel=f"<#{competition.place.channel_id}>")
            at = self._clock.now()
            await self._store.run(lambda books: tell_later(books, (told,), at))
            self._tell()

    async def _show(self, desk: LeagueDesk) -> None:
        view, league = desk.view(), desk.competition.id
        anew = league in self._anew
        old = None if anew else desk.message
        nonce = self._nonces.of(f"{league}.l.{desk.posts}")
        message = await self._showing.show_league(desk.competition.place, old, view, nonce=nonce)
        former = desk.message
        if message != former:
            at = self._clock.now()
            await self._store.run(lambda books: _posted(books, league, message, former, at))
            desk.message, desk.posts, desk.posted_at = message, desk.posts + 1, at
            if former is not None:
                await self._retire(former)
        if anew:
            # What was asked for meanwhile is still to come.
            self._anew.discard(league)
        self._denied.discard(league)
        if old is None and desk.doubtful:
            # What was posted under this nonce by a process that died shows what it showed then.
            await self._showing.show_league(desk.competition.place, message, view, nonce=nonce)
        desk.doubtful = False
        await self._store.run(lambda books: books.leagues.shows(league, view.generation))
        desk.shown = max(desk.shown, view.generation)

    async def _lost(self, desk: LeagueDesk) -> None:
        await self._store.run(lambda books: books.leagues.lost(desk.competition.id))
        desk.message, desk.shown, desk.posts = None, 0, desk.posts + 1


def _posted(
    books: Books, league: LeagueId, message: MessageRef, former: MessageRef | None, at: float
) -> None:
    """Note where a message was posted, and that the one before has its controls until they are taken off."""
    books.leagues.posted(league, message.channel_id, message.message_id, at)
    if former is not None:
        books.outbox.leave(former.channel_id, former.message_id)
