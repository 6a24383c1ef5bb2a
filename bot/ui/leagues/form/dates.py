"""Dates to choose from. Menus cannot show a time by everybody's own clock, so they say it in the server's zone; messages do."""

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Final

from bot.manager.zones import at_wall, exists, instant
from bot.text.catalogue import say
from bot.text.settings import zone_name
from bot.ui.messages.face import MOST_OPTIONS, Choice

MINUTE: Final = 60
HOUR: Final = 3600
HOURS: Final = 24
SOON: Final = (600, 1800, 3600, 7200, 10_800, 21_600, 43_200)
"""Seconds from now that are offered first."""
DAYS_AHEAD: Final = 21
EPOCH: Final = date(1970, 1, 1)


def day_choices(locale: str, now: float, chosen: float, zone: str) -> Iterator[Choice]:
    """Yield the coming days; `chosen` is a time. The value of a day is its number since 1970."""
    today, day = at_wall(zone, now).date(), at_wall(zone, chosen).date()
    days = [today + timedelta(ahead) for ahead in range(MOST_OPTIONS)]
    if day not in days:
        days = sorted((day, *days[:-1]))
    for each in days:
        yield Choice(_day(locale, each), str((each - EPOCH).days), chosen=each == day)


def hour_choices(locale: str, chosen: float, zone: str) -> Iterator[Choice]:
    """Yield the hours there are on the day of a time; the value of one is its number."""
    wall = at_wall(zone, chosen)
    for hour in range(HOURS):
        if exists(zone, wall.date(), hour):
            words = say(locale, "date-hour", hour=f"{hour:02}", zone=zone_name(locale, zone))
            yield Choice(words, str(hour), chosen=hour == wall.hour and not wall.minute)


def on_day(zone: str, at: float, day: int) -> float | None:
    """Return the same hour on another day, by its number since 1970; where it does not exist, as much later as it must."""
    try:
        return instant(zone, EPOCH + timedelta(day), at_wall(zone, at).hour)
    except (OverflowError, ValueError):
        return None


def at_hour(zone: str, at: float, hour: int) -> float:
    """Return another full hour of the same day."""
    return instant(zone, at_wall(zone, at).date(), hour)


def full_hour(zone: str, at: float) -> float:
    """Return the full hour that a time falls into, by the clock on the wall."""
    wall = at_wall(zone, at)
    return at - wall.minute * MINUTE - wall.second - wall.microsecond / 1_000_000


def moments(locale: str, now: float, zone: str) -> Iterator[tuple[str, int]]:
    """Yield times to come in words, the nearest first, each with its epoch seconds: some soon, then each full hour."""
    for seconds in SOON:
        key, unit = ("date-in-hours", HOUR) if seconds % HOUR == 0 else ("date-in-minutes", MINUTE)
        yield say(locale, key, count=seconds // unit), int(now) + seconds
    named, today = zone_name(locale, zone), at_wall(zone, now).date()
    for day in (today + timedelta(ahead) for ahead in range(DAYS_AHEAD + 1)):
        words = _day(locale, day)
        for hour in range(HOURS):
            at = instant(zone, day, hour)
            if at > now and exists(zone, day, hour):
                yield say(locale, "date-moment", day=words, hour=f"{hour:02}", zone=named), int(at)


def _day(locale: str, day: date) -> str:
    return say(locale, "date-day", weekday=day.isoweekday(), day=day.day, month=day.month)
