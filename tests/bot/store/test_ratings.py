"""What the book of ratings keeps."""

import sqlite3
from collections.abc import Iterator

import pytest

from bot.store.books import books
from bot.store.ratings import Ratings
from bot.store.schema import steps


@pytest.fixture
def kept() -> Iterator[Ratings]:
    """The book in a database in memory."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    for step in steps():
        connection.executescript(step)
    yield books(connection).ratings
    connection.close()


def enter(kept: Ratings, table: str, *people: int, variant: str = "gambian", guild: int = 1) -> int:
    """Enters a match after which each is rated by the number of his seat, and each rating."""
    seats = [(seat, person, seat, seat, 20.0 + seat, 8.0) for seat, person in enumerate(people)]
    number = kept.enter(guild, variant, table=table, match=1, at=10, seats=seats)
    for seat, person in enumerate(people):
        row = kept.of(guild, variant, person)
        played = 1 if row is None else row.matches + 1
        kept.put(guild, variant, person, mu=20.0 + seat, sigma=8, matches=played, last=number)
    return number


def test_a_rating_is_of_a_person_in_a_game_on_a_server(kept: Ratings) -> None:
    number = enter(kept, "a", 7, 8)
    assert kept.of(1, "gambian", 8) == (1, "gambian", 8, 21, 8, 1, number)
    assert kept.of(1, "classic", 8) is kept.of(2, "gambian", 8) is kept.of(1, "gambian", 9) is None


def test_the_ratings_of_a_person_are_those_of_one_server_the_newest_first(kept: Ratings) -> None:
    enter(kept, "a", 7, 8)
    enter(kept, "b", 7, 8, variant="classic")
    enter(kept, "c", 7, 8, variant="house", guild=2)
    assert [row.variant for row in kept.of_person(1, 7)] == ["classic", "gambian"]
    enter(kept, "d", 8, 7)
    assert [(row.variant, row.mu, row.matches) for row in kept.of_person(1, 7)] == [
        ("gambian", 21, 2),
        ("classic", 20, 1),
    ]


def test_matches_come_back_in_the_order_in_which_they_were_entered(kept: Ratings) -> None:
    numbers = [enter(kept, table, 7, 8) for table in ("z", "a", "m")]
    assert [(match.number, [seat.person for seat in match.seats]) for match in kept.matches()] == [
        (number, [7, 8]) for number in numbers
    ]


def test_a_match_is_entered_once(kept: Ratings) -> None:
    enter(kept, "a", 7, 8)
    with pytest.raises(sqlite3.IntegrityError):
        enter(kept, "a", 7, 8)


def test_what_a_match_changed_is_told_from_the_match_before_it_in_the_same_game(kept: Ratings) -> None:
    enter(kept, "a", 7, 8)
    enter(kept, "b", 9, 8, 7, variant="classic")
    enter(kept, "c", 9, 8, 7, guild=2)
    enter(kept, "d", 8, 9, 7)
    enter(kept, "e", 9, 8)
    assert kept.changes("d", 1) == [(0, 20, 8, 21, 8), (1, 21, 8, None, None), (2, 22, 8, 20, 8)]
    assert kept.changes("d", 2) == []


def test_figures_are_mended_and_ratings_dropped(kept: Ratings) -> None:
    number = enter(kept, "a", 7, 8)
    kept.mend(number, 1, 33.5, 7.25)
    (match,) = kept.matches()
    assert match.seats[1] == (1, 8, 1, 1, 33.5, 7.25)
    kept.drop(1, "gambian", 8)
    assert [row.person for row in kept.all()] == [7]


def test_ratings_outlive_the_tables_they_were_won_at() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    for step in steps():
        connection.executescript(step)
    held = books(connection)
    held.tables.open("a", 1, 2, at=1)
    enter(held.ratings, "a", 7, 8)
    connection.execute("DELETE FROM tables")
    assert len(held.ratings.all()) == len(next(held.ratings.matches()).seats) == 2
    connection.close()
