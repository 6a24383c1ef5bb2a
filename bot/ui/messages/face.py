"""What a message shows, as a value: text, one embed, rows of buttons and menus; and its form in Discord's API.

What everybody may see is a `Face`, a hand is a `HandFace`: neither stands for the other, and only the one place that
writes to its owner alone can make a message of a hand.
"""

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Any, Self, TypeAlias

from bot.manager.ids import PersonId

# Limits from Discord's documentation (message, embed and component objects).
LONGEST_TEXT = 2000
LONGEST_DESCRIPTION = 4096
LONGEST_EMBED = 6000
LONGEST_FIELD = 1024
MOST_FIELDS = 25
BELOW = "\u200b"
"""The title of a field that reads as one with that above: it needs a name, and this is an empty line."""
LONGEST_LABEL = 80
LONGEST_OPTION = 100
MOST_ROWS = 5
MOST_IN_ROW = 5
MOST_OPTIONS = 25


# Numbers from Discord's documentation (component types).
_ROW, _BUTTON, _MENU, _ROLE_MENU, _CHANNEL_MENU = 1, 2, 3, 6, 8
_CHANNELS = (0, 2, 5, 15)
"""Text, the text of voice channels, announcements and forums: where messages are written."""
_LINK_STYLE = 5


class Look(IntEnum):
    """How a button looks, by its number in Discord's documentation (button styles)."""

    MAIN = 1
    PLAIN = 2
    GOOD = 3
    GRAVE = 4


@dataclass(frozen=True, slots=True)
class Emoji:
    """One emoji of the application."""

    id: int
    name: str

    @property
    def mention(self) -> str:
        """Return it as it is written in a text."""
        return f"<:{self.name}:{self.id}>"


@dataclass(frozen=True, slots=True)
class Button:
    """A button; `emoji` stands before its label, or, where it is for a `card`, a picture of that, if there is one.

    `spoken` is the label of who wants cards in words.
    """

    label: str
    custom_id: str
    look: Look = Look.PLAIN
    emoji: str | Emoji | None = None
    enabled: bool = True
    card: str | None = None
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class Link:
    """A button that opens an address."""

    label: str
    url: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One entry of a menu."""

    label: str
    value: str
    description: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of which one entry is chosen; it fills a row."""

    placeholder: str
    custom_id: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class ChannelMenu:
    """A menu of the server's channels, any number of which may be chosen; it fills a row."""

    placeholder: str
    custom_id: str
    chosen: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RoleMenu:
    """A menu of the server's roles, any number of which up to `most` may be chosen; it fills a row."""

    placeholder: str
    custom_id: str
    chosen: tuple[int, ...] = ()
    most: int = MOST_OPTIONS


AnyMenu: TypeAlias = Menu | ChannelMenu | RoleMenu
Row: TypeAlias = tuple[Button | Link, ...] | AnyMenu


@dataclass(frozen=True, slots=True)
class AnyFace:
    """Everything one message shows. `text` is the content, the other words stand in one embed."""

    text: str = ""
    title: str = ""
    body: str = ""
    fields: tuple[tuple[str, str], ...] = ()
    footer: str = ""
    colour: int = 0x2F6F4F
    rows: tuple[Row, ...] = ()

    def noting(self, note: str) -> Self:
        """Return the same face with a line above its text."""
        return replace(self, text=clip(f"{note}\n{self.text}".strip(), LONGEST_TEXT))

    @property
    def has_embed(self) -> bool:
        """Tell whether there is something to put into an embed."""
        return bool(self.title or self.body or self.fields)

    @abstractmethod
    def message_for(self, person: PersonId) -> dict[str, Any]:
        """Return the message for a place where nobody else but this person can read."""


@dataclass(frozen=True, slots=True)
class Face(AnyFace):
    """What everybody may see."""

    def message(self) -> dict[str, Any]:
        """Return the message that shows exactly this and pings nobody, as Discord's API takes it, sent or edited."""
        return _message(self)

    def message_for(self, person: PersonId) -> dict[str, Any]:  # noqa: ARG002 - anybody may see it
        """Return the same for one person."""
        return _message(self)


@dataclass(frozen=True, slots=True, repr=False)
class HandFace(AnyFace):
    """A hand, which nobody but its `owner` may see; even what it looks like in a log shows no card."""

    owner: PersonId = field(kw_only=True)

    def __repr__(self) -> str:
        """Return whose hand it is, and nothing else."""
        return f"HandFace(owner={self.owner})"

    def message_for(self, person: PersonId) -> dict[str, Any]:
        """Return the message that shows the hand to its owner. Raises ValueError for anybody else."""
        if person != self.owner:
            raise ValueError("a hand is shown to its owner only")
        return _message(self)


def clip(text: str, longest: int) -> str:
    """Return `text` cut to at most `longest` characters, with an ellipsis where something is missing."""
    return text if len(text) <= longest else text[: longest - 1].rstrip("\\") + "…"


def in_fields(title: str, lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield lines, none of them too long for one, as fields below each other that read as one with this title."""
    part = ""
    for line in lines:
        if part and len(part) + 1 + len(line) > LONGEST_FIELD:
            yield title, part
            title, part = BELOW, ""
        part = f"{part}\n{line}" if part else line
    if part:
        yield title, part


def nearest_numbers(numbers: Iterable[int], present: int) -> list[int]:
    """Return numbers in their order, the present one among them, so many next to it as a menu takes."""
    numbers = sorted({present, *numbers})
    if len(numbers) <= MOST_OPTIONS:
        return numbers
    start = min(max(numbers.index(present) - MOST_OPTIONS // 2, 0), len(numbers) - MOST_OPTIONS)
    return numbers[start : start + MOST_OPTIONS]


def embed_length(face: AnyFace) -> int:
    """Return how many letters the embed of a face has, as Discord counts them."""
    words = (face.title, face.body, face.footer, *(part for field in face.fields for part in field))
    return sum(map(len, words))


def _message(face: AnyFace) -> dict[str, Any]:
    return {
        "content": face.text or None,
        "embeds": [_embed(face)] if face.has_embed else [],
        "components": [{"type": _ROW, "components": _components(row)} for row in face.rows],
        # An edit without it would be read anew with Discord's defaults, which ping.
        "allowed_mentions": {"parse": []},
    }


def _embed(face: AnyFace) -> dict[str, Any]:
    embed: dict[str, Any] = {"type": "rich", "color": face.colour}
    if face.title:
        embed["title"] = face.title
    if face.body:
        embed["description"] = face.body
    if face.fields:
        embed["fields"] = [{"name": name, "value": value, "inline": False} for name, value in face.fields]
    if face.footer:
        embed["footer"] = {"text": face.footer}
    return embed


def _components(row: Row) -> list[dict[str, Any]]:
    match row:
        case Menu():
            return [_menu(row)]
        case ChannelMenu():
            return [_channels(row)]
        case RoleMenu():
            return [_roles(row)]
        case _:
            return [_button(member) for member in row]


def _button(button: Button | Link) -> dict[str, Any]:
    if isinstance(button, Link):
        return {"type": _BUTTON, "style": _LINK_STYLE, "label": button.label, "url": button.url}
    shown: dict[str, Any] = {
        "type": _BUTTON,
        "style": button.look.value,
        "label": button.label,
        "custom_id": button.custom_id,
        "disabled": not button.enabled,
    }
    return shown if button.emoji is None else {**shown, "emoji": _emoji(button.emoji)}


def _emoji(emoji: str | Emoji) -> dict[str, Any]:
    return {"name": emoji} if isinstance(emoji, str) else {"id": str(emoji.id), "name": emoji.name}


def _menu(menu: Menu) -> dict[str, Any]:
    return {
        "type": _MENU,
        "custom_id": menu.custom_id,
        "placeholder": menu.placeholder,
        "options": [_option(choice) for choice in menu.choices],
    }


def _option(choice: Choice) -> dict[str, Any]:
    shown: dict[str, Any] = {"label": choice.label, "value": choice.value, "default": choice.chosen}
    return shown if choice.description is None else {**shown, "description": choice.description}


def _channels(menu: ChannelMenu) -> dict[str, Any]:
    return {
        "type": _CHANNEL_MENU,
        "custom_id": menu.custom_id,
        "placeholder": menu.placeholder,
        "channel_types": list(_CHANNELS),
        "min_values": 0,
        "max_values": MOST_OPTIONS,
        "default_values": [{"id": str(channel), "type": "channel"} for channel in menu.chosen],
    }


def _roles(menu: RoleMenu) -> dict[str, Any]:
    return {
        "type": _ROLE_MENU,
        "custom_id": menu.custom_id,
        "placeholder": menu.placeholder,
        "min_values": 0,
        "max_values": menu.most,
        "default_values": [{"id": str(role), "type": "role"} for role in menu.chosen],
    }
