"""Opens the tables of leagues, ten a minute, in threads of their own, and ends those whose match counts no more.

Who has left a league is let go by its tables too, and who has left the server is out of the league.
"""

import logging
import math
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

from bot.manager.answers import Refusal, Refused
from bot.manager.competition import WAVE, Competition, Meeting
from bot.manager.errors import BrokenTable, NotSaved, Repeated, ShowingError, TryLater
from bot.manager.ids import LeagueId, PersonId, Place, TableId
from bot.manager.leagues.keeper import Deed, LeagueDesk, LeagueKeeper
from bot.manager.leagues.maker import to_maker
from bot.manager.parts import Parts
from bot.manager.requests import Asker, LeaveSeat
from bot.manager.showing.threads import Threads
from bot.manager.tables import lobby, play
from bot.manager.tables.table import Change, Fixture, Table, Tiding
from bot.manager.views import EndReason, Stage

TRY_AGAIN: Final = 30.0
"""Seconds after which what could not be done is tried again."""
MOST_TRIES: Final = 3
"""Times a thread is asked for before its table opens in the channel."""

log = logging.getLogger(__name__)


class LeagueTables:
    """Brings the tables of leagues to where the leagues want them, one after the other."""

    def __init__(
        self,
        parts: Parts,
        keeper: LeagueKeeper,
        changed: Callable[[LeagueDesk], None],
        handle: Callable[[LeaveSeat], Awaitable[object]],
        out: Callable[[int, PersonId], Awaitable[object]],
    ) -> None:
        """`changed` hears of leagues that have changed by that, `out` of who is not on a server any more.

        `handle` takes requests about tables.
        """
        self._parts = parts
        self._keeper = keeper
        self._changed = changed
        self._handle = handle
        self._out = out
        self._threads = Threads(parts.store, parts.showing)
        self._drawn_before: set[TableId] = set()
        self._tries: Counter[TableId] = Counter()
        self._waiting: list[LeagueId] = []
        self._put_off: set[LeagueId] = set()
        self._working = False
        self._rests_until = -math.inf

    def wake(self, competition: Competition) -> None:
        """See to the tables of a league soon, if there is anything to do."""
        if _to_open(competition) or competition.former:
            self._queue(competition.id)

    def take_up(self, competition: Competition) -> None:
        """See to the tables of a league after a start: the last process may have made the thread of the next one."""
        self._drawn_before |= {meeting.table for meeting in competition.meetings if not meeting.opened}
        self.wake(competition)

    async def let_go(self, competition: Competition) -> None:
        """Take those who are in a league no more from its tables that are open; what cannot be stored is tried again."""
        try:
            done = await self._all_let_go(competition)
        except (NotSaved, OSError) as error:
            log.warning("Who has left league %s leaves its tables later: %r", competition.id, error)
            done = False
        if not done:
            self._parts.start_in(TRY_AGAIN, lambda: self._let_go_again(competition.id))

    async def _let_go_again(self, league: LeagueId) -> None:
        desk = await self._keeper.desk(league)
        if desk is not None:
            await self.let_go(desk.competition)

    async def _all_let_go(self, competition: Competition) -> bool:
        """Take them from their tables, and tell whether that is stored of all. Raises `NotSaved`, OSError."""
        done = True
        tables = [meeting.table for meeting in competition.meetings if meeting.opened]
        for name in (*tables, *competition.former):
            table = await self._table(name)
            if table is None or table.fixture is None or not table.live:
                continue
            drawn = {*table.fixture.drawn, *table.people()}
            for person in drawn & {PersonId(entrant) for entrant in competition.league.dropped}:
                receipt = f"quit:{name}:{person}:{self._parts.clock.now()}"
                done = await self._let_go(table, person, receipt) and done
        return done

    def _queue(self, league: LeagueId) -> None:
        if league not in self._waiting and league not in self._put_off:
            self._waiting.append(league)
            self._work()

    def _put_off_for_now(self, league: LeagueId) -> None:
        """Come back to a league later, whatever happens in it meanwhile; the others are not kept waiting."""
        self._put_off.add(league)
        self._parts.clock.later(TRY_AGAIN, lambda: self._take_up(league))

    def _take_up(self, league: LeagueId) -> None:
        self._put_off.discard(league)
        self._queue(league)

    def _work(self) -> None:
        if not self._waiting or self._working:
            return
        self._working = True
        rest = self._rests_until - self._parts.clock.steady()
        if rest > 0:
            self._parts.clock.later(rest, self._again)
        else:
            self._parts.start(self._next())

    async def _next(self) -> None:
        """Open or end one table, and come back for the next when it is its turn."""
        league = self._waiting.pop(0)
        try:
            desk = await self._keeper.desk(league)
            if desk is not None:
                await self._one(desk)
                if _to_open(desk.competition) or desk.competition.former:
                    self._queue(league)
        except TryLater as error:
            log.info("A thread for league %s is asked for again: %r", league, error)
            self._put_off_for_now(league)
        except Exception:
            log.exception("A table of league %s could not be seen to", league)
            self._put_off_for_now(league)
        self._again()

    def _again(self) -> None:
        self._working = False
        self._work()

    async def _one(self, desk: LeagueDesk) -> None:
        """See to one table of a league: end one, or open one, after which there is a rest. Raises `TryLater`."""
        if desk.competition.former:
            await self._end(desk, desk.competition.former[0])
            return
        meeting = _to_open(desk.competition)
        if meeting is not None:
            self._rests_until = self._parts.clock.steady() + WAVE
            await self._open(desk, meeting)

    async def _open(self, desk: LeagueDesk, meeting: Meeting) -> None:
        """Open a table, or find it open. Raises `TryLater`."""
        competition = desk.competition
        if await self._parts.keeper.desk(meeting.table) is None:
            await self._open_table(competition, meeting, await self._place(competition, meeting))
        stands = await self._parts.keeper.desk(meeting.table)
        channel = None if stands is None else stands.table.place.channel_id
        async with desk.lock:
            now, tell = _heard(desk.competition, channel)
            meetings = tuple(
                replace(other, opened=True, channel=channel) if other.table == meeting.table else other
                for other in now.meetings
            )
            former = now.former if now.meeting_of(meeting.table) else (*now.former, meeting.table)
            deed = Deed(f"opened:{meeting.table}", "opened", about=meeting.table)
            await self._keeper.commit(desk, replace(now, meetings=meetings, former=former), deed, tell)
        await self.let_go(desk.competition)
        self._changed(desk)
        self._parts.start(self._look(competition, meeting))

    async def _look(self, competition: Competition, meeting: Meeting) -> None:
        """See who of those who were called to a table is on the server no more; what cannot be known is let be."""
        for entrant in meeting.seats:
            person, guild_id = PersonId(entrant), competition.place.guild_id
            try:
                there = await self._parts.showing.belongs(guild_id, person)
            except ShowingError as error:
                log.info("Whether somebody has left server %s is not known: %r", guild_id, error)
                continue
            if not there:
                await self._out(guild_id, person)

    async def _place(self, competition: Competition, meeting: Meeting) -> Place:
        """Make the thread of a table; where that cannot be it opens in the channel of the league. Raises `TryLater`."""
        try:
            opened = competition.league.open()
            number = next((n for stage, n, pairing in opened if meeting.is_of(stage, pairing)), 0)
            title = f"{competition.plan.name} {meeting.stage + 1}.{number + 1}"
            fresh = meeting.table not in self._drawn_before
            place = await self._threads.open(competition.place, competition.plan.variant, title, fresh=fresh)
        except ShowingError as error:
            self._tries[meeting.table] += 1
            if isinstance(error, TryLater) and self._tries[meeting.table] < MOST_TRIES:
                raise
            log.info("No thread in channel %s: %r", competition.place.channel_id, error)
            place = competition.place
        self._tries.pop(meeting.table, None)
        self._drawn_before.discard(meeting.table)
        return place

    async def _open_table(self, competition: Competition, meeting: Meeting, place: Place) -> None:
        plan, at = competition.plan, self._parts.clock.now()
        settings = self._parts.preferences.server(place.guild_id)
        active = competition.league.active
        drawn = tuple(PersonId(entrant) for entrant in meeting.seats if entrant in active)
        fixture = Fixture(competition.id, plan.name, drawn, at + plan.ready_time)
        bare = Table(
            id=meeting.table,
            place=place,
            variant=plan.variant,
            secret=self._parts.chance.secret(),
            options=plan.options,
            human_at=at,
            turn_clock=self._parts.terms.turn if plan.turn_clock is None else plan.turn_clock,
            call_grace=self._parts.terms.call_grace,
            reactions=settings.reactions,
            may_rate=plan.rated,
            absent=settings.absent,
            idle_time=settings.idle_time,
            computers=settings.computers,
            thread=place != competition.place,
        )
        with suppress(Repeated):
            opened, stale = await self._parts.keeper.open(
                Change(lobby.fixed(bare, fixture)), f"fixture:{meeting.table}"
            )
            self._parts.announce(opened, stale)

    async def _table(self, name: TableId) -> Table | None:
        try:
            desk = await self._parts.keeper.desk(name)
        except BrokenTable:
            return None  # it can only be ended by hand, as any other
        return None if desk is None else desk.table

    async def _let_go(self, table: Table, person: PersonId, receipt: str) -> bool:
        """Take somebody from a table for good; False where it could not be stored."""
        if table.stage is not Stage.LOBBY:
            asker = Asker(person=person, name="", receipt=receipt, guild_id=table.place.guild_id)
            answer = await self._handle(LeaveSeat(asker=asker, table=table.id))
            return not (isinstance(answer, Refused) and answer.reason == Refusal.NOT_SAVED)
        desk = await self._parts.keeper.desk(table.id)
        if desk is None:
            return True
        async with desk.lock:
            if desk.table.stage is Stage.LOBBY:
                change = play.gathered(lobby.withdrawn(desk.table, person), self._parts.clock.now())
                with suppress(Repeated):
                    stale = await self._parts.keeper.commit(desk, change, receipt, word="LeaveLeague")
                    self._parts.announce(desk, stale)
        return True

    async def _end(self, desk: LeagueDesk, table: TableId) -> None:
        await self._end_table(table)
        async with desk.lock:
            left = tuple(other for other in desk.competition.former if other != table)
            deed = Deed(f"put_away:{table}:{desk.competition.version}", "put_away", about=table)
            await self._keeper.commit(desk, replace(desk.competition, former=left), deed)

    async def _end_table(self, table: TableId) -> None:
        """End a table whose match counts no more, in whatever state it is."""
        try:
            desk = await self._parts.keeper.desk(table)
        except BrokenTable:
            return  # it can only be ended by hand, as any other
        if desk is None:
            return
        async with desk.lock:
            if not desk.table.live:
                return
            in_lobby = desk.table.stage is Stage.LOBBY
            after = lobby.closed(desk.table) if in_lobby else play.over(desk.table, EndReason.ENDED)
            receipt = f"former:{table}:{desk.table.version}"
            self._parts.announce(
                desk, await self._parts.keeper.commit(desk, Change(after), receipt, word="EndTable")
            )


def _heard(competition: Competition, channel: int | None) -> tuple[Competition, tuple[Tiding, ...]]:
    """Note whether the last table got a thread; whoever made the league is told once that tables get none."""
    in_channel = channel == competition.place.channel_id
    noted = replace(competition, in_channel=in_channel)
    if not in_channel or competition.in_channel:
        return noted, ()
    return noted, (to_maker(competition, "league_no_threads", channel=f"<#{channel}>"),)


def _to_open(competition: Competition) -> Meeting | None:
    if competition.paused or competition.league.over:
        return None
    return next((meeting for meeting in competition.meetings if not meeting.opened), None)
