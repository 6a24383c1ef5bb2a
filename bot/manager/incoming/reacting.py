"""Reactions on the table message: each means a move, counts once, and is refused under the hand of who gave it."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

from bot.engine.actions import Seat
from bot.manager.answers import Answer, Refusal, Refused
from bot.manager.desks.desk import TABLE, Desk
from bot.manager.desks.receipts import Receipts
from bot.manager.errors import NotSaved, Repeated, ShowingError
from bot.manager.ids import TableId
from bot.manager.incoming.missed import TRY_AGAIN
from bot.manager.parts import Parts, sound_desk
from bot.manager.requests import (
    Act,
    Asker,
    CatchSilent,
    ChallengePlay,
    Move,
    React,
    SayLastCard,
    SomeTableRequest,
)
from bot.manager.tables.table import Change
from bot.manager.views import Notice

log = logging.getLogger(__name__)

BELL: Final = "🔔"
MEANINGS: Final[dict[str, Move]] = {BELL: SayLastCard(), "🚨": CatchSilent(), "⚠️": ChallengePlay()}
"""What a reaction on the table message means."""

At = Callable[[Desk, SomeTableRequest, React | None], Awaitable[Answer]]


class Reactions:
    """Takes reactions to their tables."""

    def __init__(self, parts: Parts, receipts: Receipts, at: At) -> None:
        """`at` lets a request through to its table."""
        self._parts = parts
        self._receipts = receipts
        self._at = at

    async def take(self, reaction: React) -> None:
        """Take a reaction on a table message, or hear that it was taken off."""
        move = MEANINGS.get(reaction.emoji)
        key = f"reaction:{reaction.message.message_id}:{reaction.person}:{reaction.emoji}"
        if move is None:
            return
        if not reaction.added:
            self._receipts.give_back(key)
            await self._forget(reaction)
        elif self._receipts.take(key):
            await self._take(reaction, move)

    async def _forget(self, reaction: React) -> None:
        """Forget a reaction, so that it can be given again; while that cannot be stored, try again."""
        message, person, emoji = reaction.message.message_id, reaction.person, reaction.emoji
        try:
            await self._parts.store.run(lambda books: books.outbox.unreact(message, person, emoji))
        except (NotSaved, OSError) as error:
            log.warning("That a reaction was taken off is stored a little later: %r", error)
            self._parts.start_in(TRY_AGAIN, lambda: self._forget(reaction))

    async def _take(self, reaction: React, move: Move) -> None:
        message = reaction.message
        row = await self._parts.store.read(
            lambda books: books.outbox.at(message.channel_id, message.message_id)
        )
        desk = None if row is None or row.seat != TABLE else await sound_desk(self._parts, TableId(row.table))
        seat = None if desk is None else desk.table.seat_of(reaction.person)
        if desk is None or seat is None:
            return
        self._parts.outbox.reacted(message)
        asker = Asker(person=reaction.person, name="", receipt=_receipt(reaction, desk))
        request = Act(asker=asker, table=desk.table.id, move=move)
        try:
            answer = await self._at(desk, request, reaction)
            if isinstance(answer, Refused) and not answer.said:
                await self._note_refusal(desk, seat, reaction, answer.reason)
        except Repeated:
            log.info("Table %s: a reaction came twice", desk.table.id)
        except (NotSaved, OSError) as error:
            log.warning("Table %s: a reaction could not be saved: %r", desk.table.id, error)
            self._parts.start(self._tell_not_saved(reaction))

    async def _tell_not_saved(self, reaction: React) -> None:
        """Tell somebody by direct message that his reaction had no effect, where nothing can be noted under his hand."""
        notice = Notice("refused_reaction", {"reason": Refusal.NOT_SAVED, "emoji": reaction.emoji})
        with suppress(ShowingError):
            await self._parts.showing.tell_in_private(reaction.person, notice)

    async def _note_refusal(self, desk: Desk, seat: Seat, reaction: React, reason: str) -> None:
        """Tell a player under his hand why his reaction had no effect."""
        async with desk.lock:
            if desk.table.seat_of(reaction.person) != seat or desk.hand_view(seat) is None:
                return
            notice = Notice("refused_reaction", {"reason": reason, "emoji": reaction.emoji})
            told = desk.table.with_chair(seat, replace(desk.table.chairs[seat], notice=notice))
            receipt = f"{_receipt(reaction, desk)}:refused"
            stale = await self._parts.keeper.commit(
                desk, Change(told), receipt, word="React", reaction=reaction
            )
        self._parts.announce(desk, stale)


def _receipt(reaction: React, desk: Desk) -> str:
    """Return a receipt for a reaction, which has no id of its own."""
    return f"reaction:{reaction.message.message_id}:{reaction.person}:{reaction.emoji}:{desk.table.version}"
