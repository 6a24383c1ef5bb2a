"""What the picture of a league shows: the same as the words."""

import pytest

from bot.league.course import apply
from bot.league.facts import Draw, Drop
from bot.league.terms import Format, Terms
from bot.manager.league_views import LeagueView
from bot.pictures.page import Mark, Sign, Text
from bot.pictures.palette import DARK, LIGHT
from bot.ui.leagues.controls import read_league
from bot.ui.leagues.shown.picture_screen import picture_face
from bot.ui.leagues.shown.pictures import league_picture, names_on_pictures
from bot.ui.messages.face import Button
from bot.ui.pictures.picture import Picture
from tests.bot.ui.fake_leagues import CUP, SEASON, entrants, league_of, league_view, played
from tests.bot.ui.problems import problems


def shown(view: LeagueView, number: int | None = None) -> Picture:
    picture = league_picture("en", view, number)
    assert picture is not None
    return picture


def texts(picture: Picture) -> list[str]:
    return [
        f"{item.name.text} {item.name.mark}".strip()
        for item in picture.page.items
        if isinstance(item, Text) and (item.name.text or item.name.mark)
    ]


def signs(picture: Picture) -> set[Sign]:
    return {item.sign for item in picture.page.items if isinstance(item, Mark)}


def test_before_the_draw_there_is_no_picture() -> None:
    assert league_picture("en", league_view(league_of())) is None


def test_a_league_to_whose_tables_nobody_came_has_no_picture() -> None:
    league = league_of(SEASON, 2)
    for _ in range(3):
        league = apply(league, Draw(()))
    assert league_picture("en", league_view(league)) is not None  # it has standings
    gone = league_of(CUP, 2)
    for one in entrants(2):
        gone = apply(gone, Drop(one))
    assert league_picture("en", league_view(gone)) is None


def test_a_stage_shows_who_was_drawn_to_which_table() -> None:
    words = texts(shown(league_view(apply(league_of(), Draw()))))
    assert words[:3] == ["Sunday cup", "Knock-out cup · 4 entrants", "Stage 1 (2 tables)"]
    assert {"1.1", "1.2", "Awa", "being played"} <= set(words)


def test_who_goes_on_who_never_came_and_who_has_won_are_shown_by_signs() -> None:
    drawn = apply(league_of(), Draw())
    assert signs(shown(league_view(drawn))) == {Sign.OPEN}
    assert signs(shown(league_view(played(drawn, 1, walkovers=True)))) == {Sign.OPEN, Sign.ON, Sign.ABSENT}
    won = shown(league_view(played(drawn)))
    assert Sign.STAR in signs(won)
    assert "has won" in texts(won)


def test_who_has_nobody_to_play_goes_on_and_it_says_why() -> None:
    picture = shown(league_view(apply(league_of(CUP, 5), Draw())))
    assert texts(picture).count("no match") == 1
    assert Sign.ON in signs(picture)


def test_the_page_on_which_the_stage_begins_that_is_played_comes_first() -> None:
    drawn = apply(league_of(Terms(size=4, seed="many"), 100), Draw())
    assert shown(league_view(drawn)).number == 0
    picture = shown(league_view(played(drawn, 26)))
    assert (picture.number, picture.pages) == (1, 2)
    assert "Stage 2 (7 tables)" in texts(picture)
    won = shown(league_view(played(drawn)))
    assert won.number == won.pages - 1
    assert "Final" in texts(won)


def test_pages_are_as_many_as_there_are() -> None:
    view = league_view(apply(league_of(Terms(size=4, seed="x"), 256), Draw()))
    assert [shown(view, number).number for number in (-1, 0, 3, 99)] == [0, 0, 3, 3]
    assert "page 4 of 4" in shown(view, 3).words
    everybody = {text for number in range(4) for text in texts(shown(view, number))}
    assert len({text for text in everybody if text.rstrip("'#0123456789 ") in {"Awa", "Binta"}}) > 20


def test_a_season_shows_its_standings_and_who_has_left() -> None:
    season = apply(played(apply(league_of(SEASON), Draw(entrants(4))), 2), Drop(entrants(4)[3]))
    picture = shown(league_view(season))
    words = texts(picture)
    assert {"Pts", "W", "P", "1", "5", "Struck out: has left the season"} <= set(words)
    assert sum(item.struck for item in picture.page.items if isinstance(item, Text)) == 1
    assert "Season · match day 1 of 3 · 4 entrants" in words
    assert picture.words.startswith("Standings of Sunday cup")


def test_the_final_of_a_season_is_a_page_of_its_own() -> None:
    terms = Terms(format=Format.SEASON, size=2, days=1, final=2, seed="f")
    final = apply(played(apply(league_of(terms), Draw(entrants(4))), 2), Draw())
    picture = shown(league_view(final))
    assert (picture.number, picture.pages) == (1, 2)
    assert "Season, final knock-out" in texts(picture)
    assert "Pts" in texts(shown(league_view(final), 0))


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (("Awa", "Binta"), ["Awa", "Binta"]),
        (("Awa", "awa"), ["Awa #1", "awa #2"]),
        (("\U0001f0cf" * 32, "\u200b\u202e"), ["#1", "#2"]),
        (("Awa \U0001f0cf", "Awa \U0001f389"), ["Awa ▯ #1", "Awa ▯ #2"]),
        (("漢字", "@everyone"), ["#1", "@everyone"]),
    ],
)
def test_whatever_people_are_called_they_are_told_apart(names: tuple[str, ...], expected: list[str]) -> None:
    called = dict(zip(entrants(2), names, strict=True))
    name = names_on_pictures(league_view(league_of(people=2), names=called).competition)
    seen = [name(one) for one in entrants(2)]
    assert [f"{one.text} {one.mark}".strip() for one in seen] == expected


def test_somebody_whose_name_was_never_seen_has_his_number() -> None:
    name = names_on_pictures(league_view(league_of(people=2), names={entrants(1)[0]: "Awa"}).competition)
    assert name(entrants(2)[1]).mark == "#2"


def test_there_is_a_light_one_and_a_dark_one() -> None:
    view = league_view(apply(league_of(), Draw()))
    light, dark = league_picture("en", view, light=True), league_picture("en", view)
    assert light is not None
    assert dark is not None
    assert (light.palette, dark.palette) == (LIGHT, DARK)
    assert light.page == dark.page


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("light", [False, True])
def test_the_buttons_under_a_page_lead_to_others_and_back(number: int, light: bool) -> None:
    view = league_view(apply(league_of(Terms(size=4, seed="x"), 256), Draw()))
    picture = league_picture("en", view, number, light=light)
    assert picture is not None
    face = picture_face("en", view, picture)
    assert list(problems(face)) == []
    (buttons,) = face.rows
    assert isinstance(buttons, tuple)
    controls = [read_league(button.custom_id) for button in buttons if isinstance(button, Button)]
    here, other = ("light", "dark") if light else ("dark", "light")
    assert [control.arguments for control in controls if control is not None][1:] == [
        (str(number + 1), here),
        (str(number), other),
    ]
    assert [isinstance(button, Button) and button.enabled for button in buttons] == [
        number > 0,
        number < 3,
        True,
    ]
