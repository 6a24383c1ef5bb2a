"""What the outbox needs from the store: which message of which table is where, and what it shows."""

from collections.abc import Sequence
from typing import Protocol


class SlotRow(Protocol):
    """One message to keep up to date: `wanted` is the newest generation, `shown` the one the message has.

    `seat` is -1 for the table message. `posts` counts the messages posted, for nonces. `closed` says that the
    person takes no direct messages.
    """

    @property
    def table(self) -> str:
        """The table it belongs to."""
        ...

    @property
    def seat(self) -> int:
        """The seat, or -1."""
        ...

    @property
    def wanted(self) -> int:
        """The newest generation."""
        ...

    @property
    def shown(self) -> int:
        """The generation the message has."""
        ...

    @property
    def channel_id(self) -> int | None:
        """Where the message is."""
        ...

    @property
    def message_id(self) -> int | None:
        """The message, None when there is none."""
        ...

    @property
    def posted_at(self) -> float:
        """When it was posted."""
        ...

    @property
    def posts(self) -> int:
        """How many were posted."""
        ...

    @property
    def closed(self) -> int:
        """Whether the person takes no messages."""
        ...

    @property
    def marked_id(self) -> int | None:
        """The message under which the reactions were put."""
        ...

    @property
    def round_at(self) -> float:
        """When the round began that it shows."""
        ...


class LeftoverRow(Protocol):
    """A message that is kept up to date no more and may still have its controls.

    `new_channel_id` and `new_id` are the next one, where its table has gone to another channel.
    """

    @property
    def channel_id(self) -> int:
        """Where it is."""
        ...

    @property
    def message_id(self) -> int:
        """The message."""
        ...

    @property
    def new_channel_id(self) -> int | None:
        """Where its table has gone."""
        ...

    @property
    def new_id(self) -> int | None:
        """The message there."""
        ...


class ReminderRow(Protocol):
    """A reminder that stands somewhere: of which kind, and the number of what it is about."""

    @property
    def kind(self) -> str:
        """The clock that had it posted."""
        ...

    @property
    def mark(self) -> int:
        """The mark of that clock."""
        ...

    @property
    def channel_id(self) -> int:
        """Where it is."""
        ...

    @property
    def message_id(self) -> int:
        """The message."""
        ...


class SearchRow(Protocol):
    """What may have been posted for a table without a note of where: for a person, or in a channel that is known."""

    @property
    def id(self) -> int:
        """Its number."""
        ...

    @property
    def table(self) -> str:
        """The table."""
        ...

    @property
    def seat(self) -> int:
        """The seat it was for, or -1."""
        ...

    @property
    def person(self) -> int | None:
        """Whose hand it shows."""
        ...

    @property
    def channel_id(self) -> int | None:
        """Where it would be."""
        ...


class OutboxBook(Protocol):
    """Which message of which table has to be shown, and where it is."""

    def want(self, table: str, seat: int) -> int:
        """Ask for one more generation of a message, and return its number."""
        ...

    def of_table(self, table: str) -> Sequence[SlotRow]:
        """Return the messages of a table."""
        ...

    def stale(self) -> Sequence[SlotRow]:
        """Return the messages that are behind, table messages first."""
        ...

    def at(self, channel_id: int, message_id: int) -> SlotRow | None:
        """Return whose newest message this is."""
        ...

    def shown(self, table: str, seat: int, generation: int, *, round_at: float = 0) -> None:
        """Note that the message has this generation now, and when the round began that it shows."""
        ...

    def posted(
        self, table: str, seat: int, channel_id: int, message_id: int, at: float, *, posts: int = 0
    ) -> None:
        """Note where the newest message is, and count it; the one before is left over until it is `retired`.

        `posts` is how many were posted at least: one that was lost may not have been stored, and no nonce is used twice.
        """
        ...

    def marked(self, table: str, seat: int, message_id: int) -> None:
        """Note that the reactions were put under a message."""
        ...

    def leave(self, channel_id: int, message_id: int) -> None:
        """Note a message nobody keeps up to date, until it is `retired`."""
        ...

    def leftovers(self) -> Sequence[LeftoverRow]:
        """Return the messages that are kept up to date no more and may still have their controls."""
        ...

    def retired(self, message_id: int) -> None:
        """Note that a message has no controls any more."""
        ...

    def reminded(self, table: str, kind: str, mark: int, *, channel_id: int, message_id: int) -> None:
        """Note where a reminder stands, until what it is about is settled; the one before is left over."""
        ...

    def settled(self, table: str, kind: str) -> None:
        """Note that what a reminder is about is settled: it is left over until it is `retired`."""
        ...

    def reminders(self, table: str) -> Sequence[ReminderRow]:
        """Return the reminders of a table that are not settled."""
        ...

    def suspected(self) -> Sequence[SlotRow]:
        """Note that whatever is behind may have been posted without a note of where, and return all such messages."""
        ...

    def unmarked(self, since: float) -> Sequence[str]:
        """Return the tables whose message was posted since then and has no reactions noted under it."""
        ...

    def suspect(self, table: str, seat: int) -> None:
        """Note that a message may have been posted without a note of where."""
        ...

    def cleared(self, table: str, seat: int) -> None:
        """Note that it was looked for what was posted without a note."""
        ...

    def lost(self, table: str, seat: int) -> None:
        """Forget where the message is: it has to be posted anew, under the next nonce."""
        ...

    def close(self, table: str, seat: int, closed: bool) -> None:
        """Note that the person of this seat takes no direct messages, or does again."""
        ...

    def drop(self, table: str, seat: int, person: int | None = None) -> None:
        """Stop keeping a message up to date; it is left over until it is `retired`. `person` is whose hand it shows.

        What may have been posted of it without a note is in `searches` from now on.
        """
        ...

    def seek(self, table: str, seat: int, person: int | None = None) -> None:
        """Have it looked for what may have been posted unnoted of a message that is about to be given up where it is."""
        ...

    def searches(self, table: str | None) -> Sequence[SearchRow]:
        """Return where it is still to be looked for what a table, or any, has posted unnoted."""
        ...

    def searched(self, search: int) -> None:
        """Note that it was looked."""
        ...

    def ending(self) -> str:
        """Return what all nonces end in since the database was restored, nothing if it never was."""
        ...

    def react(self, message_id: int, person: int, emoji: str, at: float) -> bool:
        """Note a reaction; False when it is known already."""
        ...

    def unreact(self, message_id: int, person: int, emoji: str) -> None:
        """Forget a reaction, so that it can be given again."""
        ...
