"""Reminders: one for each thing a table waits for, at two thirds of its time."""

import pytest

from bot.manager.ids import PersonId, Place
from bot.manager.requests import (
    Act,
    Agree,
    DrawCard,
    EndTable,
    Follow,
    Join,
    LeaveSeat,
    Object,
    OpenTable,
    Pause,
    Rematch,
)
from bot.manager.showing.retiring import ARRIVED
from bot.manager.terms import Terms
from bot.manager.views import Stage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, Hall, done, play, refusal

PAUSE = 900


@pytest.fixture
def terms() -> Terms:
    """The usual durations, but a pause of a quarter of an hour."""
    return Terms(call_grace=0, fresh_press=100_000, pause_time=PAUSE)


def told(hall: Hall) -> list[tuple[tuple[PersonId, ...], str]]:
    return [(people, notice.slug) for people, notice in hall.showing.told]


async def just_before_and_after(hall: Hall, seconds: float) -> list[tuple[tuple[PersonId, ...], str]]:
    """Return what is told when two thirds of a time are over, and not before nor again."""
    hall.showing.told.clear()
    await hall.wait(seconds * 2 / 3 - 1)
    assert told(hall) == []
    await hall.wait(2)
    found = told(hall)
    await hall.wait(seconds / 3 - 5)
    assert told(hall) == found
    return found


async def test_a_lobby_reminds_its_host_when_nobody_touches_it(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Join, BINTA))
    assert await just_before_and_after(hall, hall.terms.lobby_time) == [((AWA,), "lobby_reminder")]
    assert (await hall.view()).stage is Stage.LOBBY


async def test_between_rounds_everybody_is_reminded(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    await hall.lay_out("5C", "6C", "QS KS", "JS JH")
    done(await hall.act(AWA, play("6C")))
    found = await just_before_and_after(hall, hall.terms.break_time)
    assert found == [((AWA, BINTA, CHIDI), "break_reminder")]


async def test_who_has_not_said_whether_he_plays_again_is_reminded(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.win()
    done(await hall.ask(Rematch, AWA))
    assert await just_before_and_after(hall, hall.terms.rematch_time) == [((BINTA,), "rematch_reminder")]


async def test_who_sits_at_a_newer_table_is_not_reminded_of_a_rematch(hall: Hall) -> None:
    done(await hall.manager.handle(OpenTable(asker=hall.asker(AWA), place=Place(1, 20))))
    await hall.wait(1)
    await hall.seat([BINTA, AWA, CHIDI], misplay="reject")
    await hall.win()
    await hall.wait(1)
    done(await hall.manager.handle(OpenTable(asker=hall.asker(CHIDI), place=Place(1, 30))))
    await hall.wait(hall.terms.rematch_time - 2)
    reminded = [people for people, notice in hall.showing.told if notice.slug == "rematch_reminder"]
    assert reminded == [(BINTA, AWA)]


async def test_a_pause_reminds_everybody(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    done(await hall.ask(Pause, AWA))
    assert await just_before_and_after(hall, PAUSE) == [((AWA, BINTA), "pause_reminder")]


async def test_who_has_not_agreed_is_reminded(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    done(await hall.ask(Pause, BINTA))
    done(await hall.ask(Agree, CHIDI))
    await hall.wait(hall.terms.motion_time * 2 / 3 + 1)
    assert ((AWA,), "motion_reminder") in told(hall)
    assert [slug for _, slug in told(hall)].count("motion_reminder") == 1


async def test_who_wants_no_notices_is_not_reminded(hall: Hall) -> None:
    await hall.open_table()
    assert await hall.manager.preferences.set_own(hall.asker(AWA), "turn_notices", "off") is None
    assert await just_before_and_after(hall, hall.terms.lobby_time) == []


def standing(hall: Hall) -> list[str]:
    """Return the reminders that stand in the channel and remind somebody."""
    return [slug for slug in hall.showing.notices.values() if slug.endswith("_reminder")]


async def leftovers(hall: Hall) -> list[int]:
    return [row.message_id for row in await hall.database.read(lambda books: books.outbox.leftovers())]


async def reminded_of_a_turn(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.wait(hall.terms.turn * 2 / 3 + 1)
    assert standing(hall) == ["turn_reminder"]


async def test_a_reminder_reminds_until_it_is_settled(hall: Hall) -> None:
    await reminded_of_a_turn(hall)
    other = {AWA: BINTA, BINTA: AWA}[await hall.mover()]
    done(await hall.ask(Follow, CHIDI))
    refusal(await hall.act(other, DrawCard()))
    assert standing(hall) == ["turn_reminder"]
    done(await hall.move())
    assert standing(hall) == []
    assert await leftovers(hall) == []


async def test_a_reminder_is_settled_too_when_its_time_runs_out(hall: Hall) -> None:
    await reminded_of_a_turn(hall)
    await hall.wait(hall.terms.turn / 3)
    assert standing(hall) == []


@pytest.mark.parametrize("ends", [LeaveSeat, Pause, EndTable])
async def test_whatever_ends_what_is_waited_for_settles_its_reminder(
    hall: Hall, ends: type[LeaveSeat]
) -> None:
    await reminded_of_a_turn(hall)
    await hall.ask(ends, AWA, moderator=True)
    assert "turn_reminder" not in standing(hall)


async def test_of_two_things_that_are_waited_for_one_is_settled(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    done(await hall.ask(Pause, BINTA))
    await hall.wait(hall.terms.motion_time * 2 / 3 + 1)
    assert sorted(standing(hall)) == ["motion_reminder", "turn_reminder"]
    done(await hall.ask(Object, CHIDI))
    assert standing(hall) == ["turn_reminder"]


async def test_a_reminder_is_settled_after_a_restart_and_not_by_it(hall: Hall) -> None:
    await reminded_of_a_turn(hall)
    await hall.restart()
    await hall.settle()
    assert standing(hall) == ["turn_reminder"]
    done(await hall.move())
    assert standing(hall) == []


async def test_a_reminder_that_cannot_be_edited_is_kept_in_mind_by_the_next_process(hall: Hall) -> None:
    await reminded_of_a_turn(hall)
    hall.showing.never_retires = True
    done(await hall.move())
    assert standing(hall) == ["turn_reminder"]
    (left,) = await leftovers(hall)
    assert left in {ref.message_id for ref in hall.showing.notices}
    hall.showing.never_retires = False
    await hall.restart()
    await hall.wait(ARRIVED + 1)
    assert standing(hall) == []


async def test_what_is_settled_while_the_reminder_is_posted_is_not_left_there(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")

    async def move() -> None:
        person = await hall.mover()
        asked = Act(asker=hall.asker(person), table=hall.table, move=await hall.some_move(person))
        done(await hall.manager.handle(asked))

    hall.showing.on_tell = move
    await hall.wait(hall.terms.turn * 2 / 3 + 1)
    assert [slug for _, slug in told(hall)] == ["turn_reminder"]
    assert standing(hall) == []
    assert await leftovers(hall) == []


async def test_a_second_reminder_of_one_turn_leaves_none_behind(hall: Hall) -> None:
    """After an outage there is so much time again that one more comes."""
    await reminded_of_a_turn(hall)
    desk = await hall.desk()
    async with desk.lock:
        await hall.manager._parts.keeper.give_back(desk, hall.terms.turn)
    done(await hall.ask(Follow, CHIDI))
    await hall.wait(hall.terms.turn + 1)
    assert [slug for _, slug in told(hall)] == ["turn_reminder"] * 2
    assert standing(hall) == ["turn_reminder"]
    done(await hall.move())
    assert standing(hall) == []
    assert await leftovers(hall) == []
