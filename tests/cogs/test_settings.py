"""The commands and screens of settings and presets."""

from dataclasses import replace

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.manager.answers import Done, Refusal, Refused
from bot.manager.ids import PersonId
from bot.manager.preferences import LONGEST_NAME
from bot.manager.requests import OpenTable, SetClock, SetVariant
from bot.manager.tables.choices import PersonSettings, Scope, ServerSettings, of_scope
from bot.text.catalogue import say
from bot.ui.messages.controls import Control
from bot.ui.screens.rules import NO_TABLE
from tests.bot.ui.fakes import FakeManager, in_lobby, playing
from tests.bot.ui.stage import Stage, private_words, stage, words_of
from tests.bot.ui.views import TABLE


def with_manager(here: Stage) -> MemberActor:
    """Return somebody who may manage the server."""
    guild = here.people[0].guild
    role = guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    return guild.add_member(here.env.create_user("Fatou"), roles=[role])


def screen_of(result: InteractionResult) -> discord.Message:
    """Return the private screen that came as an answer."""
    assert result.response is not None
    assert result.response.ephemeral
    return result.response.message


def setting(scope: str, name: str, page: int = 0) -> str:
    return Control(NO_TABLE, "setting", None, (scope, name, str(page))).custom_id


async def test_a_manager_sets_a_server_up() -> None:
    async with stage(in_lobby()) as here:
        boss, guild = with_manager(here), here.people[0].guild
        shown = await boss.slash(here.channel, "settings server")
        assert "as the bot is set up" in private_words(shown)
        screen = screen_of(shown)
        for name, value in (("turn_clock", "3600"), ("language", "pl")):
            await boss.select(screen, [value], custom_id=setting("server", name))
        await boss.select(screen, [here.channel], custom_id=setting("server", "channels"))
        turned = screen_of(await boss.click(screen, label="Next"))
        await boss.select(turned, ["off"], custom_id=setting("server", "reactions", 1))
        settings = here.manager.preferences.server(guild.id)
        assert settings == ServerSettings(
            turn_clock=3600, channels=frozenset({here.channel.id}), language="pl", reactions=False
        )
        back = await boss.click(turned, label="Back")
        assert "1 hour" in private_words(back)
        await boss.select(screen, [], custom_id=setting("server", "channels"))
        assert here.manager.preferences.server(guild.id).channels == frozenset()
        assert here.newest_or_none(here.channel) is None


async def test_nobody_else_sees_or_sets_the_settings_of_a_server() -> None:
    async with stage(in_lobby()) as here:
        assert "Manage Server" in private_words(await here.people[1].slash(here.channel, "settings server"))
        forged = await here.button(setting("server", "reactions"))
        assert "Manage Server" in private_words(await here.people[1].click(forged, label="Press"))
        unsave = await here.button(Control(NO_TABLE, "settings", None, ("server", "1")).custom_id)
        assert "Manage Server" in private_words(await here.people[1].click(unsave, label="Press"))
        assert here.manager.store.settings.rows == {}


async def test_settings_of_a_server_are_not_made_in_private() -> None:
    async with stage(in_lobby()) as here:
        assert "on that server" in private_words(await here.people[1].user.slash("settings server"))


@pytest.mark.parametrize(
    "custom_id",
    [
        "lc:0:-:setting:server:reactions",
        "lc:0:-:setting:moon:reactions:0",
        "lc:0:-:setting",
        "lc:0:-:settings:moon:0",
        "lc:0:-:settings",
        "lc:0:-:unsave:0",
        "lc:0:-:unsave",
        f"lc:{TABLE}:-:preset:own",
        f"lc:{TABLE}:l1:preset:own",
        f"lc:{TABLE}:l1:preset",
        f"lc:{TABLE}:l1:clock:60",
    ],
)
async def test_a_forged_control_is_answered_and_does_nothing(custom_id: str) -> None:
    async with stage(in_lobby()) as here:
        boss = with_manager(here)
        words = private_words(await boss.click(await here.button(custom_id), label="Press"))
        assert "do not know this button" in words
        assert here.manager.requests == []
        assert here.manager.store.settings.rows == {}


async def test_a_value_that_is_not_offered_is_named_harmlessly() -> None:
    async with stage(in_lobby()) as here:
        forged = await here.button(setting("person", "turn_notices"))
        words = private_words(await here.people[1].click(forged, label="Press"))
        assert "It may be “a new message" in words
        forged = await here.button(setting("person", "turn_clock"))
        assert "“When it is your turn”" in private_words(await here.people[1].click(forged, label="Press"))
        assert here.manager.store.settings.rows == {}


async def test_everybody_sets_what_is_his_own_on_a_server_and_in_private() -> None:
    async with stage(in_lobby()) as here:
        person = here.people[1]
        screen = screen_of(await person.slash(here.channel, "settings me"))
        await person.select(screen, ["off"], custom_id=setting("person", "turn_notices"))
        private = screen_of(await person.user.slash("settings me"))
        await person.user.select(private, ["on"], custom_id=setting("person", "suit_names"))
        own = here.manager.preferences.person(PersonId(person.id))
        assert own == PersonSettings(turn_notices=False, suit_names=True)
        assert here.manager.preferences.person(PersonId(here.people[0].id)) == PersonSettings()


async def test_what_could_not_be_kept_is_said_on_the_screen() -> None:
    async with stage(in_lobby()) as here:
        screen = screen_of(await here.people[1].slash(here.channel, "settings me"))
        here.manager.store.broken = True
        result = await here.people[1].select(screen, ["off"], custom_id=setting("person", "turn_notices"))
        assert "could not be saved" in private_words(result)


def with_options(manager: FakeManager) -> FakeManager:
    manager.view = replace(manager.view, options={"hand_size": "3"})
    manager.answers = None
    return manager


async def test_a_preset_is_saved_played_and_deleted() -> None:
    async with stage(with_options(playing())) as here:
        boss = with_manager(here)
        saved = await boss.slash(here.channel, "table save", name=" *Short*  \u202e@all ")
        assert "Saved as “\\*Short\\*" in private_words(saved)
        (preset,) = await here.manager.preferences.presets(here.people[0].guild.id)
        assert preset.options == {"hand_size": "3"}
        assert preset.name == "*Short* ＠all"
        choices = await boss.autocomplete(here.channel, "table new", "preset", "short")
        assert [(choice["name"], choice["value"]) for choice in choices] == [
            ("*Short* ＠all · Gambian; Cards each: 3", "*Short* ＠all")
        ]
        await here.people[1].slash(
            here.channel, "table new", preset="*SHORT* \u202e@ALL", cards=5, clock="60"
        )
        (request,) = here.manager.requests
        assert isinstance(request, OpenTable)
        assert (request.variant, request.options, request.clock) == ("gambian", {"hand_size": "5"}, "60")
        screen = screen_of(await boss.slash(here.channel, "settings server"))
        assert "\\*Short\\*" in words_of(screen.content, screen.embeds)
        for _ in range(3):
            screen = screen_of(await boss.click(screen, label="Next"))
        unsave = Control(NO_TABLE, "unsave", None, ("3",)).custom_id
        gone = await boss.select(screen, ["*Short* ＠all"], custom_id=unsave)
        assert "no presets yet" in private_words(gone)
        again = await boss.click(await here.button(unsave), label="Press")
        assert "do not know" in private_words(again)


async def test_only_managers_save_presets() -> None:
    async with stage(with_options(playing())) as here:
        words = private_words(await here.people[0].slash(here.channel, "table save", name="Short"))
        assert "Manage Server" in words
        assert here.manager.store.presets.rows == {}


async def test_a_role_runs_any_table_but_sets_nothing() -> None:
    async with stage(in_lobby()) as here:
        boss, guild = with_manager(here), here.people[0].guild
        dealers = guild.create_role("dealers")
        dealer = guild.add_member(here.env.create_user("Lamin"), roles=[dealers])
        await dealer.slash(here.channel, "table end")
        assert "may run" in private_words(await boss.slash(here.channel, "settings moderators", role=dealers))
        assert here.manager.preferences.server(guild.id).moderator_role == dealers.id
        screen = screen_of(await boss.slash(here.channel, "settings server"))
        assert f"<@&{dealers.id}>" in words_of(screen.content, screen.embeds)
        await dealer.slash(here.channel, "table end")
        await here.people[1].slash(here.channel, "table end")
        assert [request.asker.moderates(guild.id) for request in here.manager.requests] == [
            False,
            True,
            False,
        ]
        assert "Tables of this server" in private_words(await dealer.slash(here.channel, "table list"))
        for command in ("settings server", "settings moderators"):
            assert "Manage Server" in private_words(await dealer.slash(here.channel, command))
        await boss.slash(here.channel, "settings moderators")
        assert here.manager.preferences.server(guild.id).moderator_role is None
        await dealer.slash(here.channel, "table end")
        assert not here.manager.requests[-1].asker.moderates(guild.id)


async def test_a_time_zone_is_chosen_by_its_city_and_the_answer_says_what_time_it_is_there() -> None:
    async with stage(in_lobby()) as here:
        boss, guild = with_manager(here), here.people[0].guild
        choices = await boss.autocomplete(here.channel, "settings zone", "zone", "new y")
        assert [choice["value"] for choice in choices] == ["America/New_York"]
        assert str(choices[0]["name"]).startswith("America/New York · now ")
        assert len(await boss.autocomplete(here.channel, "settings zone", "zone", "")) == 25
        words = private_words(await boss.slash(here.channel, "settings zone", zone="Europe/Warsaw"))
        assert "dates are chosen in Warsaw time now. It is " in words
        assert here.manager.preferences.server(guild.id).time_zone == "Europe/Warsaw"
        shown = await boss.slash(here.channel, "settings server")
        assert "Warsaw time; `/settings zone` sets another" in private_words(shown)
        wrong = private_words(await boss.slash(here.channel, "settings zone", zone="Lublin*"))
        assert "There is no time zone “Lublin\\*”. Did you mean Europe\\/Dublin?" in wrong
        assert "no time zone" in private_words(await boss.slash(here.channel, "settings zone", zone="xyzzyx"))
        assert "Manage Server" in private_words(
            await here.people[1].slash(here.channel, "settings zone", zone="UTC")
        )
        assert "on that server" in private_words(await boss.user.slash("settings zone", zone="UTC"))
        assert here.manager.preferences.server(guild.id).time_zone == "Europe/Warsaw"


async def test_a_preset_may_be_a_game_as_it_is_but_not_beside_a_game() -> None:
    async with stage(with_options(playing())) as here:
        boss = with_manager(here)
        await boss.slash(here.channel, "table new", preset="Gambian")
        assert [getattr(request, "variant", None) for request in here.manager.requests] == ["gambian"]
        words = private_words(await boss.slash(here.channel, "table new", preset="x", variant="gambian"))
        assert "not both" in words
        await boss.slash(here.channel, "table save", name="Friday")
        words = private_words(await boss.slash(here.channel, "table new", preset="frday**"))
        assert "no preset called “frday\\*\\*”" in words
        assert "Did you mean “Friday”?" in words
        assert "already" in private_words(await boss.slash(here.channel, "table save", name="FRIDAY"))
        assert "already" in private_words(await boss.slash(here.channel, "table save", name="gambian"))
        assert len(here.manager.requests) == 1


async def test_a_text_that_only_begins_with_a_presets_name_does_not_mean_it() -> None:
    longest = "F" * LONGEST_NAME
    async with stage(with_options(playing())) as here:
        boss = with_manager(here)
        await boss.slash(here.channel, "table save", name=longest)
        words = private_words(await boss.slash(here.channel, "table new", preset=f"{longest}F"))
        assert "no preset called" in words
        await boss.slash(here.channel, "table new", preset=longest)
        assert len(here.manager.requests) == 1


async def test_a_thread_tells_which_channel_it_belongs_to() -> None:
    async with stage(with_options(in_lobby())) as here:
        channel = here.client.get_channel(here.channel.id)
        assert isinstance(channel, discord.TextChannel)
        await channel.create_thread(name="cards tonight", type=discord.ChannelType.public_thread)
        (thread,) = here.channel.threads
        await here.people[0].slash(thread, "table new")
        (request,) = here.manager.requests
        assert isinstance(request, OpenTable)
        assert (request.place.channel_id, request.parent) == (thread.id, here.channel.id)


async def test_a_lobby_takes_a_game_a_preset_and_a_clock_from_the_screen() -> None:
    manager = with_options(in_lobby())
    manager.store.presets.save(0, "none", variant="gambian", options="", by=1, at=1)
    async with stage(manager) as here:
        guild, host = here.people[0].guild.id, here.people[0]
        manager.store.presets.save(guild, "Short", variant="gambian", options="hand_size=4", by=1, at=1)
        screen = screen_of(await host.click(await here.table_message(), label="Options"))
        lobby = manager.view.stamps.lobby
        for verb, arguments, value in (
            ("preset", ("game",), "gambian"), ("preset", ("own",), "Short"), ("clock", (), "604800"),
        ):  # fmt: skip
            await host.select(screen, [value], custom_id=Control(TABLE, verb, lobby, arguments).custom_id)
        game, preset, clock = manager.requests
        assert isinstance(game, SetVariant)
        assert (game.variant, game.options, game.stamp) == ("gambian", {}, lobby)
        assert isinstance(preset, SetVariant)
        assert preset.options == {"hand_size": "4"}
        assert isinstance(clock, SetClock)
        assert clock.clock == "604800"


async def test_why_a_game_cannot_be_taken_stands_on_the_screen() -> None:
    manager = in_lobby()
    async with stage(manager) as here:
        manager.answers = lambda _: Refused(
            Refusal.TOO_MANY_SEATED, {"most": 4, "taken": 5}, table=manager.view
        )
        screen = screen_of(await here.people[0].click(await here.table_message(), label="Options"))
        control = Control(TABLE, "preset", manager.view.stamps.lobby, ("game",))
        result = await here.people[0].select(screen, ["gambian"], custom_id=control.custom_id)
        assert "for 4 at most, and 5 sit here" in private_words(result)


async def test_a_preset_deleted_meanwhile_is_refused_in_words() -> None:
    manager = with_options(in_lobby())
    async with stage(manager) as here:
        guild = here.people[0].guild.id
        manager.store.presets.save(guild, "Short", variant="gambian", options="", by=1, at=1)
        screen = screen_of(await here.people[0].click(await here.table_message(), label="Options"))
        manager.store.presets.drop(guild, "Short")
        control = Control(TABLE, "preset", manager.view.stamps.lobby, ("own",))
        result = await here.people[0].select(screen, ["Short"], custom_id=control.custom_id)
        assert "no preset called “Short”" in private_words(result)
        assert manager.requests == []


async def test_a_game_chosen_on_a_screen_that_is_public_is_answered_too() -> None:
    manager = with_options(in_lobby())
    async with stage(manager) as here:
        manager.answers = lambda _: Done(manager.view)
        control = Control(TABLE, "preset", manager.view.stamps.lobby, ("game",))
        result = await here.people[0].click(await here.button(control.custom_id), label="Press")
        assert "do not know" in private_words(result)


async def test_with_many_presets_and_games_at_most_25_are_offered() -> None:
    async with stage(in_lobby()) as here:
        guild = here.people[0].guild.id
        for number in range(25):
            here.manager.store.presets.save(guild, f"p{number}", variant="gambian", options="", by=1, at=1)
        assert len(await here.people[0].autocomplete(here.channel, "table new", "preset", "")) == 25


async def test_a_manager_types_what_he_sets() -> None:
    async with stage(in_lobby()) as here:
        boss, guild, channel = with_manager(here), here.people[0].guild, here.channel
        role, other = guild.create_role("league"), guild.create_text_channel("other")
        for name, value in (
            ("turn_clock", "3600"),
            ("channels", f"<#{channel.id}>, {other.id}"),
            ("league_managers", f"<@&{role.id}>"),
            ("moderator_role", f"<@&{role.id}>"),
            ("time_zone", "Europe/Warsaw"),
        ):
            words = private_words(await boss.slash(channel, "settings server", setting=name, value=value))
            assert words.startswith(say("en", "done")), (name, words)
        settings = here.manager.preferences.server(guild.id)
        assert settings.turn_clock == 3600
        assert settings.channels == {channel.id, other.id}
        assert settings.league_managers == {role.id}
        assert settings.moderator_role == role.id
        assert settings.time_zone == "Europe/Warsaw"
        for name in ("channels", "league_managers", "moderator_role"):
            await boss.slash(channel, "settings server", setting=name, value="-")
        settings = here.manager.preferences.server(guild.id)
        assert not any((settings.channels, settings.league_managers, settings.moderator_role))


async def test_one_types_ones_own_settings_and_hears_why_not() -> None:
    async with stage(in_lobby()) as here:
        person, channel = here.people[1], here.channel
        await person.slash(channel, "settings me", setting="turn_notices", value="off")
        own = here.manager.preferences.person(PersonId(person.id))
        assert own == PersonSettings(turn_notices=False)
        for name, value, why in (
            ("turn_notices", "maybe", "It may be"),
            ("heard_language", "pl", "There are"),
            ("reactions", "off", "There are"),
        ):
            words = private_words(await person.slash(channel, "settings me", setting=name, value=value))
            assert why in words
        assert here.manager.preferences.person(PersonId(person.id)) == own
        for given in ({"setting": "hide_me"}, {"value": "on"}):
            words = private_words(await person.slash(channel, "settings me", **given))
            assert words == say("en", "refused-setting_and_value")


async def test_who_may_not_sets_nothing_by_typing_and_deletes_no_preset() -> None:
    async with stage(in_lobby()) as here:
        person, guild, channel = here.people[1], here.people[1].guild, here.channel
        boss = with_manager(here)
        await boss.slash(channel, "table save", name="Ours")
        for given in ({"setting": "reactions", "value": "off"}, {"delete": "Ours"}):
            words = private_words(await person.slash(channel, "settings server", **given))
            assert "Manage Server" in words
        assert here.manager.preferences.server(guild.id) == ServerSettings()
        assert [preset.name for preset in await here.manager.preferences.presets(guild.id)] == ["Ours"]
        offered = await boss.autocomplete(channel, "settings server", "delete", "ou")
        assert [choice["value"] for choice in offered] == ["Ours"]
        assert private_words(await boss.slash(channel, "settings server", delete="ours")).startswith("Done")
        assert await here.manager.preferences.presets(guild.id) == ()
        assert "no preset" in private_words(await boss.slash(channel, "settings server", delete="ours"))


async def test_settings_and_their_values_are_offered() -> None:
    async with stage(in_lobby()) as here:
        person, channel = here.people[0], here.channel
        offered = await person.autocomplete(channel, "settings me", "setting", "")
        assert [choice["value"] for choice in offered] == [setting.name for setting in of_scope(Scope.PERSON)]
        for command, name, text, expected in (
            ("settings me", "hide_me", "", ["on", "off"]),
            ("settings server", "variant", "gamb", ["gambian"]),
            ("settings server", "channels", "", ["-"]),
            ("settings server", "channels", "<#1>", ["<#1>"]),
            ("settings server", "time_zone", "warsaw", ["Europe/Warsaw"]),
            ("settings server", "nothing", "", []),
        ):
            found = await person.autocomplete(channel, command, "value", text, setting=name)
            assert [choice["value"] for choice in found] == expected, name
