"""Tokens that presses leave: kept for their message, used while they are fresh, and seen nowhere."""

import pytest
from simcord.types import HttpLogEntry

from bot.manager.ids import MessageRef
from bot.ui.api.bank import EDITS, LIFE, MOST, WITHIN, Bank, Token
from tests.bot.ui.fakes import in_lobby, playing, refusing
from tests.bot.ui.stage import Stage, ref_of, stage

HERE, THERE = MessageRef(1, 10), MessageRef(2, 20)


class Time:
    """A clock moved by hand."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def bank(time: Time) -> Bank:
    return Bank(time)


def test_the_newest_token_of_a_message_is_used_for_fourteen_minutes(bank: Bank, time: Time) -> None:
    bank.keep(HERE, 7, "first")
    bank.keep(HERE, 7, "second")
    time.seconds += LIFE - 1
    token = bank.take(HERE)
    assert token is not None
    assert (token.application, token.secret) == (7, "second")
    assert bank.take(THERE) is None
    time.seconds += 1
    assert bank.take(HERE) is None
    assert len(bank) == 0


def test_a_token_that_is_not_taken_any_more_is_forgotten_but_not_a_newer_one(bank: Bank) -> None:
    bank.keep(HERE, 7, "first")
    old = bank.take(HERE)
    assert old is not None
    bank.keep(HERE, 7, "second")
    bank.drop(HERE, old)
    new = bank.take(HERE)
    assert new is not None
    bank.drop(HERE, new)
    assert bank.take(HERE) is None


def test_a_channel_is_not_edited_by_token_more_often_than_discord_takes(bank: Bank, time: Time) -> None:
    bank.keep(HERE, 7, "here")
    bank.keep(THERE, 7, "there")
    assert all(bank.take(HERE) for _ in range(EDITS))
    assert bank.take(HERE) is None
    assert bank.take(THERE)
    time.seconds += WITHIN
    assert bank.take(HERE)
    assert bank.edits == EDITS + 2


def test_what_is_over_takes_no_memory(bank: Bank, time: Time) -> None:
    for number in range(MOST + 5):
        bank.keep(MessageRef(number, number), 7, "x")
    assert len(bank) == MOST
    time.seconds += LIFE
    bank.keep(HERE, 7, "x")
    assert len(bank) == 1


def test_a_token_does_not_show_itself() -> None:
    assert "secret-thing" not in repr(Token(7, "secret-thing", 1.0))


def edits(here: Stage) -> list[HttpLogEntry]:
    """Return the edits of messages since the list was cleared."""
    return [entry for entry in here.env.http_requests if entry.method == "PATCH"]


async def draw_and_show(here: Stage) -> list[HttpLogEntry]:
    """Press Draw on the table message, show it again, and return what was edited."""
    message = await here.table_message()
    await here.people[0].click(message, label="Draw")
    here.env.http_requests.clear()
    view = here.manager.view
    assert await here.showing.show_table(view.place, ref_of(message), view, nonce="x") == ref_of(message)
    return edits(here)


async def test_a_press_pays_for_the_next_edit_of_its_message() -> None:
    async with stage(playing()) as here:
        (edit,) = await draw_and_show(here)
        assert edit.path.startswith("/webhooks/")
        assert edit.path.endswith("/messages/@original")


async def test_an_old_message_loses_its_controls_by_token_too() -> None:
    async with stage(playing()) as here:
        message = await here.table_message()
        await here.people[0].click(message, label="Draw")
        here.env.http_requests.clear()
        await here.showing.retire(ref_of(message))
        assert [edit.path.startswith("/webhooks/") for edit in edits(here)] == [True]
        assert here.newest(here.channel).components == []


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015), (404, 10008)])
async def test_a_token_that_is_refused_is_replaced_by_the_bots_own(status: int, code: int) -> None:
    async with stage(playing()) as here:
        here.env.inject_error("PATCH", "/webhooks/*", status=status, code=code)
        refused, own = await draw_and_show(here)
        assert refused.path.startswith("/webhooks/")
        assert own.path.startswith("/channels/")
        assert len(here.client.bank) == 0


async def test_a_refusal_leaves_no_token_for_its_answer_is_another_message() -> None:
    async with stage(playing()) as here:
        here.manager.answers = refusing("not_your_turn")
        (edit,) = await draw_and_show(here)
        assert edit.path.startswith("/channels/")


async def test_a_press_on_a_private_answer_leaves_no_token() -> None:
    async with stage(in_lobby()) as here:
        rules = (await here.people[1].click(await here.table_message(), label="Rules")).response
        assert rules is not None
        await here.people[1].click(rules.message, label="Next")
        assert any('"type": 7' in str(entry.json).replace("'", '"') for entry in here.env.http_requests)
        assert len(here.client.bank) == 0
