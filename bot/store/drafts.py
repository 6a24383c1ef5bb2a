"""The book of leagues that are being filled in."""

import sqlite3

MOST_OF_A_PERSON = 10


class Drafts:
    """What somebody has chosen so far on the form of a new league."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def begin(self, draft: str, guild_id: int, person: int, text: str, *, at: float, since: float) -> None:
        """Enter a draft, and throw away those older than `since`, and all of this person but the newest few."""
        self._connection.execute("DELETE FROM drafts WHERE at < ?", (since,))
        self._connection.execute(
            "DELETE FROM drafts WHERE person = ? AND id NOT IN"
            " (SELECT id FROM drafts WHERE person = ? ORDER BY at DESC, id LIMIT ?)",
            (person, person, MOST_OF_A_PERSON - 1),
        )
        self._connection.execute(
            "INSERT INTO drafts (id, guild_id, person, text, at) VALUES (?, ?, ?, ?, ?)",
            (draft, guild_id, person, text, at),
        )

    def get(self, draft: str, guild_id: int, person: int) -> str | None:
        """Return the draft of somebody on a server; None when there is none, or none of his."""
        row = self._connection.execute(
            "SELECT text FROM drafts WHERE id = ? AND guild_id = ? AND person = ?", (draft, guild_id, person)
        ).fetchone()
        return None if row is None else str(row[0])

    def change(self, draft: str, text: str) -> bool:
        """Write a draft anew; False when it is there no more."""
        return (
            self._connection.execute("UPDATE drafts SET text = ? WHERE id = ?", (text, draft)).rowcount == 1
        )

    def drop(self, draft: str) -> bool:
        """Take a draft away; False when it is there no more."""
        return self._connection.execute("DELETE FROM drafts WHERE id = ?", (draft,)).rowcount == 1
