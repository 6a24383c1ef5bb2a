"""Direct messages: closed ones are not tried again and again, known ones are not asked for."""

from bot.manager.answers import Done
from bot.manager.requests import EndTable, ShowHand
from bot.manager.showing.doors import CLOSED_FOR
from tests.bot.manager.fakes import FakeShowing
from tests.bot.manager.hall import AWA, BINTA, Hall, done


def told(showing: FakeShowing) -> list[str]:
    return [notice.slug for _, notice in showing.told]


async def another_table(hall: Hall) -> None:
    """End the table and play at another."""
    done(await hall.ask(EndTable, AWA))
    hall.showing.hands_tried.clear()
    await hall.seat([AWA, BINTA])


async def test_who_takes_no_direct_messages_is_not_tried_at_the_next_table(hall: Hall) -> None:
    hall.showing.closed = {BINTA}
    await hall.seat([AWA, BINTA])
    assert hall.showing.hands_tried == [AWA, BINTA]
    await another_table(hall)
    assert hall.showing.hands_tried == [AWA]
    assert told(hall.showing) == ["messages_closed"]
    assert [seat.takes_messages for seat in (await hall.view()).seats] == [True, False]


async def test_nor_after_a_restart_but_a_day_later_he_is(hall: Hall) -> None:
    hall.showing.closed = {BINTA}
    await hall.seat([AWA, BINTA])
    await hall.restart(after=60)
    await another_table(hall)
    assert hall.showing.hands_tried == [AWA]
    hall.showing.closed = set()
    done(await hall.ask(EndTable, AWA))
    await hall.wait(CLOSED_FOR)
    await hall.seat([AWA, BINTA])
    assert hall.showing.hand_of(BINTA).audience == BINTA


async def test_who_acts_in_direct_messages_gets_his_hand_there_again(hall: Hall) -> None:
    hall.showing.closed = {BINTA}
    await hall.seat([AWA, BINTA])
    hall.showing.closed = set()
    answer = await hall.manager.handle(ShowHand(asker=hall.asker(BINTA, guild_id=1), table=hall.table))
    await hall.settle()
    assert isinstance(answer, Done)
    assert BINTA not in {message.audience for message in hall.showing.messages.values()}
    await hall.manager.handle(ShowHand(asker=hall.asker(BINTA, guild_id=None), table=hall.table))
    await hall.settle()
    assert hall.showing.hand_of(BINTA).audience == BINTA
    assert [seat.takes_messages for seat in (await hall.view()).seats] == [True, True]


async def test_where_somebody_was_written_to_is_known_for_ever(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    assert hall.showing.channels_known == [None, None]
    await hall.restart(after=60)
    await another_table(hall)
    assert hall.showing.channels_known[-2:] == [1000 + AWA, 1000 + BINTA]
