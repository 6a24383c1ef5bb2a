"""The book of leagues: states, entrants, the audit list, and where the message of each is."""

import sqlite3
from collections.abc import Sequence

from bot.store.rows import AuditRow, LeagueRow, TitleRow


class Leagues:
    """Leagues of all servers."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def get(self, league: str) -> LeagueRow | None:
        """Return a league, or None."""
        row = self._connection.execute(
            "SELECT id, version, schema, state, wanted, shown, posted_in, message_id, posts, posted_at FROM leagues"
            " WHERE id = ?",
            (league,),
        ).fetchone()
        return LeagueRow(*row) if row else None

    def open(self, league: str, guild_id: int, channel_id: int, *, name: str, at: float) -> None:
        """Enter a new league at version 0, without state."""
        self._connection.execute(
            "INSERT INTO leagues (id, guild_id, channel_id, name, version, schema, state, live, touched_at)"
            " VALUES (?, ?, ?, ?, 0, 0, '', 1, ?)",
            (league, guild_id, channel_id, name, at),
        )

    def save(
        self, league: str, version: int, schema: int, state: str, *, live: bool, due: float | None, at: float
    ) -> bool:
        """Write the state that follows `version`, and want it shown; False when the stored version is another."""
        changed = self._connection.execute(
            "UPDATE leagues SET version = version + 1, schema = ?, state = ?, live = ?, due = ?, touched_at = ?,"
            " wanted = wanted + 1 WHERE id = ? AND version = ?",
            (schema, state, int(live), due, at, league, version),
        )
        return changed.rowcount == 1

    def enter(self, league: str, people: Sequence[int]) -> None:
        """Say which people are in a league."""
        self._connection.execute("DELETE FROM entrants WHERE league_id = ?", (league,))
        self._connection.executemany(
            "INSERT INTO entrants (league_id, person) VALUES (?, ?)", [(league, person) for person in people]
        )

    def log(
        self, league: str, version: int, *, receipt: str, person: int | None, word: str, about: str, at: float
    ) -> bool:
        """Enter one change in the audit list; False when the receipt is in it already."""
        if self.knows(receipt):
            return False
        self._connection.execute(
            "INSERT INTO league_log (league_id, version, receipt, person, word, about, at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (league, version, receipt, person, word, about, at),
        )
        return True

    def knows(self, receipt: str) -> bool:
        """Tell whether a receipt is in the audit list of any league."""
        found = self._connection.execute("SELECT 1 FROM league_log WHERE receipt = ?", (receipt,))
        return found.fetchone() is not None

    def audit(self, league: str) -> Sequence[AuditRow]:
        """Return what was done to a league, in order."""
        rows = self._connection.execute(
            "SELECT version, person, word, about, at FROM league_log WHERE league_id = ? ORDER BY version",
            (league,),
        )
        return [AuditRow(*row) for row in rows]

    def titles(self, guild_id: int) -> Sequence[TitleRow]:
        """Return what the newest leagues of a server are called: the live ones first, the one touched last first."""
        rows = self._connection.execute(
            "SELECT id, name, live FROM leagues WHERE guild_id = ?"
            " ORDER BY live DESC, touched_at DESC, id LIMIT 100",
            (guild_id,),
        )
        return [TitleRow(league, name, bool(live)) for league, name, live in rows]

    def of_person(self, person: int, guild_id: int) -> Sequence[str]:
        """Return the leagues of a server a person has entered: the live ones first, the one touched last first."""
        return self._ids(
            "SELECT id FROM leagues JOIN entrants ON league_id = id WHERE person = ? AND guild_id = ?"
            " ORDER BY live DESC, touched_at DESC, id LIMIT 50",
            person,
            guild_id,
        )

    def live(self) -> Sequence[str]:
        """Return the leagues in which anything can still happen by itself."""
        return self._ids("SELECT id FROM leagues WHERE live = ? ORDER BY id", 1)

    def until(self, at: float) -> Sequence[str]:
        """Return the leagues that go on by then, the earliest first."""
        return self._ids("SELECT id FROM leagues WHERE due <= ? ORDER BY due, id", at)

    def next_due(self) -> float | None:
        """Return when the next league goes on by itself; None when none does."""
        row = self._connection.execute("SELECT min(due) FROM leagues").fetchone()
        return None if row[0] is None else float(row[0])

    def stale(self) -> Sequence[str]:
        """Return the leagues whose message does not show how they stand."""
        return [
            str(row[0])
            for row in self._connection.execute("SELECT id FROM leagues WHERE shown < wanted ORDER BY id")
        ]

    def of_message(self, message_id: int) -> str | None:
        """Return the league a message is of."""
        row = self._connection.execute(
            "SELECT id FROM leagues WHERE message_id = ?", (message_id,)
        ).fetchone()
        return str(row[0]) if row else None

    def want(self, league: str) -> int:
        """Want a message written again; return its new generation."""
        row = self._connection.execute(
            "UPDATE leagues SET wanted = wanted + 1 WHERE id = ? RETURNING wanted", (league,)
        ).fetchone()
        return int(row[0])

    def posted(self, league: str, channel_id: int, message_id: int, at: float) -> None:
        """Note where the message of a league was posted, and when."""
        self._connection.execute(
            "UPDATE leagues SET posted_in = ?, message_id = ?, posted_at = ?, posts = posts + 1 WHERE id = ?",
            (channel_id, message_id, at, league),
        )

    def shows(self, league: str, generation: int) -> None:
        """Note what the message of a league shows."""
        self._connection.execute(
            "UPDATE leagues SET shown = max(shown, ?) WHERE id = ?", (generation, league)
        )

    def lost(self, league: str) -> None:
        """Note that the message of a league is gone: it is posted anew, under another nonce."""
        self._connection.execute(
            "UPDATE leagues SET posted_in = NULL, message_id = NULL, shown = 0, posts = posts + 1 WHERE id = ?",
            (league,),
        )

    def _ids(self, query: str, *values: int | float) -> Sequence[str]:
        return [str(row[0]) for row in self._connection.execute(query, values)]
