"""What Discord refuses and simcord does not, asked of the world without any wires."""

from __future__ import annotations

import pytest
from simcord.backend.errors import BackendError
from simcord.backend.models import Channel, Message

from sandbox.gaps import Gaps, OldEdits, may_react
from sandbox.world import World

HOUR = 3600


@pytest.fixture
def world() -> World:
    """Returns a fresh world, to which nobody is connected."""
    return World()


@pytest.fixture
def thread(world: World) -> Channel:
    """Returns a thread the bot has opened in the card channel."""
    cards = world.channel("cards").id
    return world.model.create_thread(cards, "a table", world.model.bot_user.id)


def said(world: World, where: Channel, words: str = "hello") -> Message:
    """Returns a message of the bot's in a channel."""
    return world.model.create_message(where.id, world.model.bot_user.id, words)


def code_of(world: World, method: str, *parts: object) -> int:
    """Returns the code a request is refused with, 0 if it may pass."""
    try:
        Gaps(world).check(method, [str(part) for part in parts], {"content": "x"})
    except BackendError as error:
        return error.code
    return 0


def test_closed_direct_messages_take_no_new_message_but_an_edit(world: World) -> None:
    binta = world.person("Binta")
    letters = world.model.get_dm_channel(binta.id)
    old = said(world, letters)
    world.set_dms(binta, opened=False)
    assert code_of(world, "POST", "channels", letters.id, "messages") == 50007
    assert code_of(world, "PATCH", "channels", letters.id, "messages", old.id) == 0


def test_writing_to_an_archived_thread_opens_it_and_editing_in_it_is_refused(
    world: World, thread: Channel
) -> None:
    message = said(world, thread)
    world.model.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    assert code_of(world, "PATCH", "channels", thread.id, "messages", message.id) == 50083
    assert (
        code_of(world, "PUT", "channels", thread.id, "messages", message.id, "reactions", "x", "@me") == 50083
    )
    assert code_of(world, "POST", "channels", thread.id, "messages") == 0
    assert thread.thread_metadata is not None
    assert not thread.thread_metadata.archived


@pytest.mark.parametrize(("archived", "code"), [(True, 50083), (False, 160005)])
def test_a_locked_thread_takes_no_message(world: World, thread: Channel, archived: bool, code: int) -> None:
    world.model.edit_channel(thread.id, {}, thread_metadata={"archived": archived, "locked": True})
    assert code_of(world, "POST", "channels", thread.id, "messages") == code


def test_a_message_older_than_an_hour_is_edited_three_times_a_minute(world: World) -> None:
    gaps, cards = Gaps(world), world.channel("cards")
    old = said(world, cards)
    edit = ("PATCH", ["channels", str(cards.id), "messages", str(old.id)], {"content": "x"})
    for _ in range(10):
        gaps.check(*edit)
    world.model.advance_clock(HOUR)
    for _ in range(3):
        gaps.check(*edit)
    with pytest.raises(OldEdits) as refusal:
        gaps.check(*edit)
    assert refusal.value.body["code"] == 30046
    assert 0 < refusal.value.body["retry_after"] <= 60
    world.model.advance_clock(60)
    gaps.check(*edit)


def test_the_twenty_first_reaction_is_one_too_many_but_joining_one_is_not(world: World) -> None:
    message = said(world, world.channel("cards"))
    emojis = [chr(0x1F400 + number) for number in range(21)]
    for emoji in emojis[:20]:
        may_react(message, emoji)
        world.model.set_reaction(message.channel_id, message.id, emoji, world.people[0].id, True)
    with pytest.raises(BackendError, match="30010"):
        may_react(message, emojis[20])
    may_react(message, emojis[0])


def test_a_nonce_has_at_most_twenty_five_characters(world: World) -> None:
    parts = ["channels", str(world.channel("cards").id), "messages"]
    Gaps(world).check("POST", parts, {"nonce": "n" * 25})
    with pytest.raises(BackendError, match="50035"):
        Gaps(world).check("POST", parts, {"nonce": "n" * 26})


def test_a_nonce_is_remembered_for_five_minutes_even_of_a_deleted_message(world: World) -> None:
    cards = world.channel("cards")
    with world.model.sending("table-1"):
        message = said(world, cards)
    assert world.model.sent_with("table-1") is message
    assert world.model.sent_with("table-2") is None
    world.model.delete_message(cards.id, message.id)
    with pytest.raises(BackendError, match="10008"):
        world.model.sent_with("table-1")
    world.model.advance_clock(301)
    assert world.model.sent_with("table-1") is None
