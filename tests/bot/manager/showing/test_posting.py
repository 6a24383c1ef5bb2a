"""When a table message is posted anew, and when not."""

from dataclasses import replace

import pytest

from bot.manager.desks.desk import TABLE, Shown
from bot.manager.errors import TryLater
from bot.manager.ids import MessageRef, PersonId, TableId
from bot.manager.requests import ShowTable
from bot.manager.showing.posting import MANY, REPOSTS, WITHIN, Posting
from bot.manager.terms import Terms
from tests.bot.manager.fakes import FakeClock, FakeMessage
from tests.bot.manager.hall import AWA, BINTA, PLACE, Hall, done


@pytest.fixture
def terms() -> Terms:
    """The usual durations, but nobody's time runs out and no message gets old."""
    return Terms(call_grace=0, fresh_press=1e6, turn=600_000, idle_time=900_000, message_age=1e6)


async def delete(hall: Hall) -> MessageRef:
    """Delete the table message, as a clean-up bot does, and let the manager hear of it."""
    (message,) = hall.showing.table_messages()
    hall.showing.delete(message.ref)
    await hall.manager.message_gone(message.ref.channel_id, message.ref.message_id)
    await hall.settle()
    return message.ref


async def delete_until_it_stays_away(hall: Hall) -> None:
    for _ in range(REPOSTS):
        await delete(hall)
        await hall.wait(60)
        assert len(hall.showing.table_messages()) == 1
    await delete(hall)
    assert hall.showing.table_messages() == []


def told(hall: Hall) -> list[tuple[tuple[PersonId, ...], str]]:
    return [(people, notice.slug) for people, notice in hall.showing.told]


async def test_a_message_that_is_deleted_again_and_again_is_posted_three_times_an_hour(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await delete_until_it_stays_away(hall)
    assert told(hall) == [((AWA,), "keeps_going")]
    done(await hall.move())
    assert hall.showing.table_messages() == []
    await hall.wait(WITHIN - REPOSTS * 60)
    assert len(hall.showing.table_messages()) == 1
    assert told(hall).count(((AWA,), "keeps_going")) == 1


async def test_who_asks_for_the_table_gets_it_at_once(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    await delete_until_it_stays_away(hall)
    done(await hall.ask(ShowTable, BINTA))
    assert len(hall.showing.table_messages()) == 1


class TestBurying:
    """Messages of others follow the table message until nobody sees it."""

    async def chatter(self, hall: Hall, message: FakeMessage, messages: int) -> None:
        first = message.ref.message_id + 100
        for number in range(first, first + messages):
            hall.manager.message_posted(PLACE.channel_id, number)

    async def changed(self, hall: Hall) -> FakeMessage:
        done(await hall.move())
        (message,) = hall.showing.table_messages()
        return message

    async def test_a_buried_message_is_posted_anew_when_it_changes(self, hall: Hall) -> None:
        await hall.seat([AWA, BINTA], misplay="reject")
        old = await self.changed(hall)
        await self.chatter(hall, old, hall.terms.buried_after)
        await hall.wait(hall.terms.buried_least)
        assert hall.showing.table_messages() == [old]
        new = await self.changed(hall)
        assert new.ref != old.ref
        assert old.retired
        assert (await self.changed(hall)).ref == new.ref

    async def test_a_few_messages_bury_nothing(self, hall: Hall) -> None:
        await hall.seat([AWA, BINTA], misplay="reject")
        old = await self.changed(hall)
        await self.chatter(hall, old, hall.terms.buried_after - 1)
        await hall.wait(hall.terms.buried_least)
        assert (await self.changed(hall)).ref == old.ref

    async def test_a_message_that_was_just_posted_is_not_posted_again(self, hall: Hall) -> None:
        await hall.seat([AWA, BINTA], misplay="reject")
        old = await self.changed(hall)
        await self.chatter(hall, old, hall.terms.buried_after)
        assert (await self.changed(hall)).ref == old.ref


async def test_what_is_watched_takes_no_more_and_more_memory(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    desk, clock = await hall.desk(), FakeClock()
    posting = Posting(clock, hall.terms, hall.manager.preferences)
    for number in range(MANY + 1):
        place = replace(PLACE, channel_id=number)
        desk.table = replace(desk.table, place=place)
        assert not posting.due(desk, TABLE, Shown(message=MessageRef(number, 1), posted_at=clock.now()))
        posting.lost(TableId(f"table{number}"))
    assert len(posting._channels) <= MANY
    clock.jump(WITHIN + 1)
    posting.lost(TableId("another"))
    assert len(posting._losses) == 1


@pytest.mark.parametrize(
    ("turn", "crowded", "rung"),
    [(90, False, True), (90, True, False), (3600, True, False), (86_400, True, True), (0, True, True)],
)
async def test_while_too_many_messages_wait_only_people_at_slow_tables_are_rung(
    hall: Hall, turn: float, crowded: bool, rung: bool
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    desk, clock = await hall.desk(), FakeClock()
    posting = Posting(clock, Terms(), hall.manager.preferences, lambda: crowded)
    clock.jump(100)
    desk.table = replace(desk.table, turn_clock=turn, turn_at=clock.now())
    seat = desk.table.to_move()
    assert seat is not None
    assert posting.due(desk, seat, Shown(message=MessageRef(1, 1), posted_at=clock.now() - 50)) is rung


class TestOld:
    """Discord takes few edits of messages that are older than an hour."""

    @pytest.fixture
    def terms(self) -> Terms:
        """The usual durations, but nobody's time runs out."""
        return Terms(call_grace=0, fresh_press=1e6, turn=600_000, idle_time=900_000)

    async def test_at_a_slow_table_a_message_may_get_as_old_as_a_turn(self, hall: Hall) -> None:
        await hall.seat([AWA, BINTA], misplay="reject")
        (message,) = hall.showing.table_messages()
        await hall.wait(hall.terms.message_age + 1)
        done(await hall.move())
        assert hall.showing.table_messages() == [message]

    async def test_at_a_fast_table_it_is_posted_anew(self, hall: Hall) -> None:
        await hall.seat([AWA, BINTA], misplay="reject")
        (old,) = hall.showing.table_messages()
        desk = await hall.desk()
        desk.table = replace(desk.table, turn_clock=60)
        await hall.wait(hall.terms.message_age + 1)
        done(await hall.move())
        (new,) = hall.showing.table_messages()
        assert new.ref != old.ref

    async def test_where_there_is_no_clock_it_may_get_as_old_as_the_slowest_turn(self, hall: Hall) -> None:
        await hall.seat([AWA, BINTA], misplay="reject")
        (message,) = hall.showing.table_messages()
        desk = await hall.desk()
        desk.table = replace(desk.table, turn_clock=0)
        await hall.wait(hall.terms.message_age + 1)
        done(await hall.move())
        assert hall.showing.table_messages() == [message]

    async def test_an_old_message_that_may_not_be_edited_now_is_posted_anew(self, hall: Hall) -> None:
        await hall.seat([AWA, BINTA], misplay="reject")
        (old,) = hall.showing.table_messages()
        await hall.wait(hall.terms.message_age + 1)
        hall.showing.trouble = [TryLater(2)]
        done(await hall.move())
        await hall.wait(3)
        (new,) = hall.showing.table_messages()
        assert new.ref != old.ref
