"""What one seat has decided in a recorded match: what it saw each time, and what it did."""

from dataclasses import dataclass

from bot.engine.actions import Action, Deal, Play, Seat
from bot.engine.cards import KIND
from bot.engine.match import decision
from bot.engine.record.form import Move, Record, ShuffleLine
from bot.engine.record.replaying import Replaying
from bot.engine.view import SeatView, seat_view


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice between several actions: what the seat saw, which of `view.actions` it took, and the moment of the record (`bot.engine.record.moments`) it saw it at.

    `number` says where it stands among all that was done in the match: its first deal is 0, whatever was refused counts too.
    """

    view: SeatView
    action: Action
    moment: int
    number: int


def decisions(record: Record, seat: Seat) -> tuple[Decision, ...]:
    """Play a record through and keep what a seat has chosen to do on its turns, where it had a choice.

    Misplays are left out: nobody chooses between those. Raises Unreadable where the record cannot be what happened.
    """
    asked = _Asked(record, seat)
    asked.run(strict=False)
    return tuple(asked.decisions)


class _Asked(Replaying):
    """A replay in which one seat is watched."""

    def __init__(self, record: Record, seat: Seat) -> None:
        super().__init__(record)
        self.decisions: list[Decision] = []
        self._whose = seat
        self._moment = 0
        self._number = 0

    def move(self, move: Move, shuffle: ShuffleLine | None) -> None:
        """Take one action, and keep it where it was chosen by the seat."""
        self._number += 1
        before, action = self.match, self.cast.action(move, self.match)
        super().move(move, shuffle)
        if decision(before) == self._whose and self.told[-1].reason is None:
            self._keep(seat_view(before, self._whose), action)
        self._count()

    def take_deal(self, action: Deal, line: int) -> None:
        """Deal the next round."""
        self._number += 1
        super().take_deal(action, line)
        self._count()

    def _keep(self, view: SeatView, action: Action) -> None:
        taken = next((each for each in view.actions if _told(each) == _told(action)), None)
        if taken is not None and len(view.actions) > 1:
            self.decisions.append(Decision(view, taken, self._moment, self._number))

    def _count(self) -> None:
        # As the moments of a course are counted: what changed nothing is none.
        self._moment += bool(self.told[-1].events)


def _told(action: Action) -> tuple[object, ...]:
    """Return what an action is whichever of equal cards it plays; of several the last lies on top."""
    if not isinstance(action, Play):
        return (action,)
    *under, top = action.cards
    return action.seat, sorted(KIND[card] for card in under), KIND[top], action.suit
