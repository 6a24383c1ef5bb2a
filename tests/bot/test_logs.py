"""The log shows no token, and the libraries no details."""

import json
import logging
import subprocess
import sys
from base64 import b64encode
from contextvars import Context

import pytest

from bot.logs import LINE, TALKATIVE, Discreet, Structured, redacted, set_up
from bot.tracing import begin, error_number

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.Gabcde.nobody-will-ever-have-this-token"

INTERACTION = b64encode(b"interaction:123456789012345678:AbCdEfGhIjKlMnOpQrSt").decode()


@pytest.mark.parametrize(
    ("written", "secret"),
    [
        (f"login with {TOKEN}", TOKEN),
        (
            "PATCH https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24/messages/@original",
            "aW50ZXJhY3Rpb24",
        ),
        ("POST /interactions/123/aW50ZXJhY3Rpb24/callback", "aW50ZXJhY3Rpb24"),
        (f"token={INTERACTION}", INTERACTION),
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


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_crash_is_logged_without_the_token(form: str) -> None:
    program = f"from bot.logs import set_up\nset_up('INFO', '{form}')\nraise ValueError('{TOKEN}')"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert "The bot has crashed" in ended.stderr
    assert "ValueError" in ended.stderr
    assert TOKEN not in ended.stderr + ended.stdout


def entry(message: str, *values: object, error: BaseException | None = None) -> logging.LogRecord:
    """Return an entry of the log."""
    raised = None if error is None else (type(error), error, None)
    return logging.LogRecord("bot.test", logging.ERROR, "x.py", 1, message, values, raised)


def json_of(record: logging.LogRecord) -> dict[str, str]:
    """Return an entry as a program reads it."""
    line = Structured().format(record)
    assert "\n" not in line
    read: dict[str, str] = json.loads(line)
    return read


def test_a_structured_entry_is_one_object_in_one_line() -> None:
    read = json_of(entry("two\nlines for %s", "Awa"))
    assert read.pop("time").endswith("+00:00")
    assert read == {"level": "ERROR", "logger": "bot.test", "message": "two\nlines for Awa"}


def test_a_structured_entry_shows_no_token_wherever_it_stands() -> None:
    record = entry("PATCH %s", "/webhooks/123/aW50ZXJhY3Rpb24/x", error=ValueError(TOKEN))
    read = json_of(record)
    assert read["message"] == "PATCH /webhooks/123/…/x"
    assert "ValueError" in read["error"]
    assert TOKEN not in str(read)


def test_the_number_of_what_is_done_stands_in_its_lines_and_in_no_others() -> None:
    def done() -> str:
        begun = begin()
        assert error_number() == begun
        assert json_of(entry("done"))["request"] == begun
        assert f"bot.test [{begun}]: done" in Discreet(LINE, style="{").format(entry("done"))
        return begun

    first, second = Context().run(done), Context().run(done)
    assert first != second
    assert "request" not in json_of(entry("by itself"))
    assert "bot.test: by itself" in Discreet(LINE, style="{").format(entry("by itself"))
    assert error_number() != error_number()


def test_the_libraries_stay_at_info_when_details_are_asked_for() -> None:
    root = logging.getLogger()
    before = root.level, root.handlers[:], {name: logging.getLogger(name).level for name in TALKATIVE}
    try:
        set_up("DEBUG")
        assert all(logging.getLogger(name).level == logging.INFO for name in TALKATIVE)
        assert root.level == logging.DEBUG
    finally:
        sys.excepthook = sys.__excepthook__
        root.setLevel(before[0])
        root.handlers[:] = before[1]
        for name, level in before[2].items():
            logging.getLogger(name).setLevel(level)
