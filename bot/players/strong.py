"""A player that deals the hidden cards as they may lie, and plays on in each such world with the normal player.

It does what the normal player would do, unless something else has come to clearly more.
"""

from math import sqrt
from random import Random
from typing import Final

from bot.engine.actions import Action
from bot.engine.view import SeatView
from bot.players import normal
from bot.players.attention import Attention, noticed
from bot.players.ending import look_ahead, nothing_hidden
from bot.players.futures import Futures

BUDGET: Final = 100
"""Play-outs for a move where nobody says how many."""
ATTENTION: Final = Attention(calls=0.99, draws=0.99, catches=0.96, challenges=0.96, collects=0.5, early=0.9)
_FIRST: Final = 12
"""Worlds before anything is given up."""
_MORE: Final = 6
"""Worlds before it is thought over again."""
_DOUBT: Final = 1.0
"""Standard errors by which something has to be better, or worse."""
_SPREAD: Final = 0.2
"""The variance from world to world that is reckoned with at least, as a share of that of all outcomes: a few may agree by chance."""
_SUPPOSED: Final = 20
"""Outcomes supposed before any is seen, half of them won, so that the first that are alike do not pass for all there is."""


def choose(view: SeatView, rng: Random, budget: int = 0) -> Action:
    """Choose a legal action; the seat has to have the decision."""
    usual = normal.choose(view, rng)
    if len(view.actions) == 1 or (view.may_draw and view.table.owed[view.seat]):
        return usual
    if nothing_hidden(view):
        return look_ahead(view, rng, usual, budget or BUDGET)
    return _best(Futures(view, rng), view.actions, usual, budget or BUDGET)


def notices(view: SeatView, rng: Random) -> Action | None:
    """Give what the player does out of turn now, if anything."""
    return noticed(view, rng, ATTENTION)


class _Outcomes:
    """How much what comes of anything varies."""

    def __init__(self) -> None:
        self._number = float(_SUPPOSED)
        self._sum = self._squares = _SUPPOSED / 2

    def note(self, outcome: float) -> float:
        """Count one more, and give it back."""
        self._number += 1
        self._sum += outcome
        self._squares += outcome * outcome
        return outcome

    def spread(self) -> float:
        """Give the least variance from world to world to reckon with."""
        mean = self._sum / self._number
        return _SPREAD * (self._squares / self._number - mean * mean)


class _Rival:
    """Something to do instead of the usual, and by how much it was better in each world, likely worlds counting more."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self._weights = self._sum = 0.0
        self._squares = [0.0, 0.0, 0.0]

    def note(self, better: float, weight: float) -> None:
        """Count one world more."""
        self._weights += weight
        self._sum += weight * better
        for power in range(3):
            self._squares[power] += weight * weight * better**power

    def range(self, least: float) -> tuple[float, float]:
        """Give how much better it is likely to be, at least and at most; ``least`` is the variance there is between worlds at least."""
        mean = self._sum / self._weights
        none, once, twice = self._squares
        spread = max(twice - 2 * mean * once + mean * mean * none, least * none)
        doubt = _DOUBT * sqrt(spread) / self._weights
        return mean - doubt, mean + doubt


def _best(futures: Futures, actions: tuple[Action, ...], usual: Action, budget: int) -> Action:
    """Play all candidates out in the same worlds, giving up those that are worse, until it is clear or the budget spent."""
    rivals = [_Rival(action) for action in actions if action != usual]
    played, batch, seen = 0, _FIRST, _Outcomes()
    while rivals and played + len(rivals) < budget:
        for _ in range(batch):
            world, likely = futures.world()
            as_usual = seen.note(futures.outcome(world, usual))
            for rival in rivals:
                rival.note(seen.note(futures.outcome(world, rival.action)) - as_usual, likely)
            played += 1 + len(rivals)
            if played + len(rivals) >= budget:
                break
        batch = _MORE
        spread = seen.spread()
        bar = max(0.0, *(rival.range(spread)[0] for rival in rivals))
        rivals = [rival for rival in rivals if rival.range(spread)[1] > bar]
    if not rivals or not played:
        return usual
    spread = seen.spread()
    best = max(rivals, key=lambda rival: rival.range(spread)[0])
    return best.action if best.range(spread)[0] > 0 else usual
