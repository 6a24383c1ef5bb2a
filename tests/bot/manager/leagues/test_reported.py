"""What has gone wrong in the leagues of other bots, tried here. The faults are those other projects were told of."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.league.facts import Outcome
from bot.league.terms import EntrantId, Terms
from bot.manager.errors import Denied, TryLater
from bot.manager.ids import PersonId, Place, TableId
from bot.manager.league_views import LeagueDone, LeagueRefused
from bot.manager.leagues.asked import (
    CheckIn,
    DropEntrant,
    EnterLeague,
    QuitLeague,
    SetResult,
    StartLeague,
)
from bot.manager.requests import Join, Kick, Start
from bot.manager.tables.play import over
from bot.manager.tables.table import Change, Table
from bot.manager.views import EndReason, Stage
from tests.bot.manager.hall import PLACE
from tests.bot.manager.leagues.club import MANAGER, Club
from tests.bot.manager.leagues.test_managing import SEASON, reason

FOURS = Terms(size=4, seed="fours")
READY = 700.0
"""Seconds after which a table waits for nobody any more."""


async def table_of(club: Club, person: int) -> Table:
    """Returns the table somebody was drawn to."""
    found = [table for table in await club.tables() if table.fixture and person in table.fixture.drawn]
    (table,) = found
    return table


async def state_of(club: Club, table: TableId) -> Table:
    """Returns a table, also one that counts no more."""
    desk = await club.manager._parts.keeper.desk(table)
    assert desk is not None
    return desk.table


async def won(club: Club, table: TableId) -> None:
    """Lets a match end, and waits for nothing that follows from it."""
    desk = await club.manager._parts.keeper.desk(table)
    assert desk is not None
    async with desk.lock:
        ended = Change(over(desk.table, EndReason.CHAMPION))
        await club.manager._parts.keeper.commit(desk, ended, f"won:{table}")


def told(club: Club, slug: str) -> list[int]:
    """Returns who was told of something, in order."""
    return [person for people, notice in club.showing.told for person in people if notice.slug == slug]


async def test_twenty_quick_presses_enter_somebody_once(club: Club) -> None:
    await club.create()
    asker = club.asker(PersonId(100))
    presses = [EnterLeague(asker=club.asker(PersonId(100)), league=club.league) for _ in range(19)] + [
        EnterLeague(asker=asker, league=club.league)
    ]
    answers = await asyncio.gather(*map(club.manager.leagues.handle, presses))
    assert sum(isinstance(answer, LeagueDone) for answer in answers) == 1
    assert {answer.reason for answer in answers if isinstance(answer, LeagueRefused)} == {"league_entered"}
    assert (await club.state()).entrants == (100,)
    rows = await club.database.read(lambda books: books.leagues.of_person(100, PLACE.guild_id))
    assert rows == [club.league]
    audit = await club.manager.leagues.audit(club.league)
    assert [row.word for row in audit].count("EnterLeague") == 1


async def leaves_by_command(club: Club, person: int) -> None:
    await club.want(QuitLeague, PersonId(person))


async def is_dropped_by_a_manager(club: Club, person: int) -> None:
    await club.want(DropEntrant, whom=EntrantId(person))


async def is_banned_from_the_server(club: Club, person: int) -> None:
    await club.manager.bans.gone(PLACE.guild_id, PersonId(person))
    await club.settle()


async def is_banned_from_the_tables(club: Club, person: int) -> None:
    asker = club.asker(MANAGER, moderator=True)
    assert await club.manager.bans.ban(asker, PLACE.guild_id, PersonId(person)) is None
    await club.settle()


Removal = Callable[[Club, int], Awaitable[None]]
REMOVALS: tuple[Removal, ...] = (
    leaves_by_command,
    is_dropped_by_a_manager,
    is_banned_from_the_server,
    is_banned_from_the_tables,
)


@pytest.mark.parametrize("removal", REMOVALS)
@pytest.mark.parametrize("ready", [(), (100,), (100, 101, 102, 103)], ids=["nobody", "he", "all"])
async def test_every_way_out_of_a_league_forfeits_alike(
    club: Club, removal: Removal, ready: tuple[int, ...]
) -> None:
    await club.began(4)
    table = await table_of(club, 100)
    assert table.fixture is not None
    (other,) = (person for person in table.fixture.drawn if person != 100)
    for person in ready:
        await club.come(await table_of(club, person), person)
    await removal(club, 100)
    await club.wait(30)
    league = await club.state()
    assert 100 in league.dropped
    (ended,) = [one for one in league.stages[0].tables if 100 in one.seats]
    assert ended.outcome is not None
    assert ended.outcome.order[0] == EntrantId(other)
    assert not (await state_of(club, table.id)).live
    assert 100 not in (await state_of(club, table.id)).reserved
    await club.play_on()
    assert (await club.state()).champion not in {None, 100}
    assert await club.database.read(lambda books: books.tables.of_person(100)) == []


@pytest.mark.parametrize("removal", REMOVALS)
async def test_who_is_out_before_his_table_begins_is_not_waited_for_nor_called(
    club: Club, removal: Removal
) -> None:
    await club.began(4, FOURS)
    (table,) = await club.tables()
    await club.come(table, 100)
    await removal(club, 100)
    (table,) = await club.tables()
    assert table.people() == ()
    await club.come(table, 100)
    assert (await club.tables())[0].people() == ()
    await club.come(table, 101)
    await club.wait(400)
    assert told(club, "fixture_reminder") == [102, 103]
    await club.come(table, 102, 103)
    (table,) = await club.tables()
    assert table.stage is Stage.PLAYING
    assert set(table.people()) == {101, 102, 103}


async def test_who_is_out_before_his_table_opens_has_no_seat_at_it(club: Club) -> None:
    await club.create(FOURS)
    await club.enter(range(100, 108))
    await club.want(StartLeague)
    meetings = (await club.held).meetings
    later = next(meeting for meeting in meetings if not meeting.opened)
    gone = later.seats[0]
    await club.want(QuitLeague, PersonId(gone))
    await club.wait(30)
    table = await state_of(club, later.table)
    assert table.fixture is not None
    staying = set(map(PersonId, later.seats[1:]))
    assert set(table.fixture.drawn) == set(table.reserved) == staying
    assert table.version == 1, "he was never called to it"


async def test_when_all_others_are_ready_the_last_ones_leaving_begins_the_match(club: Club) -> None:
    await club.began(4, FOURS)
    (table,) = await club.tables()
    await club.come(table, 101, 102, 103)
    await club.want(QuitLeague, PersonId(100))
    (table,) = await club.tables()
    assert table.stage is Stage.PLAYING


async def test_who_has_left_the_server_is_out_as_soon_as_his_table_opens(club: Club) -> None:
    club.showing.strangers.add(PersonId(102))
    await club.began(4)
    league = await club.state()
    assert league.dropped == {102}
    assert sum(table.outcome is not None for table in league.stages[0].tables) == 1


async def test_who_is_kicked_from_his_table_by_a_moderator_is_not_waited_for_and_has_lost_there(
    club: Club,
) -> None:
    await club.began(4, FOURS)
    (table,) = await club.tables()
    await club.come(table, 100)
    await club.ask(Kick, MANAGER, table=table.id, person=PersonId(100), moderator=True)
    await club.come(table, 100, 101, 102, 103)
    (table,) = await club.tables()
    assert table.stage is Stage.PLAYING
    assert set(table.people()) == {101, 102, 103}
    await club.decide(table.id)
    assert (await club.state()).champion in {101, 102, 103}


@pytest.mark.parametrize("stage", range(3), ids=["first", "semi-final", "final"])
async def test_two_who_both_stay_away_hold_nobody_up(club: Club, stage: int) -> None:
    await club.began(8)
    for number in range(4):
        league = await club.state()
        if league.over:
            break
        assert number < 3
        tables = await club.tables()
        for place, table in enumerate(tables):
            if number != stage or place:
                await club.come(table)
                await club.decide(table.id)
        await club.wait(READY if number == stage else 20)
    league = await club.state()
    assert league.over
    assert league.champion is not None
    (empty,) = [
        table for each in league.stages for table in each.tables if table.outcome and not table.outcome.order
    ]
    assert empty in league.stages[stage].tables


async def test_two_who_were_dropped_before_they_met_hold_nobody_up(club: Club) -> None:
    await club.began(4)
    table, other = await club.tables()
    assert table.fixture is not None
    for person in table.fixture.drawn:
        await club.want(DropEntrant, whom=EntrantId(person))
    await club.come(other)
    await club.decide(other.id)
    league = await club.state()
    assert league.over
    assert other.fixture is not None
    assert league.champion in set(map(EntrantId, other.fixture.drawn))


@pytest.mark.parametrize("people", [3, 5, 6, 7, 11])
async def test_odd_numbers_leave_no_hole_and_no_bye_is_given_twice(club: Club, people: int) -> None:
    await club.began(people)
    await club.play_on()
    league = await club.state()
    assert league.champion is not None
    byes = [stage.bye for stage in league.stages if stage.bye is not None]
    assert len(byes) == len(set(byes))
    for before, after in zip(league.stages, league.stages[1:], strict=False):
        drawn = [seat for table in after.tables for seat in table.seats]
        assert sorted((*drawn, *((after.bye,) if after.bye else ()))) == sorted(before.through(1))


async def test_only_who_has_no_match_is_said_to_have_none(club: Club) -> None:
    await club.began(5)
    stage = (await club.state()).stages[0]
    assert stage.bye is not None
    assert all(stage.bye not in table.seats for table in stage.tables)
    drawn = [person for table in await club.tables() if table.fixture for person in table.fixture.drawn]
    assert sorted((*drawn, stage.bye)) == list(range(100, 105))
    await club.want(QuitLeague, PersonId(stage.bye))
    await club.play_on()
    assert stage.bye not in (await club.state()).stages[1].tables[0].seats


async def test_a_result_taken_back_beside_a_bye_leaves_the_bye(club: Club) -> None:
    await club.began(3)
    bye = (await club.state()).stages[0].bye
    (table,) = await club.tables()
    await club.come(table)
    await club.decide(table.id)
    await club.want(SetResult, stage=0, table=0, outcome=None)
    league = await club.state()
    assert [stage.bye for stage in league.stages] == [bye]
    await club.wait(10)
    await club.play_on()
    assert bye in (await club.state()).stages[1].tables[0].seats


async def test_the_last_two_matches_of_a_stage_end_at_once_and_the_next_is_drawn_once(club: Club) -> None:
    await club.began(4)
    tables = await club.tables()
    for table in tables:
        await club.come(table)
    await asyncio.gather(*(won(club, table.id) for table in tables))
    await club.settle()
    await club.wait(10)
    league = await club.state()
    assert len(league.stages) == 2
    assert len((await club.held).meetings) == 1
    assert len(club.showing.threads) == 3


async def test_a_result_is_overturned_while_the_next_match_waits_and_while_it_is_played(club: Club) -> None:
    await club.began(4)
    for table in await club.tables():
        await club.come(table)
        await club.decide(table.id)
    await club.wait(10)
    for playing in (False, True):
        first = (await club.state()).stages[0].tables[0].outcome
        assert first is not None
        (final,) = await club.tables()
        if playing:
            await club.come(final)
        turned = Outcome(first.order[::-1], first.points[::-1], first.match)
        assert isinstance(await club.want(SetResult, stage=0, table=0, outcome=turned), LeagueDone)
        await club.wait(10)
        (redrawn,) = await club.tables()
        assert redrawn.fixture is not None
        drawn = set(map(EntrantId, redrawn.fixture.drawn))
        assert drawn & set(turned.order) == {turned.order[0]}
        assert not (await state_of(club, final.id)).live


async def test_to_drop_somebody_twice_is_told_by_every_way(club: Club) -> None:
    await club.began(4, FOURS)
    await club.want(QuitLeague, PersonId(100))
    assert await reason(club, QuitLeague, 100) == "league_not_entered"
    assert await reason(club, DropEntrant, whom=EntrantId(100)) == "league_not_in_it"
    await is_banned_from_the_server(club, 100)
    await is_banned_from_the_tables(club, 100)
    audit = [row.word for row in await club.manager.leagues.audit(club.league)]
    assert audit.count("QuitLeague") == 1
    assert not {"DropEntrant", "gone"} & set(audit)


async def test_a_friendly_match_of_two_who_are_to_meet_is_no_match_of_the_league(club: Club) -> None:
    await club.began(2)
    (fixture,) = await club.tables()
    await club.open_elsewhere(PersonId(100), 20)
    (friendly,) = await club.manager.tables_at(Place(PLACE.guild_id, 20))
    await club.ask(Join, PersonId(101), table=friendly)
    await club.ask(Start, PersonId(100), table=friendly)
    await club.decide(friendly)
    assert (await club.state()).stages[0].tables[0].outcome is None
    await club.come(fixture)
    await club.decide(fixture.id)
    played = (await club.state()).stages[0].tables[0].outcome
    assert played is not None
    assert played.match == f"{fixture.id}.1"


async def test_without_the_right_to_make_threads_tables_open_in_the_channel_and_a_manager_hears_of_it(
    club: Club,
) -> None:
    club.showing.threads_allowed = False
    await club.began(8)
    assert {table.place for table in await club.tables()} == {PLACE}
    assert told(club, "league_no_threads") == [MANAGER]


async def test_those_who_are_counted_are_those_who_are_in(club: Club) -> None:
    await club.create(SEASON)
    await club.enter((100, 101, 102))
    await club.wait(1900)
    await club.want(CheckIn, PersonId(100))
    await club.want(QuitLeague, PersonId(100))
    assert (await club.held).checked_in == ()
    await club.want(EnterLeague, PersonId(100))
    assert isinstance(await club.want(CheckIn, PersonId(100)), LeagueDone)


async def test_the_second_check_in_of_a_season_rings_those_who_are_in_it_once(club: Club) -> None:
    await club.create(SEASON)
    await club.enter((100, 101, 102))
    await club.want(QuitLeague, PersonId(102))
    await club.wait(1900)
    assert told(club, "league_check_in") == [100, 101]
    await club.want(CheckIn, PersonId(101))
    await club.wait(1500)
    assert told(club, "league_check_in_ends") == [100]
    await club.wait(400)
    assert told(club, "league_check_in") == [100, 101]


async def test_a_thread_that_could_not_be_made_just_now_is_made_a_little_later(club: Club) -> None:
    club.showing.trouble_threads = [TryLater(), TryLater()]
    await club.began(2)
    assert await club.tables() == []
    await club.wait(60)
    (table,) = await club.tables()
    assert table.place in club.showing.threads
    assert told(club, "league_no_threads") == []


async def test_where_discord_makes_no_thread_for_long_a_table_opens_in_the_channel(club: Club) -> None:
    club.showing.trouble_threads = [TryLater()] * 3
    await club.began(2)
    await club.wait(120)
    (table,) = await club.tables()
    assert table.place == PLACE


async def test_who_made_a_league_hears_once_that_its_message_cannot_be_shown(club: Club) -> None:
    await club.create()
    club.showing.trouble = [Denied(), Denied()]
    await club.enter((100,))
    await club.wait(900)
    assert told(club, "league_not_shown") == [MANAGER]
