"""Who has left the server is found out when he is away, and leaves his tables there."""

import pytest

from bot.manager.views import EndReason, Stage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, Hall, done
from tests.bot.manager.test_absent import TURN, miss


async def test_who_has_left_the_server_is_taken_out_when_he_is_away(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject", draw_when="any")
    hall.showing.strangers.add(AWA)
    await miss(hall, AWA, 1)
    assert not (await hall.view()).seats[0].left
    await miss(hall, AWA, 1)
    view = await hall.view()
    assert (view.seats[0].left, view.host, view.stage) == (True, BINTA, Stage.PLAYING)
    done(await hall.move())


@pytest.mark.parametrize("unknown", [False, True])
async def test_who_is_a_member_or_not_known_not_to_be_one_keeps_his_hand(hall: Hall, unknown: bool) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject", draw_when="any")
    hall.showing.unknown = unknown
    await miss(hall, AWA)
    view = await hall.view()
    assert (view.seats[0].away, view.seats[0].left) == (True, False)


async def test_the_last_person_who_has_left_the_server_ends_the_match(hall: Hall) -> None:
    await hall.seat([AWA], computers=2, misplay="reject", draw_when="any")
    hall.showing.strangers.add(AWA)
    await hall.wait(6 * TURN)
    assert (await hall.view()).ended is EndReason.NO_HUMANS
