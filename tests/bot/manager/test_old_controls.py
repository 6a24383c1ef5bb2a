"""Controls outlive restarts: what is old by a week works where it is still about the same, and says why not elsewhere."""

import pytest

from bot.engine.cards import Suit
from bot.engine.state import Phase
from bot.manager.answers import Refusal
from bot.manager.ids import MessageRef
from bot.manager.requests import (
    Act,
    ChallengePlay,
    DrawCard,
    Join,
    NameSuit,
    NextRound,
    OpenTable,
    Rematch,
    Start,
)
from bot.manager.terms import Terms
from bot.manager.views import Stage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, PLACE, Hall, done, play, refusal

WEEK = 7 * 86_400


@pytest.fixture
def terms() -> Terms:
    """The usual durations, but a lobby and a turn that last for longer than a week."""
    return Terms(call_grace=0, fresh_press=100_000, lobby_time=10 * WEEK, turn=2 * WEEK)


async def a_week_later(hall: Hall) -> None:
    await hall.restart(after=WEEK)


async def test_a_lobby_a_week_old_is_joined_and_started_by_its_old_message(hall: Hall) -> None:
    await hall.open_table()
    (message,) = hall.showing.table_messages()
    stamp = (await hall.view()).stamps.lobby
    await a_week_later(hall)
    done(await hall.ask(Join, BINTA, stamp=stamp, pressed=message.ref))
    done(await hall.ask(Start, AWA, stamp=stamp, pressed=message.ref))
    assert (await hall.view()).stage is Stage.PLAYING
    assert refusal(await hall.ask(Start, AWA, stamp=stamp, pressed=message.ref)) == Refusal.MOVED_ON


async def test_a_hand_a_week_old_is_played_from_once(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.lay_out("5C", "6C 7C", "QS KS")
    await hall.start_turn()
    pressed, stamp = hall.showing.hand_of(AWA).ref, (await hall.hand(AWA)).stamps.hand
    await a_week_later(hall)
    done(await hall.ask(Act, AWA, move=play("6C"), stamp=stamp, pressed=pressed))
    again = await hall.ask(Act, AWA, move=play("7C"), stamp=stamp, pressed=pressed)
    assert refusal(again) == Refusal.MOVED_ON


async def test_the_controls_of_a_window_that_closed_a_week_ago_say_so(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    await hall.lay_out("5C", "6C 9D 2S", "QS KS JD", "JS JH 3D")
    done(await hall.act(AWA, play("6C")))
    stamp = (await hall.view()).stamps.challenge
    done(await hall.act(BINTA, DrawCard()))
    done(await hall.act(CHIDI, play("JS")))
    await a_week_later(hall)
    assert refusal(await hall.act(BINTA, ChallengePlay(), stamp)) == Refusal.MOVED_ON


async def test_the_messages_of_a_table_that_is_over_say_so(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    hand = (await hall.hand(AWA)).stamps.hand
    await hall.win()
    lobby = (await hall.view()).stamps.lobby
    await hall.wait(hall.terms.rematch_time + 1)
    await a_week_later(hall)
    assert refusal(await hall.act(AWA, DrawCard(), hand)) in {Refusal.TABLE_OVER, Refusal.MOVED_ON}
    assert refusal(await hall.ask(Rematch, AWA, stamp=lobby)) in {Refusal.TABLE_OVER, Refusal.MOVED_ON}
    assert refusal(await hall.ask(NextRound, AWA, pressed=MessageRef(10, 1))) == Refusal.NO_BREAK


async def test_a_suit_that_is_owed_is_still_asked_for_after_a_restart(hall: Hall) -> None:
    opening = OpenTable(
        asker=hall.asker(AWA), place=PLACE, variant="classic", options={"starter_eight": "dealer_names"}
    )
    hall.table = done(await hall.manager.handle(opening)).table.id
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(Start, AWA))
    await hall.lay_out("8H", "6C 7C", "QS KS", turn=0)
    desk = await hall.desk()
    assert desk.table.match is not None
    assert desk.table.match.round is not None
    desk.table.match.round.naming = True
    await hall.start_turn()
    await hall.restart(after=5)
    view = await hall.view()
    assert view.public is not None
    assert (view.public.phase, view.due is not None) == (Phase.NAME_SUIT, True)
    done(await hall.act(AWA, NameSuit(Suit.S)))
    view = await hall.view()
    assert view.public is not None
    assert view.public.suit is Suit.S
