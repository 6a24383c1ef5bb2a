"""Dates to choose from. Menus cannot show a time by everybody's own clock, so they say it in UTC; messages do."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

from bot.text.catalogue import say
from bot.ui.face import MOST_OPTIONS, Choice

HOUR: Final = 3600
HOURS: Final = 24
SOON: Final = (600, 1800, 3600, 7200, 10_800, 21_600, 43_200)
"""Seconds from now that are offered first."""
DAYS_AHEAD: Final = 21


def day_choices(locale: str, now: float, chosen: int) -> Iterator[Choice]:
    """Yield the coming days; `chosen` is an hour since 1970. The value of one is its number since 1970."""
    today = int(now) // (HOUR * HOURS)
    days = list(range(today, today + MOST_OPTIONS))
    if chosen // HOURS not in days:
        days = [chosen // HOURS, *days[1:]]
    for day in days:
        yield Choice(_day(locale, day * HOURS * HOUR), str(day), chosen=day == chosen // HOURS)


def hour_choices(locale: str, chosen: int) -> Iterator[Choice]:
    """Yield the hours of a day; the value of one is its number."""
    for hour in range(HOURS):
        yield Choice(say(locale, "date-hour", hour=f"{hour:02}"), str(hour), chosen=hour == chosen % HOURS)


def moments(locale: str, now: float) -> Iterator[tuple[str, int]]:
    """Yield times to come in words, the nearest first, each with its epoch seconds: some soon, then each full hour."""
    for seconds in SOON:
        key, unit = ("date-in-hours", HOUR) if seconds % HOUR == 0 else ("date-in-minutes", 60)
        yield say(locale, key, count=seconds // unit), int(now) + seconds
    first = int(now) // HOUR + 1
    for hour in range(first, first + DAYS_AHEAD * HOURS):
        at = hour * HOUR
        yield say(locale, "date-moment", day=_day(locale, at), hour=f"{hour % HOURS:02}"), at


def _day(locale: str, at: int) -> str:
    when = datetime.fromtimestamp(at, UTC)
    return say(
        locale,
        "date-day",
        weekday=when.isoweekday(),
        day=when.day,
        month=when.month,
    )
