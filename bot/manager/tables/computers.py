"""What computer players do at a table, and when: they see what their seat sees, and take about as long as people."""

from dataclasses import replace
from random import Random
from typing import Final

from bot.engine.actions import Action, Call, Catch, Challenge, Seat
from bot.engine.view import seat_view
from bot.manager.tables.table import Absent, Planned, Table
from bot.manager.views import Stage
from bot.players import PLAYERS, Player
from bot.players.teacher import TEACHERS, patience

STAND_IN: Final = "easy"
"""Who acts for a person that is away."""

CALLING: Final = (0.3, 0.8)
NOTICING: Final = (0.8, 2.2)
"""How long it takes to say something, in the middle pace: one's own last card comes sooner than an objection."""


def chosen(table: Table, seat: Seat, whim: int) -> Action:
    """Return what a computer player does with its turn."""
    assert table.match is not None
    return _player(table, seat).choose(seat_view(table.match, seat), Random(whim))


def with_plans(table: Table, pace: tuple[float, float], at: float, whim: int) -> Table:
    """Return the table with what its computer players have noticed now, and will say in a moment.

    Each of them looks once at every change; what is about something that has moved on is dropped.
    """
    if table.match is None or table.stage is not Stage.PLAYING or table.frozen:
        return replace(table, planned=())
    rng = Random(whim)
    kept = tuple(plan for plan in table.planned if plan.mark == mark_of(table, plan.action))
    busy = {seat_of(plan.action) for plan in kept}
    fresh = [
        _plan(table, seat, sum(pace) / 2, at, rng)
        for seat in table.match.playing
        if table.driven(seat) and seat not in busy
    ]
    return replace(table, planned=(*kept, *(plan for plan in fresh if plan is not None)))


def mark_of(table: Table, action: Action) -> int:
    """Return the number of what a remark is about."""
    match action:
        case Catch():
            return table.silent
        case Challenge():
            return table.plays
        case _:
            return table.chairs[seat_of(action)].number


def seat_of(action: Action) -> Seat:
    """Return the seat that acts."""
    seat: Seat = getattr(action, "seat", -1)
    return seat


def _plan(table: Table, seat: Seat, pace: float, at: float, rng: Random) -> Planned | None:
    assert table.match is not None
    action = _player(table, seat).notices(seat_view(table.match, seat), rng)
    stands_in = table.chairs[seat].away
    if action is None or (stands_in and not (isinstance(action, Call) and table.absent is Absent.TAKE_OVER)):
        return None
    if table.lesson is not None:
        return Planned(action, at + pace * patience(action), mark_of(table, action))
    taken = pace * rng.uniform(*(CALLING if isinstance(action, Call) else NOTICING))
    return Planned(action, at + taken, mark_of(table, action))


def _player(table: Table, seat: Seat) -> Player:
    strength = table.chairs[seat].strength or STAND_IN
    return TEACHERS[strength] if strength in TEACHERS else PLAYERS[strength]
