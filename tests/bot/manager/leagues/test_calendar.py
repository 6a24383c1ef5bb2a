"""The calendar of a server is as its leagues are, whatever is moved, refused, taken away or killed."""

import asyncio
from pathlib import Path

import pytest

from bot.league.terms import Format, Terms
from bot.manager.errors import TryLater, Unfit
from bot.manager.leagues.asked import (
    CheckIn,
    CloseSeason,
    EndLeague,
    MoveDeadline,
    PauseLeague,
    ResumeLeague,
    StartLeague,
)
from bot.manager.terms import Terms as Durations
from bot.store import Backups
from bot.store.restoring import restore
from tests.bot.manager.fakes import START, Entry
from tests.bot.manager.hall import GUILD
from tests.bot.manager.leagues.club import SIGN_UP, Club
from tests.bot.manager.leagues.test_kills import DoomedClub, whole_cup

WEEK = 604_800
FIRST = int(START + SIGN_UP)
LENGTH = 600 + 7200
SEASON = Terms(format=Format.SEASON, size=2, days=3, final=2, seed="season")


def planned(at: int, length: int = LENGTH) -> str:
    return f"{at} {at + length} planned"


PLAYED = "played"


def entries(club: Club) -> dict[str, list[str]]:
    """Returns what the calendar has shown, by slot; each slot of the league stands there once."""
    found: dict[str, list[str]] = {}
    for entry in club.showing.calendar.values():
        league, _, slot = entry.mark.partition(".")
        assert league == club.league
        assert slot not in found
        found[slot] = entry.states
    return found


async def stored(club: Club) -> list[tuple[str, int | None]]:
    rows = await club.database.read(lambda books: books.gatherings.of_league(club.league))
    return [(row.slot, row.entry) for row in rows]


async def day(club: Club, *people: int) -> None:
    """Holds the next match day of a season: all check in and play."""
    held = await club.held
    await club.wait(held.next_day - held.plan.check_in - club.clock.now() + 1)
    for person in people:
        await club.want(CheckIn, person)  # type: ignore[arg-type]
    await club.wait((await club.held).next_day - club.clock.now() + 10)
    for table in await club.tables():
        await club.come(table)
        await club.decide(table.id)


async def test_a_cup_stands_there_until_it_is_won(club: Club) -> None:
    await club.create()
    assert entries(club) == {"cup": [planned(FIRST)]}
    await club.enter((100, 101, 102))
    await club.want(StartLeague)
    assert entries(club)["cup"] == [planned(FIRST), PLAYED]
    await club.play_on()
    assert entries(club)["cup"] == [planned(FIRST), PLAYED, "held"]
    assert await stored(club) == []


async def test_a_cup_that_is_moved_moves_there_and_one_that_is_ended_before_is_cancelled(club: Club) -> None:
    await club.create(turn_clock=7200)
    long = 600 + 60 * 7200
    await club.want(MoveDeadline, to=float(FIRST + 5000))
    assert entries(club)["cup"] == [planned(FIRST, long), planned(FIRST + 5000, long)]
    await club.want(EndLeague)
    assert entries(club)["cup"][-1] == "cancelled"


async def test_nothing_is_planned_that_begins_at_once(club: Club) -> None:
    await club.create(sign_up_until=club.clock.now() + 60)
    assert entries(club) == {}
    await club.enter((100, 101))
    await club.wait(70)
    await club.play_on()
    assert entries(club) == {}


async def test_each_match_day_stands_there_when_it_is_the_next(club: Club) -> None:
    await club.create(SEASON, every=3 * 3600.0)
    people = (100, 101)
    await club.enter(people)
    assert entries(club) == {"day1": [planned(FIRST)]}
    await day(club, *people)
    second = FIRST + 3 * 3600
    assert entries(club) == {"day1": [planned(FIRST), PLAYED, "held"], "day2": [planned(second)]}
    await club.want(MoveDeadline, to=float(second + 60))
    await day(club, *people)
    assert entries(club)["day2"][1:] == [planned(second + 60), PLAYED, "held"]
    third = FIRST + 6 * 3600
    assert entries(club)["day3"] == [planned(third)]
    await club.want(CloseSeason)
    assert entries(club)["day3"] == [planned(third), "cancelled"]
    assert entries(club)["final"] == [planned(third)]
    await club.wait(third - club.clock.now() + 10)
    await club.play_on()
    assert entries(club)["final"][-1] == "held"
    assert await stored(club) == []


async def test_a_pause_takes_out_what_is_planned_and_leaves_what_is_played(club: Club) -> None:
    await club.create()
    await club.want(PauseLeague)
    assert entries(club)["cup"] == [planned(FIRST), "cancelled"]
    club.showing.calendar.clear()
    await club.want(ResumeLeague)
    assert entries(club)["cup"] == [planned(FIRST)]
    await club.enter((100, 101))
    await club.want(StartLeague)
    await club.want(PauseLeague)
    assert entries(club)["cup"] == [planned(FIRST), PLAYED]


async def test_without_the_permission_there_is_none_until_it_is_given(club: Club) -> None:
    club.showing.calendar_allowed = False
    await club.create()
    await club.enter((100,))
    assert club.showing.calendar == {}
    club.showing.calendar_allowed = True
    await club.enter((101,))  # too soon to ask again
    assert club.showing.calendar == {}
    await club.manager.leagues.allowed_anew(GUILD)
    await club.settle()
    assert entries(club) == {"cup": [planned(FIRST)]}


async def test_a_league_that_ends_without_the_permission_is_taken_out_when_it_is_given(club: Club) -> None:
    await club.create()
    club.showing.calendar_allowed = False
    await club.want(EndLeague)
    assert entries(club) == {"cup": [planned(FIRST)]}
    club.showing.calendar_allowed = True
    await club.manager.leagues.allowed_anew(GUILD)
    await club.settle()
    assert entries(club) == {"cup": [planned(FIRST), "cancelled"]}
    assert await stored(club) == []


async def test_what_somebody_took_away_is_not_put_there_again(club: Club) -> None:
    await club.create()
    club.showing.calendar.clear()
    await club.want(MoveDeadline, to=float(FIRST + 60))
    await club.want(MoveDeadline, to=float(FIRST + 120))
    assert club.showing.calendar == {}
    assert await stored(club) == [("cup", 0)]
    await club.restart(after=5)
    assert club.showing.calendar == {}
    await club.want(EndLeague)
    assert await stored(club) == []


async def test_one_that_was_taken_away_just_before_it_is_cancelled_does_no_harm(club: Club) -> None:
    await club.create()
    club.showing.calendar.clear()
    await club.want(EndLeague)
    assert await stored(club) == []


async def test_what_passes_is_tried_again(club: Club) -> None:
    club.showing.trouble_planning = [TryLater(), TryLater(7)]
    await club.create()
    assert club.showing.calendar == {}
    await club.wait(12)
    assert entries(club) == {"cup": [planned(FIRST)]}


async def test_an_entry_that_died_before_it_was_noted_is_taken_over(club: Club) -> None:
    here = asyncio.get_running_loop()
    dying = here.create_future()

    def die() -> None:
        dying.set_result(None)
        raise asyncio.CancelledError

    club.showing.on_plan = die
    await club.create()
    await dying
    club.showing.on_plan = None
    assert await stored(club) == [("cup", None)]
    await club.restart(after=5)
    assert len(club.showing.calendar) == 1
    assert entries(club)["cup"][-1] == planned(FIRST)
    assert [entry is not None for _, entry in await stored(club)] == [True]


@pytest.mark.parametrize("made", [True, False])
async def test_an_entry_of_which_nobody_knows_is_cleared_when_the_league_is_over(
    club: Club, made: bool
) -> None:
    await club.create()
    await club.database.run(lambda books: books.gatherings.drop(club.league, "cup"))
    await club.database.run(lambda books: books.gatherings.intend(club.league, "cup"))
    if not made:
        club.showing.calendar.clear()
    await club.want(EndLeague)
    assert await stored(club) == []
    assert entries(club) == ({"cup": [planned(FIRST), "cancelled"]} if made else {})


async def test_an_entry_that_was_never_made_is_forgotten_when_the_cup_begins(club: Club) -> None:
    club.showing.trouble_planning = [TryLater(3600)] * 50
    await club.create()
    assert await stored(club) == [("cup", None)]
    club.showing.trouble_planning = []
    await club.enter((100, 101))
    club.showing.calendar.clear()
    await club.database.run(lambda books: books.gatherings.drop(club.league, "cup"))
    await club.database.run(lambda books: books.gatherings.intend(club.league, "cup"))
    await club.want(StartLeague)
    assert await stored(club) == []


@pytest.mark.parametrize("transactions", range(0, 40, 3))
async def test_a_kill_at_any_transaction_leaves_one_entry_which_is_ended(
    tmp_path: Path, transactions: int
) -> None:
    club = DoomedClub(tmp_path / "cards.sqlite3", Durations())
    await club.open()
    here = asyncio.current_task()
    assert here is not None
    club.mortal.doom(transactions, here.cancel)
    try:
        await whole_cup(club)
    except asyncio.CancelledError:
        here.uncancel()
    await club.restart(after=3)
    await whole_cup(club)
    await club.wait(120)
    held: list[Entry] = list(club.showing.calendar.values())
    assert len({entry.mark for entry in held}) == len(held) <= 1
    assert all(entry.states[-1] == "held" for entry in held)
    assert await club.database.read(lambda books: books.gatherings.leagues()) == []
    await club.close()


async def test_what_discord_does_not_take_is_said_so_not_tried_again_and_keeps_no_other_league_from_it(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    club.showing.trouble_planning = [Unfit("Invalid Form Body")]
    await club.create()
    first = club.league
    (said,) = [record for record in caplog.records if record.levelname == "ERROR"]
    assert said.getMessage() == (
        f"Discord does not take what league {first} has for the calendar: Invalid Form Body"
    )
    await club.wait(600)
    assert club.showing.calendar == {}
    await club.create()
    assert [entry.mark for entry in club.showing.calendar.values()] == [f"{club.league}.cup"]
    club.league = first
    await club.want(MoveDeadline, to=float(FIRST + 600))
    assert f"{first}.cup" in {entry.mark for entry in club.showing.calendar.values()}
    caplog.clear()


async def test_what_was_planned_since_a_backup_is_not_planned_twice_when_that_is_restored(club: Club) -> None:
    await club.create(SEASON)
    await club.enter((100, 101))
    backup = Backups(club.path, club.path.parent / "backups").make()
    await day(club, 100, 101)
    assert {slot: states[-1] for slot, states in entries(club).items()} == {
        "day1": "held",
        "day2": planned(FIRST + WEEK),
    }
    await club.kill()
    await asyncio.to_thread(restore, club.path, backup, now=club.clock.now())
    await club.open()
    await club.wait(10)
    # The first day is the next one again: what stood there for the second is taken out.
    (second,) = [entry for entry in club.showing.calendar.values() if entry.mark.endswith("day2")]
    assert second.states[-1] == "cancelled"
    assert [slot for slot, _ in await stored(club)] == ["day1"]


async def test_what_the_backup_knew_of_and_was_planned_anew_since_is_moved(club: Club) -> None:
    await club.create()
    backup = Backups(club.path, club.path.parent / "backups").make()
    await club.want(MoveDeadline, to=float(FIRST + 600))
    await club.kill()
    await asyncio.to_thread(restore, club.path, backup, now=club.clock.now())
    await club.open()
    assert entries(club) == {"cup": [planned(FIRST), planned(FIRST + 600), planned(FIRST)]}
