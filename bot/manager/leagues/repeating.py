"""Leagues that repeat: when the next one opens, and what it is. Pure.

The times of all of them are steps of whole days from the first, by the clock on the wall of the server's zone.
"""

import re
from dataclasses import replace
from typing import Final

from bot.league.model import League
from bot.manager.competition import LONGEST_TITLE, Competition, Series
from bot.manager.ids import LeagueId
from bot.manager.leagues.maker import to_maker
from bot.manager.tables.table import Refuse, Tiding
from bot.manager.zones import DAY, steps

REPEATS: Final = (7, 14, 28)
"""Days from one league to the next."""
IN_TIME: Final = float(DAY)
"""Seconds before the end of its sign-up at which the next cup opens, also when the one before is still played."""
SHORTEST_SIGN_UP: Final = 3600.0
"""Seconds of sign-up that the next league has at least; else it is the one after that."""
MOST_IDLE: Final = 4
"""Leagues in a row that were never drawn, after which no other follows."""

BEFORE_DRAW: Final = 3600.0
"""Seconds before a cup is drawn at which those who have entered are called."""

_NUMBERED: Final = re.compile(r"(.*\S)\s+#(\d{1,4})", re.DOTALL)


def repeating(competition: Competition, days: int, zone: str) -> Competition:
    """Give a league that repeats every so many days from now on; with 0 it does not. Raises `Refuse`."""
    before = competition.series
    if days == 0:
        return replace(competition, series=None)
    if days not in REPEATS:
        raise Refuse("league_bad_time")
    at = competition.plan.sign_up_until
    if before is None:
        name, number = _read(competition.plan.name)
        before = Series(name, days, at, number, invited=competition.plan.invited)
    following = _slot(zone, before.first, days, at + 1)
    return replace(competition, series=replace(before, days=days, following=following))


def soon(until: float, at: float) -> bool:
    """Tell whether a sign-up ends so soon that nobody can have forgotten it: then nobody is called before."""
    return until - at < 2 * BEFORE_DRAW


def moved(competition: Competition, zone: str) -> Competition:
    """Give a league whose sign-up ends at another time now; the rhythm of a series follows its first league."""
    series = competition.series
    if series is None or series.later:
        return competition
    bare = replace(competition, series=None)
    again = repeating(bare, series.days, zone).series
    assert again is not None
    return replace(competition, series=replace(again, name=series.name, number=series.number))


def opens(competition: Competition) -> float | None:
    """Tell when the next league is to be made (epoch seconds), 0 for at once; None while that is not known.

    Two leagues of a series are never open for sign-up at the same time.
    """
    series = competition.series
    if series is None or series.made is not None:
        return None
    if competition.league.over:
        return 0.0
    if competition.paused or competition.season or not competition.began:
        return None
    return series.following - IN_TIME


def followed(
    competition: Competition, at: float, zone: str, fresh: LeagueId, seed: str
) -> tuple[Competition, Competition | None, tuple[Tiding, ...]]:
    """Give a league that is followed by another, that other one, and who is told.

    There is no other when nobody has wanted to play in the last few: who made them is told.
    """
    series = competition.series
    assert series is not None, "it repeats"
    idle = 0 if competition.began else series.idle + 1
    if idle >= MOST_IDLE:
        told = to_maker(competition, "league_repeats_no_more", count=idle)
        return replace(competition, series=None), None, (told,)
    until = _slot(zone, series.first, series.days, max(series.following, at + SHORTEST_SIGN_UP))
    number = series.number + 1
    after = replace(
        series,
        number=number,
        following=_slot(zone, series.first, series.days, until + 1),
        later=True,
        idle=idle,
    )
    other = Competition(
        id=fresh,
        place=competition.place,
        plan=replace(
            competition.plan,
            name=_numbered(series.name, number),
            sign_up_until=until,
            invited=series.invited,
        ),
        league=League(replace(competition.league.terms, seed=seed)),
        made_by=competition.made_by,
        next_day=until,
        reminded=soon(until, at),
        series=after,
    )
    return replace(competition, series=replace(series, made=fresh)), other, ()


def _slot(zone: str, first: float, days: int, least: float) -> float:
    """Return the first time of a series that is not before another."""
    return next(at for at in steps(zone, first, days * DAY) if at >= least)


def _read(name: str) -> tuple[str, int]:
    """Return a name without its number, and that number: 1 where it has none."""
    found = _NUMBERED.fullmatch(name)
    return (name, 1) if found is None else (found[1], int(found[2]))


def _numbered(name: str, number: int) -> str:
    mark = f" #{number}"
    return f"{name[: LONGEST_TITLE - len(mark)].rstrip()}{mark}"
