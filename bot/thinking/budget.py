"""How many play-outs a move may take: as many as this machine does in about 20 ms of CPU, in this game."""

from typing import Final

from bot.engine.view import SeatView

CPU: Final = 0.020
"""Seconds of CPU a move is to take."""
FIRST: Final = 50
"""Play-outs while nothing is known of a game on this machine."""
LEAST: Final = 10
MOST: Final = 2_000
_DEARER, _CHEAPER = 0.3, 0.03
"""How much a new move counts beside all before it: where the choice is clear a player stops early, which tells little."""


class Budget:
    """Learns what a play-out costs, by the game and the number of players."""

    def __init__(self) -> None:
        self._costs: dict[tuple[str, int], float] = {}

    def of(self, view: SeatView) -> int:
        """Return how many play-outs a move may take."""
        cost = self._costs.get(_game(view))
        return FIRST if cost is None else min(max(int(CPU / cost), LEAST), MOST)

    def learn(self, view: SeatView, playouts: int, cpu: float) -> None:
        """Hear how many seconds of CPU a move with so many play-outs has taken."""
        # A clock that is too coarse to see a move knows nothing of what it costs.
        cost, game = max(cpu, 1e-6) / playouts, _game(view)
        before = self._costs.get(game, cost)
        weight = _DEARER if cost > before else _CHEAPER
        self._costs[game] = before + weight * (cost - before)


def _game(view: SeatView) -> tuple[str, int]:
    rules = view.table.rules
    return rules.variant.name, rules.seats
