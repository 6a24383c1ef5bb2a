"""The books of what servers and people have set, and of servers' presets."""

import sqlite3
from collections.abc import Sequence

from bot.store.rows import PresetRow, SettingRow


class Settings:
    """Settings that are not as usual, by scope (`server`, `person`), owner and name."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def all(self) -> Sequence[SettingRow]:
        """Return every setting of everybody."""
        rows = self._connection.execute("SELECT scope, owner, name, value FROM settings")
        return [SettingRow(*row) for row in rows]

    def set(self, scope: str, owner: int, name: str, value: str, *, by: int, at: float) -> None:
        """Write a setting, with who changed it and when."""
        self._connection.execute(
            "INSERT INTO settings (scope, owner, name, value, changed_by, changed_at) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT DO UPDATE SET value = excluded.value, changed_by = excluded.changed_by,"
            " changed_at = excluded.changed_at",
            (scope, owner, name, value, by, at),
        )

    def drop(self, scope: str, owner: int, name: str) -> None:
        """Put a setting back to what is usual."""
        self._connection.execute(
            "DELETE FROM settings WHERE scope = ? AND owner = ? AND name = ?", (scope, owner, name)
        )


class Presets:
    """The presets of servers; two names that differ only in case are one."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def of_guild(self, guild_id: int) -> Sequence[PresetRow]:
        """Return the presets of a server by name."""
        rows = self._connection.execute(
            "SELECT name, variant, options FROM presets WHERE guild_id = ? ORDER BY key",
            (guild_id,),
        )
        return [PresetRow(*row) for row in rows]

    def save(self, guild_id: int, name: str, *, variant: str, options: str, by: int, at: float) -> bool:
        """Enter a preset; False when there is one of this name already."""
        entered = self._connection.execute(
            "INSERT INTO presets (guild_id, key, name, variant, options, saved_by, saved_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (guild_id, name.casefold(), name, variant, options, by, at),
        )
        return entered.rowcount == 1

    def drop(self, guild_id: int, name: str) -> bool:
        """Take a preset away; False when there is none of this name."""
        dropped = self._connection.execute(
            "DELETE FROM presets WHERE guild_id = ? AND key = ?", (guild_id, name.casefold())
        )
        return dropped.rowcount == 1
