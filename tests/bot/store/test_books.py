"""What the books keep."""

import sqlite3
from collections.abc import Iterator

import pytest

from bot.store.books import Books, books
from bot.store.schema import steps


@pytest.fixture
def open_books() -> Iterator[Books]:
    """Books in a database in memory with one table in it."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    for step in steps():
        connection.executescript(step)
    found = books(connection)
    found.tables.open("t", 1, 2, at=10)
    yield found
    connection.close()


def test_a_table_is_saved_only_over_the_version_it_was_made_from(open_books: Books) -> None:
    tables = open_books.tables
    assert tables.save("t", 0, 1, "one", live=True, at=11)
    assert not tables.save("t", 0, 1, "other", live=True, at=12)
    assert tables.get("t") == ("t", 1, 1, "one")
    assert tables.get("u") is None


def test_a_receipt_is_logged_once(open_books: Books) -> None:
    tables = open_books.tables
    assert tables.log("t", 1, receipt="r", match=1, action="a", events="[]", at=1)
    assert not tables.log("t", 2, receipt="r", match=1, action="b", events="[]", at=2)
    assert tables.log("t", 2, receipt="s", match=None, action="join", events="[]", at=2)
    assert list(tables.moves("t", 1)) == ["a"]
    assert tables.knows("r")


def test_live_tables_are_found_by_person_and_channel_the_last_touched_first(open_books: Books) -> None:
    tables = open_books.tables
    tables.open("u", 1, 2, at=5)
    tables.seat("t", [7, 8])
    tables.seat("u", [7])
    assert tables.of_person(7) == ["t", "u"]
    assert tables.in_channel(2) == ["t", "u"]
    assert tables.servers() == [1]
    tables.save("t", 0, 1, "", live=False, at=20)
    assert tables.of_person(7) == ["u"]
    assert tables.live() == ["u"]
    tables.seat("u", [])
    assert tables.of_person(7) == []


def test_what_was_taken_back_stands_no_more(open_books: Books) -> None:
    tables = open_books.tables
    for version in (1, 2, 3):
        tables.log("t", version, receipt=f"r{version}", match=1, action=f"a{version}", events="[]", at=1)
    tables.log("t", 4, receipt="r4", match=None, action="Undo", events="[]", at=2)
    tables.take_back("t", [2, 3], by=4)
    assert list(tables.past("t", 1)) == [(1, "a1", "r1")]
    assert list(tables.moves("t", 1)) == ["a1"]


def test_a_table_is_found_where_it_stands_and_in_its_server(open_books: Books) -> None:
    tables = open_books.tables
    tables.move("t", 1, 3)
    assert (list(tables.in_channel(2)), list(tables.in_channel(3))) == ([], ["t"])
    assert (tables.server_of("t"), tables.server_of("w")) == (1, None)
    tables.open("u", 1, 2, at=20)
    tables.open("v", 2, 4, at=20)
    assert list(tables.in_guild(1)) == ["u", "t"]
    tables.save("u", 0, 1, "", live=False, at=21)
    assert list(tables.in_guild(1)) == ["t"]


def test_a_match_is_finished_once(open_books: Books) -> None:
    tables = open_books.tables
    assert tables.record("t") is None
    assert tables.finish("t", 1, reason="champion", result="{}", record="one", at=1)
    assert not tables.finish("t", 1, reason="ended", result="{}", record="other", at=2)
    assert tables.record("t") == "one"


def test_the_newest_table_with_a_record_is_found_where_it_was_played(open_books: Books) -> None:
    tables = open_books.tables
    for at, name in enumerate(("older", "newer", "closed"), start=20):
        tables.open(name, 1, 9, at=at)
        tables.save(name, 0, 1, "", live=False, at=at)
    assert tables.finished_in(9) is None
    for name in ("newer", "older"):
        tables.finish(name, 1, reason="champion", result="{}", record=name, at=30)
    tables.finish("closed", 1, reason="ended", result="{}", record=None, at=31)
    assert (tables.finished_in(9), tables.finished_in(2)) == ("newer", None)


def test_a_table_that_is_not_there_has_no_log(open_books: Books) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        open_books.tables.log("u", 1, receipt="r", match=1, action="a", events="[]", at=1)


def test_deadlines_run_out_in_order(open_books: Books) -> None:
    clock = open_books.clock
    assert clock.next_due() is None
    clock.set("t", "turn", 50, mark=1)
    clock.set("t", "idle", 40, mark=2)
    assert clock.next_due() == 40
    assert [row.kind for row in clock.until(60)] == ["idle", "turn"]
    clock.set("t", "turn", 30, mark=2)
    assert [(row.kind, row.mark) for row in clock.of_table("t")] == [("turn", 2), ("idle", 2)]
    clock.clear("t", "turn")
    clock.look("t", "idle", 41, again=100)
    assert clock.until(99) == []
    assert clock.until(100) == [("t", "idle", 100.0, 2, 41.0)]


def test_only_the_clocks_that_may_are_moved_on(open_books: Books) -> None:
    clock = open_books.clock
    clock.set("t", "turn", 50, mark=1)
    clock.set("t", "lobby", 50, mark=1)
    clock.move_on(100, {"turn": 170})
    assert {row.kind: row.due for row in clock.of_table("t")} == {"turn": 170, "lobby": 50}
    assert clock.last_alive() is None
    clock.alive(5)
    clock.alive(6)
    assert clock.last_alive() == 6


def test_a_message_is_stale_until_its_newest_generation_is_shown(open_books: Books) -> None:
    outbox = open_books.outbox
    assert [outbox.want("t", 0), outbox.want("t", 0), outbox.want("t", -1)] == [1, 2, 1]
    outbox.shown("t", 0, 1)
    assert [(row.seat, row.shown) for row in outbox.stale()] == [(-1, 0), (0, 1)]
    outbox.shown("t", 0, 2)
    outbox.posted("t", -1, 2, 99, at=3)
    outbox.shown("t", -1, 1)
    assert outbox.stale() == []
    found = outbox.at(2, 99)
    assert found is not None
    assert (found.seat, found.posts, found.posted_at) == (-1, 1, 3)
    outbox.marked("t", -1, 99)
    assert [(row.seat, row.marked_id) for row in outbox.of_table("t")] == [(-1, 99), (0, None)]
    outbox.lost("t", -1)
    assert outbox.at(2, 99) is None
    assert [(row.seat, row.posts) for row in outbox.stale()] == [(-1, 2)]


def test_a_reminder_stands_until_what_it_is_about_is_settled(open_books: Books) -> None:
    outbox = open_books.outbox
    outbox.reminded("t", "remind", 7, channel_id=2, message_id=10)
    outbox.reminded("t", "remind_motion", 8, channel_id=2, message_id=11)
    outbox.reminded("u", "remind", 7, channel_id=3, message_id=12)
    assert outbox.reminders("t") == [("remind", 7, 2, 10), ("remind_motion", 8, 2, 11)]
    outbox.settled("t", "remind_motion")
    outbox.settled("t", "remind_motion")
    outbox.reminded("t", "remind", 9, channel_id=2, message_id=13)
    assert outbox.reminders("t") == [("remind", 9, 2, 13)]
    assert outbox.leftovers() == [(10, 2, None, None), (11, 2, None, None)]


def test_messages_are_left_over_until_their_controls_are_off(open_books: Books) -> None:
    outbox = open_books.outbox
    for seat in (-1, 0):
        outbox.want("t", seat)
    outbox.posted("t", -1, 2, 10, at=3)
    outbox.posted("t", -1, 2, 10, at=4)
    assert outbox.leftovers() == []
    outbox.posted("t", -1, 2, 11, at=5)
    outbox.posted("t", -1, 7, 12, at=6)
    outbox.posted("t", 0, 9, 20, at=6)
    outbox.drop("t", 0)
    outbox.leave(9, 20)
    assert outbox.leftovers() == [(10, 2, None, None), (11, 2, 7, 12), (20, 9, None, None)]
    outbox.retired(11)
    assert [row.message_id for row in outbox.leftovers()] == [10, 20]


def test_what_is_behind_at_a_start_is_suspected_until_it_was_looked(open_books: Books) -> None:
    outbox = open_books.outbox
    for seat in (-1, 0, 1):
        outbox.want("t", seat)
    outbox.shown("t", 0, 1)
    outbox.close("t", 1, closed=True)
    assert [row.seat for row in outbox.suspected()] == [-1]
    outbox.shown("t", -1, 1)
    outbox.suspect("t", 0)
    assert [row.seat for row in outbox.suspected()] == [-1, 0]
    outbox.cleared("t", -1)
    outbox.cleared("t", 0)
    assert outbox.suspected() == []


def test_what_may_have_been_posted_of_a_message_that_is_given_up_is_looked_for(open_books: Books) -> None:
    outbox = open_books.outbox
    open_books.direct.reached(103, 1103)
    for seat in (-1, 0, 1, 2, 3, 4):
        outbox.want("t", seat)
    outbox.shown("t", 0, 1)
    outbox.posted("t", 1, 1101, 20, at=3)
    outbox.close("t", 4, closed=True)
    for seat in (0, 1, 2, 3, 4):
        outbox.drop("t", seat, person=101 + seat - (seat == 3))
    outbox.seek("t", -1)
    found = [row[2:] for row in outbox.searches("t")]
    assert found == [(1, 102, 1101), (2, 103, 1103), (3, 103, 1103), (-1, None, 2)]
    assert outbox.searches(None) == outbox.searches("t")
    assert outbox.searches("other") == []
    outbox.searched(outbox.searches("t")[0].id)
    assert len(outbox.searches("t")) == 3


def test_nobody_looks_where_nobody_knows_where_to_look(open_books: Books) -> None:
    outbox = open_books.outbox
    outbox.want("t", 0)
    outbox.drop("t", 0)
    assert outbox.searches(None) == []


def test_a_closed_hand_is_not_tried(open_books: Books) -> None:
    outbox = open_books.outbox
    outbox.want("t", 0)
    outbox.close("t", 0, closed=True)
    assert outbox.stale() == []
    outbox.close("t", 0, closed=False)
    assert len(outbox.stale()) == 1
    outbox.drop("t", 0)
    assert outbox.of_table("t") == []


def test_a_reaction_is_known_until_it_is_taken_off(open_books: Books) -> None:
    outbox = open_books.outbox
    assert outbox.react(1, 2, "x", at=0)
    assert not outbox.react(1, 2, "x", at=1)
    assert outbox.react(1, 2, "y", at=1)
    outbox.unreact(1, 2, "x")
    assert outbox.react(1, 2, "x", at=2)


def test_a_setting_is_written_over_and_put_back(open_books: Books) -> None:
    settings = open_books.settings
    settings.set("server", 1, "turn_clock", "60", by=7, at=1)
    settings.set("server", 1, "turn_clock", "300", by=8, at=2)
    settings.set("person", 1, "turn_notices", "off", by=1, at=3)
    assert sorted(settings.all()) == [
        ("person", 1, "turn_notices", "off"),
        ("server", 1, "turn_clock", "300"),
    ]
    settings.drop("server", 1, "turn_clock")
    settings.drop("server", 1, "turn_clock")
    assert settings.all() == [("person", 1, "turn_notices", "off")]


def test_a_setting_belongs_to_a_server_or_to_a_person(open_books: Books) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        open_books.settings.set("everybody", 1, "turn_notices", "off", by=1, at=3)


def test_a_preset_has_a_name_of_its_own_in_its_server_whatever_the_case(open_books: Books) -> None:
    presets = open_books.presets
    assert presets.save(1, "Żółw", variant="gambian", options="hand_size=5", by=7, at=1)
    assert not presets.save(1, "żÓŁW", variant="gambian", options="", by=8, at=2)
    assert presets.save(2, "żółw", variant="gambian", options="", by=8, at=2)
    assert presets.save(1, "ale", variant="gambian", options="", by=8, at=2)
    assert presets.of_guild(1) == [("ale", "gambian", ""), ("Żółw", "gambian", "hand_size=5")]
    assert presets.drop(1, "ŻÓŁw")
    assert not presets.drop(1, "ŻÓŁw")
    assert [row.name for row in presets.of_guild(1)] == ["ale"]
    assert len(presets.of_guild(2)) == 1


def test_where_a_person_is_written_to_is_kept_until_it_does_not_work(open_books: Books) -> None:
    direct = open_books.direct
    assert direct.of(7) is None
    direct.closed(7, at=10)
    assert direct.of(7) == (None, 10)
    direct.reached(7, 70)
    assert direct.of(7) == (70, None)
    direct.closed(7, at=20)
    assert direct.of(7) == (70, 20)
    direct.opened(7)
    assert direct.of(7) == (70, None)
    direct.forget(7)
    assert direct.of(7) is None


def test_what_stands_in_a_calendar_is_noted_before_it_is_made_and_until_it_is_over(open_books: Books) -> None:
    open_books.leagues.open("l", 1, 2, name="Cup", at=1)
    calendar = open_books.gatherings
    calendar.intend("l", "cup")
    calendar.intend("l", "cup")
    assert calendar.of_league("l") == [("cup", None, "")]
    calendar.shows("l", "cup", 77, "planned")
    calendar.intend("l", "cup")
    assert calendar.of_league("l") == [("cup", 77, "planned")]
    assert calendar.leagues() == ["l"]
    calendar.drop("l", "cup")
    assert calendar.leagues() == []
