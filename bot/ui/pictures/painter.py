"""Draws pictures on a thread of its own, so that nobody waits for one, and gives up one that takes too long."""

import asyncio
import io
import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from queue import SimpleQueue
from threading import Thread
from typing import Final

import discord

from bot.pictures.drawing import draw
from bot.pictures.page import Page
from bot.pictures.palette import Palette
from bot.ui.pictures.picture import Picture

LONGEST_DRAWING: Final = 5.0
"""Seconds after which a picture is done without: one takes a tenth."""
KEPT: Final = 16
"""Pictures that are kept as they were drawn last, of some 100 kB each."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Painted:
    """A picture as it was drawn; those of one `digest` are the same, with the same words."""

    picture: Picture
    png: bytes
    digest: bytes

    def file(self) -> discord.File:
        """Return it as a file, with its words; each can be sent once."""
        return discord.File(io.BytesIO(self.png), self.picture.file, description=self.picture.words)


Order = tuple[Callable[[], Picture | None], "asyncio.Future[Painted | None]"]
"""What makes a picture, and who waits for it."""


class Painter:
    """Whoever draws. It begins when it is first asked, and fails quietly: there are always words."""

    def __init__(self, longest: float = LONGEST_DRAWING) -> None:
        self._longest = longest
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._hand: Thread | None = None
        self._kept: OrderedDict[tuple[Page, Palette], bytes] = OrderedDict()
        self._failed: set[str] = set()
        self._closed = False

    async def paint(self, make: Callable[[], Picture | None]) -> Painted | None:
        """Draw what `make` gives, which is called on the other thread; None where there is nothing, or it goes wrong."""
        try:
            drawn = self._order(make)
            async with asyncio.timeout(self._longest):
                return await drawn
        except TimeoutError:
            self._log("A picture has taken too long")
        except Exception as error:  # noqa: BLE001 - whatever is wrong with a picture, the words are posted
            self._log(f"A picture could not be drawn ({type(error).__name__})", error)
        return None

    def close(self) -> None:
        """Begin no more, and wait for nothing: a picture that hangs ends with the process."""
        self._closed = True
        self._orders.put(None)

    def _order(self, make: Callable[[], Picture | None]) -> "asyncio.Future[Painted | None]":
        if self._closed:
            raise RuntimeError("no more is drawn")
        if self._hand is None:
            # A thread of an executor would be waited for at the end of the process, however long it takes.
            self._hand = Thread(target=self._draw_all, name="painter", daemon=True)
            self._hand.start()
        drawn: asyncio.Future[Painted | None] = asyncio.get_running_loop().create_future()
        self._orders.put((make, drawn))
        return drawn

    def _draw_all(self) -> None:
        """Draw what is ordered and still wanted, one after the other."""
        while (order := self._orders.get()) is not None and not self._closed:
            make, drawn = order
            if drawn.done():
                continue
            painted, error = None, None
            try:
                painted = self._paint(make)
            except Exception as failed:  # noqa: BLE001 - whoever has ordered it is told
                error = failed
            with suppress(RuntimeError):  # the loop may be closed by now
                drawn.get_loop().call_soon_threadsafe(_hand_over, drawn, painted, error)

    def _paint(self, make: Callable[[], Picture | None]) -> Painted | None:
        picture = make()
        if picture is None:
            return None
        key = (picture.page, picture.palette)
        png = self._kept.pop(key, None)
        if png is None:
            png = draw(picture.page, picture.palette)
        self._kept[key] = png
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return Painted(picture, png, sha256(png + picture.words.encode()).digest())

    def _log(self, words: str, error: Exception | None = None) -> None:
        """Say what is wrong with pictures, once for each thing."""
        if words not in self._failed:
            self._failed.add(words)
            log.warning("%s; what it shows is said in words", words, exc_info=error)


def _hand_over(
    drawn: "asyncio.Future[Painted | None]", painted: Painted | None, error: Exception | None
) -> None:
    if drawn.done():
        return  # nobody waits for it any more
    if error is None:
        drawn.set_result(painted)
    else:
        drawn.set_exception(error)
