"""A table that polices itself: calls, catches, challenges, reactions, windows."""

import asyncio
from typing import Any

import pytest

from bot.engine.cards import code
from bot.engine.events import Called, Caught, TakenBack
from bot.engine.state import Phase
from bot.manager.answers import Answer, Done, Refusal, Refused
from bot.manager.ids import PersonId, Place, TableId
from bot.manager.requests import (
    Act,
    Agree,
    CatchSilent,
    ChallengePlay,
    DrawCard,
    Move,
    Pause,
    React,
    SayLastCard,
)
from bot.manager.tables.clocks import window_of
from bot.manager.tables.table import Table
from bot.manager.terms import Terms
from bot.manager.views import HandView, Notice, Stage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, Hall, done, play, refusal, turn_of


@pytest.fixture
def terms() -> Terms:
    """The usual durations, with the grace for calls."""
    return Terms(fresh_press=100_000)


@pytest.fixture
async def silent(hall: Hall) -> Hall:
    """A table at which Awa has one card and has not said so."""
    await hall.seat([AWA, BINTA, CHIDI])
    await hall.lay_out("5C", "6C 7C", "9C 9D 9S", "QS KS JD")
    done(await hall.act(AWA, play("6C")))
    return hall


async def press(hall: Hall, person: PersonId, move: Move) -> "asyncio.Task[Answer]":
    """Press a button, and wait until it is answered or held back."""
    request = Act(asker=hall.asker(person), table=hall.table, move=move)
    pressed = hall.task(hall.manager.handle(request))
    await held(hall, pressed)
    return pressed


async def held(hall: Hall, task: "asyncio.Task[Any]") -> None:
    """Wait until a catch is held back, or its task has ended."""
    desk, before = await hall.desk(), len((await hall.desk()).held)
    async with asyncio.timeout(10):
        while not task.done() and len(desk.held) == before:
            await asyncio.wait([task], timeout=0.001)


async def test_a_call_beats_a_catch_that_was_pressed_before_it(silent: Hall) -> None:
    catch = await press(silent, BINTA, CatchSilent())
    await silent.wait(1)
    assert not catch.done()
    done(await silent.act(AWA, SayLastCard()))
    await silent.wait(1)
    assert refusal(await catch) == Refusal.CALLED_FIRST
    assert (await silent.view()).seats[0].cards == 1


async def test_a_catch_counts_when_nobody_has_called_in_time(silent: Hall) -> None:
    catch = await press(silent, BINTA, CatchSilent())
    await silent.wait(2)
    assert any(isinstance(event, Caught) for event in done(await catch).said)
    assert (await silent.view()).seats[0].cards == 3


@pytest.mark.parametrize("grace", ["0", "3"])
async def test_a_table_says_itself_how_long_a_call_beats_a_catch(hall: Hall, grace: str) -> None:
    await hall.seat([AWA, BINTA, CHIDI], call_grace=grace)
    await hall.lay_out("5C", "6C 7C", "9C 9D 9S", "QS KS JD")
    done(await hall.act(AWA, play("6C")))
    catch = await press(hall, BINTA, CatchSilent())
    await hall.settle()
    assert (await hall.view()).seats[0].cards == (3 if grace == "0" else 1)
    await hall.wait(float(grace) - 0.1)
    assert catch.done() is (grace == "0")
    await hall.wait(0.2)
    assert any(isinstance(event, Caught) for event in done(await catch).said)


async def test_the_usual_time_to_call_is_kept_when_the_bot_is_set_up_otherwise(hall: Hall) -> None:
    hall.terms = Terms(fresh_press=100_000, call_grace=0)
    await hall.restart()
    await hall.seat([AWA, BINTA, CHIDI])
    hall.terms = Terms(fresh_press=100_000, call_grace=5)
    await hall.restart()
    assert (await hall.desk()).table.grace == 0


async def test_anything_but_a_call_decides_the_catch_at_once(silent: Hall) -> None:
    catch = await press(silent, CHIDI, CatchSilent())
    await silent.settle()
    done(await silent.act(BINTA, play("9C")))
    assert isinstance(await catch, Done)
    assert (await silent.view()).seats[0].cards == 3


@pytest.mark.parametrize(
    ("person", "move"),
    [(DAWDA, DrawCard()), (CHIDI, DrawCard()), (CHIDI, ChallengePlay())],
    ids=["who does not sit here", "who is not to move", "who objects to nothing"],
)
async def test_what_is_refused_does_not_decide_a_catch(silent: Hall, person: PersonId, move: Move) -> None:
    catch = await press(silent, BINTA, CatchSilent())
    await silent.settle()
    refusal(await silent.act(person, move))
    assert not catch.done()
    done(await silent.act(AWA, SayLastCard()))
    await silent.wait(2)
    assert refusal(await catch) == Refusal.CALLED_FIRST
    assert (await silent.view()).seats[0].cards == 1


async def test_what_is_only_asked_of_the_others_does_not_decide_a_catch(silent: Hall) -> None:
    catch = await press(silent, BINTA, CatchSilent())
    await silent.settle()
    done(await silent.ask(Pause, BINTA))
    assert not catch.done()
    done(await silent.ask(Agree, CHIDI))
    assert not catch.done()
    done(await silent.ask(Agree, AWA))
    assert isinstance(await catch, Done)


async def test_two_who_catch_one_draw_him_two_cards_in_all(silent: Hall) -> None:
    catches = [await press(silent, person, CatchSilent()) for person in (BINTA, CHIDI)]
    await silent.wait(2)
    answers = [await catch for catch in catches]
    assert sorted(isinstance(answer, Done) for answer in answers) == [False, True]
    assert (await silent.view()).seats[0].cards == 3


async def test_with_nobody_to_catch_the_answer_comes_at_once(silent: Hall) -> None:
    done(await silent.act(AWA, SayLastCard()))
    assert refusal(await silent.act(BINTA, CatchSilent())) == "nobody_to_catch"
    assert refusal(await silent.act(BINTA, CatchSilent(2))) == "nobody_to_catch"


async def test_a_catch_that_is_held_back_is_not_answered_by_a_stop(silent: Hall) -> None:
    catch = await press(silent, BINTA, CatchSilent())
    await silent.settle()
    await silent.manager.stop()
    assert refusal(await catch) == Refusal.NOT_SAVED


async def test_a_catch_let_go_by_a_stop_is_not_decided_by_what_was_in_flight(silent: Hall) -> None:
    catch, desk = await press(silent, CHIDI, CatchSilent()), await silent.desk()
    await desk.lock.acquire()
    late = [
        silent.task(silent.manager.handle(Act(asker=silent.asker(person), table=silent.table, move=move)))
        for person, move in ((BINTA, DrawCard()), (BINTA, CatchSilent()))
    ]
    await asyncio.wait(late, timeout=0.01)
    stopping = asyncio.create_task(silent.manager.stop(), name="door")
    assert refusal(await catch) == Refusal.NOT_SAVED
    desk.lock.release()
    assert [refusal(await answer) for answer in late] == ["can_play", Refusal.RESTARTING]
    await stopping
    assert (await silent.view()).seats[0].cards == 1


async def test_a_catch_that_fails_is_answered_all_the_same(
    silent: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    catch = await press(silent, BINTA, CatchSilent())

    async def fails(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(silent.manager._parts.keeper, "commit", fails)
    await silent.wait(2)
    answer = await catch
    assert refusal(answer) == "failed"
    assert isinstance(answer, Refused)
    assert str(answer.values["error"]) in caplog.text


async def test_a_catch_at_a_table_that_is_not_sound_freezes_it(
    silent: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    catch = await press(silent, BINTA, CatchSilent())
    table = (await silent.desk()).table
    assert table.match is not None
    assert table.match.round is not None
    table.match.round.stock.pop(0)
    await silent.wait(2)
    assert refusal(await catch) == Refusal.FROZEN
    assert (await silent.view()).frozen
    assert "a card is missing" in caplog.text


async def react(hall: Hall, person: PersonId, emoji: str, *, added: bool = True) -> None:
    message = hall.showing.table_messages()[0].ref
    await hall.manager.react(React(person=person, message=message, emoji=emoji, added=added))
    await hall.settle()


async def test_a_bell_says_last_card(silent: Hall) -> None:
    await react(silent, AWA, "🔔")
    assert isinstance((await silent.view()).recent[-1], Called)


async def test_a_siren_catches_after_the_grace(silent: Hall) -> None:
    message = silent.showing.table_messages()[0].ref
    reaction = React(person=BINTA, message=message, emoji="🚨")
    siren = asyncio.create_task(silent.manager.react(reaction), name="door")
    await held(silent, siren)
    await silent.wait(2)
    await siren
    assert (await silent.view()).seats[0].cards == 3


async def test_a_warning_challenges_what_was_just_played(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    await hall.lay_out("5C", "KD 6C 7C", "9D 9C KC", "QS KS JD")
    done(await hall.act(AWA, play("KD")))
    await react(hall, CHIDI, "⚠️")
    assert any(isinstance(event, TakenBack) for event in (await hall.view()).recent)
    assert (await hall.view()).seats[0].cards == 5


async def test_a_reaction_that_comes_twice_counts_once(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], false_catch="1")
    await hall.lay_out("5C", "KD 6C 7C", "9D 9C KC", "QS KS JD")
    await react(hall, BINTA, "⚠️")
    await react(hall, BINTA, "⚠️")
    assert (await hall.view()).seats[1].cards == 4
    await hall.restart()
    await react(hall, BINTA, "⚠️")
    assert (await hall.view()).seats[1].cards == 4


async def test_a_reaction_taken_off_and_put_on_again_counts_again(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], false_catch="1")
    await hall.lay_out("5C", "KD 6C 7C", "9D 9C KC", "QS KS JD")
    await react(hall, BINTA, "⚠️")
    await react(hall, BINTA, "⚠️", added=False)
    await react(hall, BINTA, "⚠️")
    assert (await hall.view()).seats[1].cards == 5


async def test_a_reaction_that_cannot_be_stored_is_answered_and_counts_when_it_is_given_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA, CHIDI], false_catch="1")
    await hall.lay_out("5C", "KD 6C 7C", "9D 9C KC", "QS KS JD")

    async def locked(work: object) -> None:
        raise OSError("database is locked")

    monkeypatch.setattr(hall.database, "run", locked)
    await react(hall, BINTA, "⚠️")
    assert hall.showing.told[-1] == (
        (BINTA,),
        Notice("refused_reaction", {"reason": "not_saved", "emoji": "⚠️"}),
    )
    await react(hall, BINTA, "⚠️", added=False)
    monkeypatch.undo()
    await hall.wait(6)
    await react(hall, BINTA, "⚠️")
    assert (await hall.view()).seats[1].cards == 4


async def test_that_a_reaction_was_taken_off_is_stored_when_it_can_be(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA, CHIDI], false_catch="1")
    await hall.lay_out("5C", "KD 6C 7C", "9D 9C KC", "QS KS JD")
    await react(hall, BINTA, "⚠️")

    async def locked(work: object) -> None:
        raise OSError("database is locked")

    monkeypatch.setattr(hall.database, "run", locked)
    await react(hall, BINTA, "⚠️", added=False)
    monkeypatch.undo()
    await hall.wait(6)
    await react(hall, BINTA, "⚠️")
    assert (await hall.view()).seats[1].cards == 5


async def test_a_refused_reaction_is_told_under_the_hand(silent: Hall) -> None:
    await react(silent, BINTA, "🔔")
    notice = (await silent.hand(BINTA)).notice
    assert notice is not None
    assert (notice.slug, notice.values["reason"]) == ("refused_reaction", "nothing_to_call")
    shown = silent.showing.hand_of(BINTA).view
    assert isinstance(shown, HandView)
    assert shown.notice == notice
    done(await silent.act(BINTA, play("9C")))
    assert (await silent.hand(BINTA)).notice is None


async def test_people_without_a_seat_and_old_messages_mean_nothing(silent: Hall) -> None:
    version = (await silent.desk()).table.version
    await react(silent, DAWDA, "🚨")
    hand = silent.showing.hand_of(AWA).ref
    await silent.manager.react(React(person=BINTA, message=hand, emoji="🚨"))
    await react(silent, BINTA, "👍")
    await silent.wait(3)
    assert (await silent.desk()).table.version == version


async def test_a_misplay_stands_after_its_window(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    await hall.lay_out("5C", "KD 6C 7C", "9D 9C KC", "QS KS JD")
    done(await hall.act(AWA, play("KD")))
    generation = (await hall.view()).generation
    await hall.wait(11)
    assert refusal(await hall.act(CHIDI, ChallengePlay())) == "nothing_to_challenge"
    assert (await hall.view()).generation == generation


async def test_nothing_that_is_shown_tells_a_misplay_from_a_play(hall: Hall) -> None:
    shown = []
    for card in ("KD", "KC"):
        await hall.restart()
        if not hall.table:
            await hall.seat([AWA, BINTA, CHIDI])
        await hall.lay_out("5C", f"{card} 6C 7C", "9D 9C 9S", "QS KS JD")
        await hall.start_turn()
        done(await hall.act(AWA, play(card)))
        view = await hall.view()
        shown.append((view.due and view.due - hall.clock.now(), view.seats, turn_of(view)))
        await hall.wait(15)
    assert shown[0] == shown[1]


async def test_an_arrest_can_be_challenged_and_is_settled_by_the_clock(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    await hall.lay_out("5C", "KD", "9D 9C KC", "QS KS JD")
    done(await hall.act(AWA, play("KD")))
    view = await hall.view()
    assert view.public is not None
    assert view.public.phase is Phase.ARREST
    assert refusal(await hall.act(BINTA, DrawCard())) == "too_late"
    done(await hall.act(BINTA, ChallengePlay()))
    assert (await hall.view()).seats[0].cards == 3
    await hall.lay_out("5C", "6C", "9D 9C KC", "QS KS JD")
    done(await hall.act(AWA, play("6C")))
    await hall.wait(11)
    assert (await hall.view()).stage is Stage.BREAK


@pytest.mark.parametrize(("turn", "window"), [(90, 10), (600, 60), (604_800, 43_200)])
def test_a_window_is_at_least_a_tenth_of_the_turn(turn: float, window: float) -> None:
    table = Table(id=TableId("t"), place=Place(1, 2), variant="gambian", secret=b"")
    assert window_of(table, Terms(turn=turn)) == window


async def test_the_seat_to_move_sees_the_card_that_lies_on_top_now(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    await hall.lay_out("5C", "KD 2D 3D", "6C 7C", "9C 9D")
    done(await hall.act(BINTA, play("6C")))
    await hall.settle()
    shown = hall.showing.hand_of(AWA).view
    assert isinstance(shown, HandView)
    assert shown.view.table.top is not None
    assert code(shown.view.table.top) == "6C"


async def test_a_clock_does_not_go_off_for_what_a_catch_has_just_ended(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    await hall.lay_out("5C", "KD 6C", "9D 9C KC", "QS KS JD")
    done(await hall.act(AWA, play("KD")))
    # The misplay can be challenged for ten seconds; the catch undoes it when the grace is over, at the same time.
    await hall.wait(window_of((await hall.desk()).table, hall.terms) - hall.terms.call_grace / 2)
    catch = await press(hall, BINTA, CatchSilent())
    await hall.wait(hall.terms.call_grace)
    done(await catch)
    receipts = await hall.database.read(
        lambda books: books.tables._connection.execute("SELECT receipt FROM log").fetchall()
    )
    assert not [receipt for (receipt,) in receipts if receipt.startswith("window:")]
