"""Ratings worked out again are those that were kept, to the last digit; what was damaged is mended."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from hypothesis import given
from hypothesis import strategies as st

from bot.league.rating import Placed
from bot.manager.ids import TableId
from bot.manager.records.ratings import Finished, Recomputed, enter, recompute
from bot.store.books import Books, books
from bot.store.schema import steps

DAMAGES = (
    "UPDATE ratings SET mu = mu + 0.000001 WHERE person = :person",
    "UPDATE ratings SET sigma = 1 WHERE person = :person",
    "UPDATE ratings SET matches = matches + 1 WHERE person = :person",
    "UPDATE ratings SET last = 1 WHERE person = :person",
    "DELETE FROM ratings WHERE person = :person",
    "INSERT OR IGNORE INTO ratings VALUES (9, 'gambian', :person, 25, 8, 1, 1)",
    "UPDATE rated_seats SET mu = 99, sigma = 0.5 WHERE person = :person",
    "UPDATE rated_seats SET sigma = sigma + 0.000001 WHERE person = :person",
)


@st.composite
def evenings(draw: st.DrawFn) -> list[tuple[int, str, list[Placed]]]:
    """Draws what was played: on which server, which game, by whom, with which places."""
    played = []
    for _ in range(draw(st.integers(1, 12))):
        people = draw(st.lists(st.integers(1, 9), min_size=2, max_size=8, unique=True))
        places = draw(st.lists(st.integers(0, 7), min_size=len(people), max_size=len(people)))
        partners = len(people) == 4 and draw(st.booleans())
        seats = [
            Placed(
                seat, person, seat % 2 if partners else seat, places[seat % 2] if partners else places[seat]
            )
            for seat, person in enumerate(people)
        ]
        played.append((draw(st.integers(1, 2)), draw(st.sampled_from(("gambian", "classic"))), seats))
    return played


@contextmanager
def kept(evening: list[tuple[int, str, list[Placed]]]) -> Iterator[tuple[sqlite3.Connection, Books]]:
    """Enter matches in a database in memory, one after the other."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    for step in steps():
        connection.executescript(step)
    held = books(connection)
    for number, (guild, variant, seats) in enumerate(evening):
        enter(held, Finished(guild, variant, TableId(f"t{number}"), 1, number), seats)
    yield connection, held
    connection.close()


def everything(connection: sqlite3.Connection) -> list[list[tuple[object, ...]]]:
    """Return all that is kept of ratings."""
    tables = ("rated_matches", "rated_seats", "ratings")
    return [connection.execute(f"SELECT * FROM {table}").fetchall() for table in tables]


@given(evenings())
def test_nothing_is_wrong_that_was_kept_match_by_match(evening: list[tuple[int, str, list[Placed]]]) -> None:
    with kept(evening) as (connection, held):
        before = everything(connection)
        people = {(guild, variant, one.person) for guild, variant, seats in evening for one in seats}
        assert recompute(held) == Recomputed(len(evening), len(people), 0, 0)
        assert everything(connection) == before


@given(evenings(), st.lists(st.tuples(st.sampled_from(DAMAGES), st.integers(1, 9)), min_size=1, max_size=5))
def test_what_was_damaged_is_mended(
    evening: list[tuple[int, str, list[Placed]]], damages: list[tuple[str, int]]
) -> None:
    with kept(evening) as (connection, held):
        before = everything(connection)
        for damage, person in damages:
            connection.execute(damage, {"person": person})
        damaged = everything(connection) != before
        found = recompute(held)
        assert everything(connection) == before
        assert bool(found.wrong_ratings or found.wrong_steps) is damaged


@given(evenings())
def test_what_a_match_has_changed_is_the_difference_to_the_one_before(
    evening: list[tuple[int, str, list[Placed]]],
) -> None:
    known: dict[tuple[int, str, int], tuple[float, float]] = {}
    with kept(evening) as (_, held):
        for number, (guild, variant, seats) in enumerate(evening):
            rows = held.ratings.changes(f"t{number}", 1)
            assert [row.seat for row in rows] == [one.seat for one in seats]
            for row, one in zip(rows, seats, strict=True):
                before = known.get((guild, variant, one.person), (None, None))
                assert (row.old_mu, row.old_sigma) == before
                known[guild, variant, one.person] = (row.mu, row.sigma)
        assert known == {
            (row.guild_id, row.variant, row.person): (row.mu, row.sigma) for row in held.ratings.all()
        }
