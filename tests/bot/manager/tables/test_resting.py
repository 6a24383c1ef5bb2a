"""Hands at slow tables have no controls while nothing is asked of their owners: then their next ring costs one request."""

from dataclasses import replace

import pytest

from bot.manager.errors import TryLater
from bot.manager.ids import PersonId
from bot.manager.requests import Act, DrawCard, Join, Move, Rematch, SetClock, ShowHand, Start
from bot.manager.showing.outbox import PATIENCE, SPEAKING
from bot.manager.tables.resting import SLOW
from bot.manager.terms import Terms
from bot.manager.views import HandView, Stage
from tests.bot.manager.fakes import FakeMessage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, Hall, done, play

DAY, QUICK = "86400", "600"
EVERYBODY = (AWA, BINTA, CHIDI)


@pytest.fixture
def terms() -> Terms:
    """The usual durations, and no computer player for those who take their time."""
    return Terms(call_grace=0)


async def seated(hall: Hall, clock: str, *hands: str, **options: str) -> None:
    """Seats three at a table with that clock, and has a round that is laid out shown, in which Awa is to move."""
    done(await hall.open_table(AWA, misplay="reject", **options))
    for person in (BINTA, CHIDI):
        done(await hall.ask(Join, person))
    done(await hall.ask(SetClock, AWA, clock=clock))
    done(await hall.ask(Start, AWA))
    await hall.lay_out("5C", *(hands or ("5D 7D 9D", "9C 8D 9S", "QS KS AS")))
    await hall.start_turn()
    desk = await hall.desk()
    async with desk.lock:
        for seat in desk.table.humans():
            await hall.manager._parts.outbox.doubt(desk, seat)
    await hall.settle()


async def rests(hall: Hall) -> list[bool]:
    """Tells whose hands rest, by seat: what their messages show is what they would be given."""
    shown = [hall.showing.hand_of(person).view for person in EVERYBODY]
    views = [await hall.hand(person) for person in EVERYBODY]
    assert [view.rests for view in shown if isinstance(view, HandView)] == [view.rests for view in views]
    return [view.rests for view in views]


async def rung(hall: Hall) -> FakeMessage:
    """Lets the turn come to Binta after a long while, and returns the hand she had before."""
    old = hall.showing.hand_of(BINTA)
    await hall.wait(300)
    done(await hall.act(AWA, play("5D")))
    assert await hall.mover() == BINTA
    assert hall.showing.hand_of(BINTA).ref != old.ref
    return old


async def leftovers(hall: Hall) -> set[int]:
    """Return the messages that are stored as having controls still."""
    rows = await hall.database.read(lambda books: books.outbox.leftovers())
    return {row.message_id for row in rows}


def bare(message: FakeMessage) -> bool:
    """Tells whether a hand message has no controls."""
    return isinstance(message.view, HandView) and message.view.rests


async def test_a_hand_rests_until_it_is_to_move(hall: Hall) -> None:
    await seated(hall, DAY)
    assert await rests(hall) == [False, True, True]
    await rung(hall)
    assert await rests(hall) == [True, False, True]


async def test_at_a_quick_table_no_hand_rests(hall: Hall) -> None:
    await seated(hall, QUICK)
    assert float(QUICK) <= SLOW
    assert await rests(hall) == [False, False, False]


async def test_with_one_card_left_a_hand_keeps_the_button_to_say_so(hall: Hall) -> None:
    await seated(hall, DAY, "5D 7D 9D", "9C", "QS KS", last_call="manual")
    assert await rests(hall) == [False, False, True]


async def test_where_nobody_has_to_say_so_one_card_rests_as_well(hall: Hall) -> None:
    await seated(hall, DAY, "5D 7D 9D", "9C", "QS KS", last_call="off")
    assert await rests(hall) == [False, True, True]


async def test_cards_that_are_owed_can_wait_for_the_turn(hall: Hall) -> None:
    await seated(hall, DAY)
    desk = await hall.desk()
    match = desk.table.match
    assert match is not None
    assert match.round is not None
    match.round.owed[2] = 2
    desk.seen = None
    assert [(await hall.hand(person)).rests for person in EVERYBODY] == [False, True, True]


async def answered(hall: Hall, person: PersonId, move: Move) -> FakeMessage:
    """Makes a move from the hand, and takes the answer for one that shows it there."""
    pressed = hall.showing.hand_of(person)
    edit = done(await hall.ask(Act, person, move=move, pressed=pressed.ref)).edit
    assert edit is not None
    rests = (await hall.hand(person)).rests
    pressed.view = await hall.hand(person)
    await hall.manager.shown(edit, done=True, bare=rests)
    await hall.settle()
    return pressed


async def test_who_has_not_said_last_card_in_time_finds_the_button_at_the_table(hall: Hall) -> None:
    await seated(hall, DAY, "5D 7D", "9C 8D 9S", "QS KS AS", last_call="manual")
    pressed = await answered(hall, AWA, play("5D"))
    assert await rests(hall) == [False, False, True]
    await hall.wait(SPEAKING - 1)
    assert not bare(pressed)
    await hall.wait(2)
    assert bare(pressed)
    assert (await hall.desk()).message(0).bare
    while await hall.mover() != AWA:
        done(await hall.move())
        await hall.wait(300)
    assert hall.showing.hand_of(AWA).ref != pressed.ref
    assert not pressed.retired


async def test_who_holds_another_card_by_then_keeps_what_he_has(hall: Hall) -> None:
    await seated(hall, DAY, "5D 7D", "9C 8D 9S", "QS KS AS", last_call="manual")
    pressed = await answered(hall, AWA, play("5D"))
    desk = await hall.desk()
    desk.table = desk.table.with_chair(0, replace(desk.table.chairs[0], number=99))
    await hall.wait(SPEAKING + 1)
    assert not bare(pressed)


async def test_a_hand_with_one_card_that_rests_is_left_alone_while_others_move(hall: Hall) -> None:
    await seated(hall, DAY, "5D 7D", "9D 8D 9S", "QS KS AS", last_call="manual")
    pressed = await answered(hall, AWA, play("5D"))
    await hall.wait(SPEAKING + 1)
    written = len(pressed.history)
    done(await hall.act(BINTA, play("9D")))
    assert await hall.mover() == CHIDI
    assert len(pressed.history) == written


async def test_the_hands_of_a_match_that_is_over_have_nothing_to_lose_in_the_next(hall: Hall) -> None:
    await seated(hall, DAY)
    old = [hall.showing.hand_of(person) for person in EVERYBODY]
    await hall.win()
    assert all(map(bare, old))
    for person in EVERYBODY:
        done(await hall.ask(Rematch, person))
    assert (await hall.view()).stage is Stage.PLAYING
    await hall.wait(1)
    assert not any(message.retired for message in old)
    assert not {message.ref.message_id for message in old} & await leftovers(hall)


async def test_whoever_presses_his_hand_needs_no_ring(hall: Hall) -> None:
    await seated(hall, DAY)
    await rung(hall)
    await hall.wait(7200)
    desk = await hall.desk()
    desk.table = replace(desk.table, turn_at=hall.clock.now())
    mine = hall.showing.hand_of(BINTA)
    assert done(await hall.ask(ShowHand, BINTA, pressed=mine.ref)).edit is not None


@pytest.mark.parametrize("clock", [DAY, QUICK])
async def test_the_table_of_a_slow_game_waits_for_the_rest_of_a_turn(hall: Hall, clock: str) -> None:
    await seated(hall, clock, "9D 7D 9S", "5D JD QD", "QS KS AS", after_draw="any")
    await hall.wait(100)
    shown = hall.showing.table_messages()[-1]
    written = len(shown.history)
    done(await hall.act(AWA, DrawCard()))
    assert await hall.mover() == AWA
    assert (len(shown.history) == written) is (clock == DAY)
    await hall.wait(PATIENCE)
    assert len(shown.history) == written + 1


async def test_it_waits_no_longer_when_the_turn_is_over(hall: Hall) -> None:
    await seated(hall, DAY, "9D 7D 9S", "5D JD QD", "QS KS AS", after_draw="any")
    await hall.wait(100)
    shown = hall.showing.table_messages()[-1]
    written = len(shown.history)
    done(await hall.act(AWA, DrawCard()))
    while await hall.mover() == AWA:
        assert len(shown.history) == written
        done(await hall.move())
    assert len(shown.history) == written + 1
    await hall.wait(PATIENCE)
    assert len(shown.history) == written + 1


async def test_who_is_away_keeps_the_buttons_that_bring_him_back(hall: Hall) -> None:
    await seated(hall, DAY)
    desk = await hall.desk()
    first, second, third = desk.table.chairs
    desk.table = replace(desk.table, chairs=(first, second, replace(third, away=True)))
    assert [(await hall.hand(person)).rests for person in EVERYBODY] == [False, True, False]


async def test_what_rested_is_left_alone_when_a_new_message_rings(hall: Hall) -> None:
    await seated(hall, DAY)
    old = await rung(hall)
    assert not old.retired
    assert old.ref.message_id not in await leftovers(hall)


async def test_what_had_controls_loses_them_when_a_new_message_rings(hall: Hall) -> None:
    await seated(hall, QUICK)
    old = await rung(hall)
    assert old.retired


async def test_after_a_restart_nobody_knows_what_rested(hall: Hall) -> None:
    await seated(hall, DAY)
    await hall.wait(1)
    await hall.restart()
    old = await rung(hall)
    assert old.retired


async def test_while_an_edit_fails_nobody_knows_whether_controls_are_left(hall: Hall) -> None:
    await seated(hall, DAY)
    desk = await hall.desk()
    assert desk.message(1).bare
    hall.showing.trouble = [TryLater()]
    async with desk.lock:
        await hall.manager._parts.outbox.doubt(desk, 1)
    await hall.settle()
    assert not desk.message(1).bare
    await hall.wait(60)
    assert desk.message(1).bare


@pytest.mark.parametrize("bare", [True, False])
async def test_whoever_edits_by_his_answer_tells_whether_controls_are_left(hall: Hall, bare: bool) -> None:
    await seated(hall, DAY)
    pressed = hall.showing.hand_of(AWA)
    answer = done(await hall.ask(Act, AWA, move=play("5D"), pressed=pressed.ref))
    assert answer.edit is not None
    await hall.manager.shown(answer.edit, done=True, bare=bare)
    await hall.wait(300)
    while await hall.mover() != AWA:
        done(await hall.move())
    assert hall.showing.hand_of(AWA).ref != pressed.ref
    assert pressed.retired is not bare


async def test_a_hand_that_rests_is_not_written_for_what_it_does_not_show(hall: Hall) -> None:
    await seated(hall, DAY)
    chidi = hall.showing.hand_of(CHIDI)
    written = len(chidi.history)
    await rung(hall)
    assert hall.showing.hand_of(CHIDI) is chidi
    assert len(chidi.history) == written


async def test_the_end_of_a_round_is_not_written_into_a_hand_that_rests(hall: Hall) -> None:
    await seated(hall, DAY, "5D", "9C 8D 9S", "QS KS AS", match="rounds", rounds="3")
    chidi = hall.showing.hand_of(CHIDI)
    written = len(chidi.history)
    done(await hall.act(AWA, play("5D")))
    assert (await hall.view()).stage is Stage.BREAK
    assert len(chidi.history) == written
    assert await rests(hall) == [True, True, True]
    await hall.wait(150)
    assert (await hall.view()).stage is Stage.PLAYING
    shown = hall.showing.hand_of(CHIDI).view
    assert isinstance(shown, HandView)
    assert shown.view.hand == (await hall.hand(CHIDI)).view.hand
