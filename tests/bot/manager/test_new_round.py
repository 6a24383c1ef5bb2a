"""The table message at a new round: edited while it is the last of its channel and nobody needs a fresh one."""

from collections.abc import Awaitable, Callable

import pytest

from bot.manager.ids import MessageRef
from bot.manager.requests import NextRound, React
from tests.bot.manager.fakes import FakeMessage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, Hall, done, play


async def next_round(
    hall: Hall, before: Callable[[MessageRef], object] = id
) -> tuple[FakeMessage, FakeMessage]:
    """Play a round to its end, let something happen, deal the next one; return the table message then and now."""
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    await hall.wait(1)
    await hall.lay_out("5C", "6C", "QS KS", "JS JH")
    done(await hall.act(AWA, play("6C")))
    (old,) = hall.showing.table_messages()
    happened = before(old.ref)
    if isinstance(happened, Awaitable):
        await happened
    done(await hall.ask(NextRound, AWA))
    (new,) = hall.showing.table_messages()
    assert new.view.generation == (await hall.view()).generation
    return old, new


async def test_the_table_message_is_edited_at_a_new_round_when_nothing_has_followed_it(hall: Hall) -> None:
    old, new = await next_round(hall)
    assert new is old


async def test_the_table_message_is_posted_anew_at_a_new_round_when_something_has_followed_it(
    hall: Hall,
) -> None:
    old, new = await next_round(
        hall, lambda ref: hall.manager.message_posted(ref.channel_id, ref.message_id + 100)
    )
    assert new is not old
    assert old.retired


async def test_the_table_message_is_posted_anew_at_a_new_round_when_somebody_has_reacted(hall: Hall) -> None:
    old, new = await next_round(
        hall, lambda ref: hall.manager.react(React(person=AWA, message=ref, emoji="🚨"))
    )
    assert new is not old
    assert old.retired


@pytest.mark.parametrize("unheard", ["restart", "events_lost"])
async def test_the_table_message_is_posted_anew_at_a_new_round_when_nobody_knows_what_has_followed_it(
    hall: Hall, unheard: str
) -> None:
    happens = {"restart": lambda _: hall.restart(), "events_lost": lambda _: hall.manager.events_lost()}
    old, new = await next_round(hall, happens[unheard])
    assert new is not old
    assert old.retired


async def test_a_round_that_is_shown_by_an_edit_is_shown_also_after_a_restart(hall: Hall) -> None:
    _, shown = await next_round(hall)
    await hall.wait(1)
    await hall.restart()
    done(await hall.move())
    assert hall.showing.table_messages() == [shown]


async def test_what_follows_in_the_middle_of_a_round_that_was_shown_by_an_edit_changes_nothing(
    hall: Hall,
) -> None:
    _, shown = await next_round(hall)
    hall.manager.message_posted(shown.ref.channel_id, shown.ref.message_id + 100)
    done(await hall.move())
    assert hall.showing.table_messages() == [shown]
