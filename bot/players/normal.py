"""A good player that thinks of this turn only: what to keep, what to shed, whom to hurt."""

from random import Random
from typing import Final

from bot.engine.actions import Action, Draw, Name, Pass, Play
from bot.engine.allowed import choices
from bot.engine.cards import Hand
from bot.engine.state import Round
from bot.engine.view import SeatView
from bot.players.attention import Attention, noticed
from bot.players.greedy import lead
from bot.players.layout import at_a_glance, pile_of
from bot.players.rollout import named
from bot.players.taste import Taste, taste

ATTENTION: Final = Attention(calls=0.95, draws=0.95, catches=0.85, challenges=0.85, collects=0.35)


def choose(view: SeatView, rng: Random, budget: int = 0) -> Action:  # noqa: ARG001 - every player is given them
    """Choose a legal action; the seat has to have the decision.

    It takes what it owes, answers every threat, and plays whenever it can: what leaves the next seat stuck most likely,
    keeping what fits everything, and shedding points and hurting when somebody comes close.
    """
    r, liking, gone = at_a_glance(view), taste(view.table.rules), pile_of(view)
    if r.naming:
        return Name(view.seat, named(r, liking, gone))
    return move(r, liking, gone)


def move(r: Round, liking: Taste, gone: Hand) -> Action:
    """Choose for the seat to move, which has no suit to name for the starter; ``gone`` are the cards of the pile."""
    fitting, drawing, _ = choices(r)
    if not fitting or (drawing and r.owed[r.turn]):
        return Draw(r.turn) if drawing else Pass(r.turn)
    under, card, suit = lead(r, liking, fitting, gone)
    return Play(r.turn, (*under, card), suit)


def notices(view: SeatView, rng: Random) -> Action | None:
    """Give what the player does out of turn now, if anything."""
    return noticed(view, rng, ATTENTION)
