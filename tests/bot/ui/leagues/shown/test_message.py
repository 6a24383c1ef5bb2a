"""The message of a league, and the screens about it: what they say, and that Discord would take them."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine.rules import variants
from bot.league.course import apply
from bot.league.facts import Draw, Drop, End
from bot.league.terms import Format, Terms
from bot.manager.competition import Plan
from bot.manager.ids import PersonId
from bot.manager.league_views import LeagueView
from bot.manager.views import EndReason, FixtureView, Stage
from bot.store.rows import AuditRow
from bot.ui.leagues.controls import LeagueControl, LeagueVerb, read_league
from bot.ui.leagues.shown.message import league_face
from bot.ui.leagues.shown.screens import SCREENS, league_rules_face, log_face, mine_face, stages_face
from bot.ui.messages.controls import LONGEST_CUSTOM_ID
from bot.ui.messages.face import Button, Face
from bot.ui.messages.table import table_face
from bot.ui.showing.messages import called
from tests.bot.ui.fake_leagues import CUP, LEAGUE, SEASON, UNTIL, entrants, league_of, league_view, played
from tests.bot.ui.messages.test_messages import said_by
from tests.bot.ui.problems import problems
from tests.bot.ui.views import lobby_view, person

WIDE = "\U0001f0cf" * 31
LARGE = Terms(size=8, advance=4, seed="large")


def verbs(face: Face) -> set[str]:
    ids = [
        item.custom_id
        for row in face.rows
        if isinstance(row, tuple)
        for item in row
        if isinstance(item, Button)
    ]
    return {control.verb for control in map(read_league, ids) if control is not None}


def wide(view: LeagueView) -> LeagueView:
    """Return the league with the longest names there are, all different."""
    names = tuple((one, f"{WIDE}{number:x}") for number, one in enumerate(view.competition.league.entrants))
    plan = replace(view.competition.plan, name="*" * 50)
    return replace(view, competition=replace(view.competition, names=names, plan=plan))


def large_leagues() -> list[LeagueView]:
    """Return a cup and a season of 256 at each stage of their lives."""
    cup, season = league_of(LARGE, 256), league_of(replace(SEASON, size=8, final=16), 256)
    drawn, day = apply(cup, Draw()), apply(season, Draw(entrants(256)))
    leagues = [cup, drawn, played(drawn, 20), played(cup), apply(drawn, End()), season, day, played(day, 9)]
    shown = [league_view(league) for league in leagues]
    checking = league_view(day, checking=True, checked_in=entrants(256))
    return [*shown, checking, league_view(drawn, opened=False), league_view(cup, paused=True, due=None)]


@pytest.mark.parametrize("view", large_leagues())
def test_the_largest_league_with_the_longest_names_fits_into_what_discord_takes(view: LeagueView) -> None:
    for shown in (view, wide(view)):
        assert list(problems(league_face("en", shown))) == []
        for screen in SCREENS.values():
            for page in (0, 1, 99):
                face = screen("en", shown, page)
                assert face is not None
                assert list(problems(face)) == []
        assert list(problems(mine_face("en", [shown] * 25, 1000))) == []


def test_a_league_that_is_open_says_what_is_played_until_when_and_who_has_entered() -> None:
    plan = Plan(
        name="Sunday cup",
        variant="gambian",
        options=(("hand_size", "3"),),
        turn_clock=60,
        sign_up_until=UNTIL,
    )
    face = league_face("en", league_view(plan=plan))
    words = said_by(face)
    assert "The sign-up is open" in face.text
    assert f"<t:{int(UNTIL)}:R>" in face.text
    for part in ("Gambian", "Cards each: 3", "1 minute for a turn", "tables of up to 2", "everybody"):
        assert part in words
    assert ("Entered: 4 of 256 at most", "Awa, Binta, Chidi, Dawda") in face.fields
    assert verbs(face) == {"enter", "leave", "entrants", "rules", "log"}


def test_who_may_enter_is_told_without_a_ping() -> None:
    plan = Plan(name="x", variant="gambian", sign_up_until=UNTIL, role=77)
    message = league_face("en", league_view(plan=plan)).message()
    assert "<@&77>" in message["embeds"][0]["description"]
    assert message["allowed_mentions"] == {"parse": []}


def test_names_and_titles_do_no_harm() -> None:
    plan = Plan(name="@everyone [x](http://y.z) **", variant="gambian", sign_up_until=UNTIL)
    evil = ("<@&5> **@here**", "**x** `y`", "<@&5> **@here**")
    names = dict(zip(entrants(3), evil, strict=True))
    face = league_face("en", league_view(league_of(people=3), plan=plan, names=names))
    words = said_by(face)
    assert "@everyone" not in words
    assert "@here" not in words
    assert "<@&5>" not in words
    assert "](http" not in words
    assert "**x**" not in words
    assert "\\*\\*x\\*\\* \\`y\\`" in words


def test_two_of_one_name_are_told_apart() -> None:
    names = dict(zip(entrants(3), ("Awa", "awa", "Binta"), strict=True))
    ((_, row),) = league_face("en", league_view(league_of(people=3), names=names)).fields
    assert row == "Awa (<@1000>), awa (<@1001>), Binta"


def test_many_entrants_are_the_first_ones_and_a_number() -> None:
    ((_, row),) = league_face("en", wide(league_view(league_of(people=256)))).fields
    assert "more" in row
    shown = row.count("\U0001f0cf" * 31)
    assert f"… and {256 - shown} more" in row


def test_a_stage_shows_who_sits_where_and_links_to_their_threads() -> None:
    face = league_face("en", league_view(apply(league_of(), Draw())))
    ((title, lines),) = face.fields
    assert title == "Stage 1 (2 tables)"
    assert "<#700>" in lines
    assert "<#701>" in lines
    assert verbs(face) == {"leave", "stages", "entrants", "rules", "log", "picture"}


def test_a_match_that_was_played_names_the_code_of_its_record() -> None:
    assert "record `t0`" in stages_face("en", league_view(played(apply(league_of(), Draw()), 1))).body


def test_a_table_that_is_not_open_yet_says_so() -> None:
    face = league_face("en", league_view(apply(league_of(), Draw()), opened=False))
    assert "(opens soon)" in face.fields[0][1]


def test_a_walkover_is_shown_as_such_and_so_is_a_table_nobody_came_to() -> None:
    drawn = apply(league_of(), Draw())
    assert "by walkover; not there:" in stages_face("en", league_view(played(drawn, 1, walkovers=True))).body
    gone = drawn
    for seat in drawn.stages[0].tables[0].seats:
        gone = apply(gone, Drop(seat))
    assert "by walkover" in stages_face("en", league_view(gone)).body


def test_at_the_end_the_champion_and_the_places_are_shown() -> None:
    league = played(league_of())
    assert league.champion is not None
    face = league_face("en", league_view(league))
    assert f"<@{league.champion}>" in face.text
    assert "has won" in face.text
    places = dict(face.fields)["Places"]
    assert places.count("\n") == 3
    assert verbs(face) == {"stages", "entrants", "rules", "log", "picture"}


def test_a_season_shows_its_standings_and_when_the_next_day_is() -> None:
    season = apply(league_of(SEASON), Draw(entrants(4)))
    face = league_face("en", league_view(played(season, 2), due=UNTIL - 1800))
    fields = dict(face.fields)
    assert fields["Standings"].splitlines()[0].endswith("**5** · wins 1 · played 1 · cards 0.0")
    assert "Match day 1 of 3" in fields
    assert f"**Check-in:** <t:{int(UNTIL) - 1800}:F>" in face.body
    assert f"**Match day 2:** <t:{int(UNTIL)}:F>" in face.body
    assert f"The next matches begin <t:{int(UNTIL)}:R>" in face.text
    assert verbs(face) == {"enter", "leave", "standings", "stages", "entrants", "rules", "log", "picture"}


def test_while_people_check_in_the_button_for_it_comes_first() -> None:
    view = league_view(league_of(SEASON), checking=True, checked_in=entrants(1), due=UNTIL)
    face = league_face("en", view)
    first = face.rows[0]
    assert isinstance(first, tuple)
    assert "check_in" in verbs(face)
    assert "Press **Check in**" in face.text
    assert ("Checked in: 1 of 4", "Awa") in face.fields


def test_a_paused_league_says_so() -> None:
    assert "Paused" in league_face("en", league_view(paused=True, due=None)).text


def test_a_control_is_read_as_it_was_written_and_nothing_else_is() -> None:
    for verb in LeagueVerb:
        control = LeagueControl(LEAGUE, verb, ("0", "-", "ab_c"))
        assert read_league(control.custom_id) == control
    for nonsense in ("lcl:", "lcl:x", "lcl:x:fly", "lcl:x:enter:", "lcl:x:enter:ä", "lcl:x:enter" + ":a" * 7):
        assert read_league(nonsense) is None
    assert read_league("lcl:x:enter:" + "a" * LONGEST_CUSTOM_ID) is None


def test_the_log_tells_who_did_what_to_whom() -> None:
    rows = [
        AuditRow(1, 1000, "CreateLeague", "Sunday cup", UNTIL),
        AuditRow(2, 1000, "AddEntrants", "whom=1003 1004", UNTIL),
        AuditRow(3, 1000, "SetResult", "stage=0, table=1, outcome=1 2", UNTIL),
        AuditRow(4, 1000, "SetResult", "stage=0, table=1", UNTIL),
        AuditRow(5, 1000, "MoveDeadline", "to=1900000000.0", UNTIL),
        AuditRow(6, None, "opened", "m1", UNTIL),
        AuditRow(7, None, "due", "", UNTIL),
    ]
    lines = log_face("en", league_view(), rows).body.splitlines()
    for line, part in zip(
        lines,
        (
            "the bot went on",
            "<t:1900000000:f>",
            "re-opened 1.2",
            "set the result of 1.2",
            "entered <@1003> and <@1004>",
            "created",
        ),
        strict=True,
    ):
        assert part in line


@pytest.mark.parametrize("variant", [variant.name for variant in variants()])
def test_the_rules_of_a_league_are_those_of_its_options_page_by_page(variant: str) -> None:
    view = league_view(plan=Plan(name="x", variant=variant, sign_up_until=UNTIL))
    first = league_rules_face("en", view)
    assert first is not None
    assert verbs(first) <= {"rules"}
    assert list(problems(first)) == []


def test_rules_that_are_not_known_any_more_are_none() -> None:
    assert league_rules_face("en", league_view(plan=Plan(name="x", variant="pesten"))) is None


def test_mine_names_the_table_one_is_called_to() -> None:
    view = league_view(apply(league_of(), Draw()))
    seat = view.competition.meetings[1].seats[0]
    assert "your table: <#701>" in mine_face("en", [view], seat).body
    assert "your table" not in mine_face("en", [view], 5).body
    assert "entered none" in mine_face("en", [], 5).body


FIXTURE = FixtureView(LEAGUE, "Sunday *cup*", (person(0), person(1)))


def fixture_lobby(**values: Any) -> Any:
    return replace(lobby_view(1), fixture=FIXTURE, host=None, reserved=(person(1),), message=None, **values)


def test_a_table_of_a_league_is_made_ready_for_and_nothing_about_it_can_be_changed() -> None:
    face = table_face("en", fixture_lobby())
    (row,) = face.rows
    assert isinstance(row, tuple)
    assert [button.label for button in row] == ["Ready", "Not ready", "Rules"]
    words = said_by(face)
    assert "✅ <@1000> is ready" in words
    assert "⏳ <@1001>" in words
    assert "Begins <t:1700000000:R>" in words
    assert "Ready (1 of 2)" in words
    assert "**League:** Sunday \\*cup\\*" in words
    assert "Seats are kept" not in words
    assert list(problems(face)) == []


def test_a_table_of_a_league_that_closed_sends_to_the_league_and_offers_no_rematch() -> None:
    closed = replace(fixture_lobby(), stage=Stage.OVER, ended=EndReason.LOBBY_CLOSED, due=None)
    face = table_face("en", closed)
    assert "The message of the league shows" in face.text
    assert "Sunday" in face.body
    assert face.rows == ()


def test_the_first_message_of_such_a_table_pings_exactly_those_drawn_to_it() -> None:
    view = fixture_lobby()
    assert called(view) == {"allowed_mentions": {"parse": [], "users": ["1000", "1001"]}}
    assert all(f"<@{one}>" in table_face("en", view).text for one in (PersonId(1000), PersonId(1001)))
    assert called(replace(view, message=lobby_view().message)) == {}
    assert called(replace(view, stage=Stage.PLAYING)) == {}
    assert called(lobby_view()) == {}


def test_a_cup_and_a_season_are_formats_of_their_own() -> None:
    assert "Knock-out cup" in league_face("en", league_view()).body
    terms = Terms(format=Format.SEASON, days=1, final=4, seed="x")
    assert "the best 4 play a knock-out" in league_face("en", league_view(league_of(terms))).body
    assert CUP.format is Format.CUP
