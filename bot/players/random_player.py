"""The player that does anything it may."""

from random import Random

from bot.engine.actions import Action
from bot.engine.view import SeatView
from bot.players.attention import Attention, noticed

_ATTENTION = Attention(calls=0.5, draws=0.5, catches=0.3, challenges=0.3, collects=0.1)


def choose(view: SeatView, rng: Random, budget: int = 0) -> Action:  # noqa: ARG001 - every player is given one
    """Choose one of the legal actions, all equally likely; the seat has to have the decision."""
    return rng.choice(view.actions)


def notices(view: SeatView, rng: Random) -> Action | None:
    """Give what the player does out of turn now, if anything."""
    return noticed(view, rng, _ATTENTION)
