"""The book of who is kept out of the tables of a server."""

import sqlite3


class Bans:
    """Who is kept out, by server."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def ban(self, guild_id: int, person: int, *, by: int, at: float) -> None:
        """Keep a person out; it does no harm to do so twice."""
        self._connection.execute(
            "INSERT INTO bans (guild_id, person, banned_by, banned_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (guild_id, person, by, at),
        )

    def lift(self, guild_id: int, person: int) -> bool:
        """Let a person in again; False when he was not kept out."""
        lifted = self._connection.execute(
            "DELETE FROM bans WHERE guild_id = ? AND person = ?", (guild_id, person)
        )
        return lifted.rowcount == 1

    def banned(self, guild_id: int, person: int) -> bool:
        """Tell whether a person is kept out."""
        found = self._connection.execute(
            "SELECT 1 FROM bans WHERE guild_id = ? AND person = ?", (guild_id, person)
        )
        return found.fetchone() is not None
