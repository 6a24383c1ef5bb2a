"""What is asked about a table as a whole, by its host, by moderators, or by all players together: pure steps."""

from typing import assert_never

from bot.manager import lobby, play
from bot.manager.answers import Refusal
from bot.manager.following import follow
from bot.manager.hosting import give_host, host_only, kick, move, reserve
from bot.manager.ids import PersonId
from bot.manager.motions import agreed, carried, objected
from bot.manager.pausing import pause_or_ask, paused, resume_or_ask, resumed
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
    Undo,
)
from bot.manager.table import Aim, Change, Refuse, Table
from bot.manager.undoing import Past, undo_or_ask, undone
from bot.manager.views import EndReason, Stage

Governing = Kick | GiveHost | Reserve | MoveTable | Pause | Resume | Undo | Agree | Object | Follow | EndTable


def govern(table: Table, request: Governing, at: float, past: Past) -> Change:
    """Return what a request about the whole table changes. Raises `Refuse`."""
    match request:
        case Kick():
            return kick(table, request, at)
        case GiveHost():
            return give_host(table, request)
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
            return _end(table, request.asker)
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
        case _:
            assert_never(wanted.motion.aim)


def _end(table: Table, asker: Asker) -> Change:
    host_only(table, asker)
    if table.stage is Stage.OVER:
        raise Refuse(Refusal.TABLE_OVER)
    if table.stage is Stage.LOBBY:
        return Change(lobby.closed(table))
    return Change(play.over(table, EndReason.ENDED))
