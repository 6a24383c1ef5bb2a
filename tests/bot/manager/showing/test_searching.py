"""Messages that were posted without a note of where, and whose slot was given up before anybody could look."""

from typing import Any

import pytest

from bot.manager.errors import Denied, TryLater
from bot.manager.ids import MessageRef, Place
from bot.manager.requests import LeaveSeat, MoveTable
from bot.manager.terms import Terms
from tests.bot.manager.fakes import FakeMessage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, GUILD, Hall, done

LOOKED = 6
"""Seconds after which it was looked."""


@pytest.fixture
def terms() -> Terms:
    """The usual durations, but nobody's time runs out."""
    return Terms(call_grace=0, turn=600_000, idle_time=900_000, message_age=1e6)


async def later(*_: object) -> None:
    raise TryLater


async def denied(*_: object) -> None:
    raise Denied


def unanswered(hall: Hall, patch: pytest.MonkeyPatch, *, again: float = 3600) -> None:
    """Let hands and tables be posted, and no answer come: the next try is so many seconds later."""

    def without_answer(show: Any) -> Any:
        async def lost_on_the_way_back(*values: Any, **named: Any) -> MessageRef:
            await show(*values, **named)
            raise TryLater(again)

        return lost_on_the_way_back

    for name in ("show_hand", "show_table"):
        patch.setattr(hall.showing, name, without_answer(getattr(hall.showing, name)))


async def searches(hall: Hall) -> int:
    return len(await hall.database.read(lambda books: books.outbox.searches(None)))


async def left_behind(hall: Hall, patch: pytest.MonkeyPatch) -> FakeMessage:
    """Let somebody leave whose hand was posted without an answer."""
    with patch.context() as broken:
        unanswered(hall, broken)
        await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
        hand = hall.showing.hand_of(CHIDI)
    done(await hall.ask(LeaveSeat, CHIDI))
    assert not hand.retired
    return hand


async def test_a_hand_of_whose_post_nobody_heard_loses_its_controls_when_its_seat_is_left(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = await left_behind(hall, monkeypatch)
    await hall.wait(LOOKED)
    assert hand.retired
    assert await searches(hall) == 0


async def test_it_does_so_after_a_restart(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = await left_behind(hall, monkeypatch)
    await hall.restart()
    await hall.wait(LOOKED)
    assert hand.retired
    assert await searches(hall) == 0


async def test_it_is_looked_again_while_discord_does_not_answer(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = await left_behind(hall, monkeypatch)
    await hall.restart()
    with monkeypatch.context() as silent:
        silent.setattr(hall.showing, "posted", later)
        await hall.wait(3 * LOOKED)
    assert await searches(hall) == 1
    await hall.wait(4 * LOOKED)
    assert hand.retired


async def test_nobody_looks_again_where_the_bot_may_not_look(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await left_behind(hall, monkeypatch)
    await hall.restart()
    assert await searches(hall) == 1
    monkeypatch.setattr(hall.showing, "posted", denied)
    await hall.wait(LOOKED)
    assert await searches(hall) == 0


async def test_a_table_message_of_whose_post_nobody_heard_loses_its_controls_when_the_table_moves(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        unanswered(hall, broken)
        await hall.open_table()
        (old,) = hall.showing.table_messages()
    hall.showing.nonces.clear()  # another channel knows none of them
    done(await hall.ask(MoveTable, AWA, place=Place(GUILD, 77)))
    await hall.restart()
    await hall.wait(LOOKED)
    assert old.retired
    assert [message.ref.channel_id for message in hall.showing.table_messages()] == [77]


async def test_what_is_kept_up_to_date_keeps_its_controls_and_nothing_is_looked_for_in_vain(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    await hall.wait(1)
    asked: list[int] = []
    posted = hall.showing.posted

    async def counted(channel: int, table: Any) -> tuple[MessageRef, ...]:
        asked.append(channel)
        return await posted(channel, table)

    monkeypatch.setattr(hall.showing, "posted", counted)
    done(await hall.ask(LeaveSeat, CHIDI))
    await hall.wait(LOOKED)
    assert asked == []
    assert not hall.showing.hand_of(AWA).retired


async def test_a_hand_posted_before_its_owner_closed_his_messages_is_looked_for_when_his_seat_is_left(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SEED=80159: what is closed is not tried, so nobody looked for it."""
    with monkeypatch.context() as broken:
        unanswered(hall, broken, again=2)
        await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
        hand = hall.showing.hand_of(CHIDI)
    hall.showing.closed.add(CHIDI)
    await hall.wait(3)
    done(await hall.ask(LeaveSeat, CHIDI))
    await hall.wait(LOOKED)
    assert hand.retired
