"""What is answered to who asks what is stored about him: to him alone."""

import io
from enum import StrEnum
from typing import Final

import discord

from bot.manager.ids import PersonId
from bot.manager.manager import Manager
from bot.text.catalogue import say
from bot.ui.answers.answering import words_of
from bot.ui.answers.edge import refuse
from bot.ui.answers.languages import of_server
from bot.ui.answers.private import Reply
from bot.ui.messages.face import Button, Face, Look

MARK: Final = "lcp:"
"""What every custom id under /privacy begins with; nothing follows but a verb: it is about who presses."""


class PrivacyVerb(StrEnum):
    """What a press under /privacy asks for."""

    EXPORT = "export"
    DELETE = "delete"
    SURE = "sure"


class PrivacyScreens:
    """Answers the command and the presses about privacy."""

    def __init__(self, manager: Manager) -> None:
        self._manager = manager

    async def command(self, reply: Reply, what: str | None, *, sure: bool) -> None:
        """Do what is typed; say what is stored, and offer it, where nothing is."""
        if what is None:
            await reply.private(privacy_face(reply.locale))
        else:
            verb = PrivacyVerb.SURE if sure and what == PrivacyVerb.DELETE else what
            await self.take(reply, f"{MARK}{verb}")

    async def take(self, reply: Reply, custom_id: str) -> None:
        """Answer one press."""
        match custom_id.removeprefix(MARK):
            case PrivacyVerb.EXPORT:
                await self._export(reply)
            case PrivacyVerb.DELETE:
                await reply.private(sure_face(reply.locale))
            case PrivacyVerb.SURE:
                await self._delete(reply)
            case _:
                await refuse(reply, "unknown_control")

    async def _export(self, reply: Reply) -> None:
        text = await reply.in_time(self._manager.privacy.export(PersonId(reply.interaction.user.id)))
        file = discord.File(io.BytesIO(text.encode()), filename="last-card-my-data.json")
        await reply.private(Face(text=say(reply.locale, "privacy-exported")), file)

    async def _delete(self, reply: Reply) -> None:
        locale, client = reply.locale, reply.interaction.client

        def called(guild_id: int, number: int) -> str:
            return say(of_server(client, guild_id or None), "stats-former", number=str(number))

        refused = await reply.in_time(
            self._manager.privacy.forget(PersonId(reply.interaction.user.id), called)
        )
        words = say(locale, "privacy-deleted") if refused is None else words_of(locale, refused)
        await reply.private(Face(text=words))


def privacy_face(locale: str) -> Face:
    """Return what is stored about everybody, with what can be done about it."""
    buttons = (_button(locale, PrivacyVerb.EXPORT), _button(locale, PrivacyVerb.DELETE))
    return Face(title=say(locale, "privacy-title"), body=say(locale, "privacy-body"), rows=(buttons,))


def sure_face(locale: str) -> Face:
    """Return what is asked before anything is deleted."""
    return Face(text=say(locale, "privacy-sure"), rows=((_button(locale, PrivacyVerb.SURE, Look.GRAVE),),))


def _button(locale: str, verb: PrivacyVerb, look: Look = Look.PLAIN) -> Button:
    return Button(say(locale, f"button-privacy-{verb}"), f"{MARK}{verb}", look)
