"""Leagues and ratings: draws by rating, and what of a league is rated."""

import json
import sqlite3
from contextlib import closing

from bot.league.facts import Draw, Outcome
from bot.league.rating import Placed
from bot.league.terms import EntrantId, Seeding, Terms
from bot.manager.ids import TableId
from bot.manager.league_views import LeagueDone
from bot.manager.leagues.asked import SetResult
from bot.manager.records.ratings import Finished, enter
from bot.manager.views import EndReason
from tests.bot.manager.hall import GUILD
from tests.bot.manager.leagues.club import Club

BY_RATING = Terms(size=2, seeding=Seeding.RATING, seed="rated")


async def rated_before(club: Club, *people: int) -> None:
    """Let people have played a match in the order in which they are named."""
    seats = [Placed(seat, person, seat, seat) for seat, person in enumerate(people)]
    match = Finished(GUILD, "gambian", TableId("before"), 1, 1.0)
    await club.database.run(lambda books: enter(books, match, seats))


async def pairings(club: Club) -> set[frozenset[int]]:
    return {frozenset(table.seats) for table in (await club.state()).stages[0].tables}


def rated_tables(club: Club) -> list[str]:
    with closing(sqlite3.connect(club.path)) as connection:
        rows = connection.execute("SELECT table_id FROM rated_matches WHERE table_id != 'before' ORDER BY id")
        return [str(row[0]) for row in rows]


async def test_the_best_meet_late_where_people_are_drawn_by_rating(club: Club) -> None:
    await rated_before(club, 103, 101, 102, 100)
    await club.began(4, BY_RATING)
    assert await pairings(club) == {frozenset({103, 100}), frozenset({101, 102})}


async def test_who_has_no_rating_stands_in_the_middle(club: Club) -> None:
    await rated_before(club, 102, 100)
    await club.began(3, Terms(size=3, seeding=Seeding.RATING, seed="rated"))
    (draw,) = [fact for fact in (await club.state()).facts if isinstance(fact, Draw)]
    assert [entrant for entrant, _ in sorted(draw.ratings, key=lambda one: -one[1])] == [102, 101, 100]
    assert dict(draw.ratings)[EntrantId(101)] == 25


async def test_the_ratings_of_a_draw_are_stored_with_it_and_later_matches_change_none(club: Club) -> None:
    await rated_before(club, 103, 101, 102, 100)
    await club.began(4, BY_RATING)
    before = (await club.state()).facts
    for table in await club.tables():
        await club.come(table)
        await club.decide(table.id)
    await club.restart(after=1)
    facts = (await club.state()).facts
    assert facts[: len(before)] == before
    first, second = (fact for fact in facts if isinstance(fact, Draw))
    assert dict(first.ratings) != dict(second.ratings)
    assert dict(first.ratings).keys() == dict(second.ratings).keys() == {100, 101, 102, 103}


async def test_by_lot_no_rating_is_looked_up(club: Club) -> None:
    await rated_before(club, 100, 101)
    await club.began(2)
    (draw,) = [fact for fact in (await club.state()).facts if isinstance(fact, Draw)]
    assert draw.ratings == ()


async def test_matches_of_a_league_are_rated_and_walkovers_are_not(club: Club) -> None:
    await club.began(4)
    tables = await club.tables()
    await club.come(tables[0])
    await club.decide(tables[0].id)
    await club.come(tables[1], tables[1].fixture.drawn[0])  # type: ignore[union-attr]
    await club.wait(700)
    assert len((await club.state()).stages) == 2
    assert rated_tables(club) == [tables[0].id]


async def test_matches_of_a_league_that_is_not_rated_are_not(club: Club) -> None:
    await club.began(2, rated=False)
    await club.play_on()
    assert rated_tables(club) == []
    assert [json.loads(result)["rated"] for _, _, result in await club.results()] == [False]


async def test_what_a_manager_corrects_or_has_played_again_takes_no_rating_back(club: Club) -> None:
    await club.began(4)
    first, second = await club.tables()
    await club.come(first)
    await club.decide(first.id)
    before = await club.database.read(lambda books: books.ratings.all())
    ended = [table.outcome for table in (await club.state()).stages[0].tables]
    number = next(number for number, outcome in enumerate(ended) if outcome is not None)
    corrected = Outcome(ended[number].order[::-1], (0, 0))  # type: ignore[union-attr]
    assert isinstance(await club.want(SetResult, stage=0, table=number, outcome=corrected), LeagueDone)
    assert await club.database.read(lambda books: books.ratings.all()) == before
    assert isinstance(await club.want(SetResult, stage=0, table=number, outcome=None), LeagueDone)
    await club.wait(20)
    again = next(table for table in await club.tables() if table.id not in {first.id, second.id})
    await club.come(again)
    await club.decide(again.id)
    assert rated_tables(club) == [first.id, again.id]


async def test_a_table_that_a_moderator_ends_counts_for_the_league_and_not_for_ratings(club: Club) -> None:
    await club.began(2)
    (table,) = await club.tables()
    await club.come(table)
    await club.decide(table.id, EndReason.ENDED)
    assert (await club.state()).over
    assert rated_tables(club) == []
