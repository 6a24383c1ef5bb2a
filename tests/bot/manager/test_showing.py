"""What is shown, to whom, and what happens when it cannot be."""

import asyncio
import sqlite3
from typing import Any

import pytest

from bot.engine.cards import cards_of
from bot.manager.answers import Refusal
from bot.manager.errors import Archived, Denied, TryLater
from bot.manager.ids import PersonId
from bot.manager.requests import Join, LeaveSeat, ShowHand, ShowTable
from bot.manager.showing.retiring import ARRIVED
from bot.manager.terms import Terms
from bot.manager.views import HandView, TableView
from tests.bot.manager.fakes import Broken
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, GUILD, Hall, done, play, refusal, turn_of


async def test_there_is_one_table_message_and_one_hand_a_person(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], computers=1, misplay="reject")
    for _ in range(20):
        if turn_of(await hall.view()) is None:
            break
        line = turn_of(await hall.view())
        await hall.wait(3) if line is None or line.person is None else done(await hall.move())
    assert len(hall.showing.table_messages()) == 1
    for person in (AWA, BINTA):
        assert len([m for m in hall.showing.messages.values() if m.audience == person]) == 1
        shown = hall.showing.hand_of(person).view
        assert isinstance(shown, HandView)
        assert shown.view.hand == (await hall.hand(person)).view.hand


async def test_a_hand_goes_to_its_owner_and_to_nobody_else(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    for message in hall.showing.messages.values():
        if isinstance(message.view, HandView):
            assert message.audience == message.view.owner
        else:
            assert isinstance(message.view, TableView)
            assert message.audience == message.view.place


async def test_the_public_view_holds_no_card_of_a_hand(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    desk = await hall.desk()
    assert desk.table.match is not None
    assert desk.table.match.round is not None
    view = await hall.view()
    text = repr((view.public and view.public.top, view.recent, view.seats))
    for hand in desk.table.match.round.hands:
        assert repr(cards_of(hand)) not in text


async def test_states_in_between_are_skipped(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.lay_out("5C", "6C 7C KD 2D", "9C 9D 9S 3H")
    hall.showing.trouble = [TryLater(7)]
    table = hall.showing.table_messages()[0]
    done(await hall.act(AWA, play("6C")))
    shown = len(table.history)
    hall.showing.trouble = []
    done(await hall.act(BINTA, play("9C")))
    done(await hall.act(AWA, play("7C")))
    await hall.wait(8)
    assert table.view.generation == (await hall.view()).generation
    assert len(table.history) - shown < 3


async def test_a_message_that_is_gone_is_posted_anew(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    old = hall.showing.table_messages()[0]
    hall.showing.delete(old.ref)
    done(await hall.move())
    (new,) = hall.showing.table_messages()
    assert new.ref != old.ref
    assert new.view.generation == (await hall.view()).generation


async def test_a_deletion_that_is_noticed_is_repaired_at_once(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    old = hall.showing.hand_of(AWA)
    hall.showing.delete(old.ref)
    await hall.manager.message_gone(old.ref.channel_id, old.ref.message_id)
    await hall.settle()
    assert hall.showing.hand_of(AWA).ref != old.ref
    await hall.manager.message_gone(old.ref.channel_id, old.ref.message_id)
    await hall.settle()


async def test_a_deletion_nobody_heard_of_is_found_out_when_events_were_lost(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    old = hall.showing.table_messages()[0]
    hall.showing.delete(old.ref)
    await hall.manager.events_lost()
    await hall.settle()
    assert [message.ref != old.ref for message in hall.showing.table_messages()] == [True]


async def test_who_takes_no_direct_messages_is_told_once_and_plays_on(hall: Hall) -> None:
    hall.showing.closed = {BINTA}
    await hall.seat([AWA, BINTA], misplay="reject")
    for _ in range(6):
        done(await hall.move())
    assert [(people, notice.slug) for people, notice in hall.showing.told] == [((BINTA,), "messages_closed")]
    assert [seat.takes_messages for seat in (await hall.view()).seats] == [True, False]
    shown = hall.showing.table_messages()[0].view
    assert isinstance(shown, TableView)
    assert not shown.seats[1].takes_messages
    assert all(message.audience != BINTA for message in hall.showing.messages.values())
    answer = done(await hall.ask(ShowHand, BINTA))
    assert answer.hand is not None
    assert answer.hand.owner == BINTA


async def test_a_slow_discord_does_not_block_a_move(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    hall.showing.trouble = [TryLater()] * 100
    for _ in range(6):
        done(await hall.move())
    hall.showing.trouble = []
    await hall.wait(61)
    assert hall.showing.table_messages()[0].view.generation == (await hall.view()).generation
    for person in (AWA, BINTA):
        assert hall.showing.hand_of(person).view.generation == (await hall.hand(person)).generation


async def test_the_host_is_told_once_that_the_bot_may_not_post(hall: Hall) -> None:
    await hall.open_table()
    hall.showing.trouble = [Denied()]
    done(await hall.ask(Join, BINTA))
    hall.showing.trouble = [Denied()]
    await hall.wait(61)
    assert [(people, notice.slug) for people, notice in hall.showing.told] == [((AWA,), "cannot_post")]
    await hall.wait(121)
    assert hall.showing.table_messages()[0].view.generation == (await hall.view()).generation


async def test_what_the_bot_is_allowed_again_is_shown_at_once(hall: Hall) -> None:
    await hall.open_table()
    hall.showing.trouble = [Denied()]
    done(await hall.ask(Join, BINTA))
    assert hall.showing.table_messages()[0].view.generation < (await hall.view()).generation
    await hall.manager.places.allowed_anew(GUILD)
    await hall.settle()
    assert hall.showing.table_messages()[0].view.generation == (await hall.view()).generation


async def test_a_thread_comes_out_of_the_archive_by_a_new_message(hall: Hall) -> None:
    await hall.open_table()
    (old,) = hall.showing.table_messages()
    hall.showing.trouble = [Archived()]
    done(await hall.ask(Join, BINTA))
    (new,) = hall.showing.table_messages()
    assert new.ref != old.ref
    assert old.retired
    assert hall.showing.told == []


async def test_a_thread_that_is_locked_is_told_to_the_host(hall: Hall) -> None:
    await hall.open_table()
    hall.showing.trouble = [Archived(), Archived()]
    done(await hall.ask(Join, BINTA))
    assert [notice.slug for _, notice in hall.showing.told] == ["cannot_post"]
    await hall.wait(61)
    assert hall.showing.table_messages()[0].view.generation == (await hall.view()).generation


async def test_the_table_message_is_posted_anew_when_it_is_asked_for(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    old = hall.showing.table_messages()[0]
    assert refusal(await hall.ask(ShowTable, BINTA)) == Refusal.SHOWN_JUST_NOW
    await hall.wait(hall.terms.shown_again)
    assert refusal(await hall.ask(ShowTable, DAWDA)) == Refusal.NOT_SEATED
    done(await hall.ask(ShowTable, BINTA))
    (new,) = hall.showing.table_messages()
    assert old.retired
    assert new.ref != old.ref
    await hall.wait(hall.terms.shown_again)
    done(await hall.ask(ShowTable, DAWDA, moderator=True))
    assert new.retired


class TestRinging:
    """A player who has not pressed anything for a minute gets a new message, so that his phone rings."""

    @pytest.fixture
    def terms(self) -> Terms:
        """The usual durations."""
        return Terms(call_grace=0)

    async def test_it_rings_when_his_turn_comes(self, hall: Hall) -> None:
        await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
        await hall.lay_out("5C", "6D 7D", "9H 9D", "QS KS")
        old = hall.showing.hand_of(BINTA)
        await hall.start_turn()
        await hall.wait(hall.terms.turn + 5)
        assert await hall.mover() == BINTA
        new = hall.showing.hand_of(BINTA)
        assert new.ref != old.ref
        assert old.retired

    async def test_who_has_just_pressed_gets_an_edit(self, hall: Hall) -> None:
        await hall.seat([AWA, BINTA], misplay="reject")
        for _ in range(4):
            done(await hall.move())
        assert len([m for m in hall.showing.messages.values() if m.audience == AWA]) == 1


async def test_who_has_left_keeps_no_controls(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    old = hall.showing.hand_of(CHIDI)
    done(await hall.ask(LeaveSeat, CHIDI))
    assert old.retired


async def test_what_was_posted_before_the_end_of_a_process_is_found_again_and_brought_up_to_date(
    hall: Hall,
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    table = hall.showing.table_messages()[0]
    with sqlite3.connect(hall.path) as connection:
        # The process died after the post, and before it was stored where it is.
        connection.execute("UPDATE slots SET message_id = NULL, shown = 0, posts = posts - 1")
    connection.close()
    await hall.restart()
    done(await hall.move())
    assert hall.showing.table_messages() == [table]
    assert table.view.generation == (await hall.view()).generation


async def test_where_a_message_is_gets_stored_when_the_database_can_be_written_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    table = hall.showing.table_messages()[0]
    hall.showing.delete(table.ref)
    monkeypatch.setattr(hall.manager._parts.outbox._writing, "_store", Broken())
    await hall.manager.message_gone(table.ref.channel_id, table.ref.message_id)
    await hall.settle()
    monkeypatch.undo()
    await hall.wait(61)
    anew = hall.showing.table_messages()
    assert len(anew) == 1
    row = (await hall.database.read(lambda books: books.outbox.of_table(hall.table)))[0]
    assert (row.seat, row.message_id) == (-1, anew[0].ref.message_id)


async def test_what_was_missed_is_looked_for_until_it_can_be_stored(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    table = hall.showing.table_messages()[0]
    hall.showing.delete(table.ref)
    monkeypatch.setattr(hall.manager._parts.outbox, "_store", Broken())
    await hall.manager.events_lost()
    monkeypatch.undo()
    await hall.wait(6)
    assert len(hall.showing.table_messages()) == 1


async def test_a_process_that_dies_before_it_retires_an_old_message_leaves_that_to_the_next(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    old = hall.showing.table_messages()[0]

    async def die(*_: object) -> None:
        raise asyncio.CancelledError

    await hall.wait(hall.terms.shown_again)
    monkeypatch.setattr(hall.showing, "retire", die)
    done(await hall.ask(ShowTable, AWA))
    monkeypatch.undo()
    assert len(hall.showing.table_messages()) == 2
    await hall.restart()
    await hall.wait(ARRIVED + 1)
    assert old.retired
    assert list(await hall.database.read(lambda books: books.outbox.leftovers())) == []


async def test_controls_are_taken_off_an_old_message_when_it_can_be_done(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    old = hall.showing.table_messages()[0]

    async def later(*_: object) -> None:
        raise TryLater

    await hall.wait(hall.terms.shown_again)
    monkeypatch.setattr(hall.showing, "retire", later)
    done(await hall.ask(ShowTable, AWA))
    assert len(hall.showing.table_messages()) == 2
    monkeypatch.undo()
    await hall.wait(61)
    assert old.retired


async def test_a_message_that_is_found_gone_twice_was_deleted_once(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    outbox, desk = hall.manager._parts.outbox, await hall.desk()
    for _ in range(5):
        await outbox._writing.lost((hall.table, -1), desk)
    assert outbox._posting.wait(hall.table) == 0


async def test_a_hand_posted_by_a_call_that_failed_is_found_again_though_its_turn_is_over(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall.terms = Terms(fresh_press=5, call_grace=0)
    await hall.restart()
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.lay_out("5C", "6C 7C KD 2D", "9C 9D 9S 3H")
    await hall.wait(10)
    show = hall.showing.show_hand

    async def lost_on_the_way_back(person: PersonId, *values: Any, **named: Any) -> Any:
        shown = await show(person, *values, **named)
        if person == AWA:
            return shown
        monkeypatch.undo()
        raise TryLater(100)

    monkeypatch.setattr(hall.showing, "show_hand", lost_on_the_way_back)
    done(await hall.act(AWA, play("6C")))
    await hall.wait(105)
    hands = [m for m in hall.showing.messages.values() if m.audience == BINTA and not m.retired]
    assert len(hands) == 1
