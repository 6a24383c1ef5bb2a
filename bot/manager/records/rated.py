"""Which matches are rated, and by which places (docs/decisions/0015-ratings.md): pure."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.engine.actions import Action, Draw, Pass, Play, Seat
from bot.engine.events import Count, RoundEnded
from bot.engine.match import Match
from bot.engine.places import places
from bot.engine.state import partner
from bot.engine.view import public_view
from bot.league.rating import Placed
from bot.manager.tables.table import Table
from bot.manager.views import EndReason

TURNS: Final = 2
"""Turns everybody has had in a match that is rated, or counted, although it was not played to its end."""
_BROKEN_OFF: Final = frozenset({EndReason.FORFEIT, EndReason.ABANDONED})


def is_rated(table: Table, actions: Iterable[Action]) -> bool:
    """Tell whether a match that is over counts for ratings; `actions` are all that were taken in it."""
    if not table.rated or table.match is None or any(chair.person is None for chair in table.chairs):
        return False
    if table.ended in _BROKEN_OFF:
        return was_played(table.match, table.ended, actions)
    return table.ended is EndReason.CHAMPION


def was_played(match: Match, ended: EndReason | None, actions: Iterable[Action]) -> bool:
    """Tell whether all who were there when a match was broken off have played in it: have had two turns."""
    had = turns(actions)
    return all(had[seat] >= TURNS for seat in _there_at_the_end(match, ended))


def turns(actions: Iterable[Action]) -> Counter[Seat]:
    """Count the turns each seat has had; who plays on after having drawn does so in the same turn."""
    had: Counter[Seat] = Counter()
    before: Action | None = None
    for action in actions:
        if isinstance(action, Play | Draw | Pass):
            goes_on = isinstance(before, Draw) and before.seat == action.seat
            had[action.seat] += not goes_on
            before = action
    return had


def placed(table: Table) -> tuple[Placed, ...]:
    """Give the people of a match with their places. A lot is no merit: whom it would part are equal here."""
    assert table.match is not None
    ranking = places(replace(public_view(table.match), lots=()), last_counts(table))
    place = {seat: number for number, seats in enumerate(ranking) for seat in seats}
    sides = {seat: _side(table, seat) for seat in place}
    best = {side: min(place[seat] for seat in place if sides[seat] == side) for side in sides.values()}
    return tuple(
        Placed(seat, person, sides[seat], best[sides[seat]])
        for seat, chair in enumerate(table.chairs)
        if seat in place and (person := chair.person) is not None
    )


def last_counts(table: Table) -> tuple[Count, ...]:
    """Give what was held at the end of the last round, by seat."""
    ended = next((event for event in reversed(table.recent) if isinstance(event, RoundEnded)), None)
    return () if ended is None else ended.counts


def _there_at_the_end(match: Match, ended: EndReason | None) -> tuple[Seat, ...]:
    """Give the seats that were in the match until it was broken off, with the one that did so by leaving."""
    left = match.out[-1:] if ended is EndReason.FORFEIT else ()
    return (*match.survivors, *left)


def _side(table: Table, seat: Seat) -> Seat:
    assert table.match is not None
    return min(seat, partner(seat)) if table.match.rules.partners else seat
