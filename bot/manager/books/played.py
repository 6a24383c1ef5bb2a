"""What statistics need from the store."""

from collections.abc import Mapping, Sequence
from typing import Protocol

PlayedSeat = tuple[int, int, str, int, int, int, int, int, int, int, str]
"""What a person did in a match: his seat, who he is, what he was called; his place, and whether he won; rounds, points, catches, times caught, misplays unnoticed; the cards he played (JSON)."""


class FiguresRow(Protocol):
    """Sums of what a person has done."""

    @property
    def matches(self) -> int:
        """Matches that count."""
        ...

    @property
    def wins(self) -> int:
        """Those he won."""
        ...

    @property
    def matches_with_people(self) -> int:
        """Those of them in which he was not alone with computers."""
        ...

    @property
    def wins_with_people(self) -> int:
        """Those of these he won."""
        ...

    @property
    def rounds(self) -> int:
        """Rounds he was in to their end."""
        ...

    @property
    def points(self) -> int:
        """The points on the cards left in his hand then."""
        ...

    @property
    def catches(self) -> int:
        """How often he caught somebody."""
        ...

    @property
    def caught(self) -> int:
        """How often he was caught."""
        ...

    @property
    def unnoticed(self) -> int:
        """Misplays of his that nobody noticed."""
        ...


class LeaderRow(Protocol):
    """How many matches somebody has played with other people, and how many he has won."""

    @property
    def person(self) -> int:
        """Who it is."""
        ...

    @property
    def matches(self) -> int:
        """Matches that count."""
        ...

    @property
    def wins(self) -> int:
        """Those he won."""
        ...


class UncountedRow(Protocol):
    """A result whose match was never entered, with its record, and where its table stands."""

    @property
    def table(self) -> str:
        """The table."""
        ...

    @property
    def match(self) -> int:
        """Which match of it."""
        ...

    @property
    def reason(self) -> str:
        """How it ended."""
        ...

    @property
    def result(self) -> str:
        """The result (JSON)."""
        ...

    @property
    def record(self) -> str:
        """The record."""
        ...

    @property
    def at(self) -> float:
        """When it ended."""
        ...

    @property
    def guild_id(self) -> int:
        """The server."""
        ...

    @property
    def league(self) -> str | None:
        """The league, if it was played in one."""
        ...


class FinishedRow(Protocol):
    """A finished match that has a record."""

    @property
    def table(self) -> str:
        """The table."""
        ...

    @property
    def match(self) -> int:
        """Which match of it."""
        ...

    @property
    def variant(self) -> str:
        """The game."""
        ...

    @property
    def at(self) -> float:
        """When it ended."""
        ...

    @property
    def channel_id(self) -> int:
        """The channel of its table."""
        ...

    @property
    def result(self) -> str:
        """The result (JSON)."""
        ...


class PlayedBook(Protocol):
    """Matches that have ended, and what is to be seen of them by server and person."""

    def enter(
        self,
        guild_id: int,
        variant: str,
        *,
        league: str | None,
        table: str,
        match: int,
        counted: bool,
        at: float,
        seats: Sequence[PlayedSeat],
    ) -> bool:
        """Enter a match with what each person did, once; False when it is there already."""
        ...

    def figures(self, guild_id: int, person: int, variant: str | None = None) -> FiguresRow:
        """Return the sums of a person on a server, of one game or of all."""
        ...

    def places(self, guild_id: int, person: int, variant: str | None = None) -> Sequence[tuple[int, int]]:
        """Return how often a person came to each place, the best place first."""
        ...

    def favourite(self, guild_id: int, person: int, variant: str | None = None) -> tuple[str, int] | None:
        """Return the card a person has played most often, by its code, and how often; None before any."""
        ...

    def names(self, guild_id: int) -> Mapping[int, str]:
        """Return what everybody was called on a server when he ended his last match there."""
        ...

    def name(self, guild_id: int, person: int) -> str | None:
        """Return what somebody was called on a server when he ended his last match there; None before any."""
        ...

    def leaders(
        self, guild_id: int, variant: str | None, since: float, league: str | None
    ) -> Sequence[LeaderRow]:
        """Return who has played with other people on a server since then, who has won most first."""
        ...

    def uncounted(self, most: int) -> Sequence[UncountedRow]:
        """Return results whose match was never entered here, the oldest first."""
        ...

    def finished(
        self, guild_id: int, most: int, *, table: str | None = None, match: int | None = None
    ) -> Sequence[FinishedRow]:
        """Return matches of a server that have ended and have a record, the newest first; of one table, or one match of it, if wanted."""
        ...

    def record(self, table: str, match: int) -> str | None:
        """Return the record of a match that has ended; None where there is none."""
        ...
