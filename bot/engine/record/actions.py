"""The lines after the header: actions, deals and shuffles (RECORD §3), read and written."""

import re
from typing import assert_never

from bot.engine.cards import Suit
from bot.engine.record.errors import Slug, Unreadable
from bot.engine.record.form import DealLine, Entry, Move, ShuffleLine, Verb
from bot.engine.record.notation import read_cards, read_name, read_suit, words, write_cards, write_name

_DEAL = re.compile(r'deal\s+("[^"]*"|\S+?)(?:\s+([0-9]{1,9}))?\s*:(?:\s+(.*))?')
_ALONE = frozenset({Verb.DRAW, Verb.PASS, Verb.CALL, Verb.CHALLENGE, Verb.LEAVE, Verb.JOIN})


def read_entry(said: str, line: int) -> Entry:
    """Read one line after the header, without its comment."""
    match words(said):
        case ["settle"]:
            return Move(Verb.SETTLE, line=line)
        case ["settle", *_]:
            raise _no_action(said, line)
        case ["shuffle", *stock]:
            if not stock:
                raise Unreadable(line, Slug.BAD_SHUFFLE, "a shuffle lists the new stock")
            return ShuffleLine(read_cards(stock, line), line)
        case ["deal", *_]:
            return _read_deal(said, line)
        case [name, verb, *rest]:
            return _read_move(read_name(name, line), verb, rest, line)
        case _:
            raise _no_action(said, line)


def _no_action(said: str, line: int) -> Unreadable:
    return Unreadable(line, Slug.BAD_ACTION, f"{said!r} is not an action")


def _read_deal(said: str, line: int) -> DealLine:
    match = _DEAL.fullmatch(said)
    if match is None:
        raise Unreadable(line, Slug.BAD_DEAL, "a deal reads 'deal NAME [HAND_SIZE]: CARD ...'")
    dealer, hand_size, pack = match.groups()
    if not pack:
        raise Unreadable(line, Slug.BAD_DECK, "a deal lists the whole shuffled pack")
    return DealLine(
        dealer=read_name(dealer, line),
        hand_size=int(hand_size) if hand_size else None,
        pack=read_cards(pack.split(), line),
        line=line,
    )


def _read_move(name: str, verb: str, rest: list[str], line: int) -> Move:
    match verb, rest:
        case Verb.PLAY, [_, *_]:
            return _read_play(name, rest, line)
        case Verb.CATCH, [target]:
            return Move(Verb.CATCH, name, target=read_name(target, line), line=line)
        case Verb.NAME, [suit]:
            return Move(Verb.NAME, name, suit=read_suit(suit, line), line=line)
        case _, [] if verb in _ALONE:
            return Move(Verb(verb), name, line=line)
        case _:
            raise _no_action(" ".join([verb, *rest]), line)


def _read_play(name: str, rest: list[str], line: int) -> Move:
    suit = None
    if rest[-1].startswith("="):
        suit = read_suit(rest[-1][1:], line)
        rest = rest[:-1]
    if not rest:
        raise _no_action("play", line)
    return Move(Verb.PLAY, name, read_cards(rest, line), suit, line=line)


def write_move(move: Move) -> str:
    """Write an action in the form of RECORD §3."""
    parts = [write_name(move.name)] if move.name else []
    parts.append(move.verb)
    if move.cards:
        parts.append(write_cards(move.cards))
    if move.suit is not None:
        parts.append(_named(move.verb, move.suit))
    if move.target:
        parts.append(write_name(move.target))
    return " ".join(parts)


def _named(verb: Verb, suit: Suit) -> str:
    return suit.name if verb is Verb.NAME else f"={suit.name}"


def write_entry(entry: Entry) -> str:
    """Write one line after the header."""
    match entry:
        case Move():
            return write_move(entry)
        case ShuffleLine():
            return f"shuffle {write_cards(entry.stock)}"
        case DealLine():
            size = "" if entry.hand_size is None else f" {entry.hand_size}"
            return f"deal {write_name(entry.dealer)}{size}: {write_cards(entry.pack)}"
        case _:
            assert_never(entry)
