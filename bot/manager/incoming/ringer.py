"""Takes every clock that has run out to its table: through the same lock and the same transaction as a press."""

import logging
from collections import Counter
from collections.abc import Collection
from dataclasses import replace
from typing import Final

from bot.engine.actions import Catch
from bot.manager.books import DeadlineRow
from bot.manager.desks.desk import Desk, Held, Reminder
from bot.manager.errors import BrokenTable, NotSaved
from bot.manager.ids import TableId
from bot.manager.incoming.catches import Catches, catchable
from bot.manager.incoming.leavers import Leavers
from bot.manager.incoming.opening import Opening, put_away
from bot.manager.incoming.thoughts import AGAIN, Thoughts
from bot.manager.parts import Parts
from bot.manager.tables.bells import (
    caught_up,
    due_plans,
    moved,
    no_rematch,
    reminded,
    rung,
    said,
    without_due_plans,
)
from bot.manager.tables.clocks import ENDS_A_MATCH, PLAYERS_CLOCKS, REMINDERS, Kind, receipt_of
from bot.manager.tables.computers import chosen
from bot.manager.tables.play import removes, then
from bot.manager.tables.table import Change, Table, Tiding
from bot.manager.views import Notice, Stage

WAITING: Final = 60.0
"""Seconds until a clock is looked at again whose table waits."""
LONGEST_WAITING: Final = 30 * 86_400.0
LONGEST_COMING: Final = 86_400.0
"""Seconds a table waits at most because nobody can play at it, and one of a league because nobody can come: its league waits too."""

log = logging.getLogger(__name__)


class Ringer:
    """Makes deadlines happen, and lets void ones go."""

    def __init__(
        self, parts: Parts, catches: Catches, opening: Opening, leavers: Leavers, *, thoughts: Thoughts
    ) -> None:
        self.chosen: Counter[str] = Counter()
        """Turns of computer players, by who chose what was done."""
        self._parts = parts
        self._thoughts = thoughts
        self._leavers = leavers
        self._catches = catches
        self._opening = opening

    async def ring(self, row: DeadlineRow) -> None:
        """Take a deadline that has run out to its table."""
        table, kind = TableId(row.table), Kind(row.kind)
        try:
            desk = await self._parts.keeper.desk(table)
        except BrokenTable as broken:
            log.critical("A clock of a table that is not sound is stopped: %s", broken)
            desk = None
        if desk is None:
            await self._parts.store.run(lambda books: books.clock.clear(table, kind))
            return
        async with desk.lock:
            await self._ring(desk, kind, row)

    async def _ring(self, desk: Desk, kind: Kind, row: DeadlineRow) -> None:
        now = self._parts.clock.now()
        running = desk.clocks.get(kind)
        if running is None:
            await self._parts.keeper.drop_clock(desk, kind)
        elif running.mark != row.mark or running.due > now:
            return  # void: the clock that runs now is about something else
        elif kind in PLAYERS_CLOCKS and self._waits(desk, kind, now):
            await self._parts.keeper.look_again(desk, kind, WAITING)
        elif row.seen is None and (kind in ENDS_A_MATCH or (kind is Kind.TURN and removes(desk.table))):
            await self._parts.keeper.look_again(desk, kind, self._parts.terms.second_look)
        else:
            await self._happen(desk, kind, now)

    def _waits(self, desk: Desk, kind: Kind, now: float) -> bool:
        """Tell whether a table waits because nobody can play at it; some time without anybody is enough."""
        longest = LONGEST_COMING if kind is Kind.READY else LONGEST_WAITING
        return self._parts.outbox.reach.suspends(desk) and now - desk.table.human_at < longest

    async def _happen(self, desk: Desk, kind: Kind, now: float) -> None:
        if kind in REMINDERS:
            if not self._parts.outbox.reach.suspends(desk):
                self._parts.start(self._remind(desk, kind, desk.clocks[kind].mark))
            await self._parts.keeper.drop_clock(desk, kind)
            return
        running = desk.clocks.get(kind)
        if kind is not Kind.REMARK:
            await self._catches.decide_all(desk)
        if desk.clocks.get(kind) != running:
            return  # a catch that was held back has ended what it was about
        if kind is Kind.COMPUTER and self._thoughts.awaited(desk):
            await self._parts.keeper.look_again(desk, kind, AGAIN)
            return
        try:
            async with self._opening.in_turn(takes_place=kind is Kind.REMATCH):
                await self._write(desk, kind, await self._change(desk, kind, now))
        except BrokenTable as broken:
            self._parts.announce(desk, await self._parts.keeper.freeze(desk, broken))
        except NotSaved as error:
            log.warning("Table %s: clock %s is tried again: %r", desk.table.id, kind, error)

    async def _write(self, desk: Desk, kind: Kind, change: Change | None) -> None:
        if change is None:
            await self._parts.keeper.drop_clock(desk, kind)
            return
        before, receipt = desk.table, receipt_of(kind, desk.table.id, desk.table.version)
        stale = await self._parts.keeper.commit(desk, change, receipt, word=kind)
        self._parts.announce(desk, stale)
        if kind is Kind.TURN:
            self._leavers.look(before, desk.table)
        if kind is Kind.ARCHIVE:
            self._parts.start(put_away(self._parts, desk.table.place))

    async def _change(self, desk: Desk, kind: Kind, now: float) -> Change | None:
        if kind is Kind.REMARK:
            return self._remarks(desk, now)
        if kind is Kind.COMPUTER:
            return self._turn(desk, now)
        if desk.table.stage is Stage.OVER and kind not in {Kind.REMATCH, Kind.ARCHIVE}:
            return None
        if kind is Kind.REMATCH:
            return await self._rematch(desk.table, now)
        return rung(desk.table, kind, now)

    def _turn(self, desk: Desk, now: float) -> Change | None:
        """Let a computer player take its turn; None while a misplay of its own has to be settled first."""
        seat = desk.table.to_move()
        if seat is None:
            return None
        choice = chosen(desk.table, seat, self._parts.chance.whim(), self._thoughts.take(desk))
        self.chosen[choice.by] += 1
        return moved(desk.table, choice, now)

    async def _rematch(self, table: Table, now: float) -> Change | None:
        """Begin another match where there is room, with those who may sit down; tell the others who want one."""
        if not await self._opening.has_room(table.place):
            return no_rematch(table)
        able = await self._opening.still_able(table)
        change = rung(able, Kind.REMATCH, now)
        if change is None or not change.table.live:
            return change
        notice = Notice("rematch_without", {"channel": f"<#{table.place.channel_id}>"})
        pairs = zip(table.chairs, able.chairs, strict=True)
        unable = (was.person for was, now in pairs if was.again and not now.again)
        return replace(change, tell=tuple(Tiding(person, notice) for person in unable if person is not None))

    def _remarks(self, desk: Desk, now: float) -> Change:
        """Let computer players say what is due; a catch of theirs is held back like anybody's."""
        table = caught_up(desk.table, now)
        change = Change(without_due_plans(table, now))
        for plan in due_plans(table, now):
            action = plan.action
            if isinstance(action, Catch) and table.grace > 0:
                self._hold(desk, action)
                continue
            taken = said(change.table, action, now)
            change = change if taken is None else then(change, taken)
        return change

    def _hold(self, desk: Desk, action: Catch) -> None:
        targets = catchable(desk.table, action.seat, action.target)
        if targets:
            receipt = f"catch:{desk.table.id}:{desk.table.version}:{action.seat}"
            self._catches.hold(desk, Held(action.seat, targets, receipt))

    async def _remind(self, desk: Desk, kind: Kind, mark: int) -> None:
        """Remind those the table waits for, by mention, that its time is running out.

        Where it stands is noted, so that it stands there no longer when what it is about is settled; one that was posted
        by a process that died before it could note that is left.
        """
        people, slug = reminded(desk.table, kind)
        gone_on = await self._gone_on(desk)
        wanting = tuple(
            person
            for person in people
            if person not in gone_on and self._parts.preferences.person(person).turn_notices
        )
        if not wanting:
            return
        try:
            posted = await self._parts.showing.tell(desk.table.place, wanting, Notice(slug, {}))
            async with desk.lock:
                await self._parts.keeper.reminded(desk, kind, Reminder(mark, posted))
        except Exception as error:  # noqa: BLE001 - the game does not depend on it
            log.info("Table %s: a reminder was not sent, or not noted: %r", desk.table.id, error)
        self._parts.announce(desk, ())

    async def _gone_on(self, desk: Desk) -> Collection[int]:
        """Return who does not think of another match at a table that is over: he sits at a newer one."""
        if desk.table.live:
            return ()
        table = desk.table.id
        return await self._parts.store.read(lambda books: books.tables.gone_on(table))
