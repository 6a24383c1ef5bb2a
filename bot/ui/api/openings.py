"""New channels of direct messages, one after the other: Discord takes a bot that opens many at once for a nuisance."""

from collections.abc import Callable
from typing import Final

from bot.manager.ids import PersonId

AT_ONCE: Final = 4
"""So many may be opened without a pause, so that one table of newcomers starts at once."""
PATIENCE: Final = 60.0
"""Seconds a turn is kept for somebody that nothing is sent to any more."""


class Openings:
    """Gives everybody who has no channel yet his turn, `every` so many seconds."""

    def __init__(self, every: float, now: Callable[[], float]) -> None:
        self._every = every
        self._now = now
        self._next = 0.0
        self._turns: dict[PersonId, float] = {}

    def wait(self, person: PersonId) -> float:
        """Return for how many seconds a person's channel may not be opened yet; 0 uses his turn up."""
        now = self._now()
        turn = self._turns.pop(person, None)
        if turn is None:
            self._next = max(self._next, now - self._every * (AT_ONCE - 1))
            turn, self._next = self._next, self._next + self._every
        if turn <= now:
            return 0
        self._turns = {other: at for other, at in self._turns.items() if at > now - PATIENCE}
        self._turns[person] = turn
        return turn - now
