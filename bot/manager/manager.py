"""The one place every request comes to: `GameManager`."""

from typing import Protocol

from bot.manager.answers import Answer, HandOver
from bot.manager.ids import PersonId, Place, TableId
from bot.manager.requests import React, Request
from bot.manager.views import HandView, TableView


class Manager(Protocol):
    """What the doors (cogs, controls, reactions) may ask for."""

    async def start(self) -> None:
        """Take up every table where it was left: clocks moved on by the outage, stale messages shown again."""
        ...

    async def stop(self) -> None:
        """Finish what is in flight, stop the clock and the showing. The store stays open."""
        ...

    async def handle(self, request: Request) -> Answer:
        """Do what was asked, store it, and only then answer. Never raises for anything a person did."""
        ...

    async def react(self, reaction: React) -> None:
        """Take a reaction; a refusal goes to the seated player's hand message, others get no answer."""
        ...

    async def shown(self, edit: HandOver, *, done: bool) -> None:
        """Hear how the edit of a handed-over message went (`done` False: it failed and has to be shown again)."""
        ...

    async def table(self, table: TableId) -> TableView | None:
        """Return what everybody may see of a table."""
        ...

    async def hand(self, table: TableId, person: PersonId) -> HandView | None:
        """Return a person's own hand at a table."""
        ...

    async def tables_of(self, person: PersonId) -> tuple[TableId, ...]:
        """Return the live tables a person sits at, the one touched last first."""
        ...

    async def tables_at(self, place: Place) -> tuple[TableId, ...]:
        """Return the live tables in a channel, the one touched last first."""
        ...

    async def record(self, table: TableId) -> str | None:
        """Return the record of the newest finished match of a table; None when there is none yet."""
        ...

    async def message_gone(self, channel_id: int, message_id: int) -> None:
        """Hear that a message was deleted; it is posted anew when it was one of ours."""
        ...
