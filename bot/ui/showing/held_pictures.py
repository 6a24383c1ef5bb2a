"""Which picture each message of a league has: none is sent to Discord twice, and none where no files may be sent."""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, Final

import discord

from bot.manager.ids import MessageRef
from bot.ui.connection.client import LastCardClient
from bot.ui.pictures.painter import Painted
from bot.ui.pictures.picture import Picture

REMEMBERED: Final = 500
"""Messages of which it is known what they show; others are sent their picture again."""


class HeldPictures:
    """Remembers what was sent with which message."""

    def __init__(self, client: LastCardClient) -> None:
        self._client = client
        self._held: OrderedDict[MessageRef, bytes] = OrderedDict()

    async def painted(self, channel: int, make: Callable[[], Picture | None]) -> Painted | None:
        """Return a picture for a channel; None where nobody paints, or no files may be sent."""
        painter = self._client.painter
        if painter is None or not self._may_attach(channel):
            return None
        return await painter.paint(make)

    def part(self, ref: MessageRef | None, painted: Painted | None) -> Mapping[str, Any]:
        """Return what the message itself says of its files: an edit that says nothing leaves them as they are."""
        return {"attachments": []} if painted is None and ref is not None else {}

    def file(self, ref: MessageRef | None, painted: Painted | None) -> discord.File | None:
        """Return the file to be sent; None where the message has it already."""
        if painted is None or (ref is not None and self._held.get(ref) == painted.digest):
            return None
        return painted.file()

    def sent(self, ref: MessageRef | None, painted: Painted | None) -> None:
        """Hear what the message has now that was edited.

        One that was posted may be an older one of the same nonce: with the next edit it is sent its picture once more.
        """
        if ref is None:
            return
        self._held.pop(ref, None)
        if painted is not None:
            self._held[ref] = painted.digest
            while len(self._held) > REMEMBERED:
                self._held.popitem(last=False)

    def _may_attach(self, channel: int) -> bool:
        """Tell whether files may be sent in a channel, as far as it is known."""
        found = self._client.get_channel(channel)
        if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
            return True
        return found.permissions_for(found.guild.me).attach_files
