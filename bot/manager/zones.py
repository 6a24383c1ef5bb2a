"""Time zones: which there are to choose from, and what the clock on the wall says in one.

An hour that the clocks skip in spring does not exist: what falls into it happens as much later as they are put on.
An hour that comes twice in autumn means the first.
"""

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

USUAL_ZONE: Final = "UTC"
DAY: Final = 86_400


@cache
def zones() -> tuple[str, ...]:
    """Return the zones there are, by continent and city, UTC first; without old names and the machine's own."""
    cities = (name for name in available_timezones() if "/" in name and not name.startswith("Etc/"))
    return (USUAL_ZONE, *sorted(cities))


def at_wall(zone: str, at: float) -> datetime:
    """Return what the clock on the wall says at some time (epoch seconds)."""
    return datetime.fromtimestamp(at, ZoneInfo(zone))


def instant(zone: str, day: date, hour: int) -> float:
    """Return when it is that full hour of a day (epoch seconds)."""
    return datetime(day.year, day.month, day.day, hour, tzinfo=ZoneInfo(zone)).timestamp()


def exists(zone: str, day: date, hour: int) -> bool:
    """Tell whether the clocks show that hour on that day at all."""
    wall = at_wall(zone, instant(zone, day, hour))
    return (wall.date(), wall.hour, wall.minute) == (day, hour, 0)


def days_later(zone: str, at: float, days: int) -> float:
    """Return when the clock on the wall says the same so many days later."""
    wall = at_wall(zone, at)
    return (wall.replace(tzinfo=None, fold=0) + timedelta(days)).replace(tzinfo=wall.tzinfo).timestamp()


def later(zone: str, at: float, every: float, times: int = 1) -> float:
    """Return the time so many `times` later: where `every` (seconds) is whole days, by the clock on the wall, else to the second."""
    days, rest = divmod(every, DAY)
    return at + every * times if rest else days_later(zone, at, int(days) * times)


def steps(zone: str, at: float, every: float) -> Iterator[float]:
    """Yield the times that follow some time, each so many seconds after the one before it, as `later` counts them.

    All are counted from the first, so that an hour that is skipped once moves no other.
    """
    number = 0
    while True:
        number += 1
        yield later(zone, at, every, number)
