"""Pausing a match and going on with it: pure steps. What the clocks had left is kept by whoever keeps the clocks."""

from dataclasses import replace

from bot.manager.answers import Refusal
from bot.manager.ids import PersonId
from bot.manager.requests import Pause as PauseRequest
from bot.manager.requests import Resume
from bot.manager.tables import play
from bot.manager.tables.motions import asked, carried, without_pausing
from bot.manager.tables.table import Aim, Change, Pause, Planned, Refuse, Table
from bot.manager.views import Notice, Stage


def pause_or_ask(table: Table, request: PauseRequest, at: float) -> Change:
    """Pause as host or moderator, or ask the others to agree. Raises `Refuse`."""
    if table.stage not in {Stage.PLAYING, Stage.BREAK}:
        raise Refuse(Refusal.NOT_RUNNING if table.live else Refusal.TABLE_OVER)
    if table.pause is not None:
        raise Refuse(Refusal.PAUSED)
    by = request.asker.person
    if table.runs(request.asker.person, moderator=request.asker.moderates(table.place.guild_id)):
        return paused(table, by, at)
    table.playing_seat(by)
    wanted = asked(table, Aim.PAUSE, by)
    return paused(wanted, by, at) if carried(wanted) else Change(wanted)


def resume_or_ask(table: Table, request: Resume, at: float) -> Change:
    """Go on as host or moderator, or ask the others to agree. Raises `Refuse`."""
    if table.pause is None:
        raise Refuse(Refusal.NOT_PAUSED)
    by = request.asker.person
    if table.runs(by, moderator=request.asker.moderates(table.place.guild_id)):
        return Change(resumed(table, by, at))
    table.playing_seat(by)
    wanted = asked(table, Aim.RESUME, by)
    return Change(resumed(wanted, by, at) if carried(wanted) else wanted)


def paused(table: Table, by: PersonId, at: float) -> Change:
    """Settle what is open and pause; a match that this ends is not paused."""
    settled = play.settle(table, at)
    if not settled.table.live:
        return settled
    note = Notice("paused", {"by": f"<@{by}>"})
    # The number moves on, so that Resume on the message of an earlier pause does not end this one.
    after = replace(without_pausing(settled.table), pause=Pause(at), note=note)
    return replace(settled, table=after)


def resumed(table: Table, by: PersonId, at: float) -> Table:
    """Go on; what computer players were about to say they say as much later."""
    assert table.pause is not None
    later = at - table.pause.at
    planned = tuple(Planned(plan.action, plan.due + later, plan.mark) for plan in table.planned)
    note = Notice("resumed", {"by": f"<@{by}>"})
    return replace(without_pausing(table), pause=None, planned=planned, human_at=at, note=note)
