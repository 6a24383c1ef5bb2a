"""Rate limits, on a clock that the tests move."""

from __future__ import annotations

import pytest

from sandbox.limits import Limits, TooMany


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


SEND = ("POST", ["channels", "1", "messages"])
CALLBACK = ("POST", ["interactions", "7", "token", "callback"])
FOLLOW_UP = ("POST", ["webhooks", "9", "token"])


def test_the_sixth_message_in_five_seconds_is_refused_and_told_how_long_to_wait() -> None:
    clock = Clock()
    limits = Limits(clock)
    left = [limits.take(*SEND)["X-RateLimit-Remaining"] for _ in range(5)]
    assert left == ["4", "3", "2", "1", "0"]
    clock.now += 2
    with pytest.raises(TooMany) as refusal:
        limits.take(*SEND)
    assert refusal.value.body == {
        "message": "You are being rate limited.",
        "retry_after": 3.0,
        "global": False,
    }
    assert refusal.value.headers["Retry-After"] == "3"
    assert refusal.value.headers["X-RateLimit-Scope"] == "user"
    clock.now += 3
    assert limits.take(*SEND)["X-RateLimit-Remaining"] == "4"


def test_every_channel_and_every_route_has_a_bucket_of_its_own() -> None:
    limits = Limits(Clock())
    for _ in range(5):
        limits.take(*SEND)
    assert limits.take("POST", ["channels", "2", "messages"])["X-RateLimit-Remaining"] == "4"
    edited = limits.take("PATCH", ["channels", "1", "messages", "3"])
    assert edited["X-RateLimit-Remaining"] == "4"
    assert (
        edited["X-RateLimit-Bucket"]
        != limits.take("POST", ["channels", "4", "messages"])["X-RateLimit-Bucket"]
    )


def test_reactions_go_one_a_quarter_of_a_second_and_channel_whatever_the_message() -> None:
    clock = Clock()
    limits = Limits(clock)
    limits.take("PUT", ["channels", "1", "messages", "5", "reactions", "x", "@me"])
    with pytest.raises(TooMany):
        limits.take("DELETE", ["channels", "1", "messages", "6", "reactions", "x", "@me"])
    clock.now += 0.25
    limits.take("PUT", ["channels", "1", "messages", "6", "reactions", "x", "@me"])


def test_fifty_requests_a_second_are_the_limit_for_the_token_whatever_they_are() -> None:
    clock = Clock()
    limits = Limits(clock)
    for channel in range(50):
        limits.take("POST", ["channels", str(channel), "messages"])
    with pytest.raises(TooMany) as refusal:
        limits.take("POST", ["channels", "50", "messages"])
    assert refusal.value.body["global"]
    assert refusal.value.headers["X-RateLimit-Global"] == "true"
    clock.now += 1
    limits.take("POST", ["channels", "50", "messages"])


def test_interaction_endpoints_have_no_part_in_the_global_limit() -> None:
    limits = Limits(Clock())
    for number in range(50):
        limits.take("POST", ["channels", str(number), "messages"])
    for _ in range(60):
        limits.take(*CALLBACK)
    for _ in range(5):
        limits.take(*FOLLOW_UP)
    with pytest.raises(TooMany) as refusal:
        limits.take(*FOLLOW_UP)
    assert not refusal.value.body["global"]
