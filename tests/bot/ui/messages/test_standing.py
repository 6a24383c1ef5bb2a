"""What stands at a table beside the cards."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.engine.state import Phase
from bot.manager.ids import LeagueId, PersonId, StampKind
from bot.manager.requests import Agree, Follow, Object, Resume
from bot.manager.tables.choices import LANGUAGES
from bot.manager.tables.table import Aim
from bot.manager.views import FixtureView, MotionView, Notice, Stage, TableView
from bot.text.catalogue import say
from bot.ui.messages.controls import read
from bot.ui.messages.face import Button, Face
from bot.ui.messages.hand import hand_face
from bot.ui.messages.table import table_face
from tests.bot.ui.fakes import in_lobby, playing
from tests.bot.ui.problems import problems
from tests.bot.ui.stage import private_words, stage
from tests.bot.ui.views import dealt, hand_view, lobby_view, table_view

DUE = 1_700_000_000.0
FIXTURE = FixtureView(LeagueId("b7k2m9"), "Sunday cup", (PersonId(1000), PersonId(1001)))
ASKED_FOR = ("button-join", "button-ready", "button-hand", "button-resume")


def played() -> TableView:
    match, events = dealt()
    return table_view(match, events)


def verbs(face: Face) -> set[str]:
    controls = [
        read(item.custom_id)
        for row in face.rows
        if isinstance(row, tuple)
        for item in row
        if isinstance(item, Button)
    ]
    return {control.verb for control in controls if control is not None}


def test_a_paused_table_says_so_and_has_no_buttons_to_play_with() -> None:
    face = table_face("en", replace(played(), paused_until=DUE, due=None))
    assert face.text.startswith("**Paused.**")
    assert verbs(face) == {"hand", "resume", "rules"}
    assert "follow" in verbs(table_face("en", played()))
    assert not list(problems(face))


@pytest.mark.parametrize("aim", list(Aim))
@pytest.mark.parametrize("paused", [None, DUE])
def test_what_people_are_asked_is_told_with_who_is_missing(aim: Aim, paused: float | None) -> None:
    motion = MotionView(aim, PersonId(5), (PersonId(6), PersonId(7)), DUE)
    face = table_face("en", replace(played(), motion=motion, paused_until=paused))
    assert "<@5>" in face.text
    assert "<@6> and <@7>" in face.text
    assert {"agree", "object"} <= verbs(face)
    stamps = [read(item.custom_id) for item in face.rows[-1] if isinstance(item, Button)]  # type: ignore[union-attr]
    assert [control and control.stamp and control.stamp.kind for control in stamps] == [StampKind.MOTION] * 2
    assert not list(problems(face))


@pytest.mark.parametrize("view", [played(), lobby_view(), replace(played(), stage=Stage.OVER)])
def test_what_was_done_to_a_table_is_told_at_every_stage(view: TableView) -> None:
    note = Notice("kicked", {"who": "<@8>", "by": "<@9>"})
    face = table_face("en", replace(view, note=note))
    assert "<@9> has taken <@8> out" in face.body
    face = table_face("en", replace(view, note=replace(note, slug="turned_away")))
    assert "<@9> has sent <@8> away" in face.body


def test_a_table_whose_people_are_all_away_says_that_it_waits() -> None:
    view = played()
    away = tuple(replace(line, away=line.person is not None) for line in view.seats)
    assert "Everybody is away" in table_face("en", replace(view, seats=away)).text
    assert "Everybody is away" not in table_face("en", replace(view, seats=(view.seats[0], *away[1:]))).text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "changed",
    [
        {},
        {"paused_until": DUE, "due": None},
        {"motion": MotionView(Aim.END, PersonId(5), (PersonId(6),), DUE)},
        {"lesson": True},
        {"stage": Stage.LOBBY, "public": None, "recent": ()},
        {"stage": Stage.LOBBY, "public": None, "recent": (), "fixture": FIXTURE},
    ],
)
@pytest.mark.parametrize("phase", [Phase.TURN, Phase.ARREST])
def test_what_stays_of_a_message_that_is_out_of_date_tells_no_time_and_asks_for_nothing(
    language: str, changed: dict[str, Any], phase: Phase
) -> None:
    """Its text says then that it is out of date, and all else stands as it stood."""
    view = played()
    assert view.public is not None
    seats = tuple(replace(line, takes_messages=False) for line in view.seats)
    view = replace(view, public=replace(view.public, phase=phase), seats=seats, restarting=True)
    now = table_face(language, replace(view, **changed))
    assert f"<t:{int(DUE)}:R>" in now.text
    assert say(language, "table-restarting") in now.text
    left = repr(replace(now, text="", rows=()))
    assert "<t:" not in left
    assert not [label for label in map(partial(say, language), ASKED_FOR) if f"**{label}**" in left]


def test_seats_that_are_kept_are_told() -> None:
    face = table_face("en", replace(lobby_view(), reserved=(PersonId(5), PersonId(6))))
    assert "kept for <@5> and <@6>" in face.body


def test_a_hand_says_that_the_match_is_paused() -> None:
    match, events = dealt()
    assert "paused" in hand_face("en", replace(hand_view(match, 0, events), paused=True)).text


@pytest.mark.parametrize(("verb", "kind"), [("agree", Agree), ("object", Object), ("resume", Resume)])
async def test_buttons_ask_for_it(verb: str, kind: type[Agree]) -> None:
    async with stage(playing()) as here:
        table = here.manager.view.id
        message = await here.button(f"lc:{table}:m1:{verb}")
        await here.people[0].click(message, label="Press")
        (request,) = here.manager.requests
        assert isinstance(request, kind)
        assert request.stamp is not None
        await here.people[0].click(await here.button(f"lc:{table}:l1:{verb}"), label="Press")
        assert len(here.manager.requests) == 1


async def test_who_presses_follow_is_told_so_alone() -> None:
    async with stage(playing()) as here:
        message = await here.table_message()
        words = private_words(await here.people[2].click(message, label="Follow"))
        assert "You follow this table" in words
        (request,) = here.manager.requests
        assert isinstance(request, Follow)
        assert not request.stop


def test_a_lobby_shows_nothing_of_it() -> None:
    assert verbs(table_face("en", in_lobby().view)) & {"agree", "resume"} == set()
