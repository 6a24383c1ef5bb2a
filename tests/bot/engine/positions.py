"""Positions and deals of any variant, written in a line or two; what is asked of them is in `tables`."""

from itertools import chain
from typing import Any

from bot.engine.record import Unreadable, document, parse, replay

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def at(
    variant: str, hands: str, /, *actions: str, options: str = "", players: str = "", **headers: object
) -> Any:
    """Replay actions from a position; the headers are those of RECORD §2.

    The pile is 9H, the stock JS QS KS and the first player named is to move, unless a header says otherwise.
    """
    return document(replay(parse(_position(variant, hands, actions, options, players, headers))))


def dealt(variant: str, cards: str, /, *actions: str, players: str, options: str = "") -> Any:
    """Replay actions from a deal; the last player is the dealer."""
    dealer = players.rsplit(maxsplit=1)[-1]
    header = [*_beginning(variant, options, players), f"dealer: {dealer}", f"deck: {cards}"]
    return document(replay(parse("\n".join([*header, "---", *actions]) + "\n")))


def unreadable(
    variant: str, hands: str, /, *actions: str, options: str = "", players: str = "", **headers: object
) -> str:
    """Return the slug of the fault of a position that cannot be read; an empty text when it can."""
    try:
        replay(parse(_position(variant, hands, actions, options, players, headers)))
    except Unreadable as fault:
        return fault.slug.value
    return ""


def deck(first: str = "", *, after: int = 0, then: str = "", packs: int = 1, jokers: int = 0) -> str:
    """Write a whole pack: some first cards, the others by suit and rank, and at one place some others."""
    cards = [f"{rank}{suit}" for suit in "CDHS" for rank in RANKS] * packs + ["joker"] * jokers * packs
    for card in [*first.split(), *then.split()]:
        cards.remove(card)
    whole = [*first.split(), *cards]
    return " ".join([*whole[:after], *then.split(), *whole[after:]])


def may(table: Any) -> set[str]:
    """Return what the seat that has the decision may do, without its name."""
    return {line.split(" ", 1)[1] for line in table["state"]["legal"]}


def now(table: Any) -> tuple[str, str | None]:
    """Return the phase and whose decision it is."""
    return table["state"]["phase"], table["state"]["turn"]


def totals(table: Any) -> list[int]:
    """Return the points of each seat in the match."""
    return list(table["match"]["totals"].values())


def winners(table: Any) -> list[str]:
    """Return who has won; only a match that is over has winners."""
    assert table["match"]["over"] is (table["state"]["phase"] == "MATCH_OVER")
    return list(table["match"]["winners"])


def _position(
    variant: str, hands: str, actions: tuple[str, ...], options: str, players: str, headers: dict[str, object]
) -> str:
    names = [hand.split("=")[0] for hand in hands.split()]
    away = [name for key in ("sits_out", "out") for name in str(headers.get(key, "")).split()]
    usual = {"pile": "9H", "stock": "JS QS KS", "turn": names[0]}
    lines = (f"{key}: {value}" for key, value in {**usual, **headers}.items())
    header = chain(
        _beginning(variant, options, players or " ".join([*names, *away])), [f"hands: {hands}"], lines
    )
    return "\n".join([*header, "---", *actions]) + "\n"


def _beginning(variant: str, options: str, players: str) -> list[str]:
    said = [f"options: {options}"] if options else []
    return ["record: 1", f"variant: {variant}", *said, f"players: {players}"]
