"""Emojis of the application: what simcord leaves out of them, above all their pictures.

A name is 2 to 32 letters, digits and underscores, and there is but one emoji of it; a picture is at most 256 KiB; the 2000th
is the last (Discord's documentation, emoji resource). A control cannot show one that is not there.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterator
from typing import Any

from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import GuildEmoji
from simcord.components import walk_components

from sandbox.model import Model

MOST, LARGEST = 2000, 256 * 1024
_NAME = re.compile(r"\w{2,32}", re.ASCII)
_IMAGE = re.compile(r"data:image/(?:png|gif|jpeg|webp|avif);base64,(?P<data>[A-Za-z0-9+/=]+)")


class Emojis:
    """Answers what is asked of the application's emojis, and keeps their pictures."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self._pictures: dict[int, bytes] = {}

    def answer(self, method: str, parts: list[str], body: Any) -> Any:
        """Returns the answer to a request; `parts` are what comes after `emojis`, none or an id."""
        match method, parts:
            case "GET", []:
                return {"items": [self._payload(emoji) for emoji in self.model.application_emojis.values()]}
            case "POST", []:
                return self._payload(self._make(body))
            case "GET", [emoji]:
                return self._payload(self.model.get_application_emoji(int(emoji)))
            case "PATCH", [emoji]:
                name = self._free_name(body["name"], but=int(emoji))
                return self._payload(self.model.edit_application_emoji(int(emoji), name))
            case "DELETE", [emoji]:
                self.model.delete_application_emoji(int(emoji))
                self._pictures.pop(int(emoji), None)
                return None
        raise BackendError(404, 0, "404: Not Found")

    def picture(self, emoji: str) -> bytes | None:
        """Returns the picture of an emoji by its id, as Discord's own servers do; None where there is none."""
        return self._pictures.get(int(emoji)) if emoji.isdecimal() else None

    def check(self, message: Any) -> None:
        """Raises the BackendError for controls with emojis of an application's that it does not have."""
        for emoji in _shown(message):
            number = emoji.get("id")
            if number is not None and int(number) not in self.model.application_emojis:
                raise BackendError(400, 50035, "Invalid Form Body\nIn components.emoji.id: Invalid emoji")

    def _make(self, body: Any) -> GuildEmoji:
        if len(self.model.application_emojis) >= MOST:
            raise BackendError(400, 30008, f"Maximum number of emojis reached ({MOST})")
        name, image = self._free_name(body["name"]), _IMAGE.fullmatch(body["image"])
        if image is None:
            raise BackendError(400, 50035, "Invalid Form Body\nIn image: Unsupported image data")
        try:
            picture = base64.b64decode(image["data"], validate=True)
        except binascii.Error:
            raise BackendError(400, 50035, "Invalid Form Body\nIn image: Unsupported image data") from None
        if len(picture) > LARGEST:
            raise BackendError(400, 50138, "Failed to resize asset below the maximum size: 262144")
        emoji = self.model.create_application_emoji(name)
        self._pictures[emoji.id] = picture
        return emoji

    def _free_name(self, name: str, but: int = 0) -> str:
        if not _NAME.fullmatch(name):
            raise BackendError(
                400, 50035, "Invalid Form Body\nIn name: String value did not match validation"
            )
        others = (emoji for emoji in self.model.application_emojis.values() if emoji.id != but)
        if any(emoji.name == name for emoji in others):
            raise BackendError(
                400, 50035, "Invalid Form Body\nIn name: There is an emoji of that name already"
            )
        return name

    def _payload(self, emoji: GuildEmoji) -> dict[str, Any]:
        return dict(serializers.guild_emoji_payload(self.model, emoji))


def _shown(message: Any) -> Iterator[dict[str, Any]]:
    """Yields the emojis on the controls of a message."""
    for component in walk_components((message or {}).get("components") or []):
        for part in (component, *(component.get("options") or [])):
            if isinstance(part.get("emoji"), dict):
                yield part["emoji"]
