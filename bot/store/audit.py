"""The book of what was done by the right of a host or of somebody who manages a server."""

import sqlite3


class Audit:
    """One entry an act; none is ever changed."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def note(
        self, guild_id: int, table: str | None, *, by: int, as_who: str, act: str, about: str, at: float
    ) -> None:
        """Enter an act."""
        self._connection.execute(
            "INSERT INTO audit (at, guild_id, table_id, person, as_who, act, about) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (at, guild_id, table, by, as_who, act, about),
        )
