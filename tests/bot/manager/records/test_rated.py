"""What a rated match needs the agreement of others for."""

import json

import pytest

from bot.manager.answers import Refusal
from bot.manager.requests import (
    AddComputer,
    Agree,
    EndTable,
    Join,
    Kick,
    LeaveSeat,
    Object,
    Pause,
    Resume,
    SetClock,
    SetRated,
    Start,
    Undo,
)
from bot.manager.tables.choices import NO_CLOCK
from bot.manager.views import EndReason, Stage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, Hall, done, refusal


@pytest.fixture(autouse=True)
def rated(hall: Hall) -> None:
    """Let tables be rated, as they are unless the host sets it off."""
    hall.rated = True


async def test_a_match_of_people_only_is_rated_and_its_result_says_so(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Join, BINTA))
    assert (await hall.view()).rated
    done(await hall.ask(AddComputer, AWA))
    assert not (await hall.view()).rated
    done(await hall.ask(EndTable, AWA))
    await hall.seat([AWA, BINTA])
    assert (await hall.view()).rated
    done(await hall.ask(EndTable, DAWDA, moderator=True))
    ((_, _, result),) = await hall.results()
    assert json.loads(result)["rated"] is True


async def test_the_host_sets_it_off_before_the_match(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Join, BINTA))
    assert refusal(await hall.ask(SetRated, BINTA, rated=False)) == Refusal.HOST_ONLY
    done(await hall.ask(SetRated, AWA, rated=False))
    done(await hall.ask(Start, AWA))
    assert not (await hall.view()).rated
    assert refusal(await hall.ask(SetRated, AWA, rated=True)) == Refusal.LOBBY_CLOSED


async def test_without_a_clock_a_match_is_casual(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(SetClock, AWA, clock=NO_CLOCK))
    assert not (await hall.view()).rated


async def test_a_rated_match_is_ended_when_all_agree(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    done(await hall.ask(EndTable, AWA))
    assert (await hall.view()).stage is Stage.PLAYING
    done(await hall.ask(Agree, BINTA))
    done(await hall.ask(Agree, CHIDI))
    assert (await hall.view()).ended is EndReason.ENDED


async def test_the_host_who_insists_gives_the_match_up(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    done(await hall.ask(EndTable, AWA))
    done(await hall.ask(EndTable, AWA))
    view = await hall.view()
    assert (view.seats[0].left, view.stage, view.host, view.motion) == (True, Stage.PLAYING, BINTA, None)
    done(await hall.ask(EndTable, BINTA))
    done(await hall.ask(Object, CHIDI))
    assert (await hall.view()).stage is Stage.PLAYING
    done(await hall.ask(EndTable, BINTA))
    done(await hall.ask(EndTable, BINTA))
    assert (await hall.view()).winners == (2,)


async def test_a_moderator_needs_nobody(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    done(await hall.ask(Kick, DAWDA, seat=1, moderator=True))
    assert (await hall.view()).seats[1].left
    done(await hall.ask(EndTable, DAWDA, moderator=True))
    assert (await hall.view()).ended is EndReason.ENDED


async def test_somebody_is_kicked_when_all_the_others_agree(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    done(await hall.ask(Kick, AWA, seat=1))
    motion = (await hall.view()).motion
    assert motion is not None
    assert (motion.aim, motion.seat, motion.missing) == ("kick", 1, (CHIDI,))
    assert refusal(await hall.ask(Agree, BINTA)) == Refusal.ABOUT_YOU
    assert refusal(await hall.ask(Object, BINTA)) == Refusal.ABOUT_YOU
    assert refusal(await hall.ask(Kick, AWA, seat=2)) == Refusal.MOTION_OPEN
    done(await hall.ask(Agree, CHIDI))
    view = await hall.view()
    assert (view.seats[1].left, view.motion) == (True, None)
    assert [(people, notice.slug) for people, notice in hall.showing.told] == [((BINTA,), "you_were_kicked")]


async def test_a_question_is_void_when_somebody_leaves(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    done(await hall.ask(Kick, AWA, seat=1))
    done(await hall.ask(LeaveSeat, BINTA))
    assert (await hall.view()).motion is None
    assert refusal(await hall.ask(Agree, CHIDI)) == Refusal.NO_MOTION


async def test_of_two_nobody_kicks_the_other_but_everybody_may_go_himself(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    assert refusal(await hall.ask(Kick, AWA, seat=1)) == Refusal.RATED_KICK
    done(await hall.ask(Kick, AWA, seat=0))
    assert (await hall.view()).winners == (1,)


async def test_nothing_is_taken_back(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    assert refusal(await hall.ask(Undo, AWA)) == Refusal.RATED_UNDO
    assert refusal(await hall.ask(Undo, DAWDA, moderator=True)) == Refusal.RATED_UNDO


async def test_a_rated_table_that_has_stopped_is_ended_at_once(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    desk = await hall.desk()
    assert desk.table.match is not None
    assert desk.table.match.round is not None
    desk.table.match.round.stock.pop()
    await hall.move()
    assert (await hall.view()).frozen
    done(await hall.ask(EndTable, AWA))
    assert (await hall.view()).ended is EndReason.ENDED


async def test_a_question_outlasts_a_pause(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    done(await hall.ask(Kick, AWA, seat=2))
    done(await hall.ask(Pause, AWA))
    motion = (await hall.view()).motion
    assert motion is not None
    assert (motion.aim, motion.missing) == ("kick", (BINTA,))
    done(await hall.ask(Resume, AWA))
    assert (await hall.view()).motion is not None
    done(await hall.ask(Agree, BINTA))
    assert (await hall.view()).seats[2].left


async def test_an_ended_match_does_not_say_that_it_goes_on(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    done(await hall.ask(Pause, AWA))
    done(await hall.ask(Resume, AWA))
    done(await hall.ask(EndTable, DAWDA, moderator=True))
    assert (await hall.view()).note is None
