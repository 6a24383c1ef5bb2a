"""What a server lets happen to people who are away."""

import pytest

from bot.manager.answers import Refusal
from bot.manager.ids import PersonId, TableId
from bot.manager.requests import Join, ShowHand, Start
from bot.manager.tables.clocks import Kind
from bot.manager.terms import Terms
from bot.manager.views import EndReason, Stage, TableView
from tests.bot.manager.fakes import Broken
from tests.bot.manager.hall import AWA, BINTA, CHIDI, GUILD, Hall, done, refusal

TURN = Terms().turn


@pytest.fixture
def terms() -> Terms:
    """The usual durations; computers take longer than a default takes."""
    return Terms(call_grace=0, fresh_press=100_000)


async def seat(hall: Hall, absent: str, *people: PersonId, computers: int = 0) -> None:
    """Start a match, in which one may always draw, under a server's rule for who is away."""
    asker = hall.asker(AWA, moderator=True)
    assert await hall.manager.preferences.set_server(asker, GUILD, "absent", absent) is None
    await hall.seat([AWA, *people], computers=computers, misplay="reject", draw_when="any")


async def miss(hall: Hall, person: PersonId, times: int = 2) -> None:
    """Let a person's time run out so often in a row, the others playing on."""
    missed = 0
    while missed < times:
        if await hall.mover() == person:
            await hall.wait(TURN + 1)
            missed += 1
        else:
            done(await hall.move())


async def test_somebody_who_is_away_has_the_least_done_for_him_at_once(hall: Hall) -> None:
    await seat(hall, "skip", BINTA, CHIDI)
    await miss(hall, AWA)
    assert (await hall.view()).seats[0].away
    await hall.lay_out("5C", "6C 7C", "9H 9C", "QS KS")
    await hall.start_turn()
    await hall.wait(hall.terms.computer_pace[1] + 1)
    # A computer would have played a card that fits; the least is to draw.
    assert (await hall.view()).seats[0].cards == 3
    done(await hall.ask(ShowHand, AWA))
    assert not (await hall.view()).seats[0].away


async def test_somebody_who_is_away_is_removed_after_a_second_look(hall: Hall) -> None:
    await seat(hall, "remove", BINTA, CHIDI)
    await miss(hall, AWA)
    assert not (await hall.view()).seats[0].left
    clock = (await hall.desk()).clocks[Kind.TURN]
    assert clock.due > hall.clock.now() + hall.terms.second_look - 5
    await hall.wait(hall.terms.second_look + 1)
    view = await hall.view()
    assert (view.seats[0].left, view.stage, view.host) == (True, Stage.PLAYING, BINTA)
    assert view.note is not None
    assert view.note.slug == "removed"
    assert ((AWA,), "you_were_removed") in [(people, notice.slug) for people, notice in hall.showing.told]
    assert refusal(await hall.ask(ShowHand, AWA)) == Refusal.LEFT_MATCH


async def test_who_comes_back_before_the_second_look_stays(hall: Hall) -> None:
    await seat(hall, "remove", BINTA)
    await miss(hall, AWA)
    done(await hall.act(AWA, await hall.some_move(AWA)))
    await hall.wait(hall.terms.second_look)
    assert not (await hall.view()).seats[0].left


async def test_who_presses_what_asks_nothing_of_the_table_is_back(hall: Hall) -> None:
    await seat(hall, "take_over", BINTA)
    await miss(hall, AWA)
    await hall.manager.present(hall.asker(CHIDI), hall.table)
    await hall.manager.present(hall.asker(AWA), TableId("0"))
    assert (await hall.view()).seats[0].away
    await hall.manager.present(hall.asker(AWA), hall.table)
    await hall.settle()
    assert not (await hall.view()).seats[0].away
    shown = hall.showing.table_messages()[-1].view
    assert isinstance(shown, TableView)
    assert not shown.seats[0].away


async def test_a_press_that_comes_again_brings_nobody_back_later(hall: Hall) -> None:
    await seat(hall, "take_over", BINTA)
    pressed = hall.asker(AWA)
    await hall.manager.present(pressed, hall.table)
    await miss(hall, AWA)
    await hall.manager.present(pressed, hall.table)
    assert (await hall.view()).seats[0].away


async def test_who_is_there_stays_away_while_that_cannot_be_saved(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seat(hall, "take_over", BINTA)
    await miss(hall, AWA)
    with monkeypatch.context() as broken:
        broken.setattr(hall.manager._parts.keeper, "_store", Broken())
        await hall.manager.present(hall.asker(AWA), hall.table)
    assert (await hall.view()).seats[0].away
    await hall.manager.present(hall.asker(AWA), hall.table)
    assert not (await hall.view()).seats[0].away


async def test_of_two_the_one_who_stays_wins(hall: Hall) -> None:
    await seat(hall, "remove", BINTA)
    await miss(hall, AWA)
    await hall.wait(hall.terms.second_look + 1)
    view = await hall.view()
    assert (view.ended, view.winners) == (EndReason.FORFEIT, (1,))


async def test_the_last_person_there_is_waited_for_and_not_removed(hall: Hall) -> None:
    await seat(hall, "remove", computers=2)
    await hall.wait(6 * TURN)
    view = await hall.view()
    assert (view.seats[0].away, view.seats[0].left, view.stage) == (True, False, Stage.PLAYING)


async def test_a_table_keeps_the_rule_it_was_opened_under(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Join, BINTA))
    asker = hall.asker(AWA, moderator=True)
    assert await hall.manager.preferences.set_server(asker, GUILD, "absent", "remove") is None
    done(await hall.ask(Start, AWA))
    assert (await hall.desk()).table.absent == "take_over"


async def test_a_server_says_after_what_time_a_match_is_abandoned(hall: Hall) -> None:
    asker = hall.asker(AWA, moderator=True)
    assert await hall.manager.preferences.set_server(asker, GUILD, "idle_time", "3600") is None
    await hall.seat([AWA], computers=1, misplay="reject", hand_size="8")
    await hall.wait(3600 + 30)
    assert (await hall.view()).stage is not Stage.OVER
    await hall.wait(60)
    assert (await hall.view()).ended is EndReason.ABANDONED
