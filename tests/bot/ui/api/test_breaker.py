"""What refusals mean for the requests to come."""

import logging

import pytest

from bot.ui.api.breaker import BAN, MANY_ROUTES, MOST, WITHIN, Breaker, Routes, route_of

DISCORD = {"Via": "1.1 google"}


class Time:
    """A clock moved by hand."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def breaker(time: Time) -> Breaker:
    return Breaker(time)


def test_many_refusals_within_ten_minutes_stop_everything_until_the_first_is_old(
    breaker: Breaker, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    for number in range(MOST - 1):
        breaker.heard((401, 403, 429)[number % 3], DISCORD)
        time.seconds += 0.5
    assert breaker.wait == 0
    breaker.heard(403, DISCORD)
    assert breaker.wait == WITHIN - (MOST - 1) * 0.5
    breaker.heard(403, DISCORD)
    assert [record.levelno for record in caplog.records] == [logging.CRITICAL]
    time.seconds += WITHIN
    assert breaker.wait == 0


def test_as_many_refusals_in_a_longer_time_stop_nothing(breaker: Breaker, time: Time) -> None:
    for _ in range(2 * MOST):
        breaker.heard(403, DISCORD)
        time.seconds += WITHIN / (MOST - 1)
    assert breaker.wait == 0
    assert breaker.refusals == 2 * MOST


@pytest.mark.parametrize(
    ("status", "headers"),
    [(200, DISCORD), (404, DISCORD), (502, {}), (429, {**DISCORD, "X-RateLimit-Scope": "shared"})],
)
def test_other_answers_do_not_count(breaker: Breaker, status: int, headers: dict[str, str]) -> None:
    for _ in range(MOST):
        breaker.heard(status, headers)
    assert (breaker.wait, breaker.refusals) == (0, 0)


def test_a_limit_that_does_not_come_from_discord_is_a_ban_for_an_hour(breaker: Breaker, time: Time) -> None:
    breaker.heard(429, {})
    assert breaker.wait == BAN
    time.seconds += BAN
    assert breaker.wait == 0


@pytest.mark.parametrize(
    ("method", "path", "route"),
    [
        ("PATCH", "/api/v10/channels/1/messages/2", "PATCH api/v10/channels/1/messages/*"),
        ("PUT", "/channels/1/messages/2/reactions/🔔/@me", "PUT channels/1/messages/*/reactions/*/@me"),
        ("POST", "/users/@me/channels", "POST users/@me/channels"),
    ],
)
def test_what_is_limited_together_has_one_name(method: str, path: str, route: str) -> None:
    assert route_of(method, path) == route


def test_limits_without_a_time_and_old_ones(time: Time) -> None:
    routes = Routes(time)
    routes.heard("a", 429, {})
    routes.heard("b", 429, {"Retry-After": "Wed, 21 Oct"})
    routes.heard("c", 403, {"Retry-After": "5"})
    assert [routes.wait(name) for name in "abc"] == [1, 1, 0]
    time.seconds += 2
    for number in range(MANY_ROUTES + 1):
        routes.heard(str(number), 429, {})
    assert len(routes._limited) == MANY_ROUTES + 1
