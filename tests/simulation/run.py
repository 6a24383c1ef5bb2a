"""One seed: a quarter of an hour at some tables, with everything that goes wrong, and what has to hold all the same."""

import logging
import os
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from types import ModuleType
from typing import ClassVar, Final

from bot.manager.desks import timer
from bot.manager.errors import NotSaved
from bot.manager.terms import Terms
from bot.store.books import books
from bot.ui.answers import private
from tests.discretion import Listener
from tests.simulation.behaviours import choose
from tests.simulation.disk import new_disk
from tests.simulation.gateway import Gateway
from tests.simulation.healed import whole
from tests.simulation.hub import GUILD, OTHER_PARENT, Hub
from tests.simulation.loop import World, clear_graves
from tests.simulation.network import Network, Weather
from tests.simulation.plan import DAY, HEALED, NIGHT, STORM, Plan, plan_of
from tests.simulation.players import FIRST, People
from tests.simulation.process import COGS, Process
from tests.simulation.report import Report
from tests.simulation.trouble import Trouble
from tests.simulation.watch import Watch

CHANNELS: Final = (101, 102, 103, 104, 105)
THREADS: Final = frozenset({104, 105})
"""Those of them that are threads, where there are any."""
ELSEWHERE: Final = frozenset({102, 104, OTHER_PARENT})
"""The channels of the second server, where there is one."""
MODERATORS: Final = frozenset({FIRST})
AT_NIGHT: Final = 30.0
"""How many times as long it takes at night until something happens."""
SLOW_LOOK: Final = 120.0
"""Seconds between two looks at the clocks where there are nights: a night has too many of ten seconds."""
OURS: Final = ("bot", "cogs")
"""Loggers of the bot: all their details are read, whether they tell a card."""


class Simulation:
    """The world of one seed, and the process that lives in it now."""

    cogs: ClassVar[Sequence[ModuleType]] = COGS

    def __init__(self, seed: int, plan: Plan | None = None, *, until_wrong: bool = False) -> None:
        """With `until_wrong` it ends at the first violation."""
        self._until_wrong = until_wrong
        self.seed = seed
        self.plan = plan or plan_of(seed)
        self.world = World(seed)
        self.world.skew = self.plan.offset
        self.rng = Random(f"trouble {seed}")
        self.hub = Hub(self.world, CHANNELS[:1] if self.plan.crowded else CHANNELS)
        self.hub.threads = THREADS if self.plan.threads else frozenset()
        self.network = Network(self.world, self.hub)
        self.gateway = Gateway(self.world, self.hub, MODERATORS)
        self.gateway.twice = self.plan.twice
        self.hub.opened = lambda thread: self.gateway.channel("THREAD_UPDATE", thread)
        self.disk = new_disk()
        self.hub.elsewhere = ELSEWHERE if self.plan.second_server else frozenset()
        self.hub.makes_threads = self.plan.opens_threads
        if self.plan.opens_threads:
            books(self.disk).settings.set("server", GUILD, "threads", "on", by=1, at=0)
        if self.plan.crowded:
            books(self.disk).settings.set("server", GUILD, "several_tables", "on", by=1, at=0)
        self.did: Counter[str] = Counter()
        self.kills = 0
        """How many processes have ended, those that were told to stop among them."""
        self.stops = 0
        self.deaths: list[float] = []
        self._dead = 0.0
        """Seconds without a process before the one that lives now."""
        self.steps = 0
        self.calm = False
        self.stormy = False
        self.storm_began = 0.0
        self.night_until = 0.0
        self.process: Process | None = None
        self.people = self._everybody()
        self.watch = Watch(self)
        self.trouble = Trouble(self)

    def run(self) -> Report:
        """Play, heal, look at what is left; return what was seen."""
        began = time.process_time()
        with _installed(self):
            self._launch()
            self.people.begin()
            self._turn_weather()
            self._cut_sometimes()
            self.trouble.begin()
            self._jump_sometimes()
            self._sleep_sometimes()
            self._play()
            self._storm()
            self._heal()
            self._until(self.world.now + HEALED)
            self._settle()
            self._until_quiet()
            if not self._over:
                self._look_back()
        if self.process is not None and self.process.alive:
            self.process.kill()
        clear_graves()
        return self._report(time.process_time() - began)

    def lived(self) -> float:
        """Return for how many seconds processes have lived so far."""
        dead = self.process is None or not self.process.alive
        gone = self.world.now - self.deaths[-1] if dead and self.deaths else 0.0
        return self.world.now - self._dead - gone

    def restart(self) -> None:
        """Start a new process on what the last one has left."""
        if self.process is None or not self.process.alive:
            self._dead = self.world.now - self.lived()
            self._launch()

    def _everybody(self) -> People:
        """Return those who play."""
        return People(self, choose)

    def _play(self) -> None:
        """Let people play for as long as a seed is."""
        while self._too_little() and not self._over:
            self._until(self.world.now + 10)

    def _settle(self) -> None:
        """Let come to its end what has to, when all is well again."""

    def _look_back(self) -> None:
        """Look at what can be told at the end only."""
        whole(self)
        self.watch.close()
        self.watch.forgotten.close()

    def _too_little(self) -> bool:
        """Tell whether too little has happened for a seed."""
        plan, tables = self.plan, len(self.watch.entries.tables)
        enough = self.watch.counts["commits"] >= plan.least_commits and tables >= plan.least_tables
        return self.world.now < plan.seconds or not enough or self.kills < plan.least_kills

    def _storm(self) -> None:
        """Have more go wrong at the end, where no later traffic heals the damage."""
        self.stormy = True
        self.night_until = 0.0
        self.storm_began = self.world.now
        self._kill_soon(self.plan.storm_kill_within)
        for _ in range(2):
            self.world.later(self.rng.uniform(0, STORM), self._lose_unseen)
        self._until(self.world.now + STORM)

    def _lose_unseen(self) -> None:
        """Lose messages while the bot hears nothing."""
        self.gateway.cut(resumes=0.3)
        self._lose()

    def _lose(self) -> None:
        """Lose some messages of tables."""
        for channel in self.hub.channels:
            there = [m for m in self.hub.in_channel[channel] if not m.deleted and m.audience is None]
            there = [m for m in there if m.controls]
            if there and self.rng.random() < 0.4 and self.hub.delete(there[-1]):
                self.gateway.deleted(there[-1])

    def _jump_sometimes(self) -> None:
        if self.calm or self.plan.jumps_every is None:
            return
        if self.world.now > 0:
            jump = self.rng.uniform(-3600, 3600)
            # Less is taken for a delay by the bot, and costs people as much.
            self.world.skew += jump if abs(jump) > timer.JUMP else 0.0
        self.world.later(self.rng.expovariate(1 / self.plan.jumps_every), self._jump_sometimes)

    def _sleep_sometimes(self) -> None:
        """Let it become night now and then: nobody does anything, and little else happens."""
        if self.calm or self.stormy or not self.plan.slow:
            return
        night = 0.0
        if self.world.now > 0:
            night = self.rng.uniform(*NIGHT)
            self.night_until = self.world.now + night
            if self.rng.random() < 0.5:
                self.world.later(self.rng.uniform(0, night), self._kill_soon, 3)
        self.world.later(night + self.rng.expovariate(1 / DAY), self._sleep_sometimes)

    @property
    def seldom(self) -> float:
        """Return how many times as long it takes at this time of the day until something happens."""
        return AT_NIGHT if self.world.now < self.night_until else 1.0

    def _kill_soon(self, within: int) -> None:
        if self.process is not None and self.process.alive:
            self.process.dies_at = self.process.gates + self.rng.randint(1, within)

    def _launch(self) -> None:
        process = Process(
            self.world,
            self.hub,
            self.network,
            self.disk,
            terms=Terms(),
            slow_disk=not self.plan.calm,
            cogs=self.cogs,
        )
        self.process = process
        self._overhear(process)
        if not self.calm:
            within = self.plan.storm_kill_within if self.stormy else self.plan.kill_within
            process.dies_at = self.rng.randint(1, within)
        process.start()
        self.gateway.connect(process)

    def _overhear(self, process: Process) -> None:
        """Hear what a new process answers."""
        process.answered = self.watch.answered

    def _until(self, end: float) -> None:
        """Let time pass."""
        while self.world.now < end and not self._over:
            self._turn(end)

    @property
    def _over(self) -> bool:
        return self._until_wrong and bool(self.watch.violations)

    def _until_quiet(self) -> None:
        """Let time pass until nothing is on its way."""
        end = self.world.now + 60
        while self.world.now < end:
            if self._quiet():
                return
            self._turn(end)

    def _quiet(self) -> bool:
        """Tell whether nothing is being done or written."""
        process = self.process
        if process is None or not process.alive or process.loop.busy or self.network.in_flight:
            return False
        outbox = process.manager._parts.outbox
        return not (outbox._leases or outbox._writers or outbox._notes._tasks._under_way)

    def _turn(self, end: float) -> None:
        """Run one step of the process, or move time on to what comes next."""
        process = self.process
        alive = process is not None and process.alive
        if process is not None and alive and process.loop.busy:
            self.steps += 1
            if not process.step():
                self._died()
            return
        timer = process.loop.next_due() if process is not None and alive else None
        due = self.world.next_due()
        soonest = min((moment for moment in (timer, due) if moment is not None), default=end)
        self.world.now = max(self.world.now, min(soonest, end))
        if soonest > end:
            return
        if process is not None and timer == soonest:
            process.loop.take_due()
        elif due is not None:
            self.world.happen()

    def _died(self) -> None:
        self.kills += 1
        self.stops += self.process is not None and self.process.stopping is not None
        self.deaths.append(self.world.now)
        self.watch.entries.process = self.kills
        down = 1.0 if self.calm else self.plan.downtime(self.rng)
        if not self.calm and self.stormy:
            down = min(down, 20.0)
        self.world.later(down, self.restart)

    def _turn_weather(self) -> None:
        if self.calm:
            return
        self.network.weather = self.plan.weather(self.rng, stormy=self.stormy)
        self.watch.weather(self.network.weather)
        self.disk.locked = lambda: self.rng.random() < self.plan.locked
        if self.stormy:
            self._kill_soon(self.plan.storm_kill_within)
        wait = self.rng.uniform(3, 10 if self.stormy else 40)
        self.world.later(wait * self.seldom, self._turn_weather)

    def _cut_sometimes(self) -> None:
        if self.calm:
            return
        self.gateway.cut()
        wait = self.rng.expovariate(1 / self.plan.cuts_every)
        self.world.later(wait * self.seldom, self._cut_sometimes)

    def _heal(self) -> None:
        """Let nobody press any more, and nothing go wrong."""
        self.people.idle = True
        self.calm = True
        self.network.weather = Weather()
        self.gateway.twice = 0.0
        self.disk.locked = lambda: False
        self.hub.closed.clear()
        self.trouble.end()
        if self.process is not None:
            self.process.dies_at = None
        self.world.later(5, self.restart)
        # After this nothing happens that would heal the damage by the way.
        self.world.later(20, self._lose)
        self.world.later(40, self._lose_unseen)

    def _report(self, cpu: float) -> Report:
        counts = self.watch.counts + Counter(
            events=self.gateway.counts["events"],
            kills=self.kills - self.stops,
            stops=self.stops,
            cuts=self.gateway.counts["cut"],
            faults=sum(self.network.counts.values()) + self.gateway.counts["twice"],
            limited=self.network.limited_calls,
            steps=self.steps,
        )
        wrong = [f"SEED={self.seed}: {line}" for line in self.watch.violations]
        return Report(1, self.world.now, cpu, counts, wrong)


class _Overheard(logging.Handler):
    """Makes every error that is logged a violation: whatever goes wrong outside, the bot knows what to do."""

    def __init__(self, watch: Watch) -> None:
        super().__init__(logging.ERROR)
        self._watch = watch

    def emit(self, record: logging.LogRecord) -> None:
        """Take note of an error."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, NotSaved | OSError) and record.name.startswith("bot"):
            return  # what could not be written is tried again
        self._watch.wrong(f"logged: {record.getMessage()} {error!r}")
        if os.environ.get("SEED") and record.exc_info:
            logging.lastResort.handle(record)  # type: ignore[union-attr]


@contextmanager
def _installed(simulation: Simulation) -> Iterator[None]:
    """Put the virtual clock into the one place that looks at the machine's, and listen to what is logged."""
    overheard = _Overheard(simulation.watch)
    discreet = Listener(lambda told: simulation.watch.wrong(f"logged {told}"))
    loggers = [logging.getLogger(name) for name in (*OURS, "asyncio", "discord")]
    before = [(logger.level, logger.propagate) for logger in loggers]
    real, look = vars(private)["monotonic"], timer.LOOK
    private.monotonic = lambda: simulation.world.now  # type: ignore[attr-defined]
    if simulation.plan.slow:
        vars(timer)["LOOK"] = SLOW_LOOK
    for logger in loggers:
        logger.addHandler(overheard)
        logger.addHandler(discreet)
        logger.setLevel(logging.DEBUG if logger.name in OURS else logging.ERROR)
        logger.propagate = False
    try:
        yield
    finally:
        private.monotonic = real  # type: ignore[attr-defined]
        vars(timer)["LOOK"] = look
        for logger, (level, propagate) in zip(loggers, before, strict=True):
            logger.removeHandler(overheard)
            logger.removeHandler(discreet)
            logger.setLevel(level)
            logger.propagate = propagate
