"""Entries in calendars that are newer than a backup that was restored: taken over where a league has them, or taken out."""

import pytest

from bot.league.terms import EntrantId
from bot.manager.errors import Gone, TryLater
from bot.manager.gatherings import split_mark
from bot.manager.ids import LeagueId
from bot.manager.leagues.asked import AddEntrants
from tests.bot.manager.fakes import Entry
from tests.bot.manager.hall import GUILD
from tests.bot.manager.incoming.test_restored import go_on_and_restore
from tests.bot.manager.leagues.club import Club
from tests.bot.manager.leagues.test_calendar import FIRST, SEASON, day, planned


def states(club: Club) -> dict[str, str]:
    """Return what the calendar shows last, by mark."""
    return {entry.mark: entry.states[-1] for entry in club.showing.calendar.values()}


@pytest.mark.parametrize("readable", [True, False])
async def test_what_a_league_opened_since_has_there_is_cancelled_and_that_of_the_others_stays(
    club: Club, *, readable: bool
) -> None:
    await club.create()
    kept = club.league
    await go_on_and_restore(club, club.create, readable=readable)
    assert states(club) == {f"{kept}.cup": planned(FIRST), f"{club.league}.cup": "cancelled"}
    await club.wait(70)
    club.showing.calendar.clear()
    club.showing.calendar[1] = Entry("zzz.cup", ["planned"])
    await club.restart()
    assert states(club) == {"zzz.cup": "planned"}


@pytest.mark.parametrize("readable", [True, False])
async def test_what_a_league_of_the_backup_was_given_since_is_brought_to_where_it_stands(
    club: Club, *, readable: bool
) -> None:
    await club.create(SEASON)
    await club.want(AddEntrants, people=((EntrantId(100), "Awa"), (EntrantId(101), "Binta")))
    await go_on_and_restore(club, lambda: day(club, 100, 101), readable=readable)
    # The first day is the next one once more: what was planned for the second does not take place.
    alive = [entry.mark for entry in club.showing.calendar.values() if "planned" in entry.states[-1]]
    assert alive == [f"{club.league}.day1"]
    assert states(club)[f"{club.league}.day2"] == "cancelled"
    await club.wait(150)
    assert await club.database.read(lambda books: books.gatherings.to_look_through()) == []


@pytest.mark.parametrize("late", [True, False])
async def test_an_entry_that_the_backup_does_not_know_of_is_taken_over_or_taken_out_for_another(
    club: Club, late: bool
) -> None:
    club.showing.calendar_allowed = False
    await club.create()
    club.showing.calendar_allowed = True

    async def planned_since() -> None:
        await club.manager.leagues.allowed_anew(GUILD)
        await club.settle()
        assert len(club.showing.calendar) == 1
        # The calendar is out of reach for the writer, or for who looks through it, when the bot starts.
        club.showing.trouble_planning = [TryLater(20)] * (1 if late else 2)

    await go_on_and_restore(club, planned_since, readable=False)
    await club.wait(150)
    last = [entry.states[-1] for entry in club.showing.calendar.values()]
    assert last.count(planned(FIRST)) == 1
    assert set(last) <= {planned(FIRST), "cancelled"}
    assert await club.database.read(lambda books: books.gatherings.to_look_through()) == []


async def test_of_two_entries_for_the_same_the_one_that_is_known_stays(club: Club) -> None:
    await club.create()
    (known,) = club.showing.calendar

    async def another() -> None:
        club.showing.calendar[99] = Entry(f"{club.league}.cup", [planned(FIRST)])

    await go_on_and_restore(club, another, readable=True)
    last = {entry: held.states[-1] for entry, held in club.showing.calendar.items()}
    assert last == {known: planned(FIRST), 99: "cancelled"}


@pytest.mark.parametrize("trouble", [TryLater(5), Gone()])
async def test_what_cannot_be_looked_through_is_tried_again(club: Club, trouble: Exception) -> None:
    await club.create()
    club.showing.trouble_planning = []

    async def another() -> None:
        await club.create()
        club.showing.trouble_planning = [trouble]

    await go_on_and_restore(club, another, readable=False)
    await club.wait(150)
    assert states(club)[f"{club.league}.cup"] == "cancelled"
    assert await club.database.read(lambda books: books.gatherings.to_look_through()) == []


async def test_where_the_bot_may_keep_no_calendar_none_is_looked_through(club: Club) -> None:
    await club.create()

    async def another() -> None:
        await club.create()
        club.showing.calendar_allowed = False

    await go_on_and_restore(club, another, readable=True)
    assert await club.database.read(lambda books: books.gatherings.to_look_through()) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("b7k2m9.cup", ("b7k2m9", "cup")),
        ("b7k2m9.day12", ("b7k2m9", "day12")),
        ("b7k2m9.final", ("b7k2m9", "final")),
        ("b7k2m9.day", None),
        ("b7k2m9", None),
        ("", None),
        ("www.example.cup", None),
        ("b7k2m9.cup\n", None),
    ],
)
def test_a_mark_is_told_from_other_words(text: str, found: tuple[LeagueId, str] | None) -> None:
    assert split_mark(text) == found
