"""The log shows no token, and the libraries no details."""

import logging

import pytest

from bot.logs import TALKATIVE, Discreet, redacted, set_up

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.Gabcde.nobody-will-ever-have-this-token"


@pytest.mark.parametrize(
    ("written", "secret"),
    [
        (f"login with {TOKEN}", TOKEN),
        (
            "PATCH https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24/messages/@original",
            "aW50ZXJhY3Rpb24",
        ),
        ("POST /interactions/123/aW50ZXJhY3Rpb24/callback", "aW50ZXJhY3Rpb24"),
    ],
)
def test_a_token_is_blacked_out(written: str, secret: str) -> None:
    assert secret not in redacted(written)


def test_what_is_no_token_stays() -> None:
    entry = "POST /interactions/123/abc/callback took 12 ms for table k3x9qz7w1m"
    assert redacted(entry) == "POST /interactions/123/…/callback took 12 ms for table k3x9qz7w1m"


def test_a_token_in_a_traceback_is_blacked_out() -> None:
    error = ValueError(TOKEN)
    record = logging.LogRecord("bot", logging.ERROR, "x.py", 1, "failed", (), (ValueError, error, None))
    written = Discreet().format(record)
    assert "ValueError" in written
    assert TOKEN not in written


def test_the_libraries_stay_at_info_when_details_are_asked_for() -> None:
    root = logging.getLogger()
    before = root.level, root.handlers[:], {name: logging.getLogger(name).level for name in TALKATIVE}
    try:
        set_up("DEBUG")
        assert all(logging.getLogger(name).level == logging.INFO for name in TALKATIVE)
        assert root.level == logging.DEBUG
    finally:
        root.setLevel(before[0])
        root.handlers[:] = before[1]
        for name, level in before[2].items():
            logging.getLogger(name).setLevel(level)
