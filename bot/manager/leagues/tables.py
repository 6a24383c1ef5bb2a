"""Opens the tables of leagues, ten a minute, in threads of their own, and ends those whose match counts no more."""

import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

from bot.manager import lobby, play
from bot.manager.competition import WAVE, Competition, Meeting
from bot.manager.errors import BrokenTable, Repeated, ShowingError
from bot.manager.ids import LeagueId, PersonId, Place, TableId
from bot.manager.leagues.keeper import Deed, LeagueDesk, LeagueKeeper
from bot.manager.parts import Parts
from bot.manager.table import Change, Fixture, Table
from bot.manager.views import EndReason, Stage

TRY_AGAIN: Final = 30.0
"""Seconds after which what could not be done is tried again."""

log = logging.getLogger(__name__)


class LeagueTables:
    """Brings the tables of leagues to where the leagues want them, one after the other."""

    def __init__(self, parts: Parts, keeper: LeagueKeeper, changed: Callable[[LeagueDesk], None]) -> None:
        """`changed` hears of leagues that have changed by that."""
        self._parts = parts
        self._keeper = keeper
        self._changed = changed
        self._waiting: list[LeagueId] = []
        self._working = False

    def wake(self, competition: Competition) -> None:
        """See to the tables of a league soon, if there is anything to do."""
        if (_to_open(competition) or competition.former) and competition.id not in self._waiting:
            self._waiting.append(competition.id)
            self._work()

    def _work(self) -> None:
        if self._waiting and not self._working:
            self._working = True
            self._parts.start(self._next())

    async def _next(self) -> None:
        """Open or end one table, and come back for the next when it is its turn."""
        pause = 0.0
        league = self._waiting.pop(0)
        try:
            desk = await self._keeper.desk(league)
            if desk is not None:
                pause = await self._one(desk)
                if (_to_open(desk.competition) or desk.competition.former) and league not in self._waiting:
                    self._waiting.append(league)
        except Exception:
            log.exception("A table of league %s could not be seen to", league)
            pause = TRY_AGAIN
            self._waiting.append(league)
        self._working = False
        if pause and self._waiting:
            self._working = True
            self._parts.clock.later(pause, self._again)
        else:
            self._work()

    def _again(self) -> None:
        self._working = False
        self._work()

    async def _one(self, desk: LeagueDesk) -> float:
        """See to one table of a league, and return how long to wait until the next."""
        if desk.competition.former:
            await self._end(desk, desk.competition.former[0])
            return 0
        meeting = _to_open(desk.competition)
        if meeting is None:
            return 0
        await self._open(desk, meeting)
        return WAVE

    async def _open(self, desk: LeagueDesk, meeting: Meeting) -> None:
        competition = desk.competition
        if await self._parts.keeper.desk(meeting.table) is None:
            await self._open_table(competition, meeting, await self._place(competition, meeting))
        stands = await self._parts.keeper.desk(meeting.table)
        channel = None if stands is None else stands.table.place.channel_id
        async with desk.lock:
            now = desk.competition
            meetings = tuple(
                replace(other, opened=True, channel=channel) if other.table == meeting.table else other
                for other in now.meetings
            )
            former = now.former if now.meeting_of(meeting.table) else (*now.former, meeting.table)
            deed = Deed(f"opened:{meeting.table}", "opened", about=meeting.table)
            await self._keeper.commit(desk, replace(now, meetings=meetings, former=former), deed)
        self._changed(desk)

    async def _place(self, competition: Competition, meeting: Meeting) -> Place:
        """Make the thread of a table; where that cannot be it opens in the channel of the league."""
        try:
            opened = competition.league.open()
            number = next((n for stage, n, pairing in opened if meeting.is_of(stage, pairing)), 0)
            title = f"{competition.plan.name} {meeting.stage + 1}.{number + 1}"
            return await self._parts.showing.open_thread(competition.place, competition.plan.variant, title)
        except ShowingError as error:
            log.info("No thread in channel %s: %r", competition.place.channel_id, error)
            return competition.place

    async def _open_table(self, competition: Competition, meeting: Meeting, place: Place) -> None:
        plan, at = competition.plan, self._parts.clock.now()
        drawn = tuple(PersonId(entrant) for entrant in meeting.seats)
        fixture = Fixture(competition.id, plan.name, drawn, at + plan.ready_time)
        bare = Table(
            id=meeting.table,
            place=place,
            variant=plan.variant,
            secret=self._parts.chance.secret(),
            options=plan.options,
            human_at=at,
            turn_clock=self._parts.terms.turn if plan.turn_clock is None else plan.turn_clock,
            reactions=self._parts.preferences.server(place.guild_id).reactions,
            may_rate=plan.rated,
            thread=place != competition.place,
        )
        with suppress(Repeated):
            opened, stale = await self._parts.keeper.open(
                lobby.fixed(bare, fixture), f"fixture:{meeting.table}"
            )
            self._parts.announce(opened, stale)

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


def _to_open(competition: Competition) -> Meeting | None:
    if competition.paused or competition.league.over:
        return None
    return next((meeting for meeting in competition.meetings if not meeting.opened), None)
