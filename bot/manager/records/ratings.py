"""Keeps ratings: each rated match changes them once, in the transaction that stores its result."""

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from bot.league.rating import START, Placed, Rating, rated
from bot.manager.books import Books, Store
from bot.manager.books.ratings import RatedMatchRow, RatingRow
from bot.manager.ids import PersonId, TableId
from bot.manager.records.rated import is_rated, placed
from bot.manager.tables.shelf import read_actions
from bot.manager.tables.table import Table
from bot.manager.views import RatingChange

log = logging.getLogger(__name__)

SomePerson = TypeVar("SomePerson", bound=int)

Whose = tuple[int, str, int]
"""A server, a game, a person."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What is thought of somebody in a game, after how many matches."""

    variant: str
    rating: Rating
    matches: int


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that is over: on which server, what was played, at which table, which match of it, and when it ended."""

    guild_id: int
    variant: str
    table: TableId
    match: int
    at: float


class Ratings:
    """What people can see of ratings."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of_person(self, guild_id: int, person: PersonId) -> tuple[Standing, ...]:
        """Return the ratings of a person on a server, the game played last first. Raises `NotSaved`."""
        rows = await self._store.read(lambda books: books.ratings.of_person(guild_id, person))
        return tuple(Standing(row.variant, Rating(row.mu, row.sigma), row.matches) for row in rows)

    async def of_many(
        self, guild_id: int, variant: str, people: Iterable[SomePerson]
    ) -> dict[SomePerson, float]:
        """Return the means by which people are drawn, also of those who have not played. Raises `NotSaved`."""
        wanted = tuple(people)

        def look(books: Books) -> dict[SomePerson, float]:
            rows = {person: books.ratings.of(guild_id, variant, person) for person in wanted}
            return {person: START.mu if row is None else row.mu for person, row in rows.items()}

        return await self._store.read(look)


def rate(books: Books, table: Table, at: float) -> tuple[RatingChange, ...]:
    """Rate a match whose result has just been entered, if it counts, and return what that has changed."""
    moves = books.tables.moves(table.id, table.match_number) if table.rated else ()
    if not is_rated(table, (action for move in moves for action in read_actions(move))):
        return ()
    return enter(
        books,
        Finished(table.place.guild_id, table.variant, table.id, table.match_number, at),
        placed(table),
    )


def enter(books: Books, match: Finished, seats: Sequence[Placed]) -> tuple[RatingChange, ...]:
    """Enter a match as the newest of all that are rated, with what it changes, and return that."""
    game = (match.guild_id, match.variant)
    rows = {one.person: books.ratings.of(*game, one.person) for one in seats}
    before = {
        person: _last_of(books, game, person) if row is None else Rating(row.mu, row.sigma)
        for person, row in rows.items()
    }
    after = _after(match, seats, before)
    number = books.ratings.enter(
        *game,
        table=match.table,
        match=match.match,
        at=match.at,
        seats=[
            (one.seat, one.person, one.side, one.place, after[one.person].mu, after[one.person].sigma)
            for one in seats
        ],
    )
    for person, row in rows.items():
        if person < 0:
            continue  # he stands for somebody who had his data deleted, while a match went on in which he had sat
        played = 1 if row is None else row.matches + 1
        new = after[person]
        books.ratings.put(*game, person, mu=new.mu, sigma=new.sigma, matches=played, last=number)
    return tuple(RatingChange(one.seat, before[one.person], after[one.person]) for one in seats)


def _last_of(books: Books, game: tuple[int, str], person: int) -> Rating:
    """Give the rating of somebody who has none: of who had his data deleted the last one is known by his matches."""
    known = books.ratings.course(*game, person, 1) if person < 0 else ()
    return Rating(known[0].mu, known[0].sigma) if known else START


def changes(books: Books, table: TableId, match: int) -> tuple[RatingChange, ...]:
    """Return what a match has changed; nothing when it was not rated."""
    return tuple(
        RatingChange(
            row.seat,
            START if row.old_mu is None or row.old_sigma is None else Rating(row.old_mu, row.old_sigma),
            Rating(row.mu, row.sigma),
        )
        for row in books.ratings.changes(table, match)
    )


def _after(match: Finished, seats: Sequence[Placed], before: Mapping[int, Rating]) -> Mapping[int, Rating]:
    """Give the new ratings; a stored one that cannot be right must not keep the match from ending."""
    try:
        return rated(seats, before)
    except (ArithmeticError, ValueError):
        log.exception("Table %s: match %d could not be rated", match.table, match.match)
        return before


@dataclass(frozen=True, slots=True)
class Recomputed:
    """What working everything out again has found: matches, ratings, and how many figures of both were wrong."""

    matches: int
    ratings: int
    wrong_ratings: int
    wrong_steps: int


def recompute(books: Books) -> Recomputed:
    """Work out every rating again from the places of all rated matches, and mend what is not so."""
    standing: dict[Whose, Standing] = {}
    last: dict[Whose, int] = {}
    steps: list[tuple[int, int, Rating]] = []
    matches = 0
    for match in books.ratings.matches():
        matches += 1
        steps += _played_again(match, standing)
        last.update({(match.guild_id, match.variant, seat.person): match.number for seat in match.seats})
    for number, seat, rating in steps:
        books.ratings.mend(number, seat, rating.mu, rating.sigma)
    wrong = _settle(books, standing, last)
    return Recomputed(matches, len(standing), wrong, len(steps))


def _played_again(match: RatedMatchRow, standing: dict[Whose, Standing]) -> Iterable[tuple[int, int, Rating]]:
    """Rate a match again, and give the steps that were stored wrong: match, seat, rating."""
    game = (match.guild_id, match.variant)
    seats = [Placed(seat.seat, seat.person, seat.side, seat.place) for seat in match.seats]
    known = {one.person: standing.get((*game, one.person)) for one in seats}
    after = rated(seats, {person: row.rating for person, row in known.items() if row is not None})
    for person, rating in after.items():
        row = known[person]
        standing[*game, person] = Standing(match.variant, rating, 1 if row is None else row.matches + 1)
    return [
        (match.number, seat.seat, after[seat.person])
        for seat in match.seats
        if Rating(seat.mu, seat.sigma) != after[seat.person]
    ]


def _settle(books: Books, standing: Mapping[Whose, Standing], last: Mapping[Whose, int]) -> int:
    """Bring the ratings to what they should be, and return how many were wrong."""
    kept = {(row.guild_id, row.variant, row.person): row for row in books.ratings.all()}
    wrong = 0
    for whose in kept.keys() - {whose for whose in standing if whose[2] > 0}:
        books.ratings.drop(*whose)
        wrong += 1
    for whose, right in standing.items():
        # Who had his data deleted has no rating, though his matches are those of others too.
        if whose[2] > 0 and not _is(kept.get(whose), right, last[whose]):
            rating = right.rating
            books.ratings.put(
                *whose, mu=rating.mu, sigma=rating.sigma, matches=right.matches, last=last[whose]
            )
            wrong += 1
    return wrong


def _is(row: RatingRow | None, right: Standing, last: int) -> bool:
    if row is None:
        return False
    return (Rating(row.mu, row.sigma), row.matches, row.last) == (right.rating, right.matches, last)
