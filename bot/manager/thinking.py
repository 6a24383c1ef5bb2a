"""A computer player that thinks in the process itself: for tests and simulations, whose time it takes none of."""

import logging
from collections.abc import Callable, Mapping
from random import Random
from typing import Final, TypeVar

from bot.engine.actions import Action, Seat
from bot.engine.record import parse
from bot.engine.record.deciding import Decision, decisions
from bot.engine.view import SeatView
from bot.manager.ports import Compared
from bot.players import strong
from bot.players.looking_back import compared

BUDGET: Final = 8
"""Play-outs a decision: so few that a simulated match is soon over."""

Thought = TypeVar("Thought")

log = logging.getLogger(__name__)


class ThinksHere:
    """Thinks at once, while everything else waits."""

    async def decide(self, view: SeatView, seed: int) -> Action | None:
        """Return what the strongest player does."""
        return _tried(strong.choose, view, Random(seed), BUDGET)

    async def compare(self, view: SeatView, taken: Action, seed: int) -> Compared | None:
        """Return what the strongest player would have done."""
        return _tried(compared, view, taken, Random(seed), BUDGET)

    async def decisions(self, record: str, seat: Seat) -> tuple[Decision, ...] | None:
        """Return what a seat has decided."""
        return _tried(_decided, record, seat)

    def figures(self) -> Mapping[str, float]:
        """Count nothing."""
        return {}

    async def stop(self) -> None:
        """Stop: nothing is ever under way."""


def _decided(record: str, seat: Seat) -> tuple[Decision, ...]:
    return decisions(parse(record), seat)


def _tried(think: Callable[..., Thought], *about: object) -> Thought | None:
    """Return what is thought; as in a process of its own, an error comes to nothing and says nothing."""
    try:
        return think(*about)
    except Exception as error:  # noqa: BLE001 - a table does not depend on it
        log.warning("A thought has failed with %s", type(error).__name__)
        return None
