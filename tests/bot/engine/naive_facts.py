"""The engine's events as the plain model tells them: those it tells, and of those the parts it tells."""

from collections.abc import Iterable
from typing import Any

from bot.engine import events
from bot.engine.cards import code
from bot.engine.events import Event

PARTS = {
    "Drew": ["seat", "count"],
    "Played": ["seat", "cards", "suit", "left"],
    "Passed": ["seat"],
    "Refilled": ["count"],
    "Reversed": ["direction"],
    "Asked": ["seat"],
    "SkipThreatened": ["seat"],
    "DrawThreatened": ["seat", "count"],
    "PlayedAgain": ["seat"],
    "Named": ["seat", "suit"],
    "Called": ["seat", "early"],
    "Caught": ["seat", "by"],
    "TakenBack": ["seat", "by"],
    "WentOut": ["seat"],
    "RoundBegan": ["number", "dealer", "seats", "hand_size"],
    "Buried": ["card"],
    "Turned": ["card"],
    "RoundEnded": ["number", "winner", "counts"],
    "Scored": ["seat", "points", "total"],
    "KnockedOut": ["seat"],
    "PrivateRound": ["seats"],
    "ExtraRound": ["seats"],
    "LeftMatch": ["seat", "count"],
    "MatchEnded": ["winners"],
}


def facts(happened: Iterable[Event]) -> list[Any]:
    """Give the engine's events as the model's, sorted, since RULES does not say in which order they come."""
    told = []
    for event in happened:
        kind = type(event).__name__
        left = isinstance(event, events.RoundEnded) and event.reason is events.RoundEnd.LEFT
        if kind in PARTS and not left:
            told.append((kind, *(plain(event, part) for part in PARTS[kind])))
    return summed(told)


def plain(event: Event, part: str) -> Any:
    value = getattr(event, part)
    if part == "card":
        return code(value)
    if part == "cards":
        return [code(card) for card in value]
    if part == "suit":
        return None if value is None else value.name
    if isinstance(event, events.RoundEnded) and part == "counts":
        return [(each.seat, each.points) for each in value]
    return list(value) if isinstance(value, tuple) else value


def summed(told: Iterable[Any]) -> list[Any]:
    """Sort, with all cards a seat drew in one fact and nothing that is worth nothing."""
    drawn: dict[int, int] = {}
    others = []
    for fact in told:
        if fact[0] == "Drew":
            drawn[fact[1]] = drawn.get(fact[1], 0) + fact[2]
        elif fact[0] != "Scored" or fact[2]:
            others.append(fact)
    return sorted(others + [("Drew", seat, count) for seat, count in drawn.items() if count], key=str)
