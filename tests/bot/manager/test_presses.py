"""One press: who may, once, about what is there, and nothing told before it is stored."""

import asyncio
import sqlite3

import pytest

from bot.engine.actions import Reason
from bot.manager.answers import Answer, Done, Known, Refusal, Refused
from bot.manager.errors import NotSaved
from bot.manager.ids import Place, Stamp, StampKind, TableId
from bot.manager.requests import (
    Act,
    ChallengePlay,
    DrawCard,
    LeaveSeat,
    OpenTable,
    PassTurn,
    Rematch,
    SayLastCard,
    ShowHand,
    ShowTable,
)
from bot.manager.views import HandView, Stage
from tests.bot.manager.fakes import Broken
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, Hall, done, play, refusal


async def version(hall: Hall) -> int:
    return (await hall.desk()).table.version


async def test_a_press_that_comes_twice_has_one_effect(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    mover = await hall.mover()
    request = Act(asker=hall.asker(mover), table=hall.table, move=await hall.some_move(mover))
    done(await hall.manager.handle(request))
    before = await version(hall)
    assert isinstance(await hall.manager.handle(request), Known)
    assert await version(hall) == before


async def test_a_press_that_comes_again_after_a_restart_has_one_effect(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    await hall.lay_out("5C", "6C 7D", "QS KS")
    request = Act(asker=hall.asker(AWA), table=hall.table, move=SayLastCard())
    done(await hall.manager.handle(request))
    await hall.restart()
    before = await version(hall)
    assert isinstance(await hall.manager.handle(request), Known)
    assert await version(hall) == before


async def test_a_press_that_comes_again_after_a_restart_is_not_refused_for_what_it_did_itself(
    hall: Hall,
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.lay_out("5C", "6C 7D", "QS KS")
    stamp = (await hall.hand(AWA)).stamps.hand
    request = Act(asker=hall.asker(AWA), table=hall.table, move=play("6C"), stamp=stamp)
    done(await hall.manager.handle(request))
    await hall.restart()
    assert isinstance(await hall.manager.handle(request), Known)
    opening = OpenTable(asker=hall.asker(CHIDI), place=Place(1, 11))
    done(await hall.manager.handle(opening))
    await hall.restart()
    assert isinstance(await hall.manager.handle(opening), Known)


async def test_a_control_of_an_earlier_hand_is_refused(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    await hall.lay_out("5C", "6C 7C 8C", "9C 9D", "QS KS")
    stamp = (await hall.hand(AWA)).stamps.hand
    done(await hall.act(AWA, play("6C"), stamp))
    answer = await hall.act(AWA, play("7C"), stamp)
    assert refusal(answer) == Refusal.MOVED_ON
    assert isinstance(answer, Refused)
    assert answer.table is not None
    assert answer.hand is not None


async def test_a_hand_that_has_not_changed_keeps_its_controls(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="catch")
    await hall.lay_out("5C", "6C 7C 8C", "9C 9D 9S", "QS KS JD")
    stamp = (await hall.hand(CHIDI)).stamps.hand
    done(await hall.act(AWA, play("6C")))
    assert (await hall.hand(CHIDI)).stamps.hand == stamp
    done(await hall.act(CHIDI, play("QS"), stamp))


async def test_a_turn_control_of_an_earlier_turn_is_refused(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.lay_out("5C", "6D 7D", "9H 9D")
    stamp = (await hall.view()).stamps.turn
    done(await hall.act(AWA, DrawCard(), stamp))
    assert refusal(await hall.act(BINTA, DrawCard(), stamp)) == Refusal.MOVED_ON
    done(await hall.act(BINTA, DrawCard(), (await hall.view()).stamps.turn))


async def test_a_challenge_of_an_earlier_play_is_refused(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    await hall.lay_out("5C", "KD 6C 7C", "9D 9C KC", "QS KS JD")
    done(await hall.act(AWA, play("KD")))
    stamp = (await hall.view()).stamps.challenge
    done(await hall.act(BINTA, play("9D")))
    assert refusal(await hall.act(CHIDI, ChallengePlay(), stamp)) == Refusal.MOVED_ON


async def test_presses_of_two_at_once_are_taken_one_after_the_other(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    await hall.lay_out("5C", "6D 7D", "9H 9D", "QS KS")
    answers: list[Answer] = await asyncio.gather(
        *(
            hall.manager.handle(Act(asker=hall.asker(person), table=hall.table, move=DrawCard()))
            for person in (AWA, AWA, BINTA, CHIDI)
        )
    )
    await hall.settle()
    assert [isinstance(answer, Done) for answer in answers] == [True, False, True, True]


async def test_what_the_rules_refuse_changes_nothing(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.lay_out("5C", "6C 7D", "QS KS")
    before = await version(hall)
    assert refusal(await hall.act(AWA, play("7D"))) == Reason.DOES_NOT_FIT
    assert refusal(await hall.act(AWA, PassTurn())) == Reason.CANNOT_PASS
    assert refusal(await hall.act(BINTA, play("QS"))) == Reason.NOT_YOUR_TURN
    assert await version(hall) == before


async def test_a_wrong_accusation_that_costs_cards_is_refused_and_told(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], false_catch="2")
    await hall.lay_out("5C", "6C 7D", "QS KS")
    answer = await hall.act(BINTA, ChallengePlay())
    assert refusal(answer) == Reason.NOTHING_TO_CHALLENGE
    assert isinstance(answer, Refused)
    assert len(answer.said) == 1
    assert (await hall.view()).seats[1].cards == 4


async def test_who_does_not_sit_here_sees_no_hand(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    assert refusal(await hall.ask(ShowHand, DAWDA)) == Refusal.NOT_SEATED
    assert refusal(await hall.act(DAWDA, DrawCard())) == Refusal.NOT_SEATED
    assert refusal(await hall.act(DAWDA, DrawCard(), Stamp(StampKind.HAND, 1))) == Refusal.NOT_SEATED


async def test_everybody_sees_his_own_hand_at_any_time(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    for person in (AWA, BINTA):
        hand = done(await hall.ask(ShowHand, person)).hand
        assert hand is not None
        assert hand.owner == person


async def test_a_table_that_is_not_there_is_said_so(hall: Hall) -> None:
    await hall.open_table()
    assert refusal(await hall.ask(ShowHand, AWA, table="nowhere")) == Refusal.NO_TABLE


async def test_nothing_is_shown_that_is_not_stored(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    stored: list[bool] = []
    generations: dict[int, int] = {}

    def look() -> None:
        for message in hall.showing.messages.values():
            generations[message.ref.message_id] = message.view.generation

    hall.showing.on_show = look
    for _ in range(10):
        done(await hall.move())
        rows = await hall.database.read(lambda books: books.outbox.of_table(hall.table))
        stored += [generations.get(row.message_id or 0, 0) <= row.wanted for row in rows]
    assert all(stored)


async def test_a_press_is_not_saved_while_the_database_is_locked_and_may_be_repeated(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.lay_out("5C", "6C 7D", "QS KS")
    request = Act(asker=hall.asker(AWA), table=hall.table, move=play("6C"))
    broken = Broken()
    keeper = hall.manager._parts.keeper
    monkeypatch.setattr(keeper, "_store", broken)
    assert refusal(await hall.manager.handle(request)) == Refusal.NOT_SAVED
    assert (await hall.view()).seats[0].cards == 2
    monkeypatch.undo()
    # He was told that it did not happen: the same press coming a second time must not make it happen.
    assert isinstance(await hall.manager.handle(request), Known)
    assert (await hall.view()).seats[0].cards == 2
    done(await hall.act(AWA, play("6C")))


async def test_a_press_that_comes_again_after_a_restart_is_not_said_to_have_failed_while_nothing_can_be_saved(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA])
    await hall.wait(hall.terms.shown_again)
    request = ShowTable(asker=hall.asker(AWA), table=hall.table)
    done(await hall.manager.handle(request))
    await hall.restart()
    monkeypatch.setattr(hall.manager._parts.keeper, "_store", Broken())
    assert isinstance(await hall.manager.handle(request), Known)


async def test_a_press_that_needs_what_cannot_be_read_may_be_repeated(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    mover = await hall.mover()
    move = await hall.some_move(mover)
    await hall.restart()
    run = hall.database._reader.run

    async def fails(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(hall.database._reader, "run", fails)
    assert refusal(await hall.manager.handle(ShowHand(asker=hall.asker(AWA), table=TableId("other")))) == (
        Refusal.NOT_SAVED
    )
    with pytest.raises(NotSaved):
        await hall.manager.tables_of(AWA)
    with pytest.raises(NotSaved):
        await hall.manager.hand(TableId("other"), AWA)
    monkeypatch.setattr(hall.database._reader, "run", run)
    done(await hall.act(mover, move))


async def test_an_edit_from_the_last_match_does_not_stand_for_the_hand_of_the_next(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    for _ in range(4):
        done(await hall.move())
    await hall.lay_out("5C", "6C", "QS KS")
    pressed = hall.showing.hand_of(AWA)
    answer = done(await hall.ask(Act, AWA, move=play("6C"), pressed=pressed.ref))
    assert answer.edit is not None
    done(await hall.ask(Rematch, BINTA))
    done(await hall.ask(Rematch, AWA))
    await hall.manager.shown(answer.edit, done=True)
    await hall.settle()
    shown = hall.showing.hand_of(AWA)
    assert shown.ref != pressed.ref
    assert isinstance(shown.view, HandView)
    assert shown.view.view.hand == (await hall.hand(AWA)).view.hand


async def test_the_pressed_message_is_left_to_the_one_who_answers(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.lay_out("5C", "6C 7D KD", "QS KS")
    pressed = hall.showing.hand_of(AWA)
    shown = len(pressed.history)
    answer = done(await hall.ask(Act, AWA, move=play("6C"), pressed=pressed.ref))
    assert answer.edit is not None
    assert answer.edit.slot.seat == 0
    assert len(pressed.history) == shown
    await hall.manager.shown(answer.edit, done=True)
    await hall.settle()
    assert len(pressed.history) == shown


@pytest.mark.parametrize("failed", ["told", "silent"])
async def test_a_message_the_answer_did_not_edit_is_written_by_the_outbox(hall: Hall, failed: str) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.lay_out("5C", "6C 7D KD", "QS KS")
    pressed = hall.showing.hand_of(AWA)
    answer = done(await hall.ask(Act, AWA, move=play("6C"), pressed=pressed.ref))
    assert answer.edit is not None
    if failed == "told":
        await hall.manager.shown(answer.edit, done=False)
        await hall.wait(1)
    else:
        await hall.wait(5)
    assert pressed.view.generation == answer.edit.generation


async def test_a_message_is_written_again_after_an_answer_that_edited_it_too_late(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.lay_out("5C", "6C 7D KD", "QS KS")
    pressed = hall.showing.hand_of(AWA)
    answer = done(await hall.ask(Act, AWA, move=play("6C"), pressed=pressed.ref))
    assert answer.edit is not None
    await hall.wait(5)
    shown = len(pressed.history)
    await hall.manager.shown(answer.edit, done=True)
    await hall.wait(1)
    assert len(pressed.history) == shown + 1


async def test_what_happens_while_the_answer_edits_is_shown_afterwards(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.lay_out("5C", "6C 7D KD", "9C 2C 4C")
    pressed = hall.showing.hand_of(AWA)
    answer = done(await hall.ask(Act, AWA, move=play("6C"), pressed=pressed.ref))
    assert answer.edit is not None
    done(await hall.act(BINTA, play("2C")))
    assert pressed.view.generation < answer.edit.generation
    await hall.manager.shown(answer.edit, done=True)
    await hall.settle()
    assert pressed.view.generation > answer.edit.generation


async def test_somebody_elses_message_is_not_handed_over(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.lay_out("5C", "6C 7D KD", "9C 2C 4C")
    answer = done(await hall.ask(Act, AWA, move=play("6C"), pressed=hall.showing.hand_of(BINTA).ref))
    assert answer.edit is None


async def test_an_error_inside_is_answered_with_its_number(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await hall.seat([AWA, BINTA])
    monkeypatch.setattr("bot.manager.incoming.handling.decide", lambda *_: 1 / 0)
    answer = await hall.act(AWA, DrawCard())
    assert isinstance(answer, Refused)
    assert answer.reason == "failed"
    assert str(answer.values["error"]) in caplog.text
    assert (await hall.view()).stage is Stage.PLAYING


@pytest.mark.parametrize(("seconds", "taken"), [(1, True), (1, False), (7, True), (7, False)])
async def test_a_hand_that_is_given_up_while_an_answer_edits_it_loses_its_controls_after_that(
    hall: Hall, *, seconds: int, taken: bool
) -> None:
    """SEED=90358: the edit came after the controls were taken off, and brought them back."""
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    pressed = hall.showing.hand_of(AWA)
    answer = done(await hall.ask(ShowHand, AWA, pressed=pressed.ref, stamp=None))
    assert answer.edit is not None
    done(await hall.ask(LeaveSeat, AWA))
    await hall.wait(seconds)
    assert pressed.retired is (seconds > 5)
    pressed.retired = False
    await hall.manager.shown(answer.edit, done=taken)
    await hall.wait(2)
    assert pressed.retired
    assert list(await hall.database.read(lambda books: books.outbox.leftovers())) == []
