"""What is said of ratings when a match is over, and to who asks for his own."""

from dataclasses import replace

import pytest

from bot.league.rating import Rating
from bot.manager.records.ratings import Standing
from bot.manager.views import EndReason, RatingChange, Stage, TableView
from bot.ui.leagues.shown.screens import mine_face
from bot.ui.messages.table import table_face
from tests.bot.ui.problems import problems
from tests.bot.ui.views import person, played, table_view

TITLE = "Ratings"
ROSE = RatingChange(0, Rating(), Rating(26.317734, 8.300738))
FELL = RatingChange(1, Rating(25, 7.5), Rating(23.7, 7.4))


def over(reason: EndReason = EndReason.CHAMPION, **values: object) -> TableView:
    """Return a rated match that is over."""
    game = next(game for n in range(1, 4000) if table_view(*(game := played(n))).stage is Stage.OVER)
    return replace(table_view(*game), ended=reason, rated=True, **values)  # type: ignore[arg-type]


def said(view: TableView) -> str | None:
    face = table_face("en", view)
    assert not list(problems(face))
    return dict(face.fields).get(TITLE)


def test_everybody_sees_what_a_match_has_changed() -> None:
    assert said(over(ratings=(ROSE, FELL))) == (
        f"<@{person(0)}> (1): 1500 → **1510** ± 122, provisional\n<@{person(1)}> (2): 1500 → **1490** ± 109"
    )


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (EndReason.FORFEIT, "not everybody had had two turns"),
        (EndReason.ABANDONED, "not everybody had had two turns"),
        (EndReason.ENDED, "not played to its end"),
    ],
)
def test_it_is_said_why_a_match_is_not_rated(reason: EndReason, words: str) -> None:
    told = said(over(reason))
    assert told is not None
    assert words in told


def test_who_asks_for_his_leagues_sees_his_ratings() -> None:
    held = (Standing("gambian", Rating(26.317734, 8.300738), 1), Standing("classic", Rating(22, 7), 41))
    face = mine_face("en", (), 1000, held)
    assert not list(problems(face))
    assert dict(face.fields) == {
        "Your ratings on this server": "Gambian: **1510** ± 122, provisional · 1 match\nClassic: **1478** ± 103 · 41 matches"
    }
    assert mine_face("en", (), 1000).fields == ()


def test_of_a_match_that_was_not_to_be_rated_nothing_is_said() -> None:
    assert said(replace(over(), rated=False)) is None
    assert said(replace(over(EndReason.ENDED), rated=False)) is None
    assert said(over()) is None
