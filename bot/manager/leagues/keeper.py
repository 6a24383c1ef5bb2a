"""Keeps the leagues: loads them, and writes every change of one in one transaction before anybody hears of it."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Set
from dataclasses import dataclass, field, replace
from typing import Final
from weakref import WeakValueDictionary

from bot.manager.books import Books, Store
from bot.manager.competition import Competition
from bot.manager.desks.admission import kept_out
from bot.manager.desks.ledger import tell_later
from bot.manager.errors import KeptOut, Overtaken, Repeated
from bot.manager.ids import DraftId, LeagueId, MessageRef, PersonId
from bot.manager.league_views import LeagueView
from bot.manager.leagues.byes import byes
from bot.manager.leagues.deciding import due, wakes
from bot.manager.leagues.repeating import opens
from bot.manager.leagues.shelf import SCHEMA, read, written
from bot.manager.ports import Clock
from bot.manager.tables.table import Refuse, Tiding

MOST_LEAGUES: Final = 10
"""Live leagues of a server at most, when somebody opens another."""

log = logging.getLogger(__name__)


@dataclass(slots=True, weakref_slot=True, eq=False)
class LeagueDesk:
    """What the manager has of one league; all but the lock changes only to what is stored.

    The message is to show generation `wanted` and shows `shown`; `posts` counts the messages posted;
    it is `doubtful` whether the last process posted another; `posted_at` is when it was posted.
    """

    competition: Competition
    wanted: int = 0
    shown: int = 0
    message: MessageRef | None = None
    posts: int = 0
    doubtful: bool = False
    posted_at: float = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def view(self) -> LeagueView:
        """Give what everybody may see of the league."""
        return LeagueView(self.competition, due(self.competition), self.wanted, self.message)


@dataclass(frozen=True, slots=True)
class Deed:
    """What is entered in the audit list: by whom, None for the bot itself, and what about."""

    receipt: str
    word: str
    person: PersonId | None = None
    about: str = ""


class LeagueKeeper:
    """All leagues in memory. A change is made while the desk's lock is held."""

    def __init__(self, store: Store, clock: Clock, nudge: Callable[[float], None]) -> None:
        self._store = store
        self._clock = clock
        self._nudge = nudge
        self._desks: WeakValueDictionary[LeagueId, LeagueDesk] = WeakValueDictionary()
        self._live: dict[LeagueId, LeagueDesk] = {}

    async def desk(self, league: LeagueId) -> LeagueDesk | None:
        """Return a league; None when there is no such league. Raises ValueError where it cannot be read."""
        known = self._desks.get(league)
        if known is not None:
            return known
        loaded = await self._store.read(lambda books: _load(books, league))
        return None if loaded is None else self._keep(self._desks.setdefault(league, loaded))

    def known(self) -> list[LeagueDesk]:
        """Return the leagues that are in memory."""
        return list(self._desks.values())

    async def read_anew(self, desk: LeagueDesk) -> None:
        """Take what is stored of a league for what it is. Called while its lock is held."""
        loaded = await self._store.read(lambda books: _load(books, desk.competition.id))
        if loaded is not None:
            desk.competition = loaded.competition

    async def open(self, competition: Competition, deed: Deed, draft: DraftId | None = None) -> LeagueDesk:
        """Enter a new league in the place of its draft. Raises `NotSaved`.

        Raises `Refuse` when the draft is gone, or when there are as many leagues as may be.
        """
        desk = LeagueDesk(competition)

        def check(books: Books) -> None:
            if draft is not None and not books.drafts.drop(draft):
                raise Refuse("league_form_over")
            if sum(row.live for row in books.leagues.titles(competition.place.guild_id)) > MOST_LEAGUES:
                raise Refuse("too_many_leagues", most=MOST_LEAGUES)

        await self._write(desk, competition, deed, new=True, check=check)
        self._desks[competition.id] = desk
        return self._keep(desk)

    async def commit(
        self, desk: LeagueDesk, competition: Competition, deed: Deed, tell: Iterable[Tiding] = ()
    ) -> None:
        """Write a change, with what single people are to be told of it. Raises `NotSaved`, OSError."""
        await self._write(desk, competition, deed, new=False, tell=tell)
        self._keep(desk)

    async def follow(
        self, desk: LeagueDesk, competition: Competition, deed: Deed, other: Competition, other_deed: Deed
    ) -> LeagueDesk:
        """Write a change, and with it enter the league that follows. Raises `NotSaved`, OSError."""
        new = LeagueDesk(other)
        after, write = self._writing(desk, competition, deed, new=False)
        first, open_other = self._writing(new, other, other_deed, new=True)

        def both(books: Books) -> None:
            write(books)
            open_other(books)

        await self._store.run(both)
        self._written(desk, after)
        self._written(new, first)
        self._desks[other.id] = new
        self._keep(desk)
        return self._keep(new)

    async def _write(
        self,
        desk: LeagueDesk,
        competition: Competition,
        deed: Deed,
        *,
        new: bool,
        tell: Iterable[Tiding] = (),
        check: Callable[[Books], None] = lambda _: None,
    ) -> None:
        """Write a league unless `check`, which looks at it in the same transaction, raises."""
        after, write = self._writing(desk, competition, deed, new=new, tell=tell)

        def checked(books: Books) -> None:
            write(books)
            check(books)

        await self._store.run(checked)
        self._written(desk, after)

    def _writing(
        self,
        desk: LeagueDesk,
        competition: Competition,
        deed: Deed,
        *,
        new: bool,
        tell: Iterable[Tiding] = (),
    ) -> tuple[Competition, Callable[[Books], None]]:
        """Return a league as it is to be, and what writes it in a transaction."""
        at, before = self._clock.now(), desk.competition.version
        after = replace(competition, version=before + 1)
        next_due = _wakes(after)

        def write(books: Books) -> None:
            if new:
                place = after.place
                books.leagues.open(after.id, place.guild_id, place.channel_id, name=after.plan.name, at=at)
            if not books.leagues.log(
                after.id,
                after.version,
                receipt=deed.receipt,
                person=deed.person,
                word=deed.word,
                about=deed.about,
                at=at,
            ):
                raise Repeated(deed.receipt)
            text = written(after)
            if not books.leagues.save(after.id, before, SCHEMA, text, live=after.live, due=next_due, at=at):
                raise Overtaken(after.id)
            if not new:
                _let_in(books, after, set(desk.competition.league.active))
            if new or after.league.entrants != desk.competition.league.entrants:
                books.leagues.enter(after.id, after.league.entrants)
            tell_later(books, (*tell, *byes(desk.competition.league, after)), at)

        return after, write

    def _written(self, desk: LeagueDesk, after: Competition) -> None:
        desk.competition = after
        desk.wanted += 1
        next_due = _wakes(after)
        if next_due is not None:
            self._nudge(next_due)

    def _keep(self, desk: LeagueDesk) -> LeagueDesk:
        """Keep a league in memory as long as anything can happen by itself."""
        if desk.competition.live:
            self._live[desk.competition.id] = desk
        else:
            self._live.pop(desk.competition.id, None)
        return desk


def _let_in(books: Books, after: Competition, before: Set[int]) -> None:
    """Check that nobody enters who was kept out since that was decided. Raises `KeptOut`."""
    for person in set(after.league.active) - before:
        reason = kept_out(books, after.place.guild_id, person)
        if reason is not None:
            raise KeptOut(person, reason)


def _wakes(competition: Competition) -> float | None:
    """Tell when something is to be done about a league by itself: in it, or after it."""
    times = (wakes(competition), opens(competition))
    return min((time for time in times if time is not None), default=None)


def _load(books: Books, league: LeagueId) -> LeagueDesk | None:
    row = books.leagues.get(league)
    if row is None:
        return None
    placed = row.posted_in is not None and row.message_id is not None
    return LeagueDesk(
        replace(read(row.schema, row.state), version=row.version),
        wanted=row.wanted,
        shown=row.shown,
        message=MessageRef(row.posted_in or 0, row.message_id or 0) if placed else None,
        posts=row.posts,
        posted_at=row.posted_at,
        doubtful=True,
    )
