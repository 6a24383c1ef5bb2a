"""How a table of a league ended, for the league."""

from collections.abc import Mapping
from itertools import chain

from bot.engine.places import places
from bot.engine.view import public_view
from bot.engine.vocabulary import MatchForm
from bot.league.facts import Outcome
from bot.league.terms import EntrantId
from bot.manager.ids import PersonId
from bot.manager.records.rated import last_counts
from bot.manager.tables.table import Table


def names_at(table: Table) -> Mapping[PersonId, str]:
    """Give what the people at a table were called when they sat down."""
    return {chair.person: chair.name for chair in table.chairs if chair.person is not None}


def outcome_of(table: Table) -> Outcome:
    """Give who came where at a table that is over, by the places of its match; who never came is not in it.

    Where nothing was played whoever is there stands in the order of the seats.
    """
    if table.match is None:
        here = tuple(EntrantId(person) for person in table.people())
        return Outcome(here, (0,) * len(here))
    counts = last_counts(table)
    held = {count.seat: count.points for count in counts}
    view = public_view(table.match)
    order, points = [], []
    for seat in chain.from_iterable(places(view, counts)):
        person = table.chairs[seat].person
        if person is not None:
            order.append(EntrantId(person))
            points.append(held.get(seat, 0) if view.rules.match is MatchForm.SINGLE else view.totals[seat])
    return Outcome(tuple(order), tuple(points), f"{table.id}.{table.match_number}")
