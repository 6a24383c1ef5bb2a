"""Who came where in a knockout, as far as it has got."""

from bot.league.model import League
from bot.league.terms import EntrantId


def places(league: League) -> tuple[EntrantId, ...]:
    """Give everybody who was drawn into the knockout, the best first.

    The champion leads; then who got further; then who came; then the place at the last table, at the one before, and so
    on; then who entered first.
    """
    rounds = league.rounds
    drawn: dict[EntrantId, list[tuple[bool, int]]] = {}
    for stage in rounds:
        if stage.bye is not None:
            drawn.setdefault(stage.bye, []).append((False, 0))
        for table in stage.tables:
            order = table.outcome.order if table.outcome is not None else table.seats
            for seat in table.seats:
                here = (seat not in order, order.index(seat) if seat in order else len(order))
                drawn.setdefault(seat, []).append(here)

    def key(entrant: EntrantId) -> tuple[bool, int, list[tuple[bool, int]], int]:
        been = drawn[entrant]
        return entrant != league.champion, -len(been), been[::-1], league.entrants.index(entrant)

    return tuple(sorted(drawn, key=key))
