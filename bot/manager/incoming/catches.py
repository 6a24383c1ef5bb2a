"""Catches are held back for a moment, in which a call still comes first.

Nobody is told of a catch before it is decided. Anything else that is done at the table decides it at once, so that only
a call can beat it.
"""

import asyncio
import logging
from collections.abc import Sequence

from bot.engine.actions import Catch, Reason, Seat
from bot.engine.view import public_view
from bot.manager.answers import Answer, Known, Refusal, Refused
from bot.manager.desks.desk import Desk, Held
from bot.manager.errors import BrokenTable, NotSaved, Repeated
from bot.manager.parts import Parts, done, refused
from bot.manager.ports import Alarm
from bot.manager.tables import play
from bot.manager.tables.decide import returned
from bot.manager.tables.table import Refuse, Table
from bot.tracing import error_number

log = logging.getLogger(__name__)


class Catches:
    """Holds catches back and decides them."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._alarms: dict[int, tuple[Alarm, Desk, Held]] = {}
        self._open = True

    def hold(self, desk: Desk, held: Held) -> "asyncio.Future[Answer]":
        """Hold a catch back; the answer comes when it is decided. The desk's lock is held."""
        if not self._open:
            _answer(held, Refused(Refusal.RESTARTING))
            return held.outcome
        desk.held.append(held)
        due = self._parts.clock.later(
            desk.table.grace, lambda: self._parts.start(self._after_grace(desk, held))
        )
        self._alarms[id(held)] = due, desk, held
        return held.outcome

    def drop_all(self) -> None:
        """Let go of what is held back: nobody was told of it, and nothing is decided or held back any more."""
        self._open = False
        for alarm, desk, held in self._alarms.values():
            alarm.cancel()
            desk.held.remove(held)
            _answer(held, Refused(Refusal.NOT_SAVED))
        self._alarms.clear()

    async def decide_all(self, desk: Desk) -> None:
        """Decide whatever is held back now. The desk's lock is held."""
        while desk.held:
            await self._decide(desk, desk.held.pop(0))

    async def _after_grace(self, desk: Desk, held: Held) -> None:
        async with desk.lock:
            if held in desk.held:
                desk.held.remove(held)
                await self._decide(desk, held)

    async def _decide(self, desk: Desk, held: Held) -> None:
        alarm, _, _ = self._alarms.pop(id(held))
        alarm.cancel()
        answer: Answer
        try:
            answer = await self._outcome(desk, held)
        except (NotSaved, OSError):
            answer = Refused(Refusal.NOT_SAVED)
        except Exception:
            number = error_number()
            log.exception("Error %s with a catch that was held back", number)
            answer = Refused("failed", {"error": number})
        _answer(held, answer)

    async def _outcome(self, desk: Desk, held: Held) -> Answer:
        try:
            return await self._take(desk, held)
        except Refuse as refusal:
            if held.asker is not None:
                return refused(self._parts, desk, held.asker, refusal)
            return Refused(refusal.reason, refusal.values, desk.table_view())
        except Repeated:
            return Known()
        except BrokenTable as broken:
            self._parts.announce(desk, await self._parts.keeper.freeze(desk, broken))
            return Refused(Refusal.FROZEN)

    async def _take(self, desk: Desk, held: Held) -> Answer:
        at = self._parts.clock.now()
        targets = _still_silent(desk.table, held.targets)
        if not targets:
            raise Refuse(_why_not(desk.table, held.targets))
        table = desk.table if held.asker is None else returned(desk.table, held.asker, at)
        change = play.steps(table, [Catch(held.seat, target) for target in targets], at)
        stale = await self._parts.keeper.commit(desk, change, held.receipt, reaction=held.reaction)
        answer = done(self._parts, desk, held.asker, change)
        self._parts.announce(desk, stale)
        return answer


def _answer(held: Held, answer: Answer) -> None:
    if not held.outcome.done():
        held.outcome.set_result(answer)


def catchable(table: Table, seat: Seat, target: Seat | None) -> tuple[Seat, ...]:
    """Return the seats a catch is meant for that can be caught now."""
    wanted = range(len(table.chairs)) if target is None else (target,)
    return tuple(other for other in _still_silent(table, wanted) if other != seat)


def _still_silent(table: Table, targets: Sequence[Seat]) -> tuple[Seat, ...]:
    if table.match is None or not table.live:
        return ()
    return tuple(seat for seat in public_view(table.match).uncalled if seat in targets)


def _why_not(table: Table, targets: Sequence[Seat]) -> str:
    """Return why there is nobody to catch any more: who still has one card has called in time."""
    counts = public_view(table.match).counts if table.match is not None and table.live else ()
    called = any(counts[seat] == 1 for seat in targets if seat < len(counts))
    return Refusal.CALLED_FIRST if called else Reason.NOBODY_TO_CATCH
