"""The threads of the tables of a league: one a table, also where a process dies between the two."""

import asyncio

from bot.manager.competition import WAVE
from bot.manager.leagues.asked import StartLeague
from tests.bot.manager.leagues.club import Club


def die() -> None:
    """Let whoever has made a thread go no further."""
    raise asyncio.CancelledError


async def test_a_thread_made_by_a_process_that_died_is_that_of_the_table_it_was_made_for(club: Club) -> None:
    club.showing.on_thread = die
    await club.began(4)
    assert len(club.showing.threads) == 1
    club.showing.on_thread = None
    await club.restart(after=600)
    await club.wait(60)
    places = [table.place for table in await club.tables()]
    assert len(places) == 2
    assert sorted(places, key=lambda place: place.channel_id) == club.showing.threads


async def test_threads_are_looked_for_only_for_tables_drawn_before_the_start(club: Club) -> None:
    await club.began(4)
    await club.wait(60)
    assert len(club.showing.threads) == 2
    assert club.showing.threads_looked_for == 0


async def test_tables_of_two_leagues_that_begin_seconds_apart_do_not_open_faster_than_ten_a_minute(
    club: Club,
) -> None:
    times: list[float] = []
    club.showing.on_thread = lambda: times.append(club.clock.now())
    for _ in range(2):
        await club.create()
        await club.enter((100, 101))
        await club.want(StartLeague)
        await club.wait(2)
    await club.wait(30)
    first, second = times
    assert second - first == WAVE
