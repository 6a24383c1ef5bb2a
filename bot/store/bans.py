"""The book of who is kept out of the tables of a server, and of who is no member of it any more."""

import sqlite3
from collections.abc import Sequence
from typing import Final

_TO_LEAVE: Final = (
    "SELECT guild_id, person FROM (SELECT guild_id, person FROM bans"
    " UNION SELECT guild_id, person FROM outsiders) AS kept"
    " WHERE EXISTS (SELECT 1 FROM people JOIN tables ON id = table_id"
    " WHERE people.person = kept.person AND tables.guild_id = kept.guild_id AND (live = 1"
    " OR EXISTS (SELECT 1 FROM deadlines WHERE deadlines.table_id = id AND kind = 'rematch')))"
    " OR EXISTS (SELECT 1 FROM entrants JOIN leagues ON id = league_id"
    " WHERE entrants.person = kept.person AND leagues.guild_id = kept.guild_id AND live = 1)"
    " ORDER BY guild_id, person"
)


class Bans:
    """Who is kept out, and who is gone, by server."""

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

    def went(self, guild_id: int, person: int, at: float) -> None:
        """Note that a person is no member of a server any more."""
        self._connection.execute(
            "INSERT INTO outsiders (guild_id, person, gone_at) VALUES (?, ?, ?)"
            " ON CONFLICT DO UPDATE SET gone_at = excluded.gone_at",
            (guild_id, person, at),
        )

    def outside(self, guild_id: int, person: int) -> float | None:
        """Return since when a person is no member of a server; None when nothing of that is known."""
        row = self._connection.execute(
            "SELECT gone_at FROM outsiders WHERE guild_id = ? AND person = ?", (guild_id, person)
        ).fetchone()
        return None if row is None else float(row[0])

    def came(self, guild_id: int, person: int, since: float | None = None) -> None:
        """Note that a person may be a member again; with `since`, only if he has not gone once more after that."""
        self._connection.execute(
            "DELETE FROM outsiders WHERE guild_id = ? AND person = ? AND gone_at = coalesce(?, gone_at)",
            (guild_id, person, since),
        )

    def forget_outsiders(self, before: float) -> None:
        """Forget who had gone before then (epoch seconds)."""
        self._connection.execute("DELETE FROM outsiders WHERE gone_at < ?", (before,))

    def to_leave(self) -> Sequence[tuple[int, int]]:
        """Return those, by server and person, who are kept out or gone, and still sit there or are in a league."""
        return [(int(guild), int(person)) for guild, person in self._connection.execute(_TO_LEAVE)]
