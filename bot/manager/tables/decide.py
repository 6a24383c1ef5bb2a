"""From a request about a table to what it changes there: who may, whether it is still about the same, and then what."""

from dataclasses import replace
from typing import Final, assert_never

from bot.engine.actions import Action, Call, Catch, Challenge, Draw, Name, Pass, Play, Reason, Seat
from bot.engine.view import public_view
from bot.manager.answers import Refusal
from bot.manager.ids import PersonId, Stamp, StampKind
from bot.manager.requests import (
    Act,
    AddComputer,
    Asker,
    CatchSilent,
    ChallengePlay,
    DrawCard,
    EndTable,
    GiveHost,
    Join,
    Kick,
    LeaveSeat,
    Move,
    MoveTable,
    NameSuit,
    NextRound,
    PassTurn,
    PlayCards,
    Rematch,
    RemoveComputer,
    SayLastCard,
    SetClock,
    SetOptions,
    SetVariant,
    ShowHand,
    ShowTable,
    SomeTableRequest,
    Start,
)
from bot.manager.tables import lobby, play
from bot.manager.tables.choices import read_strength
from bot.manager.tables.dealing import chosen_cards
from bot.manager.tables.governing import govern
from bot.manager.tables.hosting import changing, host_only
from bot.manager.tables.table import Change, Refuse, Table
from bot.manager.tables.undoing import Past
from bot.manager.views import Stage

WHEN_FROZEN: Final = (LeaveSeat, Kick, GiveHost, MoveTable, EndTable, ShowTable, ShowHand)
"""What can be asked of a table that has stopped because something inside failed: it touches no match."""


def decide(table: Table, request: SomeTableRequest, at: float, past: Past = ()) -> Change:
    """Return what a request changes. Raises `Refuse`; the table it was asked of stays as it was.

    `past` is what was done in the match, where the request may take some of it back.
    """
    _still(table, request.asker.person, request.stamp)
    back = returned(table, request.asker, at)
    if back.frozen and not isinstance(request, WHEN_FROZEN):
        raise Refuse(Refusal.FROZEN)
    if back.pause is not None and isinstance(request, Act | NextRound):
        raise Refuse(Refusal.PAUSED)
    match request:
        case Act():
            return act(back, request.asker.person, request.move, at)
        case Join():
            return _join(back, request.asker, at)
        case AddComputer() | RemoveComputer() | SetOptions() | SetVariant() | SetClock():
            return Change(_set_up(back, request))
        case LeaveSeat():
            return _leave(back, request.asker.person, at)
        case Start():
            return _start(back, request.asker, at)
        case NextRound():
            return _next_round(back, request, at)
        case Rematch():
            return _rematch(back, request.asker, at)
        case ShowHand():
            back.playing_seat(request.asker.person)
            return Change(back)
        case ShowTable():
            return Change(back)
        case _:
            return govern(back, request, at, past)


def act(table: Table, person: PersonId, move: Move, at: float) -> Change:
    """Do something in the round. Raises `Refuse`."""
    seat = table.seat_of(person)
    if table.stage is Stage.BREAK and seat is not None:
        raise Refuse(Reason.ROUND_OVER)
    if table.stage is not Stage.PLAYING:
        raise Refuse(Refusal.NOT_RUNNING if table.stage is Stage.LOBBY else Refusal.TABLE_OVER)
    return play.steps(table, actions(table, table.playing_seat(person), move), at)


def actions(table: Table, seat: Seat, move: Move) -> tuple[Action, ...]:
    """Return the actions of the rules a move stands for."""
    match move:
        case PlayCards(cards, suit):
            return (Play(seat, cards, suit),)
        case DrawCard():
            return (Draw(seat),)
        case PassTurn():
            return (Pass(seat),)
        case SayLastCard():
            return (Call(seat),)
        case CatchSilent(target):
            return tuple(Catch(seat, other) for other in _silent(table, seat, target))
        case ChallengePlay():
            return (Challenge(seat),)
        case NameSuit(suit):
            return (Name(seat, suit),)
        case _:
            assert_never(move)


def returned(table: Table, asker: Asker, at: float) -> Table:
    """Note that a person is there: he is not away any more, and his name is the one he has now."""
    seat = table.seat_of(asker.person)
    if seat is None:
        return table
    chair = table.chairs[seat]
    there = replace(chair, away=False, missed=0, pressed_at=at, name=asker.name or chair.name)
    return replace(table.with_chair(seat, there), human_at=at)


def stamp_number(table: Table, kind: StampKind, seat: Seat | None) -> int | None:
    """Return the present number of what controls of a kind are about; None for a hand nobody has."""
    match kind:
        case StampKind.LOBBY:
            return table.lobby
        case StampKind.TURN:
            return table.turn
        case StampKind.ROUND:
            return table.match_number * 1000 + (table.match.round_number if table.match else 0)
        case StampKind.CATCH:
            return table.silent
        case StampKind.CHALLENGE:
            return table.plays
        case StampKind.MOTION:
            return table.motions
        case StampKind.HAND:
            return None if seat is None else table.chairs[seat].number
        case _:
            assert_never(kind)


def _still(table: Table, person: PersonId, stamp: Stamp | None) -> None:
    """Check that a control is about what is there now. Raises `Refuse`."""
    if stamp is None:
        return
    seat = table.playing_seat(person) if stamp.kind is StampKind.HAND else table.seat_of(person)
    if stamp_number(table, stamp.kind, seat) != stamp.number:
        raise Refuse(Refusal.MOVED_ON)


def _silent(table: Table, seat: Seat, target: Seat | None) -> tuple[Seat, ...]:
    """Return whom a catch is meant for; with nobody to catch the rules say what it costs."""
    if target is not None:
        return (target,)
    assert table.match is not None
    silent = tuple(other for other in public_view(table.match).uncalled if other != seat)
    return silent or (seat,)


def _set_up(
    table: Table, request: AddComputer | RemoveComputer | SetOptions | SetVariant | SetClock
) -> Table:
    changing(table, request.asker)
    match request:
        case AddComputer():
            wanted = None if request.strength is None else read_strength(request.strength)
            return lobby.add_computer(table, wanted, request.asker.computers)
        case RemoveComputer():
            return lobby.remove_computer(table)
        case SetOptions():
            return lobby.set_options(table, request.options)
        case SetVariant():
            return lobby.set_variant(table, request.variant, request.options)
        case SetClock():
            return lobby.set_clock(table, request.clock)
        case _:
            assert_never(request)


def _join(table: Table, asker: Asker, at: float) -> Change:
    if table.stage is Stage.LOBBY:
        seated = lobby.join(table, asker, at)
        return play.gathered(seated, at)
    return play.join(table, asker, at)


def _leave(table: Table, person: PersonId, at: float) -> Change:
    if person in table.newcomers():
        return Change(replace(table, waiting=tuple(c for c in table.waiting if c.person != person)))
    if table.stage is Stage.LOBBY:
        return Change(lobby.leave(table, person))
    return play.leave(table, table.playing_seat(person), at)


def _start(table: Table, asker: Asker, at: float) -> Change:
    if table.stage is not Stage.LOBBY:
        raise Refuse(Refusal.LOBBY_CLOSED)
    host_only(table, asker)
    # The press that seats the opener is known when the secret is drawn; this one is not, however few people play.
    return play.start(replace(table, presses=(*table.presses, int(asker.receipt))), at)


def _next_round(table: Table, request: NextRound, at: float) -> Change:
    seat = table.playing_seat(request.asker.person)
    if table.stage is not Stage.BREAK:
        raise Refuse(Refusal.NO_BREAK)
    return play.deal(table, at, chosen_cards(table, seat, request.cards))


def _rematch(table: Table, asker: Asker, at: float) -> Change:
    seat = table.playing_seat(asker.person)
    if table.match is None or table.stage is not Stage.OVER:
        raise Refuse(Refusal.NOT_OVER)
    if table.put_away:
        raise Refuse(Refusal.TABLE_OVER)
    if table.chairs[seat].again:
        raise Refuse(Refusal.SEATED_ALREADY)
    wanted = table.with_chair(seat, replace(table.chairs[seat], again=True))
    wanted = replace(wanted, presses=(*wanted.presses, int(asker.receipt)))
    return play.rematch(wanted, at) if wanted.all_play_again else Change(wanted)
