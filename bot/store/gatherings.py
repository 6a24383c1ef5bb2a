"""The book of what stands in the calendars of servers for leagues."""

import sqlite3
from collections.abc import Sequence

from bot.store.rows import GatheringRow


class Gatherings:
    """Entries in the calendars of all servers."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def of_league(self, league: str) -> Sequence[GatheringRow]:
        """Return what stands there for a league."""
        rows = self._connection.execute(
            "SELECT slot, entry, state FROM gatherings WHERE league_id = ? ORDER BY slot", (league,)
        )
        return [GatheringRow(*row) for row in rows]

    def leagues(self) -> Sequence[str]:
        """Return the leagues for which anything stands there."""
        rows = self._connection.execute("SELECT DISTINCT league_id FROM gatherings ORDER BY league_id")
        return [str(row[0]) for row in rows]

    def intend(self, league: str, slot: str) -> None:
        """Note that an entry is about to be made; it does no harm to do so twice."""
        self._connection.execute(
            "INSERT INTO gatherings (league_id, slot) VALUES (?, ?) ON CONFLICT DO NOTHING", (league, slot)
        )

    def shows(self, league: str, slot: str, entry: int, state: str) -> None:
        """Note which entry it is, and what it shows."""
        self._connection.execute(
            "UPDATE gatherings SET entry = ?, state = ? WHERE league_id = ? AND slot = ?",
            (entry, state, league, slot),
        )

    def drop(self, league: str, slot: str) -> None:
        """Note that nothing stands there any more."""
        self._connection.execute("DELETE FROM gatherings WHERE league_id = ? AND slot = ?", (league, slot))

    def to_look_through(self) -> Sequence[int]:
        """Return the servers whose calendar is to be looked through since a restoration."""
        rows = self._connection.execute("SELECT guild_id FROM calendars ORDER BY guild_id")
        return [int(row[0]) for row in rows]

    def looked_through(self, guild_id: int) -> None:
        """Note that the calendar of a server was looked through."""
        self._connection.execute("DELETE FROM calendars WHERE guild_id = ?", (guild_id,))
