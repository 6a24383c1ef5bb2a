"""The book of direct messages: where each person is written to, and who takes none."""

import sqlite3

from bot.store.rows import DirectRow


class Direct:
    """The channel of direct messages of each person, and since when it is closed."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def of(self, person: int) -> DirectRow | None:
        """Return what is known of a person's direct messages."""
        row = self._connection.execute(
            "SELECT channel_id, closed_at FROM direct WHERE person = ?", (person,)
        ).fetchone()
        return None if row is None else DirectRow(*row)

    def reached(self, person: int, channel_id: int) -> None:
        """Note where a person was written to."""
        self._connection.execute(
            "INSERT INTO direct (person, channel_id) VALUES (?, ?)"
            " ON CONFLICT DO UPDATE SET channel_id = excluded.channel_id, closed_at = NULL",
            (person, channel_id),
        )

    def closed(self, person: int, at: float) -> None:
        """Note that a person takes no direct messages."""
        self._connection.execute(
            "INSERT INTO direct (person, closed_at) VALUES (?, ?)"
            " ON CONFLICT DO UPDATE SET closed_at = excluded.closed_at",
            (person, at),
        )

    def opened(self, person: int) -> None:
        """Note that a person may take direct messages again."""
        self._connection.execute("UPDATE direct SET closed_at = NULL WHERE person = ?", (person,))

    def forget(self, person: int) -> None:
        """Forget where a person was written to."""
        self._connection.execute("DELETE FROM direct WHERE person = ?", (person,))
