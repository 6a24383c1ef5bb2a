"""Leagues that repeat: when the next one opens, what it is, and that it is made once."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.league.terms import Format, Terms
from bot.manager.competition import LONGEST_TITLE, Competition, Plan
from bot.manager.ids import LeagueId
from bot.manager.league_views import LeagueDone, LeagueRefused
from bot.manager.leagues.asked import (
    CloseSignUp,
    CreateLeague,
    EndLeague,
    MoveDeadline,
    PauseLeague,
    RepeatLeague,
    ResumeLeague,
    StartLeague,
)
from bot.manager.leagues.repeating import MOST_IDLE
from bot.manager.terms import Terms as Durations
from tests.bot.manager.fakes import START
from tests.bot.manager.hall import GUILD, PLACE
from tests.bot.manager.leagues.club import DUELS, MANAGER, SIGN_UP, Club, leagues_of
from tests.bot.manager.leagues.test_kills import DoomedClub

DAY, WEEK = 86_400.0, 604_800.0
FIRST = START + SIGN_UP
SEASON = Terms(format=Format.SEASON, size=2, days=2, seed="season")


async def begun(club: Club, terms: Terms = DUELS, name: str = "Sunday cup") -> None:
    """Lets the manager begin a league that repeats every week."""
    until = club.clock.now() + SIGN_UP
    plan = Plan(name=name, variant="gambian", sign_up_until=until)
    asker = club.asker(MANAGER, moderator=True)
    answer = await club.manager.leagues.handle(
        CreateLeague(asker=asker, place=PLACE, plan=plan, terms=terms, repeat=7)
    )
    await club.settle()
    assert isinstance(answer, LeagueDone)
    club.league = answer.view.competition.id


async def skip(club: Club, until: float) -> None:
    """Lets the bot be off until then: waiting through a week takes a look a minute."""
    await club.kill()
    club.clock.go_off(until)
    await club.open()
    await club.wait(30)


async def all_leagues(club: Club) -> list[Competition]:
    """Returns the leagues there are, in the order of their numbers."""
    views = await leagues_of(club.manager.leagues, GUILD)
    held = [view.competition for view in views]
    return sorted(held, key=lambda one: one.series.number if one.series else 0)


async def following(club: Club) -> Competition:
    """Returns the league that follows the one of the club, as soon as it is there."""
    await club.wait(1)
    series = (await club.held).series
    assert series is not None
    assert series.made is not None
    view = await club.manager.leagues.view(series.made)
    assert view is not None
    return view.competition


async def test_the_next_cup_opens_when_the_one_before_is_over_for_a_week_later(club: Club) -> None:
    await begun(club, name="Sunday cup #12")
    await club.enter((100, 101))
    await club.want(StartLeague)
    await club.wait(20)
    assert len(await all_leagues(club)) == 1
    await club.play_on()
    first, other = await club.held, await following(club)
    assert first.league.over
    assert other.plan == replace(first.plan, name="Sunday cup #13", sign_up_until=FIRST + WEEK)
    assert other.league.terms == replace(first.league.terms, seed=other.league.terms.seed)
    assert other.league.terms.seed != first.league.terms.seed
    assert (other.place, other.made_by, other.league.entrants) == (first.place, MANAGER, ())
    shown = (await leagues_of(club.manager.leagues, GUILD))[0]
    assert shown.competition.id == other.id
    assert shown.message is not None
    assert shown.message.channel_id == PLACE.channel_id
    log = [(row.word, row.person) for row in await club.manager.leagues.audit(other.id)]
    assert log == [("CreateLeague", None)]


async def test_it_opens_a_day_before_its_time_also_while_the_one_before_is_played(club: Club) -> None:
    await begun(club)
    await club.enter((100, 101, 102, 103))
    await club.wait(SIGN_UP + 60)
    for table in await club.tables():
        await club.come(table)
    await skip(club, FIRST + WEEK - DAY - 60)
    assert len(await all_leagues(club)) == 1
    await club.wait(30)
    assert not (await club.state()).over
    first, other = await all_leagues(club)
    assert (first.id, other.plan.sign_up_until) == (club.league, FIRST + WEEK)
    await club.play_on()
    assert len(await all_leagues(club)) == 2


async def test_there_is_never_more_than_one_open_for_sign_up(club: Club) -> None:
    await begun(club)
    await club.want(MoveDeadline, to=FIRST + WEEK + 3 * DAY)
    await club.enter((100, 101))
    await skip(club, FIRST + WEEK)
    assert len(await all_leagues(club)) == 1
    await club.want(StartLeague)
    await club.play_on()
    # The first one moved the rhythm of all.
    assert (await following(club)).plan.sign_up_until == FIRST + 2 * WEEK + 3 * DAY


async def test_a_later_one_that_is_moved_moves_no_other(club: Club) -> None:
    await begun(club)
    await club.want(EndLeague)
    club.league = (await following(club)).id
    assert isinstance(await club.want(MoveDeadline, to=FIRST + WEEK + DAY), LeagueDone)
    await club.enter((100, 101))
    await club.want(StartLeague)
    await club.play_on()
    assert (await following(club)).plan.sign_up_until == FIRST + 2 * WEEK


async def test_the_time_is_that_of_the_clock_on_the_wall(club: Club) -> None:
    spring = datetime(2030, 3, 29, 16, 0, tzinfo=UTC).timestamp()
    await club.wait(spring - SIGN_UP - club.clock.now())
    await club.manager.preferences.set_server(
        club.asker(MANAGER, moderator=True), GUILD, "time_zone", "Europe/Warsaw"
    )
    await begun(club)
    await club.want(EndLeague)
    # 17:00 in Warsaw before and after the clocks are put on.
    assert (await following(club)).plan.sign_up_until == spring + WEEK - 3600


async def test_a_season_is_followed_when_it_is_over_and_keeps_to_its_weeks(club: Club) -> None:
    await begun(club, SEASON)
    await club.enter((100, 101))
    for day in range(2):
        await skip(club, FIRST + day * WEEK)
        assert len(await all_leagues(club)) == 1
        await club.wait(1900)
    assert (await club.state()).over
    assert (await following(club)).plan.sign_up_until == FIRST + 2 * WEEK


async def test_a_league_that_is_over_too_late_is_followed_by_the_one_after_the_next(club: Club) -> None:
    await begun(club)
    await club.want(PauseLeague)
    await skip(club, FIRST + WEEK - 90)
    assert len(await all_leagues(club)) == 1
    await club.want(EndLeague)
    assert (await following(club)).plan.sign_up_until == FIRST + 2 * WEEK


async def test_it_is_stopped_at_the_end_or_before_and_can_begin_later(club: Club) -> None:
    await club.create()
    assert await refused(club, RepeatLeague, days=0) == "league_no_series"
    assert await refused(club, RepeatLeague, days=8) == "league_bad_time"
    assert isinstance(await club.want(RepeatLeague, days=14), LeagueDone)
    held = await club.held
    assert held.series is not None
    assert held.series.following == FIRST + 2 * WEEK
    await club.want(RepeatLeague, days=0)
    await club.want(RepeatLeague, days=28)
    await club.want(EndLeague, stop=True)
    await skip(club, FIRST + 4 * WEEK)
    assert len(await all_leagues(club)) == 1
    assert await refused(club, RepeatLeague, days=7) == "league_over"


async def test_once_the_next_one_is_there_it_is_that_one_which_is_asked(club: Club) -> None:
    await begun(club)
    await club.want(EndLeague)
    await club.wait(1)
    assert await refused(club, RepeatLeague, days=0) == "league_repeated"
    club.league = (await following(club)).id
    assert isinstance(await club.want(RepeatLeague, days=0), LeagueDone)
    await club.want(EndLeague)
    await skip(club, FIRST + 2 * WEEK)
    assert len(await all_leagues(club)) == 2


async def test_a_sign_up_that_is_closed_by_hand_leaves_the_next_one_open(club: Club) -> None:
    await begun(club)
    await club.want(CloseSignUp)
    assert (await club.held).plan.invited
    await club.want(EndLeague)
    assert not (await following(club)).plan.invited


async def test_those_of_a_league_for_people_a_manager_enters_are_so_too(club: Club) -> None:
    await club.create(invited=True)
    await club.want(RepeatLeague, days=7)
    await club.want(EndLeague)
    assert (await following(club)).plan.invited


async def test_a_paused_league_is_followed_only_when_it_goes_on(club: Club) -> None:
    await begun(club)
    await club.enter((100, 101, 102, 103))
    await club.want(StartLeague)
    await club.wait(60)
    for table in await club.tables():
        await club.come(table)
    await club.want(PauseLeague)
    await skip(club, FIRST + WEEK)
    assert len(await all_leagues(club)) == 1
    await club.want(ResumeLeague)
    await club.wait(1)
    assert len(await all_leagues(club)) == 2


async def test_a_league_nobody_wants_repeats_no_more_and_who_made_it_is_told(club: Club) -> None:
    await begun(club)
    for week in range(MOST_IDLE + 2):
        await skip(club, FIRST + week * WEEK)
    held = await all_leagues(club)
    assert len(held) == MOST_IDLE
    assert all(one.league.over for one in held)
    told = [
        (people, notice.values["count"])
        for people, notice in club.showing.told
        if notice.slug == "league_repeats_no_more"
    ]
    assert told == [((MANAGER,), MOST_IDLE)]


async def test_what_was_due_while_the_bot_was_off_happens_once(club: Club) -> None:
    await begun(club)
    await club.enter((100, 101))
    await skip(club, FIRST + 3 * WEEK - 60)
    first, other = await all_leagues(club)
    assert first.id == club.league
    assert first.began
    # In a minute nobody could enter.
    assert other.plan.sign_up_until == FIRST + 4 * WEEK
    await club.restart(after=60)
    assert len(await all_leagues(club)) == 2


def test_a_long_name_makes_room_for_its_number() -> None:
    from bot.manager.leagues.repeating import _numbered  # noqa: PLC0415 - what is checked is its length

    assert len(_numbered("x" * LONGEST_TITLE, 123)) == LONGEST_TITLE
    assert _numbered("y" * 45 + "     z", 2) == "y" * 45 + " #2"


async def refused(club: Club, kind: type[object], **values: Any) -> str:
    answer = await club.want(kind, **values)
    assert isinstance(answer, LeagueRefused), answer
    return answer.reason


@pytest.mark.parametrize("transactions", range(12))
async def test_a_kill_at_any_transaction_makes_the_next_league_once(
    tmp_path: Path, transactions: int
) -> None:
    club = DoomedClub(tmp_path / "cards.sqlite3", Durations())
    await club.open()
    await begun(club)
    here = asyncio.current_task()
    assert here is not None
    club.mortal.doom(transactions, here.cancel)
    try:
        await club.want(EndLeague)
        await club.wait(120)
    except asyncio.CancelledError:
        here.uncancel()
    await club.restart(after=3)
    if not (await club.state()).over:
        await club.want(EndLeague)
    await club.wait(120)
    first, other = await all_leagues(club)
    assert first.series is not None
    assert first.series.made == other.id
    shown = [message for message in club.showing.messages.values() if not message.deleted]
    ids = {getattr(message.view, "competition").id for message in shown}  # noqa: B009 - only leagues are shown
    assert ids == {first.id, other.id}
    assert await club.database.read(lambda books: books.leagues.stale()) == []
    assert LeagueId(first.id) == club.league
    await club.close()
