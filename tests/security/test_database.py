"""What people type can never become SQL: statements are fixed text, values go in beside them."""

from __future__ import annotations

import ast
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store import Database
from tests.source import tree_of
from tests.test_project import ROOT, name_of, written_by_hand

RUNNING = {"execute", "executemany", "executescript", "_rows", "_ids"}
"""The methods of connections, and the two of the store that hand a statement on."""

FIXED = {
    "bot/store/schema.py": {"statement"},
    "bot/store/outbox.py": {"query"},
    "bot/store/tables.py": {"query"},
    "bot/store/leagues.py": {"query"},
    "bot/store/privacy.py": {"query", "query.find", "_SERVERS", "_LOWEST"},
}
"""Statements that are no literals where they are run: the steps of the schema, which are files, and what is handed on."""


def statements(path: Path) -> Iterator[tuple[ast.Call, ast.expr]]:
    """Yield the calls of a file that run SQL, with what they run."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in RUNNING:
            yield node, node.args[0]


def is_fixed(said: ast.expr, constants: dict[str, ast.expr]) -> bool:
    """Tell whether a statement is text that stands in the program, whole or put together from such text."""
    match said:
        case ast.Constant(value=str()):
            return True
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return is_fixed(left, constants) and is_fixed(right, constants)
        case ast.JoinedStr(values=values):
            parts = [part.value for part in values if isinstance(part, ast.FormattedValue)]
            return all(is_fixed(part, constants) for part in parts)
        case ast.Name(id=name) if name in constants:
            return is_fixed(constants[name], constants)
        case _:
            return False


def constants_of(path: Path) -> dict[str, ast.expr]:
    """Return the values of names that are given one in a file, and only once."""
    found: dict[str, list[ast.expr]] = {}
    for node in ast.walk(tree_of(path)):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                found.setdefault(name, []).append(value)
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                found.setdefault(name, []).append(value)
    return {name: values[0] for name, values in found.items() if len(values) == 1}


def of_the_bot() -> list[Path]:
    """Return the files of the bot and its commands."""
    return [path for path in written_by_hand() if path.parts[len(ROOT.parts)] in {"bot", "cogs"}]


def test_every_statement_is_fixed_text() -> None:
    wrong, seen = [], 0
    for path in of_the_bot():
        if path.suffix == ".py":
            for call, said in statements(path):
                seen += 1
                allowed = ast.unparse(said) in FIXED.get(name_of(path), set())
                if not (is_fixed(said, constants_of(path)) or allowed):
                    wrong.append(f"{name_of(path)}:{call.lineno}: {ast.unparse(said)}")
    assert seen > 50
    assert wrong == []


@pytest.mark.parametrize(
    ("line", "fixed"),
    [
        ("c.execute('SELECT 1')", True),
        ("c.execute('SELECT 1' + ' FROM t')", True),
        ("c.execute(f'SELECT {name}')", False),
        ("c.execute('SELECT %s' % name)", False),
        ("c.execute('SELECT {}'.format(name))", False),
        ("c.execute('SELECT ' + name)", False),
        ("c.execute(statement)", False),
    ],
)
def test_what_is_put_together_is_found(line: str, fixed: bool) -> None:
    (node,) = ast.parse(line).body
    assert isinstance(node, ast.Expr)
    assert isinstance(node.value, ast.Call)
    assert is_fixed(node.value.args[0], {}) is fixed


def test_only_the_store_runs_statements() -> None:
    wrong = {name_of(path) for path in of_the_bot() if path.suffix == ".py" and any(statements(path))}
    assert {name for name in wrong if not name.startswith("bot/store/")} == set()


async def test_every_table_is_strict_and_foreign_keys_are_looked_at(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "last-card.sqlite3")
    try:
        for connection in (database._writer, database._reader):
            assert await connection.run(lambda c: c.execute("PRAGMA foreign_keys").fetchone()[0]) == 1
        tables = await database._writer.run(lambda c: c.execute("PRAGMA table_list").fetchall())
        ours = {
            row[1]: bool(row[5]) for row in tables if row[0] == "main" and not row[1].startswith("sqlite_")
        }
        assert len(ours) > 10
        assert [name for name, strict in ours.items() if not strict] == []
        with pytest.raises(sqlite3.IntegrityError):
            await database._writer.run(
                lambda c: c.execute("INSERT INTO people (table_id, person) VALUES ('none', 1)")
            )
    finally:
        await database.close()


def test_every_step_of_the_schema_makes_strict_tables() -> None:
    for step in sorted((ROOT / "bot" / "store" / "migrations").glob("*.sql")):
        text = step.read_text("utf-8")
        made = re.findall(r"CREATE TABLE (\w+) \(.*?\)( STRICT[^;]*)?;", text, re.DOTALL)
        assert [name for name, strict in made if not strict] == [], step.name
