"""The process dies, anywhere, and another takes the tables up."""

import asyncio

import pytest

from bot.engine.state import Phase
from bot.manager.errors import TryLater
from bot.manager.requests import Act, AddComputer, DrawCard, Join, NextRound, SetClock, Start
from bot.manager.tables.choices import NO_CLOCK
from bot.manager.views import EndReason, Stage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, Hall, done, play, turn_of


async def test_a_turn_goes_on_where_it_was(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    for _ in range(4):
        done(await hall.move())
    before = await hall.view()
    hands = [await hall.hand(person) for person in (AWA, BINTA, CHIDI)]
    await hall.restart()
    after = await hall.view()
    assert (after.public, after.recent, after.stamps) == (before.public, before.recent, before.stamps)
    again = [await hall.hand(person) for person in (AWA, BINTA, CHIDI)]
    assert [hand.view for hand in again] == [hand.view for hand in hands]
    done(await hall.move())


async def test_a_lobby_goes_on_where_it_was(hall: Hall) -> None:
    await hall.open_table(hand_size="5")
    done(await hall.ask(Join, BINTA))
    await hall.restart()
    done(await hall.ask(AddComputer, AWA))
    done(await hall.ask(Start, AWA))
    assert len((await hall.hand(AWA)).view.hand) == 5


async def test_an_arrest_is_settled_after_the_restart(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    await hall.lay_out("5C", "6C", "QS KS", "JS JH")
    done(await hall.act(AWA, play("6C")))
    await hall.restart(after=5)
    view = await hall.view()
    assert view.public is not None
    assert view.public.phase is Phase.ARREST
    await hall.wait(hall.terms.least_left + 6)
    assert (await hall.view()).stage is Stage.BREAK


async def test_a_misplay_stands_or_is_caught_after_the_restart(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    await hall.lay_out("5C", "KD 6C 7C", "9D 9C KC", "QS KS JD")
    done(await hall.act(AWA, play("KD")))
    await hall.restart()
    view = await hall.view()
    assert view.public is not None
    assert view.public.window is not None
    await hall.wait(hall.terms.least_left + 11)
    view = await hall.view()
    assert view.public is not None
    assert view.public.window is None


async def test_the_next_round_can_be_dealt_after_the_restart(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    await hall.lay_out("5C", "6C", "QS KS", "JS JH")
    done(await hall.act(AWA, play("6C")))
    await hall.restart()
    assert (await hall.view()).stage is Stage.BREAK
    done(await hall.ask(NextRound, BINTA))
    assert (await hall.view()).stage is Stage.PLAYING


async def test_what_was_committed_is_shown_after_a_kill(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.lay_out("5C", "6C 7C KD", "9C 9D 9S")
    hall.showing.trouble = [TryLater()] * 10
    done(await hall.act(AWA, play("6C")))
    wanted = (await hall.view()).generation
    assert hall.showing.table_messages()[0].view.generation < wanted
    hall.showing.trouble = []
    await hall.restart()
    assert hall.showing.table_messages()[0].view.generation >= wanted
    assert len((await hall.hand(AWA)).view.hand) == 2


async def test_after_a_stop_in_order_only_the_word_of_the_restart_is_taken_back(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    done(await hall.move())
    await hall.settle()
    shown = [len(message.history) for message in hall.showing.messages.values()]
    await hall.close()
    await hall.open()
    table, *hands = shown
    assert [len(message.history) for message in hall.showing.messages.values()] == [table + 2, *hands]


@pytest.mark.parametrize(
    ("clock", "outage", "written"),
    [("604800", 3_600, 0), ("604800", 7_200, 2), ("86400", 60, 0), (NO_CLOCK, 86_000, 0), ("1800", 1, 2)],
)
async def test_only_messages_whose_time_is_far_off_are_written_after_a_kill(
    hall: Hall, clock: str, outage: float, written: int
) -> None:
    done(await hall.open_table(misplay="reject"))
    done(await hall.ask(SetClock, AWA, clock=clock))
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(Start, AWA))
    await hall.wait(10)
    before, due = sum(len(m.history) for m in hall.showing.messages.values()), (await hall.view()).due
    await hall.restart(after=outage)
    assert sum(len(m.history) for m in hall.showing.messages.values()) - before == written
    assert (await hall.view()).due == (None if due is None else due + outage)


async def test_a_message_that_was_posted_before_the_kill_is_adopted(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.open_table()

    async def dies(*_: object) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(hall.manager._parts.outbox._writing, "_note_posted", dies)
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(AddComputer, AWA))
    done(await hall.ask(Start, AWA))
    await hall.restart()
    for person in (AWA, BINTA):
        theirs = [m for m in hall.showing.messages.values() if m.audience == person]
        assert len(theirs) == 1
        assert theirs[0].ref == (await hall.hand(person)).message


async def test_a_press_that_was_not_answered_before_the_kill_is_whole_or_not_there(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.lay_out("5C", "6D 7D", "9H 9D")
    await hall.start_turn()
    before = (await hall.desk()).table.version
    press = hall.task(hall.manager.handle(Act(asker=hall.asker(AWA), table=hall.table, move=DrawCard())))
    await asyncio.wait([press], timeout=0)
    press.cancel()
    await hall.restart()
    table = (await hall.desk()).table
    log = await hall.database.read(lambda books: books.tables.moves(hall.table, 1))
    drawn = (await hall.view()).seats[0].cards == 3
    assert table.version == before + drawn
    assert len(log) == 1 + drawn


async def test_the_whole_match_survives_a_restart_after_every_move(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], computers=1, misplay="reject")
    for turn in range(400):
        view = await hall.view()
        if view.stage is Stage.OVER:
            break
        if view.stage is Stage.BREAK:
            done(await hall.ask(NextRound, AWA))
        elif (line := turn_of(view)) is not None and line.person is not None:
            done(await hall.move())
        else:
            await hall.wait(hall.terms.computer_pace[1])
        if turn % 7 == 0:
            await hall.restart(after=3)
    view = await hall.view()
    assert view.ended is EndReason.CHAMPION
    results = await hall.results()
    assert [(match, reason) for match, reason, _ in results] == [(1, "champion")]


async def test_what_was_being_written_when_the_process_died_is_written_once_more(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    hall.showing.trouble = [TryLater()] * 4
    done(await hall.move())
    hall.showing.trouble = []
    await hall.restart()
    table = hall.showing.table_messages()[0]
    shown = len(table.history)
    await hall.wait(6)
    assert len(table.history) == shown + 1
    await hall.restart()
    shown = len(table.history)
    await hall.wait(6)
    assert len(table.history) == shown
