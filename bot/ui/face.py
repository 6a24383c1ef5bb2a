"""What a message shows, as a value: text, one embed, rows of buttons and menus; and its Discord form."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, TypeAlias

import discord

# Limits from Discord's documentation (message, embed and component objects).
LONGEST_TEXT = 2000
LONGEST_DESCRIPTION = 4096
LONGEST_EMBED = 6000
LONGEST_LABEL = 80
LONGEST_OPTION = 100
MOST_ROWS = 5
MOST_IN_ROW = 5
MOST_OPTIONS = 25


class Look(Enum):
    """How a button looks."""

    PLAIN = discord.ButtonStyle.secondary
    MAIN = discord.ButtonStyle.primary
    GOOD = discord.ButtonStyle.success
    GRAVE = discord.ButtonStyle.danger


@dataclass(frozen=True, slots=True)
class Button:
    """A button; `emoji` stands before its label."""

    label: str
    custom_id: str
    look: Look = Look.PLAIN
    emoji: str | None = None
    enabled: bool = True


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


class PlainEmbed(discord.Embed):
    """An embed as Discord takes it: without the flags that only Discord itself sets."""

    def to_dict(self) -> Any:
        """Return the embed as it is sent."""
        return {key: value for key, value in super().to_dict().items() if key != "flags"}


Row: TypeAlias = tuple[Button | Link, ...] | Menu


@dataclass(frozen=True, slots=True)
class Face:
    """Everything one message shows. `text` is the content, the other words stand in one embed."""

    text: str = ""
    title: str = ""
    body: str = ""
    fields: tuple[tuple[str, str], ...] = ()
    footer: str = ""
    colour: int = 0x2F6F4F
    rows: tuple[Row, ...] = ()

    def noting(self, note: str) -> "Face":
        """Return the same face with a line above its text."""
        return replace(self, text=clip(f"{note}\n{self.text}".strip(), LONGEST_TEXT))

    def embed(self) -> discord.Embed | None:
        """Return the embed, or None where there is nothing to put into it."""
        if not (self.title or self.body or self.fields):
            return None
        embed = PlainEmbed(title=self.title or None, description=self.body or None, colour=self.colour)
        for name, value in self.fields:
            embed.add_field(name=name, value=value, inline=False)
        return embed.set_footer(text=self.footer) if self.footer else embed

    def view(self) -> discord.ui.View:
        """Return the buttons as a view that is stopped already, so that the library sends it and stores nothing.

        Needs a running event loop.
        """
        view = discord.ui.View(timeout=None)
        for number, row in enumerate(self.rows):
            for item in _items(row, number):
                view.add_item(item)
        view.stop()
        return view

    def message(self) -> dict[str, Any]:
        """Return the arguments that make a sent or edited message show exactly this."""
        embed = self.embed()
        return {"content": self.text or None, "embeds": [embed] if embed else [], "view": self.view()}


def clip(text: str, longest: int) -> str:
    """Return `text` cut to at most `longest` characters, with an ellipsis where something is missing."""
    return text if len(text) <= longest else text[: longest - 1].rstrip("\\") + "…"


def problems(face: Face) -> Iterator[str]:
    """Yield whatever Discord would refuse in a face; nothing for a good one."""
    embed = face.embed()
    if not (face.text or embed or face.rows):
        yield "empty message"
    if len(face.text) > LONGEST_TEXT:
        yield "text too long"
    if embed is not None:
        yield from _embed_problems(face, embed)
    if len(face.rows) > MOST_ROWS:
        yield "too many rows"
    for row in face.rows:
        yield from _row_problems(row)
    ids = [item.custom_id for row in face.rows for item in _members(row) if not isinstance(item, Link)]
    if len(ids) != len(set(ids)):
        yield "two controls with one custom id"
    if any(not 1 <= len(custom_id) <= 100 for custom_id in ids):
        yield "custom id of a wrong length"


def _embed_problems(face: Face, embed: discord.Embed) -> Iterator[str]:
    if len(face.title) > 256 or len(face.body) > LONGEST_DESCRIPTION or len(face.footer) > 2048:
        yield "a part of the embed is too long"
    if len(face.fields) > 25 or any(not 1 <= len(name) <= 256 for name, _ in face.fields):
        yield "too many fields, or a field without a good name"
    if any(not 1 <= len(value) <= 1024 for _, value in face.fields):
        yield "field of a wrong length"
    if len(embed) > LONGEST_EMBED:
        yield "embed too long"


def _row_problems(row: Row) -> Iterator[str]:
    if isinstance(row, Menu):
        values = [choice.value for choice in row.choices]
        if not 1 <= len(values) <= MOST_OPTIONS or len(values) != len(set(values)):
            yield "menu with no, too many or equal choices"
        texts = [
            row.placeholder,
            *(text for c in row.choices for text in (c.label, c.value, c.description or "-")),
        ]
        if sum(choice.chosen for choice in row.choices) > 1:
            yield "menu with several chosen"
        if any(not 1 <= len(text) <= LONGEST_OPTION for text in texts):
            yield "menu text of a wrong length"
        return
    if not 1 <= len(row) <= MOST_IN_ROW:
        yield "row of no or too many buttons"
    if any(not 1 <= len(button.label) <= LONGEST_LABEL for button in row):
        yield "label of a wrong length"


def _members(row: Row) -> tuple[Button | Link | Menu, ...]:
    return (row,) if isinstance(row, Menu) else row


def _items(row: Row, number: int) -> Iterator[discord.ui.Item[discord.ui.View]]:
    for member in _members(row):
        match member:
            case Button():
                yield discord.ui.Button(
                    label=member.label,
                    custom_id=member.custom_id,
                    style=member.look.value,
                    emoji=member.emoji,
                    disabled=not member.enabled,
                    row=number,
                )
            case Link():
                yield discord.ui.Button(label=member.label, url=member.url, row=number)
            case Menu():
                yield _select(member, number)


def _select(menu: Menu, row: int) -> discord.ui.Select[discord.ui.View]:
    options = [
        discord.SelectOption(label=c.label, value=c.value, description=c.description, default=c.chosen)
        for c in menu.choices
    ]
    return discord.ui.Select(custom_id=menu.custom_id, placeholder=menu.placeholder, options=options, row=row)
