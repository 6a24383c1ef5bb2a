"""The three moves as either kind of table makes them: wrong ones refused, or caught by the players.

Each must be allowed (`bot.engine.allowed`); passing is for the seat to move.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from bot.engine import enforcement, play
from bot.engine.actions import Seat
from bot.engine.cards import Card, Suit
from bot.engine.events import Facts
from bot.engine.state import Round
from bot.engine.tables import Tables


class Moves(NamedTuple):
    """Functions that change a round in place."""

    lay: Callable[[Round, Seat, Card, Suit | None, Facts], None]
    draw: Callable[[Round, Seat, Facts], None]
    pass_on: Callable[[Round, Seat, Facts], None]


_REFUSED: Final = Moves(play.lay_one, play.draw, play.pass_on)
_CAUGHT: Final = Moves(enforcement.lay, enforcement.draw, enforcement.pass_on)


def moves(tables: Tables) -> Moves:
    """Give the moves as the tables of a ruleset have them."""
    return _CAUGHT if tables.catches else _REFUSED
