"""Keeps the calendar of each server as its leagues are: one writer a league, who repairs what a kill or an outage left.

That an entry is about to be made is stored before it is asked for, so that one that was made by a process that died is
looked for and taken over. What somebody has taken out of the calendar is not put there again. Where the bot may make no
entries there are none.
"""

import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Final

from bot.manager.books import Store
from bot.manager.books.scheduling import GatheringRow
from bot.manager.competition import Competition
from bot.manager.errors import Denied, Gone, NotSaved, ShowingError, Unfit
from bot.manager.gatherings import Gathering, gatherings, mark_of, was_held
from bot.manager.ids import LeagueId
from bot.manager.leagues.keeper import LeagueDesk
from bot.manager.leagues.writers import Writers
from bot.manager.ports import Clock, Showing
from bot.manager.showing.backoff import LONGEST_DENIED

SOONEST: Final = 120.0
"""Seconds before it begins until which something is put into the calendar, or moved there."""
TAKEN_AWAY: Final = 0
"""Stands for an entry that somebody took out of the calendar."""

log = logging.getLogger(__name__)


class Calendar:
    """The writers of the calendars."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        showing: Showing,
        desk_of: Callable[[LeagueId], Awaitable[LeagueDesk | None]],
    ) -> None:
        self._store = store
        self._clock = clock
        self._showing = showing
        self._desk_of = desk_of
        self._writers = Writers(clock, self._write, what="calendar")
        self._denied: dict[int, float] = {}
        self._left_out: defaultdict[int, set[LeagueId]] = defaultdict(set)

    def wake(self, league: LeagueId) -> None:
        """Bring the calendar up to date for a league soon."""
        self._writers.wake(league)

    def allowed_anew(self, guild_id: int) -> None:
        """Hear that what the bot may do in a server has changed: what it was not allowed to write is tried again."""
        self._denied.pop(guild_id, None)
        for league in self._left_out.pop(guild_id, ()):
            self.wake(league)

    async def stop(self, limit: float) -> None:
        """Finish what is in flight within so many seconds, and start no more."""
        await self._writers.stop(limit)

    async def _write(self, league: LeagueId) -> float | None:
        desk = await self._desk_of(league)
        return None if desk is None else await self._once(desk.competition)

    async def _once(self, competition: Competition) -> float | None:
        """Bring the calendar up to date; return how long to wait before the next try, None when it went well."""
        league, guild = competition.id, competition.place.guild_id
        if self._clock.now() < self._denied.get(guild, 0):
            self._left_out[guild].add(league)
            return None
        try:
            await self._bring(competition)
        except Denied as error:
            # It is tried again when the league changes, or what the bot may do: nobody misses it meanwhile.
            log.info("No calendar of server %s: %r", guild, error)
            self._denied[guild] = self._clock.now() + LONGEST_DENIED
            self._left_out[guild].add(league)
            return None
        except Unfit as error:
            # It would be refused again; when the league changes something else is asked for.
            log.error("Discord does not take what league %s has for the calendar: %s", league, error)  # noqa: TRY400 - where it was raised tells nothing
        except (ShowingError, NotSaved, OSError) as error:
            log.info("The calendar of league %s is tried again: %r", league, error)
            return self._writers.failed(league, error)
        self._writers.written(league)
        return None

    async def _bring(self, competition: Competition) -> None:
        """Make the calendar show what it is to show. Raises `ShowingError`, `NotSaved`, OSError."""
        league = competition.id
        rows = {
            row.slot: row for row in await self._store.read(lambda books: books.gatherings.of_league(league))
        }
        wanted = {gathering.slot: gathering for gathering in gatherings(competition)}
        for slot, row in rows.items():
            if slot not in wanted:
                await self._clear(competition, row)
        for slot, gathering in wanted.items():
            await self._show(gathering, rows.get(slot))

    async def _show(self, gathering: Gathering, row: GatheringRow | None) -> None:
        early = not gathering.played and gathering.starts > self._clock.now() + SOONEST
        league, slot = gathering.league, gathering.slot
        if row is None:
            if early:
                await self._store.run(lambda books: books.gatherings.intend(league, slot))
                await self._note(gathering, await self._showing.plan(gathering))
        elif row.entry is None:
            await self._take_over(gathering, early=early)
        elif row.entry != TAKEN_AWAY and row.state != gathering.state and (early or gathering.played):
            try:
                await self._showing.replan(row.entry, gathering)
            except Gone:
                await self._note(gathering, TAKEN_AWAY)
            else:
                await self._note(gathering, row.entry)

    async def _take_over(self, gathering: Gathering, *, early: bool) -> None:
        """Find the entry that may have been made, or make it now."""
        league, slot = gathering.league, gathering.slot
        entry = await self._showing.planned(gathering.place.guild_id, gathering.mark)
        if entry is not None:
            await self._store.run(lambda books: books.gatherings.shows(league, slot, entry, ""))
            await self._showing.replan(entry, gathering)
            await self._note(gathering, entry)
        elif early:
            await self._note(gathering, await self._showing.plan(gathering))
        else:
            await self._store.run(lambda books: books.gatherings.drop(league, slot))

    async def _note(self, gathering: Gathering, entry: int) -> None:
        league, slot, state = gathering.league, gathering.slot, gathering.state
        await self._store.run(lambda books: books.gatherings.shows(league, slot, entry, state))

    async def _clear(self, competition: Competition, row: GatheringRow) -> None:
        """Say in the calendar that something is over, or does not take place."""
        league, entry = competition.id, row.entry
        if entry is None:
            entry = await self._showing.planned(competition.place.guild_id, mark_of(league, row.slot))
        if entry:
            try:
                held = was_held(competition.league, row.slot)
                await self._showing.unplan(competition.place.guild_id, entry, held=held)
            except Gone:
                log.info("What league %s has in the calendar was taken away", league)
        await self._store.run(lambda books: books.gatherings.drop(league, row.slot))
