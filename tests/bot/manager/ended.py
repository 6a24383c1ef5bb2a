"""Matches in which anything is tried, stored as they are when they end."""

import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random

from bot.engine.actions import Action
from bot.engine.contest import Match
from bot.engine.events import Event
from bot.engine.match import Step, new_match
from bot.engine.rules import ruleset
from bot.manager.desks.ledger import Entry, enter
from bot.manager.ids import PersonId, Place, TableId
from bot.manager.tables.table import Chair, Change, Table
from bot.manager.views import EndReason, Stage
from bot.store.books import Books, books
from bot.store.schema import steps
from tests.bot.engine.reckless import attempts

Played = tuple[Match, tuple[tuple[Match, Action, Step], ...]]
"""A match before its first deal, and for each action that was taken the match before it and what it led to."""


@cache
def reckless(variant: str, seats: int, seed: int, **options: str) -> Played:
    """Play a match in which anything is tried."""
    begun = new_match(ruleset(variant, seats, options), dealer=0, seed=seed.to_bytes(32, "big"))
    taken, match = [], begun
    for action, step in attempts(begun, Random(seed), wild=0.4, leaving=0.01):
        taken.append((match, action, step))
        match = step.match
    return begun, tuple(taken)


def kept() -> tuple[sqlite3.Connection, Books]:
    """Open an empty store in memory."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    for step in steps():
        connection.executescript(step)
    return connection, books(connection)


def store(
    held: Books,
    played: Played,
    people: Sequence[PersonId | None],
    *,
    table: str,
    place: Place,
    at: float = 1000,
    ended: EndReason = EndReason.CHAMPION,
    may_rate: bool = False,
) -> Table:
    """Store a match that has ended in the way the manager does; None is a computer's seat."""
    begun, taken = played
    last = taken[-1][2].match
    events: tuple[Event, ...] = tuple(event for _, _, step in taken for event in step.events)
    before = Table(
        TableId(table),
        place,
        begun.rules.variant.name,
        b"secret",
        stage=Stage.PLAYING,
        chairs=tuple(
            Chair(f"Computer {seat}" if person is None else f"P{person}", person)
            for seat, person in enumerate(people)
        ),
        match=last,
        match_number=1,
        first_dealer=begun.dealer,
        rated=may_rate and None not in people,
    )
    after = replace(before, version=1, stage=Stage.OVER, ended=ended, recent=events)
    held.tables.open(before.id, place.guild_id, place.channel_id, at)
    actions = tuple(action for _, action, _ in taken)
    entry = Entry(before, Change(after, actions=actions), f"end:{table}", "End", at, {}, {}, (), fresh=False)
    enter(held, entry)
    return after
