"""What the clock on the wall says, across hours that do not exist and hours that come twice."""

from datetime import UTC, date, datetime
from itertools import islice

import pytest

from bot.manager.zones import at_wall, days_later, exists, instant, later, steps, zones

WARSAW, LORD_HOWE, NEPAL = "Europe/Warsaw", "Australia/Lord_Howe", "Asia/Kathmandu"
SPRING, AUTUMN = date(2030, 3, 31), date(2030, 10, 27)
HOUR, DAY, WEEK = 3600, 86_400, 604_800


def utc(*when: int) -> float:
    return datetime(*when, tzinfo=UTC).timestamp()  # type: ignore[arg-type, misc]


def test_zones_are_cities_and_utc_and_none_of_the_machines_own() -> None:
    assert zones()[0] == "UTC"
    assert {WARSAW, "Africa/Banjul", "Asia/Jakarta", "America/Argentina/Buenos_Aires"} < set(zones())
    assert not {"localtime", "Factory", "Etc/GMT+3", "Poland"} & set(zones())
    for zone in zones():
        at_wall(zone, utc(2030, 6, 1))


def test_an_hour_that_does_not_exist_is_not_there_and_what_falls_into_it_is_an_hour_later() -> None:
    assert [hour for hour in range(24) if not exists(WARSAW, SPRING, hour)] == [2]
    assert [hour for hour in range(24) if not exists(WARSAW, AUTUMN, hour)] == []
    # One hour ahead in winter, two in summer: two o'clock is three o'clock.
    assert instant(WARSAW, SPRING, 2) == instant(WARSAW, SPRING, 3) == utc(2030, 3, 31, 1)
    half = date(2030, 10, 6)
    assert [hour for hour in range(24) if not exists(LORD_HOWE, half, hour)] == [2]


def test_an_hour_that_comes_twice_means_the_first() -> None:
    assert instant(WARSAW, AUTUMN, 2) == utc(2030, 10, 27, 0)
    assert at_wall(WARSAW, utc(2030, 10, 27, 1)).hour == 2
    assert days_later(WARSAW, utc(2030, 10, 27, 1), 7) == utc(2030, 11, 3, 1)


@pytest.mark.parametrize(
    ("at", "after"),
    [
        ((2030, 3, 30, 17), (2030, 4, 6, 16)),  # 18:00 before and after the clocks are put on
        ((2030, 10, 26, 16), (2030, 11, 2, 17)),
        ((2030, 6, 1, 16), (2030, 6, 8, 16)),
        (
            (2030, 3, 24, 1, 30),
            (2030, 3, 31, 1, 30),
        ),  # half past two: there is none, it becomes half past three
    ],
)
def test_a_week_later_the_clock_says_the_same(at: tuple[int, ...], after: tuple[int, ...]) -> None:
    assert days_later(WARSAW, utc(*at), 7) == later(WARSAW, utc(*at), WEEK) == utc(*after)


def test_hours_are_counted_to_the_second() -> None:
    assert later(WARSAW, utc(2030, 3, 30, 17), 12 * HOUR) == utc(2030, 3, 31, 5)
    assert at_wall(NEPAL, utc(2030, 1, 1)).strftime("%H:%M") == "05:45"


def test_an_hour_that_is_skipped_once_moves_no_later_one() -> None:
    found = list(islice(steps(WARSAW, utc(2030, 3, 24, 1, 30), WEEK), 2))
    assert found == [utc(2030, 3, 31, 1, 30), utc(2030, 4, 7, 0, 30)]


@pytest.mark.parametrize("day", [SPRING, AUTUMN])
@pytest.mark.parametrize("hours", [1, 6, 12])
def test_a_rhythm_of_hours_stays_one_where_the_clocks_are_put_on_or_back(day: date, hours: int) -> None:
    at = instant(WARSAW, day, 0) - 4 * HOUR
    found = list(islice(steps(WARSAW, at, hours * HOUR), 30))
    assert found == [at + hours * HOUR * number for number in range(1, 31)]
