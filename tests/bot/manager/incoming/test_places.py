"""Servers out of order, the bot removed and added again, channels deleted: tables wait and go on."""

import pytest

from bot.manager.errors import NoPlace
from bot.manager.ids import PersonId, Place
from bot.manager.incoming.ringer import LONGEST_WAITING
from bot.manager.requests import EndTable, MoveTable
from bot.manager.tables.clocks import Kind
from tests.bot.manager.hall import AWA, BINTA, CHIDI, GUILD, PLACE, Hall, done

THERE = Place(GUILD, 20)
HOUR = 3600.0


async def turn_left(hall: Hall) -> float:
    """Return the seconds the turn has left."""
    return (await hall.desk()).clocks[Kind.TURN].due - hall.clock.now()


def told(hall: Hall) -> list[tuple[tuple[PersonId, ...], str]]:
    return [(people, notice.slug) for people, notice in hall.showing.told]


async def test_in_an_outage_of_its_server_a_table_waits_and_nothing_is_asked(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    mover, turn = await hall.mover(), (await hall.desk()).table.turn
    (message,) = hall.showing.table_messages()
    await hall.wait(10)
    await hall.manager.places.lost(GUILD)
    await hall.manager.places.lost(GUILD)
    shown = len(message.history)
    await hall.wait(HOUR / 2)
    assert (await hall.mover(), (await hall.desk()).table.turn) == (mover, turn)
    assert len(message.history) == shown
    await hall.manager.places.found(GUILD)
    await hall.settle()
    assert await turn_left(hall) == hall.terms.turn - 10
    assert len(message.history) == shown + 1
    await hall.wait(hall.terms.turn - 9)
    assert (await hall.desk()).table.turn > turn


async def test_a_short_outage_costs_nobody_a_second_of_his_turn(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.wait(20)
    left = await turn_left(hall)
    await hall.manager.places.lost(GUILD)
    await hall.wait(15)
    await hall.manager.places.found(GUILD)
    await hall.settle()
    assert await turn_left(hall) == left


async def test_a_short_outage_moves_the_reminder_on_with_its_clock(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.wait(20)
    await hall.manager.places.lost(GUILD)
    await hall.wait(15)
    await hall.manager.places.found(GUILD)
    await hall.wait(hall.terms.turn * 2 / 3 - 21)
    assert hall.showing.told == []
    await hall.wait(2)
    assert [notice.slug for _, notice in hall.showing.told] == ["turn_reminder"]


async def test_moves_from_direct_messages_count_in_an_outage_and_are_shown_afterwards(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.manager.places.lost(GUILD)
    done(await hall.move())
    (message,) = hall.showing.table_messages()
    assert message.view.generation < (await hall.view()).generation
    await hall.manager.places.found(GUILD)
    await hall.settle()
    assert message.view.generation == (await hall.view()).generation


async def test_what_is_there_when_a_session_begins_is_compared_with_the_tables(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    turn = (await hall.desk()).table.turn
    await hall.manager.places.known(lambda _: False)
    await hall.wait(HOUR)
    assert (await hall.desk()).table.turn == turn
    await hall.manager.places.known({GUILD, 77}.__contains__)
    await hall.wait(hall.terms.turn + 1)
    assert (await hall.desk()).table.turn > turn


async def test_a_table_waits_for_a_month_and_is_given_up_then(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.manager.places.lost(GUILD)
    desk = await hall.desk()
    hall.clock.jump(LONGEST_WAITING - 3 * HOUR)
    await hall.wait(2 * HOUR)
    assert desk.table.live
    await hall.wait(2 * HOUR + hall.terms.idle_time)
    assert not desk.table.live


async def test_all_people_are_told_once_that_their_channel_is_gone_and_the_table_can_be_moved(
    hall: Hall,
) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    turn = (await hall.desk()).table.turn
    hall.showing.gone.add(PLACE.channel_id)
    await hall.manager.places.channel_gone(PLACE.channel_id)
    await hall.manager.places.channel_gone(PLACE.channel_id)
    await hall.restart(after=HOUR)
    await hall.wait(HOUR)
    assert told(hall) == [((person,), "place_gone") for person in (AWA, BINTA, CHIDI)]
    assert (await hall.desk()).table.turn == turn
    done(await hall.ask(MoveTable, AWA, place=THERE))
    assert [message.ref.channel_id for message in hall.showing.table_messages()][-1] == THERE.channel_id
    assert hall.terms.least_left <= await turn_left(hall)
    await hall.wait(hall.terms.turn + 1)
    assert (await hall.desk()).table.turn > turn
    await hall.restart()
    assert hall.showing.table_messages()[-1].view.generation == (await hall.view()).generation


async def test_a_table_that_moves_away_as_its_channel_is_deleted_goes_on(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    done(await hall.ask(MoveTable, AWA, place=THERE))

    async def as_before(_: object) -> tuple[str, ...]:
        return (hall.table,)

    with monkeypatch.context() as patch:
        patch.setattr(hall.database, "read", as_before)
        await hall.manager.places.channel_gone(PLACE.channel_id)
    assert told(hall) == []
    await hall.restart()
    done(await hall.move())
    assert hall.showing.table_messages()[-1].view.generation == (await hall.view()).generation


async def test_a_table_that_moves_away_while_its_message_is_written_goes_on(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    request = MoveTable(asker=hall.asker(AWA), table=hall.table, place=THERE)

    async def too_late(*_: object, **__: object) -> None:
        monkeypatch.undo()
        done(await hall.manager.handle(request))
        raise NoPlace

    monkeypatch.setattr(hall.showing, "show_table", too_late)
    done(await hall.move())
    assert told(hall) == []
    await hall.restart()
    done(await hall.move())
    assert hall.showing.table_messages()[-1].view.generation == (await hall.view()).generation


async def test_a_channel_that_is_found_gone_by_writing_is_told_too(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    hall.showing.gone.add(PLACE.channel_id)
    done(await hall.move())
    done(await hall.move())
    assert told(hall) == [((AWA,), "place_gone"), ((BINTA,), "place_gone")]


async def test_nobody_is_told_to_move_a_table_that_is_over(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    hall.showing.gone.add(PLACE.channel_id)
    done(await hall.ask(EndTable, AWA))
    assert not (await hall.desk()).table.live
    assert told(hall) == []


async def test_direct_messages_that_are_gone_are_looked_for_anew(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    mover = await hall.mover()
    hall.showing.gone.add(1000 + mover)
    done(await hall.move())
    hall.showing.gone.clear()
    hall.showing.channels_known.clear()
    await hall.wait(61)
    assert hall.showing.channels_known == [None]
    assert hall.showing.hand_of(mover).view.generation == (await hall.hand(mover)).generation
    assert "place_gone" not in {slug for _, slug in told(hall)}
