"""Which matches that are over can be reviewed: the table says so, and nobody has to work it out."""

from dataclasses import replace

from bot.manager.ids import LeagueId
from bot.manager.requests import AddComputer, EndTable, Start
from bot.manager.tables.reviewing import reviewable
from bot.manager.tables.table import RECENT, Fixture
from bot.manager.views import Stage
from bot.players.lesson import Lesson
from tests.bot.manager.hall import AWA, Hall, done


async def begin(hall: Hall) -> None:
    """Deal to a person and a computer player."""
    done(await hall.open_table(AWA))
    done(await hall.ask(AddComputer, AWA))
    done(await hall.ask(Start, AWA))


async def end(hall: Hall) -> None:
    done(await hall.ask(EndTable, AWA))
    assert (await hall.view()).stage is Stage.OVER


async def test_a_match_is_once_it_is_over_and_something_was_played(hall: Hall) -> None:
    await begin(hall)
    while (await hall.view()).public.turn != 0:  # type: ignore[union-attr]
        await hall.wait(5)
    done(await hall.move())
    assert not (await hall.view()).reviewable
    await end(hall)
    assert (await hall.view()).reviewable


async def test_a_match_in_which_nobody_has_played_is_not(hall: Hall) -> None:
    await begin(hall)
    table = (await hall.desk()).table
    await end(hall)
    over = (await hall.desk()).table
    assert len(over.recent) < RECENT
    assert not (await hall.view()).reviewable
    assert not reviewable(replace(over, match=None))
    assert reviewable(replace(over, recent=table.recent * RECENT))


async def test_a_match_that_counts_somewhere_or_is_a_lesson_is_not(hall: Hall) -> None:
    await begin(hall)
    await end(hall)
    over = (await hall.desk()).table
    over = replace(over, recent=over.recent * RECENT)
    assert reviewable(over)
    assert not reviewable(replace(over, rated=True))
    assert not reviewable(replace(over, lesson=Lesson()))
    assert not reviewable(replace(over, fixture=Fixture(LeagueId("b7k2m9"), "Cup", (AWA,), 0.0)))
