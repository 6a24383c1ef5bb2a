"""Clocks: every state that waits has one, its end takes the state along once, and afterwards nothing goes on."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from bot.engine.actions import Deal
from bot.engine.match import apply, default_action, legal_actions, new_match, phase
from bot.engine.rules import ruleset, variants
from bot.engine.state import Phase
from bot.manager.books import DeadlineRow
from bot.manager.requests import Act, DrawCard, EndTable, Join, LeaveSeat, OpenTable, Start
from bot.manager.tables.clocks import REMINDERS, Kind, clocks
from bot.manager.tables.table import Chair, Table
from bot.manager.terms import Terms
from bot.manager.views import EndReason, Stage
from tests.bot.manager.fakes import START
from tests.bot.manager.hall import AWA, BINTA, CHIDI, PLACE, Hall, done

NO_END = REMINDERS | {Kind.IDLE, Kind.REMARK}
"""Clocks that remind, that end what everybody has left, or that only let somebody say something."""


@pytest.fixture
def terms() -> Terms:
    """The usual durations, but a match is given up after half an hour."""
    return Terms(call_grace=0, fresh_press=100_000, idle_time=1_800)


@pytest.mark.parametrize("name", [variant.name for variant in variants()])
def test_in_every_phase_of_play_a_clock_takes_the_round_on(name: str) -> None:
    met = set()
    for seed in range(12):
        rng = Random(seed)
        rules = ruleset(name, 4, {})
        match = new_match(rules, dealer=0, seed=bytes([seed]) * 32)
        match = apply(match, Deal()).match
        chairs = tuple(Chair(f"P{seat}", person=seat + 1) for seat in range(4))  # type: ignore[arg-type]
        table = Table("t", PLACE, name, b"s", stage=Stage.PLAYING, chairs=chairs, match=match)  # type: ignore[arg-type]
        for _ in range(120):
            if phase(match) in {Phase.ROUND_OVER, Phase.MATCH_OVER}:
                break
            met.add(phase(match))
            running = clocks(replace(table, match=match), Terms(), {}, START)
            assert running.keys() - NO_END, phase(match)
            legal = legal_actions(match)
            match = apply(match, rng.choice(legal) if legal else default_action(match)).match
    assert Phase.TURN in met
    assert len(met) > 1 or name in {"classic", "standard", "house", "five_rounds"}


@pytest.mark.parametrize("press_first", [False, True])
async def test_a_draw_and_the_end_of_its_time_at_once_are_one_draw(hall: Hall, press_first: bool) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    await hall.lay_out("5C", "KD 9D", "QS KS", "JS JH")
    await hall.start_turn()
    desk = await hall.desk()
    stamp = (await hall.hand(AWA)).stamps.hand
    clock = desk.clocks[Kind.TURN]
    hall.clock.go_off(clock.due)
    row: DeadlineRow
    (row,) = [
        row
        for row in await hall.database.read(lambda books: books.clock.of_table(hall.table))
        if row.kind == Kind.TURN
    ]
    press = hall.manager.handle(Act(asker=hall.asker(AWA), table=hall.table, move=DrawCard(), stamp=stamp))
    ring = hall.manager._ringer.ring(row)
    before = desk.table.turn
    await asyncio.gather(*((press, ring) if press_first else (ring, press)))
    await hall.settle()
    assert [line.cards for line in (await hall.view()).seats] == [3, 2, 2]
    assert desk.table.turn == before + 1


async def test_drawing_one_of_three_gives_the_whole_time_again(hall: Hall) -> None:
    opening = OpenTable(asker=hall.asker(AWA), place=PLACE, variant="house")
    hall.table = done(await hall.manager.handle(opening)).table.id
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(Start, AWA))
    await hall.lay_out("5C", "KD 9D", "QS KS")
    await hall.start_turn()
    await hall.wait(40)
    due = (await hall.view()).due
    done(await hall.act(AWA, DrawCard()))
    view = await hall.view()
    assert view.public is not None
    assert view.public.turn == 0
    assert view.due == hall.clock.now() + hall.terms.turn != due


async def test_the_next_step_begins_at_once_after_a_press(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    for _ in range(4):
        before, mover = hall.clock.now(), await hall.mover()
        done(await hall.move())
        assert hall.clock.now() == before
        shown = hall.showing.table_messages()[0].view
        assert shown.generation == (await hall.view()).generation
        assert await hall.mover() != mover or (await hall.view()).due == before + hall.terms.turn


@pytest.mark.parametrize("kind", [EndTable, LeaveSeat])
async def test_a_match_that_is_ended_while_it_is_being_shown_stops_altogether(
    hall: Hall, kind: type[EndTable] | type[LeaveSeat]
) -> None:
    await hall.seat([AWA], computers=2, misplay="reject")
    press = hall.task(hall.manager.handle(Act(asker=hall.asker(AWA), table=hall.table, move=DrawCard())))
    await asyncio.wait([press], timeout=0.001)
    done(await hall.manager.handle(kind(asker=hall.asker(AWA), table=hall.table)))
    await press
    await hall.settle()
    desk = await hall.desk()
    assert not desk.table.live
    assert desk.table.planned == ()
    assert desk.clocks.keys() <= {Kind.REMATCH, Kind.REMIND}
    version, messages = desk.table.version, len(hall.showing.messages)
    await hall.wait(hall.terms.rematch_time + 600)
    assert (await hall.desk()).table.version <= version + 1
    assert len(hall.showing.messages) == messages
    assert hall.clock.next_due() is None


async def test_a_channel_is_free_again_when_its_match_was_abandoned(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.wait(max(hall.terms.idle_time, 2 * hall.terms.turn) + hall.terms.second_look + 60)
    assert (await hall.view()).ended is EndReason.ABANDONED
    done(await hall.open_table(CHIDI))
