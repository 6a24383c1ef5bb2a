"""The plainest sensible player, for comparisons only: the measure that aims for better players were once set by."""

from random import Random
from typing import Final

from bot.engine.actions import Action, Draw, Name, Play
from bot.engine.cards import BIT, SUIT, Suit
from bot.engine.view import SeatView
from bot.players import normal
from bot.players.attention import noticed
from bot.players.taste import taste

_KEPT: Final = 100
"""What it is worth to keep a card that fits everything: more than any suit is long."""


def choose(view: SeatView, rng: Random, budget: int = 0) -> Action:
    """Choose a legal action; the seat has to have the decision.

    It plays whenever it can, what leaves it the most cards of the suit asked for then, and eights and jokers last. It
    looks at nobody else's cards, and powers are nothing to it.
    """
    plays = [action for action in view.actions if isinstance(action, Play)]
    names = [action for action in view.actions if isinstance(action, Name)]
    if names:
        return max(names, key=lambda name: (_length(view, name.suit, ()), rng.random()))
    draws = [action for action in view.actions if isinstance(action, Draw)]
    if draws and (view.table.owed[view.seat] or not plays):
        return draws[0]
    return max(plays or view.actions, key=lambda action: (_worth(view, action), rng.random()))


def notices(view: SeatView, rng: Random) -> Action | None:
    """Give what it does out of turn: it is as attentive as the normal player, so that only play is compared."""
    return noticed(view, rng, normal.ATTENTION)


def _worth(view: SeatView, action: Action) -> int:
    if not isinstance(action, Play):
        return 0
    plain = taste(view.table.rules).plain
    following = _length(view, SUIT[action.cards[-1]] if action.suit is None else action.suit, action.cards)
    return following - _KEPT * sum(not BIT[card] & plain for card in action.cards)


def _length(view: SeatView, suit: Suit | None, played: tuple[int, ...]) -> int:
    """Count the cards of a suit in hand, without those that fit everything and those played."""
    plain = taste(view.table.rules).plain
    return sum(SUIT[card] is suit for card in view.hand if card not in played and BIT[card] & plain)
