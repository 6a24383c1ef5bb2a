"""A record as what lay on the table after each thing that was done: what is stepped through."""

from dataclasses import dataclass, field

from bot.engine.actions import Deal
from bot.engine.events import Event
from bot.engine.match import Match
from bot.engine.record.form import Move, Record, ShuffleLine
from bot.engine.record.replaying import Replaying
from bot.engine.view import PublicView, public_view


@dataclass(frozen=True, slots=True)
class Moment:
    """What one action, or a deal, has led to: what happened, what everybody saw then, and what each seat held (sets of bits)."""

    events: tuple[Event, ...] = field(repr=False)
    public: PublicView
    hands: tuple[int, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Course:
    """A record move by move. `players` are the names of all seats, of those who joined later too."""

    players: tuple[str, ...]
    moments: tuple[Moment, ...]


def course(record: Record) -> Course:
    """Play a record through and keep every moment; refused actions that changed nothing are left out.

    Raises Unreadable where the record cannot be what happened.
    """
    watched = _Watched(record)
    watched.run(strict=False)
    return Course(watched.cast.players, tuple(watched.moments))


class _Watched(Replaying):
    """A replay of which every moment is kept."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        first = self.told[-1].events if self.told else ()
        self.moments = [_moment(self.match, first)] if self.match.round is not None else []

    def move(self, move: Move, shuffle: ShuffleLine | None) -> None:
        """Take one action and keep what it has led to."""
        super().move(move, shuffle)
        self._keep()

    def take_deal(self, action: Deal, line: int) -> None:
        """Deal the next round and keep what it has led to."""
        super().take_deal(action, line)
        self._keep()

    def _keep(self) -> None:
        events = self.told[-1].events
        if events:
            self.moments.append(_moment(self.match, events))


def _moment(match: Match, events: tuple[Event, ...]) -> Moment:
    hands = () if match.round is None else tuple(match.round.hands)
    return Moment(events, public_view(match), hands)
