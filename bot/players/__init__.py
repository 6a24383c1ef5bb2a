"""Computer players: from what a seat sees to what it does. Pure, and never shown a hand but their own."""

from collections.abc import Mapping
from random import Random
from typing import Final, Protocol

from bot.engine.actions import Action
from bot.engine.view import SeatView
from bot.players import easy, normal, random_player, strong


class Player(Protocol):
    """What every computer player can do; the modules of this package do it."""

    def choose(self, view: SeatView, rng: Random, budget: int = 0) -> Action:
        """Choose a legal action for a seat that has the decision; `budget` is a number of play-outs."""

    def notices(self, view: SeatView, rng: Random) -> Action | None:
        """Give what the seat does besides its turn, None when nothing strikes it."""


PLAYERS: Final[Mapping[str, Player]] = {
    "easy": easy,
    "normal": normal,
    "strong": strong,
    "random": random_player,
}
"""The computer players by name, the usual one first."""
