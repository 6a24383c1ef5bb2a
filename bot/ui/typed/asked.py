"""What is asked of a table by a command, and how it is answered: that it is done, or that the others are asked to agree."""

from collections.abc import Mapping

from bot.manager.answers import Done, Refusal
from bot.manager.manager import Manager
from bot.manager.requests import (
    Agree,
    EndTable,
    GiveHost,
    Kick,
    LeaveSeat,
    Object,
    Pause,
    RemoveComputer,
    Request,
    Resume,
    ShowTable,
    Undo,
)
from bot.manager.views import SeatLine
from bot.text.names import safe_name
from bot.ui.answers.answering import Answering
from bot.ui.answers.asking import asker_of
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Reply
from bot.ui.typed.tables import Typed, read_player, which_table

Simple = LeaveSeat | Pause | Resume | Undo | EndTable | ShowTable | RemoveComputer | Agree | Object
"""What is asked of a table without saying more."""

ASKING: Mapping[type[Request], str] = {
    Kick: "kick",
    Pause: "pause",
    Resume: "resume",
    Undo: "undo",
    EndTable: "end",
}
"""What the other players may be asked to agree to, by what is asked."""


async def ask(reply: Reply, request: Request, done: str) -> None:
    """Ask for something, and answer with `done`, a key of the catalogue, unless it is refused or the others are asked first."""
    manager: Manager = reply.interaction.client.manager
    answer = await reply.in_time(manager.handle(request))
    motion = answer.table.motion if isinstance(answer, Done) else None
    nobody_asked = isinstance(request, Kick) and request.person is not None
    if motion is not None and not nobody_asked and motion.aim == ASKING.get(type(request)):
        done = "done-asked-end" if isinstance(request, EndTable) else "done-asked"
    await Answering(manager).command(reply, answer, done)


async def ask_simply(typed: Typed, table: str | None, kind: type[Simple], done: str) -> None:
    """Ask the table that is meant for something of which nothing more is to be said."""
    found = await which_table(typed, table)
    if found is not None:
        reply = Reply.to(typed)
        await ask(reply, kind(asker=asker_of(reply), table=found), done)


async def ask_about(
    typed: Typed, table: str | None, player: str, kind: type[Kick | GiveHost], done: str
) -> None:
    """Ask for something that concerns another seat, or to take out who waits for one."""
    found, reply = await which_table(typed, table), Reply.to(typed)
    if found is None:
        return
    view = await reply.in_time(typed.client.manager.table(found))
    meant = None if view is None else read_player(view, player)
    if view is None:
        await refuse(reply, Refusal.NO_TABLE)
    elif isinstance(meant, SeatLine):
        await ask(reply, kind(asker=asker_of(reply), table=found, seat=meant.seat), done)
    elif meant is not None and kind is Kick:
        request = Kick(asker=asker_of(reply), table=found, person=meant.person)
        await ask(reply, request, "done-turned-away")
    else:
        await refuse(reply, "no_such_player", player=safe_name(player))
