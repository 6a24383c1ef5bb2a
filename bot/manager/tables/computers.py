"""What computer players do at a table, and when: they see what their seat sees, and take about as long as people.

Nothing a player does can stop its table: what cannot be done is left to the default, with a line in the log that tells
neither a card nor a person.
"""

import logging
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from bot.engine.actions import Action, Call, Catch, Challenge, Draw, Seat
from bot.engine.match import default_action
from bot.engine.view import SeatView, seat_view
from bot.manager.tables.strengths import THINKERS, USUAL_STRENGTH, reaction_time
from bot.manager.tables.table import Absent, Planned, Table
from bot.manager.views import Stage
from bot.players import PLAYERS, Player
from bot.players.teacher import TEACHERS, patience

REMARKS: Final = (Call, Catch, Challenge, Draw)
"""What can be done besides one's turn."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a computer player does with its turn, by whom it was chosen: a strength, or `DEFAULT`."""

    action: Action
    by: str


DEFAULT: Final = "default"
"""Stands for what is done for whoever does nothing."""


def strength_of(table: Table, seat: Seat) -> str:
    """Return how well the computer player plays that acts at a seat, also for a person who is away."""
    return table.chairs[seat].strength or table.computers


def thinking_view(table: Table) -> SeatView | None:
    """Return what a computer player sees that is to move and has to think elsewhere; None where there is none.

    Where only one thing can be done there is nothing to think about.
    """
    seat = table.to_move()
    if seat is None or table.match is None or table.frozen or not table.driven(seat):
        return None
    stands_in = table.chairs[seat].away
    if strength_of(table, seat) not in THINKERS or (stands_in and table.absent is not Absent.TAKE_OVER):
        return None
    view = seat_view(table.match, seat)
    return view if len(view.actions) > 1 else None


def chosen(table: Table, seat: Seat, whim: int, thought: Action | None = None) -> Chosen:
    """Return what a computer player does with its turn; `thought` is what one has come to that thinks elsewhere."""
    assert table.match is not None
    if table.chairs[seat].away and table.absent is not Absent.TAKE_OVER:
        return Chosen(default_action(table.match), DEFAULT)
    strength, view = strength_of(table, seat), seat_view(table.match, seat)
    if thought is not None and thought in view.actions:
        return Chosen(thought, strength)
    if strength in THINKERS:
        if thought is not None:
            log.warning("Table %s, seat %d: %s has thought of what it may not do", table.id, seat, strength)
        strength = strength if len(view.actions) == 1 else USUAL_STRENGTH
    forced = len(view.actions) == 1 and strength not in TEACHERS
    action = view.actions[0] if forced else _choice(table, view, strength, whim)
    return Chosen(default_action(table.match), DEFAULT) if action is None else Chosen(action, strength)


def _choice(table: Table, view: SeatView, strength: str, whim: int) -> Action | None:
    """Return what a player chooses; None, and a line in the log, where it is nothing it may do."""
    try:
        action = _player(strength).choose(view, Random(whim))
    except Exception as error:  # noqa: BLE001 - whatever a player does wrong, its table goes on
        _complain(table, view.seat, strength, error)
        return None
    # One that teaches plays a card that does not fit, which is none of the actions of its view.
    if action in view.actions or strength in TEACHERS:
        return action
    log.warning("Table %s, seat %d: %s chose what it may not do", table.id, view.seat, strength)
    return None


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
        _plan(table, seat, pace, at, rng)
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


def _plan(table: Table, seat: Seat, pace: tuple[float, float], at: float, rng: Random) -> Planned | None:
    strength = strength_of(table, seat)
    action = _noticed(table, seat, strength, rng)
    stands_in = table.chairs[seat].away
    if action is None or (stands_in and not (isinstance(action, Call) and table.absent is Absent.TAKE_OVER)):
        return None
    if strength in TEACHERS:
        return Planned(action, at + sum(pace) / 2 * patience(action), mark_of(table, action))
    return Planned(action, at + reaction_time(strength, action, pace, rng), mark_of(table, action))


def _noticed(table: Table, seat: Seat, strength: str, rng: Random) -> Action | None:
    """Return what a player would say; None too where it is nothing that can be said, with a line in the log."""
    assert table.match is not None
    try:
        action = _player(strength).notices(seat_view(table.match, seat), rng)
    except Exception as error:  # noqa: BLE001 - it looks at everybody's moves, and must spoil none
        _complain(table, seat, strength, error)
        return None
    if action is None or (isinstance(action, REMARKS) and action.seat == seat):
        return action
    log.warning("Table %s, seat %d: %s would say what cannot be said", table.id, seat, strength)
    return None


def _complain(table: Table, seat: Seat, strength: str, error: Exception) -> None:
    # Not what the error says: that may be a card.
    log.warning("Table %s, seat %d: %s has failed with %s", table.id, seat, strength, type(error).__name__)


def _player(strength: str) -> Player:
    """Return a player; of one this program does not have, as a newer one may have seated it, the simplest."""
    return TEACHERS.get(strength) or PLAYERS.get(strength) or PLAYERS["easy"]
