"""The book of what people are still to be told."""

import sqlite3
from collections.abc import Sequence

from bot.store.rows import TidingRow


class Tidings:
    """Notices that wait until they are delivered, the oldest first."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def add(self, person: int, slug: str, about: str, at: float, *, guild_id: int | None = None) -> None:
        """Enter a notice for one person, or for the owner of a server when that person is not there any more."""
        self._connection.execute(
            "INSERT INTO tidings (person, slug, about, at, guild_id) VALUES (?, ?, ?, ?, ?)",
            (person, slug, about, at, guild_id),
        )

    def waiting(self) -> Sequence[TidingRow]:
        """Return the notices that are not delivered yet."""
        rows = self._connection.execute(
            "SELECT id, person, slug, about, at, guild_id FROM tidings ORDER BY id"
        )
        return [TidingRow(*row) for row in rows]

    def drop(self, tiding: int) -> None:
        """Take a notice away that is delivered, or too old."""
        self._connection.execute("DELETE FROM tidings WHERE id = ?", (tiding,))
