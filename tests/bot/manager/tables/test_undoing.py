"""Taking the last action back."""

import pytest

from bot.engine.actions import Play
from bot.engine.events import Settled
from bot.engine.record import parse, replay
from bot.manager.answers import Refusal
from bot.manager.requests import (
    Agree,
    CatchSilent,
    ChallengePlay,
    DrawCard,
    EndTable,
    LeaveSeat,
    Object,
    Pause,
    SayLastCard,
    Undo,
)
from bot.manager.tables import undoing
from bot.manager.tables.table import Table
from bot.manager.views import Stage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, Hall, done, move_of, refusal, turn_of


async def position(hall: Hall) -> object:
    """Return all there is of the round: every hand, the pile, whose turn it is."""
    match = (await hall.desk()).table.match
    assert match is not None
    assert match.round is not None
    r = match.round
    return (list(r.hands), list(r.stock), list(r.pile), r.turn, r.suit, r.phase, r.uncalled)


async def play_a_card(hall: Hall) -> None:
    """Play on until a card has been played, by whoever can."""
    while True:
        person = await hall.mover()
        actions = (await hall.hand(person)).view.actions
        played = next((action for action in actions if isinstance(action, Play)), None)
        done(await hall.act(person, move_of(played or actions[0])))
        if played is not None:
            return


async def before_a_play(hall: Hall) -> tuple[object, object]:
    """Play one card; return how it was before and is after."""
    while True:
        person = await hall.mover()
        actions = (await hall.hand(person)).view.actions
        played = next((action for action in actions if isinstance(action, Play)), None)
        before = await position(hall)
        done(await hall.act(person, move_of(played or actions[0])))
        if played is not None:
            return before, await position(hall)


async def test_a_play_is_taken_back_when_all_agree(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    before, after = await before_a_play(hall)
    stamp = (await hall.view()).stamps.turn
    done(await hall.ask(Undo, AWA))
    motion = (await hall.view()).motion
    assert motion is not None
    assert (motion.aim, motion.missing) == ("undo", (BINTA, CHIDI))
    done(await hall.ask(Agree, BINTA))
    assert await position(hall) == after
    done(await hall.ask(Agree, CHIDI))
    assert await position(hall) == before
    view = await hall.view()
    assert (view.motion, view.note and view.note.slug) == (None, "undone")
    assert refusal(await hall.act(await hall.mover(), DrawCard(), stamp)) == Refusal.MOVED_ON
    await hall.restart()
    assert await position(hall) == before


async def test_a_past_that_is_not_sound_is_not_gone_back_to(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await play_a_card(hall)
    await play_a_card(hall)
    done(await hall.ask(Undo, AWA))
    before, again = await position(hall), undoing._again

    def loses_a_card(table: Table, past: undoing.Past) -> list[undoing.Played]:
        played = again(table, past)
        for change in played:
            assert change.match.round is not None
            change.match.round.stock.pop(0)
        return played

    monkeypatch.setattr(undoing, "_again", loses_a_card)
    assert refusal(await hall.ask(Agree, BINTA)) == Refusal.FROZEN
    assert "a card is missing" in caplog.text
    assert await position(hall) == before


async def test_a_control_from_before_the_play_does_not_act_on_what_came_back(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    mover = await hall.mover()
    old = (await hall.hand(mover)).stamps.hand
    await play_a_card(hall)
    done(await hall.ask(Undo, AWA))
    done(await hall.ask(Agree, BINTA))
    mover = await hall.mover()
    assert refusal(await hall.act(mover, await hall.some_move(mover), old)) == Refusal.MOVED_ON


async def test_the_record_holds_what_stands(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    for _ in range(3):
        await play_a_card(hall)
        if (await hall.view()).stage is Stage.PLAYING:
            done(await hall.ask(Undo, AWA))
            done(await hall.ask(Agree, BINTA))
    await play_a_card(hall)
    table = (await hall.desk()).table
    assert table.match is not None
    done(await hall.ask(EndTable, AWA))
    text = await hall.manager.record(hall.table)
    assert text is not None
    replayed = replay(parse(text)).match
    assert replayed.round is not None
    assert table.match.round is not None
    assert (replayed.round.hands, replayed.round.pile) == (table.match.round.hands, table.match.round.pile)


async def test_what_showed_a_card_stands(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject", draw_when="any")
    assert refusal(await hall.ask(Undo, AWA)) == Refusal.UNDO_NOTHING
    done(await hall.act(await hall.mover(), DrawCard()))
    assert refusal(await hall.ask(Undo, AWA)) == Refusal.UNDO_SHOWED
    assert (await hall.view()).motion is None


async def test_a_penalty_stands(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], false_catch="1")
    await play_a_card(hall)
    assert refusal(await hall.act(AWA, CatchSilent())) == "nobody_to_catch"
    assert refusal(await hall.ask(Undo, AWA)) == Refusal.UNDO_SHOWED


async def test_a_misplay_is_taken_back_with_the_window_that_closed_over_it(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], hand_size="8")
    person = await hall.mover()
    hand = (await hall.hand(person)).view
    fitting = {card for action in hand.actions if isinstance(action, Play) for card in action.cards}
    wrong = next(card for card in hand.hand if card not in fitting)
    before = await position(hall)
    done(await hall.act(person, move_of(Play(0, (wrong,)))))
    await hall.wait(hall.terms.turn / 9 + 10)
    done(await hall.ask(Undo, AWA))
    done(await hall.ask(Agree, BINTA))
    assert await position(hall) == before
    other = BINTA if person == AWA else AWA
    assert refusal(await hall.act(other, ChallengePlay())) == "nothing_to_challenge"


async def test_taking_back_does_not_tell_that_an_earlier_play_was_a_misplay(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], hand_size="8")
    person = await hall.mover()
    hand = (await hall.hand(person)).view
    fitting = {card for action in hand.actions if isinstance(action, Play) for card in action.cards}
    wrong = next(card for card in hand.hand if card not in fitting)
    done(await hall.act(person, move_of(Play(0, (wrong,)))))
    await hall.wait(hall.terms.turn / 9 + 10)
    await before_a_play(hall)
    heard = (await hall.view()).recent
    assert not any(isinstance(event, Settled) for event in heard)
    done(await hall.ask(Undo, AWA))
    done(await hall.ask(Agree, BINTA))
    assert not any(isinstance(event, Settled) for event in (await hall.view()).recent)


async def test_a_last_card_that_was_said_is_taken_back(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject", hand_size="2")
    mover = await hall.mover()
    before = await position(hall)
    done(await hall.act(mover, SayLastCard()))
    done(await hall.ask(Undo, AWA))
    done(await hall.ask(Agree, BINTA))
    assert await position(hall) == before


async def test_nothing_is_taken_back_over_somebody_who_left(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    await play_a_card(hall)
    done(await hall.ask(LeaveSeat, CHIDI))
    assert refusal(await hall.ask(Undo, AWA)) == Refusal.UNDO_SEATS


async def test_another_action_makes_the_question_void(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject", hand_size="8")
    await play_a_card(hall)
    done(await hall.ask(Undo, AWA))
    stamp = (await hall.view()).stamps.motion
    await play_a_card(hall)
    assert (await hall.view()).motion is None
    assert refusal(await hall.ask(Agree, BINTA, stamp=stamp)) == Refusal.MOVED_ON


async def test_one_who_is_against_it_lets_it_stand(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    _, after = await before_a_play(hall)
    done(await hall.ask(Undo, AWA))
    done(await hall.ask(Object, BINTA))
    assert await position(hall) == after


async def test_only_who_runs_the_table_asks_and_a_moderator_has_no_vote(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await play_a_card(hall)
    assert refusal(await hall.ask(Undo, BINTA)) == Refusal.HOST_ONLY
    done(await hall.ask(Undo, DAWDA, moderator=True))
    motion = (await hall.view()).motion
    assert motion is not None
    assert motion.missing == (AWA, BINTA)
    done(await hall.ask(Agree, BINTA))
    done(await hall.ask(Undo, AWA))
    assert (await hall.view()).motion is None


async def test_a_lone_player_takes_back_his_own_action_and_what_computers_did_since(hall: Hall) -> None:
    await hall.seat([AWA], computers=1, misplay="reject", hand_size="8")
    for _ in range(20):
        line = turn_of(await hall.view())
        if line is not None and line.person == AWA:
            break
        await hall.wait(hall.terms.computer_pace[1] + 1)
    before = await position(hall)
    actions = (await hall.hand(AWA)).view.actions
    played = next((action for action in actions if isinstance(action, Play)), None)
    done(await hall.act(AWA, move_of(played or actions[0])))
    answer = await hall.ask(Undo, AWA)
    if played is None:
        assert refusal(answer) == Refusal.UNDO_SHOWED
    else:
        done(answer)
        assert await position(hall) == before


async def test_a_lobby_a_pause_and_a_table_that_is_over_have_nothing_to_take_back(hall: Hall) -> None:
    await hall.open_table(misplay="reject")
    assert refusal(await hall.ask(Undo, AWA)) == Refusal.NOT_RUNNING
    done(await hall.ask(EndTable, AWA))
    await hall.seat([AWA, BINTA], misplay="reject")
    done(await hall.ask(Pause, AWA))
    assert refusal(await hall.ask(Undo, AWA)) == Refusal.PAUSED
    done(await hall.ask(EndTable, AWA))
    assert refusal(await hall.ask(Undo, AWA)) == Refusal.TABLE_OVER


async def test_a_round_that_is_over_stands(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject", hand_size="2")
    while (await hall.view()).stage is Stage.PLAYING:
        done(await hall.move())
    assert refusal(await hall.ask(Undo, AWA)) == Refusal.UNDO_SHOWED
