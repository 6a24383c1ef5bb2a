"""The end of a round in which nothing is hidden any more: the seat looks ahead at its later turns, too."""

from dataclasses import dataclass
from random import Random
from typing import Final

from bot.engine.actions import Action, Play
from bot.engine.cards import Hand, hand_of
from bot.engine.plays import turn_actions
from bot.engine.state import Round
from bot.engine.view import SeatView
from bot.players.futures import Futures, act
from bot.players.layout import pile_of
from bot.players.normal import move
from bot.players.rollout import play_out
from bot.players.taste import Taste, taste
from bot.players.worth import Worth, worth

_CERTAIN: Final = 1.0
"""What a match is worth that is won."""
_TWO: Final = 2


def nothing_hidden(view: SeatView) -> bool:
    """Tell whether the seat knows where every card lies, and no chance is left: between two, once the stock has run out for good."""
    table = view.table
    holding = [seat for seat in table.playing if table.counts[seat]]
    return not table.stock and not table.rules.tables.refills and len(holding) == _TWO


def look_ahead(view: SeatView, rng: Random, usual: Action, budget: int) -> Action:
    """Choose an action where nothing is hidden, looking at so many positions at most."""
    world, _ = Futures(view, rng).world()
    ending = _Ending(world, taste(view.table.rules), worth(view.table, view.seat), pile_of(view), budget)
    return ending.best(view.actions, usual)


@dataclass(slots=True)
class _Ending:
    """Looks for the line that brings a seat most if the other does what the normal player would.

    Lines are tried in the order of how many times the seat does something unusual itself, and each is played on to the
    end, so that what is found is to be had however early the search has to stop.
    """

    world: Round
    taste: Taste
    worth: Worth
    gone: Hand
    """The cards of the pile."""
    left: int
    """Positions that may still be looked at."""

    def best(self, actions: tuple[Action, ...], usual: Action) -> Action:
        """Choose an action, the usual one unless another brings more."""
        best, most, looked = usual, -1.0, -1
        odd, before = 0, self.left
        # Where one unusual action more has led to no position more, there are no other lines.
        while most < _CERTAIN and self.left > 0 and before - self.left != looked:
            looked, before = before - self.left, self.left
            for action in (usual, *(other for other in actions if other != usual)):
                worth = self._after(self.world, self.gone, action, odd - (action != usual))
                if worth > most:
                    best, most = action, worth
            odd += 1
        return best

    def _after(self, r: Round, gone: Hand, action: Action, odd: int) -> float:
        """Give what is to be had after an action with so many unusual ones of the seat, at most; less than nothing is none."""
        if odd < 0 or self.left <= 0:
            return -1.0
        self.left -= 1
        after = r.copy()
        gone = _act(after, gone, action)
        if odd == 0:
            if after.ended is None:
                play_out(after, self.taste, gone)
            return self.worth.of(after)
        while after.ended is None and after.turn != self.worth.seat:
            gone = _act(after, gone, move(after, self.taste, gone))
        return self.worth.of(after) if after.ended is not None else self._most(after, gone, odd)

    def _most(self, r: Round, gone: Hand, odd: int) -> float:
        """Give the most the seat can get from its turn on."""
        usual = move(r, self.taste, gone)
        most = self._after(r, gone, usual, odd)
        for action in turn_actions(r):
            if most >= _CERTAIN:
                break
            if action != usual:
                most = max(most, self._after(r, gone, action, odd - 1))
        return most


def _act(r: Round, gone: Hand, action: Action) -> Hand:
    """Take an action in place, and give the cards of the pile then."""
    act(r, action)
    return gone | hand_of(action.cards) if isinstance(action, Play) else gone
