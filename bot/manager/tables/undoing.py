"""Taking back the last action, when all people at the table agree: the match as it was is played again from its log.

Whatever showed somebody a card stands: he cannot forget it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.engine.actions import Action, Join, Leave
from bot.engine.events import Buried, Dealt, Drew, Event, RoundEnded, Turned
from bot.engine.match import Match, forced_action, taken
from bot.manager.answers import Refusal
from bot.manager.books import LogRow, Store
from bot.manager.requests import Agree, SomeTableRequest, Undo
from bot.manager.tables.hosting import changing
from bot.manager.tables.motions import asked, carried, dropped
from bot.manager.tables.options import does_what_is_forced
from bot.manager.tables.play import heard
from bot.manager.tables.shelf import begun_match, read_actions
from bot.manager.tables.sound import check
from bot.manager.tables.table import RECENT, Aim, Change, Refuse, Table
from bot.manager.views import Notice, Stage

Past = Sequence[LogRow]
"""The changes of a match that stand."""

_SHOWING: Final = (Dealt, Turned, Buried, RoundEnded)


@dataclass(frozen=True, slots=True)
class Played:
    """One change of a match played again: its number, its actions, what happened, and the match after it."""

    version: int
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    match: Match


async def past_of(store: Store, table: Table, request: SomeTableRequest) -> Past:
    """Return the past of a match where a request may take some of it back."""
    agrees = isinstance(request, Agree) and table.motion is not None and table.motion.aim is Aim.UNDO
    moved_on = request.stamp is not None and request.stamp.number != table.motions
    if moved_on or not (isinstance(request, Undo) or agrees):
        return ()
    return await store.read(lambda books: books.tables.past(table.id, table.match_number))


def undo_or_ask(table: Table, request: Undo, past: Past, at: float) -> Change:
    """Ask the people at the table to take the last action back; at once where nobody else is asked. Raises `Refuse`."""
    changing(table, request.asker)
    if table.rated and table.live:
        raise Refuse(Refusal.RATED_UNDO)
    _check(table)
    undone(table, past, at)
    wanted = asked(table, Aim.UNDO, request.asker.person)
    return undone(wanted, past, at) if carried(wanted) else Change(wanted)


def undone(table: Table, past: Past, at: float) -> Change:
    """Take the last action of a person back, with what computer players and clocks did since.

    Raises `Refuse`, `BrokenTable`.
    """
    _check(table)
    played = _again(table, past)
    start = _first_to_go(table, played)
    gone, standing = played[start:], played[:start]
    check(standing[-1].match)
    events = heard(event for change in standing for event in change.events)
    recent = tuple(event for event in events if not isinstance(event, Dealt))[-RECENT:]
    chairs = tuple(replace(chair, number=chair.number + 1, notice=None) for chair in table.chairs)
    after = replace(
        dropped(table),
        match=standing[-1].match,
        chairs=chairs,
        recent=recent,
        planned=(),
        turn=table.turn + 1,
        turn_at=at,
        plays=table.plays + 1,
        silent=table.silent + 1,
        note=Notice("undone", {}),
    )
    return Change(after, undone=tuple(change.version for change in gone))


def _check(table: Table) -> None:
    if not table.live:
        raise Refuse(Refusal.TABLE_OVER)
    if table.stage is Stage.LOBBY:
        raise Refuse(Refusal.NOT_RUNNING)
    if table.pause is not None:
        raise Refuse(Refusal.PAUSED)


def _first_to_go(table: Table, played: Sequence[Played]) -> int:
    """Return the place of the first change to take back. Raises `Refuse` where something before it has to stand."""
    for place in range(len(played) - 1, 0, -1):
        change = played[place]
        if any(isinstance(action, Leave | Join) for action in change.actions):
            raise Refuse(Refusal.UNDO_SEATS)
        if any(_shows(event) for event in change.events):
            raise Refuse(Refusal.UNDO_SHOWED)
        if any(_by_person(table, action) for action in change.actions) and not (
            _was_forced(table, played[place - 1].match, change)
        ):
            return place
    raise Refuse(Refusal.UNDO_NOTHING)


def _was_forced(table: Table, before: Match, change: Played) -> bool:
    """Tell whether a change is what the table did for a seat that had no choice: taken back it would come again."""
    return does_what_is_forced(dict(table.options)) and forced_action(before) in change.actions


def _shows(event: Event) -> bool:
    return isinstance(event, _SHOWING) or (isinstance(event, Drew) and event.count > 0)


def _by_person(table: Table, action: Action) -> bool:
    seat = getattr(action, "seat", None)
    return seat is not None and table.chairs[seat].person is not None


def _again(table: Table, past: Past) -> list[Played]:
    """Play a match again from its log."""
    changes = [(row.version, read_actions(row.action)) for row in past]
    everything = tuple(action for _, actions in changes for action in actions)
    match, played = begun_match(table, everything), []
    for version, actions in changes:
        match, events = _play(match, actions)
        played.append(Played(version, actions, events, match))
    return played


def _play(match: Match, actions: Iterable[Action]) -> tuple[Match, tuple[Event, ...]]:
    events: list[Event] = []
    for action in actions:
        step = taken(match, action)
        match = step.match
        events += step.events
    return match, tuple(events)
