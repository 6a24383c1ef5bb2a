"""A lobby tells how long a match of those who sit there takes."""

from dataclasses import replace

import pytest

from bot.manager.views import TableView
from bot.ui.messages.lobby import SLOW, lobby_face
from tests.bot.ui.views import lobby_of, lobby_view


@pytest.fixture(autouse=True)
def _measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Gambians take 100 to 150 actions, however many they are."""
    measured = dict.fromkeys(range(2, 9), (100, 120, 150))
    monkeypatch.setattr("bot.players.lengths.LENGTHS", {"gambian": measured})


def test_the_lobby_counts_people_and_computers() -> None:
    people = replace(lobby_view(4), seats=lobby_view(5).seats[:4])
    assert "A match of 4 usually takes 20–30 minutes." in lobby_face("en", people).body
    assert "A match of 4 usually takes 15–25 minutes." in lobby_face("en", lobby_view(4)).body


def test_a_lobby_with_one_person_speaks_of_four() -> None:
    alone = replace(lobby_view(2), seats=lobby_view(2).seats[:1])
    assert "A match of 4" in lobby_face("en", alone).body


@pytest.mark.parametrize(("clock", "told"), [(None, True), (90, True), (SLOW, True), (86_400, False)])
def test_a_slow_table_is_not_played_in_one_go(clock: float | None, told: bool) -> None:
    face = lobby_face("en", replace(lobby_view(4), turn_clock=clock))
    assert ("usually takes" in face.body) is told


def test_a_table_whose_dealers_choose_is_not_judged() -> None:
    view = replace(lobby_view(4), options={"dealer_chooses": "on"})
    assert "usually takes" not in lobby_face("en", view).body


def test_a_table_with_other_hands_is_not_judged() -> None:
    assert "usually takes" not in lobby_face("en", lobby_view(4, {"hand_size": "7"})).body


def test_what_depends_on_how_many_play_is_told_while_too_few_sit_there() -> None:
    two = lobby_of("classic", 2)
    alone = replace(two, seats=two.seats[:1])
    assert "Cards each: 7 when 2 play, else 5" in options_of(alone)
    assert "Cards each: 7\n" in options_of(two)
    assert "Cards each: 5\n" in options_of(lobby_of("classic", 3))
    assert "Cards each: 6\n" in options_of(
        replace(lobby_of("classic", 2, {"hand_size": "6"}), seats=two.seats[:1])
    )
    points = lobby_of("five_rounds", 2, {"match": "target"})
    alone = replace(points, seats=points.seats[:1])
    assert "Total that ends the match: 150 when 2 or 3 play, else 200" in options_of(alone)


def options_of(view: TableView) -> str:
    return lobby_face("en", view).fields[1][1] + "\n"
