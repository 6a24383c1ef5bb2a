"""A sandbox, a small bot and a browser for the tests of the page; skipped where there is no chromium."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from .driver import LIMIT_MS, CardRoom

ROOT = Path(__file__).parents[2]
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium")
BROWSER_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


# Of this package, no longer: while playwright is open, no other loop can run in the process.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Yields Debian's chromium without a window."""
    if CHROMIUM is None:
        pytest.skip("the page is tested in chromium, and there is none (install it, or set CHROMIUM)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=BROWSER_ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yields the address of a sandbox of its own process, with the small bot connected to it."""
    command = [sys.executable, "-m", "sandbox", "--no-bot", "--data", str(tmp_path_factory.mktemp("sandbox"))]
    with running(command) as sandbox:
        address = next(sandbox).split()[-1]
        needed = dict(next(sandbox).split("=", 1) for _ in range(3))
        with running([sys.executable, "-m", "tests.page.page_bot"], needed) as bot:
            assert next(bot, "") == "ready", "the small bot did not start"
            yield address


@contextmanager
def running(command: list[str], environment: dict[str, str] | None = None) -> Iterator[Iterator[str]]:
    """Runs a process of the project; yields the lines it prints."""
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": "1", **(environment or {})},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield (line.rstrip() for line in process.stdout)
    finally:
        process.terminate()
        process.communicate()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """Yields a fresh tab; an error in it, or a request to anything but the sandbox, fails the test."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
    page.on("request", lambda request: None if _is_own(request.url, address) else wrong.append(request.url))
    yield page
    page.close()
    assert wrong == []


def _is_own(url: str, address: str) -> bool:
    return url.startswith((f"{address}/", "data:"))


@pytest.fixture
def room(page: Page, address: str) -> CardRoom:
    """Returns the opened page, with a panel of the small bot in its channel."""
    room = CardRoom(page, address)
    room.open()
    panels = room.messages(CardRoom.CHANNEL, "4 seats, open: True")
    earlier = panels.count()  # of the tests before: this one's is to be the newest when it begins
    room.slash("Awa", "/table new")
    expect(panels).to_have_count(earlier + 1, timeout=LIMIT_MS)
    return room
