"""Leagues that repeat: the form, the commands, the message."""

from dataclasses import replace
from typing import Any

import pytest

from bot.league.course import apply
from bot.league.facts import Draw
from bot.manager.competition import Series
from bot.manager.ids import LeagueId
from bot.manager.leagues.asked import CreateLeague, EndLeague, RepeatLeague
from bot.manager.leagues.repeating import IN_TIME
from bot.ui.leagues.controls import LeagueControl, LeagueVerb
from bot.ui.leagues.shown.message import league_face
from tests.bot.ui.fake_leagues import LEAGUE, SEASON, UNTIL, league_of, league_view
from tests.bot.ui.stage import private_words
from tests.cogs.league_room import asked, club
from tests.cogs.test_league_form import choose, open_form
from tests.cogs.test_settings import screen_of, with_manager

WEEK = 604_800.0
SERIES = Series("Sunday cup", 7, UNTIL, following=UNTIL + WEEK)


async def test_the_form_offers_to_repeat() -> None:
    async with club() as here:
        boss = with_manager(here)
        shown = await open_form(here, boss)
        for _ in range(2):
            shown = await boss.click(screen_of(shown), label="Next")
        assert "**Repeats:** no" in private_words(shown)
        shown = await choose(boss, shown, "Repeats", "14")
        assert "**Repeats:** every two weeks" in private_words(shown)
        await boss.click(screen_of(shown), label="Create")
        (request,) = asked(here)
        assert isinstance(request, CreateLeague)
        assert request.repeat == 14


@pytest.mark.parametrize(
    ("every", "days", "words"),
    [
        ("week", 7, "repeats every week"),
        ("two weeks", 14, "every two weeks"),
        ("four weeks", 28, "every four weeks"),
        ("no more", 0, "does not repeat"),
    ],
)
async def test_whether_a_league_repeats_is_set_by_a_command(every: str, days: int, words: str) -> None:
    async with club() as here:
        boss = with_manager(here)
        assert words in private_words(await boss.slash(here.channel, "league repeat", every=every))
        (request,) = asked(here)
        assert request == RepeatLeague(asker=request.asker, league=LEAGUE, days=days)


@pytest.mark.parametrize(
    ("label", "stop", "words"),
    [("End this one", False, "The next one opens"), ("End it, and do not repeat", True, "is over.")],
)
async def test_to_end_a_league_that_repeats_is_asked_about(label: str, stop: bool, words: str) -> None:
    async with club(series=SERIES) as here:
        boss = with_manager(here)
        shown = await boss.slash(here.channel, "league end")
        assert "End only this one" in private_words(shown)
        assert asked(here) == []
        assert words in private_words(await boss.click(screen_of(shown), label=label))
        (request,) = asked(here)
        assert request == EndLeague(asker=request.asker, league=LEAGUE, stop=stop)


async def test_others_are_not_asked_and_a_question_is_void_when_the_league_has_moved_on() -> None:
    async with club(series=SERIES) as here:
        await here.people[1].slash(here.channel, "league end")
        assert [request.stop for request in asked(here)] == [False]  # which the manager of the bot refuses
        boss = with_manager(here)
        shown = await boss.slash(here.channel, "league end")
        view = here.manager.leagues.held
        assert view is not None
        moved = replace(view.competition, series=replace(SERIES, made=LeagueId("other")))
        here.manager.leagues.held = replace(view, competition=moved)
        assert "has moved on" in private_words(await boss.click(screen_of(shown), label="End this one"))
        forged = await here.button(LeagueControl(LEAGUE, LeagueVerb.END, ("moon",)).custom_id)
        assert "has moved on" in private_words(await boss.click(forged, label="Press"))
        assert len(asked(here)) == 1


async def test_a_league_whose_next_one_is_open_is_ended_without_a_question() -> None:
    async with club(series=replace(SERIES, made=LeagueId("other"))) as here:
        said = private_words(await with_manager(here).slash(here.channel, "league end"))
        assert "is over" in said


def body(**values: Any) -> str:
    return league_face("en", league_view(**values)).body


def test_the_message_tells_that_it_repeats_and_when_the_next_one_opens() -> None:
    assert "Repeats" not in body()
    words = body(series=SERIES)
    assert f"every week. The next one, until <t:{int(UNTIL + WEEK)}:F>, opens when this one is over" in words
    assert f"at the latest <t:{int(UNTIL + WEEK - IN_TIME)}:F>." in words
    season = body(league=league_of(SEASON), series=replace(SERIES, days=28))
    assert "every four weeks. The next one opens when this one is over." in season
    made = body(league=apply(league_of(), Draw()), series=replace(SERIES, made=LeagueId("other")))
    assert "every week. The next one is open." in made
