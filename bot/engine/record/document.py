"""A replay as one JSON document (RECORD §4, RULES §9.1 entries 12 to 17)."""

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from bot.engine.actions import InRound, Seat
from bot.engine.cards import Card, Suit, cards_of, code
from bot.engine.events import Event
from bot.engine.match import Match, legal_actions, phase
from bot.engine.record.actions import write_move
from bot.engine.record.cast import Cast
from bot.engine.record.replaying import Replay, Told
from bot.engine.state import Phase, Round

Json = dict[str, Any]

_NOBODY_MOVES = frozenset({Phase.ROUND_OVER, Phase.MATCH_OVER})
_CARD = frozenset({"card", "cards"})
_SEAT = frozenset({"seat", "seats", "by", "dealer", "winner", "winners", "target"})


def document(replay: Replay) -> Json:
    """Give the document of a replay, ready to be written as JSON."""
    cast = Cast(replay.players)
    match = replay.match
    return {
        "record": 1,
        "variant": match.rules.variant.name,
        "steps": [_step(told, cast) for told in replay.steps],
        "state": _state(match, cast),
        "match": {
            "totals": dict(zip(cast.players, match.totals, strict=True)),
            "out": cast.names(match.out),
            "over": match.over,
            "winners": cast.names(sorted(match.winners)),
        },
    }


def _step(told: Told, cast: Cast) -> Json:
    step: Json = {"line": told.line, "action": told.action, "ok": told.reason is None}
    if told.reason is not None:
        step["reason"] = told.reason.value
    if told.events or told.reason is None:
        step["events"] = [_fact(event, cast) for event in told.events]
    return step


def _fact(event: Event, cast: Cast) -> Json:
    return {"type": type(event).__name__, **_parts(event, cast)}


def _parts(value: Any, cast: Cast) -> Json:
    """Write the fields of a fact; what they are called says whether they hold seats or cards."""
    return {field.name: _part(field.name, getattr(value, field.name), cast) for field in fields(value)}


def _part(name: str, value: Any, cast: Cast) -> Any:
    if isinstance(value, tuple):
        return [_part(name, item, cast) for item in value]
    if is_dataclass(value):
        return _parts(value, cast)
    if isinstance(value, Suit):
        return value.name
    if isinstance(value, Enum) or value is None:
        return value and value.value
    if name in _SEAT:
        return cast.name(value)
    return code(Card(value)) if name in _CARD else value


def _state(match: Match, cast: Cast) -> Json:
    played = match.round
    assert played is not None, "a record starts with a round"
    now = phase(match)
    return {
        "phase": now.value,
        "turn": None if now in _NOBODY_MOVES else cast.name(played.turn),
        "direction": played.direction,
        "top": code(played.top),
        "suit": None if played.suit is None else played.suit.name,
        "open": played.open,
        "pending": played.pending,
        "hands": {name: _codes(cards_of(played.hands[seat])) for seat, name in enumerate(cast.players)},
        "pile": _codes(played.pile),
        "stock": _codes(reversed(played.stock)),
        "owed": {name: count for name, count in zip(cast.players, played.owed, strict=True) if count},
        "uncalled": cast.names(_uncalled(played)),
        "round": match.round_number,
        "legal": _legal(legal_actions(match), cast),
    }


def _codes(cards: Iterable[Card]) -> list[str]:
    return [code(card) for card in cards]


def _uncalled(played: Round) -> list[Seat]:
    return [seat for seat in played.seats if played.uncalled >> seat & 1]


def _legal(actions: Iterable[InRound], cast: Cast) -> list[str]:
    """Write the legal actions, those that look alike once."""
    return sorted({write_move(cast.move(action)) for action in actions})
