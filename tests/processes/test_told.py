"""What is made of the answers to presses."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.ui.messages.controls import read

from .room import Room
from .told import KEEP, MESSAGE, UPDATE, Hearing, Sent

FIRST = {"type": UPDATE, "data": {"content": "The round is over."}}
MOVED_ON = {"type": MESSAGE, "data": {"content": "That was about something else."}}


def heard(*bodies: dict[str, Any], custom_id: str = "lc:0123456789:h4:draw") -> list[str]:
    """Return what is wrong with one interaction's answers, which came one after the other."""
    model = SimpleNamespace(interactions={})
    log = [
        SimpleNamespace(
            n=n,
            method="POST",
            route="",
            path="/interactions/7/token/callback",
            body=body,
            status=204,
            problems=[],
        )
        for n, body in enumerate(bodies, start=1)
    ]
    rest = SimpleNamespace(log=log)
    room = SimpleNamespace(
        stage=SimpleNamespace(sandbox=SimpleNamespace(rest=rest)), world=SimpleNamespace(model=model)
    )
    hearing = Hearing(cast(Room, room))
    control = read(custom_id)
    assert control is not None
    hearing.sent["7"] = Sent("7", control, "", private=True, process=1)
    hearing.listen()
    return hearing.problems


@pytest.mark.parametrize("second", [FIRST, {"type": KEEP}])
def test_an_answer_that_is_sent_again_and_a_press_that_comes_again_are_as_they_should_be(
    second: dict[str, Any],
) -> None:
    assert heard(FIRST, second) == []


def test_a_press_that_is_handled_again_is_noticed() -> None:
    (problem,) = heard(FIRST, MOVED_ON)
    assert "handled twice" in problem


def test_what_only_shows_something_may_show_something_else_the_next_time() -> None:
    assert heard(FIRST, MOVED_ON, custom_id="lc:0123456789:-:rules") == []
