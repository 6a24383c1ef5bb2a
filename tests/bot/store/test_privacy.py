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
    connection.execute("INSERT INTO slots (table_id, seat, wanted, channel_id) VALUES ('t0', 0, 1, 5000)")
    connection.execute("INSERT INTO leftovers (message_id, channel_id) VALUES (1, 5000)")
    connection.execute("INSERT INTO searches (table_id, seat, channel_id) VALUES ('t0', 0, 5000)")
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
    held.bans.went(GUILD, person, at=1)
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
    held.leagues.log(
        league,
        1,
        receipt=f"gone:{other}:{number}",
        person=person,
        word="DropEntrant",
        about=f"whom={other}",
        at=1,
    )
    held.drafts.begin(f"d{number}", GUILD, person, "draft", at=1, since=0)
    held.audit.note(
        GUILD, table, by=person, as_who="host", act="Kick", about=json.dumps({"person": other}), at=1
    )
    held.tidings.add(person, "kicked", json.dumps({"by": f"<@{other}>"}), at=1)
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


HELD = {
    "settings": {"owner", "changed_by"},
    "presets": {"saved_by"},
    "direct": {"person", "channel_id"},
    "bans": {"banned_by"},
    "outsiders": {"person"},
    "people": {"person"},
    "reactions": {"person"},
    "tidings": {"person", "about"},
    "drafts": {"person", "text"},
    "searches": {"person", "channel_id"},
    "slots": {"channel_id"},
    "leftovers": {"channel_id"},
    "entrants": {"person"},
    "ratings": {"person"},
    "rated_seats": {"person"},
    "played_seats": {"person", "name"},
    "audit": {"person", "about"},
    "league_log": {"person", "about", "receipt"},
    "tables": {"state"},
    "log": {"action", "events", "receipt"},
    "results": {"result", "record"},
    "leagues": {"state"},
}
"""Columns that hold a person's number, his name or the channel of his direct messages: all are seen to."""

KEPT = {("bans", "person")}
"""Who is kept out stays out: whoever could lift a ban by having his data deleted would never be kept out."""

NOBODY = {
    "tables": "id guild_id channel_id version schema live opened_at touched_at league",
    "people": "table_id",
    "log": "table_id version match at undone",
    "results": "table_id match reason at",
    "deadlines": "table_id kind due mark seen",
    "alive": "one at",
    "slots": "table_id seat wanted shown message_id posted_at posts closed marked_id suspected round_at",
    "reactions": "message_id emoji at",
    "settings": "scope name value changed_at",
    "presets": "guild_id key name variant options saved_at",
    "bans": "guild_id banned_at",
    "outsiders": "guild_id gone_at",
    "direct": "closed_at",
    "restored": "one until",
    "leftovers": "message_id new_channel_id new_id",
    "reminders": "table_id kind mark channel_id message_id",
    "audit": "id at guild_id table_id as_who act",
    "tidings": "id slug at guild_id",
    "searches": "id table_id seat",
    "greetings": "guild_id at told channel_id tried_at",
    "leagues": "id guild_id channel_id name version schema live due touched_at wanted shown posted_in message_id"
    " posts posted_at",
    "entrants": "league_id",
    "league_log": "league_id version word at",
    "rated_matches": "id guild_id variant table_id match at",
    "rated_seats": "match_id seat side place mu sigma",
    "ratings": "guild_id variant mu sigma matches last",
    "drafts": "id guild_id at",
    "gatherings": "league_id slot entry state",
    "calendars": "guild_id",
    "played_matches": "id guild_id variant league table_id match counted people at",
    "played_seats": "match_id seat place won rounds points catches caught unnoticed cards",
    "nonces": "one ending",
}
"""Columns that hold nothing of a person."""


def test_of_every_column_it_is_decided_whether_it_holds_a_person() -> None:
    connection = sqlite3.connect(":memory:")
    for step in steps():
        connection.executescript(step)
    for (table,) in connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    ).fetchall():
        columns = {row[1] for row in connection.execute("SELECT * FROM pragma_table_info(?)", (table,))}
        decided = HELD.get(table, set()) | set(NOBODY.get(table, "").split())
        decided |= {column for name, column in KEPT if name == table}
        assert columns == decided, table


def test_who_is_forgotten_stands_in_no_column_but_that_of_his_ban(open_books: Books) -> None:
    privacy = open_books.privacy
    assert privacy.servers(HE) == [0, GUILD]
    privacy.forget(HE, {GUILD: -1})
    assert {kind for kind, *_ in privacy.texts(HE)} == {
        "audit",
        "league",
        "result",
        "league_about",
        "league_receipt",
        "tiding",
    }
    for kind, row, _, text in privacy.texts(HE):
        privacy.write(kind, row, text.replace(str(HE), "-1"))
    dump = list(privacy._connection.iterdump())
    (ban,) = [line for line in dump if str(HE) in line]
    assert ban == f'INSERT INTO "bans" VALUES({GUILD},{HE},{SHE},1.0);'
    assert [line for line in dump if "Kebba" in line or "5000" in line] == []
    assert privacy.servers(HE) == []


def test_others_stay_as_they_are(open_books: Books) -> None:
    before = open_books.privacy.about(SHE)
    open_books.privacy.forget(HE, {GUILD: -1})
    assert open_books.privacy.about(SHE) == before


def test_numbers_are_those_of_a_server(open_books: Books) -> None:
    open_books.privacy.forget(HE, {GUILD: -1})
    assert open_books.privacy.number(GUILD) == 2
    assert open_books.privacy.number(GUILD + 1) == 1


def test_of_a_stranger_nothing_is_found(open_books: Books) -> None:
    assert not any(open_books.privacy.about(5).values())
