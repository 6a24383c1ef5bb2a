"""Enters what everybody has done in a match that has ended, in the transaction that stores its result; and in old ones."""

import json
import logging
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from bot.engine.actions import Action, Seat
from bot.engine.match import Match, new_match
from bot.engine.places import numbered, places
from bot.engine.record import Move, Record, Verb, parse
from bot.engine.rules import ruleset
from bot.engine.view import public_view
from bot.manager.books import Books, Store
from bot.manager.books.played import PlayedSeat, UncountedRow
from bot.manager.records.rated import last_counts, was_played
from bot.manager.records.tally import Tally, tallied
from bot.manager.tables.shelf import begun_match, read_actions
from bot.manager.tables.table import Table
from bot.manager.views import EndReason

AT_ONCE: Final = 50
"""Old matches that are looked up at once."""

log = logging.getLogger(__name__)


def enter_played(books: Books, table: Table, at: float, *, was_rated: bool) -> None:
    """Enter a match whose result has just been entered; a lesson as one nobody has played in, so that it counts nowhere."""
    assert table.match is not None
    ranking = places(public_view(table.match), last_counts(table))
    people = {
        seat: (chair.person, chair.name)
        for seat, chair in enumerate(table.chairs)
        if chair.person is not None and table.lesson is None
    }
    actions = _actions(books, table.id, table.match_number) if people else ()
    books.played.enter(
        table.place.guild_id,
        table.variant,
        league=None if table.fixture is None else table.fixture.league,
        table=table.id,
        match=table.match_number,
        counted=bool(people) and (was_rated or _counts(table.match, table.ended, actions)),
        at=at,
        seats=_seats(people, ranking, table.match.winners, _tallies(table, actions) if people else {}),
    )


def enter_old(books: Books, row: UncountedRow) -> None:
    """Enter a match that ended before matches were entered; one that cannot be played through any more counts for nothing."""
    variant, counts, seats = "", False, list[PlayedSeat]()
    try:
        variant, counts, seats = _played_again(books, row)
    except Exception:
        log.exception("Table %s: match %d cannot be counted any more", row.table, row.match)
    was_rated = bool(books.ratings.changes(row.table, row.match))
    books.played.enter(
        row.guild_id,
        variant,
        league=row.league,
        table=row.table,
        match=row.match,
        counted=bool(seats) and (counts or was_rated),
        at=row.at,
        seats=seats,
    )


async def enter_all_old(store: Store) -> int:
    """Enter every match that ended before matches were entered, each in a transaction of its own; return how many."""
    entered = 0
    while rows := await store.read(lambda books: list(books.played.uncounted(AT_ONCE))):
        for row in rows:
            await store.run(partial(_enter, row))
        entered += len(rows)
    return entered


def _enter(row: UncountedRow, books: Books) -> None:
    enter_old(books, row)


def _counts(match: Match, ended: EndReason | None, actions: Sequence[Action]) -> bool:
    """Tell whether a match counts by how it ended; one that ended otherwise counts where it was rated."""
    return ended is EndReason.CHAMPION or (ended is EndReason.FORFEIT and was_played(match, ended, actions))


def _played_again(books: Books, row: UncountedRow) -> tuple[str, bool, list[PlayedSeat]]:
    """Play an old match through, and return which game it was, whether it counts and what everybody did."""
    record = parse(row.record)
    actions = _actions(books, row.table, row.match)
    done = tallied(_begun(record), actions)
    whose: list[int | None] = json.loads(row.result)["people"]
    names = _names(record)
    people = {seat: (person, names[seat]) for seat, person in enumerate(whose) if person is not None}
    ranking = places(public_view(done.match), done.counted)
    counts = _counts(done.match, EndReason(row.reason), actions)
    return record.variant, counts, _seats(people, ranking, done.match.winners, done.tallies)


def _begun(record: Record) -> Match:
    """Return the match of a record before its first deal, which follows from the seed: a record does not tell equal cards apart."""
    rules = ruleset(record.variant, len(record.players), record.options)
    dealer = rules.seats - 1 if record.dealer is None else record.players.index(record.dealer)
    return new_match(rules, dealer=dealer, seed=record.seed)


def _names(record: Record) -> tuple[str, ...]:
    """Return what everybody is called in a record, those who joined between rounds too."""
    moves = (entry for entry in record.entries if isinstance(entry, Move))
    return (*record.players, *(move.name for move in moves if move.verb is Verb.JOIN))


def _seats(
    people: Mapping[Seat, tuple[int, str]],
    ranking: Sequence[Sequence[Seat]],
    winners: Sequence[Seat],
    tallies: Mapping[Seat, Tally],
) -> list[PlayedSeat]:
    """Return what is entered of each person."""
    place = _place_of(ranking)
    return [
        _seat(seat, *people[seat], place=place[seat], won=seat in winners, tally=tallies.get(seat, Tally()))
        for seat in people
    ]


def _seat(seat: Seat, person: int, name: str, *, place: int, won: bool, tally: Tally) -> PlayedSeat:
    done = (tally.rounds, tally.points, tally.catches, tally.caught, tally.unnoticed)
    return seat, person, name, place, int(won), *done, json.dumps(tally.cards)


def _place_of(ranking: Sequence[Sequence[Seat]]) -> dict[Seat, int]:
    return {seat: place for place, seats in numbered(ranking) for seat in seats}


def _tallies(table: Table, actions: tuple[Action, ...]) -> Mapping[Seat, Tally]:
    """Return what each seat has done; what cannot be counted must not keep the match from ending."""
    try:
        return tallied(begun_match(table, actions), actions).tallies
    except Exception:
        log.exception("Table %s: match %d could not be counted", table.id, table.match_number)
        return {}


def _actions(books: Books, table: str, match: int) -> tuple[Action, ...]:
    return tuple(action for move in books.tables.moves(table, match) for action in read_actions(move))
