"""The book of servers that were greeted."""

import sqlite3
from collections.abc import Sequence

from bot.store.rows import GreetingRow


class Greetings:
    """Servers that were greeted, or wait for it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def enter(self, guild_id: int, at: float, *, since: float) -> bool:
        """Note that a server is to be greeted; False when that was noted `since` then already."""
        entered = self._connection.execute(
            "INSERT INTO greetings (guild_id, at) VALUES (?, ?) ON CONFLICT (guild_id) DO UPDATE"
            " SET at = excluded.at, told = 0, channel_id = NULL, tried_at = NULL WHERE at < ?",
            (guild_id, at, since),
        )
        return entered.rowcount == 1

    def waiting(self) -> Sequence[GreetingRow]:
        """Return the servers that are still to be greeted, the first one first."""
        rows = self._connection.execute(
            "SELECT guild_id, at, channel_id, tried_at FROM greetings WHERE told = 0 ORDER BY at, guild_id"
        )
        return [GreetingRow(*row) for row in rows]

    def tried(self, guild_id: int, channel_id: int, at: float) -> None:
        """Note where a server is about to be greeted, and since when a greeting may stand there."""
        self._connection.execute(
            "UPDATE greetings SET channel_id = ?, tried_at = ? WHERE guild_id = ?",
            (channel_id, at, guild_id),
        )

    def told(self, guild_id: int) -> None:
        """Note that a server is greeted, or cannot be."""
        self._connection.execute("UPDATE greetings SET told = 1 WHERE guild_id = ?", (guild_id,))
