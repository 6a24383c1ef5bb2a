"""What stands on buttons at a table and is typed: to open it, to set a lobby's options, to begin, to agree."""

from collections.abc import Iterator
from dataclasses import replace

from bot.manager.answers import Answer, Done, Refusal, Refused
from bot.manager.ids import TableId
from bot.manager.manager import Manager
from bot.manager.requests import (
    AddComputer,
    Asker,
    Join,
    Rematch,
    Request,
    SetClock,
    SetOptions,
    SetVariant,
    Start,
)
from bot.manager.tables.strengths import STRENGTHS
from bot.manager.views import Stage, TableView
from bot.text.catalogue import say
from bot.ui.answers.answering import Answering
from bot.ui.answers.asking import asker_of
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Reply
from bot.ui.messages.face import Face
from bot.ui.messages.people import in_list
from bot.ui.messages.result import goes_on
from bot.ui.screens.presets import presets_face
from bot.ui.typed.presets import Game, game_meant
from bot.ui.typed.tables import Typed, options_meant, over_here, which_table


async def tell_opened(reply: Reply, answer: Answer) -> None:
    """Tell who has opened a table what comes next: how others sit down, and which computer players there are."""
    manager: Manager = reply.interaction.client.manager
    if isinstance(answer, Done):
        usual = manager.preferences.server(answer.table.place.guild_id).computers
        await reply.private(opened_face(reply.locale, answer.table, reply.interaction.channel_id, usual))
    else:
        await Answering(manager).command(reply, answer, "done-opened")


def opened_face(locale: str, view: TableView, channel_id: int | None, usual: str) -> Face:
    """Return what the opener of a table is told, `usual` being how strong computer players are where nobody chooses."""
    elsewhere = view.place.channel_id != channel_id
    lines = [say(locale, "done-opened-thread" if elsewhere else "done-opened")]
    if view.has_room:
        lines.append(say(locale, "done-opened-computers", usual=usual))
        lines += [say(locale, "done-opened-strength", strength=strength) for strength in STRENGTHS]
    return Face(text="\n".join(lines))


async def join(typed: Typed, table: str | None) -> None:
    """Sit the author down, at a table of a league say that he is ready, or have him wait for the next round."""
    found, reply = await which_table(typed, table), Reply.to(typed)
    if found is None:
        return
    answer = await reply.in_time(typed.client.manager.handle(Join(asker=asker_of(reply), table=found)))
    view = answer.table if isinstance(answer, Done) else None
    waits = view is not None and any(one.person == typed.user.id for one in view.waiting)
    ready = view is not None and view.fixture is not None
    done = "done-waits" if waits else "done-ready" if ready else "done-joined"
    await Answering(typed.client.manager).command(reply, answer, done)


async def start(typed: Typed, table: str | None) -> None:
    """Begin the match of a lobby; where one is over, agree to another."""
    found, reply, manager = await _to_begin(typed, table), Reply.to(typed), typed.client.manager
    if found is None:
        return
    view = await reply.in_time(manager.table(found))
    over = view is not None and view.stage is Stage.OVER
    kind = Rematch if over else Start
    answer = await reply.in_time(manager.handle(kind(asker=asker_of(reply), table=found)))
    began = isinstance(answer, Done) and answer.table.stage is not Stage.OVER
    await Answering(manager).command(reply, answer, "done-began" if began else "done-rematch")


async def add_computer(typed: Typed, table: str | None, strength: str | None) -> None:
    """Seat a computer player in a lobby, and say which one came and how strong it is."""
    found, reply, manager = await which_table(typed, table), Reply.to(typed), typed.client.manager
    if found is None:
        return
    request = AddComputer(asker=asker_of(reply), table=found, strength=strength)
    answer = await reply.in_time(manager.handle(request))
    seats = answer.table.seats if isinstance(answer, Done) else ()
    newest = next((line for line in reversed(seats) if line.computer), None)
    if newest is None:
        await Answering(manager).command(reply, answer, "done")
        return
    who, strong = in_list(seats)(newest.seat), str(newest.strength)
    words = say(reply.locale, "done-computer", who=who, seat=newest.seat + 1, strength=strong)
    await reply.private(Face(text=words))


async def _to_begin(typed: Typed, named: str | None) -> TableId | None:
    """Return the table whose match is to begin: one that is over here only while another match is offered at it."""
    finished, reply = None if named else await over_here(typed), Reply.to(typed)
    view = None if finished is None else await reply.in_time(typed.client.manager.table(finished))
    return finished if view is not None and goes_on(view) else await which_table(typed, named)


async def set_options(
    typed: Typed,
    *,
    table: str | None,
    variant: str | None,
    preset: str | None,
    clock: str | None,
    options: str,
) -> None:
    """Set what is typed of a lobby, one after the other until something is refused, and say how it is played now.

    What was done before the last start is passed over, so that a command that comes again sets what is left.
    """
    found, reply, manager = await which_table(typed, table), Reply.to(typed), typed.client.manager
    game = None if found is None else await game_meant(typed, variant, preset)
    if found is None or game is None:
        return
    given = await options_meant(typed, options)
    if given is None:
        return
    answers: list[Answer] = []
    for request in _requests(asker_of(reply), found, game, given, clock):
        answers.append(await reply.in_time(manager.handle(request)))
        if isinstance(answers[-1], Refused):
            await Answering(manager).command(reply, answers[-1], "done")
            return
    if not answers or any(isinstance(answer, Done) for answer in answers):
        await _show(typed, found)


def _requests(
    asker: Asker, table: TableId, game: Game, given: dict[str, str], clock: str | None
) -> Iterator[Request]:
    if game.variant is not None:
        chosen = {**game.options, **given}
        yield SetVariant(asker=asker, table=table, variant=game.variant, options=chosen)
    elif given:
        yield SetOptions(asker=asker, table=table, options=given)
    if clock is not None:
        # One receipt lets one request through.
        own = replace(asker, receipt=f"{asker.receipt}:clock")
        yield SetClock(asker=own, table=table, clock=clock)


async def _show(typed: Typed, table: TableId) -> None:
    reply, manager = Reply.to(typed), typed.client.manager
    view: TableView | None = await reply.in_time(manager.table(table))
    if view is None:
        await refuse(reply, Refusal.NO_TABLE)
        return
    presets = await reply.in_time(manager.preferences.presets(view.place.guild_id))
    await reply.private(presets_face(reply.locale, view, presets))
