"""Pictures are drawn beside everything else, once each, and never stand in the way."""

import asyncio
import logging
from collections.abc import Iterator
from functools import partial
from subprocess import run
from sys import executable
from threading import Event, current_thread

import pytest

from bot.league.course import apply
from bot.league.facts import Draw
from bot.pictures.page import Page
from bot.pictures.palette import Palette
from bot.ui.leagues.shown.pictures import league_picture
from bot.ui.pictures import painter as module
from bot.ui.pictures.painter import KEPT, Painter
from bot.ui.pictures.picture import Picture
from tests.bot.ui.fake_leagues import league_of, league_view


@pytest.fixture
def painter() -> Iterator[Painter]:
    """Return somebody who draws, and let him go afterwards."""
    found = Painter()
    yield found
    found.close()


def picture(number: int = 0) -> Picture:
    """Return a picture, one for each number."""
    view = league_view(apply(league_of(people=4 + number), Draw()))
    found = league_picture("en", view)
    assert found is not None
    return found


async def test_a_picture_is_drawn_on_another_thread(painter: Painter) -> None:
    threads = []

    def make() -> Picture:
        threads.append(current_thread().name)
        return picture()

    painted = await painter.paint(make)
    assert painted is not None
    assert painted.png.startswith(b"\x89PNG")
    assert threads[0].startswith("painter")
    again, other = await painter.paint(picture), await painter.paint(partial(picture, 1))
    assert again is not None
    assert other is not None
    assert painted.digest == again.digest != other.digest
    file = painted.file()
    assert (file.filename, file.description) == ("league.png", painted.picture.words)


async def test_the_same_picture_is_drawn_once(painter: Painter, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Page] = []

    def draw(page: Page, _: Palette) -> bytes:
        drawn.append(page)
        return b"png"

    monkeypatch.setattr(module, "draw", draw)
    for _ in range(3):
        await painter.paint(picture)
    assert len(drawn) == 1
    for number in range(KEPT + 1):
        await painter.paint(partial(picture, number))
    await painter.paint(picture)
    assert len(drawn) == KEPT + 2, "the oldest was given up"


async def test_nothing_to_draw_is_no_picture(painter: Painter) -> None:
    assert await painter.paint(lambda: None) is None


async def test_what_goes_wrong_is_said_once_and_there_is_no_picture(
    painter: Painter, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> Picture:
        raise OSError("no font")

    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert await painter.paint(broken) is None
    assert [record.getMessage() for record in caplog.records] == [
        "A picture could not be drawn (OSError); what it shows is said in words"
    ]
    assert await painter.paint(picture) is not None


async def test_what_takes_too_long_is_done_without(caplog: pytest.LogCaptureFixture) -> None:
    slow, go_on = Painter(longest=0.01), Event()

    def waiting() -> Picture:
        go_on.wait(10)
        return picture()

    with caplog.at_level(logging.WARNING):
        assert await slow.paint(waiting) is None
    go_on.set()
    slow.close()
    assert "taken too long" in caplog.text


async def test_meanwhile_everything_else_goes_on(painter: Painter) -> None:
    go_on = Event()

    def waiting() -> Picture:
        go_on.wait(10)
        return picture()

    painting = asyncio.create_task(painter.paint(waiting))
    await asyncio.sleep(0)
    go_on.set()  # this would never be reached if the loop waited
    assert await painting is not None


HANGS = """
import asyncio
from threading import Event
from bot.ui.pictures.painter import Painter

async def main():
    painter = Painter(longest=0.01)
    assert await painter.paint(Event().wait) is None
    painter.close()
    assert await painter.paint(lambda: None) is None

asyncio.run(main())
"""


def test_a_picture_that_hangs_keeps_no_process_from_ending() -> None:
    ended = run([executable, "-c", HANGS], capture_output=True, text=True, timeout=60, check=False)
    assert (ended.returncode, ended.stdout) == (0, "")
