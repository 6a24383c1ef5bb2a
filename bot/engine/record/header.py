"""The lines before `---`: read into a Record, and written (RECORD §2, RULES §9.1 entries 3, 4 and 9)."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from bot.engine.record.errors import Slug, Unreadable
from bot.engine.record.form import Cards, DealLine, Entry, Position, Record
from bot.engine.record.notation import read_cards, read_name, read_suit, words, write_cards, write_name

VERSION = "1"
_ALWAYS = ("record", "variant", "players")
_DECK = ("dealer", "deck")
_POSITION = ("hands", "pile", "stock", "turn")
_POSITION_TOO = (
    "suit",
    "open",
    "direction",
    "phase",
    "pending",
    "owed",
    "uncalled",
    "drawn",
    "totals",
    "round",
    "sits_out",
    "out",
)
KEYS = frozenset({*_ALWAYS, *_DECK, *_POSITION, *_POSITION_TOO, "options", "seed"})
"""All that a header can say."""
_ASSIGNED = re.compile(r'("[^"]*"|[^"\s]+)=([^=\s"]+)')
_HEX = re.compile(r"(?:[0-9a-fA-F]{2})+")
_NUMBER = re.compile(r"[0-9]{1,9}")
_PHASES = frozenset({"TURN", "ANSWER_ACE", "ANSWER_DRAW", "ANSWER_SKIP", "ARREST"})
_T = TypeVar("_T")


class _Fields:
    """The header's values by key, each with its line."""

    def __init__(self, said: Sequence[tuple[int, str]], end: int) -> None:
        self.values: dict[str, str] = {}
        self.lines = {"---": end}
        for line, text in said:
            key, colon, value = text.partition(":")
            key = key.strip()
            self._check_key(key, bool(colon), line)
            self.values[key], self.lines[key] = value.strip(), line

    def _check_key(self, key: str, colon: bool, line: int) -> None:
        if not colon:
            raise Unreadable(line, Slug.BAD_LINE, "a header line reads 'key: value'")
        if not self.values and key != "record":
            raise Unreadable(line, Slug.BAD_HEADER, "the first line has to be 'record: 1'")
        if key not in KEYS:
            raise Unreadable(line, Slug.BAD_HEADER, f"unknown key {key!r}")
        if key in self.values:
            raise Unreadable(line, Slug.BAD_HEADER, f"{key!r} is written twice")

    def require(self, keys: Sequence[str]) -> None:
        """Raise Unreadable unless all these keys are written."""
        for key in keys:
            if key not in self.values:
                raise Unreadable(self.lines["---"], Slug.MISSING, f"the header has no {key!r}")

    def wrong(self, key: str, slug: Slug, what: str) -> Unreadable:
        """Make the fault of one key."""
        return Unreadable(self.lines.get(key, self.lines["---"]), slug, what)

    def words(self, key: str) -> list[str]:
        """Split a value at blanks; a lone `-` is nothing."""
        found = words(self.values.get(key, ""))
        return [] if found == ["-"] else found

    def cards(self, key: str) -> Cards:
        """Read a value that is a list of cards."""
        return read_cards(self.words(key), self.lines.get(key, 0))

    def names(self, key: str) -> tuple[str, ...]:
        """Read a value that is a list of names, each once."""
        names = tuple(read_name(word, self.lines[key]) for word in self.words(key))
        if len(set(names)) < len(names):
            raise self.wrong(key, Slug.BAD_NAME, f"a name stands twice in {key!r}")
        return names

    def number(self, key: str, default: int) -> int:
        """Read a value that is a whole number, 0 or more."""
        return self._number(key, self.values[key]) if key in self.values else default

    def _number(self, key: str, text: str) -> int:
        if not _NUMBER.fullmatch(text):
            raise self.wrong(key, Slug.BAD_POSITION, f"{text!r} in {key!r} is not a number")
        return int(text)

    def one_of(self, key: str, allowed: dict[str, _T], default: _T) -> _T:
        """Read a value out of a few."""
        text = self.values.get(key)
        if text is None:
            return default
        if text not in allowed:
            raise self.wrong(key, Slug.BAD_POSITION, f"{key!r} is one of {', '.join(allowed)}")
        return allowed[text]

    def by_name(self, key: str, players: tuple[str, ...], read: Callable[[str], _T]) -> dict[str, _T]:
        """Read a value made of `NAME=...` into what `read` makes of each, in the order of the players."""
        found: dict[str, _T] = {}
        for word in self.words(key):
            match = _ASSIGNED.fullmatch(word)
            if match is None:
                raise self.wrong(key, Slug.BAD_POSITION, f"{word} is not NAME=VALUE")
            name = read_name(match[1], self.lines[key])
            if name not in players or name in found:
                raise self.wrong(key, Slug.BAD_NAME, f"{match[1]} is unknown or stands twice in {key!r}")
            found[name] = read(match[2])
        return {name: found[name] for name in players if name in found}

    def numbers(self, key: str, players: tuple[str, ...]) -> dict[str, int]:
        """Read a value made of `NAME=NUMBER`; a zero says nothing."""
        found = self.by_name(key, players, lambda text: self._number(key, text))
        return {name: number for name, number in found.items() if number}

    def known_names(self, key: str, players: tuple[str, ...]) -> tuple[str, ...]:
        """Read names that all have to be players."""
        names = self.names(key) if key in self.values else ()
        for name in names:
            if name not in players:
                raise self.wrong(key, Slug.BAD_NAME, f"{write_name(name)} is not in 'players'")
        return names

    def known_name(self, key: str, players: tuple[str, ...]) -> str:
        """Read one name that has to be a player's."""
        names = self.known_names(key, players)
        if len(names) != 1:
            raise self.wrong(key, Slug.BAD_NAME, f"{key!r} is one name")
        return names[0]


def read_header(
    said: Sequence[tuple[int, str]], end: int, *, ended: bool, entries: tuple[Entry, ...]
) -> Record:
    """Make the record of its header lines (number and text, comments gone) and its entries.

    `end` is the line of `---`, or the last one where that is missing (`ended`).
    """
    fields = _Fields(said, end)
    fields.require(_ALWAYS[:1])
    if fields.values["record"] != VERSION:
        raise fields.wrong("record", Slug.BAD_VERSION, f"this program reads version {VERSION}")
    fields.require(_ALWAYS)
    if not ended:
        raise Unreadable(end, Slug.MISSING, "the header does not end with ---")
    players = fields.names("players")
    positional = _starts_from_position(fields, dealt=any(isinstance(entry, DealLine) for entry in entries))
    return Record(
        variant=fields.values["variant"],
        players=players,
        options=_read_options(fields),
        dealer=fields.known_name("dealer", players) if "dealer" in fields.values else None,
        deck=fields.cards("deck") if "deck" in fields.values else None,
        seed=_read_seed(fields),
        position=_read_position(fields, players) if positional else None,
        entries=entries,
        lines=fields.lines,
    )


def _starts_from_position(fields: _Fields, *, dealt: bool) -> bool:
    if "deck" not in fields.values:
        found = [key for key in (*_POSITION, *_POSITION_TOO) if key in fields.values]
        # Where somebody left before the first deal, that is an entry.
        fields.require(_POSITION if found else ("dealer",) if dealt else _DECK)
        return bool(found)
    for key in (*_POSITION, *_POSITION_TOO):
        if key in fields.values:
            raise fields.wrong(key, Slug.BAD_HEADER, f"a record with a 'deck' has no {key!r}")
    fields.require(_DECK)
    return False


def _read_options(fields: _Fields) -> dict[str, str]:
    options: dict[str, str] = {}
    for word in fields.words("options"):
        name, sign, value = word.partition("=")
        if not (name and sign and value) or name in options:
            raise fields.wrong("options", Slug.BAD_OPTION, f"{word} is not NAME=VALUE or stands twice")
        options[name] = value
    return options


def _read_seed(fields: _Fields) -> bytes | None:
    text = fields.values.get("seed")
    if text is None:
        return None
    if not _HEX.fullmatch(text):
        raise fields.wrong("seed", Slug.BAD_HEADER, "a seed is an even number of hexadecimal digits")
    return bytes.fromhex(text)


def _read_position(fields: _Fields, players: tuple[str, ...]) -> Position:
    def hand(text: str) -> Cards:
        return read_cards([] if text == "-" else text.split(","), fields.lines["hands"])

    return Position(
        hands=fields.by_name("hands", players, hand),
        pile=fields.cards("pile"),
        stock=fields.cards("stock"),
        turn=fields.known_name("turn", players),
        suit=read_suit(fields.values["suit"], fields.lines["suit"]) if "suit" in fields.values else None,
        open=fields.one_of("open", {"yes": True, "no": False}, False),
        direction=fields.one_of("direction", {"1": 1, "+1": 1, "-1": -1}, 1),
        phase=fields.one_of("phase", {phase: phase for phase in _PHASES}, "TURN"),
        pending=fields.number("pending", 0),
        owed=fields.numbers("owed", players),
        uncalled=fields.known_names("uncalled", players),
        drawn=fields.number("drawn", 0),
        totals=fields.numbers("totals", players),
        round=fields.number("round", 1),
        sits_out=fields.known_names("sits_out", players),
        out=fields.known_names("out", players),
    )


def write_header(record: Record) -> Iterator[str]:
    """Write the header's lines, `---` included."""
    yield f"record: {VERSION}"
    yield f"variant: {record.variant}"
    if record.options:
        yield "options: " + " ".join(f"{name}={value}" for name, value in record.options.items())
    yield "players: " + _names(record.players)
    if record.dealer is not None:
        yield f"dealer: {write_name(record.dealer)}"
    if record.deck is not None:
        yield f"deck: {write_cards(record.deck)}"
    if record.position is not None:
        yield from _write_position(record.position)
    if record.seed is not None:
        yield f"seed: {record.seed.hex()}"
    yield "---"


def _names(names: Sequence[str]) -> str:
    return " ".join(write_name(name) for name in names)


def _assigned(values: dict[str, str]) -> str:
    return " ".join(f"{write_name(name)}={value}" for name, value in values.items())


def _write_position(position: Position) -> Iterator[str]:
    hands = {name: write_cards(hand).replace(" ", ",") for name, hand in position.hands.items()}
    yield f"hands: {_assigned(hands)}"
    yield f"pile: {write_cards(position.pile)}"
    yield f"stock: {write_cards(position.stock)}"
    yield f"turn: {write_name(position.turn)}"
    for key, value in _further(position).items():
        if value:
            yield f"{key}: {value}"


def _further(position: Position) -> dict[str, str]:
    """Give the optional lines of a position; what is as it starts is empty."""
    return {
        "suit": position.suit.name if position.suit is not None else "",
        "open": "yes" if position.open else "",
        "direction": "-1" if position.direction == -1 else "",
        "phase": position.phase if position.phase != "TURN" else "",
        "pending": str(position.pending or ""),
        "owed": _assigned({name: str(count) for name, count in position.owed.items()}),
        "uncalled": _names(position.uncalled),
        "drawn": str(position.drawn or ""),
        "totals": _assigned({name: str(points) for name, points in position.totals.items()}),
        "round": str(position.round) if position.round != 1 else "",
        "sits_out": _names(position.sits_out),
        "out": _names(position.out),
    }
