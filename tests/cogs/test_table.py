"""The commands for a table as a whole."""

from dataclasses import replace

import discord
import pytest

from bot.manager.answers import Refusal, Refused
from bot.manager.ids import PersonId, Place, TableId
from bot.manager.requests import (
    EndTable,
    Follow,
    GiveHost,
    Kick,
    LeaveSeat,
    MoveTable,
    OpenTable,
    Pause,
    Reserve,
    Resume,
    SetRated,
    ShowTable,
    SomeTableRequest,
    Undo,
)
from bot.manager.views import MotionView, Newcomer
from tests.bot.ui.fakes import in_lobby, playing, refusing
from tests.bot.ui.stage import private_words, stage
from tests.bot.ui.views import TABLE


async def test_a_table_opens_in_the_channel_it_was_asked_for_in() -> None:
    manager = in_lobby()
    manager.answers = None
    async with stage(manager) as here:
        words = private_words(await here.people[0].slash(here.channel, "table new"))
        (request,) = manager.requests
        assert isinstance(request, OpenTable)
        assert request.place == Place(here.people[0].guild.id, here.channel.id)
        assert (request.variant, request.options, request.clock) == (None, {}, None)
        assert "table is open" in words


async def test_options_are_taken_as_records_write_them() -> None:
    async with stage(in_lobby()) as here:
        await here.people[0].slash(
            here.channel, "table new", cards=6, wrong_cards="reject", options="refill=flip last_call=auto"
        )
        (request,) = here.manager.requests
        assert isinstance(request, OpenTable)
        assert request.options == {
            "refill": "flip",
            "last_call": "auto",
            "hand_size": "6",
            "misplay": "reject",
        }


@pytest.mark.parametrize("word", ["last_call", "refill=", "=flip", "="])
async def test_a_word_that_is_no_option_with_its_value_opens_nothing(word: str) -> None:
    async with stage(in_lobby()) as here:
        answer = await here.people[0].slash(here.channel, "table new", options=f"refill=flip {word}")
        assert f"“{word}” is no option" in private_words(answer).replace("\\", "")
        assert not here.manager.requests


async def test_a_wrong_option_is_named_with_what_it_may_be() -> None:
    manager = in_lobby()
    manager.answers = lambda _: Refused(
        Refusal.BAD_OPTION,
        {"name": "misplay", "value": "cach", "nearest": "catch", "allowed": "catch, reject"},
    )
    async with stage(manager) as here:
        words = private_words(await here.people[0].slash(here.channel, "table new", options="misplay=cach"))
        assert "Did you mean catch?" in words


async def test_a_channel_the_bot_may_not_post_in_is_refused_by_name() -> None:
    async with stage(in_lobby()) as here:
        guild = here.people[0].guild
        barred = discord.PermissionOverwrite(embed_links=False)
        channel = guild.create_text_channel("quiet", overwrites={guild.default_role: barred})
        words = private_words(await here.people[0].slash(channel, "table new"))
        assert "Embed Links" in words
        assert not here.manager.requests


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("table leave", LeaveSeat),
        ("table pause", Pause),
        ("table resume", Resume),
        ("table undo", Undo),
        ("table end", EndTable),
        ("table show", ShowTable),
    ],
)
async def test_a_table_is_left_closed_and_shown(name: str, kind: type[SomeTableRequest]) -> None:
    async with stage(playing()) as here:
        assert private_words(await here.people[1].slash(here.channel, name))
        (request,) = here.manager.requests
        assert isinstance(request, kind)
        assert request.table == TABLE


@pytest.mark.parametrize(("name", "kind"), [("table kick", Kick), ("table host", GiveHost)])
async def test_what_concerns_another_player_names_him(name: str, kind: type[Kick | GiveHost]) -> None:
    async with stage(playing()) as here:
        player = here.manager.view.seats[1].name
        assert private_words(await here.people[0].slash(here.channel, name, player=player))
        (request,) = here.manager.requests
        assert isinstance(request, kind)
        assert (request.table, request.seat) == (TABLE, 1)
        assert "Nobody" in private_words(await here.people[0].slash(here.channel, name, player="*Nobody*"))
        assert len(here.manager.requests) == 1


async def test_who_waits_for_the_next_round_is_kicked_by_name_and_is_nobody_to_be_host() -> None:
    manager = playing()
    waiting = (Newcomer(PersonId(7), "Fatou"), Newcomer(PersonId(8), "Gibril"))
    manager.view = replace(manager.view, waiting=waiting)
    async with stage(manager) as here:
        offered = await here.people[0].autocomplete(here.channel, "table kick", "player", "fat")
        assert [(choice["name"], choice["value"]) for choice in offered] == [
            ("Fatou (waits for the next round)", "<@7>")
        ]
        for typed in ("<@7>", "fatou"):
            words = private_words(await here.people[0].slash(here.channel, "table kick", player=typed))
            assert "waits for the next round no more" in words
            kick = manager.requests.pop()
            assert isinstance(kick, Kick)
            assert (kick.table, kick.seat, kick.person) == (TABLE, None, 7)
        assert "Fatou" in private_words(
            await here.people[0].slash(here.channel, "table host", player="Fatou")
        )
        assert not manager.requests


async def test_who_is_sent_away_while_others_are_asked_about_a_player_is_gone_at_once() -> None:
    manager = playing()
    motion = MotionView("kick", PersonId(1), (PersonId(2),), None, 1)
    manager.view = replace(manager.view, waiting=(Newcomer(PersonId(7), "Fatou"),), motion=motion)
    async with stage(manager) as here:
        words = private_words(await here.people[0].slash(here.channel, "table kick", player="Fatou"))
        assert "waits for the next round no more" in words


async def test_a_table_goes_to_the_channel_that_is_named() -> None:
    async with stage(playing()) as here:
        other = here.people[0].guild.create_text_channel("other")
        words = private_words(await here.people[0].slash(here.channel, "table move", channel=other))
        assert "that channel" in words
        (request,) = here.manager.requests
        assert isinstance(request, MoveTable)
        assert (request.table, request.place.channel_id, request.parent) == (TABLE, other.id, None)


@pytest.mark.parametrize(
    ("barred", "words"),
    [
        ("send_messages", "I may not post in <#{channel}>. I need Send Messages and Embed Links there."),
        ("view_channel", "I need View Channel"),
    ],
)
async def test_a_table_does_not_go_where_the_bot_may_not_post(barred: str, words: str) -> None:
    async with stage(playing()) as here:
        person = here.people[0]
        deny, allow = (discord.PermissionOverwrite(**{barred: given}) for given in (False, True))
        other = person.guild.create_text_channel(
            "other", overwrites={person.guild.default_role: deny, person: allow}
        )
        answer = await person.slash(here.channel, "table move", channel=other)
        assert words.format(channel=other.id) in private_words(answer)
        assert not here.manager.requests


async def test_a_table_does_not_go_where_who_asks_may_not_write() -> None:
    async with stage(playing()) as here:
        person = here.people[0]
        deny = discord.PermissionOverwrite(send_messages=False)
        other = person.guild.create_text_channel("other", overwrites={person: deny})
        words = private_words(await person.slash(here.channel, "table move", channel=other))
        assert f"You may not write in <#{other.id}> yourself" in words
        assert not here.manager.requests


async def test_a_table_comes_to_the_channel_where_that_is_asked_for() -> None:
    async with stage(playing()) as here:
        guild = here.people[0].guild
        channel = guild.create_text_channel("other")
        assert private_words(await here.people[0].slash(channel, "table move", table=TABLE))
        (request,) = here.manager.requests
        assert isinstance(request, MoveTable)
        assert (request.table, request.place) == (TABLE, Place(guild.id, channel.id))
        barred = discord.PermissionOverwrite(send_messages=False)
        channel = guild.create_text_channel("quiet", overwrites={guild.default_role: barred})
        words = private_words(await here.people[0].slash(channel, "table move", table=TABLE))
        assert "Send Messages" in words
        assert len(here.manager.requests) == 1


async def test_people_are_kept_out_and_let_in_by_who_manages_the_server() -> None:
    async with stage(playing()) as here:
        guild, player = here.people[0].guild, here.people[1]
        for name in ("table ban", "table unban"):
            words = private_words(await here.people[0].slash(here.channel, name, player=player))
            assert "Manage Server" in words
        role = guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
        moderator = guild.add_member(here.env.create_user("Mod"), roles=[role])
        here.manager.store.tables.table = TABLE
        here.manager.store.tables.guild_id = guild.id
        here.manager.store.tables.people = {player.id}
        assert "no table" in private_words(await moderator.slash(here.channel, "table ban", player=player))
        (kick,) = here.manager.requests
        assert isinstance(kick, Kick)
        assert (kick.person, here.manager.store.bans.rows) == (player.id, {(guild.id, player.id)})
        assert "again" in private_words(await moderator.slash(here.channel, "table unban", player=player))
        assert "not kept out" in private_words(
            await moderator.slash(here.channel, "table unban", player=player)
        )


@pytest.mark.parametrize("on", [False, True])
async def test_a_match_is_set_to_count_or_not(on: bool) -> None:
    manager = in_lobby()
    manager.answers = None
    async with stage(manager) as here:
        assert private_words(await here.people[0].slash(here.channel, "table rated", on=on))
        (request,) = manager.requests
        assert isinstance(request, SetRated)
        assert request.rated is on


async def test_who_asks_the_others_is_told_that_they_are_asked() -> None:
    manager = playing()
    motion = MotionView("end", PersonId(1), (PersonId(2),), 1.0)
    manager.view = replace(manager.view, motion=motion)
    async with stage(manager) as here:
        words = private_words(await here.people[0].slash(here.channel, "table end"))
        assert "are asked" in words
        assert "give it up" in words
        for other in ("show", "pause", "undo"):
            assert "are asked" not in private_words(
                await here.people[0].slash(here.channel, f"table {other}")
            )
        manager.view = replace(manager.view, motion=replace(motion, aim="pause"))
        words = private_words(await here.people[1].slash(here.channel, "table pause"))
        assert "are asked" in words
        assert "give it up" not in words


@pytest.mark.parametrize("stop", [False, True])
async def test_a_table_is_followed_and_followed_no_more(stop: bool) -> None:
    async with stage(playing()) as here:
        assert private_words(await here.people[2].slash(here.channel, "table follow", stop=stop))
        (request,) = here.manager.requests
        assert isinstance(request, Follow)
        assert (request.table, request.stop) == (TABLE, stop)


@pytest.mark.parametrize("free", [False, True])
async def test_a_seat_is_kept_for_a_person(free: bool) -> None:
    manager = in_lobby()
    manager.answers = None
    async with stage(manager) as here:
        player = here.people[2]
        assert private_words(
            await here.people[0].slash(here.channel, "table reserve", player=player, free=free)
        )
        (request,) = manager.requests
        assert isinstance(request, Reserve)
        assert (request.whom, request.free) == (player.id, free)


async def test_only_who_manages_the_server_gets_the_list_of_its_tables() -> None:
    manager = playing()
    manager.unread = (TableId("lost"),)
    async with stage(manager) as here:
        guild = here.people[0].guild
        assert "Manage Server" in private_words(await here.people[0].slash(here.channel, "table list"))
        role = guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
        moderator = guild.add_member(here.env.create_user("Mod"), roles=[role])
        words = private_words(await moderator.slash(here.channel, "table list"))
        assert TABLE in words
        assert "lost" in words
        choices = await moderator.autocomplete(here.channel, "table end", "table", "")
        assert [choice["value"] for choice in choices] == [TABLE, "lost"]


async def test_whoever_may_manage_the_server_asks_as_a_moderator() -> None:
    manager = playing()
    manager.answers = refusing(Refusal.HOST_ONLY)
    async with stage(manager) as here:
        await here.people[1].slash(here.channel, "table end")
        asked = [(request.asker.moderator, request.asker.guild_id) for request in manager.requests]
        assert asked == [(False, here.people[1].guild.id)]


@pytest.mark.parametrize("text", ["record: 1\n", None])
async def test_the_record_is_a_file_or_a_reason(text: str | None) -> None:
    manager = playing()
    manager.text = text
    async with stage(manager) as here:
        result = await here.people[1].slash(here.channel, "table record")
        assert private_words(result)
        assert result.response is not None
        assert len(result.response.attachments) == (text is not None)


async def test_no_match_is_said_to_be_played_where_none_has_begun() -> None:
    async with stage(in_lobby()) as here:
        words = private_words(await here.people[1].slash(here.channel, "table record"))
        assert words == "There is no finished match at this table yet."


async def test_options_are_completed_one_after_the_other() -> None:
    async with stage(in_lobby()) as here:
        choices = await here.people[0].autocomplete(here.channel, "table new", "options", "refill=flip misp")
        values = [choice["value"] for choice in choices]
        assert values == ["refill=flip misplay=catch", "refill=flip misplay=reject"]


async def test_variants_are_completed() -> None:
    async with stage(in_lobby()) as here:
        choices = await here.people[0].autocomplete(here.channel, "table new", "variant", "gam")
        assert [choice["value"] for choice in choices] == ["gambian"]


@pytest.mark.parametrize("played", [False, True])
async def test_without_a_table_here_the_record_is_that_of_the_match_just_over(played: bool) -> None:
    manager = playing()
    manager.text, manager.hands, manager.finished = "record: 1\n", {}, TABLE if played else None
    async with stage(manager) as here:
        elsewhere = here.people[0].guild.create_text_channel("elsewhere")
        words = private_words(await here.people[1].slash(elsewhere, "table record"))
        assert ("record of this match" in words) is played
        assert ("no table in this channel" in words) is not played
