"""Bring the manager's answer back to whoever pressed or typed."""

import re
from collections.abc import Awaitable
from dataclasses import dataclass, replace

from bot.manager.answers import Answer, Done, HandOver, Known, Refusal, Refused
from bot.manager.manager import Manager
from bot.text.catalogue import say
from bot.text.names import safe_name
from bot.text.phrases import Value
from bot.text.refusals import refusal, situation
from bot.text.sentences import sentences
from bot.ui.answers.private import Reply
from bot.ui.messages.dialects import own_words
from bot.ui.messages.face import LONGEST_TEXT, AnyFace, Face, HandFace, clip
from bot.ui.messages.hand import hand_face
from bot.ui.messages.people import in_private
from bot.ui.messages.table import table_face


@dataclass(frozen=True, slots=True)
class Answering:
    """Answers presses and commands with what the manager said."""

    manager: Manager

    async def press(self, reply: Reply, answer: Answer, face: HandFace | None = None) -> None:
        """Answer a press: on the pressed message where that is a private one, else beside it.

        A `face` is shown there instead of the hand when what was asked for happened.
        """
        match answer:
            case Done() if face is not None and answer.edit is not None:
                await self._hand_over(answer.edit, face, reply.edit_private(face))
            case Done() if face is not None:
                # Somebody else writes the pressed message, or it is an old one. What is asked stands on the face, so
                # it is never left out: a press on an 8 would seem to do nothing.
                await reply.screen(face)
            case Known():
                await reply.nothing()
            case Refused(reason=Refusal.NO_TABLE):
                await self._nothing_left(reply, answer)
            case Done() | Refused() if reply.on_private_message:
                await self._on_private(reply, answer)
            case Done():
                await self._done_in_public(reply, answer)
            case Refused():
                await self._refused_in_public(reply, answer)

    async def _nothing_left(self, reply: Reply, answer: Refused) -> None:
        """Take the controls off a message of a table nobody knows, as after a restoration, and say that it is no more."""
        words = _words(reply, answer)
        if reply.on_ephemeral:
            await reply.edit(Face(text=words))
            return
        if reply.stands_there:
            await reply.edit(Face(text=say(reply.public_locale, "message-old")))
        await reply.private(Face(text=words))

    async def command(self, reply: Reply, answer: Answer, done: str = "") -> None:
        """Answer a typed command, to its author alone: with what happened and his hand, or just with `done`.

        `done` is the key of the words for a command about the table as a whole.
        """
        match answer:
            case Known():
                return
            case Done() if done:
                await reply.private(Face(text=say(reply.locale, done)))
            case Refused() if done:
                await reply.private(Face(text=_words(reply, answer)))
            case Done():
                await reply.private(_told(reply, answer, _said(reply, answer)))
            case Refused():
                await reply.private(_told(reply, answer, _words(reply, answer)))

    async def _on_private(self, reply: Reply, answer: Done | Refused) -> None:
        note = _words(reply, answer) if isinstance(answer, Refused) else ""
        if answer.edit is not None and answer.hand is not None:
            face = _told(reply, answer, note, asked_for=False)
            await self._hand_over(answer.edit, face, reply.edit_private(face))
        elif reply.on_ephemeral:
            await reply.edit_private(_told(reply, answer, note or _said(reply, answer)))
        elif isinstance(answer, Refused):
            await reply.private(_told(reply, answer, note))
        else:
            # An old hand message, or one being shown by somebody else just now.
            await reply.nothing()

    async def _done_in_public(self, reply: Reply, answer: Done) -> None:
        if answer.edit is not None:
            face = table_face(reply.public_locale, answer.table)
            if await self._hand_over(answer.edit, face, reply.edit(face)) and reply.pressed is not None:
                reply.interaction.client.table_shown(reply.pressed, answer.table)
        else:
            await reply.nothing()
        if (
            answer.hand is not None
            and not answer.table.seats[answer.hand.seat].takes_messages
            and answer.said
        ):
            # There is no hand message this could stand in.
            await reply.private(_told(reply, answer, _said(reply, answer)))

    async def _refused_in_public(self, reply: Reply, answer: Refused) -> None:
        words = _words(reply, answer)
        moved_on = answer.reason == Refusal.MOVED_ON
        await reply.private(_told(reply, answer, words) if moved_on else Face(text=words))
        if answer.edit is not None:
            await self.manager.shown(answer.edit, done=False)

    async def _hand_over(self, edit: HandOver, face: AnyFace, showing: Awaitable[bool]) -> bool:
        taken = False
        try:
            taken = await showing
        finally:
            await self.manager.shown(edit, done=taken, bare=not face.rows)
        return taken


def words_of(locale: str, answer: Refused) -> str:
    """Return why something was refused, and what it cost."""
    cost = said_of(locale, answer)
    values: dict[str, Value] = {name: harmless(name, value) for name, value in answer.values.items()}
    if answer.hand is not None:
        values = {**situation(locale, answer.hand.view), **values}
    return "\n".join(filter(None, (refusal(locale, answer.reason, **values), cost)))


def _locale(reply: Reply, answer: Done | Refused) -> str:
    """Return the language of the one who asked, which calls controls as they are called at the table it is about."""
    return reply.locale if answer.table is None else reply.locale_at(answer.table.place)


def said_of(locale: str, answer: Done | Refused) -> str:
    """Return what happened at the table by this action, for a private message."""
    if answer.table is None:
        return ""
    names = [line.name for line in answer.table.seats]
    own = own_words(locale, answer.hand)
    return "\n".join(sentences(own, answer.said, in_private(names), answer.table.rules))


def harmless(name: str, value: str | int) -> str | int:
    """Return a value of a refusal for message text; what somebody may have typed is escaped and cut."""
    typed = name in {"name", "value", "preset", "nearest"} and isinstance(value, str)
    return (
        safe_name(str(value))
        if typed and not re.fullmatch(r"(?!.{33})[a-z0-9]+(_[a-z0-9]+)*", str(value))
        else value
    )


def _words(reply: Reply, answer: Refused) -> str:
    return words_of(_locale(reply, answer), answer)


def _said(reply: Reply, answer: Done | Refused) -> str:
    return said_of(_locale(reply, answer), answer)


def _told(reply: Reply, answer: Done | Refused, note: str, *, asked_for: bool = True) -> AnyFace:
    locale = _locale(reply, answer)
    if answer.hand is None:
        return Face(text=note or say(locale, "done"))
    face = hand_face(locale, answer.hand, asked_for=asked_for)
    if note and note in face.text:
        # Marked where it stands already, as that it is not one's turn does: the press is seen to have an answer.
        marked = say(locale, "hand-notice", notice=note)
        return replace(face, text=clip(face.text.replace(note, marked, 1), LONGEST_TEXT))
    return face.noting(note) if note else face
