"""What may come of an action: worlds as they may be, played on to the end of the round."""

from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Final, assert_never

from bot.engine.actions import (
    Action,
    Call,
    Catch,
    Challenge,
    Deal,
    Draw,
    Join,
    Leave,
    Name,
    Pass,
    Play,
    Settle,
)
from bot.engine.cards import hand_of
from bot.engine.events import Why
from bot.engine.moves import moves
from bot.engine.play import lay, name
from bot.engine.playout import mixer
from bot.engine.state import Round
from bot.engine.stock import take
from bot.engine.tables import Tables
from bot.engine.view import SeatView
from bot.players.hindsight import unlikely
from bot.players.layout import pile_of
from bot.players.rollout import play_out
from bot.players.taste import taste
from bot.players.worlds import Worlds
from bot.players.worth import worth

_ODD: Final = 0.4
"""How much less likely a world is in which somebody has done something odd: people, too, mostly do the obvious."""


class Futures:
    """Worlds one seat may be in, and what its actions come to in them."""

    def __init__(self, view: SeatView, rng: Random) -> None:
        """Work out what the seat knows, and what the match is about."""
        rules = view.table.rules
        self._view = view
        self._rng = rng
        self._worlds = Worlds(view, rng)
        self._worth = worth(view.table, view.seat)
        self._taste = taste(rules)
        self._tables = honest(rules.tables)
        self._gone = pile_of(view)
        self._reorder = mixer(rng)

    def world(self) -> tuple[Round, float]:
        """Give one more world, and how likely it is beside others; in it everybody has taken what was owed."""
        world = self._worlds.deal()
        odd = unlikely(self._view, world, self._taste, self._gone, self._rng)
        world.tables = self._tables
        world.reorder = self._reorder
        for seat in world.seats:
            if world.owed[seat]:
                take(world, seat, world.owed[seat], Why.OWED, None)
                world.owed[seat] = 0
        return world, _ODD**odd

    def outcome(self, world: Round, action: Action) -> float:
        """Give the seat's chance to win the match when it does this in a world, which stays as it is."""
        r = world.copy()
        r.reorder = self._reorder
        act(r, action)
        gone = self._gone | (hand_of(action.cards) if isinstance(action, Play) else 0)
        play_out(r, self._taste, gone)
        return self._worth.of(r)


def act(r: Round, action: Action) -> None:
    """Take a legal action of the seat to move in place."""
    step = moves(r.tables)
    match action:
        case Play(seat, (card,), suit):
            step.lay(r, seat, card, suit, None)
        case Play(seat, cards, suit):
            lay(r, seat, cards[-1], suit, None, under=cards[:-1])
        case Draw(seat):
            step.draw(r, seat, None)
        case Pass(seat):
            step.pass_on(r, seat, None)
        case Name(_, suit):
            name(r, suit, None)
        case Call() | Catch() | Challenge() | Settle() | Leave() | Join() | Deal():
            raise ValueError(f"{type(action).__name__} is not a choice of the seat to move")
        case _:
            assert_never(action)


@lru_cache(maxsize=256)
def honest(tables: Tables) -> Tables:
    """Give the same rules at a table where nothing is left to enforce: everybody draws at once, and calls."""
    return replace(tables, catches=False, calls=False)
