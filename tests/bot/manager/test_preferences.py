"""What servers and people set is stored first, holds at once, and does what it says."""

import sqlite3
from dataclasses import replace
from typing import Any

import pytest

from bot.manager.answers import Answer, Refusal, Refused
from bot.manager.preferences import MOST_PRESETS, Preset
from bot.manager.requests import (
    AddComputer,
    CatchSilent,
    Join,
    OpenTable,
    React,
    Rematch,
    SetClock,
    SetVariant,
    ShowHand,
    Start,
)
from bot.manager.tables.choices import CLOCKS, SETTINGS, PersonSettings, Scope, ServerSettings, of_scope
from bot.manager.tables.clocks import Kind
from bot.manager.views import HandView, Stage, TableView
from tests.bot.manager.hall import AWA, BINTA, CHIDI, PLACE, Hall, done, play, refusal
from tests.bot.manager.tables.test_clocks import TURN

GUILD = PLACE.guild_id


async def set_server(hall: Hall, name: str, value: str, *, moderator: bool = True) -> Refused | None:
    asker = hall.asker(AWA, moderator=moderator)
    return await hall.manager.preferences.set_server(asker, GUILD, name, value)


async def set_own(hall: Hall, name: str, value: str) -> Refused | None:
    answer = await hall.manager.preferences.set_own(hall.asker(AWA), name, value)
    await hall.settle()
    return answer


async def save(hall: Hall, name: str, moderator: bool = True, **options: str) -> Refused | None:
    asker = hall.asker(AWA, moderator=moderator)
    return await hall.manager.preferences.save(asker, GUILD, Preset(name, "gambian", options))


async def open_at(hall: Hall, channel: int, person: Any = AWA, **values: Any) -> Answer:
    place = replace(PLACE, channel_id=channel)
    answer = await hall.manager.handle(OpenTable(asker=hall.asker(person), place=place, **values))
    await hall.settle()
    return answer


def rows(hall: Hall) -> list[tuple[Any, ...]]:
    with sqlite3.connect(hall.path) as connection:
        found = connection.execute("SELECT scope, owner, name, value FROM settings ORDER BY name").fetchall()
    connection.close()
    return found


async def test_without_rows_everything_is_as_usual(hall: Hall) -> None:
    preferences = hall.manager.preferences
    assert preferences.server(GUILD) == ServerSettings()
    assert preferences.person(AWA) == PersonSettings()
    for scope in Scope:
        assert preferences.texts(scope, GUILD) == {each.name: each.usual for each in of_scope(scope)}


@pytest.mark.parametrize("setting", SETTINGS.values(), ids=SETTINGS)
def test_the_usual_value_of_a_setting_is_the_default_of_its_field(setting: Any) -> None:
    fields = ServerSettings() if setting.scope is Scope.SERVER else PersonSettings()
    assert setting.value_of(setting.usual) == getattr(fields, setting.name)
    assert not setting.values() or setting.usual in setting.values()
    assert len(setting.values()) <= 25


async def test_what_is_set_outlives_a_restart(hall: Hall) -> None:
    assert await set_server(hall, "turn_clock", "300") is None
    assert await set_own(hall, "turn_notices", "off") is None
    await hall.restart()
    assert hall.manager.preferences.server(GUILD).turn_clock == 300
    assert hall.manager.preferences.server(GUILD + 1) == ServerSettings()
    assert not hall.manager.preferences.person(AWA).turn_notices
    assert hall.manager.preferences.person(BINTA).turn_notices


async def test_what_is_usual_again_is_not_stored(hall: Hall) -> None:
    await set_server(hall, "reactions", "off")
    await set_server(hall, "reactions", "on")
    assert rows(hall) == []
    assert hall.manager.preferences.server(GUILD).reactions


async def test_rows_of_a_newer_program_are_kept_and_do_no_harm(hall: Hall) -> None:
    await set_server(hall, "reactions", "off")
    newer = [("server", GUILD, "language", "mandinka"), ("server", GUILD, "turn_clock", "91")]
    with sqlite3.connect(hall.path) as connection:
        connection.executemany("INSERT INTO settings VALUES (?, ?, ?, ?, 1, 1)", newer)
    connection.close()
    await hall.restart()
    assert hall.manager.preferences.server(GUILD) == ServerSettings(reactions=False)
    assert hall.manager.preferences.texts(Scope.SERVER, GUILD)["turn_clock"] == "usual"
    await set_server(hall, "several_tables", "on")
    assert set(newer) < set(rows(hall))


@pytest.mark.parametrize(
    ("name", "value", "nearest"),
    [
        ("turn_clock", "100", "90"),
        ("turn_clock", "8000000", "604800"),
        ("turn_clock", "usally", "usual"),
        ("variant", "gambia", "gambian"),
        ("reactions", "one", "on"),
        ("several_tables", "perhaps", "none"),
        ("channels", "#cards", "none"),
        ("reaction", "on", "reactions"),
        ("turn_notices", "off", "turn_clock"),
    ],
)
async def test_a_bad_value_names_the_nearest_good_one(
    hall: Hall, name: str, value: str, nearest: str
) -> None:
    answer = await set_server(hall, name, value)
    assert answer is not None
    assert (answer.reason, answer.values["nearest"]) == (Refusal.BAD_SETTING, nearest)
    assert rows(hall) == []


async def test_only_so_many_channels_can_be_chosen(hall: Hall) -> None:
    answer = await set_server(hall, "channels", " ".join(map(str, range(26))))
    assert answer is not None
    assert answer.reason == Refusal.TOO_MANY_CHANNELS


async def test_who_does_not_manage_the_server_sets_nothing_for_it(hall: Hall) -> None:
    preferences, asker = hall.manager.preferences, hall.asker(AWA)
    for answer in (
        await preferences.set_server(asker, GUILD, "reactions", "off"),
        await save(hall, "short", moderator=False),
        await preferences.drop(asker, GUILD, "short"),
    ):
        assert answer is not None
        assert answer.reason == Refusal.MANAGERS_ONLY
    elsewhere = hall.asker(AWA, moderator=True, guild_id=99)
    answer = await preferences.set_server(elsewhere, GUILD, "reactions", "off")
    assert answer is not None
    assert answer.reason == Refusal.MANAGERS_ONLY
    assert preferences.server(GUILD) == ServerSettings()


async def test_what_could_not_be_stored_does_not_hold(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(hall.database, "run", full)
    answer = await set_server(hall, "reactions", "off")
    assert answer is not None
    assert answer.reason == Refusal.NOT_SAVED
    assert hall.manager.preferences.server(GUILD).reactions


async def test_a_table_opens_with_the_servers_clock_and_keeps_it(hall: Hall) -> None:
    await set_server(hall, "turn_clock", "300")
    await hall.seat([AWA, BINTA], misplay="reject")
    await set_server(hall, "turn_clock", "15")
    began = hall.clock.now()
    assert (await hall.view()).due == began + 300
    await hall.wait(199)
    assert hall.showing.told == []
    await hall.wait(2)
    assert [notice.slug for _, notice in hall.showing.told] == ["turn_reminder"]
    await hall.wait(98)
    assert (await hall.view()).due == began + 300
    await hall.wait(2)
    assert (await hall.view()).due == began + 600
    await hall.restart()
    assert (await hall.view()).turn_clock == 300


async def test_a_slow_table_leaves_more_time_to_notice(hall: Hall) -> None:
    await set_server(hall, "turn_clock", "3600")
    await hall.seat([AWA, BINTA, CHIDI])
    await hall.lay_out("5C", "6D 7D", "9H 9D", "QS KS")
    await hall.start_turn()
    done(await hall.act(AWA, play("6D")))
    await hall.wait(359)
    assert Kind.WINDOW in (await hall.desk()).clocks
    await hall.wait(2)
    assert Kind.WINDOW not in (await hall.desk()).clocks


async def test_a_clock_that_is_asked_for_goes_before_the_servers(hall: Hall) -> None:
    await set_server(hall, "turn_clock", "300")
    assert done(await open_at(hall, 10, clock="60")).table.turn_clock == 60
    assert done(await open_at(hall, 11)).table.turn_clock == 300
    assert refusal(await open_at(hall, 12, clock="61")) == Refusal.BAD_SETTING
    await set_server(hall, "turn_clock", "usual")
    assert done(await open_at(hall, 12)).table.turn_clock == TURN


async def test_the_host_sets_the_clock_of_his_lobby(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Join, BINTA))
    assert refusal(await hall.ask(SetClock, BINTA, clock="60")) == Refusal.HOST_ONLY
    done(await hall.ask(SetClock, AWA, clock="604800"))
    assert (await hall.view()).turn_clock == CLOCKS[-1]
    answer = await hall.ask(SetClock, AWA, clock="59")
    assert isinstance(answer, Refused)
    assert answer.values["nearest"] == "60"
    done(await hall.ask(Start, AWA))
    assert refusal(await hall.ask(SetClock, AWA, clock="60")) == Refusal.LOBBY_CLOSED


async def test_tables_open_only_in_the_channels_that_are_set(hall: Hall) -> None:
    await set_server(hall, "channels", "10 11")
    answer = await open_at(hall, 12)
    assert isinstance(answer, Refused)
    assert answer.reason == Refusal.CHANNEL_NOT_ALLOWED
    assert answer.values == {"channels": "<#10>, <#11>"}
    done(await open_at(hall, 11))
    done(await open_at(hall, 99, parent=10))
    assert refusal(await open_at(hall, 98, parent=12)) == Refusal.CHANNEL_NOT_ALLOWED
    await set_server(hall, "channels", "")
    done(await open_at(hall, 12))


async def test_several_tables_stand_in_a_channel_where_the_server_lets_them(hall: Hall) -> None:
    await set_server(hall, "several_tables", "on")
    for person in range(200, 200 + hall.terms.several_a_channel):
        done(await open_at(hall, 10, person))
    answer = await open_at(hall, 10)
    assert isinstance(answer, Refused)
    assert answer.values == {"most": hall.terms.several_a_channel}


async def test_a_rematch_needs_room_in_its_channel_too(hall: Hall) -> None:
    await set_server(hall, "several_tables", "on")
    await hall.seat([AWA, BINTA], hand_size="2", misplay="reject")
    while (await hall.view()).stage is not Stage.OVER:
        await hall.move() if (await hall.view()).stage is Stage.PLAYING else await hall.wait(120)
    done(await open_at(hall, 10, CHIDI))
    await set_server(hall, "several_tables", "off")
    assert refusal(await hall.ask(Rematch, AWA)) == Refusal.CHANNEL_TAKEN
    await set_server(hall, "several_tables", "on")
    done(await hall.ask(Rematch, AWA))


async def test_reactions_do_nothing_at_a_table_without_them_and_it_is_said(hall: Hall) -> None:
    await set_server(hall, "reactions", "off")
    await hall.seat([AWA, BINTA, CHIDI])
    await hall.lay_out("5C", "6C 7C", "9D 9C 9S", "QS KS JD")
    done(await hall.act(AWA, play("6C")))
    assert not (await hall.view()).reactions
    (message,) = hall.showing.table_messages()
    await hall.manager.react(React(person=BINTA, message=message.ref, emoji="🚨"))
    await hall.settle()
    assert (await hall.view()).seats[0].cards == 1
    notice = (await hall.hand(BINTA)).notice
    assert notice is not None
    assert notice.values["reason"] == Refusal.REACTIONS_OFF
    done(await hall.act(BINTA, CatchSilent()))
    assert (await hall.view()).seats[0].cards == 3


async def test_who_wants_no_notices_is_not_mentioned_when_his_time_runs_out(hall: Hall) -> None:
    await set_own(hall, "turn_notices", "off")
    await hall.seat([AWA, BINTA], misplay="reject")
    for _ in range(4):
        mover = await hall.mover()
        hall.showing.told.clear()
        await hall.wait(TURN * 2 / 3 + 1)
        assert [people for people, _ in hall.showing.told] == ([(BINTA,)] if mover == BINTA else [])
        done(await hall.move())


class TestRinging:
    """A new hand message makes the phone ring."""

    @pytest.fixture
    def terms(self, terms: Any) -> Any:
        return replace(terms, fresh_press=60, turn=600)

    @pytest.mark.parametrize("notices", ["on", "off"])
    async def test_no_phone_rings_for_who_wants_no_notices(self, hall: Hall, notices: str) -> None:
        await set_own(hall, "turn_notices", notices)
        await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
        await hall.lay_out("5C", "9D 9C 9S", "5H 6C 7D", "QS KS JD", turn=1)
        await hall.start_turn()
        await hall.settle()
        before = hall.showing.hand_of(AWA).ref
        await hall.wait(100)
        done(await hall.act(BINTA, play("6C")))
        await hall.act(CHIDI, (await hall.some_move(CHIDI)))
        assert await hall.mover() == AWA
        assert (hall.showing.hand_of(AWA).ref != before) == (notices == "on")


async def test_suits_are_called_as_their_owner_wants_it_at_once(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    await set_own(hall, "suit_names", "on")
    shown = [hall.showing.hand_of(person).view for person in (AWA, BINTA)]
    assert [isinstance(view, HandView) and view.suit_names for view in shown] == [True, False]
    assert (await hall.hand(AWA)).suit_names
    answer = await hall.ask(ShowHand, AWA)
    hand = done(answer).hand
    assert hand is not None
    assert hand.suit_names


async def test_a_preset_is_saved_listed_and_dropped(hall: Hall) -> None:
    assert await save(hall, "Short", hand_size="3", misplay="reject") is None
    assert await save(hall, "ale") is None
    await hall.restart()
    preferences = hall.manager.preferences
    assert await preferences.presets(GUILD) == (
        Preset("ale", "gambian", {}),
        Preset("Short", "gambian", {"hand_size": "3", "misplay": "reject"}),
    )
    assert await preferences.presets(GUILD + 1) == ()
    asker = hall.asker(AWA, moderator=True)
    assert await preferences.drop(asker, GUILD, "SHORT") is None
    answer = await preferences.drop(asker, GUILD, "Short")
    assert answer is not None
    assert answer.reason == Refusal.NO_PRESET
    assert [preset.name for preset in await preferences.presets(GUILD)] == ["ale"]


@pytest.mark.parametrize("name", ["", " x", "x" * 33, "a\nb", "\u202eabc"])
async def test_a_preset_needs_a_name_that_can_be_read(hall: Hall, name: str) -> None:
    answer = await save(hall, name)
    assert answer is not None
    assert answer.reason == Refusal.BAD_PRESET_NAME


async def test_a_server_has_so_many_presets_each_with_a_name_of_its_own(hall: Hall) -> None:
    for number in range(MOST_PRESETS - 1):
        assert await save(hall, f"preset {number}") is None
    taken = await save(hall, "PRESET 3")
    assert taken is not None
    assert taken.reason == Refusal.PRESET_TAKEN
    assert await save(hall, "the last") is None
    full = await save(hall, "one more")
    assert full is not None
    assert full.reason == Refusal.TOO_MANY_PRESETS
    assert len(await hall.manager.preferences.presets(GUILD)) == MOST_PRESETS


async def test_the_host_takes_another_game_with_its_options_and_no_others(hall: Hall) -> None:
    await hall.open_table(misplay="reject")
    done(await hall.ask(Join, BINTA))
    chosen: dict[str, Any] = {"variant": "gambian", "options": {"hand_size": "3"}}
    assert refusal(await hall.ask(SetVariant, BINTA, **chosen)) == Refusal.HOST_ONLY
    done(await hall.ask(SetVariant, AWA, **chosen))
    assert dict((await hall.view()).options) == {"hand_size": "3"}
    done(await hall.ask(SetVariant, AWA, variant="classic"))
    done(await hall.ask(SetVariant, AWA, variant="gambian"))
    (message,) = hall.showing.table_messages()
    assert isinstance(message.view, TableView)
    assert message.view.rules.variant.name == "gambian"
    done(await hall.ask(Start, AWA))
    assert refusal(await hall.ask(SetVariant, AWA, **chosen)) == Refusal.LOBBY_CLOSED


@pytest.mark.parametrize(
    ("variant", "options", "reason"),
    [
        ("bridge", {}, "bad_option"),
        ("gambian", {"trumps": "hearts"}, "unknown_option"),
        ("gambian", {"hand_size": "40"}, "bad_option"),
    ],
)
async def test_a_preset_that_no_longer_fits_changes_nothing(
    hall: Hall, variant: str, options: dict[str, str], reason: str
) -> None:
    await hall.open_table(misplay="reject")
    before = await hall.view()
    answer = await hall.ask(SetVariant, AWA, variant=variant, options=options)
    assert refusal(answer) == reason
    assert await hall.view() == before


async def test_a_game_for_fewer_than_sit_here_is_refused(hall: Hall) -> None:
    await hall.open_table()
    for _ in range(4):
        done(await hall.ask(AddComputer, AWA))
    answer = await hall.ask(SetVariant, AWA, variant="classic")
    assert isinstance(answer, Refused)
    assert (answer.reason, answer.values) == (Refusal.TOO_MANY_SEATED, {"most": 4, "taken": 5})
    assert (await hall.view()).rules.variant.name == "gambian"


async def test_the_servers_game_is_played_where_none_is_named(hall: Hall) -> None:
    assert await set_server(hall, "variant", "house") is None
    assert done(await open_at(hall, 10)).table.rules.variant.name == "house"
    assert done(await open_at(hall, 11, variant="gambian")).table.rules.variant.name == "gambian"
