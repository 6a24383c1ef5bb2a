"""Matches that have ended are found and played again; of one in play there is nothing to be had."""

import logging
import sqlite3

import pytest

from bot.engine.record import parse
from bot.engine.record.moments import course
from bot.engine.view import public_view
from bot.manager.records import replays
from bot.manager.records.replays import Replays
from bot.manager.requests import EndTable, Rematch
from bot.manager.views import Stage
from tests.bot.engine.test_golden import text_of
from tests.bot.manager.hall import AWA, BINTA, GUILD, PLACE, Hall, done


async def test_a_match_in_play_is_no_finished_one_until_it_is_over(hall: Hall) -> None:
    seen = hall.manager.replays
    await hall.seat([AWA, BINTA], misplay="reject")
    for _ in range(3):
        await hall.move()
        assert await seen.finished(GUILD) == ()
        assert await seen.find(GUILD, hall.table) is None
        assert await seen.find(GUILD, hall.table, 1) is None
    done(await hall.ask(EndTable, AWA))
    (match,) = await seen.finished(GUILD)
    assert match == await seen.find(GUILD, hall.table) == await seen.find(GUILD, hall.table, 1)
    assert (match.table, match.number, match.variant) == (hall.table, 1, "gambian")
    assert (match.channel_id, match.seats) == (PLACE.channel_id, (AWA, BINTA))


async def test_it_is_played_again_to_where_it_ended(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    for _ in range(4):
        await hall.move()
    done(await hall.ask(EndTable, AWA))
    table = (await hall.desk()).table
    assert table.match is not None
    assert table.match.round is not None
    match = await hall.manager.replays.find(GUILD, hall.table)
    assert match is not None
    seen = await hall.manager.replays.course(match)
    assert seen is not None
    assert seen.moments[-1].public.counts == public_view(table.match).counts
    assert seen.moments[-1].public.stock == len(table.match.round.stock)
    assert seen.players == ("Awa", "Binta")


async def test_while_another_is_played_at_the_table_only_the_first_can_be_seen(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.win()
    done(await hall.ask(Rematch, AWA))
    done(await hall.ask(Rematch, BINTA))
    assert (await hall.view()).stage is Stage.PLAYING
    newest = await hall.manager.replays.find(GUILD, hall.table)
    assert newest is not None
    assert newest.number == 1
    assert await hall.manager.replays.find(GUILD, hall.table, 2) is None


async def test_another_server_has_none_of_it(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.win()
    assert await hall.manager.replays.finished(GUILD + 1) == ()
    assert await hall.manager.replays.find(GUILD + 1, hall.table) is None
    assert await hall.manager.replays.find(GUILD + 1, hall.table, 1) is None


@pytest.mark.parametrize("record", [None, "record: 1\nvariant: chess\n"])
async def test_without_a_record_that_can_be_read_there_is_nothing_to_see(
    hall: Hall, record: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.win()
    match = await hall.manager.replays.find(GUILD, hall.table)
    assert match is not None
    with sqlite3.connect(hall.path) as connection:
        connection.execute("UPDATE results SET record = ?", (record,))
    connection.close()
    with caplog.at_level(logging.ERROR):
        assert await hall.manager.replays.course(match) is None
    assert ("cannot be read" in caplog.text) is (record is not None)
    found = await hall.manager.replays.find(GUILD, hall.table)
    assert (found is None) is (record is None)


async def test_what_was_seen_is_kept_within_bounds_and_by_the_words_of_the_record(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "MOST_KEPT", 300)
    seen = Replays(hall.database)
    match = replays.Finished(GUILD, hall.table, 1, "gambian", 0, 1, ())
    first, second, third = map(text_of, ("gambian-reject", "house-single", "gambian-crowd"))
    known = await seen.played_again(match, first)
    assert await seen.played_again(match, first) is known
    assert await seen.played_again(match, second) == course(parse(second))
    assert await seen.played_again(match, first) is known
    await seen.played_again(match, third)
    assert await seen.played_again(match, first) is not known
