"""What the manager needs from outside: time, chance, somebody who shows things. What it needs of the store stands in `books`.

Everything here is a Protocol; the errors a port may raise are in errors.py.
"""

from collections.abc import Callable, Mapping
from typing import Protocol

from bot.engine.actions import Action, Seat
from bot.engine.record.deciding import Decision
from bot.engine.view import SeatView
from bot.manager.books.scheduling import Scheduling
from bot.manager.ids import MessageRef, PersonId, Place, TableId
from bot.manager.league_views import LeagueView
from bot.manager.views import HandView, Notice, TableView


class Alarm(Protocol):
    """Something that is going to be called."""

    def cancel(self) -> None:
        """Do not call it."""
        ...


class Clock(Protocol):
    """Time, so that tests need not wait for it."""

    def now(self) -> float:
        """Return the time in seconds since the epoch (UTC)."""
        ...

    def steady(self) -> float:
        """Return seconds since some moment, which pass evenly whatever the clock is set to."""
        ...

    def later(self, seconds: float, call: Callable[[], object]) -> Alarm:
        """Call something after that many seconds: no task has to wait for it."""
        ...


class Chance(Protocol):
    """Everything that is random: names of tables, secrets, and what computer players do with luck."""

    def table_id(self) -> str:
        """Return a new short name of a table (letters a to z and digits), as good as never given out before."""
        ...

    def secret(self) -> bytes:
        """Return 32 bytes nobody can guess."""
        ...

    def whim(self) -> int:
        """Return a seed for one decision of a computer player."""
        ...


Compared = tuple[Action, float, float]
"""What the strongest player would do, by which share of the match (0 to 1) that is better, and the standard error."""


class Thinking(Protocol):
    """Somebody who thinks for the strongest computer players, elsewhere than on the loop.

    It never raises: whatever does not work, or takes too long, comes to None within a limit of its own.
    """

    async def decide(self, view: SeatView, seed: int) -> Action | None:
        """Return what the strongest player does at a seat; moves go before everything else."""
        ...

    async def compare(self, view: SeatView, taken: Action, seed: int) -> Compared | None:
        """Return what the strongest player would have done at a seat instead of what was done."""
        ...

    async def decisions(self, record: str, seat: Seat) -> tuple[Decision, ...] | None:
        """Return what a seat has decided in the match of a record."""
        ...

    def figures(self) -> Mapping[str, float]:
        """Return what is counted: what came to nothing, restarts, seconds of CPU."""
        ...

    async def stop(self) -> None:
        """Stop at once; what is under way comes to nothing."""
        ...


class Showing(Scheduling, Protocol):
    """Somebody who shows views as messages: Discord, or a fake.

    Every method may raise a `ShowingError`: `Gone` when `ref` is no longer there, `Closed` for a person without
    direct messages, `Denied` for a channel the bot may not post in, `TryLater` for everything that passes. No other
    error of the network leaves it. With `ref` None a new message is posted, with that `nonce` (at most 25
    characters, so that repeating the call within minutes posts nothing twice); otherwise `ref` is edited.
    """

    async def show_table(
        self, place: Place, ref: MessageRef | None, view: TableView, *, nonce: str
    ) -> MessageRef:
        """Bring the table message up to date and return where it is."""
        ...

    async def show_league(
        self, place: Place, ref: MessageRef | None, view: LeagueView, *, nonce: str
    ) -> MessageRef:
        """Bring the message of a league up to date and return where it is."""
        ...

    async def mark(self, ref: MessageRef, view: TableView) -> None:
        """Put the reactions under a table message that its table uses; it does no harm to do so twice."""
        ...

    async def reacted(self, ref: MessageRef, emoji: str) -> tuple[PersonId, ...]:
        """Return the people whose reaction stands under a message."""
        ...

    async def posted(self, channel: int, table: TableId) -> tuple[MessageRef, ...]:
        """Return the messages with controls of a table among the newest hundred of a channel."""
        ...

    async def direct(self, person: PersonId) -> int:
        """Return the channel of direct messages with a person."""
        ...

    async def show_hand(
        self,
        person: PersonId,
        ref: MessageRef | None,
        view: HandView,
        *,
        nonce: str,
        channel: int | None = None,
    ) -> MessageRef:
        """Bring a hand by direct message up to date and return where it is.

        `channel` is where this person was written to before, if that is known: asking Discord for it is slow.
        """
        ...

    async def retire(self, ref: MessageRef, successor: MessageRef | None = None) -> None:
        """Take the controls off a message that is not the newest any more, and say so.

        `successor` is the newest where that is in another channel.
        """
        ...

    async def open_thread(self, place: Place, variant: str | None, title: str | None = None) -> Place:
        """Make a thread in a channel for a table of some variant, None for a tutorial, named `title` if given, and return where it is."""
        ...

    async def unused_threads(
        self, place: Place, variant: str | None, title: str | None = None
    ) -> tuple[Place, ...]:
        """Return the bot's own threads in a channel that have this name, and in which nobody has written yet."""
        ...

    async def archive(self, place: Place) -> None:
        """Put a thread away; who writes there opens it again."""
        ...

    async def tell(
        self, place: Place, people: tuple[PersonId, ...], notice: Notice, *, nonce: str | None = None
    ) -> MessageRef:
        """Post a notice in the table's channel, mentioning these people, and return where it is: turn reminders, closed direct messages.

        With a `nonce` it is posted once however often this is called within minutes.
        """
        ...

    def front_door(self, guild_id: int) -> Place | None:
        """Return where a server wants to read what is new, or else its first channel the bot may write in; None without one.

        Raises `TryLater` while the server is out of reach.
        """
        ...

    async def greet(self, place: Place, *, nonce: str) -> None:
        """Post there what can be done with the bot, and what it has not been allowed, once for a `nonce`."""
        ...

    def owner(self, guild_id: int) -> PersonId:
        """Return who owns a server. Raises `TryLater` while the server is out of reach."""
        ...

    async def has_written(self, place: Place, since: float) -> bool:
        """Tell whether the bot has posted anything in a channel since then (epoch seconds); also True where it may not look."""
        ...

    async def belongs(self, guild_id: int, person: PersonId) -> bool:
        """Tell whether somebody is a member of a server."""
        ...

    async def tell_in_private(self, person: PersonId, notice: Notice, *, nonce: str | None = None) -> None:
        """Send a notice as a direct message, with a `nonce` once however often this is called."""
        ...
