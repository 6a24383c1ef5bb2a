"""A computer player that thinks in the process itself: for tests and simulations, whose time it takes none of."""

import logging
from collections.abc import Mapping
from random import Random
from typing import Final

from bot.engine.actions import Action, Seat
from bot.engine.record import parse
from bot.engine.record.deciding import Decision, decisions
from bot.engine.view import SeatView
from bot.players import PLAYERS

BUDGET: Final = 8
"""Play-outs a decision: so few that a simulated match is soon over."""

log = logging.getLogger(__name__)


class ThinksHere:
    """Thinks at once, while everything else waits."""

    async def decide(self, view: SeatView, seed: int) -> Action | None:
        """Return what the strongest player does."""
        try:
            return (PLAYERS.get("strong") or PLAYERS["normal"]).choose(view, Random(seed), BUDGET)
        except Exception as error:  # noqa: BLE001 - as in a process of its own, it comes to nothing
            log.warning("A thought has failed with %s", type(error).__name__)
            return None

    async def decisions(self, record: str, seat: Seat) -> tuple[Decision, ...] | None:
        """Return what a seat has decided."""
        return decisions(parse(record), seat)

    def figures(self) -> Mapping[str, float]:
        """Count nothing."""
        return {}

    async def stop(self) -> None:
        """Stop: nothing is ever under way."""
