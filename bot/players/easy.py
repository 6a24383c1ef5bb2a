"""An easy opponent: sensible cards, a wandering attention."""

from collections import Counter
from random import Random

from bot.engine.actions import Action, Draw, Name, Play
from bot.engine.cards import BIT, SUIT, Card, Suit
from bot.engine.view import SeatView
from bot.players.attention import Attention, noticed

_ATTENTION = Attention(calls=0.85, draws=0.85, catches=0.6, challenges=0.6, collects=0.2)
_WHIM = 0.1
"""How often it plays any card at all."""
_CLOSE = 2
"""With so few cards somebody is close to going out, and what costs much has to go."""
_SHED = 20
"""What it is worth to be rid of one more card in the same play."""
_GOING_OUT = 10_000
"""What it is worth to play the last of its cards: more than any hand."""


def choose(view: SeatView, rng: Random, budget: int = 0) -> Action:  # noqa: ARG001 - every player is given one
    """Choose a legal action; the seat has to have the decision.

    It takes what it owes, and otherwise plays whenever it can: it answers every threat, and never draws for more. It
    sheds its longest suit and several cards at once, and keeps its strongest cards until somebody comes close.
    """
    draws = [action for action in view.actions if isinstance(action, Draw)]
    plays = [action for action in view.actions if isinstance(action, Play)]
    if draws and (view.table.owed[view.seat] or not plays):
        return draws[0]
    if not plays:
        return max(view.actions, key=lambda action: (_length(view, action), rng.random()))
    if rng.random() < _WHIM:
        return rng.choice(plays)
    return max(plays, key=lambda play: (_worth(view, play), rng.random()))


def notices(view: SeatView, rng: Random) -> Action | None:
    """Give what the player does out of turn now, if anything: it forgets to call, and overlooks, now and then."""
    return noticed(view, rng, _ATTENTION)


def _length(view: SeatView, action: Action) -> int:
    """Say how many cards it holds of the suit an action names."""
    return _suits_left(view, ())[action.suit] if isinstance(action, Name) else 0


def _worth(view: SeatView, play: Play) -> int:
    """Say how good a play is: what it sheds when somebody is close, else what it keeps for later."""
    if len(play.cards) == len(view.hand):
        return _GOING_OUT
    tables = view.table.rules.tables
    points = sum(tables.points[card] for card in play.cards)
    following = _suits_left(view, play.cards)[_suit_after(play)]
    if _somebody_is_close(view):
        return following + points
    if BIT[play.cards[0]] & tables.special:
        return following - points
    return following - points // len(play.cards) + _SHED * (len(play.cards) - 1)


def _suit_after(play: Play) -> Suit | None:
    return play.suit if play.suit is not None else SUIT[play.cards[-1]]


def _suits_left(view: SeatView, played: tuple[Card, ...]) -> Counter[Suit | None]:
    """Count the suits of the hand without what is played."""
    return Counter(SUIT[card] for card in view.hand if card not in played)


def _somebody_is_close(view: SeatView) -> bool:
    table = view.table
    return any(table.counts[seat] <= _CLOSE for seat in table.playing if seat != view.seat)
