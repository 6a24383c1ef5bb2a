"""Whoever is drawn to no table hears of it; the others are called by theirs."""

from bot.league.facts import Outcome
from bot.league.terms import Format, Terms
from bot.manager.ids import PersonId
from bot.manager.leagues.asked import CheckIn, SetResult, StartLeague
from tests.bot.manager.leagues.club import Club


def told(club: Club) -> list[tuple[str, int]]:
    """Return who was told of a bye, and how."""
    return [(notice.slug, people[0]) for people, notice in club.showing.told if "bye" in notice.slug]


async def test_who_goes_on_without_a_match_is_told_so_once_a_stage(club: Club) -> None:
    await club.began(3)
    first = (await club.state()).stages[0].bye
    assert first is not None
    assert told(club) == [("league_bye", first)]
    await club.restart(after=5)
    await club.wait(60)
    await club.play_on()
    assert told(club) == [("league_bye", first)]


async def test_nobody_is_told_where_all_have_a_match(club: Club) -> None:
    await club.began(4)
    await club.play_on()
    assert told(club) == []


async def test_on_a_match_day_it_counts_as_a_first_place(club: Club) -> None:
    await club.create(Terms(format=Format.SEASON, size=2, days=2, seed="byes"))
    await club.enter((100, 101, 102))
    await club.want(StartLeague)
    for person in (100, 101, 102):
        await club.want(CheckIn, PersonId(person))
    await club.want(StartLeague)
    (day,) = (await club.state()).stages
    assert told(club) == [("league_bye_day", day.bye)]
    (table,) = day.tables
    await club.want(SetResult, stage=0, table=0, outcome=Outcome(table.seats, (0, 0)))
    assert len(told(club)) == 1
