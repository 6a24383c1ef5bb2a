"""Put pictures of cards beside their names where there is room, and onto the buttons of cards.

The words stay: a card that is named stands there as `picture 8 of hearts` instead of `8♥ (8 of hearts)`. What a phone shows
of a message as a notice, its text above the embed, stays as it is: emojis are shown by their names there.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from typing import Final, TypeVar

from bot.text.cards import JOKER, JOKER_SIGN, SIGNS
from bot.ui.messages.face import (
    BELOW,
    LONGEST_DESCRIPTION,
    LONGEST_EMBED,
    LONGEST_FIELD,
    MOST_FIELDS,
    AnyFace,
    Button,
    Link,
    Row,
    embed_length,
    in_fields,
)
from bot.ui.pictures.emojis import IN_WORDS, Deck

AnyOf = TypeVar("AnyOf", bound=AnyFace)
Fields = tuple[tuple[str, str], ...]

_SUIT_OF: Final = {sign: suit.name for suit, sign in SIGNS.items()}
_SIGN: Final = f"(?:{'|'.join(SIGNS.values())})"
_NAMED: Final = re.compile(
    rf"(?<!\w)(?P<letter>\w{{1,2}})(?P<of>{_SIGN}) \((?P<words>[^()\n]+)\)"
    rf"|(?<!\w)(?P<suit>{_SIGN}) |(?P<joker>{JOKER_SIGN}) "
)
"""Cards and suits as `bot.text.cards` names them. Their signs end in a mark that no name of a person has."""


def pictured(face: AnyOf, deck: Deck) -> AnyOf:
    """Return a face with the pictures of a deck, as far as Discord's limits let it have them; line by line."""
    if deck is IN_WORDS:
        return _in_words(face)
    if not deck:
        return face
    rows = tuple(_row(row, deck) for row in face.rows)
    room = LONGEST_EMBED - embed_length(face)
    body = "\n".join(_lines(face.body, min(LONGEST_DESCRIPTION - len(face.body), room), deck))
    room -= len(body) - len(face.body)
    return replace(face, rows=rows, body=body, fields=_fields(face.fields, room, deck))


def _in_words(face: AnyOf) -> AnyOf:
    """Return a face on which cards are words alone: whoever has it read aloud hears each of them once."""

    def say(text: str) -> str:
        return _NAMED.sub(lambda found: found["words"] or "", text)

    def spoken(button: Button | Link) -> Button | Link:
        if isinstance(button, Link) or not button.spoken:
            return button
        return replace(button, label=button.spoken)

    rows = tuple(tuple(map(spoken, row)) if isinstance(row, tuple) else row for row in face.rows)
    fields = tuple((title, say(value)) for title, value in face.fields)
    return replace(face, text=say(face.text), body=say(face.body), fields=fields, rows=rows)


def _drawn(line: str, deck: Deck) -> str:
    def draw(found: re.Match[str]) -> str:
        suit = found["of"] or found["suit"]
        emoji = deck.get(JOKER if suit is None else f"{found['letter'] or ''}{_SUIT_OF[suit]}")
        if emoji is None:
            return found[0]
        return f"{emoji.mention} {found['words'] or ''}"

    return _NAMED.sub(draw, line)


def _lines(text: str, room: int, deck: Deck) -> Iterator[str]:
    """Yield the lines of a text, with pictures while there is room for so many letters more."""
    for line in text.split("\n"):
        drawn = _drawn(line, deck)
        more = len(drawn) - len(line)
        if more <= room:
            room -= more
            yield drawn
        else:
            yield line


def _fields(fields: Fields, room: int, deck: Deck) -> Fields:
    """Return fields with pictures; those that read as one have them together, or are left as they are."""
    shown: Fields = ()
    left = len(fields)
    for run in _runs(fields):
        left -= len(run)
        drawn = _run(run, deck)
        more = _length(drawn) - _length(run)
        if more <= room and len(shown) + len(drawn) + left <= MOST_FIELDS:
            room -= more
            shown += drawn
        else:
            shown += run
    return shown


def _runs(fields: Fields) -> Iterator[Fields]:
    """Yield the fields in groups, each of which reads as one."""
    number = 0

    def group(field: tuple[str, str]) -> int:
        nonlocal number
        number += field[0] != BELOW
        return number

    return (tuple(run) for _, run in groupby(fields, group))


def _run(run: Fields, deck: Deck) -> Fields:
    lines = [line for _, value in run for line in value.split("\n")]
    drawn = (_drawn(line, deck) for line in lines)
    return tuple(
        in_fields(
            run[0][0],
            (new if len(new) <= LONGEST_FIELD else line for line, new in zip(lines, drawn, strict=True)),
        )
    )


def _length(fields: Fields) -> int:
    return sum(len(title) + len(value) for title, value in fields)


def _row(row: Row, deck: Deck) -> Row:
    if not isinstance(row, tuple):
        return row
    return tuple(_button(part, deck) if isinstance(part, Button) else part for part in row)


def _button(button: Button, deck: Deck) -> Button:
    """Return a button with its card; the sign it has otherwise, but for that of a suit, stands in its words."""
    emoji = None if button.card is None else deck.get(button.card)
    if emoji is None:
        return button
    sign = button.emoji if isinstance(button.emoji, str) and button.card not in _SUIT_OF.values() else None
    label = f"{sign} {button.label}" if sign else button.label
    return replace(button, emoji=emoji, label=label)
