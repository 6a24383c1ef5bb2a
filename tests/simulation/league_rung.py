"""Whom notices may reach: nobody who is in a league no more, but for the one that tells him so."""

from collections import Counter
from typing import TYPE_CHECKING, Final

from bot.manager.competition import Competition
from tests.simulation.hub import Message

if TYPE_CHECKING:
    from tests.simulation.league import LeagueSimulation

UNDER_WAY: Final = 15.0
"""Seconds for which a notice that was under way when somebody left may still come."""
SLOW: Final = 90.0
"""The same where the network fails: so long is a call tried."""
FOLLOWED: Final = "you follow"
"""Stands in what is told to those who look on at a table."""
TOLD: Final = "taken you out of the league"
"""Stands in the notice that tells somebody that he was dropped."""


class Rung:
    """Sees who is rung, and by what."""

    def __init__(self, simulation: "LeagueSimulation") -> None:
        self.simulation = simulation
        self.rings = 0
        self._gone: dict[tuple[str, int], float] = {}
        """Since when somebody is in a league no more."""
        self._told: Counter[int] = Counter()
        self._dropped: Counter[int] = Counter()

    def changed(self, before: Competition | None, after: Competition, word: str) -> None:
        """Hear who has left a league, and who has come back."""
        gone = after.league.dropped - (frozenset() if before is None else before.league.dropped)
        back = frozenset() if before is None else before.league.dropped - after.league.dropped
        for person in gone:
            self._gone[after.id, person] = self.simulation.world.now
            self._dropped[person] += word == "DropEntrant"
        for person in back:
            self._gone.pop((after.id, person), None)

    def posted(self, message: Message) -> None:
        """Look whether somebody is rung who has left."""
        owner = self.simulation.hub.owner(message.channel)
        rung = set(message.pings) if owner is None else {owner}
        if message.ephemeral or not rung:
            return
        self.rings += len(rung)
        self.simulation.league_people.called(rung)
        if owner is not None and TOLD in message.words:
            self._told[owner] += 1
            if self._told[owner] > self._dropped[owner]:
                self.simulation.watch.wrong(f"{owner} was told once too often that he was dropped")
            return
        for person in rung:
            self._check(person, message)

    def _check(self, person: int, message: Message) -> None:
        now, long = self.simulation.world.now, UNDER_WAY if self.simulation.plan.calm else SLOW
        leagues = self.simulation.leagues.stored.values()
        if any(person in one.league.active or person == one.made_by for one in leagues):
            return
        if FOLLOWED in message.words:
            return  # he has asked for it
        for (league, other), since in self._gone.items():
            if other == person and now - since > long:
                self.simulation.watch.wrong(
                    f"{person}, who left league {league} at {since:.0f}, was rung: {message.words[:300]!r}"
                )
                return
