"""The book of clocks."""

import sqlite3
from collections.abc import Mapping, Sequence

from bot.store.rows import DeadlineRow


class Deadlines:
    """Deadlines, and the last time the bot was alive."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def set(self, table: str, kind: str, due: float, mark: int) -> None:
        """Set the one deadline of this kind of a table."""
        self._connection.execute(
            "INSERT INTO deadlines (table_id, kind, due, mark) VALUES (?, ?, ?, ?)"
            " ON CONFLICT DO UPDATE SET due = excluded.due, mark = excluded.mark, seen = NULL",
            (table, kind, due, mark),
        )

    def clear(self, table: str, kind: str) -> None:
        """Take a deadline away."""
        self._connection.execute("DELETE FROM deadlines WHERE table_id = ? AND kind = ?", (table, kind))

    def look(self, table: str, kind: str, at: float, again: float) -> None:
        """Note that a deadline that has run out was looked at, and is to be looked at again then."""
        self._connection.execute(
            "UPDATE deadlines SET seen = coalesce(seen, ?), due = ? WHERE table_id = ? AND kind = ?",
            (at, again, table, kind),
        )

    def until(self, at: float) -> Sequence[DeadlineRow]:
        """Return the deadlines that run out by then, the earliest first."""
        rows = self._connection.execute(
            "SELECT table_id, kind, due, mark, seen FROM deadlines WHERE due <= ? ORDER BY due, table_id",
            (at,),
        )
        return [DeadlineRow(*row) for row in rows]

    def of_table(self, table: str) -> Sequence[DeadlineRow]:
        """Return the deadlines of a table."""
        rows = self._connection.execute(
            "SELECT table_id, kind, due, mark, seen FROM deadlines WHERE table_id = ? ORDER BY due", (table,)
        )
        return [DeadlineRow(*row) for row in rows]

    def next_due(self) -> float | None:
        """Return when the next deadline runs out, None when no clock runs."""
        due: float | None = self._connection.execute("SELECT min(due) FROM deadlines").fetchone()[0]
        return due

    def move_on(self, seconds: float, floors: Mapping[str, float]) -> None:
        """Move the deadlines of some kinds on by `seconds`, none of them to before the time that stands with its kind."""
        self._connection.executemany(
            "UPDATE deadlines SET due = max(due + ?, ?), seen = NULL WHERE kind = ?",
            [(seconds, least, kind) for kind, least in floors.items()],
        )

    def alive(self, at: float) -> None:
        """Note that the bot is alive."""
        self._connection.execute(
            "INSERT INTO alive (one, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at", (at,)
        )

    def last_alive(self) -> float | None:
        """Return when the bot was last alive, None in a new database."""
        row = self._connection.execute("SELECT at FROM alive").fetchone()
        return float(row[0]) if row else None

    def restore(self, until: float) -> None:
        """Note that this database was restored, and holds what happened until then (epoch seconds)."""
        self._connection.execute(
            "INSERT INTO restored (one, until) VALUES (1, ?) ON CONFLICT DO UPDATE SET until = excluded.until",
            (until,),
        )

    def restored(self) -> float | None:
        """Return until when a restored database holds what happened, None when all tables have been told."""
        row = self._connection.execute("SELECT until FROM restored").fetchone()
        return float(row[0]) if row else None

    def told_restored(self) -> None:
        """Note that all tables have been told."""
        self._connection.execute("DELETE FROM restored")
