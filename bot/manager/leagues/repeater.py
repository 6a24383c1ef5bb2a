"""Makes the next league of a series, in the transaction that notes that it is made: once, whatever dies when."""

from collections.abc import Callable

from bot.manager.ids import LeagueId
from bot.manager.leagues.keeper import Deed, LeagueDesk, LeagueKeeper
from bot.manager.leagues.repeating import followed, opens
from bot.manager.parts import Parts


class Repeater:
    """The one who makes leagues by himself."""

    def __init__(self, parts: Parts, keeper: LeagueKeeper, changed: Callable[[LeagueDesk], None]) -> None:
        """`changed` hears of leagues that have changed, or are new."""
        self._parts = parts
        self._keeper = keeper
        self._changed = changed

    async def see_to(self, desk: LeagueDesk) -> None:
        """Make the next league if it is time. The desk's lock is held. Raises `NotSaved`, OSError."""
        at, now = self._parts.clock.now(), desk.competition
        time = opens(now)
        if time is None or time > at:
            return
        zone = self._parts.preferences.server(now.place.guild_id).time_zone
        fresh = LeagueId(self._parts.chance.table_id())
        after, other, tell = followed(now, at, zone, fresh, self._parts.chance.secret().hex())
        deed = Deed(f"repeat:{now.id}", "repeated")
        if other is None:
            await self._keeper.commit(desk, after, deed, tell)
        else:
            made = Deed(f"repeated:{now.id}", "CreateLeague", about=other.plan.name)
            self._changed(await self._keeper.follow(desk, after, deed, other, made))
        self._changed(desk)
