"""Nobody's name pings, breaks a message, or makes him somebody else: in every message the bot shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandOptionType
from simcord.results import InteractionResult

from bot.engine import events as e
from bot.engine.cards import CARDS
from bot.engine.match import Match
from bot.engine.rules import variants
from bot.engine.view import public_event
from bot.manager.answers import Refusal, Refused
from bot.manager.ids import PersonId, TableId
from bot.manager.preferences import Preset
from bot.manager.tables.choices import Scope, of_scope
from bot.manager.views import EndReason, MotionView, Newcomer, Notice, Stage
from bot.text.names import plain_name, safe_name
from bot.ui.answers.answering import words_of
from bot.ui.messages.face import AnyFace
from bot.ui.messages.hand import hand_face
from bot.ui.messages.table import table_face
from bot.ui.screens.options import options_face
from bot.ui.screens.presets import presets_face
from bot.ui.screens.settings import server_face
from bot.ui.screens.tables import list_face
from tests.bot.ui.problems import problems
from tests.bot.ui.views import hand_view, lobby_view, person, played, table_view
from tests.security.test_other_servers import values_for
from tests.security.world import answer, leaves, world

EVIL = (
    "@everyone", "@here <@1> <@&2> <#3>", "[x](https://evil.example)", "discord.gg/evil", "```\n||**__~~",
    "# big\n> quote", "\u202e\u2066gnp.exe", "\u200b\u3164", "e" + "\u0301" * 40, "\u0e01" + "\u0e47" * 40,
    "W" * 200, "💀" * 40, "\ufdfa" * 20, "</table end:1>", "<t:0:R> :joker: <a:b:1>",
)  # fmt: skip

PING = re.compile(r"@(?:everyone|here)|<@&|<@1>|</|(?<!\\)<(?!@\d+>|t:\d+:R>|t:\d{10}:F>|#\d+>)")
UNSEEN = re.compile("[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\u3164]|\u0301{3}|\u0e47{3}")
OPEN = re.compile(r"(?<!\\)(?:\]\(https://evil|\*\*__~~|```|# big)|discord\.gg/")


def games() -> Iterator[tuple[Match, tuple[e.Event, ...]]]:
    """Yield matches of all games in every stage there is."""
    for variant in variants():
        for steps in (0, 7, 25, 60):
            yield played(steps, seats=variant.seats[-1], seed=steps, variant=variant.name)


def faces() -> Iterator[tuple[str, AnyFace]]:
    """Yield every message that names somebody, with what it is."""
    for match, events in games():
        names = tuple(EVIL[seat % len(EVIL)] for seat in range(match.rules.seats))
        again = tuple(EVIL[-1 - seat % len(EVIL)] for seat in range(match.rules.seats))
        for called in (names, again):
            view = replace(
                table_view(match, events, names=called),
                waiting=(Newcomer(PersonId(7), called[0]),),
                reserved=(PersonId(8),),
            )
            motion = MotionView("kick", person(0), (person(1),), 1.0, match.rules.seats - 1)
            for each in (
                view,
                replace(view, motion=motion),
                replace(view, paused_until=1.0),
                replace(view, frozen=True),
            ):
                yield "table", table_face("en", each)
            yield (
                "over",
                table_face("en", replace(view, stage=Stage.OVER, ended=EndReason.CHAMPION, winners=(0, 1))),
            )
            for seat in range(match.rules.seats - 1):
                hand = hand_view(match, seat, events, names=called)
                yield "hand", hand_face("en", hand)
                yield (
                    "hand",
                    hand_face(
                        "en",
                        replace(hand, notice=Notice("kicked", {"who": "<@1001>", "by": "<@1002>"})),
                        asked_for=True,
                    ),
                )
    for called in (EVIL[:8], EVIL[-8:]):
        lobby = lobby_view(8, names=called)
        yield "lobby", table_face("en", lobby)
        yield "list", list_face("en", [(lobby.id, lobby), (TableId("lost"), None)])
        presets = tuple(Preset(safe_preset(name), "gambian", {}) for name in called)
        yield "presets", presets_face("en", lobby, presets)
        yield "options", options_face("en", lobby)


def safe_preset(name: str) -> str:
    """Return a name as `/table save` stores it."""
    return plain_name(name)


def words_in(part: object) -> Iterator[str]:
    """Yield every text of a message that is shown as message text, and none that is shown as it is (labels)."""
    if isinstance(part, dict):
        for key, value in part.items():
            if key in {"content", "title", "description", "name", "value", "text"} and isinstance(value, str):
                yield value
            elif key != "components":
                yield from words_in(value)
    elif isinstance(part, list):
        for each in part:
            yield from words_in(each)


def body_of(face: AnyFace) -> dict[str, Any]:
    """Return a message as it is sent."""
    return face.message_for(getattr(face, "owner", PersonId(0)))


LABELS = {"label", "placeholder", "description"}
"""What Discord shows of controls as it is: no markdown is read there, and nobody can be pinged."""
WRONG_ON_LABELS = re.compile(f"@(?:everyone|here)|{UNSEEN.pattern}")


def without_labels(part: object, labels: list[str]) -> object:
    """Return controls without their labels, which are put into a list."""
    match part:
        case dict():
            labels += [each for key, each in part.items() if key in LABELS and isinstance(each, str)]
            return {key: without_labels(each, labels) for key, each in part.items() if key not in LABELS}
        case list():
            return [without_labels(each, labels) for each in part]
        case _:
            return part


def taken_apart(result: InteractionResult) -> tuple[str, list[str]]:
    """Return an answer, its controls with it but for their labels, and these labels."""
    said, labels = answer(result), list[str]()
    for response in (result.response, *result.followups):
        if response is not None and response.components:
            shown = str(response.components)
            assert shown in said
            said = said.replace(shown, str(without_labels(response.components, labels)))
    return said, labels


def wrong_in(text: str) -> list[str]:
    """Return what in a text pings, is unseen, or is markdown that somebody has put there by his name."""
    return [found[0] for pattern in (PING, UNSEEN, OPEN) for found in pattern.finditer(text)]


def test_no_name_does_harm_in_any_message() -> None:
    seen: dict[str, int] = {}
    for kind, face in faces():
        seen[kind] = seen.get(kind, 0) + 1
        assert not list(problems(face)), kind
        body = body_of(face)
        assert body["allowed_mentions"] == {"parse": []}
        for text in words_in(body):
            assert not wrong_in(text), (kind, text)
    assert set(seen) == {"table", "over", "hand", "lobby", "list", "presets", "options"}


@pytest.mark.parametrize("evil", EVIL)
def test_what_is_looked_for_is_found_where_a_name_is_not_tamed(evil: str) -> None:
    if evil not in {"W" * 200, "💀" * 40, "\ufdfa" * 20}:
        assert wrong_in(evil), evil
    assert not wrong_in(safe_name(evil))


def test_labels_alone_are_taken_out_of_controls() -> None:
    labels: list[str] = []
    row = {"type": 1, "components": [{"label": "<a", "custom_id": "<b", "options": [{"description": "<c"}]}]}
    left = without_labels([row, {"content": "<d", "placeholder": "\u202e"}], labels)
    assert left == [{"type": 1, "components": [{"custom_id": "<b", "options": [{}]}]}, {"content": "<d"}]
    assert labels == ["<a", "<c", "\u202e"]
    assert [label for label in (*labels, "@here") if WRONG_ON_LABELS.search(label)] == ["\u202e", "@here"]


@pytest.mark.parametrize("evil", EVIL)
def test_what_was_typed_does_no_harm_in_a_refusal(evil: str) -> None:
    values: dict[str, str | int] = {
        "name": evil,
        "value": evil,
        "nearest": evil,
        "allowed": "-",
        "preset": evil,
        "most": 1,
    }
    for reason in (
        Refusal.BAD_OPTION,
        Refusal.UNKNOWN_OPTION,
        Refusal.NO_PRESET,
        Refusal.PRESET_TAKEN,
        Refusal.BAD_SETTING,
    ):
        text = words_of("en", Refused(reason, values))
        assert not wrong_in(text), text
        assert len(text) < 2000


def test_names_of_options_are_shown_as_they_are_and_underlining_is_not() -> None:
    values: dict[str, str | int] = {"name": "last_call", "value": "__x__", "nearest": "_y", "allowed": "-"}
    text = words_of("en", Refused(Refusal.BAD_SETTING, values))
    assert "__x__" not in text
    assert "_y" not in text.replace("\\_y", "")


def test_calls_catches_and_results_name_the_seat_beside_whoever_sits_there() -> None:
    match, _ = played(3, seats=4)
    told: tuple[e.Event, ...] = (e.Called(1, early=False), e.Caught(2, 1), e.TakenBack(1, (CARDS[0],), 0))
    names = ("Awa", "Awa", "Awa", "Computer 1")
    view = table_view(match, tuple(map(public_event, told)), names=names)
    events = table_face("en", view).fields[1][1]
    assert f"<@{person(1)}> (2) says" in events
    assert f"<@{person(1)}> (2) catches <@{person(2)}> (3)" in events
    won = replace(view, stage=Stage.OVER, ended=EndReason.CHAMPION, winners=(3,))
    assert "Computer 1 (4)" in table_face("en", won).text
    hand = hand_view(match, 0, tuple(map(public_event, told[:2])), names=names)
    assert "Awa (2) catches Awa (3)" in hand_face("en", hand, asked_for=True).body


def test_nobody_waits_under_a_name_he_has_made_up() -> None:
    match, events = played(3, seats=4, variant="classic")
    face = table_face("en", replace(table_view(match, events), waiting=(Newcomer(PersonId(77), "Newcomer"),)))
    assert "<@77> will join" in face.body


def test_presets_of_a_server_are_tamed_in_its_settings() -> None:
    texts = {setting.name: setting.usual for setting in of_scope(Scope.SERVER)}
    presets = tuple(Preset(safe_preset(name), "gambian", {}) for name in EVIL)
    times = {"turn_clock": 90.0, "idle_time": 86_400.0}
    for page in range(4):
        face = server_face("en", texts, presets, set(), page, times=times)
        assert not list(problems(face))
        assert not [wrong for text in words_in(body_of(face)) for wrong in wrong_in(text)]


async def test_every_request_that_shows_words_says_whom_it_may_ping(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        server = await here.server("@everyone")
        await here.play(server)
        await server.host.slash(server.channel, "hand")
        await server.guest.slash(server.channel, "play", card="<@1> @everyone")
        await server.moderator.slash(server.channel, "table kick", player="@here")
        await server.host.slash(server.channel, "table pause")
        await server.host.slash(server.channel, "table show")
        await server.host.slash(server.channel, "table end")
        said = 0
        for entry in here.env.http_requests:
            body = entry.json if isinstance(entry.json, dict) else {}
            message = body.get("data", body)
            if entry.method in {"POST", "PATCH"} and ("content" in message or "embeds" in message):
                assert message["allowed_mentions"] == {"parse": []}, entry.path
                said += 1
        assert said > 8


TYPED = (
    "@everyone <@&2> [x](https://evil.example) discord.gg/evil ``` **__~~",
    "hand_size=@everyone",
    "\u202e\u2066 # big\n> quote",
    "__x__=```",
    "x" * 6000,
    "=",
)


@pytest.mark.parametrize("evil", TYPED)
async def test_whatever_is_typed_into_any_option_does_no_harm_in_the_answer(
    tmp_path: Path, evil: str
) -> None:
    async with world(tmp_path) as here:
        server = await here.server("A")
        await here.play(server)
        tried = 0
        for name, command in leaves(here.client.tree):
            for option in command.parameters:
                if option.type is not AppCommandOptionType.string or option.choices:
                    continue
                if isinstance(option.max_value, int):
                    evil = evil[: option.max_value]
                given = {**values_for(command, server, "8H"), option.name: evil}
                typed = await server.moderator.slash(server.channel, name, **given)
                said, labels = taken_apart(typed)
                assert "(error " not in said, (name, option.name)
                assert not wrong_in(said), (name, option.name, said)
                assert [label for label in labels if WRONG_ON_LABELS.search(label) or len(label) > 150] == []
                assert len(said) < 3500
                if option.autocomplete:
                    offered = await server.moderator.autocomplete(server.channel, name, option.name, evil)
                    assert len(offered) <= 25
                tried += 1
        assert tried > 25
