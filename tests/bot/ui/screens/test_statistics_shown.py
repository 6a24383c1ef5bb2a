"""What is said and drawn of everybody's play, in every language."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.cards import parse_card
from bot.engine.rules import variants
from bot.league.rating import Rating
from bot.manager.ids import LeagueId, PersonId
from bot.manager.records.ratings import Standing
from bot.manager.records.statistics import Course, Figures, Leader, Period, Profile, Step, Wanted
from bot.manager.tables.choices import LANGUAGES
from bot.pictures.page import Text
from bot.text.cards import both
from bot.ui.pictures.statistics import course_picture
from bot.ui.screens.statistics_controls import BoardControl, BoardVerb, PersonControl, read_statistics
from bot.ui.screens.statistics_words import ON_A_PAGE, board_face, profile_face, with_button, with_buttons
from tests.bot.ui.messages.test_messages import EVIL
from tests.bot.ui.problems import problems

AWA = PersonId(101)
FIGURES = Figures(
    24, 9, 20, 7, 61, 312, 5, 4, 2, places=((1, 9), (2, 12), (4, 3)), favourite=(parse_card("8S"), 31)
)
RATING = Rating(26.317734, 8.300738)
COURSE = Course("gambian", (Step(1_796_000_000, Rating()), Step(1_796_100_000, RATING)), 2)
PROFILE = Profile(AWA, "Awa", None, FIGURES, (Standing("gambian", RATING, 2),), COURSE)
BIG = 10**9


def leader(number: int, **values: object) -> Leader:
    return replace(Leader(PersonId(number), f"P{number}", 12, number, wins=5), **values)  # type: ignore[arg-type]


def test_all_figures_are_said() -> None:
    face = profile_face("en", PROFILE, own=True)
    assert face.body == "Awa (<@101>)"
    assert dict(face.fields) == {
        "Matches": "**24** matches, **9** won (38 %)\nwith other people: 20 matches, 7 won",
        "Places": "**1.** 9 × · **2.** 12 × · **4.** 3 ×",
        "Points left in hand": "**312** in 61 rounds, 5.1 a round",
        "Catching": "caught others: 5 × · was caught: 4 × · misplays nobody noticed: 2",
        "Favourite card": f"{both('en', parse_card('8S'))}, played 31 ×",
        "Ratings": "Gambian: **1510** ± 122, provisional · 2 matches",
    }
    assert not list(problems(with_button("en", face, PROFILE)))


def test_where_nobody_is_caught_nothing_is_said_of_it_and_alone_nothing_of_others() -> None:
    figures = replace(FIGURES, catches=0, caught=0, unnoticed=0, matches_with_people=24)
    titles = [title for title, _ in profile_face("en", replace(PROFILE, figures=figures), own=True).fields]
    assert titles == ["Matches", "Places", "Points left in hand", "Favourite card", "Ratings"]
    assert "other people" not in str(profile_face("en", replace(PROFILE, figures=figures), own=True))


def test_who_has_not_finished_a_match_is_told_so() -> None:
    nobody = Profile(AWA, "", None, Figures())
    assert profile_face("en", nobody, own=True).body == "<@101> has not finished a match here yet."
    face = profile_face("en", replace(nobody, variant="classic"), own=True)
    assert face.body == "<@101> has not finished a match of Classic here yet."


def test_who_hides_is_told_that_only_he_sees_it() -> None:
    assert "/settings me" in profile_face("en", PROFILE, own=True, hidden=True).text
    assert profile_face("en", PROFILE, own=False, hidden=True).text == ""


def test_whose_data_were_deleted_is_a_former_player() -> None:
    gone = replace(PROFILE, person=PersonId(-2), name="")
    assert profile_face("en", gone, own=False).body == "a former player 2"
    board = board_face("en", Wanted(1), [leader(1, person=PersonId(-2), name="")])
    assert "a former player 2" in board.body
    picture = course_picture("en", gone, "UTC")
    assert picture is not None
    assert "a former player 2" in picture.words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", [None, *(variant.name for variant in variants())])
@pytest.mark.parametrize("name", EVIL)
def test_statistics_fit(language: str, variant: str | None, name: str) -> None:
    figures = Figures(
        BIG, BIG, BIG - 1, BIG, BIG, BIG, BIG, BIG, BIG, tuple((place, BIG) for place in range(1, 9)),
        (parse_card("joker"), BIG),
    )  # fmt: skip
    ratings = tuple(Standing(each.name, RATING, BIG) for each in variants())
    full = replace(PROFILE, name=name, variant=variant, figures=figures, ratings=ratings)
    assert not list(
        problems(with_button(language, profile_face(language, full, own=True, hidden=True), full))
    )
    empty = replace(full, figures=Figures())
    assert not list(problems(profile_face(language, empty, own=False)))


@given(st.sampled_from(LANGUAGES), st.integers(0, 70), st.integers(0, 9), st.booleans())
def test_leaderboards_fit(language: str, count: int, page: int, rated: bool) -> None:
    wanted = Wanted(1, "five_rounds", Period.ALWAYS if rated else Period.YEAR)
    leaders = [
        leader(n + 1, name=EVIL[n % len(EVIL)], matches=BIG, wins=BIG, rating=RATING if rated else None)
        for n in range(count)
    ]
    face = board_face(language, wanted, leaders, page, league="L" * 50, note="x" * 100)
    assert not list(problems(with_buttons(language, face, wanted, page, count)))


def test_a_leaderboard_says_what_it_is_of_and_goes_by() -> None:
    leaders = [leader(1, rating=Rating(30, 7)), leader(2, rank=None, rating=RATING)]
    face = board_face("en", Wanted(1, "gambian"), leaders)
    assert face.body.splitlines() == [
        "**Gambian · since the beginning**",
        "**1.** P1: **1537** ± 103 · 12 matches",
        "– P2: **1510** ± 122 · 12 matches",
    ]
    assert face.footer.startswith("By rating.")
    face = board_face("en", Wanted(1, None, Period.WEEK), [leader(1)])
    assert face.body.splitlines() == ["**All games · the last 7 days**", "**1.** P1: **5** of 12"]
    assert face.footer.startswith("By matches won")
    face = board_face("en", Wanted(1, None, league=LeagueId("x")), [leader(1)], league="Friday *cup*")
    assert face.body.splitlines()[0] == "**Friday \\*cup\\* · since the beginning**"
    assert "Nobody stands here yet" in board_face("en", Wanted(1), []).body


def test_people_who_are_called_alike_are_mentioned() -> None:
    face = board_face("en", Wanted(1), [leader(1, name="Awa"), leader(2, name="awa"), leader(3, name="")])
    assert [line.split(":")[0] for line in face.body.splitlines()[1:]] == [
        "**1.** Awa (<@1>)",
        "**2.** awa (<@2>)",
        "**3.** <@3>",
    ]


def test_a_long_leaderboard_has_pages_and_one_beyond_the_last_is_the_last() -> None:
    leaders = [leader(number) for number in range(1, ON_A_PAGE + 3)]
    first, last = board_face("en", Wanted(1), leaders), board_face("en", Wanted(1), leaders, 99)
    assert "P15" in first.body
    assert "P16" not in first.body
    assert [line.split(":")[0] for line in last.body.splitlines()[1:]] == ["**16.** P16", "**17.** P17"]
    assert "2 of 2" in last.footer


@pytest.mark.parametrize(
    "control",
    [
        PersonControl(AWA, None),
        PersonControl(AWA, "five_rounds"),
        BoardControl(BoardVerb.PAGE, Wanted(7), 0),
        BoardControl(BoardVerb.POST, Wanted(7, "zimbabwean", Period.MONTH, LeagueId("a_B9")), 12),
    ],
)
def test_what_a_control_says_is_read_again(control: PersonControl | BoardControl) -> None:
    assert len(control.custom_id) <= 100
    assert read_statistics(control.custom_id, 7) == control


@pytest.mark.parametrize(
    "custom_id",
    [
        "lcs:",
        "lcs:person:1",
        "lcs:person:-1:all",
        "lcs:person:1:chess",
        "lcs:board:all:decade:-:0",
        "lcs:board:chess:week:-:0",
        "lcs:board:all:week:-:0:0",
        "lcs:board:all:week:-:٣",
        "lcs:burn:all:week:-:0",
    ],
)
def test_what_no_control_says_is_not_read(custom_id: str) -> None:
    assert read_statistics(custom_id, 7) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_has_words_and_dates_of_the_place(language: str) -> None:
    picture = course_picture(language, PROFILE, "Pacific/Kiritimati")
    assert picture is not None
    assert (picture.pages, picture.file) == (1, "rating.png")
    for word in ("Awa", "1510", "122", "1500", "2026-11-30", "2026-12-01"):
        assert word in picture.words, word
    written = [item.name.text for item in picture.page.items if isinstance(item, Text)]
    assert "Awa" in written
    assert all(len(words) <= 40 for words in written)


def test_there_is_no_picture_of_no_rating() -> None:
    assert course_picture("en", replace(PROFILE, course=None), "UTC") is None


def test_the_picture_of_one_match_is_told_with_one_date() -> None:
    course = Course("gambian", COURSE.steps[-1:], 1)
    picture = course_picture("en", replace(PROFILE, course=course), "UTC")
    assert picture is not None
    assert picture.words == "The rating of Awa in Gambian after one match, on 2026-12-01: 1510 ± 122."
