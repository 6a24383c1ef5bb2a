"""The book of tables: states, people, the log, results."""

import sqlite3
from collections.abc import Sequence

from bot.store.rows import LogRow, TableRow


class Tables:
    """Tables, who sits at them, what happened at them and how they ended."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def get(self, table: str) -> TableRow | None:
        """Return a table, or None."""
        row = self._connection.execute(
            "SELECT id, version, schema, state FROM tables WHERE id = ?", (table,)
        ).fetchone()
        return TableRow(*row) if row else None

    def open(self, table: str, guild_id: int, channel_id: int, at: float, league: str | None = None) -> None:
        """Enter a new table, of a league if one is named, at version 0, without state."""
        self._connection.execute(
            "INSERT INTO tables"
            " (id, guild_id, channel_id, version, schema, state, live, opened_at, touched_at, league)"
            " VALUES (?, ?, ?, 0, 0, '', 1, ?, ?, ?)",
            (table, guild_id, channel_id, at, at, league),
        )

    def save(self, table: str, version: int, schema: int, state: str, *, live: bool, at: float) -> bool:
        """Write the state that follows `version`; False when the stored version is another."""
        changed = self._connection.execute(
            "UPDATE tables SET version = version + 1, schema = ?, state = ?, live = ?, touched_at = ?"
            " WHERE id = ? AND version = ?",
            (schema, state, int(live), at, table, version),
        )
        return changed.rowcount == 1

    def server_of(self, table: str) -> int | None:
        """Return the server a table stands in; None when there is no such table."""
        row = self._connection.execute("SELECT guild_id FROM tables WHERE id = ?", (table,)).fetchone()
        return int(row[0]) if row else None

    def move(self, table: str, guild_id: int, channel_id: int) -> None:
        """Say where a table stands now."""
        self._connection.execute(
            "UPDATE tables SET guild_id = ?, channel_id = ? WHERE id = ?", (guild_id, channel_id, table)
        )

    def seat(self, table: str, people: Sequence[int]) -> None:
        """Say which people sit at a table now."""
        self._connection.execute("DELETE FROM people WHERE table_id = ?", (table,))
        self._connection.executemany(
            "INSERT INTO people (table_id, person) VALUES (?, ?)", [(table, person) for person in people]
        )

    def of_person(self, person: int, *, leagues: bool = True) -> Sequence[str]:
        """Return the live tables a person sits at, the one touched last first; those of leagues if wanted."""
        return self._ids(
            "SELECT id FROM tables JOIN people ON table_id = id"
            " WHERE person = ? AND live = 1 AND (league IS NULL OR ?) ORDER BY touched_at DESC, id",
            (person, leagues),
        )

    def offered(self, person: int) -> Sequence[str]:
        """Return the tables of a person whose match is over and where another may begin."""
        return self._ids(
            "SELECT id FROM tables JOIN people ON people.table_id = id"
            " JOIN deadlines ON deadlines.table_id = id AND kind = 'rematch'"
            " WHERE person = ? AND live = 0 ORDER BY touched_at DESC, id",
            (person,),
        )

    def gone_on(self, table: str) -> Sequence[int]:
        """Return the people of a table who sit at a live one that was opened later."""
        rows = self._connection.execute(
            "SELECT DISTINCT here.person FROM people AS here JOIN tables AS old ON old.id = here.table_id"
            " JOIN people AS there ON there.person = here.person JOIN tables AS new ON new.id = there.table_id"
            " WHERE old.id = ? AND new.live = 1 AND new.opened_at > old.opened_at ORDER BY here.person",
            (table,),
        )
        return [int(row[0]) for row in rows]

    def in_channel(self, channel_id: int, *, leagues: bool = True) -> Sequence[str]:
        """Return the live tables in a channel, the one touched last first; those of leagues if wanted."""
        return self._ids(
            "SELECT id FROM tables WHERE channel_id = ? AND live = 1 AND (league IS NULL OR ?)"
            " ORDER BY touched_at DESC, id",
            (channel_id, leagues),
        )

    def ever_in(self, channel_id: int) -> bool:
        """Tell whether a table stands in a channel, or has stood there when its match ended."""
        found = self._connection.execute("SELECT 1 FROM tables WHERE channel_id = ? LIMIT 1", (channel_id,))
        return found.fetchone() is not None

    def finished_in(self, channel_id: int) -> str | None:
        """Return the newest table in a channel that is over and has a record; None when there is none."""
        found = self._ids(
            "SELECT id FROM tables WHERE channel_id = ? AND live = 0"
            " AND EXISTS (SELECT 1 FROM results WHERE table_id = id AND record IS NOT NULL)"
            " ORDER BY touched_at DESC, id LIMIT 1",
            (channel_id,),
        )
        return found[0] if found else None

    def in_guild(self, guild_id: int, *, leagues: bool = True) -> Sequence[str]:
        """Return the live tables of a server, the one touched last first; those of leagues if wanted."""
        return self._ids(
            "SELECT id FROM tables WHERE guild_id = ? AND live = 1 AND (league IS NULL OR ?)"
            " ORDER BY touched_at DESC, id",
            (guild_id, leagues),
        )

    def servers(self) -> Sequence[int]:
        """Return the servers that have live tables."""
        return [
            int(row[0])
            for row in self._connection.execute(
                "SELECT DISTINCT guild_id FROM tables WHERE live = 1 ORDER BY guild_id"
            )
        ]

    def live(self) -> Sequence[str]:
        """Return all live tables."""
        return self._ids("SELECT id FROM tables WHERE live = 1 ORDER BY id", ())

    def count_live(self) -> int:
        """Return how many tables are live."""
        return int(self._connection.execute("SELECT count(*) FROM tables WHERE live = 1").fetchone()[0])

    def log(
        self,
        table: str,
        version: int,
        *,
        receipt: str,
        match: int | None,
        action: str,
        events: str,
        at: float,
    ) -> bool:
        """Enter one change, with the match it moved on, if any; False when the receipt is in the log already."""
        if self.knows(receipt):
            return False
        self._connection.execute(
            "INSERT INTO log (table_id, version, receipt, match, action, events, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (table, version, receipt, match, action, events, at),
        )
        return True

    def moves(self, table: str, match: int) -> Sequence[str]:
        """Return what was done in a match and stands, in order."""
        return [row.action for row in self.past(table, match)]

    def past(self, table: str, match: int) -> Sequence[LogRow]:
        """Return the changes of a match that stand, in order."""
        rows = self._connection.execute(
            "SELECT version, action, receipt FROM log WHERE table_id = ? AND match = ? AND undone IS NULL"
            " ORDER BY version",
            (table, match),
        )
        return [LogRow(*row) for row in rows]

    def take_back(self, table: str, versions: Sequence[int], by: int) -> None:
        """Note that some changes stand no more, since a later one."""
        self._connection.executemany(
            "UPDATE log SET undone = ? WHERE table_id = ? AND version = ?",
            [(by, table, version) for version in versions],
        )

    def knows(self, receipt: str) -> bool:
        """Tell whether a receipt is in the log."""
        return (
            self._connection.execute("SELECT 1 FROM log WHERE receipt = ?", (receipt,)).fetchone() is not None
        )

    def finish(
        self, table: str, match: int, *, reason: str, result: str, record: str | None, at: float
    ) -> bool:
        """Enter the result of a match, once; False when it is there already."""
        entered = self._connection.execute(
            "INSERT INTO results (table_id, match, reason, result, record, at) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT DO NOTHING",
            (table, match, reason, result, record, at),
        )
        return entered.rowcount == 1

    def record(self, table: str) -> str | None:
        """Return the record of the newest finished match of a table."""
        row = self._connection.execute(
            "SELECT record FROM results WHERE table_id = ? AND record IS NOT NULL ORDER BY match DESC LIMIT 1",
            (table,),
        ).fetchone()
        return str(row[0]) if row else None

    def _ids(self, query: str, values: tuple[int, ...]) -> Sequence[str]:
        return [row[0] for row in self._connection.execute(query, values)]
