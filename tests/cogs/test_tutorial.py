"""/table tutorial: what is asked of the manager, what the learner is told, and what he sees."""

from dataclasses import replace

import pytest

from bot.manager.answers import Refusal
from bot.manager.ids import Place
from bot.manager.requests import OpenTable
from bot.manager.tables.choices import LANGUAGES
from bot.manager.views import EndReason, HandView, Stage
from bot.players.lesson import Lesson, Skill, remark
from bot.ui.messages.face import Button
from bot.ui.messages.hand import hand_face
from bot.ui.messages.table import table_face
from bot.ui.screens.picking import suit_face
from tests.bot.players.lessons import Classroom
from tests.bot.ui.fakes import in_lobby, refusing
from tests.bot.ui.problems import problems
from tests.bot.ui.stage import private_words, stage
from tests.bot.ui.views import hand_view, table_view

LONG = ("x" * 32,) * 3


def hand(*, over: bool = False, told: bool = True) -> HandView:
    """Return the learner's hand, named as long as people can be, when the lesson begins or when it is over."""
    room = Classroom.opened()
    said = remark(room.view, Lesson(met=tuple(Skill)), over=over)
    view = replace(hand_view(room.match, names=LONG), marks=True, remark=said if told else None)
    return replace(view, stage=Stage.OVER if over else Stage.PLAYING)


def labels(view: HandView) -> set[str]:
    rows = hand_face("en", view).rows
    return {item.label for row in rows if isinstance(row, tuple) for item in row if isinstance(item, Button)}


async def test_a_lesson_is_asked_for_here_and_answered_with_where_it_is() -> None:
    manager = in_lobby()
    manager.answers = None
    async with stage(manager) as here:
        words = private_words(await here.people[0].slash(here.channel, "table tutorial"))
        (request,) = here.manager.requests
        assert isinstance(request, OpenTable)
        assert request.lesson
        assert request.place == Place(here.people[0].guild.id, here.channel.id)
        assert f"<#{here.manager.view.place.channel_id}>" in words
        assert "direct message" in words


async def test_who_is_being_taught_is_told_where() -> None:
    manager = in_lobby()
    manager.answers = refusing(Refusal.LESSON_RUNNING, channel="<#77>")
    async with stage(manager) as here:
        words = private_words(await here.people[0].slash(here.channel, "table tutorial"))
    assert "already, in <#77>" in words
    assert "/table leave" in words


def test_a_learner_has_every_control_before_him_and_nothing_else_comes_first() -> None:
    assert {"Catch", "Challenge"} <= labels(hand())
    assert not {"Catch", "Challenge"} & labels(hand(told=False))
    face = hand_face("en", hand())
    assert face.text.startswith("🎓 Welcome!")
    assert "Your turn" in face.body


def test_who_is_asked_for_a_suit_is_still_told_what_to_do() -> None:
    view = hand()
    assert "🎓" in suit_face("en", view, view.view.hand[0]).text
    plain = hand(told=False)
    assert "🎓" not in suit_face("en", plain, plain.view.hand[0]).text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("over", [False, True])
def test_what_a_learner_sees_fits(language: str, over: bool) -> None:
    assert not list(problems(hand_face(language, hand(over=over))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_sees_that_it_is_a_lesson_and_no_rematch_is_offered(language: str) -> None:
    room = Classroom.opened()
    view = replace(table_view(room.match), lesson=True)
    assert table_face(language, view).body != table_face(language, replace(view, lesson=False)).body
    over = replace(view, stage=Stage.OVER, ended=EndReason.TAUGHT, due=None)
    face = table_face(language, over)
    assert not list(problems(face))
    assert [len(row) for row in face.rows if isinstance(row, tuple)] == [1]
