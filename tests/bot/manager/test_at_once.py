"""Several presses at once: one after the other at each table, one effect for each thing that can happen once."""

import asyncio

import pytest

from bot.manager.answers import Answer, Done, Refusal, Refused
from bot.manager.requests import (
    Act,
    ChallengePlay,
    DrawCard,
    Join,
    Move,
    NextRound,
    OpenTable,
    PassTurn,
    Request,
    Start,
)
from bot.manager.views import Stage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, PLACE, Hall, done, play


async def all_at_once(hall: Hall, *requests: Request) -> list[Answer]:
    answers = await asyncio.gather(*(hall.manager.handle(request) for request in requests))
    await hall.settle()
    return answers


def was_done(answers: list[Answer]) -> list[bool]:
    return [isinstance(answer, Done) for answer in answers]


@pytest.mark.parametrize("presses", [2, 5])
@pytest.mark.parametrize("different", [False, True])
async def test_of_presses_on_one_hand_one_counts(hall: Hall, presses: int, different: bool) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.lay_out("5C", "6C 7C 8C", "QS KS JD")
    stamp = (await hall.hand(AWA)).stamps.hand
    moves: list[Move] = [play("6C"), play("7C"), DrawCard(), PassTurn(), play("6C")]
    moves = moves if different else [moves[0]] * 5
    before = (await hall.desk()).table.version
    answers = await all_at_once(
        hall,
        *(Act(asker=hall.asker(AWA), table=hall.table, move=move, stamp=stamp) for move in moves[:presses]),
    )
    assert was_done(answers) == [True] + [False] * (presses - 1)
    refused = {answer.reason for answer in answers[1:] if isinstance(answer, Refused)}
    assert refused == {Refusal.MOVED_ON}
    assert (await hall.desk()).table.version == before + 1
    assert [line.cards for line in (await hall.view()).seats] == [2, 3]


async def test_a_start_pressed_twice_begins_one_match(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Join, BINTA))
    answers = await all_at_once(hall, *(Start(asker=hall.asker(AWA), table=hall.table) for _ in range(2)))
    assert was_done(answers) == [True, False]
    assert (await hall.view()).match_number == 1


async def test_two_who_open_a_table_in_one_channel_get_one(hall: Hall) -> None:
    answers = await all_at_once(
        hall, *(OpenTable(asker=hall.asker(person), place=PLACE) for person in (AWA, BINTA))
    )
    assert was_done(answers) == [True, False]
    assert len(await hall.manager.tables_at(PLACE)) == 1


async def test_a_join_pressed_five_times_is_one_seat(hall: Hall) -> None:
    await hall.open_table()
    answers = await all_at_once(hall, *(Join(asker=hall.asker(BINTA), table=hall.table) for _ in range(5)))
    assert was_done(answers).count(True) == 1
    assert [line.person for line in (await hall.view()).seats] == [AWA, BINTA]


async def test_all_who_join_at_once_are_stored(hall: Hall) -> None:
    await hall.open_table()
    people = (BINTA, CHIDI, DAWDA)
    answers = await all_at_once(hall, *(Join(asker=hall.asker(p), table=hall.table) for p in people))
    assert all(was_done(answers))
    await hall.restart()
    assert [line.person for line in (await hall.view()).seats] == [AWA, *people]


async def test_of_two_who_challenge_the_first_to_come_counts(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    await hall.lay_out("5C", "6C 9D 2S", "QS KS JD", "JS JH 3D")
    done(await hall.act(AWA, play("9D")))
    answers = await all_at_once(
        hall, *(Act(asker=hall.asker(p), table=hall.table, move=ChallengePlay()) for p in (CHIDI, BINTA))
    )
    assert isinstance(answers[0], Done)
    assert not (isinstance(answers[1], Refused) and answers[1].reason == Refusal.NOT_SAVED)
    hands = [line.cards for line in (await hall.view()).seats]
    assert hands[0] == 5
    assert hands[2] == 3


async def test_a_round_is_dealt_once_by_all_who_press(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    await hall.lay_out("5C", "6C", "QS KS", "JS JH")
    done(await hall.act(AWA, play("6C")))
    answers = await all_at_once(
        hall, *(NextRound(asker=hall.asker(p), table=hall.table) for p in (AWA, BINTA, CHIDI))
    )
    assert was_done(answers) == [True, False, False]
    view = await hall.view()
    assert view.public is not None
    assert (view.stage, view.public.round_number) == (Stage.PLAYING, 2)
