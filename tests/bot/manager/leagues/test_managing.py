"""What managers of leagues can do, and what happens when something does not go as it should."""

import pytest

from bot.league.facts import Outcome
from bot.league.terms import EntrantId, Format, Terms
from bot.manager.answers import Done, Known, Refusal, Refused
from bot.manager.ids import PersonId
from bot.manager.league_views import LeagueDone, LeagueRefused
from bot.manager.leagues.asked import (
    AddEntrants,
    CheckIn,
    CloseSeason,
    DropEntrant,
    EndLeague,
    EnterLeague,
    MoveDeadline,
    PauseLeague,
    QuitLeague,
    ResumeLeague,
    SetResult,
    ShowLeague,
    StartLeague,
)
from bot.manager.requests import AddComputer, EndTable, Join, LeaveSeat, Start
from bot.manager.views import EndReason, Stage
from tests.bot.manager.hall import PLACE
from tests.bot.manager.leagues.club import MANAGER, Club

SEASON = Terms(format=Format.SEASON, size=4, days=2, seed="season")
WEEK = 604_800.0


async def reason(club: Club, kind: type[object], person: int = MANAGER, **values: object) -> str:
    """Returns why something is refused."""
    answer = await club.want(kind, PersonId(person), **values)
    assert isinstance(answer, LeagueRefused), answer
    return answer.reason


async def test_a_season_is_drawn_among_those_who_have_checked_in_and_once_a_week(club: Club) -> None:
    await club.create(SEASON)
    await club.enter(range(100, 106))
    assert await reason(club, CheckIn, 100) == "league_no_check_in"
    await club.wait(1900)
    for person in (100, 101, 102):
        assert isinstance(await club.want(CheckIn, PersonId(person)), LeagueDone)
    assert await reason(club, CheckIn, 100) == "league_checked_in"
    assert await reason(club, CheckIn, 999) == "league_not_entered"
    await club.wait(1800)
    (table,) = await club.tables()
    assert table.fixture is not None
    assert set(table.fixture.drawn) == {100, 101, 102}
    await club.come(table)
    await club.decide(table.id)
    assert not (await club.state()).over
    assert (await club.shown()).due == pytest.approx((await club.held).plan.sign_up_until + WEEK - 1800)
    await club.wait(WEEK)
    league = await club.state()
    assert league.over
    assert len(league.days) == 2
    assert league.champion in {100, 101, 102}


async def test_who_quits_while_he_plays_leaves_the_table_and_the_other_has_won(club: Club) -> None:
    await club.began(2)
    (table,) = await club.tables()
    await club.come(table)
    assert isinstance(await club.want(QuitLeague, PersonId(100)), LeagueDone)
    assert (await club.state()).champion == 101
    assert [reason for _, reason, _ in await club.results()] == ["forfeit"]


async def test_who_is_dropped_hears_of_it_and_his_table_is_ended(club: Club) -> None:
    await club.began(4)
    first, second = await club.tables()
    assert first.fixture is not None
    gone = first.fixture.drawn[0]
    await club.want(DropEntrant, whom=EntrantId(gone))
    assert ([gone], "league_dropped") in [([*people], notice.slug) for people, notice in club.showing.told]
    desk = await club.manager._parts.keeper.desk(first.id)
    assert desk is not None
    assert desk.table.stage is Stage.OVER
    assert [table.id for table in await club.tables()] == [second.id]


async def test_a_manager_enters_and_drops_others_and_everybody_else_may_not(club: Club) -> None:
    await club.create()
    assert (
        await reason(club, AddEntrants, 100, people=((EntrantId(7), "Somebody"),)) == "league_managers_only"
    )
    await club.want(AddEntrants, people=((EntrantId(7), "Somebody"),))
    assert (await club.held).called(EntrantId(7)) == "Somebody"
    assert await reason(club, DropEntrant, 100, whom=EntrantId(7)) == "league_managers_only"
    await club.want(DropEntrant, whom=EntrantId(7))
    assert (await club.state()).active == ()
    assert await reason(club, DropEntrant, whom=EntrantId(7)) == "league_not_in_it"


async def test_a_role_that_was_set_manages_leagues_here_and_nowhere_else(club: Club) -> None:
    await club.create()
    await club.enter((100, 101))
    admin = club.asker(MANAGER, moderator=True)
    assert await club.manager.preferences.set_server(admin, PLACE.guild_id, "league_managers", "55") is None
    assert await reason(club, StartLeague, 100, roles=frozenset({56})) == "league_managers_only"
    assert await reason(club, StartLeague, 100, roles=frozenset({55}), guild_id=2) == "no_league"
    assert (
        await reason(club, StartLeague, 100, roles=frozenset({55}), guild_id=None) == "league_managers_only"
    )
    assert isinstance(await club.want(StartLeague, PersonId(100), roles=frozenset({55})), LeagueDone)


async def test_only_the_role_a_league_is_for_may_enter(club: Club) -> None:
    await club.create(role=77)
    assert await reason(club, EnterLeague, 100) == "league_role"
    assert isinstance(await club.want(EnterLeague, PersonId(100), roles=frozenset({77})), LeagueDone)


async def test_a_paused_league_does_not_begin_and_opens_no_tables(club: Club) -> None:
    await club.create()
    await club.enter(range(100, 104))
    await club.want(PauseLeague)
    assert await reason(club, PauseLeague) == Refusal.PAUSED
    assert await reason(club, StartLeague) == Refusal.PAUSED
    await club.wait(4000)
    assert not (await club.held).began
    await club.want(ResumeLeague)
    await club.wait(660)
    assert (await club.held).began
    await club.want(PauseLeague)
    assert await reason(club, ResumeLeague, 100) == "league_managers_only"


async def test_a_deadline_is_moved_and_not_into_the_past_or_too_far(club: Club) -> None:
    await club.create()
    await club.enter((100, 101))
    now = club.clock.now()
    assert await reason(club, MoveDeadline, to=now - 1) == "league_bad_time"
    assert await reason(club, MoveDeadline, to=now + 400 * 86_400) == "league_bad_time"
    await club.want(MoveDeadline, to=now + 7200)
    await club.wait(3700)
    assert not (await club.held).began
    await club.wait(3700)
    assert (await club.held).began
    assert await reason(club, MoveDeadline, to=club.clock.now() + 60) == "league_no_deadline"


async def test_a_wrong_result_is_corrected_and_the_other_one_goes_on(club: Club) -> None:
    await club.began(4)
    for table in await club.tables():
        await club.come(table)
        await club.decide(table.id)
    await club.wait(10)
    league = await club.state()
    first = league.stages[0].tables[0].outcome
    assert first is not None
    other = Outcome(first.order[::-1], first.points[::-1], first.match)
    (final,) = await club.tables()
    await club.want(SetResult, stage=0, table=0, outcome=other)
    await club.wait(10)
    (redrawn,) = await club.tables()
    assert redrawn.id != final.id
    assert redrawn.fixture is not None
    assert PersonId(other.order[0]) in redrawn.fixture.drawn
    old = await club.manager._parts.keeper.desk(final.id)
    assert old is not None
    assert old.table.stage is Stage.OVER


async def test_matches_that_a_correction_would_take_back_are_named_and_asked_about(club: Club) -> None:
    await club.began(4)
    await club.play_on()
    league = await club.state()
    first = league.stages[0].tables[0].outcome
    assert first is not None
    other = Outcome(first.order[::-1], first.points[::-1], first.match)
    answer = await club.want(SetResult, stage=0, table=0, outcome=other)
    assert isinstance(answer, LeagueRefused)
    assert (answer.reason, answer.values) == ("league_would_lose", {"matches": "2.1", "count": 1})
    assert await club.state() == league
    await club.want(SetResult, stage=0, table=0, outcome=other, sure=True)
    await club.wait(10)
    assert not (await club.state()).over
    await club.play_on()
    assert (await club.state()).over


async def test_a_table_is_opened_again_where_a_result_was_taken_back(club: Club) -> None:
    await club.began(2)
    (before,) = await club.tables()
    await club.play_on()
    assert await reason(club, SetResult, stage=0, table=9, outcome=None) == "league_no_such_table"
    await club.want(SetResult, stage=0, table=0, outcome=None)
    await club.wait(10)
    (after,) = await club.tables()
    assert after.id != before.id
    assert after.stage is Stage.LOBBY


async def test_a_result_can_be_entered_by_hand_and_its_table_is_ended(club: Club) -> None:
    await club.began(2)
    (table,) = await club.tables()
    await club.want(SetResult, stage=0, table=0, outcome=Outcome((EntrantId(101), EntrantId(100)), (0, 5)))
    await club.wait(10)
    assert (await club.state()).champion == 101
    desk = await club.manager._parts.keeper.desk(table.id)
    assert desk is not None
    assert not desk.table.live


async def test_a_league_that_is_ended_closes_its_tables(club: Club) -> None:
    await club.began(4)
    tables = await club.tables()
    await club.want(EndLeague)
    await club.wait(10)
    for table in tables:
        desk = await club.manager._parts.keeper.desk(table.id)
        assert desk is not None
        assert not desk.table.live
    assert await reason(club, EnterLeague, 500) == "league_over"
    assert await reason(club, EndLeague) == "league_over"
    before = (await club.shown()).message
    assert isinstance(await club.want(ShowLeague, PersonId(100)), LeagueDone)
    assert (await club.shown()).message != before
    assert await reason(club, ShowLeague, 100) == Refusal.SHOWN_JUST_NOW


async def test_a_season_is_closed_with_the_days_it_has_had(club: Club) -> None:
    await club.create(SEASON)
    await club.enter(range(100, 104))
    await club.wait(1900)
    for person in range(100, 104):
        await club.want(CheckIn, PersonId(person))
    await club.want(StartLeague)
    await club.wait(10)
    (table,) = await club.tables()
    await club.come(table)
    await club.decide(table.id)
    await club.want(CloseSeason)
    assert (await club.state()).over


async def test_a_table_a_moderator_ends_counts_as_it_stands(club: Club) -> None:
    await club.began(2)
    (table,) = await club.tables()
    await club.come(table)
    await club.ask(EndTable, MANAGER, table=table.id, moderator=True)
    assert (await club.state()).over
    assert (await club.state()).champion in {100, 101}


async def test_an_abandoned_match_does_not_hold_its_league_up(club: Club) -> None:
    await club.began(2)
    (table,) = await club.tables()
    await club.come(table)
    await club.decide(table.id, EndReason.ABANDONED)
    assert (await club.state()).over


async def test_a_table_of_a_league_has_no_host_and_takes_nobody_else(club: Club) -> None:
    await club.began(2)
    (table,) = await club.tables()
    await club.come(table, 100)
    for kind in (Start, AddComputer):
        answer = await club.ask(kind, PersonId(100), table=table.id)
        assert isinstance(answer, Refused)
        assert answer.reason == Refusal.HOST_ONLY
    answer = await club.ask(Join, PersonId(555), table=table.id)
    assert isinstance(answer, Refused)
    assert answer.reason == Refusal.NOT_DRAWN
    await club.ask(LeaveSeat, PersonId(100), table=table.id)
    (table,) = await club.tables()
    assert table.live
    assert set(table.reserved) == {100, 101}


async def test_tables_of_leagues_count_towards_nobodys_limit(club: Club) -> None:
    await club.began(2)
    (table,) = await club.tables()
    opened = [
        await club.open_elsewhere(PersonId(100), channel)
        for channel in range(20, 20 + club.terms.tables_a_person)
    ]
    assert all(isinstance(answer, Done) for answer in opened)
    await club.come(table)
    (table,) = await club.tables()
    assert table.stage is Stage.PLAYING


async def test_a_league_table_in_a_channel_leaves_room_for_another(club: Club) -> None:
    club.showing.threads_allowed = False
    await club.began(2)
    (table,) = await club.tables()
    assert table.place == PLACE
    assert isinstance(await club.open_elsewhere(PersonId(100), PLACE.channel_id), Done)


async def test_the_audit_list_says_who_did_what(club: Club) -> None:
    await club.create()
    await club.want(AddEntrants, people=((EntrantId(7), "Somebody"),))
    rows = await club.database.read(lambda books: books.leagues.audit(club.league))
    assert [(row.person, row.word, row.about) for row in rows] == [
        (MANAGER, "CreateLeague", "Sunday cup"),
        (MANAGER, "AddEntrants", "whom=7"),
    ]


async def test_a_message_that_was_deleted_is_posted_anew(club: Club) -> None:
    await club.create()
    before = (await club.shown()).message
    assert before is not None
    club.showing.messages[before].deleted = True
    await club.manager.message_gone(before.channel_id, before.message_id)
    await club.settle()
    assert (await club.shown()).message not in {None, before}


async def test_a_stage_that_ends_while_the_league_is_paused_is_followed_by_the_next_after_it(
    club: Club,
) -> None:
    await club.began(4)
    await club.want(PauseLeague)
    for table in await club.tables():
        await club.come(table)
        await club.decide(table.id)
    assert len((await club.state()).stages) == 1
    await club.want(ResumeLeague)
    await club.wait(10)
    (final,) = await club.tables()
    assert final.fixture is not None
    assert len((await club.state()).stages) == 2


async def test_a_press_that_comes_again_after_a_restart_is_not_said_to_have_failed(club: Club) -> None:
    await club.create()
    request = EnterLeague(asker=club.asker(PersonId(100)), league=club.league)
    assert isinstance(await club.manager.leagues.handle(request), LeagueDone)
    await club.restart()
    assert isinstance(await club.manager.leagues.handle(request), Known)
