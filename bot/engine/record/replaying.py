"""Replay a record: every line through the engine, refused ones included (RECORD §4)."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.actions import Deal, Join, Reason
from bot.engine.events import Event
from bot.engine.match import BadDeal, Match, NotAllowed, Step, apply, phase
from bot.engine.record.actions import write_move
from bot.engine.record.cast import Cast
from bot.engine.record.errors import Slug, Unreadable
from bot.engine.record.form import DealLine, Entry, Move, Record, ShuffleLine, Verb
from bot.engine.record.position import begin
from bot.engine.state import Phase


@dataclass(frozen=True, slots=True)
class Told:
    """One action as it was written in canonical form, whether it was refused, and what happened.

    A deal has no action: it is told, but is no step of the record.
    """

    line: int
    action: str | None
    reason: Reason | None
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Replay:
    """A record that was replayed: all that happened, and the match at the end."""

    record: Record
    match: Match
    told: tuple[Told, ...]
    joined: tuple[str, ...] = ()
    """The names of those who took a seat between rounds."""

    @property
    def players(self) -> tuple[str, ...]:
        """List the names of all seats, those who joined later too."""
        return self.record.players + self.joined

    @property
    def steps(self) -> tuple[Told, ...]:
        """List the actions, without the deals."""
        return tuple(told for told in self.told if told.action is not None)

    @property
    def refused(self) -> bool:
        """Tell whether some action was refused."""
        return any(told.reason is not None for told in self.told)


def replay(record: Record, *, strict: bool = False) -> Replay:
    """Play a record through; refused actions change nothing, or end it when `strict`.

    Raises Unreadable where the record cannot be what happened.
    """
    replaying = Replaying(record)
    replaying.run(strict=strict)
    if not (strict and replaying.refused):
        replaying.deal_by_seed(())
    joined = replaying.cast.players[len(record.players) :]
    return Replay(record, replaying.match, tuple(replaying.told), joined)


class Replaying:
    """A replay under way."""

    def __init__(self, record: Record) -> None:
        begun = begin(record)
        self.record = record
        self.cast = Cast(record.players)
        self.match = begun.match
        self.told = [Told(record.line_of("deck"), None, None, begun.events)] if begun.events else []

    def run(self, *, strict: bool) -> None:
        """Take the lines in turn, a shuffle together with the action before it."""
        entries = self.record.entries
        for place, entry in enumerate(entries):
            self.deal_by_seed(entries[place:])
            match entry:
                case Move():
                    following = entries[place + 1] if place + 1 < len(entries) else None
                    self.move(entry, following if isinstance(following, ShuffleLine) else None)
                case DealLine():
                    self._deal(entry)
                case ShuffleLine() if not place or not isinstance(entries[place - 1], Move):
                    raise Unreadable(entry.line, Slug.BAD_SHUFFLE, "no action stands before it")
            if strict and self.refused:
                return

    @property
    def refused(self) -> bool:
        """Tell whether the last action was refused."""
        return bool(self.told) and self.told[-1].reason is not None

    def deal_by_seed(self, rest: Sequence[Entry]) -> None:
        """Deal the next round where the seed says how and no line does, before the rest of the lines or, without any, at the end.

        Who leaves or joins after a round does so before the next: nobody may be dealt that one.
        """
        if rest and isinstance(rest[0], Move) and rest[0].verb in {Verb.LEAVE, Verb.JOIN}:
            return
        if self.record.seed is not None and phase(self.match) is Phase.ROUND_OVER and not _dealt_by(rest):
            line = rest[0].line if rest else self.record.entries[-1].line
            self.take_deal(Deal(), line)

    def _deal(self, said: DealLine) -> None:
        if phase(self.match) is not Phase.ROUND_OVER:
            raise Unreadable(said.line, Slug.BAD_DEAL, "no round is over here")
        self.take_deal(Deal(self.cast.seat(said.dealer), said.hand_size, said.pack), said.line)

    def take_deal(self, action: Deal, line: int) -> None:
        """Deal the next round."""
        try:
            step = apply(self.match, action)
        except BadDeal as problem:
            raise Unreadable(line, Slug(problem.slug), str(problem)) from problem
        self.match = step.match
        self.told.append(Told(line, None, None, step.events))

    def move(self, move: Move, shuffle: ShuffleLine | None) -> None:
        """Take one action, with the new stock that a line gives for it."""
        action = self.cast.action(move, self.match)
        reason, step = None, Step(self.match, ())
        try:
            if isinstance(action, Join):
                self._seat(move.name)
            step = apply(self.match, action, refill=shuffle.stock if shuffle else None)
        except NotAllowed as refusal:
            reason, step = refusal.reason, refusal.step or step
        except BadDeal as problem:
            line = shuffle.line if shuffle else move.line
            raise Unreadable(line, Slug(problem.slug), str(problem)) from problem
        self.match = step.match
        self.told.append(Told(move.line, write_move(move), reason, step.events))

    def _seat(self, name: str) -> None:
        """Give a seat to somebody who joins; a name that has one cannot take another."""
        if self.cast.knows(name):
            raise NotAllowed(Reason.MATCH_OVER if self.match.over else Reason.CANNOT_JOIN)
        apply(self.match, Join())
        self.cast.add(name)


def _dealt_by(rest: Sequence[Entry]) -> bool:
    """Tell whether a later line deals this round: one that comes before anything is played."""
    for entry in rest:
        if isinstance(entry, DealLine):
            return True
        if isinstance(entry, Move) and entry.verb is Verb.PLAY:
            return False
    return False
