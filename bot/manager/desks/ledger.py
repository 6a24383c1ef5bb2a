"""One change of one table in one transaction: log, snapshot, people, clocks, outbox, result."""

import json
import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.manager.books import Books
from bot.manager.desks.admission import kept_out
from bot.manager.desks.desk import TABLE
from bot.manager.errors import KeptOut, Overtaken, Repeated
from bot.manager.plain import to_plain
from bot.manager.records.played import enter_played
from bot.manager.records.ratings import rate
from bot.manager.requests import React
from bot.manager.tables.audit import enter_deed
from bot.manager.tables.clocks import Kind, Running
from bot.manager.tables.shelf import SCHEMA, read_actions, record_of, written, written_actions
from bot.manager.tables.table import Change, Table, Tiding
from bot.manager.views import RatingChange, Stage

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Entry:
    """What is to be written: the table before (None: it is opened) and after, and what follows from it.

    `word` names the request in the log; `stale` are the keys of messages to show; `fresh` says that the hands'
    messages are those of another match; `reaction` is the one that led to it; `settled` are the reminders it settles; `bare` are messages that have no controls
    to lose when they are kept up to date no more.
    """

    before: Table | None
    change: Change
    receipt: str
    word: str
    at: float
    old_clocks: Mapping[Kind, Running]
    clocks: Mapping[Kind, Running]
    stale: tuple[int, ...]
    fresh: bool
    reaction: React | None = None
    settled: tuple[Kind, ...] = ()
    bare: frozenset[int] = frozenset()


class Entered(NamedTuple):
    """What was written: the new generations of the messages to show, and what a match that ended by it has changed."""

    wanted: dict[int, int]
    ratings: tuple[RatingChange, ...]


def enter(books: Books, entry: Entry) -> Entered:
    """Write a change. Raises `Repeated`, `KeptOut`, `Overtaken`."""
    table = entry.change.table
    _let_in(books, entry)
    if entry.before is None:
        league = None if table.fixture is None else table.fixture.league
        books.tables.open(table.id, table.place.guild_id, table.place.channel_id, entry.at, league)
    _react(books, entry)
    _log(books, entry)
    if entry.change.deed is not None:
        enter_deed(books, table, entry.change.deed, entry.at)
    books.tables.take_back(table.id, entry.change.undone, table.version)
    version = table.version - 1
    if not books.tables.save(table.id, version, SCHEMA, written(table), live=table.live, at=entry.at):
        raise Overtaken(table.id)
    if entry.before is not None and entry.before.place != table.place:
        books.outbox.seek(table.id, TABLE)
        books.tables.move(table.id, table.place.guild_id, table.place.channel_id)
        books.outbox.close(table.id, TABLE, False)
    if entry.before is None or entry.before.here() != table.here():
        books.tables.seat(table.id, table.here())
    tell_later(books, entry.change.tell, entry.at)
    ratings = _finish(books, entry)
    _set_clocks(books, entry)
    for kind in entry.settled:
        books.outbox.settled(table.id, kind)
    return Entered(_want(books, entry), ratings)


def tell_later(books: Books, tidings: Iterable[Tiding], at: float) -> None:
    """Enter what single people are to be told."""
    for tiding in tidings:
        if tiding.person < 0 and tiding.guild_id is None:
            continue  # another stands for who had his data deleted
        about = json.dumps(dict(tiding.notice.values))
        books.tidings.add(tiding.person, tiding.notice.slug, about, at, guild_id=tiding.guild_id)


def _let_in(books: Books, entry: Entry) -> None:
    """Check that nobody sits down who was kept out since that was decided. Raises `KeptOut`."""
    before, after = entry.before, entry.change.table
    here = set() if before is None or not before.live else set(before.here())
    for person in set(after.here()) - here if after.live else ():
        reason = kept_out(books, after.place.guild_id, person)
        if reason is not None:
            raise KeptOut(person, reason)


def _react(books: Books, entry: Entry) -> None:
    given = entry.reaction
    if given is not None and not books.outbox.react(
        given.message.message_id, given.person, given.emoji, entry.at
    ):
        raise Repeated(entry.receipt)


def _log(books: Books, entry: Entry) -> None:
    change = entry.change
    entered = books.tables.log(
        change.table.id,
        change.table.version,
        receipt=entry.receipt,
        match=change.table.match_number if change.actions else None,
        action=written_actions(change.actions) if change.actions else entry.word,
        events=json.dumps(to_plain(change.events)),
        at=entry.at,
    )
    if not entered:
        raise Repeated(entry.receipt)


def _finish(books: Books, entry: Entry) -> tuple[RatingChange, ...]:
    """Enter the result of a match that has just ended, however it ended, and rate it."""
    table = entry.change.table
    was_over = entry.before is None or entry.before.stage is Stage.OVER
    if table.match is None or table.stage is not Stage.OVER or was_over or table.ended is None:
        return ()
    entered = books.tables.finish(
        table.id,
        table.match_number,
        reason=table.ended,
        result=json.dumps(_result(table)),
        record=_record(books, table, () if entry.before is None else entry.before.presses),
        at=entry.at,
    )
    if not entered:
        return ()
    changed = rate(books, table, entry.at)
    enter_played(books, table, entry.at, was_rated=bool(changed))
    return changed


def _record(books: Books, table: Table, presses: tuple[int, ...]) -> str | None:
    """Return the record of a finished match; a record that fails must not keep the match from ending."""
    moves = books.tables.moves(table.id, table.match_number)
    try:
        actions = tuple(action for move in moves for action in read_actions(move))
        return record_of(table, actions, presses)
    except Exception:
        log.exception("Table %s: the record of match %d could not be written", table.id, table.match_number)
        return None


def _result(table: Table) -> dict[str, object]:
    assert table.match is not None
    return {
        "people": [chair.person for chair in table.chairs],
        "winners": list(table.match.winners),
        "out": list(table.match.out),
        "totals": list(table.match.totals),
        "rated": table.rated,
    }


def _set_clocks(books: Books, entry: Entry) -> None:
    table = entry.change.table.id
    for kind in entry.old_clocks.keys() - entry.clocks.keys():
        books.clock.clear(table, kind)
    for kind, running in entry.clocks.items():
        if entry.old_clocks.get(kind) != running:
            books.clock.set(table, kind, running.due, running.mark)
    books.clock.alive(entry.at)


def _want(books: Books, entry: Entry) -> dict[int, int]:
    table = entry.change.table
    given_up = _no_longer_shown(entry)
    for seat in given_up:
        person = None if entry.before is None else entry.before.chairs[seat].person
        books.outbox.drop(table.id, seat, person)
    for message in entry.bare if given_up else ():
        books.outbox.retired(message)
    return {key: books.outbox.want(table.id, key) for key in entry.stale}


def _no_longer_shown(entry: Entry) -> Sequence[int]:
    """Return the seats whose hand messages are those of another match, or of somebody who has left."""
    after = entry.change.table
    if entry.before is None or entry.before.match is None:
        return ()
    before = range(len(entry.before.chairs))
    return [seat for seat in before if entry.fresh or after.chairs[seat].left]
