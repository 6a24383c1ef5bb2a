"""What ratings need from the store."""

from collections.abc import Iterator, Sequence
from typing import Protocol

RatedSeat = tuple[int, int, int, int, float, float]
"""A seat of a rated match: its number, the person, the side, the place, and the rating afterwards."""


class RatingRow(Protocol):
    """What is thought of somebody in a game on a server, after how many matches; `last` is the newest of them."""

    @property
    def guild_id(self) -> int:
        """The server."""
        ...

    @property
    def variant(self) -> str:
        """The game."""
        ...

    @property
    def person(self) -> int:
        """Whose it is."""
        ...

    @property
    def mu(self) -> float:
        """The mean."""
        ...

    @property
    def sigma(self) -> float:
        """Its deviation."""
        ...

    @property
    def matches(self) -> int:
        """How many rated matches he has played."""
        ...

    @property
    def last(self) -> int:
        """The number of the newest."""
        ...


class RatedSeatRow(Protocol):
    """Who sat where in a rated match, and his rating afterwards."""

    @property
    def seat(self) -> int:
        """The seat."""
        ...

    @property
    def person(self) -> int:
        """Who sat there."""
        ...

    @property
    def side(self) -> int:
        """His own or, with a partner, the one they share."""
        ...

    @property
    def place(self) -> int:
        """The place of the side."""
        ...

    @property
    def mu(self) -> float:
        """The mean afterwards."""
        ...

    @property
    def sigma(self) -> float:
        """Its deviation."""
        ...


class RatedMatchRow(Protocol):
    """A rated match; the newest has the highest number."""

    @property
    def number(self) -> int:
        """Its number."""
        ...

    @property
    def guild_id(self) -> int:
        """The server."""
        ...

    @property
    def variant(self) -> str:
        """The game."""
        ...

    @property
    def seats(self) -> Sequence[RatedSeatRow]:
        """Those who played it."""
        ...


class ChangeRow(Protocol):
    """A rating after a match, and before; None where that was the first one."""

    @property
    def seat(self) -> int:
        """Whose it is."""
        ...

    @property
    def mu(self) -> float:
        """The mean afterwards."""
        ...

    @property
    def sigma(self) -> float:
        """Its deviation."""
        ...

    @property
    def old_mu(self) -> float | None:
        """The mean before."""
        ...

    @property
    def old_sigma(self) -> float | None:
        """Its deviation."""
        ...


class CourseRow(Protocol):
    """A rating after a match, and when that ended (epoch seconds)."""

    @property
    def at(self) -> float:
        """When the match ended."""
        ...

    @property
    def mu(self) -> float:
        """The mean."""
        ...

    @property
    def sigma(self) -> float:
        """Its deviation."""
        ...


class RatingsBook(Protocol):
    """Ratings by server, game and person, and the matches they follow from."""

    def of(self, guild_id: int, variant: str, person: int) -> RatingRow | None:
        """Return the rating of a person in a game on a server; None when he has none."""
        ...

    def of_person(self, guild_id: int, person: int) -> Sequence[RatingRow]:
        """Return the ratings of a person on a server, the game played last first."""
        ...

    def on_server(self, guild_id: int, variant: str) -> Sequence[RatingRow]:
        """Return everybody's rating in a game on a server, the highest mean first."""
        ...

    def course(self, guild_id: int, variant: str, person: int, most: int) -> Sequence[CourseRow]:
        """Return a person's rating in a game after each of his newest matches, the oldest of them first."""
        ...

    def enter(
        self, guild_id: int, variant: str, *, table: str, match: int, at: float, seats: Sequence[RatedSeat]
    ) -> int:
        """Enter a rated match as the newest, and return its number."""
        ...

    def put(
        self, guild_id: int, variant: str, person: int, *, mu: float, sigma: float, matches: int, last: int
    ) -> None:
        """Write a rating, after how many matches it is, and the newest of them."""
        ...

    def drop(self, guild_id: int, variant: str, person: int) -> None:
        """Take a rating away."""
        ...

    def mend(self, match: int, seat: int, mu: float, sigma: float) -> None:
        """Write what the rating at a seat was after a match."""
        ...

    def all(self) -> Sequence[RatingRow]:
        """Return every rating."""
        ...

    def matches(self) -> Iterator[RatedMatchRow]:
        """Yield every rated match, in the order in which they ended. Nothing may be written meanwhile."""
        ...

    def changes(self, table: str, match: int) -> Sequence[ChangeRow]:
        """Return what a match has changed, by seat; nothing when it was not rated."""
        ...
