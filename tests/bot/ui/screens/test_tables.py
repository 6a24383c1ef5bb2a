"""The list of a server's tables."""

from dataclasses import replace

from bot.manager.ids import TableId
from bot.manager.views import Stage, TableView
from bot.ui.screens.tables import MOST_LISTED, list_face
from tests.bot.ui.problems import problems
from tests.bot.ui.views import dealt, table_view


def view() -> TableView:
    match, events = dealt()
    return table_view(match, events)


def test_each_table_is_told_with_where_it_stands_and_who_plays() -> None:
    face = list_face("en", [(TableId("a1"), view()), (TableId("b2"), None)])
    first, second = face.body.splitlines()
    assert "`a1`" in first
    assert f"<#{view().place.channel_id}>" in first
    assert f"<@{view().seats[0].person}>" in first
    assert "`b2`" in second
    assert "cannot be read" in second


def test_what_a_table_is_doing_is_told() -> None:
    views = [replace(view(), stage=stage) for stage in Stage]
    views += [replace(view(), paused_until=1.0), replace(view(), frozen=True)]
    body = list_face("en", [(TableId("t"), each) for each in views]).body
    assert [line.split(" · ")[2] for line in body.splitlines()] == [
        "open", "playing", "between rounds", "over", "paused", "stopped by a failure",
    ]  # fmt: skip


def test_a_long_list_fits_and_an_empty_one_says_so() -> None:
    many = list_face("en", [(TableId("t" * 10), view())] * (MOST_LISTED + 7))
    assert not list(problems(many))
    assert "and 7 more" in many.body
    assert "no table" in list_face("en", []).body
