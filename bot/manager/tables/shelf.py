"""How a table is written for the store, and read again."""

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.engine.actions import Action, Join
from bot.engine.match import Match, new_match
from bot.engine.record import as_lesson, proof_of, transcribe, with_proof, write
from bot.engine.rules import ruleset
from bot.engine.snapshot import dump, load
from bot.manager.plain import from_plain, to_plain
from bot.manager.tables.table import Table

SCHEMA: Final = 4
"""The form in which tables are written; moved on whenever an older program could not read them any more."""

READABLE: Final = range(1, SCHEMA + 1)
"""The forms that can be read: what a table of the first says nothing of is as it was then."""


def written(table: Table) -> str:
    """Write a table."""
    plain = to_plain(replace(table, match=None))
    match = None if table.match is None else dump(table.match)
    return json.dumps({"table": plain, "match": match}, ensure_ascii=False)


def read(schema: int, text: str) -> Table:
    """Read a table. Raises ValueError, KeyError or TypeError for what this program has not written."""
    if schema not in READABLE:
        raise ValueError(f"table of schema {schema}, this program reads up to {SCHEMA}")
    both = json.loads(text)
    table = from_plain(Table, both["table"])
    return replace(table, match=None if both["match"] is None else load(both["match"]))


def written_actions(actions: tuple[Action, ...]) -> str:
    """Write actions of the rules for the log."""
    return json.dumps(to_plain(actions))


def read_actions(text: str) -> tuple[Action, ...]:
    """Read actions of the rules from the log."""
    return tuple(from_plain(Action, plain) for plain in json.loads(text))  # type: ignore[arg-type]


def record_of(table: Table, actions: tuple[Action, ...], presses: Iterable[int] = ()) -> str:
    """Write the record of a table's finished match from everything that was done in it (RECORD).

    With the presses its seed was made of, it tells what anybody needs to check how the cards were shuffled; that of a
    lesson says that they were not.
    """
    begun = begun_match(table, actions)
    record = transcribe(begun, actions, [chair.name for chair in table.chairs])
    text = write(replace(record, seed=begun.seed))
    if table.lesson is not None:
        return as_lesson(text)
    number = table.match_number
    proof = proof_of(table.secret_of(number), table.id, number, sorted(presses))
    return with_proof(text, proof) if proof.seed == begun.seed else text


def begun_match(table: Table, actions: tuple[Action, ...]) -> Match:
    """Return a table's match as it was before anything was done in it, from everything that was."""
    assert table.match is not None
    rules = table.match.rules
    joined = sum(isinstance(action, Join) for action in actions)
    if joined:
        rules = ruleset(rules.variant, rules.seats - joined, rules.kept_options())
    return new_match(rules, dealer=table.first_dealer, seed=table.match.seed)
