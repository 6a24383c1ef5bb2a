"""Which servers Discord cannot reach just now: an outage of theirs, or the bot was removed."""

from bot.manager.desks.desk import TABLE, Desk
from bot.manager.ports import Clock


class Reach:
    """Servers out of reach, and since when (steady time). In memory: after a start Discord says it again."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._lost: dict[int, float] = {}

    def lose(self, guild_id: int) -> None:
        """Hear that a server cannot be reached."""
        self._lost.setdefault(guild_id, self._clock.steady())

    def regain(self, guild_id: int) -> float | None:
        """Hear that a server can be reached; return for how many seconds it could not, None where it could."""
        since = self._lost.pop(guild_id, None)
        return None if since is None else self._clock.steady() - since

    def holds(self, guild_id: int) -> bool:
        """Tell whether a server can be reached, as far as is known."""
        return guild_id not in self._lost

    def suspends(self, desk: Desk) -> bool:
        """Tell whether nobody can play at a table: its server is out of reach, or its channel is no more."""
        return desk.message(TABLE).closed or not self.holds(desk.table.place.guild_id)
