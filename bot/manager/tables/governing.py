"""What is asked about a table as a whole, by its host, by moderators, or by all players together: pure steps."""

from typing import assert_never

from bot.manager.ids import PersonId
from bot.manager.requests import (
    Agree,
    Asker,
    EndTable,
    Follow,
    GiveHost,
    Kick,
    MoveTable,
    Object,
    Pause,
    Reserve,
    Resume,
    SetRated,
    Undo,
)
from bot.manager.tables import play
from bot.manager.tables.following import follow
from bot.manager.tables.hosting import end_or_ask, give_host, kick, kicked, move, reserve, set_rated
from bot.manager.tables.motions import agreed, carried, dropped, objected
from bot.manager.tables.pausing import pause_or_ask, paused, resume_or_ask, resumed
from bot.manager.tables.table import Aim, Change, Table
from bot.manager.tables.undoing import Past, undo_or_ask, undone
from bot.manager.views import EndReason

Governing = (
    Kick
    | GiveHost
    | SetRated
    | Reserve
    | MoveTable
    | Pause
    | Resume
    | Undo
    | Agree
    | Object
    | Follow
    | EndTable
)


def govern(table: Table, request: Governing, at: float, past: Past) -> Change:
    """Return what a request about the whole table changes. Raises `Refuse`."""
    match request:
        case Kick():
            return kick(table, request, at)
        case GiveHost():
            return give_host(table, request)
        case SetRated():
            return set_rated(table, request)
        case Reserve():
            return reserve(table, request)
        case MoveTable():
            return move(table, request)
        case Pause():
            return pause_or_ask(table, request, at)
        case Resume():
            return resume_or_ask(table, request, at)
        case Undo():
            return undo_or_ask(table, request, past, at)
        case Agree():
            return _agree(table, request.asker.person, at, past)
        case Object():
            return Change(objected(table, request.asker.person))
        case Follow():
            return Change(follow(table, request))
        case EndTable():
            return end_or_ask(table, request, at)
        case _:
            assert_never(request)


def _agree(table: Table, person: PersonId, at: float, past: Past) -> Change:
    """Agree to what was asked, and do it when nobody is missing."""
    wanted = agreed(table, person)
    if wanted.motion is None or not carried(wanted):
        return Change(wanted)
    match wanted.motion.aim:
        case Aim.PAUSE:
            return paused(wanted, wanted.motion.by, at)
        case Aim.RESUME:
            return Change(resumed(wanted, wanted.motion.by, at))
        case Aim.UNDO:
            return undone(wanted, past, at)
        case Aim.KICK:
            by = Asker(person=wanted.motion.by, name="", receipt="")
            request = Kick(asker=by, table=table.id, seat=wanted.motion.seat)
            return kicked(dropped(wanted), request, at)
        case Aim.END:
            return Change(play.over(wanted, EndReason.ENDED))
        case _:
            assert_never(wanted.motion.aim)
