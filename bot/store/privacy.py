"""The book of privacy: everything that is stored about one person."""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.store.privacy_texts import GONE, NUMBERS, STOOD_IN, TEXTS

ABOUT: Final[Mapping[str, str]] = {
    "settings": "SELECT name, value, changed_at FROM settings WHERE scope = 'person' AND owner = ?",
    "settings_of_servers_changed": "SELECT owner AS guild_id, name, value, changed_at FROM settings"
    " WHERE scope = 'server' AND changed_by = ?",
    "presets_saved": "SELECT guild_id, name, variant, options, saved_at FROM presets WHERE saved_by = ?",
    "direct_messages": "SELECT channel_id, closed_at FROM direct WHERE person = ?",
    "bans": "SELECT guild_id, banned_at FROM bans WHERE person = ?",
    "servers_left": "SELECT guild_id, gone_at FROM outsiders WHERE person = ?",
    "bans_given": "SELECT guild_id, banned_at FROM bans WHERE banned_by = ?",
    "tables": "SELECT id AS table_id, guild_id, channel_id, league, live, opened_at, touched_at"
    " FROM tables JOIN people ON table_id = id WHERE person = ?",
    "results": "SELECT table_id, match, reason, at, seat.key AS seat,"
    " EXISTS (SELECT 1 FROM json_each(result, '$.winners') AS winner WHERE winner.value = seat.key) AS won,"
    " json_extract(result, '$.totals[' || seat.key || ']') AS points"
    " FROM results, json_each(result, '$.people') AS seat WHERE seat.value = ?",
    "matches": "SELECT guild_id, variant, league, table_id, match, at, counted, seat, name, place, won, rounds, points,"
    " catches, caught, unnoticed, cards FROM played_seats JOIN played_matches ON id = match_id WHERE person = ?",
    "ratings": "SELECT guild_id, variant, mu, sigma, matches FROM ratings WHERE person = ?",
    "rated_matches": "SELECT guild_id, variant, table_id, match, at, seat, side, place, mu, sigma"
    " FROM rated_seats JOIN rated_matches ON id = match_id WHERE person = ?",
    "leagues": "SELECT id AS league_id, guild_id, name, live FROM leagues JOIN entrants ON league_id = id WHERE person = ?",
    "leagues_made": "SELECT id AS league_id, guild_id, name, live FROM leagues WHERE json_extract(state, '$.made_by') = ?",
    "leagues_changed": "SELECT league_id, version, word, at FROM league_log WHERE person = ?",
    "league_forms": "SELECT id, guild_id, text, at FROM drafts WHERE person = ?",
    "acts_by_right": "SELECT at, guild_id, table_id, as_who, act FROM audit WHERE person = ?",
    "acts_by_right_about_you": "SELECT at, guild_id, table_id, act FROM audit WHERE json_extract(about, '$.person') = ?",
    "notices_waiting": "SELECT slug, at FROM tidings WHERE person = ?",
    "reactions": "SELECT message_id, emoji, at FROM reactions WHERE person = ?",
    "messages_looked_for": "SELECT table_id, channel_id FROM searches WHERE person = ?",
}
"""What is looked up about a person, by what it is called in the file he gets. No hand, and nothing of other people."""

_SERVERS: Final = "SELECT DISTINCT guild_id FROM (" + NUMBERS + ") WHERE person = ?"  # noqa: S608 - all of it is fixed text
_LOWEST: Final = "SELECT min(0, coalesce(min(person), 0)) FROM (" + NUMBERS + ") WHERE guild_id = ?"  # noqa: S608 - all of it is fixed text
_RECORDS: Final = (
    "SELECT results.rowid, guild_id, seat.key, record FROM results JOIN tables ON tables.id = table_id,"
    " json_each(result, '$.people') AS seat WHERE seat.value = ? AND record IS NOT NULL"
)


class Privacy:
    """What is stored about people, whichever book it stands in."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def about(self, person: int) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        """Return every row about a person, by what it is about; each row by the names of its columns."""
        return {name: self._rows(query, person) for name, query in ABOUT.items()}

    def servers(self, person: int) -> Sequence[int]:
        """Return the servers on which a person is named anywhere; 0 stands for what is of none."""
        found = self._connection.execute(_SERVERS, (person,))
        named = {int(row[0]) for row in found}
        return sorted({*named, *(guild_id for _, _, guild_id, _ in self.texts(person))})

    def number(self, guild_id: int) -> int:
        """Return the number of the next person of a server who is to be known no more: from 1."""
        row = self._connection.execute(_LOWEST, (guild_id,)).fetchone()
        return 1 - int(row[0])

    def texts(self, person: int) -> Sequence[tuple[str, int, int, str]]:
        """Return the texts that hold the number of a person: kind, row, server, text."""
        found: list[tuple[str, int, int, str]] = []
        for kind, query in TEXTS.items():
            rows = self._connection.execute(query.find, (str(person),))
            found += [(kind, *row) for row in rows]
        return found

    def records(self, person: int) -> Sequence[tuple[int, int, int, str]]:
        """Return the records of matches a person sat in: row, server, his seat, record."""
        return self._connection.execute(_RECORDS, (person,)).fetchall()

    def write(self, kind: str, row: int, text: str) -> None:
        """Write a text that was found."""
        query = TEXTS[kind].write
        self._connection.execute(query, (text, row))

    def write_record(self, row: int, record: str | None) -> None:
        """Write a record that was found, or drop it."""
        self._connection.execute("UPDATE results SET record = ? WHERE rowid = ?", (record, row))

    def servers_of_finished(self) -> Sequence[int]:
        """Return the servers that have tables whose match is over."""
        found = self._connection.execute("SELECT DISTINCT guild_id FROM tables WHERE live = 0")
        return [int(row[0]) for row in found]

    def drop_finished(self, guild_id: int, before: float, most: int) -> int:
        """Drop tables that were over before then, with hands and records; return how many.

        Those stay where something is still to happen: a rematch, a league that goes on, a match that is not counted.
        """
        dropped = self._connection.execute(
            "DELETE FROM tables WHERE rowid IN (SELECT old.rowid FROM tables AS old"
            " WHERE old.guild_id = ? AND old.live = 0 AND old.touched_at < ?"
            " AND NOT EXISTS (SELECT 1 FROM deadlines WHERE deadlines.table_id = old.id)"
            " AND NOT EXISTS (SELECT 1 FROM leagues WHERE leagues.id = old.league AND leagues.live = 1)"
            " AND NOT EXISTS (SELECT 1 FROM results WHERE results.table_id = old.id AND record IS NOT NULL"
            " AND NOT EXISTS (SELECT 1 FROM played_matches WHERE played_matches.table_id = results.table_id"
            " AND played_matches.match = results.match)) LIMIT ?)",
            (guild_id, before, most),
        )
        return dropped.rowcount

    def forget(self, person: int, stand_ins: Mapping[int, int]) -> None:
        """Forget a person wherever he has a column, and let another stand for him on each server."""
        for query in GONE:
            self._connection.execute(query, (person,))
        for guild_id, other in stand_ins.items():
            for query in STOOD_IN:
                values = {"person": person, "other": other, "guild": guild_id}
                self._connection.execute(query, values)

    def _rows(self, query: str, person: int) -> Sequence[Mapping[str, Any]]:
        found = self._connection.execute(query, (person,))
        names = [column[0] for column in found.description]
        return [dict(zip(names, row, strict=True)) for row in found]
