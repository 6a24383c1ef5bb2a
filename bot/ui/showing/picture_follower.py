"""Keeps the picture under each table message near to what the message says, behind its words and never in their way.

A picture goes by an edit of its own that speaks of nothing but the attached file: whatever is written meanwhile into
the message stays, and no edit of its words waits for a picture or for the file to be sent.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from bot.manager.errors import ShowingError, TryLater
from bot.manager.ids import MessageRef
from bot.manager.showing.line import Urgency
from bot.manager.tables.choices import CardStyle
from bot.manager.views import TableView
from bot.ui.answers.languages import of_place
from bot.ui.api import wire
from bot.ui.api.calls import calls
from bot.ui.connection.client import LastCardClient
from bot.ui.pictures.table import picture_of
from bot.ui.showing.held_pictures import HeldPictures

SETTLES: Final = 1.0
"""Seconds after a change before its picture is drawn: what follows at once is on the same one."""
APART: Final = 5.0
"""Seconds between two pictures of one message: Discord takes five edits in that time, which its words need."""
AT_ONCE: Final = 2
"""Pictures that are drawn and sent at the same time, of all tables."""
CROWD: Final = 8
"""With so many requests waiting there is no room for pictures."""
YOUNG: Final = 3000.0
"""Seconds for which a message has pictures: Discord takes few edits of messages older than an hour, which its words need."""
TRIES: Final = 3
"""So often a picture that Discord does not take now is sent again, unless the table changes meanwhile."""
REMEMBERED: Final = 10_000

log = logging.getLogger(__name__)


class PictureFollower:
    """Brings pictures after the words of table messages, where a server wants them."""

    def __init__(self, client: LastCardClient, *, settles: float = SETTLES, apart: float = APART) -> None:
        self._client = client
        self._settles = settles
        self._apart = apart
        self._pictures = HeldPictures(client)
        self._posted: OrderedDict[MessageRef, float] = OrderedDict()
        self._bare: OrderedDict[MessageRef, None] = OrderedDict()
        self._newest: dict[MessageRef, TableView] = {}
        self._failures: dict[MessageRef, int] = {}
        self._waits: dict[MessageRef, asyncio.TimerHandle] = {}
        self._working: dict[MessageRef, asyncio.Task[None]] = {}
        self._open = True

    @property
    def waiting(self) -> int:
        """Return how many messages have a picture to come, or to go."""
        return len(self._waits) + len(self._working)

    def part(self, ref: MessageRef | None, view: TableView) -> Mapping[str, Any]:
        """Return what an edit of the words says of files: nothing, but where a picture may be left that is to be no more."""
        return {} if ref is None or ref in self._bare or self._wants(ref, view) else {"attachments": []}

    def written(self, ref: MessageRef | None, now: MessageRef, view: TableView) -> None:
        """Hear that the words of a message were written, which was posted `now` where there was none."""
        if ref is None:
            _remember(self._posted, now, asyncio.get_running_loop().time())
            _remember(self._bare, now, None)
        elif not self._wants(now, view):
            # Whatever it had has gone with the same edit.
            self._pictures.sent(now, None)
            _remember(self._bare, now, None)
        self.shown(now, view)

    def shown(self, ref: MessageRef, view: TableView) -> None:
        """Hear what a message shows now, also by the answer to a press."""
        if self._open and (self._wants(ref, view) or ref not in self._bare):
            self._newest[ref] = view
            self._soon(ref, self._settles)

    def close(self) -> None:
        """Begin no more."""
        self._open = False
        for waiting in self._waits.values():
            waiting.cancel()
        for task in self._working.values():
            task.cancel()
        self._waits.clear()

    def _wants(self, ref: MessageRef, view: TableView) -> bool:
        posted = self._posted.get(ref)
        if posted is None or asyncio.get_running_loop().time() - posted > YOUNG:
            return False
        return self._client.manager.preferences.server(view.place.guild_id).table_pictures

    def _soon(self, ref: MessageRef, seconds: float) -> None:
        if ref not in self._waits and ref not in self._working:
            loop = asyncio.get_running_loop()
            self._waits[ref] = loop.call_later(seconds, self._begin, ref)

    def _begin(self, ref: MessageRef) -> None:
        self._waits.pop(ref, None)
        if len(self._working) >= AT_ONCE or self._client.traffic.figures()["requests_waiting"] > CROWD:
            self._soon(ref, self._apart)
        else:
            self._working[ref] = asyncio.create_task(self._bring(ref))

    async def _bring(self, ref: MessageRef) -> None:
        """Bring one picture; what has come meanwhile follows, but not at once, and so does one that was not taken."""
        view = self._newest.pop(ref)
        try:
            await self._draw_and_send(ref, view)
            self._failures.pop(ref, None)
        except TryLater:
            self._failures[ref] = self._failures.get(ref, 0) + 1
            if self._failures[ref] <= TRIES:
                self._newest.setdefault(ref, view)
            else:
                del self._failures[ref]
        except ShowingError as error:
            log.debug("The picture of a table was not sent: %r", error)
        except Exception:
            log.exception("The picture of a table could not be sent")
        finally:
            del self._working[ref]
            if ref in self._newest and self._open:
                self._soon(ref, self._apart)

    async def _draw_and_send(self, ref: MessageRef, view: TableView) -> None:
        painted = None
        if self._wants(ref, view):
            two = self._client.manager.preferences.server(view.place.guild_id).cards is CardStyle.TWO
            make = partial(picture_of, of_place(self._client, view.place), view, two_colours=two)
            painted = await self._pictures.painted(ref.channel_id, make)
        file = self._pictures.file(ref, painted)
        if file is None and (painted is not None or ref in self._bare):
            return
        # It may have one as soon as this is sent, whatever becomes of the answer.
        self._bare.pop(ref, None)
        message = {"allowed_mentions": {"parse": []}, **self._pictures.part(ref, painted)}
        async with calls(Urgency.COSMETIC):
            await wire.edit(self._client, ref, message, file)
        self._pictures.sent(ref, painted)
        if painted is None:
            _remember(self._bare, ref, None)


def _remember(held: OrderedDict[MessageRef, Any], ref: MessageRef, value: object) -> None:
    """Keep what was heard last of so many messages."""
    held.pop(ref, None)
    held[ref] = value
    while len(held) > REMEMBERED:
        held.popitem(last=False)
