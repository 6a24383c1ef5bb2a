"""Typed what stands on the buttons of a lobby, and what players decide together."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.manager.answers import Done, Known, Refusal
from bot.manager.ids import LeagueId, PersonId, TableId
from bot.manager.preferences import Preset
from bot.manager.requests import (
    AddComputer,
    Agree,
    Join,
    Object,
    Rematch,
    RemoveComputer,
    SetClock,
    SetOptions,
    SetVariant,
    Start,
    TableRequest,
)
from bot.manager.tables.strengths import STRENGTHS
from bot.manager.views import EndReason, FixtureView, Newcomer, Stage, TableView
from bot.text.catalogue import say
from tests.bot.ui.fakes import in_lobby, playing, refusing
from tests.bot.ui.stage import private_words, stage
from tests.bot.ui.views import TABLE
from tests.cogs.test_settings import with_manager
from tests.security.world import answer, world


@pytest.mark.parametrize(
    ("command", "given", "kind", "done"),
    [
        ("join", {}, Join, "done-joined"),
        ("start", {}, Start, "done-rematch"),
        ("computer", {"remove": True}, RemoveComputer, "done-no-computer"),
        ("agree", {}, Agree, "done-agreed"),
        ("agree", {"no": True}, Object, "done-objected"),
    ],
)
async def test_what_a_button_asks_for_is_asked_by_a_command(
    command: str, given: dict[str, bool], kind: type[TableRequest], done: str
) -> None:
    manager = in_lobby()
    manager.answers = None
    async with stage(manager) as here:
        manager.view = replace(manager.view, stage=Stage.LOBBY if command != "start" else Stage.PLAYING)
        words = private_words(await here.people[0].slash(here.channel, command, **given))
        (request,) = manager.requests
        assert type(request) is kind
        assert request.table == TABLE
        assert request.stamp is None
        assert words == say("en", "done-began" if kind is Start else done)


@pytest.mark.parametrize("strength", ["easy", "normal", "strong"])
async def test_who_adds_a_computer_player_hears_which_one_came(strength: str) -> None:
    manager = in_lobby()
    manager.answers = None
    async with stage(manager) as here:
        seats = manager.view.seats
        manager.view = replace(manager.view, seats=(*seats[:-1], replace(seats[-1], strength=strength)))
        words = private_words(await here.people[0].slash(here.channel, "computer", strength=strength))
        (request,) = manager.requests
        assert isinstance(request, AddComputer)
        assert request.strength == strength
        number = len(seats)
        assert words.startswith(f"{seats[-1].name} sits at the table now, on seat {number}: a")
        assert strength in words


async def test_after_a_match_start_asks_for_another() -> None:
    manager = playing()
    async with stage(manager) as here:
        manager.view = replace(manager.view, stage=Stage.OVER)
        words = private_words(await here.people[0].slash(here.channel, "start"))
        (request,) = manager.requests
        assert isinstance(request, Rematch)
        assert words == say("en", "done-rematch")


async def test_a_match_that_was_over_long_ago_does_not_stand_before_the_table_one_sits_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    manager = playing()
    manager.finished = TableId("old")
    old, there_is = replace(manager.view, stage=Stage.OVER, ended=EndReason.CHAMPION, due=None), manager.table

    async def table(named: TableId) -> TableView | None:
        return old if named == manager.finished else await there_is(named)

    monkeypatch.setattr(manager, "table", table)
    async with stage(manager) as here:
        manager.view = replace(manager.view, stage=Stage.LOBBY)
        elsewhere = here.people[0].guild.create_text_channel("elsewhere")
        await here.people[0].slash(elsewhere, "start")
        (request,) = manager.requests
        assert isinstance(request, Start)
        assert request.table == TABLE


async def test_a_table_whose_match_is_over_is_found_where_no_other_is_played() -> None:
    manager = playing()
    manager.finished = TABLE
    async with stage(manager) as here:
        manager.view = replace(manager.view, stage=Stage.OVER, ended=EndReason.CHAMPION, due=1.0)
        elsewhere = here.people[0].guild.create_text_channel("elsewhere")
        words = private_words(await here.people[2].slash(elsewhere, "start"))
        assert [type(request) for request in manager.requests] == [Rematch]
        assert words == say("en", "done-rematch")


async def test_who_joins_a_match_in_play_is_told_that_he_waits() -> None:
    manager = playing()
    async with stage(manager) as here:
        waiting = (Newcomer(PersonId(here.people[2].id), "Haddy"),)
        manager.view = replace(manager.view, waiting=waiting)
        assert private_words(await here.people[2].slash(here.channel, "join")) == say("en", "done-waits")


async def test_who_joins_the_table_of_a_league_is_ready() -> None:
    manager = in_lobby()
    manager.answers = None
    async with stage(manager) as here:
        manager.view = replace(manager.view, fixture=FixtureView(LeagueId("cup"), "Cup", ()))
        assert private_words(await here.people[0].slash(here.channel, "join")) == say("en", "done-ready")


async def test_what_the_manager_refuses_is_told() -> None:
    manager = in_lobby()
    manager.answers = refusing(Refusal.HOST_ONLY)
    async with stage(manager) as here:
        for command in ("start", "computer"):
            words = private_words(await here.people[1].slash(here.channel, command))
            assert say("en", "refused-host_only") in words


@pytest.mark.parametrize("strength", [None, *STRENGTHS])
async def test_a_computer_player_of_a_strength_is_typed(strength: str | None) -> None:
    manager = in_lobby()
    manager.answers = None
    async with stage(manager) as here:
        given = {} if strength is None else {"strength": strength}
        await here.people[0].slash(here.channel, "computer", **given)
        (request,) = manager.requests
        assert isinstance(request, AddComputer)
        assert request.strength == strength


async def test_options_are_set_one_after_the_other_and_said() -> None:
    manager = in_lobby()
    manager.answers = None
    async with stage(manager) as here:
        words = private_words(
            await here.people[0].slash(here.channel, "options", clock="60", options="refill=flip hand_size=6")
        )
        assert [type(request) for request in manager.requests] == [SetOptions, SetClock]
        first, second = manager.requests
        assert isinstance(first, SetOptions)
        assert isinstance(second, SetClock)
        assert first.options == {"refill": "flip", "hand_size": "6"}
        assert second.clock == "60"
        assert "Wrong cards: " in words


async def test_options_and_clock_are_both_set_at_a_table_there_is(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        server = await here.server("cards")
        await here.open(server)
        typed = await server.host.slash(server.channel, "options", clock="60", options="hand_size=6")
        table = await here.state(server.table)
        assert (dict(table.options)["hand_size"], table.turn_clock) == ("6", 60)
        assert "Cards each: 6" in answer(typed)


async def test_options_that_come_again_set_what_is_left() -> None:
    manager = in_lobby()
    manager.answers = lambda request: Known() if isinstance(request, SetOptions) else Done(manager.view)
    async with stage(manager) as here:
        words = private_words(
            await here.people[0].slash(here.channel, "options", clock="60", options="hand_size=6")
        )
        assert [type(request) for request in manager.requests] == [SetOptions, SetClock]
        assert "Wrong cards: " in words


async def test_another_game_is_chosen_with_its_options() -> None:
    manager = in_lobby()
    manager.answers = None
    async with stage(manager) as here:
        boss = with_manager(here)
        await here.people[0].slash(here.channel, "options", variant="house", options="hand_size=6")
        guild, asker = here.people[0].guild, replace(manager.requests[0].asker, moderator=True)
        await manager.preferences.save(asker, guild.id, Preset("Ours", "classic", {"refill": "flip"}))
        await boss.slash(here.channel, "options", preset="ours")
        house, ours = manager.requests
        assert isinstance(house, SetVariant)
        assert isinstance(ours, SetVariant)
        assert (house.variant, house.options) == ("house", {"hand_size": "6"})
        assert (ours.variant, ours.options) == ("classic", {"refill": "flip"})


async def test_asked_for_alone_they_are_shown_in_words() -> None:
    async with stage(in_lobby()) as here:
        words = private_words(await here.people[1].slash(here.channel, "options"))
        assert here.manager.requests == []
        assert say("en", "presets-title") in words
        assert "Wrong cards: " in words


async def test_a_wrong_word_sets_nothing_and_the_first_refusal_ends_it() -> None:
    manager = in_lobby()
    async with stage(manager) as here:
        words = private_words(await here.people[0].slash(here.channel, "options", options="refill"))
        assert "is no option" in words
        assert manager.requests == []
        manager.answers = refusing(Refusal.HOST_ONLY)
        await here.people[0].slash(here.channel, "options", options="refill=flip", clock="60")
        assert len(manager.requests) == 1


async def test_options_of_the_table_are_completed() -> None:
    async with stage(in_lobby()) as here:
        choices = await here.people[0].autocomplete(here.channel, "options", "options", "refill=flip misp")
        values = [choice["value"] for choice in choices]
        assert values == ["refill=flip misplay=catch", "refill=flip misplay=reject"]


@pytest.mark.parametrize(
    ("command", "option", "typed", "filled"),
    [
        ("options", "options", "hand_size=10 " * 7 + "refill", {}),
        ("table new", "options", "hand_size=10 " * 7 + "refill", {}),
        ("settings server", "value", " ".join(f"<#{10**18 + n}>" for n in range(6)), {"setting": "channels"}),
    ],
)
async def test_nothing_is_offered_that_is_longer_than_discord_takes(
    command: str, option: str, typed: str, filled: dict[str, str]
) -> None:
    """One that is too long makes Discord show none; one that is cut is none any more."""
    async with stage(in_lobby()) as here:
        choices = await here.people[0].autocomplete(here.channel, command, option, typed, **filled)
        assert [choice["value"] for choice in choices if choice["value"] != "-"] == []


async def test_a_computer_player_is_named_in_the_language_of_the_server() -> None:
    manager = in_lobby()
    manager.answers = None
    async with stage(manager) as here:
        for language, name in (("pl", "Komputer"), ("id", "Komputer"), ("en", "Computer")):
            await with_manager(here).slash(
                here.channel, "settings server", setting="language", value=language
            )
            await here.people[0].slash(here.channel, "computer")
            request = manager.requests[-1]
            assert isinstance(request, AddComputer)
            assert request.asker.computers == name
