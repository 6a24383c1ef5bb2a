"""A match as JSON for the store, and back: ``load(dump(match)) == match``."""

import json
from typing import Any, Final

from bot.engine.cards import SUITS, Card, Hand, hand_of, unsorted
from bot.engine.contest import Match
from bot.engine.deeds import Deed, Did
from bot.engine.events import RoundEnd
from bot.engine.rules import Ruleset, ruleset
from bot.engine.state import Round, Standing

SCHEMA: Final = 2
"""Goes up whenever an older reader could not understand what is written."""
_READ: Final = (1, 2)
_LATER: Final = {"pending": 0, "finished": ()}
"""What of a round was not written in schema 1, and how it was."""

_PLAIN: Final = (
    "dealer",
    "key",
    "direction",
    "turn",
    "asked",
    "pending",
    "finished",
    "naming",
    "drawn",
    "newest",
    "passes",
    "actions",
    "owed",
    "uncalled",
    "early",
    "pressing",
    "forgiving",
    "arrested",
    "winner",
)
"""What of a round is written as it is."""


class UnknownSchema(ValueError):
    """A snapshot was written by a newer program, or is none."""


def dump(match: Match) -> str:
    """Write a match as one line of JSON."""
    return json.dumps(
        {
            "schema": SCHEMA,
            "variant": match.rules.variant.name,
            "seats": match.seats,
            "options": match.rules.kept_options(),
            "round": match.round and _round(match.round),
            "round_number": match.round_number,
            "dealer": match.dealer,
            "hand_size": match.hand_size,
            "hand_chosen": match.hand_chosen,
            "playing": match.playing,
            "private": match.private,
            "totals": match.totals,
            "out": match.out,
            "over": match.over,
            "winners": match.winners,
            "seed": match.seed and match.seed.hex(),
            "counter": match.counter,
        },
        separators=(",", ":"),
    )


def load(text: str) -> Match:
    """Read a match; raise UnknownSchema for what this program cannot have written."""
    said = json.loads(text)
    if not isinstance(said, dict) or said.get("schema") not in _READ:
        raise UnknownSchema(f"snapshot of schema {said.get('schema') if isinstance(said, dict) else None}")
    rules = ruleset(said["variant"], said["seats"], said["options"])
    match = Match(
        rules, dealer=said["dealer"], seed=None if said["seed"] is None else bytes.fromhex(said["seed"])
    )
    match.round = None if said["round"] is None else _to_round(rules, said["round"])
    for name in ("round_number", "hand_size", "private", "totals", "over", "counter"):
        setattr(match, name, said[name])
    match.hand_chosen = said.get("hand_chosen", False)
    for name in ("playing", "out", "winners"):
        setattr(match, name, tuple(said[name]))
    return match


def _round(r: Round) -> dict[str, Any]:
    said: dict[str, Any] = {name: getattr(r, name) for name in _PLAIN}
    said["seats"] = r.seats
    said["hands"] = [unsorted(hand) for hand in r.hands]
    said["stock"] = r.stock
    said["pile"] = r.pile
    said["ended"] = r.ended
    said["deeds"] = r.deeds
    said["standing"] = r.standing and {
        "offender": r.standing.offender,
        "card": r.standing.card,
        "before": _round(r.standing.before),
    }
    return said


def _to_round(rules: Ruleset, said: dict[str, Any]) -> Round:
    hands: list[Hand] = [hand_of(Card(card) for card in hand) for hand in said["hands"]]
    r = Round(
        rules,
        said["seats"],
        hands,
        stock=said["stock"],
        pile=said["pile"],
        turn=said["turn"],
        dealer=said["dealer"],
    )
    for name in _PLAIN:
        setattr(r, name, said[name] if name in said else _LATER[name])
    r.finished = tuple(r.finished)
    r.deeds = tuple(map(_to_deed, said.get("deeds", ())))
    r.asked = int(r.asked)
    r.ended = None if said["ended"] is None else RoundEnd(said["ended"])
    standing = said["standing"]
    if standing is not None:
        r.standing = Standing(standing["offender"], standing["card"], _to_round(rules, standing["before"]))
    return r


def _to_deed(said: list[Any]) -> Deed:
    seat, did, cards, count, key, asked, top, own, drawn, suit = said
    named = None if suit is None else SUITS[suit]
    return Deed(seat, Did(did), tuple(map(Card, cards)), count, key, asked, Card(top), own, drawn, named)
