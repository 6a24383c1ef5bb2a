"""Pausing a match, and going on with it."""

import pytest

from bot.manager.answers import Refusal
from bot.manager.books import DeadlineRow
from bot.manager.requests import (
    Agree,
    DrawCard,
    EndTable,
    Kick,
    LeaveSeat,
    NextRound,
    Object,
    Pause,
    Resume,
    SayLastCard,
    ShowHand,
)
from bot.manager.terms import Terms
from bot.manager.views import EndReason, Stage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, Hall, done, play, refusal

TURN = Terms().turn
LONGEST = 1800


@pytest.fixture
def terms() -> Terms:
    """The usual durations, but a pause lasts half an hour at most."""
    return Terms(call_grace=0, fresh_press=100_000, pause_time=LONGEST)


async def test_a_pause_stops_every_clock_and_going_on_gives_back_what_was_left(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    mover = await hall.mover()
    await hall.wait(40)
    done(await hall.ask(Pause, AWA))
    view = await hall.view()
    assert (view.paused_until, view.due) == (hall.clock.now() + LONGEST, None)
    assert {row.kind for row in await clocks(hall)} == {"pause", "remind"}
    await hall.wait(900)
    assert await hall.mover() == mover
    assert hall.showing.told == []
    done(await hall.ask(Resume, AWA))
    view = await hall.view()
    assert (view.paused_until, view.due) == (None, hall.clock.now() + TURN - 40)
    version = (await hall.desk()).table.version
    await hall.wait(TURN - 41)
    assert (await hall.desk()).table.version == version
    await hall.wait(2)
    assert (await hall.desk()).table.version > version


async def test_nothing_is_played_in_a_pause_but_everybody_sees_his_hand(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    done(await hall.ask(Pause, AWA))
    for move in (DrawCard(), SayLastCard()):
        assert refusal(await hall.act(await hall.mover(), move)) == Refusal.PAUSED
    assert done(await hall.ask(ShowHand, BINTA)).hand is not None
    assert (await hall.hand(BINTA)).paused
    assert refusal(await hall.ask(Pause, AWA)) == Refusal.PAUSED


async def test_a_pause_outlives_a_restart(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.wait(40)
    done(await hall.ask(Pause, AWA))
    await hall.restart(after=86_400)
    assert refusal(await hall.act(await hall.mover(), DrawCard())) == Refusal.PAUSED
    done(await hall.ask(Resume, AWA))
    assert (await hall.view()).due == hall.clock.now() + TURN - 40


async def test_what_is_open_is_settled_before_a_pause(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    await hall.lay_out("5C", "KD 6C 7C", "QS KS", "JS JH")
    done(await hall.act(AWA, play("KD")))
    done(await hall.ask(Pause, AWA))
    table = (await hall.desk()).table
    assert table.match is not None
    assert table.match.round is not None
    assert table.match.round.standing is None
    done(await hall.ask(Resume, AWA))
    assert {row.kind for row in await clocks(hall)} == {"turn", "remind", "idle"}


async def test_a_pause_in_an_arrest_ends_the_round_and_then_stands(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    await hall.lay_out("5C", "6C", "QS KS", "JS JH")
    done(await hall.act(AWA, play("6C")))
    done(await hall.ask(Pause, AWA))
    assert (await hall.view()).stage is Stage.BREAK
    assert refusal(await hall.ask(NextRound, AWA)) == Refusal.PAUSED
    await hall.wait(hall.terms.break_time + 10)
    assert (await hall.view()).stage is Stage.BREAK
    done(await hall.ask(Resume, AWA))
    done(await hall.ask(NextRound, BINTA))


async def test_a_match_that_settling_ends_is_not_paused(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    await hall.lay_out("5C", "6C", "QS KS")
    done(await hall.act(AWA, play("6C")))
    done(await hall.ask(Pause, AWA))
    view = await hall.view()
    assert (view.stage, view.ended, view.paused_until) == (Stage.OVER, EndReason.CHAMPION, None)


async def test_computers_stand_still_in_a_pause_and_go_on_after_it(hall: Hall) -> None:
    await hall.seat([AWA], computers=2, last_call="manual")
    await hall.lay_out("5C", "6C 7C 9C", "5D 5H", "QS KS")
    done(await hall.act(AWA, play("6C")))
    done(await hall.ask(Pause, AWA))
    version = (await hall.desk()).table.version
    await hall.wait(900)
    assert (await hall.desk()).table.version == version
    done(await hall.ask(Resume, AWA))
    await hall.wait(hall.terms.computer_pace[1] + 1)
    assert (await hall.desk()).table.version > version + 1


async def test_a_pause_that_is_too_long_abandons_the_match_after_a_second_look(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    done(await hall.ask(Pause, AWA))
    await hall.wait(LONGEST + 30)
    assert (await hall.view()).stage is Stage.PLAYING
    await hall.wait(60)
    assert (await hall.view()).ended is EndReason.ABANDONED


async def test_a_paused_table_is_left_kicked_from_and_ended(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI, DAWDA], misplay="reject")
    mover = await hall.mover()
    done(await hall.ask(Pause, AWA))
    done(await hall.ask(LeaveSeat, mover))
    view = await hall.view()
    done(await hall.ask(Kick, view.host or AWA, seat=3 if mover != DAWDA else 2))
    done(await hall.ask(Resume, view.host or AWA))
    assert (await hall.view()).due == hall.clock.now() + TURN
    done(await hall.ask(Pause, view.host or AWA))
    done(await hall.ask(EndTable, view.host or AWA))
    assert (await hall.view()).ended is EndReason.ENDED


async def test_players_pause_and_go_on_when_all_of_them_agree(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    done(await hall.ask(Pause, BINTA))
    motion = (await hall.view()).motion
    assert motion is not None
    assert (motion.aim, motion.by, motion.missing) == ("pause", BINTA, (AWA, CHIDI))
    done(await hall.ask(Agree, CHIDI, stamp=(await hall.view()).stamps.motion))
    assert (await hall.view()).paused_until is None
    done(await hall.ask(Agree, AWA))
    assert (await hall.view()).paused_until is not None
    assert (await hall.view()).motion is None
    done(await hall.ask(Resume, CHIDI))
    done(await hall.ask(Resume, BINTA))
    assert (await hall.view()).paused_until is not None
    done(await hall.ask(Agree, AWA))
    assert (await hall.view()).paused_until is None


async def test_one_who_is_against_it_is_enough(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    done(await hall.ask(Pause, BINTA))
    stamp = (await hall.view()).stamps.motion
    done(await hall.ask(Object, CHIDI, stamp=stamp))
    view = await hall.view()
    assert view.motion is None
    assert view.note is not None
    assert view.note.slug == "motion_refused"
    assert refusal(await hall.ask(Agree, AWA, stamp=stamp)) == Refusal.MOVED_ON
    assert refusal(await hall.ask(Agree, AWA)) == Refusal.NO_MOTION


async def test_what_not_everybody_agrees_to_in_time_is_not_done(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    done(await hall.ask(Pause, BINTA))
    await hall.wait(hall.terms.motion_time + 1)
    view = await hall.view()
    assert (view.motion, view.paused_until) == (None, None)


async def test_a_button_of_an_earlier_pause_does_not_end_this_one(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    done(await hall.ask(Pause, AWA))
    stamp = (await hall.view()).stamps.motion
    done(await hall.ask(Resume, AWA, stamp=stamp))
    done(await hall.ask(Pause, AWA))
    assert refusal(await hall.ask(Resume, AWA, stamp=stamp)) == Refusal.MOVED_ON


async def test_who_has_no_seat_has_no_say(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    for kind in (Pause, Agree, Object):
        assert refusal(await hall.ask(kind, DAWDA)) == Refusal.NOT_SEATED
    done(await hall.ask(Pause, DAWDA, moderator=True))
    done(await hall.ask(Resume, DAWDA, moderator=True))


@pytest.mark.parametrize("kind", [Resume, NextRound])
async def test_what_is_not_paused_cannot_go_on(hall: Hall, kind: type[Resume]) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    assert refusal(await hall.ask(kind, AWA)) in {Refusal.NOT_PAUSED, Refusal.NO_BREAK}


async def test_a_lobby_and_a_table_that_is_over_are_not_paused(hall: Hall) -> None:
    await hall.open_table()
    assert refusal(await hall.ask(Pause, AWA)) == Refusal.NOT_RUNNING
    done(await hall.ask(EndTable, AWA))
    assert refusal(await hall.ask(Pause, AWA)) == Refusal.TABLE_OVER


async def clocks(hall: Hall) -> list[DeadlineRow]:
    return list(await hall.database.read(lambda books: books.clock.of_table(hall.table)))
