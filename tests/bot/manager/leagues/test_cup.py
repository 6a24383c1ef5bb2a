"""A cup from its sign-up to its champion."""

from bot.engine.actions import Reason
from bot.league.course import FEWEST
from bot.league.terms import Terms
from bot.manager.answers import Refusal, Refused
from bot.manager.ids import PersonId
from bot.manager.league_views import LeagueDone, LeagueRefused
from bot.manager.leagues.asked import EnterLeague, StartLeague
from bot.manager.requests import Join, LeaveSeat
from bot.manager.views import Stage
from tests.bot.manager.leagues.club import Club


async def test_four_enter_play_and_one_has_won(club: Club) -> None:
    await club.began(4)
    tables = await club.tables()
    assert len(tables) == 2
    assert {table.place.channel_id for table in tables} == {
        place.channel_id for place in club.showing.threads
    }
    await club.play_on()
    league = await club.state()
    assert league.champion in {100, 101, 102, 103}
    assert [len(stage.tables) for stage in league.stages] == [2, 1]
    assert [reason for _, reason, _ in await club.results()] == ["champion"] * 3


async def test_a_match_begins_when_everybody_is_ready(club: Club) -> None:
    await club.began(2)
    (table,) = await club.tables()
    assert table.stage is Stage.LOBBY
    await club.come(table, 100)
    assert (await club.tables())[0].stage is Stage.LOBBY
    await club.come(table, 101)
    assert (await club.tables())[0].stage is Stage.PLAYING


async def test_only_who_was_drawn_to_a_table_may_sit_there(club: Club) -> None:
    await club.began(2)
    (table,) = await club.tables()
    await club.come(table, 500)
    assert (await club.tables())[0].people() == ()


async def test_nobody_joins_a_match_of_a_league_between_its_rounds(club: Club) -> None:
    await club.began(3, Terms(size=3, seed="three"), variant="five_rounds")
    (table,) = await club.tables()
    await club.come(table, 100, 101)
    await club.wait(700)
    assert (await club.tables())[0].stage is Stage.PLAYING
    for person, why in ((102, Reason.CANNOT_JOIN), (500, Refusal.NOT_DRAWN)):
        answer = await club.ask(Join, PersonId(person), table=table.id)
        assert isinstance(answer, Refused)
        assert answer.reason == why
    assert (await club.tables())[0].waiting == ()


async def test_a_cup_begins_by_itself_when_its_sign_up_ends(club: Club) -> None:
    await club.create()
    await club.enter((100, 101, 102))
    await club.wait(3700)
    assert len((await club.state()).stages) == 1


async def test_a_cup_for_which_too_few_have_come_is_over(club: Club) -> None:
    await club.create()
    await club.enter((100,) * (FEWEST - 1))
    await club.wait(3700)
    assert (await club.state()).over
    assert (await club.state()).champion is None


async def test_who_is_not_there_in_time_loses_by_walkover(club: Club) -> None:
    await club.began(2)
    (table,) = await club.tables()
    await club.come(table, 101)
    await club.wait(700)
    league = await club.state()
    assert league.champion == 101
    assert not league.stages[0].tables[0].played


async def test_who_has_come_plays_when_the_time_is_over(club: Club) -> None:
    await club.began(4, Terms(size=4, seed="fours"))
    (table,) = await club.tables()
    await club.come(table, 100, 102)
    await club.wait(700)
    (table,) = await club.tables()
    assert table.stage is Stage.PLAYING
    assert set(table.people()) == {100, 102}


async def test_to_enter_twice_is_refused_with_the_reason(club: Club) -> None:
    await club.create()
    await club.enter((100,))
    answer = await club.want(EnterLeague, PersonId(100))
    assert isinstance(answer, LeagueRefused)
    assert answer.reason == "league_entered"


async def test_only_managers_may_start_a_league(club: Club) -> None:
    await club.create()
    await club.enter((100, 101))
    answer = await club.want(StartLeague, PersonId(100))
    assert isinstance(answer, LeagueRefused)
    assert answer.reason == "league_managers_only"
    assert isinstance(await club.want(StartLeague), LeagueDone)


async def test_a_restart_at_any_moment_loses_nothing(club: Club) -> None:
    await club.began(4)
    await club.restart(after=5)
    await club.wait(30)
    for table in await club.tables():
        await club.come(table)
        await club.restart(after=1)
        await club.decide(table.id)
        await club.restart(after=1)
    await club.wait(30)
    await club.play_on()
    league = await club.state()
    assert league.over
    assert len(await club.results()) == 3


async def test_the_message_shows_the_newest_state(club: Club) -> None:
    await club.began(2)
    await club.play_on()
    view = await club.shown()
    assert view.message is not None
    assert club.showing.messages[view.message].history[-1] == view.generation


async def test_who_has_won_is_posted_anew_and_the_message_before_has_no_controls(club: Club) -> None:
    await club.began(2)
    before = (await club.shown()).message
    assert before is not None
    await club.play_on()
    after = (await club.shown()).message
    assert after not in {None, before}
    assert club.showing.messages[before].retired
    assert after is not None
    assert not club.showing.messages[after].retired


async def test_who_has_left_his_table_while_it_was_played_has_lost_it(club: Club) -> None:
    await club.began(2)
    (table,) = await club.tables()
    await club.come(table)
    await club.ask(LeaveSeat, PersonId(100), table=table.id)
    assert (await club.state()).champion == 101
