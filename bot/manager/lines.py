"""The engine's actions as lines of the record, seats written `@0`, `@1`: what the log keeps."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from bot.engine.actions import (
    Action,
    Call,
    Catch,
    Challenge,
    Deal,
    Draw,
    Leave,
    Name,
    Pass,
    Play,
    Seat,
    Settle,
)
from bot.engine.record.actions import read_entry, write_move
from bot.engine.record.form import Move, Verb

DEAL = "deal"


def line_of(action: Action) -> str:
    """Write an action; a deal is one word, because everything in it follows from the seed."""
    move = _move(action)
    return DEAL if move is None else write_move(move)


def named(line: str, names: Sequence[str]) -> Move | None:
    """Read a line with the players' names in place of their seats; None for a deal."""
    if line == DEAL:
        return None
    move = read_entry(line, 0)
    assert isinstance(move, Move)
    return replace(move, name=_name(move.name, names), target=_name(move.target, names))


def seat_name(seat: Seat) -> str:
    """Return the name a seat has in the log."""
    return f"@{seat}"


def _name(tag: str, names: Sequence[str]) -> str:
    return names[int(tag[1:])] if tag else ""


def _move(action: Action) -> Move | None:
    match action:
        case Deal():
            return None
        case Settle():
            return Move(Verb.SETTLE)
        case Play(seat, cards, suit):
            return Move(Verb.PLAY, seat_name(seat), cards, suit)
        case Catch(seat, target):
            return Move(Verb.CATCH, seat_name(seat), target=seat_name(target))
        case Name(seat, suit):
            return Move(Verb.NAME, seat_name(seat), suit=suit)
        case Draw() | Pass() | Call() | Challenge() | Leave():
            return Move(_ALONE[type(action)], seat_name(action.seat))
        case _:
            assert_never(action)


_ALONE: dict[type[Action], Verb] = {
    Draw: Verb.DRAW,
    Pass: Verb.PASS,
    Call: Verb.CALL,
    Challenge: Verb.CHALLENGE,
    Leave: Verb.LEAVE,
}
