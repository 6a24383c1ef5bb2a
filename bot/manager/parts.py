"""The parts the manager is made of, and the two things all of them do."""

import logging
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from typing import Any

from bot.manager.answers import Done, HandOver, Refused
from bot.manager.books import Store
from bot.manager.desks.desk import TABLE, Desk
from bot.manager.desks.keeper import Keeper
from bot.manager.errors import BrokenTable
from bot.manager.ids import Slot, TableId
from bot.manager.ports import Chance, Clock, Showing
from bot.manager.preferences import Preferences
from bot.manager.requests import Asker
from bot.manager.showing.nonces import Nonces
from bot.manager.showing.outbox import Outbox
from bot.manager.showing.tidings import Tidings
from bot.manager.tables.table import Change, Refuse
from bot.manager.terms import Terms
from bot.manager.working import Tasks

StartIn = Callable[[float, Callable[[], Coroutine[Any, Any, object]]], None]
"""What starts something that nobody waits for, in so many seconds."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Parts:
    """Ports, desks and writers."""

    store: Store
    clock: Clock
    chance: Chance
    showing: Showing
    terms: Terms
    keeper: Keeper
    outbox: Outbox
    preferences: Preferences
    tidings: Tidings
    nonces: Nonces
    tasks: Tasks = field(default_factory=Tasks)

    def start(self, work: Coroutine[Any, Any, object]) -> None:
        """Start something nobody waits for; it is finished before the manager stops."""
        self.tasks.start(work)

    def start_in(self, seconds: float, work: Callable[[], Coroutine[Any, Any, object]]) -> None:
        """Start such a thing in so many seconds."""
        self.clock.later(seconds, lambda: self.start(work()))

    def announce(self, desk: Desk, stale: Iterable[int]) -> None:
        """Show what is stored, tell who is to hear of it, and take the controls off what is shown no more."""
        while desk.leftover:
            self.start(self.outbox.retire(desk.leftover.pop()))
        if desk.sought:
            desk.sought = False
            self.outbox.search(desk.table.id)
        if desk.tidings:
            desk.tidings.clear()
            self.tidings.wake()
        self.outbox.wake_after(desk, stale)


async def sound_desk(parts: Parts, table: TableId) -> Desk | None:
    """Return the desk of a table; None when there is no such table, or when it cannot be read."""
    try:
        return await parts.keeper.desk(table)
    except BrokenTable as broken:
        log.critical("A table is not sound: %s", broken)
        return None


def done(parts: Parts, desk: Desk, asker: Asker | None, change: Change) -> Done | Refused:
    """Return the answer to a change that is stored, the pressed message handed over where that can be."""
    seat = None if asker is None else desk.table.seat_of(asker.person)
    hand = None if seat is None else desk.hand_view(seat)
    if asker is not None and change.refused is not None:
        edit = private_hand_over(parts, desk, asker)
        return Refused(change.refused, {}, desk.table_view(), hand, change.said, edit)
    edit = None if asker is None else hand_over(parts, desk, asker)
    return Done(desk.table_view(), hand, change.said, edit)


def looked(parts: Parts, desk: Desk, asker: Asker) -> Done:
    """Return the answer to somebody who only wants to see his hand; a hand message he pressed is his to redraw."""
    seat = desk.table.seat_of(asker.person)
    edit = private_hand_over(parts, desk, asker)
    return Done(desk.table_view(), None if seat is None else desk.hand_view(seat), edit=edit)


def refused(parts: Parts, desk: Desk, asker: Asker, refusal: Refuse) -> Refused:
    """Return a refusal with the present state; it is told to the asker alone, so only his hand is handed over."""
    seat = desk.table.seat_of(asker.person)
    hand = None if seat is None else desk.hand_view(seat)
    edit = private_hand_over(parts, desk, asker)
    return Refused(refusal.reason, refusal.values, desk.table_view(), hand, edit=edit)


def private_hand_over(parts: Parts, desk: Desk, asker: Asker) -> HandOver | None:
    """Leave the pressed message to the one who answers when it is the asker's hand."""
    return None if desk.slot_of(asker.pressed) == TABLE else hand_over(parts, desk, asker)


def hand_over(parts: Parts, desk: Desk, asker: Asker) -> HandOver | None:
    """Leave the pressed message to the one who answers, when it is the newest of its kind and the asker's to see."""
    key = desk.slot_of(asker.pressed)
    if key is None or (key != TABLE and desk.table.chairs[key].person != asker.person):
        return None
    generation = parts.outbox.lend(desk, key)
    if generation is None:
        return None
    return HandOver(Slot(desk.table.id, None if key == TABLE else key), generation)
