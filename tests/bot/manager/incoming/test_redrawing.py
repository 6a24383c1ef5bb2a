"""What a person wants otherwise is drawn otherwise, wherever the process dies."""

import pytest

from bot.manager import manager
from bot.manager.requests import Join, SetClock, Start
from bot.manager.views import HandView
from tests.bot.manager.hall import AWA, BINTA, PLACE, Hall, done


async def nothing(*_: object) -> None:
    """Dies before anything is drawn."""


async def test_a_hand_is_drawn_anew_after_a_kill_just_behind_the_setting(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    done(await hall.open_table(AWA, misplay="reject"))
    done(await hall.ask(Join, BINTA))
    # With so much time nothing else has the hand written at the start.
    done(await hall.ask(SetClock, AWA, clock="604800"))
    done(await hall.ask(Start, AWA))
    await hall.lay_out("5C", "9D 9C 9S", "5H 6C 7D", turn=1)
    await hall.start_turn()
    await hall.wait(60)
    with monkeypatch.context() as dying:
        dying.setattr(manager, "redraw", nothing)
        assert await hall.manager.preferences.set_own(hall.asker(AWA), "suit_names", "on") is None
        await hall.settle()
    await hall.restart()
    view = hall.showing.hand_of(AWA).view
    assert isinstance(view, HandView)
    assert view.suit_names


async def test_hands_are_drawn_anew_when_the_language_of_their_server_changes(hall: Hall) -> None:
    """They name a button of the table as it is called there (SEED=1 of the simulation in which people set things)."""
    done(await hall.open_table(AWA, misplay="reject"))
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(Start, AWA))
    hall.showing.hands_tried.clear()
    asker = hall.asker(AWA, moderator=True)
    assert await hall.manager.preferences.set_server(asker, PLACE.guild_id, "language", "pl") is None
    await hall.settle()
    assert sorted(hall.showing.hands_tried) == [AWA, BINTA]
