"""Answer an interaction: once, in time, and to nobody but the one who asked, unless he presses to show something.

This is the only place that makes private answers. Every answer that is a new message is ephemeral but for what was asked
to be shown, and so is every deferral that leads to one: an ephemeral followup to a public deferral would be posted in public.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from enum import Enum
from time import monotonic
from typing import Any, TypeVar

import aiohttp
import discord

from bot.manager.ids import MessageRef, PersonId, Place
from bot.text.catalogue import quoting, say
from bot.ui.answers.languages import of_person, of_place, of_server
from bot.ui.api import wire
from bot.ui.messages.face import AnyFace, Face
from bot.ui.pictures.emojis import for_person, for_server
from bot.ui.pictures.pictured import pictured

DEFER_AFTER = 1.2
"""Seconds after receipt at which an answer that is not ready is put off; Discord waits 3."""

CALLBACK_LIMIT = 2.5
"""Seconds a first answer may take on its way."""

ALREADY_ANSWERED = 40060
TOO_LATE = frozenset({10062, 10015, 50027})

Interaction = discord.Interaction[Any]
Result = TypeVar("Result")
log = logging.getLogger(__name__)


class State(Enum):
    """How far the answer to an interaction is."""

    OPEN = "open"
    ANSWERED = "answered"
    TAKEN_BEFORE = "taken_before"
    """Discord has an answer already, as after a callback whose acknowledgement was lost: edits still work."""
    OVER = "over"
    """Its time ran out: nothing can be said through it any more."""


class Reply:
    """The answer to one interaction. Its methods return whether Discord took what they sent."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self._received = monotonic()
        self._state = State.OPEN
        self._thinking = False
        self._answered_in_private = False
        self._putting_off: asyncio.Task[None] | None = None

    @classmethod
    def to(cls, interaction: Interaction) -> "Reply":
        """Return the reply of an interaction, the same one each time."""
        reply = interaction.extras.setdefault("reply", None) or cls(interaction)
        interaction.extras["reply"] = reply
        return reply

    @property
    def receipt(self) -> str:
        """Return what is unique to this press or command."""
        return str(self.interaction.id)

    @property
    def locale(self) -> str:
        """Return the language of the one who asked, which calls controls everybody sees here as they are called here."""
        here = self.interaction.guild_id is not None
        return quoting(self._own_language, self.public_locale) if here else self._own_language

    def locale_at(self, place: Place) -> str:
        """Return the same where it was asked in a direct message, of a table that stands elsewhere."""
        return quoting(self._own_language, of_place(self.interaction.client, place))

    @property
    def _own_language(self) -> str:
        interaction = self.interaction
        return of_person(interaction.client, PersonId(interaction.user.id), interaction.locale)

    @property
    def public_locale(self) -> str:
        """Return the language of the place it was asked in."""
        return of_server(self.interaction.client, self.interaction.guild_id)

    @property
    def on_ephemeral(self) -> bool:
        """Tell whether the pressed message is an answer only the asker sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def on_private_message(self) -> bool:
        """Tell whether nobody but the asker sees the pressed message."""
        return self.on_ephemeral or (self._pressed and self.interaction.guild_id is None)

    @property
    def pressed(self) -> MessageRef | None:
        """Return the message that was pressed; None for a command."""
        message = self.interaction.message
        return None if message is None else MessageRef(message.channel.id, message.id)

    @property
    def stands_there(self) -> bool:
        """Tell whether the pressed control is one of the message it was pressed on; a forged press may name another."""
        message, data = self.interaction.message, dict(self.interaction.data or {})
        rows = () if message is None else message.components
        controls = (getattr(item, "custom_id", None) for row in rows for item in getattr(row, "children", ()))
        return data.get("custom_id") in controls

    async def private(self, face: AnyFace, file: discord.File | None = None) -> bool:
        """Send a message only the one who asked can see. Raises ValueError for the hand of somebody else."""
        shown = self._for_asker(face)
        message = {**shown, **wire.EPHEMERAL}
        if self._state is State.OPEN:
            taken = self._answered_in_private = await self._first(wire.First.MESSAGE, message, file)
            if taken or not self._goes_on:
                return taken
        if self._thinking:
            self._thinking, self._answered_in_private = False, True
            return await self._later(lambda: wire.edit_answer(self.interaction, shown, file))
        return await self._later(lambda: wire.follow(self.interaction, message, file))

    async def private_instead(self, face: AnyFace) -> bool:
        """Show a face in the place of what was sent in private before; beside it, where that was no first answer.

        A press that was put off has the pressed message for its answer, which others may see.
        """
        if not self._answered_in_private:
            return await self.private(face)
        shown = self._for_asker(face)
        return await self._later(lambda: wire.edit_answer(self.interaction, shown))

    async def public(self, face: Face, file: discord.File | None = None) -> bool:
        """Post a message everybody in the channel can see."""
        message = self._for_all(face)
        if self._state is State.OPEN:
            taken = await self._first(wire.First.MESSAGE, message, file)
            if taken or not self._goes_on:
                return taken
        if self._thinking:
            # A command was put off in private, and so the first answer that follows is private whatever it says.
            await self.private(Face(text=say(self.locale, "done")))
        return await self._later(lambda: wire.follow(self.interaction, message, file))

    async def edit(self, face: Face, file: discord.File | None = None) -> bool:
        """Show on the pressed message what everybody may see; a file takes the place of the one it has."""
        shown = self._for_asker(face) if self.on_private_message else self._for_all(face)
        return await self._edit(shown, file)

    async def edit_private(self, face: AnyFace) -> bool:
        """Show a face on a pressed message that nobody but the asker sees.

        Raises ValueError where others see the message, and for the hand of somebody else.
        """
        if not self.on_private_message:
            raise ValueError("others see this message")
        return await self._edit(self._for_asker(face))

    async def screen(self, face: AnyFace, file: discord.File | None = None) -> bool:
        """Show a face to the asker alone: on the pressed message where only he sees it, else beside it.

        Raises ValueError for the hand of somebody else.
        """
        if self.on_ephemeral:
            return await self._edit(self._for_asker(face), file)
        return await self.private(face, file)

    def _for_asker(self, face: AnyFace) -> wire.Message:
        """Return the message that shows a face to the asker. Raises ValueError for the hand of somebody else."""
        person = PersonId(self.interaction.user.id)
        return pictured(face, for_person(self.interaction.client, person)).message_for(person)

    def _for_all(self, face: Face) -> wire.Message:
        return pictured(face, for_server(self.interaction.client, self.interaction.guild_id)).message()

    async def _edit(self, message: wire.Message, file: discord.File | None = None) -> bool:
        if self._state is State.OPEN:
            taken = await self._first(wire.First.UPDATE, message, file)
            if taken or not self._goes_on:
                return taken
        edited = await self._later(lambda: wire.edit_answer(self.interaction, message, file))
        # An answer Discord had before may have been a message of its own: then that one was edited.
        return edited and self._state is not State.TAKEN_BEFORE

    async def ask(self, form: wire.Message) -> bool:
        """Open a form to type in; that can only be the first answer."""
        return self._state is State.OPEN and await self._first(wire.First.FORM, form)

    async def nothing(self) -> bool:
        """Acknowledge a press without showing anything."""
        return self._state is not State.OPEN or await self._first(wire.First.KEEP)

    async def in_time(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Wait for work; when it is not done in time, put the answer off. That tells the asker nothing."""
        late = asyncio.get_running_loop().call_later(
            max(0.0, self._received + DEFER_AFTER - monotonic()), self._is_late
        )
        try:
            return await work
        finally:
            late.cancel()
            if self._putting_off is not None:
                await self._putting_off

    def _is_late(self) -> None:
        if self._state is State.OPEN:
            self._putting_off = asyncio.create_task(self._put_off())

    @property
    def _goes_on(self) -> bool:
        return self._state is State.TAKEN_BEFORE

    @property
    def _pressed(self) -> bool:
        return self.interaction.type in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        )

    async def _put_off(self) -> None:
        if self._pressed:
            await self._first(wire.First.KEEP)
        else:
            self._thinking = await self._first(wire.First.THINK, wire.EPHEMERAL)

    async def _first(
        self, first: wire.First, message: wire.Message | None = None, file: discord.File | None = None
    ) -> bool:
        """Send the one first answer; never a second time, because the first may have arrived all the same."""
        self._state = State.ANSWERED
        try:
            async with asyncio.timeout(CALLBACK_LIMIT):
                await wire.respond(self.interaction, first, message, file)
        except discord.HTTPException as error:
            self._log(error)
            if error.code == ALREADY_ANSWERED:
                self._state = State.TAKEN_BEFORE
            elif error.code in TOO_LATE:
                self._state = State.OVER
            return False
        except (TimeoutError, aiohttp.ClientError, OSError, RuntimeError) as error:
            self._log(error)
            return False
        if self._pressed and first in (wire.First.KEEP, wire.First.UPDATE):
            self._bank_token()
        return True

    def _bank_token(self) -> None:
        """Keep the token: until it is over, what edits this answer edits the pressed message."""
        message = self.interaction.message
        if message is not None and not message.flags.ephemeral:
            ref = MessageRef(message.channel.id, message.id)
            self.interaction.client.bank.keep(ref, self.interaction.application_id, self.interaction.token)

    async def _later(self, send: Callable[[], Awaitable[object]]) -> bool:
        if self._state is State.OVER:
            return False
        try:
            await send()
        # RuntimeError: the session is closed, because the bot is stopping.
        except (discord.HTTPException, aiohttp.ClientError, OSError, RuntimeError) as error:
            self._log(error)
            return False
        return True

    def _log(self, error: Exception) -> None:
        code = error.code if isinstance(error, discord.HTTPException) else type(error).__name__
        if code in TOO_LATE:
            log.info("Interaction %s was over before it could be answered (%s)", self.receipt, code)
        else:
            log.warning("Interaction %s: the answer did not arrive (%s)", self.receipt, code)
