"""The computer players of the tutorial: they play plainly, and err where the learner is to notice it.

One forgets to say that it has one card left; the other puts a wrong card down once, and notices what the learner does
wrong. Nowhere else does a computer player err on purpose, and the learner is told (docs/decisions/0019).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from bot.engine.actions import Action, Call, Catch, Challenge, Play
from bot.engine.cards import BIT, SUIT
from bot.engine.state import Phase
from bot.engine.view import SeatView
from bot.players import easy
from bot.players.attention import Attention, noticed
from bot.players.lesson import DEALT, LEARNER

_NOBODY_ELSE: Final = 3
"""Cards on the pile, at most, when the second computer player has its first turn."""


@dataclass(frozen=True, slots=True)
class Teacher:
    """A computer player of a lesson: `forgets` to say "last card", or watches the learner and errs once itself."""

    forgets: bool

    def choose(self, view: SeatView, rng: Random, budget: int = 0) -> Action:  # noqa: ARG002 - every player is given one
        """Choose a legal action, a card without a power before others; in its first turn the one that errs takes a wrong card."""
        wrong = self._slip(view)
        if wrong is not None:
            return wrong
        tables = view.table.rules.tables
        plain = [
            action
            for action in view.actions
            if isinstance(action, Play) and not BIT[action.cards[0]] & tables.special
        ]
        if not plain or view.table.owed[view.seat]:
            return easy.choose(view, rng)
        return min(plain, key=lambda play: (SUIT[play.cards[0]] is not view.table.suit, play.cards))

    def notices(self, view: SeatView, rng: Random) -> Action | None:
        """Give what it says: each leaves the learner his chance to be the first to catch the other."""
        attention = Attention(
            calls=not self.forgets,
            draws=1,
            catches=not self.forgets and _is_to_be_caught(view),
            challenges=not self.forgets,
            collects=0,
        )
        return noticed(view, rng, attention)

    def _slip(self, view: SeatView) -> Play | None:
        """Return the wrong card it plays: while it holds what it was dealt, right before the learner's turn."""
        table = view.table
        fresh = set(view.hand) == DEALT[view.seat] and table.pile <= _NOBODY_ELSE
        if self.forgets or not fresh or table.direction != 1 or table.phase is not Phase.TURN:
            return None
        wrong = [card for card in view.hand if card not in view.plays]
        return Play(view.seat, (wrong[0],)) if wrong else None


TEACHERS: Final[Mapping[str, Teacher]] = {
    "forgetful": Teacher(forgets=True),
    "watchful": Teacher(forgets=False),
}
"""The computer players of a lesson by name, in the order of their seats."""


def patience(action: Action) -> float:
    """Return how long it takes to say something, in turns of a computer player: the learner has time to read."""
    match action:
        case Call():
            return 0.4
        case Challenge():
            return 0.7
        case Catch(target=target) if target == LEARNER:
            return 4
        case _:
            return 0.5


def _is_to_be_caught(view: SeatView) -> bool:
    """Tell whether the learner has forgotten to call, or has had his turn since another did."""
    table = view.table
    return LEARNER in table.uncalled or table.turn in table.uncalled
