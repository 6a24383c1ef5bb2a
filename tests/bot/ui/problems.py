"""What Discord would refuse in a message (its documentation: embed limits, components)."""

from collections.abc import Iterator

from bot.ui.messages.face import (
    LONGEST_DESCRIPTION,
    LONGEST_EMBED,
    LONGEST_FIELD,
    LONGEST_LABEL,
    LONGEST_OPTION,
    LONGEST_TEXT,
    MOST_FIELDS,
    MOST_IN_ROW,
    MOST_OPTIONS,
    MOST_ROWS,
    AnyFace,
    AnyMenu,
    Button,
    ChannelMenu,
    Link,
    Menu,
    RoleMenu,
    Row,
    embed_length,
)


def problems(face: AnyFace) -> Iterator[str]:
    """Yield whatever Discord would refuse in a face; nothing for a good one.

    It is asked of every message there is; nothing is checked when one is sent, because by then it is too late.
    """
    if not (face.text or face.has_embed or face.rows):
        yield "empty message"
    if len(face.text) > LONGEST_TEXT:
        yield "text too long"
    if face.has_embed:
        yield from _embed_problems(face)
    if len(face.rows) > MOST_ROWS:
        yield "too many rows"
    for row in face.rows:
        yield from _row_problems(row)
    ids = [item.custom_id for row in face.rows for item in _members(row) if not isinstance(item, Link)]
    if len(ids) != len(set(ids)):
        yield "two controls with one custom id"
    if any(not 1 <= len(custom_id) <= 100 for custom_id in ids):
        yield "custom id of a wrong length"


def _embed_problems(face: AnyFace) -> Iterator[str]:
    if len(face.title) > 256 or len(face.body) > LONGEST_DESCRIPTION or len(face.footer) > 2048:
        yield "a part of the embed is too long"
    if len(face.fields) > MOST_FIELDS or any(not 1 <= len(name) <= 256 for name, _ in face.fields):
        yield "too many fields, or a field without a good name"
    if any(not 1 <= len(value) <= LONGEST_FIELD for _, value in face.fields):
        yield "field of a wrong length"
    if embed_length(face) > LONGEST_EMBED:
        yield "embed too long"


def _row_problems(row: Row) -> Iterator[str]:
    if isinstance(row, ChannelMenu | RoleMenu):
        most = row.most if isinstance(row, RoleMenu) else MOST_OPTIONS
        if not 1 <= len(row.placeholder) <= LONGEST_OPTION or len(row.chosen) > most:
            yield "menu of channels or roles with no good words, or too many chosen"
        return
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


def _members(row: Row) -> tuple[Button | Link | AnyMenu, ...]:
    return row if isinstance(row, tuple) else (row,)
