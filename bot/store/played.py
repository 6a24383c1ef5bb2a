"""The book of what was played: who did what in each match that has ended, and the sums of it."""

import sqlite3
from collections.abc import Sequence

from bot.store.rows import FiguresRow, FinishedRow, LeaderRow, UncountedRow

Seat = tuple[int, int, str, int, int, int, int, int, int, int, str]


class Played:
    """Matches that have ended, and what is to be seen of them by server and person."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def enter(
        self,
        guild_id: int,
        variant: str,
        *,
        league: str | None,
        table: str,
        match: int,
        counted: bool,
        at: float,
        seats: Sequence[Seat],
    ) -> bool:
        """Enter a match with what each person did, once: seat, person, name, place, won, rounds, points, catches, caught, unnoticed, cards.

        False when it is there already.
        """
        entered = self._connection.execute(
            "INSERT INTO played_matches (guild_id, variant, league, table_id, match, counted, people, at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (guild_id, variant, league, table, match, int(counted), len(seats), at),
        )
        if entered.rowcount != 1:
            return False
        self._connection.executemany(
            "INSERT INTO played_seats (match_id, seat, person, name, place, won, rounds, points, catches, caught,"
            " unnoticed, cards) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(entered.lastrowid, *seat) for seat in seats],
        )
        return True

    def figures(self, guild_id: int, person: int, variant: str | None = None) -> FiguresRow:
        """Return the sums of a person on a server, of one game or of all."""
        row = self._connection.execute(
            "SELECT count(*), coalesce(sum(won), 0), coalesce(sum(people > 1), 0),"
            " coalesce(sum(won AND people > 1), 0), coalesce(sum(rounds), 0), coalesce(sum(points), 0),"
            " coalesce(sum(catches), 0), coalesce(sum(caught), 0), coalesce(sum(unnoticed), 0)"
            " FROM played_seats JOIN played_matches ON id = match_id"
            " WHERE person = ? AND guild_id = ? AND counted AND (?3 IS NULL OR variant = ?3)",
            (person, guild_id, variant),
        ).fetchone()
        return FiguresRow(*row)

    def places(self, guild_id: int, person: int, variant: str | None = None) -> Sequence[tuple[int, int]]:
        """Return how often a person came to each place, the best place first."""
        return self._connection.execute(
            "SELECT place, count(*) FROM played_seats JOIN played_matches ON id = match_id"
            " WHERE person = ? AND guild_id = ? AND counted AND (?3 IS NULL OR variant = ?3)"
            " GROUP BY place ORDER BY place",
            (person, guild_id, variant),
        ).fetchall()

    def favourite(self, guild_id: int, person: int, variant: str | None = None) -> tuple[str, int] | None:
        """Return the card a person has played most often, by its code, and how often; None before any."""
        row: tuple[str, int] | None = self._connection.execute(
            "SELECT card.key, sum(card.value) AS times"
            " FROM played_seats JOIN played_matches ON played_matches.id = match_id, json_each(played_seats.cards) AS card"
            " WHERE person = ? AND guild_id = ? AND counted AND (?3 IS NULL OR variant = ?3)"
            " GROUP BY card.key ORDER BY times DESC, card.key LIMIT 1",
            (person, guild_id, variant),
        ).fetchone()
        return row

    def names(self, guild_id: int) -> dict[int, str]:
        """Return what everybody was called on a server when he ended his last match there."""
        rows = self._connection.execute(
            "SELECT person, name, max(match_id) FROM played_seats JOIN played_matches ON id = match_id"
            " WHERE guild_id = ? GROUP BY person",
            (guild_id,),
        )
        return {person: name for person, name, _ in rows}

    def name(self, guild_id: int, person: int) -> str | None:
        """Return what somebody was called on a server when he ended his last match there; None before any."""
        row = self._connection.execute(
            "SELECT name FROM played_seats JOIN played_matches ON id = match_id"
            " WHERE person = ? AND guild_id = ? ORDER BY match_id DESC LIMIT 1",
            (person, guild_id),
        ).fetchone()
        return None if row is None else str(row[0])

    def leaders(
        self, guild_id: int, variant: str | None, since: float, league: str | None
    ) -> Sequence[LeaderRow]:
        """Return who has played with other people on a server since then, who has won most first; of one game, or one league, if wanted."""
        rows = self._connection.execute(
            "SELECT person, count(*) AS matches, sum(won) AS wins"
            " FROM played_matches JOIN played_seats ON id = match_id"
            " WHERE guild_id = ? AND at >= ? AND counted AND people > 1"
            " AND (?3 IS NULL OR variant = ?3) AND (?4 IS NULL OR league = ?4)"
            " GROUP BY person ORDER BY wins DESC, matches, min(match_id), person",
            (guild_id, since, variant, league),
        )
        return [LeaderRow(*row) for row in rows]

    def uncounted(self, most: int) -> Sequence[UncountedRow]:
        """Return results whose match was never entered here, the oldest first."""
        rows = self._connection.execute(
            "SELECT table_id, match, reason, result, record, at, guild_id, league"
            " FROM results JOIN tables ON id = table_id"
            " WHERE record IS NOT NULL AND NOT EXISTS (SELECT 1 FROM played_matches"
            " WHERE played_matches.table_id = results.table_id AND played_matches.match = results.match)"
            " ORDER BY at, table_id, match LIMIT ?",
            (most,),
        )
        return [UncountedRow(*row) for row in rows]

    def finished(
        self, guild_id: int, most: int, *, table: str | None = None, match: int | None = None
    ) -> Sequence[FinishedRow]:
        """Return matches of a server that have ended and have a record, the newest first; of one table, or one match of it, if wanted."""
        rows = self._connection.execute(
            "SELECT played_matches.table_id, played_matches.match, variant, played_matches.at, channel_id, result"
            " FROM played_matches JOIN results USING (table_id, match) JOIN tables ON tables.id = table_id"
            " WHERE played_matches.guild_id = ?1 AND tables.guild_id = ?1 AND record IS NOT NULL AND people > 0"
            " AND (?3 IS NULL OR table_id = ?3) AND (?4 IS NULL OR match = ?4)"
            " ORDER BY played_matches.at DESC, played_matches.id DESC LIMIT ?2",
            (guild_id, most, table, match),
        )
        return [FinishedRow(*row) for row in rows]

    def record(self, table: str, match: int) -> str | None:
        """Return the record of a match that has ended; None where there is none."""
        row = self._connection.execute(
            "SELECT record FROM results WHERE table_id = ? AND match = ?", (table, match)
        ).fetchone()
        return None if row is None else row[0]
