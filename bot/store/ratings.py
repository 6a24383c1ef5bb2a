"""The book of ratings: rated matches in the order in which they ended, and what is thought of everybody since."""

import sqlite3
from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.store.rows import ChangeRow, CourseRow, RatedMatchRow, RatedSeatRow, RatingRow

Seat = tuple[int, int, int, int, float, float]


class Ratings:
    """Ratings by server, game and person."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def of(self, guild_id: int, variant: str, person: int) -> RatingRow | None:
        """Return the rating of a person in a game on a server; None when he has none."""
        row = self._connection.execute(
            "SELECT guild_id, variant, person, mu, sigma, matches, last FROM ratings"
            " WHERE guild_id = ? AND variant = ? AND person = ?",
            (guild_id, variant, person),
        ).fetchone()
        return RatingRow(*row) if row else None

    def of_person(self, guild_id: int, person: int) -> Sequence[RatingRow]:
        """Return the ratings of a person on a server, the game played last first."""
        rows = self._connection.execute(
            "SELECT guild_id, variant, person, mu, sigma, matches, last FROM ratings"
            " WHERE person = ? AND guild_id = ? ORDER BY last DESC",
            (person, guild_id),
        )
        return [RatingRow(*row) for row in rows]

    def on_server(self, guild_id: int, variant: str) -> Sequence[RatingRow]:
        """Return everybody's rating in a game on a server, the highest mean first."""
        rows = self._connection.execute(
            "SELECT guild_id, variant, person, mu, sigma, matches, last FROM ratings"
            " WHERE guild_id = ? AND variant = ? ORDER BY mu DESC, last, person",
            (guild_id, variant),
        )
        return [RatingRow(*row) for row in rows]

    def course(self, guild_id: int, variant: str, person: int, most: int) -> Sequence[CourseRow]:
        """Return a person's rating in a game after each of his newest matches, the oldest of them first."""
        rows = self._connection.execute(
            "SELECT at, mu, sigma FROM rated_seats JOIN rated_matches ON id = match_id"
            " WHERE person = ? AND guild_id = ? AND variant = ? ORDER BY id DESC LIMIT ?",
            (person, guild_id, variant, most),
        ).fetchall()
        return [CourseRow(*row) for row in reversed(rows)]

    def enter(
        self, guild_id: int, variant: str, *, table: str, match: int, at: float, seats: Sequence[Seat]
    ) -> int:
        """Enter a rated match as the newest, with seat, person, side, place and new rating of each; return its number."""
        entered = self._connection.execute(
            "INSERT INTO rated_matches (guild_id, variant, table_id, match, at) VALUES (?, ?, ?, ?, ?)",
            (guild_id, variant, table, match, at),
        )
        number = entered.lastrowid
        assert number is not None
        self._connection.executemany(
            "INSERT INTO rated_seats (match_id, seat, person, side, place, mu, sigma) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [(number, *seat) for seat in seats],
        )
        return number

    def put(
        self, guild_id: int, variant: str, person: int, *, mu: float, sigma: float, matches: int, last: int
    ) -> None:
        """Write a rating, after how many matches it is, and the newest of them."""
        self._connection.execute(
            "INSERT INTO ratings (guild_id, variant, person, mu, sigma, matches, last) VALUES (?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches,"
            " last = excluded.last",
            (guild_id, variant, person, mu, sigma, matches, last),
        )

    def drop(self, guild_id: int, variant: str, person: int) -> None:
        """Take a rating away."""
        self._connection.execute(
            "DELETE FROM ratings WHERE guild_id = ? AND variant = ? AND person = ?",
            (guild_id, variant, person),
        )

    def mend(self, match: int, seat: int, mu: float, sigma: float) -> None:
        """Write what the rating at a seat was after a match."""
        self._connection.execute(
            "UPDATE rated_seats SET mu = ?, sigma = ? WHERE match_id = ? AND seat = ?",
            (mu, sigma, match, seat),
        )

    def all(self) -> Sequence[RatingRow]:
        """Return every rating."""
        rows = self._connection.execute(
            "SELECT guild_id, variant, person, mu, sigma, matches, last FROM ratings"
        )
        return [RatingRow(*row) for row in rows]

    def matches(self) -> Iterator[RatedMatchRow]:
        """Yield every rated match, in the order in which they ended. Nothing may be written meanwhile."""
        rows = self._connection.execute(
            "SELECT id, guild_id, variant, seat, person, side, place, mu, sigma"
            " FROM rated_matches JOIN rated_seats ON match_id = id ORDER BY id, seat"
        )
        for (number, guild_id, variant), seats in groupby(rows, key=lambda row: row[:3]):
            yield RatedMatchRow(number, guild_id, variant, tuple(RatedSeatRow(*seat[3:]) for seat in seats))

    def changes(self, table: str, match: int) -> Sequence[ChangeRow]:
        """Return what a match has changed, by seat; nothing when it was not rated."""
        rows = self._connection.execute(
            "SELECT here.seat, here.mu, here.sigma, old.mu, old.sigma"
            " FROM rated_matches AS now JOIN rated_seats AS here ON here.match_id = now.id"
            " LEFT JOIN rated_seats AS old ON old.person = here.person AND old.match_id ="
            " (SELECT before.match_id FROM rated_seats AS before JOIN rated_matches AS other ON other.id = before.match_id"
            "  WHERE before.person = here.person AND before.match_id < now.id"
            "  AND other.guild_id = now.guild_id AND other.variant = now.variant"
            "  ORDER BY before.match_id DESC LIMIT 1)"
            " WHERE now.table_id = ? AND now.match = ? ORDER BY here.seat",
            (table, match),
        )
        return [ChangeRow(*row) for row in rows]
