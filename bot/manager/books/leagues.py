"""What leagues need from the store."""

from collections.abc import Sequence
from typing import Protocol


class LeagueRow(Protocol):
    """A stored league: its `state` is text only the manager reads, written in the form numbered `schema`.

    Its message is to show generation `wanted` and shows `shown`; `posts` counts the messages posted, for nonces.
    """

    @property
    def id(self) -> str:
        """Its short name."""
        ...

    @property
    def version(self) -> int:
        """How many changes it has seen."""
        ...

    @property
    def schema(self) -> int:
        """The form of `state`."""
        ...

    @property
    def state(self) -> str:
        """The league as text."""
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
    def posted_in(self) -> int | None:
        """The channel the message is in."""
        ...

    @property
    def message_id(self) -> int | None:
        """The message, None when there is none."""
        ...

    @property
    def posts(self) -> int:
        """How many were posted."""
        ...

    @property
    def posted_at(self) -> float:
        """When the last was posted (epoch seconds)."""
        ...


class TitleRow(Protocol):
    """What a league is called, and whether anything can still happen in it."""

    @property
    def id(self) -> str:
        """Its short name."""
        ...

    @property
    def name(self) -> str:
        """What people have called it."""
        ...

    @property
    def live(self) -> bool:
        """Whether anything can still happen in it."""
        ...


class AuditRow(Protocol):
    """Something that was done to a league."""

    @property
    def version(self) -> int:
        """The number of the change."""
        ...

    @property
    def person(self) -> int | None:
        """Who did it, None for the bot itself."""
        ...

    @property
    def word(self) -> str:
        """What was done."""
        ...

    @property
    def about(self) -> str:
        """What about, as text."""
        ...

    @property
    def at(self) -> float:
        """When (epoch seconds)."""
        ...


class DraftsBook(Protocol):
    """Leagues that are being filled in."""

    def begin(self, draft: str, guild_id: int, person: int, text: str, *, at: float, since: float) -> None:
        """Enter a draft, and throw away those older than `since`."""
        ...

    def get(self, draft: str, guild_id: int, person: int) -> str | None:
        """Return the draft of somebody on a server; None when there is none, or none of his."""
        ...

    def change(self, draft: str, text: str) -> bool:
        """Write a draft anew; False when it is there no more."""
        ...

    def drop(self, draft: str) -> bool:
        """Take a draft away; False when it is there no more."""
        ...


class LeaguesBook(Protocol):
    """Leagues, who is in them, what was done to them, and where the message of each is."""

    def get(self, league: str) -> LeagueRow | None:
        """Return a league, or None."""
        ...

    def open(self, league: str, guild_id: int, channel_id: int, *, name: str, at: float) -> None:
        """Enter a new league at version 0, without state."""
        ...

    def save(
        self, league: str, version: int, schema: int, state: str, *, live: bool, due: float | None, at: float
    ) -> bool:
        """Write the state that follows `version`, and want it shown; False when the stored version is another."""
        ...

    def enter(self, league: str, people: Sequence[int]) -> None:
        """Say which people are in a league."""
        ...

    def log(
        self, league: str, version: int, *, receipt: str, person: int | None, word: str, about: str, at: float
    ) -> bool:
        """Enter one change in the audit list; False when the receipt is in it already."""
        ...

    def knows(self, receipt: str) -> bool:
        """Tell whether a receipt is in the audit list of any league."""
        ...

    def audit(self, league: str) -> Sequence[AuditRow]:
        """Return what was done to a league, in order."""
        ...

    def titles(self, guild_id: int) -> Sequence[TitleRow]:
        """Return what the leagues of a server are called: the live ones first, the one touched last first."""
        ...

    def of_person(self, person: int, guild_id: int) -> Sequence[str]:
        """Return the leagues of a server a person has entered: the live ones first, the one touched last first."""
        ...

    def live(self) -> Sequence[str]:
        """Return the leagues in which anything can still happen by itself."""
        ...

    def until(self, at: float) -> Sequence[str]:
        """Return the leagues that go on by then, the earliest first."""
        ...

    def next_due(self) -> float | None:
        """Return when the next league goes on by itself; None when none does."""
        ...

    def stale(self) -> Sequence[str]:
        """Return the leagues whose message does not show how they stand."""
        ...

    def of_message(self, message_id: int) -> str | None:
        """Return the league a message is of."""
        ...

    def want(self, league: str) -> int:
        """Want a message written again; return its new generation."""
        ...

    def posted(self, league: str, channel_id: int, message_id: int, at: float) -> None:
        """Note where the message of a league was posted, and when."""
        ...

    def shows(self, league: str, generation: int) -> None:
        """Note what the message of a league shows."""
        ...

    def lost(self, league: str) -> None:
        """Note that the message of a league is gone: it is posted anew, under another nonce."""
        ...
