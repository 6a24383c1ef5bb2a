"""Bring a database to the newest schema: numbered steps, each applied whole or not at all."""

import sqlite3
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from bot.store.errors import NewerSchema

STEPS = "bot.store.migrations"


def steps() -> tuple[str, ...]:
    """Return the steps in order as SQL; the n-th leads to schema n."""
    found = sorted(
        (step for step in files(STEPS).iterdir() if step.name.endswith(".sql")), key=lambda step: step.name
    )
    return tuple(step.read_text(encoding="utf-8") for step in found)


def version_of(connection: sqlite3.Connection) -> int:
    """Return the number of the schema a database has; 0 for an empty file."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def upgrade(connection: sqlite3.Connection, path: Path, *, keep_old: bool = True) -> None:
    """Apply the steps a database lacks, after a backup beside it unless that is not wanted. Raises `NewerSchema`."""
    known, present = steps(), version_of(connection)
    if present > len(known):
        raise NewerSchema(
            f"{path} has schema {present}, this version knows {len(known)}: run a newer version or restore a backup"
        )
    if keep_old and 0 < present < len(known):
        back_up(connection, path.with_name(f"{path.name}.schema-{present}"))
    for number, step in enumerate(known[present:], start=present + 1):
        _apply(connection, step, number)


def back_up(connection: sqlite3.Connection, to: Path) -> None:
    """Copy a database that is in use to a file of its owner alone, which is replaced."""
    to.unlink(missing_ok=True)
    to.touch(mode=0o600)
    copy = sqlite3.connect(to)
    try:
        connection.backup(copy)
    finally:
        copy.close()


def _apply(connection: sqlite3.Connection, step: str, number: int) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in _statements(step):
            connection.execute(statement)
        assert version_of(connection) == number, "a step ends in its own user_version"
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _statements(script: str) -> Iterator[str]:
    """Cut a script into statements, each ending a line: `executescript` would commit the open transaction first."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
