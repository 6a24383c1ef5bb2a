"""Has computer players think that are to move, from the moment they are: when their clock runs out they mostly know.

Nothing waits for a thought, neither a lock nor the clocks: one that does not come in time is done without.
"""

from dataclasses import dataclass
from typing import Final

from bot.engine.actions import Action
from bot.engine.view import SeatView
from bot.manager.desks.desk import Desk
from bot.manager.ids import TableId
from bot.manager.parts import Parts
from bot.manager.ports import Thinking
from bot.manager.tables.clocks import asleep
from bot.manager.tables.computers import thinking_view

LONGEST: Final = 3.0
"""Seconds after which a thought is not waited for any more."""
AGAIN: Final = 0.25
"""Seconds until a turn is looked at again whose thought has not come yet."""


@dataclass(slots=True)
class Thought:
    """What is thought about, since when (steady seconds), and what came of it: nothing, where it is `over` without."""

    view: SeatView
    since: float
    over: bool = False
    action: Action | None = None


class Thoughts:
    """One thought a table, about its present situation. They are in memory only: after a start it is thought anew."""

    def __init__(self, parts: Parts, thinking: Thinking) -> None:
        self._parts = parts
        self._thinking = thinking
        self._of: dict[TableId, Thought] = {}

    def begin(self, desk: Desk) -> None:
        """Have the player think that is to move, unless it does already; what is about another situation is dropped."""
        table = desk.table
        waits = table.pause is not None or asleep(table)
        view = None if waits else thinking_view(table)
        known = self._of.get(table.id)
        if view is None:
            self._of.pop(table.id, None)
        elif known is None or known.view != view:
            thought = self._of[table.id] = Thought(view, self._parts.clock.steady())
            self._parts.start(self._think(thought))

    def awaited(self, desk: Desk) -> bool:
        """Tell whether a thought is still to come that is worth waiting for."""
        self.begin(desk)
        thought = self._of.get(desk.table.id)
        if thought is None or thought.over:
            return False
        return self._parts.clock.steady() - thought.since < LONGEST

    def take(self, desk: Desk) -> Action | None:
        """Return what was thought of for a table; None where nothing was, or needs to be."""
        thought = self._of.pop(desk.table.id, None)
        return None if thought is None else thought.action

    async def _think(self, thought: Thought) -> None:
        try:
            thought.action = await self._thinking.decide(thought.view, self._parts.chance.whim())
        finally:
            thought.over = True
