"""What people have reported of bots like this one, tried here: leaving, ending twice, rights, several tables."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.manager.answers import Refusal, Refused
from bot.manager.ids import Place
from bot.manager.requests import (
    Act,
    AddComputer,
    DrawCard,
    EndTable,
    Join,
    Kick,
    LeaveSeat,
    OpenTable,
    Pause,
    RemoveComputer,
    Reserve,
    SetClock,
    SetOptions,
    SetRated,
    SetVariant,
    ShowHand,
    Start,
)
from bot.manager.views import EndReason, HandView, Stage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, PLACE, Hall, done, play, refusal

SET_UP: list[tuple[type[Any], dict[str, Any]]] = [
    (AddComputer, {}),
    (RemoveComputer, {}),
    (SetOptions, {"options": {"hand_size": "3"}}),
    (SetVariant, {"variant": "classic"}),
    (SetClock, {"clock": "60"}),
    (SetRated, {"rated": True}),
    (Reserve, {"whom": DAWDA}),
    (Start, {}),
]


async def open_in(hall: Hall, place: Place, **values: Any) -> None:
    """Open another table, and make it the one that is asked from now on."""
    answer = await hall.manager.handle(OpenTable(asker=hall.asker(AWA), place=place, **values))
    hall.table = done(answer).table.id


async def test_a_win_and_an_end_at_once_are_one_result(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.lay_out("5C", "6C", "QS KS")
    win = Act(asker=hall.asker(AWA), table=hall.table, move=play("6C"))
    end = EndTable(asker=hall.asker(AWA), table=hall.table)
    won, ended = await asyncio.gather(hall.manager.handle(win), hall.manager.handle(end))
    await hall.settle()
    done(won)
    assert refusal(ended) == Refusal.TABLE_OVER
    assert [(match, reason) for match, reason, _ in await hall.results()] == [(1, "champion")]
    assert len(hall.showing.table_messages()) == 1


@pytest.mark.parametrize(("kind", "values"), SET_UP)
async def test_nothing_is_set_up_while_a_match_is_played(
    hall: Hall, kind: type[Any], values: dict[str, Any]
) -> None:
    await hall.seat([AWA, BINTA], computers=1, misplay="reject")
    assert refusal(await hall.ask(kind, AWA, **values)) == Refusal.LOBBY_CLOSED


async def test_computers_among_themselves_play_no_more_and_say_nothing(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], computers=2, misplay="reject")
    done(await hall.ask(LeaveSeat, AWA))
    done(await hall.ask(LeaveSeat, BINTA))
    assert (await hall.view()).ended is EndReason.NO_HUMANS
    shown = [list(message.history) for message in hall.showing.messages.values()]
    await hall.wait(2 * hall.terms.rematch_time)
    assert [list(message.history) for message in hall.showing.messages.values()] == shown
    assert hall.showing.told == []
    assert hall.clock.next_due() is None


async def test_who_leaves_frees_himself_though_the_channel_is_gone(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    hall.showing.gone.add(PLACE.channel_id)
    await hall.manager.places.channel_gone(PLACE.channel_id)
    await hall.settle()
    done(await hall.ask(LeaveSeat, BINTA))
    assert await hall.manager.tables_of(BINTA) == ()


async def test_the_last_but_one_leaves_in_a_pause(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    done(await hall.ask(Pause, AWA))
    done(await hall.ask(LeaveSeat, BINTA))
    view = await hall.view()
    assert (view.ended, view.winners, view.paused_until) == (EndReason.FORFEIT, (0,), None)


async def test_one_person_plays_in_two_servers_and_each_hand_is_its_own(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    first = hall.table
    await open_in(hall, Place(2, 77))
    done(await hall.ask(Join, CHIDI))
    done(await hall.ask(Start, AWA))
    hands = [await hall.manager.hand(table, AWA) for table in (first, hall.table)]
    assert [hand and hand.place for hand in hands] == [PLACE, Place(2, 77)]
    shown = [m.view for m in hall.showing.messages.values() if m.audience == AWA and not m.retired]
    assert {view.table for view in shown if isinstance(view, HandView)} == {first, hall.table}
    stamp = hands[1].stamps.hand if hands[1] else None
    assert stamp is not None
    later = replace(stamp, number=stamp.number + 1)
    assert refusal(await hall.ask(Act, AWA, move=DrawCard(), stamp=later, table=first)) == Refusal.MOVED_ON
    # Who runs one server runs nothing in the other.
    assert refusal(await hall.ask(EndTable, DAWDA, moderator=True, guild_id=1)) == Refusal.HOST_ONLY
    assert refusal(await hall.ask(Kick, DAWDA, moderator=True, guild_id=1, seat=0)) == Refusal.HOST_ONLY


async def test_who_waits_for_the_next_round_is_told_so(hall: Hall) -> None:
    await open_in(hall, PLACE, variant="house", options={"match": "target"})
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(Start, AWA))
    done(await hall.ask(Join, CHIDI))
    answer = await hall.ask(ShowHand, CHIDI)
    assert isinstance(answer, Refused)
    assert answer.reason == Refusal.WAITS
    assert refusal(await hall.act(CHIDI, DrawCard())) == Refusal.WAITS
    assert (await hall.view()).stage is Stage.PLAYING
