"""Requests held against Discord's description and against what it does not say."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from sandbox.validate import Checker, template_of

SEND = ("POST", ["channels", "1", "messages"])
CALLBACK = ("POST", ["interactions", "7", "token", "callback"])
ROW = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}


def rows(count: int) -> list[dict[str, Any]]:
    """Returns rows of one button each, with ids of their own."""
    return [
        {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": f"x{number}"}]}
        for number in range(count)
    ]


@pytest.mark.parametrize(
    ("message", "problem"),
    [
        ({"content": "x" * 2001}, "content is longer than 2000"),
        ({"components": rows(6), "content": "x"}, "more than 5 rows"),
        ({"components": [ROW, ROW], "content": "x"}, "custom id x stands twice"),
        ({"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]}, "longer than 6000"),
        (
            {"embeds": [{"title": "t", "fields": [{"name": "n" * 10, "value": "v" * 6000}]}]},
            "longer than 6000",
        ),
        ({"flags": 1 << 15, "content": "x", "components": [{"type": 10, "content": "y"}]}, "neither content"),
        ({"content": ""}, "the message is empty"),
    ],
)
def test_limits_the_description_does_not_know_are_found_wherever_a_message_is_sent(
    message: dict[str, Any], problem: str
) -> None:
    checker = Checker()
    assert any(problem in found for found in checker.problems(*SEND, message))
    assert any(problem in found for found in checker.problems(*CALLBACK, {"type": 4, "data": message}))
    assert any(problem in found for found in checker.problems("POST", ["webhooks", "9", "token"], message))


def test_an_edit_may_leave_everything_out() -> None:
    checker = Checker()
    assert checker.problems("PATCH", ["channels", "1", "messages", "2"], {"components": []}) == []
    assert checker.problems(*CALLBACK, {"type": 7, "data": {"components": []}}) == []


def test_a_route_is_named_with_its_parameters() -> None:
    assert template_of("PUT", ["channels", "1", "messages", "pins", "2"]).endswith(
        "/messages/pins/{message_id}"
    )
    assert template_of("GET", ["no", "such", "route", "1"]) == "/no/such/route/1"


@pytest.fixture(scope="module")
def checker() -> Checker:
    """Returns a checker that knows Discord's description; skipped without it."""
    path = os.environ.get("DISCORD_OPENAPI")
    if not path:
        pytest.skip("requests are checked against Discord's description where DISCORD_OPENAPI names it")
    return Checker(Path(path))


def test_a_good_message_passes_whether_its_ids_are_numbers_or_text(checker: Checker) -> None:
    for emoji_id in (1096189021324218378, "1096189021324218378"):
        button = {"type": 2, "style": 1, "custom_id": "x", "emoji": {"id": emoji_id, "name": "c"}, "id": 3}
        message = {"content": "x", "components": [{"type": 1, "components": [button]}], "nonce": "n"}
        assert checker.problems(*SEND, message) == []


@pytest.mark.parametrize(
    ("parts", "body", "problem"),
    [
        (["channels", "1", "messages"], {"content": 5}, "/content"),
        (["channels", "1", "messages"], {"content": "x", "colour": 5}, "/colour: unknown key"),
        (["channels", "1", "messages"], {"embeds": [{"titel": "x"}]}, "/embeds/0/titel: unknown key"),
        (["channels", "1", "postcards"], {"content": "x"}, "no route of Discord's"),
    ],
)
def test_what_the_description_forbids_is_found(
    checker: Checker, parts: list[str], body: dict[str, Any], problem: str
) -> None:
    assert any(problem in found for found in checker.problems("POST", parts, body))


def test_an_attachment_may_be_numbered(checker: Checker) -> None:
    message = {"content": "x", "attachments": [{"id": 0, "filename": "x.txt"}]}
    assert checker.problems(*CALLBACK, {"type": 4, "data": message}) == []
    message["attachments"] = [{"id": 0, "filename": 1}]
    assert checker.problems(*CALLBACK, {"type": 4, "data": message})


def test_a_row_with_six_buttons_is_found(checker: Checker) -> None:
    six = [{"type": 2, "style": 1, "label": "x", "custom_id": f"x{number}"} for number in range(6)]
    assert checker.problems(*SEND, {"content": "x", "components": [{"type": 1, "components": six}]})
