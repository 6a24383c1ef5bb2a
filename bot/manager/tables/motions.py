"""What people at a table decide together: somebody asks, and it is done when all the others have agreed. Pure steps."""

from dataclasses import replace

from bot.engine.actions import Seat
from bot.manager.answers import Refusal
from bot.manager.ids import PersonId
from bot.manager.tables.table import Aim, Motion, Refuse, Table
from bot.manager.views import Notice


def asked(table: Table, aim: Aim, by: PersonId, seat: Seat | None = None) -> Table:
    """Ask the people at the table to agree, as one of them or as a moderator; to ask once more is to agree.

    Raises `Refuse`.
    """
    if table.motion is None:
        willing = (by,) if by in table.people() else ()
        return replace(table, motion=Motion(aim, by, willing, seat), motions=table.motions + 1)
    if (table.motion.aim, table.motion.seat) != (aim, seat):
        raise Refuse(Refusal.MOTION_OPEN)
    return agreed(table, by)


def agreed(table: Table, person: PersonId) -> Table:
    """Note that somebody agrees. Raises `Refuse`."""
    motion = _open(table, person)
    if motion.seat is not None and table.chairs[motion.seat].person == person:
        raise Refuse(Refusal.ABOUT_YOU)
    if person in motion.agreed:
        return table
    return replace(table, motion=replace(motion, agreed=(*motion.agreed, person)))


def objected(table: Table, person: PersonId) -> Table:
    """Let a motion fall because somebody is against it, or takes it back. Raises `Refuse`."""
    motion = _open(table, person)
    if motion.seat is not None and table.chairs[motion.seat].person == person:
        raise Refuse(Refusal.ABOUT_YOU)
    note = Notice("motion_refused", {"who": f"<@{person}>", "aim": motion.aim})
    return replace(dropped(table), note=note)


def timed_out(table: Table) -> Table:
    """Let a motion fall because not everybody has agreed in time."""
    if table.motion is None:
        return table
    return replace(dropped(table), note=Notice("motion_timed_out", {"aim": table.motion.aim}))


def dropped(table: Table) -> Table:
    """Return the table without its motion: it was carried, or is void."""
    return table if table.motion is None else replace(table, motion=None, motions=table.motions + 1)


def without_undo(table: Table) -> Table:
    """Return the table after something was done: what was to be taken back is not the last action any more."""
    return dropped(table) if table.motion is not None and table.motion.aim is Aim.UNDO else table


def without_pausing(table: Table) -> Table:
    """Return the table as it is paused or goes on: whether it does is asked no more, nor is anything taken back then."""
    over = table.motion is not None and table.motion.aim in {Aim.PAUSE, Aim.RESUME, Aim.UNDO}
    return replace(table, motion=None if over else table.motion, motions=table.motions + 1)


def carried(table: Table) -> bool:
    """Tell whether everybody has agreed."""
    return table.motion is not None and not missing(table)


def missing(table: Table) -> tuple[PersonId, ...]:
    """Return who has not agreed yet."""
    motion = table.motion
    if motion is None:
        return ()
    about = None if motion.seat is None else table.chairs[motion.seat].person
    return tuple(person for person in table.people() if person not in (*motion.agreed, about))


def _open(table: Table, person: PersonId) -> Motion:
    table.playing_seat(person)
    if table.motion is None:
        raise Refuse(Refusal.NO_MOTION)
    return table.motion
