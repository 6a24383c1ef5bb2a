"""The book of messages: what is to be shown where, and which reactions have had their effect."""

import sqlite3
from collections.abc import Sequence

from bot.store.rows import LeftoverRow, ReminderRow, SearchRow, SlotRow

SLOT = (
    "SELECT table_id, seat, wanted, shown, channel_id, message_id, posted_at, posts, closed, marked_id, round_at"
    " FROM slots"
)


class Outbox:
    """Which message of which table has to be shown, and where it is."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def want(self, table: str, seat: int) -> int:
        """Ask for one more generation of a message, and return its number."""
        row = self._connection.execute(
            "INSERT INTO slots (table_id, seat, wanted) VALUES (?, ?, 1)"
            " ON CONFLICT DO UPDATE SET wanted = wanted + 1 RETURNING wanted",
            (table, seat),
        ).fetchone()
        return int(row[0])

    def of_table(self, table: str) -> Sequence[SlotRow]:
        """Return the messages of a table."""
        return self._rows(SLOT + " WHERE table_id = ? ORDER BY seat", (table,))

    def stale(self) -> Sequence[SlotRow]:
        """Return the messages that are behind, table messages first; closed hands are not tried."""
        return self._rows(SLOT + " WHERE shown < wanted AND closed = 0 ORDER BY seat, table_id", ())

    def at(self, channel_id: int, message_id: int) -> SlotRow | None:
        """Return whose newest message this is."""
        return next(
            iter(self._rows(SLOT + " WHERE message_id = ? AND channel_id = ?", (message_id, channel_id))),
            None,
        )

    def shown(self, table: str, seat: int, generation: int, *, round_at: float = 0) -> None:
        """Note that the message has this generation now, and when the round began that it shows."""
        self._connection.execute(
            "UPDATE slots SET shown = ?, round_at = ? WHERE table_id = ? AND seat = ?",
            (generation, round_at, table, seat),
        )

    def posted(
        self, table: str, seat: int, channel_id: int, message_id: int, at: float, *, posts: int = 0
    ) -> None:
        """Note where the newest message is, and count it, `posts` at least; the one before is left over until it is `retired`."""
        self._connection.execute(
            "INSERT INTO leftovers (message_id, channel_id, new_channel_id, new_id)"
            " SELECT message_id, channel_id, iif(channel_id = ?1, NULL, ?1), iif(channel_id = ?1, NULL, ?2)"
            " FROM slots WHERE table_id = ?3 AND seat = ?4 AND message_id != ?2 ON CONFLICT DO NOTHING",
            (channel_id, message_id, table, seat),
        )
        self._connection.execute(
            "UPDATE slots SET channel_id = ?, message_id = ?, posted_at = ?, posts = max(posts + 1, ?)"
            " WHERE table_id = ? AND seat = ? AND message_id IS NOT ?",
            (channel_id, message_id, at, posts, table, seat, message_id),
        )

    def leave(self, channel_id: int, message_id: int) -> None:
        """Note a message nobody keeps up to date, until it is `retired`."""
        self._connection.execute(
            "INSERT INTO leftovers (message_id, channel_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
            (message_id, channel_id),
        )

    def leftovers(self) -> Sequence[LeftoverRow]:
        """Return the messages that are kept up to date no more and may still have their controls."""
        rows = self._connection.execute(
            "SELECT message_id, channel_id, new_channel_id, new_id FROM leftovers ORDER BY message_id"
        )
        return [LeftoverRow(*row) for row in rows]

    def retired(self, message_id: int) -> None:
        """Note that a message has no controls any more."""
        self._connection.execute("DELETE FROM leftovers WHERE message_id = ?", (message_id,))

    def reminded(self, table: str, kind: str, mark: int, *, channel_id: int, message_id: int) -> None:
        """Note where a reminder stands, until what it is about is settled; the one before is left over."""
        self.settled(table, kind)
        self._connection.execute(
            "INSERT INTO reminders (table_id, kind, mark, channel_id, message_id) VALUES (?, ?, ?, ?, ?)",
            (table, kind, mark, channel_id, message_id),
        )

    def settled(self, table: str, kind: str) -> None:
        """Note that what a reminder is about is settled: it is left over until it is `retired`."""
        gone = self._connection.execute(
            "DELETE FROM reminders WHERE table_id = ? AND kind = ? RETURNING channel_id, message_id",
            (table, kind),
        ).fetchone()
        if gone is not None:
            self.leave(*gone)

    def reminders(self, table: str) -> Sequence[ReminderRow]:
        """Return the reminders of a table that are not settled."""
        rows = self._connection.execute(
            "SELECT kind, mark, channel_id, message_id FROM reminders WHERE table_id = ? ORDER BY kind",
            (table,),
        )
        return [ReminderRow(*row) for row in rows]

    def suspected(self) -> Sequence[SlotRow]:
        """Note that whatever is behind may have been posted without a note of where, and return all such messages."""
        self._connection.execute("UPDATE slots SET suspected = 1 WHERE shown < wanted AND closed = 0")
        return self._rows(SLOT + " WHERE suspected = 1 ORDER BY seat, table_id", ())

    def unmarked(self, since: float) -> Sequence[str]:
        """Return the tables whose message was posted since then and has no reactions noted under it."""
        rows = self._connection.execute(
            "SELECT table_id FROM slots WHERE seat < 0 AND posted_at >= ? AND message_id IS NOT NULL"
            " AND marked_id IS NOT message_id ORDER BY table_id",
            (since,),
        )
        return [str(row[0]) for row in rows]

    def suspect(self, table: str, seat: int) -> None:
        """Note that a message may have been posted without a note of where."""
        self._connection.execute(
            "UPDATE slots SET suspected = 1 WHERE table_id = ? AND seat = ?", (table, seat)
        )

    def cleared(self, table: str, seat: int) -> None:
        """Note that it was looked for what was posted without a note."""
        self._connection.execute(
            "UPDATE slots SET suspected = 0 WHERE table_id = ? AND seat = ?", (table, seat)
        )

    def marked(self, table: str, seat: int, message_id: int) -> None:
        """Note that the reactions were put under a message."""
        self._connection.execute(
            "UPDATE slots SET marked_id = ? WHERE table_id = ? AND seat = ?", (message_id, table, seat)
        )

    def lost(self, table: str, seat: int) -> None:
        """Forget where the message is: it has to be posted anew, under the next nonce."""
        self._connection.execute(
            "UPDATE slots SET message_id = NULL, shown = 0, posts = posts + 1 WHERE table_id = ? AND seat = ?",
            (table, seat),
        )

    def close(self, table: str, seat: int, closed: bool) -> None:
        """Note that the person of this seat takes no direct messages, or does again."""
        self._connection.execute(
            "UPDATE slots SET closed = ? WHERE table_id = ? AND seat = ?", (int(closed), table, seat)
        )

    def drop(self, table: str, seat: int, person: int | None = None) -> None:
        """Stop keeping a message up to date; it is left over until it is `retired`. `person` is whose hand it shows."""
        self.seek(table, seat, person)
        gone = self._connection.execute(
            "DELETE FROM slots WHERE table_id = ? AND seat = ? RETURNING channel_id, message_id",
            (table, seat),
        ).fetchone()
        if gone is not None and gone[1] is not None:
            self.leave(*gone)

    def seek(self, table: str, seat: int, person: int | None = None) -> None:
        """Have it looked for what may have been posted unnoted of a message that is about to be given up where it is."""
        self._connection.execute(
            "INSERT INTO searches (table_id, seat, person, channel_id) SELECT table_id, seat, ?1, channel FROM"
            " (SELECT *, iif(seat < 0, (SELECT tables.channel_id FROM tables WHERE id = table_id), coalesce(channel_id,"
            " (SELECT direct.channel_id FROM direct WHERE direct.person = ?1))) AS channel FROM slots)"
            " WHERE table_id = ?2 AND seat = ?3 AND (suspected = 1 OR shown < wanted AND closed = 0)"
            " AND (?1 IS NOT NULL OR channel IS NOT NULL)",
            (person, table, seat),
        )

    def searches(self, table: str | None) -> Sequence[SearchRow]:
        """Return where it is still to be looked for what a table, or any, has posted unnoted."""
        rows = self._connection.execute(
            "SELECT id, table_id, seat, person, channel_id FROM searches WHERE table_id = ?1 OR ?1 IS NULL ORDER BY id",
            (table,),
        )
        return [SearchRow(*row) for row in rows]

    def searched(self, search: int) -> None:
        """Note that it was looked."""
        self._connection.execute("DELETE FROM searches WHERE id = ?", (search,))

    def ending(self) -> str:
        """Return what all nonces end in since the database was restored, nothing if it never was."""
        row = self._connection.execute("SELECT ending FROM nonces").fetchone()
        return str(row[0]) if row else ""

    def end_nonces(self, ending: str) -> None:
        """Let all nonces end in this from now on."""
        self._connection.execute(
            "INSERT INTO nonces (one, ending) VALUES (1, ?) ON CONFLICT DO UPDATE SET ending = excluded.ending",
            (ending,),
        )

    def react(self, message_id: int, person: int, emoji: str, at: float) -> bool:
        """Note a reaction; False when it is known already."""
        noted = self._connection.execute(
            "INSERT INTO reactions (message_id, person, emoji, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (message_id, person, emoji, at),
        )
        return noted.rowcount == 1

    def unreact(self, message_id: int, person: int, emoji: str) -> None:
        """Forget a reaction, so that it can be given again."""
        self._connection.execute(
            "DELETE FROM reactions WHERE message_id = ? AND person = ? AND emoji = ?",
            (message_id, person, emoji),
        )

    def _rows(self, query: str, values: tuple[str | int, ...]) -> Sequence[SlotRow]:
        return [SlotRow(*row) for row in self._connection.execute(query, values)]
