"""The commands and screens of leagues."""

import json
from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.league.course import apply
from bot.league.facts import Draw, Enter, Outcome
from bot.league.model import League
from bot.league.rating import Rating
from bot.league.terms import EntrantId, Terms
from bot.manager.answers import Refusal
from bot.manager.ids import LeagueId, Place
from bot.manager.leagues.asked import (
    CheckIn,
    CloseSeason,
    CloseSignUp,
    DropEntrant,
    EndLeague,
    EnterLeague,
    MoveDeadline,
    OpenSignUp,
    PauseLeague,
    QuitLeague,
    ResumeLeague,
    SetResult,
    ShowLeague,
    StartLeague,
)
from bot.manager.records.ratings import Standing
from bot.manager.tables.choices import Scope
from bot.store.rows import AuditRow
from bot.ui.leagues.controls import LeagueControl, LeagueVerb
from tests.bot.ui.fake_leagues import LEAGUE, SEASON, UNTIL, entrants, league_of, league_view, placed, played
from tests.bot.ui.stage import Stage, private_words
from tests.cogs.league_room import asked, club, refusing
from tests.cogs.test_settings import screen_of, setting, with_manager

ALL = tuple(LeagueVerb)


async def message_of(here: Stage) -> discord.Message:
    """Post the message of the league."""
    view = here.manager.leagues.held
    assert view is not None
    await here.showing.show_league(view.competition.place, None, view, nonce="l")
    return here.newest(here.channel)


async def test_a_press_on_the_message_enters_leaves_and_checks_in() -> None:
    async with club(league_of(SEASON), checking=True) as here:
        message, person = await message_of(here), here.people[1]
        for label, words, kind in (
            ("Enter", "You are in Sunday cup", EnterLeague),
            ("Leave", "You have left", QuitLeague),
            ("Check in", "You are checked in", CheckIn),
        ):
            assert words in private_words(await person.click(message, label=label))
            request = asked(here)[-1]
            assert isinstance(request, kind)
            assert request.league == LEAGUE
            assert request.asker.person == person.id
            assert request.asker.guild_id == person.guild.id


async def test_a_press_that_is_refused_says_why() -> None:
    async with club() as here:
        message = await message_of(here)
        here.manager.leagues.answers = refusing("league_role", role="<@&7>")
        assert "Only <@&7> may enter" in private_words(await here.people[1].click(message, label="Enter"))
        here.manager.leagues.answers = refusing(Refusal.PAUSED)
        assert "The league is paused" in private_words(await here.people[1].click(message, label="Enter"))


async def test_looks_are_private_and_turn_their_pages_in_place() -> None:
    async with club(apply(league_of(people=200), Draw())) as here:
        message = await message_of(here)
        shown = await here.people[2].click(message, label="Matches")
        assert "Stage 1" in private_words(shown)
        turned = await here.people[2].click(screen_of(shown), label="Next")
        assert "1.26" in private_words(turned)
        assert "Awa" in private_words(await here.people[2].click(message, label="Who is in"))
        assert "Sunday cup: rules" in private_words(await here.people[2].click(message, label="Rules"))
        here.manager.leagues.rows = [AuditRow(1, None, "due", "", UNTIL)]
        assert "went on by the clock" in private_words(await here.people[2].click(message, label="Log"))
        assert asked(here) == []
        assert here.stored_views == 0


@pytest.mark.parametrize("verb", ALL)
async def test_no_control_reaches_a_league_of_another_server(verb: LeagueVerb) -> None:
    async with club() as here:
        view = here.manager.leagues.held
        assert view is not None
        here.manager.leagues.held = placed(view, Place(5, 6))
        button = await here.button(LeagueControl(LEAGUE, verb).custom_id)
        words = private_words(await here.people[1].click(button, label="Press"))
        assert "no such league" in words
        assert asked(here) == []


@pytest.mark.parametrize("verb", ALL)
async def test_a_league_that_is_not_there_is_told_as_such(verb: LeagueVerb) -> None:
    async with club() as here:
        button = await here.button(LeagueControl(LeagueId("gone"), verb).custom_id)
        assert "no such league" in private_words(await here.people[1].click(button, label="Press"))


@pytest.mark.parametrize(
    "custom_id",
    [
        "lcl:0:form",
        "lcl:0:form:mydraft",
        "lcl:0:form:mydraft:size",
        "lcl:0:form:mydraft:moon-0",
        "lcl:0:option:mydraft:hand_size-x",
        "lcl:0:options:mydraft",
        "lcl:0:create",
        "lcl:0:create:mydraft:1",
        "lcl:0:enter",
        "lcl:nonsense",
        "lcl:b7k2m9:create",
        "lcl:b7k2m9:form:mydraft:size-0",
        "lcl:b7k2m9:points",
    ],
)
async def test_a_forged_control_is_answered_and_does_nothing(custom_id: str) -> None:
    async with club() as here:
        boss = with_manager(here)
        words = private_words(await boss.click(await here.button(custom_id), label="Press"))
        assert "do not know this button" in words
        assert asked(here) == []


async def test_the_roles_that_manage_leagues_are_chosen_on_the_settings_of_the_server() -> None:
    async with club() as here:
        boss = with_manager(here)
        role = boss.guild.create_role("hosts")
        screen = screen_of(await boss.slash(here.channel, "settings server"))
        for _ in range(2):
            screen = screen_of(await boss.click(screen, label="Next"))
        shown = await boss.select(screen, [role], custom_id=setting(Scope.SERVER, "league_managers", 2))
        assert f"<@&{role.id}>" in private_words(shown)
        assert here.manager.preferences.server(boss.guild.id).league_managers == {role.id}


@pytest.mark.parametrize(
    ("command", "kind", "words"),
    [
        ("join", EnterLeague, "You are in"),
        ("leave", QuitLeague, "You have left"),
        ("show", ShowLeague, "posted anew"),
        ("start", StartLeague, "drawn"),
        ("close", CloseSignUp, "Nobody can enter"),
        ("open", OpenSignUp, "is open again"),
        ("finish", CloseSeason, "no more match days"),
        ("checkin", CheckIn, "You are checked in"),
        ("pause", PauseLeague, "is paused"),
        ("resume", ResumeLeague, "goes on"),
        ("end", EndLeague, "is over"),
    ],
)
async def test_a_simple_command_asks_for_it_and_tells_its_author_alone(
    command: str, kind: type[Any], words: str
) -> None:
    async with club() as here:
        said = private_words(await here.people[1].slash(here.channel, f"league {command}"))
        assert words in said
        (request,) = asked(here)
        assert type(request) is kind
        assert request.league == LEAGUE


async def test_a_league_is_meant_by_name_or_id_and_one_of_another_server_never() -> None:
    async with club() as here:
        person = here.people[1]
        for named in ("SUNDAY cup", LEAGUE):
            assert "You are in" in private_words(
                await person.slash(here.channel, "league join", league=named)
            )
        unknown = await person.slash(here.channel, "league join", league="Monday")
        assert "no such league" in private_words(unknown)
        view = here.manager.leagues.held
        assert view is not None
        here.manager.leagues.held = placed(view, Place(5, 6))
        for named in ("Sunday cup", LEAGUE):
            said = await person.slash(here.channel, "league join", league=named)
            assert "no such league" in private_words(said)
        assert "no league on this server" in private_words(await person.slash(here.channel, "league join"))
        assert await person.autocomplete(here.channel, "league join", "league", "") == []
        assert len(asked(here)) == 2


async def test_mine_lists_only_what_one_has_entered_on_this_server() -> None:
    async with club() as here:
        view = here.manager.leagues.held
        assert view is not None
        me = here.people[1]
        held = league_view(league_of(people=0), place=view.competition.place)
        league = apply(held.competition.league, _enter(me.id))
        mine = replace(held, competition=replace(held.competition, league=league))
        here.manager.leagues.held = mine
        here.manager.ratings.held = (Standing("gambian", Rating(), 0),)
        words = private_words(await me.slash(here.channel, "league mine"))
        assert "Sunday cup" in words
        assert "**1500** ± 123, provisional" in words
        here.manager.leagues.held = placed(mine, Place(5, 6))
        assert "entered none" in private_words(await me.slash(here.channel, "league mine"))


def _enter(person: int) -> Any:
    return Enter(EntrantId(person))


async def test_the_table_of_a_league_is_its_standings_or_its_matches() -> None:
    async with club(apply(league_of(), Draw())) as here:
        assert "Stage 1" in private_words(await here.people[1].slash(here.channel, "league table"))
        place = Place(here.people[1].guild.id, here.channel.id)
        here.manager.leagues.held = league_view(apply(league_of(SEASON), Draw(entrants(4))), place=place)
        assert "wins 0" in private_words(await here.people[1].slash(here.channel, "league table"))


async def test_only_managers_add_and_export() -> None:
    async with club() as here:
        for command, given in (("add", {"people": "<@123456789012345678>"}), ("export", {})):
            said = private_words(await here.people[1].slash(here.channel, f"league {command}", **given))
            assert "Only those who manage the leagues" in said
        assert asked(here) == []


async def test_somebody_is_dropped_who_was_chosen_from_the_list() -> None:
    async with club() as here:
        boss = with_manager(here)
        offered = await boss.autocomplete(here.channel, "league drop", "player", "bin")
        assert [(choice["name"], choice["value"]) for choice in offered] == [("Binta", "1001")]
        for typed in ("Binta", "<@1001>"):
            said = await boss.slash(here.channel, "league drop", player=typed)
            assert "<@1001> is out" in private_words(said)
        assert [(type(r), r.whom) for r in asked(here)] == [(DropEntrant, 1001)] * 2
        said = await boss.slash(here.channel, "league drop", player="@here")
        assert "Nobody called" in private_words(said)
        assert "@here" not in private_words(said)


async def test_a_deadline_is_chosen_from_times_to_come() -> None:
    async with club() as here:
        boss = with_manager(here)
        offered = await boss.autocomplete(here.channel, "league deadline", "when", "18:00")
        assert 0 < len(offered) <= 25
        assert all("18:00 UTC" in choice["name"] for choice in offered)
        when = str(offered[0]["value"])
        assert "waits until" in private_words(await boss.slash(here.channel, "league deadline", when=when))
        (request,) = asked(here)
        assert isinstance(request, MoveDeadline)
        assert request.to == float(when)
        for typed in ("tomorrow", "1e9", "9" * 20):
            said = await boss.slash(here.channel, "league deadline", when=typed)
            assert "from the list" in private_words(said)
        assert len(asked(here)) == 1


def fours() -> League:
    return apply(league_of(Terms(size=4, seed="x"), people=4), Draw())


async def test_a_result_is_the_places_in_order() -> None:
    async with club(fours()) as here:
        boss = with_manager(here)
        offered = await boss.autocomplete(here.channel, "league result", "match", "", first="1")
        assert [choice["value"] for choice in offered] == ["1.1"]
        given = {"match": "1.1", "first": "1002"}
        offered = await boss.autocomplete(here.channel, "league result", "second", "", **given)
        assert {choice["value"] for choice in offered} == {"1000", "1001", "1003"}
        said = await boss.slash(
            here.channel, "league result", match="1.1", first="1002", second="Awa", third="<@1003>"
        )
        assert "The result is set" in private_words(said)
        (request,) = asked(here)
        assert isinstance(request, SetResult)
        assert (request.stage, request.table, request.sure) == (0, 0, False)
        assert request.outcome == Outcome((EntrantId(1002), EntrantId(1000), EntrantId(1003)), (0, 0, 0))


async def test_a_result_that_makes_no_sense_is_refused_with_the_reason() -> None:
    async with club(fours()) as here:
        boss = with_manager(here)
        for given, words in (
            ({"match": "1.2", "first": "1000"}, "no such table"),
            ({"match": "0.1", "first": "1000"}, "no such table"),
            ({"match": "1.1", "first": "Zoe"}, "not drawn to that table"),
            ({"match": "1.1", "first": "1000", "second": "1000"}, "stands there twice"),
        ):
            said = await boss.slash(here.channel, "league result", **given)
            assert words in private_words(said)
        assert asked(here) == []


async def test_a_correction_of_a_played_match_keeps_its_points_and_its_record() -> None:
    league = apply(league_of(people=8), Draw())
    league = played(league, 4)
    seats = league.stages[0].tables[0].seats
    async with club(league) as here:
        boss = with_manager(here)
        await boss.slash(
            here.channel, "league result", match="1.1", first=str(seats[1]), second=str(seats[0])
        )
        (request,) = asked(here)
        assert request.outcome == Outcome((seats[1], seats[0]), (1, 0), "t0.1")


async def test_matches_that_would_be_lost_are_asked_about_first() -> None:
    league = played(apply(league_of(people=4), Draw()), 1)
    async with club(league) as here:
        boss = with_manager(here)
        here.manager.leagues.answers = refusing("league_would_lose", matches="2.1", count=1)
        shown = await boss.slash(here.channel, "league reopen", match="1.1")
        assert "takes back a match that was played: 2.1" in private_words(shown)
        assert asked(here)[-1].outcome is None
        here.manager.leagues.answers = None
        after = await boss.click(screen_of(shown), label="Take them back")
        assert "played again" in private_words(after)
        request = asked(here)[-1]
        assert (request.sure, request.outcome, request.stage, request.table) == (True, None, 0, 0)


async def test_a_question_is_void_once_the_league_has_moved_on() -> None:
    league = played(apply(league_of(people=4), Draw()), 1)
    async with club(league) as here:
        boss = with_manager(here)
        here.manager.leagues.answers = refusing("league_would_lose", matches="2.1", count=1)
        seats = league.stages[0].tables[0].seats
        shown = await boss.slash(here.channel, "league result", match="1.1", first=str(seats[1]))
        here.manager.leagues.answers = None
        view = here.manager.leagues.held
        assert view is not None
        moved = replace(view.competition, version=view.competition.version + 1)
        here.manager.leagues.held = replace(view, competition=moved)
        after = await boss.click(screen_of(shown), label="Take them back")
        assert "has moved on" in private_words(after)
        assert len(asked(here)) == 1
        here.manager.leagues.held = view
        await boss.click(screen_of(shown), label="Take them back")
        assert asked(here)[-1].outcome == Outcome((seats[1],), (0,))


async def test_a_league_is_exported_for_spreadsheets_and_for_programs() -> None:
    names = dict(zip(entrants(4), ("=1+1", "Binta", "@x", "Dawda"), strict=True))
    league = played(apply(league_of(), Draw()), 1)
    async with club(league, names=names) as here:
        boss = with_manager(here)
        here.manager.leagues.rows = [AuditRow(1, 1000, "CreateLeague", "x", UNTIL)]
        text = await exported(boss, here, "csv")
        assert text.splitlines()[0] == "stage,table,kind,place,entrant,name,points,match"
        assert len(text.splitlines()) == 5
        assert "'=1+1" in text
        assert ",=1" not in text
        document = json.loads(await exported(boss, here, "json"))
        assert "seed" not in document["terms"]
        assert document["log"][0]["what"] == "CreateLeague"
        assert [fact["fact"] for fact in document["facts"]] == ["enter"] * 4 + ["draw", "report"]


async def exported(boss: MemberActor, here: Stage, form: str) -> str:
    return await exported_by(boss, here.channel, form)


async def exported_by(boss: MemberActor, channel: ChannelHandle, form: str) -> str:
    """Return the file that /league export answers with."""
    shown = await boss.slash(channel, "league export", form=form)
    assert shown.response is not None
    assert shown.response.ephemeral
    (file,) = shown.response.message.attachments
    assert file.filename.endswith(f".{form}")
    return (await file.read()).decode()
