"""What happens at a table when one of its clocks runs out. The desk's lock is held."""

from contextlib import suppress
from dataclasses import replace

from bot.engine.actions import Action
from bot.engine.match import default_action
from bot.engine.rules import variant
from bot.manager.ids import PersonId
from bot.manager.tables import lobby, play
from bot.manager.tables.clocks import Kind
from bot.manager.tables.computers import Chosen, mark_of
from bot.manager.tables.dealing import dealing
from bot.manager.tables.motions import missing, timed_out
from bot.manager.tables.table import Change, Planned, Refuse, Table
from bot.manager.views import EndReason, Stage


def rung(table: Table, kind: Kind, at: float) -> Change | None:
    """Return what a clock changes; None when there is nothing to change (yet)."""
    match kind:
        case Kind.LOBBY | Kind.READY:
            return _waited(table, at)
        case Kind.TURN:
            return play.time_out(table, at)
        case Kind.FORCED:
            return play.forced(table, at)
        case Kind.WINDOW:
            return play.settle(table, at)
        case Kind.BREAK:
            return play.deal(table, at)
        case Kind.REMATCH:
            return _rematch(table, at)
        case Kind.IDLE | Kind.PAUSE:
            return Change(play.over(table, EndReason.ABANDONED))
        case Kind.ARCHIVE:
            return Change(replace(table, thread=False))
        case Kind.MOTION:
            return Change(timed_out(table))
        case Kind.REMIND | Kind.REMIND_MOTION | Kind.REMARK | Kind.COMPUTER:
            return None


def reminded(table: Table, kind: Kind) -> tuple[tuple[PersonId, ...], str]:
    """Return who is reminded of what: nobody where the table waits for none of them any more."""
    if kind is Kind.REMIND_MOTION:
        return missing(table), "motion_reminder"
    if table.pause is not None:
        return table.people(), "pause_reminder"
    match table.stage:
        case Stage.LOBBY:
            if table.fixture is not None:
                return table.reserved, "fixture_reminder"
            return (() if table.host is None else (table.host,)), "lobby_reminder"
        case Stage.PLAYING:
            seat = table.to_move()
            person = None if seat is None else table.chairs[seat].person
            return (() if person is None else (person,)), "turn_reminder"
        case Stage.BREAK:
            return table.people(), "break_reminder" if dealing(table) is None else "deal_reminder"
        case Stage.OVER:
            undecided = (seat for seat in table.humans() if not table.chairs[seat].again)
            people = (table.chairs[seat].person for seat in undecided)
            return tuple(person for person in people if person is not None), "rematch_reminder"


def due_plans(table: Table, at: float) -> tuple[Planned, ...]:
    """Return what computer players say now, if it is still about what is there."""
    return tuple(
        plan for plan in table.planned if plan.due <= at and plan.mark == mark_of(table, plan.action)
    )


def caught_up(table: Table, at: float) -> Table:
    """Return a table the clock of whose plans has run out, the first plan due now and the others as long after it.

    That clock may have been moved since they were made, as the machine's was set, or the bot was down.
    """
    if not table.planned:
        return table
    late = at - min(plan.due for plan in table.planned)
    return replace(table, planned=tuple(replace(plan, due=plan.due + late) for plan in table.planned))


def without_due_plans(table: Table, at: float) -> Table:
    """Return the table with the plans that are still to come."""
    return replace(table, planned=tuple(plan for plan in table.planned if plan.due > at))


def said(table: Table, action: Action, at: float) -> Change | None:
    """Return what a computer player's remark changes; None when it comes too late."""
    try:
        return play.step(table, action, at)
    except Refuse:
        return None


def moved(table: Table, chosen: Chosen, at: float) -> Change:
    """Return what a computer player changes with its turn; what the rules refuse is left to the default."""
    assert table.match is not None
    try:
        return play.step(table, chosen.action, at)
    except Refuse:
        return play.step(table, default_action(table.match), at)


def _waited(table: Table, at: float) -> Change:
    """Close a lobby nobody touches; at a table of a league those play who have come."""
    if table.fixture is not None:
        with suppress(Refuse):
            return play.start(table, at)
    return Change(lobby.closed(table))


def _rematch(table: Table, at: float) -> Change:
    playing = [chair for chair in table.chairs if chair.plays_again]
    wanted = any(chair.again for chair in playing)
    if wanted and len(playing) >= variant(table.variant).seats[0]:
        # Not where the options cannot serve those who are left, as three cannot be partners.
        with suppress(Refuse):
            return play.rematch(table, at)
    return no_rematch(table)


def no_rematch(table: Table) -> Change:
    """Put a table away at which nobody plays again."""
    return Change(replace(table, put_away=True, lobby=table.lobby + 1))
