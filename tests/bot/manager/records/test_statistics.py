"""What can be seen of everybody's play, and by whom."""

from collections.abc import Sequence
from functools import partial

import pytest

from bot.engine.cards import code
from bot.manager.ids import LeagueId, PersonId
from bot.manager.records.statistics import DAY, Period, Wanted
from bot.store.books import Books
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, GUILD, NAMES, Hall


async def played(
    hall: Hall,
    *people: PersonId | None,
    table: str,
    ago: float = 0,
    variant: str = "gambian",
    league: str | None = None,
    guild: int = GUILD,
    counted: bool = True,
    cards: str = "{}",
    rated: Sequence[tuple[float, float]] = (),
) -> None:
    """Enter a match the first of these people has won, and the others came behind in order."""
    at = hall.clock.now() - ago * DAY
    seats = [
        (seat, person, NAMES[person], seat + 1, int(not seat), 2, 10 * seat, 1, 2, 3, cards)
        for seat, person in enumerate(people)
        if person is not None
    ]
    await hall.database.run(
        lambda books: books.played.enter(
            guild, variant, league=league, table=table, match=1, counted=counted, at=at, seats=seats
        )
    )
    for seat, rating in enumerate(rated):
        await hall.database.run(partial(rate, guild, variant, f"{table}{seat}", at, seats[seat][1], rating))


def rate(
    guild: int, variant: str, table: str, at: float, person: int, rating: tuple[float, float], books: Books
) -> None:
    """Enter a rated match of one person, and his rating after it."""
    mu, sigma = rating
    seats = [(0, person, 0, 1, mu, sigma)]
    number = books.ratings.enter(guild, variant, table=table, match=1, at=at, seats=seats)
    books.ratings.put(guild, variant, person, mu=mu, sigma=sigma, matches=1, last=number)


async def board(hall: Hall, **wanted: object) -> list[tuple[int | None, str, int, int]]:
    """Return a leaderboard: rank, name, wins, matches."""
    leaders = await hall.manager.statistics.leaders(Wanted(GUILD, **wanted))  # type: ignore[arg-type]
    return [(one.rank, one.name, one.wins, one.matches) for one in leaders]


async def test_figures_are_sums_of_what_was_played_here(hall: Hall) -> None:
    await played(hall, AWA, BINTA, table="a", cards='{"8S": 2, "5C": 1}')
    await played(hall, BINTA, AWA, None, table="b", variant="classic", cards='{"5C": 4}')
    await played(hall, AWA, None, table="c")
    await played(hall, AWA, BINTA, table="d", counted=False)
    await played(hall, AWA, BINTA, table="e", guild=GUILD + 1)
    seen = await hall.manager.statistics.of_person(GUILD, AWA)
    figures = seen.figures
    assert (figures.matches, figures.wins) == (3, 2)
    assert (figures.matches_with_people, figures.wins_with_people) == (2, 1)
    assert (figures.rounds, figures.points) == (6, 10)
    assert (figures.catches, figures.caught, figures.unnoticed) == (3, 6, 9)
    assert figures.places == ((1, 2), (2, 1))
    assert figures.favourite is not None
    assert (code(figures.favourite[0]), figures.favourite[1]) == ("5C", 5)
    classic = (await hall.manager.statistics.of_person(GUILD, AWA, "classic")).figures
    assert (classic.matches, classic.wins, classic.places) == (1, 0, ((2, 1),))


async def test_who_has_played_nothing_here_has_no_figures(hall: Hall) -> None:
    await played(hall, AWA, BINTA, table="a", guild=GUILD + 1)
    seen = await hall.manager.statistics.of_person(GUILD, AWA)
    assert (seen.name, seen.figures.matches, seen.figures.favourite, seen.course) == ("", 0, None, None)


async def test_the_course_of_a_rating_is_that_of_the_game_played_last_or_asked_for(hall: Hall) -> None:
    await played(hall, AWA, BINTA, table="a", ago=2, rated=[(26, 8)])
    await played(hall, AWA, BINTA, table="b", ago=1, rated=[(27, 7)])
    await played(hall, AWA, BINTA, table="c", variant="classic", rated=[(30, 6)])
    seen = await hall.manager.statistics.of_person(GUILD, AWA)
    assert [one.variant for one in seen.ratings] == ["classic", "gambian"]
    assert seen.course is not None
    assert seen.course.variant == "classic"
    seen = await hall.manager.statistics.of_person(GUILD, AWA, "gambian")
    assert [one.variant for one in seen.ratings] == ["gambian"]
    assert seen.course is not None
    assert [(step.at, step.rating.mu) for step in seen.course.steps] == [
        (hall.clock.now() - 2 * DAY, 26),
        (hall.clock.now() - DAY, 27),
    ]


async def test_who_wins_most_leads_and_equals_share_a_rank(hall: Hall) -> None:
    await played(hall, AWA, BINTA, table="a")
    await played(hall, BINTA, AWA, table="b")
    await played(hall, CHIDI, DAWDA, table="c", variant="classic")
    await played(hall, DAWDA, None, table="d")
    assert await board(hall) == [
        (1, "Chidi", 1, 1),
        (2, "Awa", 1, 2),
        (2, "Binta", 1, 2),
        (4, "Dawda", 0, 1),
    ]
    assert await board(hall, variant="classic", period=Period.YEAR) == [
        (1, "Chidi", 1, 1),
        (2, "Dawda", 0, 1),
    ]


@pytest.mark.parametrize(
    ("period", "matches"), [(Period.WEEK, 1), (Period.MONTH, 2), (Period.YEAR, 3), (Period.ALWAYS, 4)]
)
async def test_a_period_counts_back_from_now(hall: Hall, period: Period, matches: int) -> None:
    for number, ago in enumerate((6.9, 29.9, 364.9, 399)):
        await played(hall, AWA, BINTA, table=f"t{number}", ago=ago)
    assert await board(hall, period=period) == [(1, "Awa", matches, matches), (2, "Binta", 0, matches)]


async def test_a_league_is_seen_alone_and_from_its_own_server_only(hall: Hall) -> None:
    await played(hall, AWA, BINTA, table="a", league="one")
    await played(hall, BINTA, AWA, table="b")
    await played(hall, BINTA, AWA, table="c", league="one", guild=GUILD + 1)
    assert await board(hall, league=LeagueId("one")) == [(1, "Awa", 1, 1), (2, "Binta", 0, 1)]
    assert await board(hall, league=LeagueId("other")) == []


async def test_by_rating_the_provisional_stand_below_without_a_rank(hall: Hall) -> None:
    await played(hall, AWA, BINTA, CHIDI, DAWDA, table="a", rated=[(24, 7), (30, 8.3), (26, 7), (24, 7.5)])
    leaders = await hall.manager.statistics.leaders(Wanted(GUILD, "gambian"))
    assert [(one.rank, one.name) for one in leaders] == [
        (1, "Chidi"),
        (2, "Awa"),
        (2, "Dawda"),
        (None, "Binta"),
    ]


async def test_who_hides_stands_nowhere_and_the_others_move_up(hall: Hall) -> None:
    await played(hall, AWA, BINTA, CHIDI, table="a", rated=[(27, 7), (26, 7), (25, 7)])
    assert await hall.manager.preferences.set_own(hall.asker(AWA), "hide_me", "on") is None
    assert hall.manager.statistics.hides(AWA)
    assert [name for _, name, _, _ in await board(hall)] == ["Binta", "Chidi"]
    assert [(rank, name) for rank, name, _, _ in await board(hall, variant="gambian")] == [
        (1, "Binta"),
        (2, "Chidi"),
    ]
    # What he asks of himself is there.
    assert (await hall.manager.statistics.of_person(GUILD, AWA)).figures.matches == 1


async def test_people_are_called_what_they_were_called_last(hall: Hall) -> None:
    await played(hall, AWA, BINTA, table="a")
    await hall.database.run(
        lambda books: books.played.enter(
            GUILD, "gambian", league=None, table="z", match=1, counted=True, at=1,
            seats=[(0, AWA, "Awa the Great", 1, 1, 0, 0, 0, 0, 0, "{}"), (1, BINTA, "B", 2, 0, 0, 0, 0, 0, 0, "{}")],
        )
    )  # fmt: skip
    assert [name for _, name, _, _ in await board(hall)] == ["Awa the Great", "B"]
    assert (await hall.manager.statistics.of_person(GUILD, BINTA)).name == "B"
