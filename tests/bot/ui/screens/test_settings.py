"""The screens of settings and presets: what they offer, and that Discord would take them."""

from dataclasses import replace

import pytest

from bot.engine.cards import parse_card
from bot.engine.rules import variants
from bot.manager.preferences import LONGEST_NAME, MOST_PRESETS, Preset
from bot.manager.tables.choices import CLOCKS, Scope, of_scope
from bot.manager.views import HandView, Stage
from bot.text.settings import duration, setting_label, setting_value
from bot.ui.messages.controls import read
from bot.ui.messages.dialects import own_words
from bot.ui.messages.face import ChannelMenu, Face, Menu, RoleMenu
from bot.ui.messages.hand import hand_face
from bot.ui.messages.lobby import lobby_face
from bot.ui.messages.table import reactions, table_face
from bot.ui.screens.picking import suit_face
from bot.ui.screens.presets import presets_face
from bot.ui.screens.settings import own_face, server_face
from bot.ui.typed.tables import read_card
from tests.bot.ui.messages.test_messages import labels, said_by
from tests.bot.ui.problems import problems
from tests.bot.ui.views import dealt, hand_view, holding, lobby_view, table_view

EVERYTHING = dict.fromkeys(variants()[0].defaults, "1")
MANY = tuple(
    Preset(f"{number:02}" + "*" * (LONGEST_NAME - 2), "gambian", EVERYTHING) for number in range(MOST_PRESETS)
)
SHORT = Preset("Short", "gambian", {"hand_size": "3"})


TIMES = {"turn_clock": 75, "idle_time": 36_000}
"""As no menu offers them."""


def usual(scope: Scope) -> dict[str, str]:
    return {setting.name: setting.usual for setting in of_scope(scope)}


def menus(face: Face) -> list[Menu]:
    return [row for row in face.rows if isinstance(row, Menu)]


def chosen(face: Face) -> list[str]:
    return [choice.value for menu in menus(face) for choice in menu.choices if choice.chosen]


@pytest.mark.parametrize("presets", [(), (SHORT,), MANY])
@pytest.mark.parametrize("page", [0, 1, 99])
def test_every_page_of_a_servers_settings_is_one_discord_takes(
    presets: tuple[Preset, ...], page: int
) -> None:
    texts = usual(Scope.SERVER) | {"channels": " ".join(str(10**18 + n) for n in range(25))}
    face = server_face("en", texts, presets, {10**18}, page, times=TIMES)
    assert list(problems(face)) == []
    assert list(problems(face.noting("x"))) == []


def test_every_setting_has_its_menu_with_the_present_value_chosen() -> None:
    texts = usual(Scope.SERVER) | {
        "turn_clock": "300",
        "reactions": "off",
        "channels": "5 6",
        "league_managers": "7 8",
    }
    faces = [server_face("en", texts, (SHORT,), {5}, page, times=TIMES, roles={8}) for page in range(4)]
    present = [
        text
        for name, text in texts.items()
        if name not in {"channels", "league_managers", "moderator_role", "time_zone"}
    ]
    assert sorted(text for face in faces for text in chosen(face)) == sorted(present)
    (channels,) = [row for face in faces for row in face.rows if isinstance(row, ChannelMenu)]
    assert channels.chosen == (5,)
    (roles,) = [row for face in faces for row in face.rows if isinstance(row, RoleMenu)]
    assert roles.chosen == (8,)
    assert "<@&7> and <@&8>" in faces[0].body
    assert "<#5> and <#6>" in faces[0].body
    assert "5 minutes" in faces[0].body
    names = [read(menu.custom_id) for menu in menus(own_face("en", usual(Scope.PERSON)))]
    assert [control and control.arguments[1] for control in names] == [
        "own_language",
        "turn_notices",
        "suit_names",
        "hide_me",
    ]


def test_times_as_the_bot_is_set_up_are_told_in_figures() -> None:
    face = server_face("en", usual(Scope.SERVER), (), set(), times=TIMES)
    assert "Time for a turn:** as the bot is set up: 75 seconds" in face.body
    assert "the time the bot is set up with: 10 hours" in face.body
    labels = [choice.label for choice in menus(face)[2].choices]
    assert labels[0].endswith("as the bot is set up: 75 seconds")


@pytest.mark.parametrize("scope", Scope)
def test_every_setting_and_value_has_words(scope: Scope) -> None:
    for setting in of_scope(scope):
        assert setting_label("en", setting.name)
        words = [setting_value("en", setting.name, value, TIMES) for value in setting.values()]
        assert len(set(words)) == len(words)


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (1, "1 second"),
        (90, "90 seconds"),
        (120, "2 minutes"),
        (3600, "1 hour"),
        (604_800, "7 days"),
        (0.5, "0 seconds"),
    ],
)
def test_a_time_is_told_in_the_largest_unit_that_is_exact(seconds: float, words: str) -> None:
    assert str(duration("en", seconds)) == words


@pytest.mark.parametrize("presets", [(), (SHORT,), MANY])
def test_a_lobby_offers_every_game_and_preset(presets: tuple[Preset, ...]) -> None:
    face = presets_face("en", lobby_view(), presets)
    assert list(problems(face)) == []
    offered = {choice.value for menu in menus(face) for choice in menu.choices}
    assert offered == {v.name for v in variants()} | {p.name for p in presets} | {*map(str, CLOCKS), "off"}


def test_what_a_lobby_plays_is_chosen_in_the_menus() -> None:
    view = replace(lobby_view(), turn_clock=90.0)
    assert chosen(presets_face("en", view, (SHORT,))) == ["gambian", "90"]
    assert chosen(presets_face("en", replace(view, options=SHORT.options), (SHORT,))) == ["Short", "90"]
    other = replace(view, options={"hand_size": "5"}, turn_clock=77.0)
    assert chosen(presets_face("en", other, (SHORT,))) == ["77"]
    assert presets_face("en", replace(view, stage=Stage.PLAYING), (SHORT,)).rows == ()


def test_a_preset_of_another_program_is_shown_as_it_was_written() -> None:
    odd = Preset("odd", "gambian", {"trumps": "hearts", "misplay": "maybe", "hand_size": "few"})
    shown = said_by(presets_face("en", lobby_view(), (odd,)))
    assert all(words in shown for words in ("trumps=hearts", "misplay=maybe", "hand_size=few"))


def test_a_lobby_says_how_long_a_turn_may_take() -> None:
    assert "Time for a turn: 7 days" in said_by(lobby_face("en", replace(lobby_view(), turn_clock=604_800)))
    assert "Time for a turn" not in said_by(lobby_face("en", lobby_view()))


def test_a_table_without_reactions_does_not_speak_of_them() -> None:
    view = table_view(*dealt())
    assert reactions(view)
    assert "🔔 last card" in table_face("en", view).footer
    without = replace(view, reactions=False)
    assert reactions(without) == ()
    assert "🔔" not in table_face("en", without).footer


def gambian_hand(*, suit_names: bool) -> HandView:
    match, events = dealt()
    view = hand_view(match, 0, events)
    return replace(holding(view, (parse_card("8H"), parse_card("QC"))), suit_names=suit_names)


def test_suits_are_called_as_the_owner_of_the_hand_wants_it() -> None:
    plain, gambian = (
        said_by(hand_face("en-US", gambian_hand(suit_names=on), asked_for=True)) for on in (False, True)
    )
    assert "8 of hearts" in plain
    assert "love sign" not in plain
    assert "8 of love sign" in gambian
    assert "queen of tánkipitá" in gambian
    assert "hearts" not in gambian
    screen = suit_face("pl", gambian_hand(suit_names=True), parse_card("8H"))
    assert labels(screen)[:4] == [
        "Tánkipitá", "Herbatnik", "Znak miłości", "Czarna karta",
    ]  # fmt: skip


def test_a_card_can_be_typed_by_either_name() -> None:
    hand = gambian_hand(suit_names=True)
    for text in ("8H", "8 of hearts", "8 of Love Sign"):
        assert read_card(hand, text, "en") == parse_card("8H")
    assert read_card(gambian_hand(suit_names=False), "8 of love sign", "en") is None


def test_who_has_no_hand_reads_the_usual_names() -> None:
    assert own_words("en", None) == "en"
