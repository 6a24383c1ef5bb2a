"""Nobody loses a match of a league by a time in which he could not come to its table."""

from collections.abc import Awaitable, Callable

import pytest

from bot.manager.errors import NoPlace
from bot.manager.incoming.ringer import LONGEST_COMING
from bot.manager.leagues.asked import StartLeague
from bot.manager.requests import MoveTable
from bot.manager.tables.clocks import COMING
from bot.manager.views import Stage
from tests.bot.manager.hall import PLACE, done
from tests.bot.manager.leagues.club import MANAGER, Club
from tests.bot.manager.leagues.test_reported import told

READY = 600
"""Seconds in which people come to a table of a league, as it usually is."""


async def is_down(club: Club) -> None:
    await club.restart(after=READY + 100)


async def is_out_of_order(club: Club) -> None:
    await club.manager.places.lost(PLACE.guild_id)
    await club.wait(READY + 100)
    await club.manager.places.found(PLACE.guild_id)


@pytest.mark.parametrize("nobody_can_come", [is_down, is_out_of_order])
async def test_a_table_waits_on_after_a_time_in_which_nobody_could_come(
    club: Club, nobody_can_come: Callable[[Club], Awaitable[None]]
) -> None:
    await club.began(2)
    await nobody_can_come(club)
    await club.wait(COMING - 10)
    (table,) = await club.tables()
    assert table.stage is Stage.LOBBY
    await club.come(table)
    assert (await club.tables())[0].stage is Stage.PLAYING


async def test_who_does_not_come_after_it_either_has_lost(club: Club) -> None:
    await club.began(2)
    (table,) = await club.tables()
    await club.come(table, 101)
    await is_down(club)
    await club.wait(READY + COMING)
    assert (await club.state()).champion == 101


async def test_a_bot_that_starts_again_and_again_puts_off_no_table(club: Club) -> None:
    await club.began(2)
    (table,) = await club.tables()
    await club.come(table, 101)
    for _ in range(12):
        await club.restart(after=1)
        await club.wait(60)
    assert (await club.state()).champion == 101


async def test_a_table_whose_thread_was_deleted_waits_and_tells_all_who_were_drawn_to_it(club: Club) -> None:
    await club.began(2)
    (table,) = await club.tables()
    club.showing.gone.add(table.place.channel_id)
    await club.come(table, 100)
    await club.manager.places.channel_gone(table.place.channel_id)
    await club.wait(READY + 100)
    assert sorted(told(club, "league_place_gone")) == [100, 101]
    assert (await club.tables())[0].stage is Stage.LOBBY
    done(await club.ask(MoveTable, MANAGER, moderator=True, table=table.id, place=PLACE))
    await club.wait(COMING - 10)
    await club.come(table, 101)
    assert (await club.tables())[0].stage is Stage.PLAYING


async def test_a_league_whose_channel_was_deleted_is_not_decided_by_that(club: Club) -> None:
    await club.create()
    await club.enter((100, 101, 102, 103))
    club.showing.gone.add(PLACE.channel_id)
    club.showing.trouble_threads = [NoPlace(), NoPlace()]
    await club.want(StartLeague)
    await club.wait(READY + 100)
    league = await club.state()
    assert not league.over
    assert all(pairing.outcome is None for pairing in league.stages[0].tables)
    assert sorted(told(club, "league_place_gone")) == [100, 101, 102, 103]
    assert MANAGER in told(club, "league_not_shown")


async def test_a_league_does_not_wait_for_ever_for_a_thread_that_is_gone(club: Club) -> None:
    await club.began(4)
    table = (await club.tables())[0]
    club.showing.gone.add(table.place.channel_id)
    await club.manager.places.channel_gone(table.place.channel_id)
    await club.restart(after=LONGEST_COMING)
    assert not (await club.state()).stages[0].complete
    await club.wait(READY + 120)
    assert (await club.state()).stages[0].complete
