"""What is found about one person."""

import json
import sqlite3
from collections.abc import Iterator

import pytest

from bot.store.books import Books, books
from bot.store.privacy import ABOUT
from bot.store.schema import steps

HE, SHE = 910_000_000_000_000_001, 910_000_000_000_000_002
GUILD = 77


@pytest.fixture
def open_books() -> Iterator[Books]:
    """Books in a database in memory in which two people stand wherever people may stand."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    for step in steps():
        connection.executescript(step)
    found = books(connection)
    for number, (person, other) in enumerate(((HE, SHE), (SHE, HE))):
        fill(found, person, other, name=("Kebba", "Mariama")[number], number=number)
    connection.execute("INSERT INTO searches (table_id, seat, person) VALUES ('t0', 0, ?)", (HE,))
    connection.execute("INSERT INTO searches (table_id, seat, person) VALUES ('t0', 1, ?)", (SHE,))
    yield found
    connection.close()


def fill(held: Books, person: int, other: int, *, name: str, number: int) -> None:
    """Enter something of a person everywhere, with something of another beside it."""
    table, league = f"t{number}", f"l{number}"
    held.settings.set("person", person, "hide_me", "on", by=person, at=1)
    held.settings.set("server", GUILD + number, "reactions", "off", by=person, at=1)
    held.presets.save(GUILD, f"mine{number}", variant="classic", options="", by=person, at=1)
    held.direct.reached(person, 5000 + number)
    held.bans.ban(GUILD, person, by=other, at=1)
    held.tables.open(table, GUILD, 6000, at=1, league=league)
    held.tables.seat(table, [person])
    result = {"people": [other, None, person], "winners": [2], "out": [], "totals": [30, 20, 10]}
    held.tables.finish(table, 1, reason="champion", result=json.dumps(result), record="secret", at=2)
    seats = [(0, other, "Other", 2, 0, 1, 30, 0, 0, 0, "{}"), (2, person, name, 1, 1, 1, 0, 0, 0, 0, "{}")]
    held.played.enter(GUILD, "classic", league=None, table=table, match=1, counted=True, at=2, seats=seats)
    last = held.ratings.enter(
        GUILD,
        "classic",
        table=table,
        match=1,
        at=2,
        seats=[(0, other, 0, 2, 20, 8), (2, person, 1, 1, 30, 8)],
    )
    held.ratings.put(GUILD, "classic", person, mu=30, sigma=8, matches=1, last=last)
    held.leagues.open(league, GUILD, 6000, name="Cup", at=1)
    held.leagues.save(league, 0, 1, json.dumps({"made_by": person}), live=True, due=None, at=1)
    held.leagues.enter(league, [person])
    held.leagues.log(league, 1, receipt=f"r{number}", person=person, word="EnterLeague", about="", at=1)
    held.drafts.begin(f"d{number}", GUILD, person, "draft", at=1, since=0)
    held.audit.note(
        GUILD, table, by=person, as_who="host", act="Kick", about=json.dumps({"person": other}), at=1
    )
    held.tidings.add(person, "kicked", "{}", at=1)
    held.outbox.react(900 + number, person, "x", 1)


def test_every_kind_of_row_is_found(open_books: Books) -> None:
    about = open_books.privacy.about(HE)
    assert set(about) == set(ABOUT)
    assert [name for name, rows in about.items() if not rows] == []


def test_nothing_of_somebody_else_is_told(open_books: Books) -> None:
    told = json.dumps(open_books.privacy.about(HE))
    for hidden in (str(SHE), "Mariama", "5001", "d1", "secret"):
        assert hidden not in told
    assert "Kebba" in told


def test_a_result_is_told_by_his_own_seat(open_books: Books) -> None:
    (first, second) = sorted(open_books.privacy.about(HE)["results"], key=lambda row: row["table_id"])
    assert (first["seat"], first["won"], first["points"]) == (2, 1, 10)
    assert (second["seat"], second["won"], second["points"]) == (0, 0, 30)


def test_of_a_stranger_nothing_is_found(open_books: Books) -> None:
    assert not any(open_books.privacy.about(5).values())
