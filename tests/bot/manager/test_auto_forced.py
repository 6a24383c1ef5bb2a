"""A table that does for people what they cannot do otherwise (RULES C12, `auto_forced`)."""

import pytest

from bot.engine.actions import Play
from bot.engine.cards import RANK, Rank
from bot.engine.events import Drew
from bot.manager.answers import Refusal
from bot.manager.requests import (
    Act,
    Agree,
    ChallengePlay,
    DrawCard,
    EndTable,
    Join,
    OpenTable,
    Pause,
    Resume,
    SetOptions,
    Start,
    Undo,
)
from bot.manager.tables.clocks import Kind, window_of
from bot.manager.terms import Terms
from tests.bot.manager.hall import AWA, BINTA, CHIDI, PLACE, Hall, done, move_of, play, refusal


@pytest.fixture
def terms() -> Terms:
    """The usual durations, with computers that take longer than what is forced."""
    return Terms(call_grace=0, fresh_press=100_000, computer_pace=(20, 20))


async def cards(hall: Hall) -> list[int]:
    return [line.cards for line in (await hall.view()).seats]


async def test_who_can_only_draw_draws_at_once_and_who_has_a_choice_is_waited_for(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject", auto_forced="on")
    await hall.lay_out("5C", "6C 7C", "QS KS", "9C 9D")
    done(await hall.act(AWA, play("6C")))
    await hall.wait(0)
    assert await hall.mover() == CHIDI
    assert await cards(hall) == [1, 3, 2]
    assert any(isinstance(event, Drew) for event in (await hall.view()).recent)
    await hall.wait(hall.terms.turn - 1)
    assert await hall.mover() == CHIDI
    assert not (await hall.desk()).table.chairs[1].missed


async def test_who_draws_as_it_is_done_for_him_draws_once(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject", auto_forced="on")
    await hall.lay_out("5C", "6C 7C", "QS KS", "9C 9D")
    done(await hall.act(AWA, play("6C")))
    draw = Act(asker=hall.asker(BINTA), table=hall.table, move=DrawCard())
    pressed = hall.task(hall.manager.handle(draw))
    await hall.wait(0)
    await pressed
    assert await cards(hall) == [1, 3, 2]
    assert await hall.mover() == CHIDI


async def test_what_is_forced_is_left_to_the_players_where_the_table_does_not_want_it(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    await hall.lay_out("5C", "6C 7C", "QS KS", "9C 9D")
    done(await hall.act(AWA, play("6C")))
    await hall.wait(5)
    assert await hall.mover() == BINTA


async def test_who_draws_until_he_can_play_draws_no_more_than_that(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject", auto_forced="on", draw_limit="none", after_draw="any")
    await hall.lay_out("5C", "6C 7C", "QS KS")
    done(await hall.act(AWA, play("6C")))
    await hall.wait(0)
    hand = (await hall.hand(BINTA)).view
    assert await hall.mover() == BINTA
    assert (hand.plays, len(hand.hand) > 3) == (hand.hand[-1:], True) or len(hand.plays) == 1


async def test_a_computer_keeps_its_pace(hall: Hall) -> None:
    await hall.seat([AWA], computers=1, misplay="reject", auto_forced="on")
    await hall.lay_out("5C", "6C 7C 8C", "QS KS")
    done(await hall.act(AWA, play("6C")))
    await hall.wait(19)
    assert await cards(hall) == [2, 2]
    await hall.wait(2)
    assert await cards(hall) == [2, 3]


async def test_where_the_players_watch_each_other_there_is_time_to_object_first(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], auto_forced="on")
    await hall.lay_out("5C", "KD 7C 7D", "QS QH", "9C 9D")
    done(await hall.act(AWA, play("KD")))
    window = window_of((await hall.desk()).table, hall.terms)
    await hall.wait(window - 1)
    assert await hall.mover() == BINTA
    done(await hall.act(CHIDI, ChallengePlay()))
    assert await cards(hall) == [5, 2, 2]
    await hall.wait(window - 1)
    assert await hall.mover() == BINTA
    await hall.wait(2)
    assert await cards(hall) == [5, 3, 2]


async def test_there_is_as_much_time_to_object_to_a_card_out_of_turn(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], auto_forced="on")
    await hall.lay_out("5C", "6C 7C 7D", "QS QH", "9D 9H")
    done(await hall.act(AWA, play("6C")))
    window = window_of((await hall.desk()).table, hall.terms)
    await hall.wait(window - 1)
    done(await hall.act(CHIDI, play("9D")))
    await hall.wait(window - 1)
    done(await hall.act(AWA, ChallengePlay()))
    assert await cards(hall) == [2, 2, 4]


async def test_the_time_to_object_does_not_tell_whether_there_is_anything_to_object_to(hall: Hall) -> None:
    for laid in ("KD", "6C"):
        await hall.seat([AWA, BINTA, CHIDI], auto_forced="on")
        await hall.lay_out("5C", f"{laid} 7C 7D", "QS QH", "9C 9D")
        done(await hall.act(AWA, play(laid)))
        clock = (await hall.desk()).clocks[Kind.FORCED]
        assert clock.due - hall.clock.now() == window_of((await hall.desk()).table, hall.terms)
        done(await hall.ask(EndTable, AWA))


async def test_a_pause_and_a_restart_do_not_lose_what_is_forced(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], auto_forced="on")
    await hall.lay_out("5C", "6C 7C 7D", "QS QH", "9C 9D")
    done(await hall.act(AWA, play("6C")))
    done(await hall.ask(Pause, AWA))
    await hall.wait(1000)
    assert await cards(hall) == [2, 2, 2]
    await hall.restart()
    done(await hall.ask(Resume, AWA))
    await hall.wait(hall.terms.least_left + 1)
    assert await cards(hall) == [2, 3, 2]


async def test_what_is_taken_back_is_the_last_thing_somebody_chose(hall: Hall) -> None:
    options = {"auto_forced": "on", "hand_size": "20"}
    request = OpenTable(
        asker=hall.asker(AWA), place=PLACE, variant="zimbabwean", options=options, rated=False
    )
    hall.table = done(await hall.manager.handle(request)).table.id
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(Start, AWA))
    before = await until_a_skip_is_accepted(hall)
    done(await hall.ask(Undo, AWA))
    done(await hall.ask(Agree, BINTA))
    assert await cards(hall) == before
    await hall.wait(0)
    assert await cards(hall) == before


async def until_a_skip_is_accepted(hall: Hall) -> list[int]:
    """Play on until a skip was forced on somebody; return the cards of each before the card that threatened it."""
    for _ in range(200):
        before, actions = await cards(hall), (await hall.hand(await hall.mover())).view.actions
        sevens = (a for a in actions if isinstance(a, Play) and RANK[a.cards[0]] is Rank.SEVEN)
        done(await hall.act(await hall.mover(), move_of(next(sevens, actions[0]))))
        await hall.wait(0)
        desk = await hall.desk()
        past = await hall.database.read(lambda books: books.tables.past(hall.table, 1))
        if "Pass" in past[-1].action and desk.table.version == past[-1].version:
            return before
    raise AssertionError("nobody was skipped")


async def test_both_options_are_set_in_the_lobby_and_nothing_else_is_taken(hall: Hall) -> None:
    await hall.open_table()
    for name, wrong in (("auto_forced", "maybe"), ("call_grace", "-1"), ("call_grace", "4")):
        assert refusal(await hall.ask(SetOptions, AWA, options={name: wrong})) == Refusal.BAD_OPTION
    done(await hall.ask(SetOptions, AWA, options={"auto_forced": "on", "call_grace": "5"}))
    assert (await hall.view()).options == {"auto_forced": "on", "call_grace": "5"}
    done(await hall.ask(SetOptions, AWA, options={"auto_forced": "", "call_grace": "0"}))
    assert (await hall.view()).options == {}
