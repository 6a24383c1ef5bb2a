"""Calls the people of a league in its channel: to a check-in, and once more those who have not come to it."""

import logging
from dataclasses import replace
from typing import Final

from bot.manager.competition import Call, Competition
from bot.manager.errors import NotSaved, ShowingError, TryLater
from bot.manager.ids import LeagueId, PersonId
from bot.manager.leagues.deciding import CHECK_IN
from bot.manager.leagues.keeper import Deed, LeagueDesk, LeagueKeeper
from bot.manager.parts import Parts
from bot.manager.views import Notice

AT_ONCE: Final = 70
"""People called by one message: their mentions have to fit into it."""
TRY_AGAIN: Final = 30.0
"""Seconds after which a call is tried again."""

log = logging.getLogger(__name__)


class Calling:
    """Posts what leagues have to call out, each call once, to those whom it concerns when it is posted."""

    def __init__(self, parts: Parts, keeper: LeagueKeeper) -> None:
        self._parts = parts
        self._keeper = keeper
        self._under_way: set[LeagueId] = set()
        self._posted: set[str] = set()

    def wake(self, competition: Competition) -> None:
        """Post what there is to call out; while the league is paused that waits."""
        if competition.calls and not competition.paused and competition.id not in self._under_way:
            self._under_way.add(competition.id)
            self._parts.start(self._work(competition.id))

    async def _work(self, league: LeagueId) -> None:
        again = False
        try:
            desk = await self._keeper.desk(league)
            while desk is not None and desk.competition.calls and not desk.competition.paused:
                await self._call(desk, desk.competition.calls[0])
        except (TryLater, NotSaved, OSError) as error:
            log.info("League %s is called a little later: %r", league, error)
            again = True
        finally:
            self._under_way.discard(league)
        if again:
            self._parts.clock.later(TRY_AGAIN, lambda: self._again(league))

    def _again(self, league: LeagueId) -> None:
        if league not in self._under_way:
            self._under_way.add(league)
            self._parts.start(self._work(league))

    async def _call(self, desk: LeagueDesk, call: Call) -> None:
        """Post a call, and note that it is posted. Raises `TryLater`, `NotSaved`, OSError."""
        posted: list[str] = []
        if _is_still_due(desk.competition, call):
            posted = await self._post(desk.competition, call)
        async with desk.lock:
            left = tuple(other for other in desk.competition.calls if other != call)
            if left != desk.competition.calls:
                deed = Deed(f"called:{desk.competition.id}:{call.number}", "called", about=call.slug)
                await self._keeper.commit(desk, replace(desk.competition, calls=left), deed)
        self._posted.difference_update(posted)

    async def _post(self, competition: Competition, call: Call) -> list[str]:
        """Post a call in so many messages as it takes, and return their nonces. Raises `TryLater`."""
        people = [PersonId(one) for one in competition.league.active if one not in competition.checked_in]
        day = len(competition.league.days) + 1
        # Nobody edits a call: a time that was still to come when it was posted would be one that is over.
        at = f"<t:{int(competition.next_day)}:F>"
        values: dict[str, str | int] = {"league": competition.plan.name, "day": day, "at": at}
        nonces: list[str] = []
        for first in range(0, len(people), AT_ONCE):
            nonce = self._parts.nonces.of(f"{competition.id}.c.{call.number}.{first // AT_ONCE}")
            nonces.append(nonce)
            if nonce in self._posted:
                # Discord knows a nonce for minutes only, and nobody is to be called twice.
                continue
            some = tuple(people[first : first + AT_ONCE])
            try:
                await self._parts.showing.tell(
                    competition.place, some, Notice(call.slug, values), nonce=nonce
                )
            except TryLater:
                raise
            except ShowingError as error:
                log.info("League %s cannot be called: %r", competition.id, error)
                break
            self._posted.add(nonce)
        return nonces


def _is_still_due(competition: Competition, call: Call) -> bool:
    """Tell whether people are still to be called: a league may have been ended since, or what they are called to moved."""
    if competition.league.over or (competition.season and not competition.checking):
        return False
    return call.slug == CHECK_IN or competition.reminded
