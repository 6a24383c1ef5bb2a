"""Who came where in a match that is over (PRODUCT §7): for final tables, and for whoever compares results."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from bot.engine.actions import Seat
from bot.engine.events import Count
from bot.engine.state import partner
from bot.engine.view import PublicView
from bot.engine.vocabulary import MatchForm


def places(table: PublicView, counted: Sequence[Count] = ()) -> tuple[tuple[Seat, ...], ...]:
    """Give the seats of a match place by place, the winners first; seats that share a place stand together.

    Who went out of the match, or left it, stands behind who stayed, the last to go first. The others follow by their
    totals, those of an extra round before the rest; in a single round by the points left in hand, which ``counted``
    gives, with partners as one. Among equals the draw from the seed decides; only winners, by the rules, and partners
    share a place, and whoever is equal in a match that has no seed.
    """
    gone = set(table.out) - set(table.winners)
    rest = [seat for seat in range(table.seats) if seat not in gone and seat not in table.winners]
    points = _by_hand(table, counted) if table.rules.match is MatchForm.SINGLE else by_total(table)

    def key(seat: Seat) -> tuple[int, ...]:
        return (*points(seat), _lot(table, seat))

    ranked = [tuple(seats) for _, seats in groupby(sorted(rest, key=key), key=key)]
    last = [(seat,) for seat in reversed(table.out) if seat in gone]
    return tuple(place for place in (table.winners, *ranked, *last) if place)


def numbered(ranking: Sequence[Sequence[Seat]]) -> Iterator[tuple[int, Sequence[Seat]]]:
    """Yield the seats of each place after its number, from 1; those that share one stand before as many more."""
    number = 1
    for seats in ranking:
        yield number, seats
        number += len(seats)


def drawn(table: PublicView, counted: Sequence[Count] = ()) -> bool:
    """Tell whether the draw from the seed decided about some places."""
    return len(places(table, counted)) != len(places(replace(table, lots=()), counted))


def _lot(table: PublicView, seat: Seat) -> int:
    """Return which turn a seat, or its side, has among its equals."""
    side = {seat, partner(seat)} if table.rules.partners else {seat}
    return min(table.lots.index(each) for each in side) if table.lots else 0


def by_total(table: PublicView) -> Callable[[Seat], tuple[int, ...]]:
    """Return what sorts seats by their totals, the best first; those of an extra round stand before the rest."""
    sign = 1 if table.rules.low_wins else -1
    return lambda seat: (table.private and seat not in table.playing, sign * table.totals[seat])


def _by_hand(table: PublicView, counted: Sequence[Count]) -> Callable[[Seat], tuple[int, ...]]:
    held = {count.seat: count.points for count in counted}

    def key(seat: Seat) -> tuple[int, ...]:
        side = {seat, partner(seat)} if table.rules.partners else {seat}
        return (sum(held.get(each, 0) for each in side),)

    return key
