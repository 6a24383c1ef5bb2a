"""What a record tells of how its cards were shuffled, and whether it is true (docs/fair-deals.md).

A reader of records that knows nothing of it finds comments: `# fair-secret: …` and others, before the line `---`.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from bot.engine.actions import Deal, Reason
from bot.engine.cards import Card
from bot.engine.events import Refilled
from bot.engine.match import NotAllowed, apply
from bot.engine.record.cast import as_written
from bot.engine.record.errors import Slug, Unreadable
from bot.engine.record.form import Cards, Move, Record, ShuffleLine
from bot.engine.record.reader import parse
from bot.engine.record.replaying import Replaying
from bot.engine.shuffle import fingerprint, match_seed, shuffled

_TOLD = re.compile(r"^# fair-([a-z]+): *(.*?) *$", re.MULTILINE)
_KEYS: Final = ("fingerprint", "secret", "table", "match", "presses")
LESSON: Final = "# lesson: the cards were laid out beforehand"
_HEX = re.compile(r"(?:[0-9a-f]{2})*")
_COSTLY: Final = frozenset({Reason.NOBODY_TO_CATCH, Reason.NOTHING_TO_CHALLENGE})
"""Refusals that stand in the record of a real match, because they cost cards."""


class Wrong(StrEnum):
    """What may not agree."""

    COMMITMENT = "commitment"
    SEED = "seed"
    DEALER = "dealer"
    PACK = "pack"
    STOCK = "stock"
    MOVE = "move"


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that does not agree: in which round, and for a new stock or a move in which line."""

    wrong: Wrong
    round: int = 0
    line: int = 0


@dataclass(frozen=True, slots=True)
class Proof:
    """What the seed of a match was made of, and the fingerprint that was shown before."""

    table: str
    match: int
    presses: tuple[int, ...]
    fingerprint: str
    secret: bytes = field(repr=False)

    @property
    def seed(self) -> bytes:
        """Return the seed that follows."""
        return match_seed(self.secret, self.table, self.presses)


@dataclass(frozen=True, slots=True)
class Checked:
    """What was checked of a record: the packs and new stocks that were compared, and what does not agree."""

    proof: Proof
    packs: int
    stocks: int
    faults: tuple[Fault, ...]

    @property
    def fair(self) -> bool:
        """Tell whether everything agrees."""
        return not self.faults


def proof_of(secret: bytes, table: str, match: int, presses: Iterable[int]) -> Proof:
    """Return the proof of a match with this secret."""
    return Proof(table, match, tuple(presses), fingerprint(secret), secret)


def with_proof(text: str, proof: Proof) -> str:
    """Put a proof into the header of a record that was written."""
    values = (
        proof.fingerprint,
        proof.secret.hex(),
        proof.table,
        str(proof.match),
        " ".join(map(str, proof.presses)),
    )
    told = "".join(f"# fair-{key}: {value}\n" for key, value in zip(_KEYS, values, strict=True))
    head, line, rest = text.partition("---\n")
    return f"{head}{told}{line}{rest}"


def as_lesson(text: str) -> str:
    """Say in the header of a record that its cards were laid out beforehand, so that nobody takes them for shuffled."""
    head, line, rest = text.partition("---\n")
    return f"{head}{LESSON}\n{line}{rest}"


def is_lesson(text: str) -> bool:
    """Tell whether a record says that its cards were laid out beforehand."""
    head, _, _ = text.replace("\r\n", "\n").partition("---\n")
    return LESSON in head.split("\n")


def check(text: str) -> Checked:
    """Check everything a record tells of its shuffles. Raises Unreadable where it tells too little."""
    record = parse(text)
    if is_lesson(text):
        raise Unreadable(1, Slug.MISSING, "a lesson: its cards were laid out beforehand, not shuffled")
    proof = _read_proof(text)
    if record.seed is None or record.position is not None:
        line = record.line_of("---")
        raise Unreadable(line, Slug.MISSING, "without a seed and a pack there is nothing to check")
    checking = _Checking(record)
    try:
        checking.run(strict=False)
    except Unreadable:
        # After other cards the rest need not fit; what is wrong with it is told by what was wrong before.
        if not checking.faults:
            raise
    faults = (*_of_seed(record, proof), *checking.faults)
    return Checked(proof, checking.packs, checking.stocks, faults)


def _read_proof(text: str) -> Proof:
    told = dict(_TOLD.findall(text.replace("\r\n", "\n")))
    secret, presses = told.get("secret", ""), told.get("presses", "").split()
    for key in _KEYS:
        if key not in told:
            raise Unreadable(1, Slug.MISSING, f"without a line '# fair-{key}:' there is nothing to check")
    if not (_HEX.fullmatch(secret) and all(map(_is_number, (told["match"], *presses)))):
        raise Unreadable(1, Slug.BAD_HEADER, "a secret is written in hex, the match and presses are numbers")
    return Proof(
        told["table"],
        int(told["match"]),
        tuple(map(int, presses)),
        told["fingerprint"],
        bytes.fromhex(secret),
    )


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


def _of_seed(record: Record, proof: Proof) -> Iterator[Fault]:
    """Yield what is wrong with the seed and what it was made of."""
    if fingerprint(proof.secret) != proof.fingerprint:
        yield Fault(Wrong.COMMITMENT)
    if proof.seed != record.seed:
        yield Fault(Wrong.SEED)
    first = record.players[proof.seed[0] % len(record.players)]
    if proof.match == 1 and record.dealer != first:
        yield Fault(Wrong.DEALER, 1)


class _Checking(Replaying):
    """A replay in which every pack and every new stock is compared with what the seed says."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self.packs = self.stocks = 0
        self.faults: list[Fault] = []
        if record.deck is not None:
            self._compare_pack(record.deck, 0, 1)

    def take_deal(self, action: Deal, line: int) -> None:
        if action.pack is not None:
            self._compare_pack(action.pack, self.match.counter, self.match.round_number + 1)
        super().take_deal(action, line)

    def move(self, move: Move, shuffle: ShuffleLine | None) -> None:
        if shuffle is not None:
            self._compare_stock(move, shuffle)
        super().move(move, shuffle)
        if self.told[-1].reason not in {None, *_COSTLY}:
            self.faults.append(Fault(Wrong.MOVE, self.match.round_number, move.line))

    def _compare_pack(self, given: Cards, number: int, round_number: int) -> None:
        assert self.record.seed is not None
        self.packs += 1
        if given != _written(shuffled(self.match.rules.pack(), self.record.seed, number)):
            self.faults.append(Fault(Wrong.PACK, round_number))

    def _compare_stock(self, move: Move, shuffle: ShuffleLine) -> None:
        """Take the action as the seed would have it, which gives the new stock it leads to."""
        self.stocks += 1
        try:
            events = apply(self.match, self.cast.action(move, self.match)).events
        except NotAllowed as refusal:
            events = () if refusal.step is None else refusal.step.events
        stocks = [_written(event.cards) for event in events if isinstance(event, Refilled)]
        if stocks != [shuffle.stock]:
            self.faults.append(Fault(Wrong.STOCK, self.match.round_number, shuffle.line))


def _written(cards: Iterable[Card]) -> Cards:
    return tuple(map(as_written, cards))
