"""One seed of a league: from its sign-up to its champion, with everything that goes wrong meanwhile."""

from collections import Counter
from typing import Any, ClassVar, Final

import cogs.league
from bot.manager.leagues.asked import CreateLeague, SomeLeagueRequest
from bot.manager.leagues.leagues import LeagueAnswer
from bot.store.books import books
from tests.simulation.hub import GUILD, Message, Press
from tests.simulation.league_behaviours import PRESET, choose_in_league
from tests.simulation.league_end import ended
from tests.simulation.league_people import LeaguePeople
from tests.simulation.league_plan import LeaguePlan, league_plan_of
from tests.simulation.league_watch import LeagueWatch
from tests.simulation.plan import HEALED
from tests.simulation.players import People
from tests.simulation.process import COGS, Process
from tests.simulation.report import Report
from tests.simulation.run import Simulation

AFTERWARDS: Final = 1200.0
"""Seconds for which people go on after it: managers may correct what has ended."""


class LeagueSimulation(Simulation):
    """The world of one league."""

    cogs: ClassVar = (*COGS, cogs.league)

    def __init__(self, seed: int, plan: LeaguePlan | None = None, *, until_wrong: bool = False) -> None:
        """With `until_wrong` it ends at the first violation."""
        self.league_plan = plan or league_plan_of(seed)
        self.launched = 0.0
        """When the process that lives now was started, by the machine's clock."""
        super().__init__(seed, self.league_plan, until_wrong=until_wrong)
        self.hub.makes_threads = self.league_plan.makes_threads
        self.leagues = LeagueWatch(self)
        entered, sent = self.disk.committed, self.watch.sent

        def committed(written: set[str]) -> None:
            entered(written)
            self.leagues.committed(written)

        def pressed(press: Press) -> None:
            sent(press)
            self.leagues.sent(press)

        self.disk.committed = committed
        self.watch.sent = pressed  # type: ignore[method-assign]
        self.hub.posted = self._posted
        books(self.disk).presets.save(
            GUILD, PRESET, variant=self.league_plan.variant, options=self.league_plan.options, by=1, at=0
        )

    @property
    def league_people(self) -> LeaguePeople:
        """Return those who play."""
        assert isinstance(self.people, LeaguePeople)
        return self.people

    def _everybody(self) -> People:
        return LeaguePeople(self, choose_in_league)

    def _posted(self, message: Message) -> None:
        self.leagues.rung.posted(message)

    def _overhear(self, process: Process) -> None:
        super()._overhear(process)
        self.launched = process.clock.now()
        leagues: Any = process.manager.leagues
        handle = leagues.handle

        async def heard(request: CreateLeague | SomeLeagueRequest) -> LeagueAnswer:
            answer: LeagueAnswer = await handle(request)
            if process.alive:
                self.leagues.answered(request, answer)
            return answer

        leagues.handle = heard

    def _play(self) -> None:
        while not self._over and not self._is_time() and self.world.now < self.league_plan.longest:
            self._until(self.world.now + 10)

    def _is_time(self) -> bool:
        """Tell whether it is time for the storm."""
        stored = self.leagues.stored.values()
        if not stored:
            return False
        if all(one.league.over for one in stored):
            since = max(self.leagues.over_since.values())
            return self.league_plan.storm_at < 1 or self.world.now > since + AFTERWARDS
        stages = {"cup": 4, "season": self._days()}
        drawn = max(len(one.league.stages) / stages[one.league.terms.format] for one in stored)
        return 1 > self.league_plan.storm_at <= drawn

    def _days(self) -> int:
        return int(self.league_plan.values.get("days", 1))

    def _settle(self) -> None:
        """Let the leagues come to their end, without anybody who plays."""
        while not self._over and self.world.now < self.league_plan.longest:
            live = [one for one in self.leagues.stored.values() if one.live]
            if not live:
                break
            for one in live:
                if one.paused:
                    manager = self.league_people.manager
                    self.people.type(manager, self.hub.plain_channels()[0], "league", "resume", league=one.id)
            self._until(self.world.now + 120)
        self._until(self.world.now + HEALED)

    def _look_back(self) -> None:
        super()._look_back()
        ended(self)
        self.leagues.close()

    def _quiet(self) -> bool:
        leagues = None if self.process is None else self.process.manager.leagues
        return super()._quiet() and leagues is not None and not leagues._board.waiting

    def _report(self, cpu: float) -> Report:
        report = super()._report(cpu)
        stored = self.leagues.stored.values()
        report.counts += Counter(
            leagues=len(stored),
            cups=sum(not one.season for one in stored),
            seasons=sum(one.season for one in stored),
            champions=sum(one.league.champion is not None for one in stored),
            tables=sum(len(stage.tables) for one in stored for stage in one.league.stages),
            rings=self.leagues.rung.rings,
            changes=self.leagues.counts["changes"],
            dues=self.leagues.counts["due"],
            corrections=self.leagues.counts["SetResult"],
        )
        report.violations = [f"LEAGUE={self.seed}: {line.partition(': ')[2]}" for line in report.violations]
        return report
