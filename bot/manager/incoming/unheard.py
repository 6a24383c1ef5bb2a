"""Calls that were made by reaction while nobody listened: looked up once, where a catch may still come."""

import logging
from collections.abc import Awaitable, Callable

from bot.engine.view import public_view
from bot.manager.desks.desk import TABLE, Desk
from bot.manager.desks.takeup import pressing
from bot.manager.errors import NotSaved, ShowingError
from bot.manager.ids import PersonId
from bot.manager.incoming.reacting import BELL
from bot.manager.parts import Parts, sound_desk
from bot.manager.requests import React
from bot.manager.tables.table import Table

SOON = 3_600
"""Seconds: where no clock runs out sooner, nobody is caught before his call can be repeated."""

log = logging.getLogger(__name__)


class Unheard:
    """Takes what stands under table messages as if it had just been put there: it beats catches that are held back."""

    def __init__(self, parts: Parts, react: Callable[[React], Awaitable[None]]) -> None:
        """`react` takes a reaction."""
        self._parts = parts
        self._react = react

    async def look(self) -> None:
        """Look at the tables where time presses and somebody has one card and has not called."""
        until = self._parts.clock.now() + SOON
        try:
            for table in await self._parts.store.read(lambda books: pressing(books, until)):
                desk = await sound_desk(self._parts, table)
                if desk is not None:
                    await self._look_at(desk)
        except (NotSaved, OSError) as error:
            log.warning("Calls that were missed could not be looked for: %r", error)

    async def _look_at(self, desk: Desk) -> None:
        message, people = desk.message(TABLE).message, _may_be_caught(desk.table)
        if message is None or not people or not desk.table.reactions:
            return
        try:
            reacted = await self._parts.showing.reacted(message, BELL)
        except ShowingError as error:
            log.info("Table %s: nobody knows who has reacted: %r", desk.table.id, error)
            return
        for person in reacted:
            if person in people:
                await self._react(React(person=person, message=message, emoji=BELL))


def _may_be_caught(table: Table) -> set[PersonId]:
    if table.match is None or not table.live:
        return set()
    chairs = [table.chairs[seat] for seat in public_view(table.match).uncalled]
    return {chair.person for chair in chairs if chair.person is not None}
