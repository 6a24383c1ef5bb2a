"""What has to hold of somebody who has had it deleted what is stored of him: matches stay whole, and nothing tells of him."""

import json
import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from bot.engine.snapshot import dump
from bot.manager.tables.shelf import read
from tests.simulation.stories import Stories

if TYPE_CHECKING:
    from tests.simulation.run import Simulation

KEPT: Final = frozenset({"bans"})
"""Where his number stays: whoever keeps him out of tables still does."""
STOOD_IN: Final = (
    "SELECT person FROM played_seats JOIN played_matches ON id = match_id"
    " WHERE table_id = ? AND match = ? AND seat = ?"
)
OWN_PRESS: Final = re.compile(r"\d+")


class Forgotten:
    """Sees who is forgotten, and looks for him."""

    def __init__(self, simulation: "Simulation", stories: Stories, wrong: Callable[[str], None]) -> None:
        self._simulation = simulation
        self._disk = simulation.disk
        self._stories = stories
        self._wrong = wrong
        self._columns = {
            table: self._texts_of(table) for (table,) in self._disk.execute(TABLES) if table not in KEPT
        }
        self._when: list[float] = []
        self._last_entry = 0

    def since(self, at: float) -> bool:
        """Tell whether anybody was forgotten since then."""
        return bool(self._when) and self._when[-1] >= at

    def committed(self, written: set[str]) -> None:
        """Look for those who are forgotten by what was just committed."""
        entries = self._new_entries(written)
        for person in sorted(self._disk.forgotten):
            self._when.append(self._simulation.world.now)
            self._simulation.hub.forgotten[person] = self._simulation.world.now
            self._simulation.watch.counts["forgotten"] += 1
            self._follow(person)
            # Who has done something else in the same moment is there again.
            if person not in entries:
                for table, column in self._named(person):
                    self._wrong(f"{person} is forgotten, and stands in {column} of {table}")
        if self._disk.forgotten:
            self._look_at_matches()

    def close(self) -> None:
        """Check that no message of a table that lives tells of somebody who was forgotten, unless the table does again."""
        for table, message_id, state in self._disk.execute(SHOWN):
            message = self._simulation.hub.messages.get(message_id)
            if message is None or message.deleted or message.channel in self._simulation.hub.archived:
                continue
            shown = json.dumps(message.shows, ensure_ascii=False)
            for person in self._simulation.people.everybody:
                named = str(person.id) in shown or re.search(rf"\b{person.name.strip('*_@')}\b", shown)
                if person.id in self._simulation.hub.forgotten and named and str(person.id) not in state:
                    self._wrong(
                        f"{person.id} was forgotten, and message {message_id} of table {table} names him"
                    )

    def _texts_of(self, table: str) -> list[str]:
        return [row[1] for row in self._disk.execute(f"PRAGMA table_info({table})")]

    def _new_entries(self, written: set[str]) -> set[int]:
        """Return who has done something at a table with this commit."""
        if "log" not in written:
            return set()
        rows = self._disk.execute(
            "SELECT rowid, receipt FROM log WHERE rowid > ?", (self._last_entry,)
        ).fetchall()
        self._last_entry = max((row for row, _ in rows), default=self._last_entry)
        numbers = (OWN_PRESS.match(receipt) for _, receipt in rows)
        presses = (self._simulation.hub.presses.get(f"token{found[0]}") for found in numbers if found)
        return {press.person for press in presses if press is not None}

    def _follow(self, person: int) -> None:
        """Take over who stands for somebody in matches that have ended."""
        for match in self._stories.ended:
            for seat in [seat for seat, whose in match.people.items() if whose == person]:
                row = self._disk.execute(STOOD_IN, (match.table, match.number, seat)).fetchone()
                match.people[seat] = row[0]

    def _named(self, person: int) -> Iterator[tuple[str, str]]:
        """Yield where somebody is named, by his number or his name."""
        name = next(one.name for one in self._simulation.people.everybody if one.id == person)
        for table, columns in self._columns.items():
            for column in columns:
                found = self._disk.execute(
                    f"SELECT 1 FROM {table} WHERE instr({column}, ?) OR instr({column}, ?) LIMIT 1",
                    (str(person), name),
                ).fetchone()
                if found is not None:
                    yield table, column

    def _look_at_matches(self) -> None:
        """Check that every match is as it was."""
        known = self._simulation.watch.entries.tables
        for name, schema, state in self._disk.execute("SELECT id, schema, state FROM tables"):
            table = read(schema, state)
            was = known[name].match
            if (was is None) != (table.match is None) or (
                was is not None and table.match is not None and dump(was) != dump(table.match)
            ):
                self._wrong(f"the match of table {name} is not what it was before somebody was forgotten")


SHOWN: Final = (
    "SELECT id, message_id, state FROM slots JOIN tables ON id = table_id WHERE live = 1 AND NOT closed"
)
TABLES: Final = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
