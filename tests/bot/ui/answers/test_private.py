"""Answers come once, in time, and are private whatever happens on the way."""

import asyncio
import logging

import pytest

from bot.engine.cards import parse_card
from bot.manager.answers import Done, HandOver, Refusal
from bot.manager.ids import PersonId, Slot
from bot.text.cards import words
from bot.ui.answers.private import DEFER_AFTER, Reply
from bot.ui.api import wire
from bot.ui.connection.presses import Presses
from bot.ui.messages.face import Face
from bot.ui.screens.statistics import StatisticsScreens
from tests.bot.ui.fakes import FakeManager, playing, refusing
from tests.bot.ui.stage import private_words, stage

CALLBACK = "/interactions/*/*/callback"


@pytest.fixture
def slow() -> FakeManager:
    """Return a manager whose answers come after the time at which they are put off."""
    manager = playing()
    manager.seconds = DEFER_AFTER + 0.5
    return manager


async def test_a_command_that_takes_long_is_put_off_and_answered_in_private(slow: FakeManager) -> None:
    async with stage(slow) as here:
        result = await here.people[1].slash(here.channel, "hand")
        await here.env.advance_time(DEFER_AFTER + 1)
        (callback,) = (entry.json for entry in here.env.http_requests if entry.path.endswith("/callback"))
        assert callback == {"type": 5, "data": {"flags": 64}}
        assert "Your hand" in private_words(result)
        assert here.newest_or_none(here.channel) is None


async def test_a_press_that_takes_long_is_put_off_and_answered_in_private(slow: FakeManager) -> None:
    async with stage(slow) as here:
        message = await here.table_message()
        result = await here.people[1].click(message, label="My hand")
        await here.env.advance_time(DEFER_AFTER + 1)
        (followup,) = result.followups
        assert followup.ephemeral
        assert here.newest(here.channel).id == message.id


async def test_a_refusal_after_a_deferral_is_private_too(slow: FakeManager) -> None:
    slow.answers = refusing("not_your_turn")
    async with stage(slow) as here:
        result = await here.people[1].click(await here.table_message(), label="Draw")
        await here.env.advance_time(DEFER_AFTER + 1)
        (followup,) = result.followups
        assert followup.ephemeral
        assert "not your turn" in followup.content


@pytest.mark.parametrize("code", [10062, 50027])
async def test_an_interaction_that_is_over_is_let_go(code: int, caplog: pytest.LogCaptureFixture) -> None:
    async with stage(playing()) as here:
        message = await here.table_message()
        here.env.inject_error("POST", CALLBACK, status=404, code=code)
        with caplog.at_level(logging.INFO):
            await here.people[1].click(message, label="My hand")
        assert "was over" in caplog.text
        assert not here.env.errors


async def test_an_answer_that_was_taken_already_goes_on_as_a_followup() -> None:
    async with stage(playing()) as here:
        message = await here.table_message()
        here.env.inject_error("POST", CALLBACK, status=400, code=40060)
        await here.people[1].click(message, label="My hand")
        paths = [entry.path for entry in here.env.http_requests if "/webhooks/" in entry.path]
        assert paths
        assert not here.env.errors


async def test_an_edit_after_an_answer_that_was_there_before_is_not_taken_for_one_of_the_pressed_message() -> (
    None
):
    manager = playing()
    async with stage(manager) as here:
        message = await here.hand_message(1)
        hand = manager.hands[PersonId(here.people[1].id)]
        handed = HandOver(Slot(manager.view.id, hand.seat), 1)
        manager.answers = lambda _: Done(manager.view, hand, edit=handed)
        here.env.inject_error("POST", CALLBACK, status=400, code=40060)
        await here.people[1].user.click(message, label="Draw")
        assert manager.edits == [(handed, False)]


async def test_a_callback_that_failed_is_not_sent_again() -> None:
    async with stage(playing()) as here:
        message = await here.table_message()
        here.env.inject_error("POST", CALLBACK, status=400, code=50035)
        await here.people[1].click(message, label="My hand")
        callbacks = [entry for entry in here.env.http_requests if entry.path.endswith("/callback")]
        assert len(callbacks) == 1
        assert not here.env.errors


async def test_no_hand_and_no_token_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    manager = playing()
    async with stage(manager) as here:
        message = await here.table_message()
        await here.people[1].click(message, label="My hand")
        manager.answers = refusing(Refusal.NOT_SEATED)
        await here.people[1].slash(here.channel, "play", card="QC")
    logged = caplog.text
    assert not [code for code in ("QC", words("en", parse_card("QC"))) if code in logged]
    assert "simcord_interaction" not in logged


async def test_every_answer_to_a_command_is_private() -> None:
    async with stage(playing()) as here:
        for name in ("hand", "draw", "pass", "lastcard", "catch", "challenge", "rules", "help", "table show"):
            assert private_words(await here.people[1].slash(here.channel, name))
        assert here.newest_or_none(here.channel) is None


async def test_an_answer_that_comes_while_the_bot_stops_is_let_go(
    slow: FakeManager, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def closed(*_: object, **__: object) -> None:
        raise RuntimeError("Session is closed")

    async with stage(slow) as here:
        monkeypatch.setattr(wire, "follow", closed)
        await here.people[1].click(await here.table_message(), label="My hand")
        await here.env.advance_time(DEFER_AFTER + 1)
    assert "the answer did not arrive (RuntimeError)" in caplog.text
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_what_is_asked_to_be_shown_is_public_also_when_it_takes_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def show(_: object, reply: Reply) -> None:
        await reply.in_time(asyncio.sleep(DEFER_AFTER + 0.5))
        assert await reply.public(Face(text="for everybody"))

    monkeypatch.setattr(Presses, "_take", show)
    async with stage(playing()) as here:
        message = await here.table_message()
        result = await here.people[1].click(message, label="My hand")
        await here.env.advance_time(DEFER_AFTER + 1)
        (followup,) = result.followups
        assert not followup.ephemeral
        assert here.newest(here.channel).content == "for everybody"


async def test_a_command_that_was_put_off_in_private_is_shown_in_public_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def show(_: object, reply: Reply, *__: object) -> None:
        await reply.in_time(asyncio.sleep(DEFER_AFTER + 0.5))
        assert await reply.public(Face(text="for everybody"))

    monkeypatch.setattr(StatisticsScreens, "person", show)
    async with stage(playing()) as here:
        result = await here.people[1].slash(here.channel, "stats")
        await here.env.advance_time(DEFER_AFTER + 1)
        (followup,) = result.followups
        assert not followup.ephemeral
        assert here.newest(here.channel).content == "for everybody"
