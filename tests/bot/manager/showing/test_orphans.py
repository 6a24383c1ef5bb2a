"""Messages nobody keeps up to date: left over when another was posted, or posted and never noted."""

import asyncio
from typing import Any

import pytest

from bot.manager.desks.desk import TABLE
from bot.manager.errors import Gone, NoPlace, NotSaved, TryLater
from bot.manager.ids import MessageRef, Place
from bot.manager.requests import LeaveSeat, MoveTable, ShowTable
from bot.manager.showing.orphans import NONCE_KEPT
from bot.manager.showing.outbox import PATIENCE
from bot.manager.terms import Terms
from tests.bot.manager.fakes import FakeMessage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, GUILD, Hall, done

ARRIVED = 6
"""Seconds after a start until it is looked for what the last process has posted."""


@pytest.fixture
def terms() -> Terms:
    """The usual durations, but nobody's time runs out."""
    return Terms(call_grace=0, turn=600_000, idle_time=900_000, message_age=1e6)


async def later(*_: object) -> None:
    raise TryLater


async def die(*_: object) -> None:
    raise asyncio.CancelledError


async def leftovers(hall: Hall) -> list[int]:
    return [row.message_id for row in await hall.database.read(lambda books: books.outbox.leftovers())]


async def show_anew(hall: Hall) -> None:
    """Have the table message posted anew, as one may once a minute."""
    await hall.wait(61)
    done(await hall.ask(ShowTable, AWA))


def public(hall: Hall) -> FakeMessage:
    (message,) = hall.showing.table_messages()
    return message


async def test_all_old_messages_are_remembered_until_their_controls_are_off(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    monkeypatch.setattr(hall.showing, "retire", later)
    old = [public(hall)]
    await show_anew(hall)
    await show_anew(hall)
    monkeypatch.undo()
    assert await leftovers(hall) == [message.ref.message_id for message in hall.showing.table_messages()[:2]]
    await hall.restart()
    await hall.wait(ARRIVED)
    assert len(hall.showing.table_messages()) == 1
    assert old[0].retired
    assert await leftovers(hall) == []


async def test_the_hand_of_somebody_who_left_is_remembered_until_its_controls_are_off(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    hand = hall.showing.hand_of(CHIDI)
    monkeypatch.setattr(hall.showing, "retire", later)
    done(await hall.ask(LeaveSeat, CHIDI))
    monkeypatch.undo()
    await hall.restart()
    await hall.wait(ARRIVED)
    assert hand.retired


async def test_an_old_message_still_tells_after_a_restart_where_its_table_has_gone(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    old = public(hall)
    monkeypatch.setattr(hall.showing, "retire", later)
    done(await hall.ask(MoveTable, AWA, place=Place(GUILD, 77)))
    monkeypatch.undo()
    await hall.restart()
    await hall.wait(ARRIVED)
    assert old.successor == public(hall).ref
    assert public(hall).ref.channel_id == 77


async def test_an_old_message_is_tried_again_for_two_hours_and_forgotten_when_it_is_out_of_reach(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    old = public(hall)
    monkeypatch.setattr(hall.showing, "retire", later)
    await show_anew(hall)
    await hall.wait(3600)
    assert await leftovers(hall) == [old.ref.message_id]

    async def no_place(*_: object) -> None:
        raise NoPlace

    monkeypatch.setattr(hall.showing, "retire", no_place)
    await hall.wait(3600)
    assert await leftovers(hall) == []


async def post_and_die(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the process die when it has posted the table message anew, and before it could note where."""
    monkeypatch.setattr(hall.manager._parts.outbox._writing, "_note_posted", die)
    await show_anew(hall)
    monkeypatch.undo()
    assert len(hall.showing.table_messages()) == 2


async def test_what_was_posted_and_not_noted_loses_its_controls_when_it_is_not_to_be_posted_any_more(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    noted = public(hall)
    await post_and_die(hall, monkeypatch)
    # The next process does not know that somebody has asked for a new one, and edits what it knows.
    await hall.restart(after=3600)
    await hall.wait(ARRIVED)
    assert public(hall) is noted
    assert await leftovers(hall) == []


async def test_what_was_posted_and_not_noted_loses_its_controls_when_the_nonce_is_forgotten(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    hall.showing.delete(public(hall).ref)
    monkeypatch.setattr(hall.manager._parts.outbox._writing, "_note_posted", die)
    done(await hall.move())
    await hall.wait(PATIENCE)
    monkeypatch.undo()
    orphan = public(hall)
    hall.showing.nonces.clear()
    await hall.restart(after=3600)
    await hall.wait(ARRIVED)
    assert orphan.retired
    assert public(hall).view.generation == (await hall.view()).generation


async def test_it_is_looked_again_while_discord_does_not_answer_also_after_another_start(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await post_and_die(hall, monkeypatch)
    monkeypatch.setattr(hall.showing, "posted", later)
    await hall.restart()
    await hall.wait(ARRIVED)
    assert len(hall.showing.table_messages()) == 2
    await hall.restart()
    await hall.wait(ARRIVED)
    monkeypatch.undo()
    await hall.wait(61)
    assert len(hall.showing.table_messages()) == 1


async def test_it_is_looked_once_for_what_was_behind_and_for_nothing_else(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await post_and_die(hall, monkeypatch)
    asked: list[int] = []
    posted = hall.showing.posted

    async def counted(channel: int, table: object) -> tuple[MessageRef, ...]:
        asked.append(channel)
        return await posted(channel, hall.table)

    monkeypatch.setattr(hall.showing, "posted", counted)
    await hall.restart()
    await hall.wait(ARRIVED)
    await hall.restart()
    await hall.wait(ARRIVED)
    assert asked == [10]


async def test_a_post_that_took_longer_than_the_nonce_is_remembered_may_have_left_two(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    show, tries = hall.showing.show_table, []

    async def lost_on_the_way_back(*values: object, **named: object) -> MessageRef:
        shown = await show(*values, **named)  # type: ignore[arg-type]
        tries.append(shown)
        if len(tries) > 1:
            return shown
        hall.showing.nonces.clear()
        raise TryLater(NONCE_KEPT + 1)

    monkeypatch.setattr(hall.showing, "show_table", lost_on_the_way_back)
    await show_anew(hall)
    await hall.wait(NONCE_KEPT + 2)
    assert len(set(tries)) == 2
    assert public(hall).ref == tries[-1]


async def test_an_old_message_is_not_forgotten_when_the_new_one_could_not_be_noted_at_once(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    old = public(hall)
    run = hall.database.run
    fails = [NotSaved(), NotSaved()]

    async def locked(work: Any) -> Any:
        if fails and old.ref != (hall.showing.table_messages()[-1].ref):
            raise fails.pop()
        return await run(work)

    monkeypatch.setattr(hall.manager._parts.outbox._writing._store, "run", locked)
    await show_anew(hall)
    await hall.wait(200)
    assert fails == []
    assert old.retired
    assert await leftovers(hall) == []


async def test_an_old_message_is_not_forgotten_when_the_new_one_could_not_be_brought_up_to_date(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    old, show, fails = public(hall), hall.showing.show_table, [TryLater(1), TryLater(1)]

    async def unsteady(place: Any, ref: MessageRef | None, *values: Any, **named: Any) -> MessageRef:
        if ref is None and len(fails) == 2:
            await show(place, ref, *values, **named)
            raise fails.pop()
        if ref is not None and fails:
            raise fails.pop()
        return await show(place, ref, *values, **named)

    monkeypatch.setattr(hall.showing, "show_table", unsteady)
    await show_anew(hall)
    await hall.wait(3)
    assert fails == []
    assert old.retired


async def test_no_nonce_is_used_twice_though_a_loss_could_not_be_stored(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SEED=80: the post gave back the message that stood there, and it was taken for a new one."""
    await hall.seat([AWA, BINTA], misplay="reject")
    run, fails, lost = hall.database.run, [NotSaved()], public(hall).ref
    hall.showing.delete(lost)

    async def locked(work: Any) -> Any:
        if fails:
            raise fails.pop()
        return await run(work)

    monkeypatch.setattr(hall.manager._parts.outbox._writing._store, "run", locked)
    await hall.manager.message_gone(lost.channel_id, lost.message_id)
    await hall.settle()
    monkeypatch.undo()
    old = public(hall)
    assert (fails, old.ref == lost) == ([], False)
    await hall.restart()
    await show_anew(hall)
    assert public(hall).ref != old.ref
    assert old.retired


async def test_what_was_posted_before_a_death_shows_the_newest_when_it_is_found_though_another_was_edited_first(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SEED=90358: it was given back as it was posted, and taken for what had just been sent."""
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.wait(61)
    show = hall.showing.show_table

    async def post_and_die(*values: Any, **named: Any) -> None:
        await show(*values, **named)
        raise asyncio.CancelledError

    monkeypatch.setattr(hall.showing, "show_table", post_and_die)
    done(await hall.ask(ShowTable, AWA))
    monkeypatch.undo()
    posted = hall.showing.table_messages()[-1]
    await hall.restart()
    done(await hall.move())
    await show_anew(hall)
    slot = (await hall.desk()).message(TABLE)
    assert slot.message == posted.ref
    assert posted.view.generation == slot.wanted


async def test_a_hand_that_could_not_be_noted_is_not_forgotten_when_its_owner_takes_no_more_messages(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SEED=90608: it was known in memory only, so that the next process did not know it."""
    run, fails = hall.database.run, [NotSaved()]

    async def locked(work: Any) -> Any:
        there = [m for m in hall.showing.messages.values() if m.audience == BINTA]
        if there and fails:
            raise fails.pop()
        return await run(work)

    monkeypatch.setattr(hall.manager._parts.outbox._writing._store, "run", locked)
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    hand = hall.showing.hand_of(BINTA)
    hall.showing.closed = {BINTA}
    await hall.wait(200)
    assert fails == []
    await hall.restart()
    done(await hall.ask(LeaveSeat, BINTA))
    assert hand.retired


async def test_an_old_message_is_not_forgotten_when_the_new_one_is_deleted_before_it_is_known(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SEED=170179: what was gone was taken for the old one, which kept its controls."""
    await hall.seat([AWA, BINTA], misplay="reject")
    old, show, nonces = public(hall), hall.showing.show_table, []

    async def unanswered(place: Any, ref: MessageRef | None, view: Any, *, nonce: str) -> MessageRef:
        if ref is None:
            nonces.append(nonce)
        if nonces.count(nonce) > 1:
            raise Gone
        shown = await show(place, ref, view, nonce=nonce)
        if len(nonces) == 1:
            hall.showing.delete(shown)
            raise TryLater(1)
        return shown

    monkeypatch.setattr(hall.showing, "show_table", unanswered)
    await show_anew(hall)
    await hall.wait(3)
    assert len(nonces) == 3
    assert public(hall).ref != old.ref
    assert old.retired
