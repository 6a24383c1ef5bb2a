"""When the people of a league meet, as the calendar of its server is to show it. Pure.

A cup meets once, from its draw to its end; a season on each match day, the next of which is known when the one before
is drawn, and for its final. What is planned is known by its `slot`, for as long as it is planned or played.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.league.model import League
from bot.manager.competition import Competition, Plan
from bot.manager.ids import LeagueId, Place

SHORTEST: Final = 7200.0
LONGEST: Final = 604_800.0
"""Seconds a gathering lasts at least and at most, as far as can be known beforehand."""
TURNS: Final = 60
"""Turns of a match by which its length is guessed."""
CUP: Final = "cup"
FINAL: Final = "final"
_MARK: Final = re.compile(r"([a-z0-9]+)\.(cup|final|day\d+)", re.ASCII)


class Occasion(StrEnum):
    """What people meet for."""

    CUP = "cup"
    DAY = "day"
    FINAL = "final"


@dataclass(frozen=True, slots=True)
class Gathering:
    """People of a league meet, from `starts` to about `ends` (epoch seconds); `played` tells that they are at it.

    `number` is that of the match day.
    """

    league: LeagueId
    slot: str
    occasion: Occasion
    place: Place
    plan: Plan
    starts: float
    ends: float
    played: bool
    number: int = 0

    @property
    def mark(self) -> str:
        """Return what the entry in the calendar is known by, when nobody has noted where it is."""
        return mark_of(self.league, self.slot)

    @property
    def state(self) -> str:
        """Return all that may change in the entry, as text: its times only until it has begun."""
        return "played" if self.played else f"{self.starts:.0f} {self.ends:.0f} planned"


def gatherings(competition: Competition) -> Iterator[Gathering]:
    """Yield what the calendar is to show of a league: what is played now, and what is planned next."""
    if not competition.league.over:
        yield from (_season if competition.season else _cup)(competition)


def mark_of(league: LeagueId, slot: str) -> str:
    """Return what the entry for a slot of a league is known by."""
    return f"{league}.{slot}"


def split_mark(mark: str) -> tuple[LeagueId, str] | None:
    """Return the league and the slot of a mark; None for a text that is none."""
    found = _MARK.fullmatch(mark)
    return None if found is None else (LeagueId(found[1]), found[2])


def was_held(league: League, slot: str) -> bool:
    """Tell whether people have met for something that is neither planned nor played any more."""
    if slot == CUP:
        return bool(league.stages)
    if slot == FINAL:
        return bool(league.rounds)
    return int(slot.removeprefix("day")) <= len(league.days)


def _cup(competition: Competition) -> Iterator[Gathering]:
    if competition.began or not competition.paused:
        yield _gathering(competition, Occasion.CUP, CUP, competition.plan.sign_up_until)


def _season(competition: Competition) -> Iterator[Gathering]:
    league = competition.league
    drawn = len(league.days)
    for number, day in enumerate(league.days, start=1):
        if not day.complete:
            # One that is played has begun: nobody is told any more when it was to.
            at = competition.plan.sign_up_until
            yield _gathering(competition, Occasion.DAY, f"day{number}", at, number=number, played=True)
    if league.rounds:
        yield _gathering(competition, Occasion.FINAL, FINAL, competition.next_day, played=True)
    elif competition.paused:
        return
    elif league.days_left:
        number = drawn + 1
        yield _gathering(competition, Occasion.DAY, f"day{number}", competition.next_day, number=number)
    elif league.complete:
        yield _gathering(competition, Occasion.FINAL, FINAL, competition.next_day)


def _gathering(
    competition: Competition,
    occasion: Occasion,
    slot: str,
    starts: float,
    *,
    number: int = 0,
    played: bool | None = None,
) -> Gathering:
    plan = competition.plan
    length = min(max(SHORTEST, TURNS * (plan.turn_clock or 0)), LONGEST)
    at_it = played if played is not None else occasion is Occasion.CUP and competition.began
    return Gathering(
        competition.id,
        slot,
        occasion,
        competition.place,
        plan,
        starts,
        starts + plan.ready_time + length,
        at_it,
        number,
    )
