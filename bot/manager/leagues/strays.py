"""After a backup was restored: what stands in calendars and is newer is taken over, or taken out when no league has it."""

import logging
from collections.abc import Callable
from contextlib import suppress
from enum import Enum, auto
from typing import Final

from bot.manager.books import Books
from bot.manager.errors import Denied, Gone, NotSaved, ShowingError, Unfit
from bot.manager.gatherings import split_mark
from bot.manager.ids import LeagueId
from bot.manager.parts import Parts

TRY_AGAIN: Final = 60.0
"""Seconds after which a calendar that could not be looked through is tried again."""

log = logging.getLogger(__name__)


class Kept(Enum):
    """What becomes of an entry: a league has it, has it from now on, or none has it."""

    KNOWN = auto()
    TAKEN_OVER = auto()
    STRAY = auto()


class Strays:
    """Looks for entries of the bot's own that are known nowhere."""

    def __init__(self, parts: Parts, wake: Callable[[LeagueId], None]) -> None:
        """`wake` brings the calendar up to date for a league."""
        self._parts = parts
        self._wake = wake

    async def look(self) -> None:
        """Look through every calendar that is to be; those that cannot be are tried again later."""
        again = False
        try:
            for guild_id in await self._parts.store.read(lambda books: books.gatherings.to_look_through()):
                again = not await self._look_through(guild_id) or again
        except (NotSaved, OSError) as error:
            log.warning("Calendars are looked through later: %r", error)
            again = True
        if again:
            self._parts.start_in(TRY_AGAIN, self.look)

    async def _look_through(self, guild_id: int) -> bool:
        """Look through a calendar, and tell whether nothing was left to do there. Raises `NotSaved`, OSError.

        Its writer may have been making an entry meanwhile, which is seen when it is looked once more.
        """
        try:
            own = await self._parts.showing.own(guild_id)
            if not all([await self._is_known(guild_id, entry, mark) for entry, mark in own]):
                return False
        except (Denied, Unfit) as error:
            log.info("The calendar of server %s is not looked through: %r", guild_id, error)
        except ShowingError as error:
            log.info("The calendar of server %s is looked through later: %r", guild_id, error)
            return False
        await self._parts.store.run(lambda books: books.gatherings.looked_through(guild_id))
        return True

    async def _is_known(self, guild_id: int, entry: int, mark: str) -> bool:
        """Tell whether it is known whose entry it is; if not, see that it is, or take it out."""
        named = split_mark(mark)
        if named is None:
            return True
        league, slot = named
        kept = await self._parts.store.run(lambda books: _kept(books, league, slot, entry))
        if kept is Kept.TAKEN_OVER:
            self._wake(league)
        elif kept is Kept.STRAY:
            with suppress(Gone):
                await self._parts.showing.unplan(guild_id, entry, held=False)
        return kept is Kept.KNOWN


def _kept(books: Books, league: LeagueId, slot: str, entry: int) -> Kept:
    """Find out whose entry it is, and note it where no other is known."""
    if books.leagues.get(league) is None:
        return Kept.STRAY
    row = next((row for row in books.gatherings.of_league(league) if row.slot == slot), None)
    if row is None or row.entry is None:
        books.gatherings.intend(league, slot)
        books.gatherings.shows(league, slot, entry, "")
        return Kept.TAKEN_OVER
    return Kept.KNOWN if row.entry == entry else Kept.STRAY
