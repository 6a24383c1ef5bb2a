"""What has to hold at every moment, looked at with every commit, every answer and every message."""

import json
import math
from collections import Counter
from typing import TYPE_CHECKING

from bot.manager.answers import Answer, Done, Refusal, Refused
from bot.manager.ids import PersonId
from bot.manager.requests import Request, ShowHand
from tests.simulation.answers import Answers
from tests.simulation.clockwork import Clockwork
from tests.simulation.entries import Entries
from tests.simulation.forgotten import Forgotten
from tests.simulation.hub import GUILD, Message, Press
from tests.simulation.leaks import leak
from tests.simulation.network import Weather
from tests.simulation.process import Process
from tests.simulation.projections import Projections

if TYPE_CHECKING:
    from tests.simulation.run import Simulation

MOST = 20
"""Violations that are kept of a seed."""
ANSWERED_WITHIN = 3.0
LEAVES_WITHIN = 10.0
"""Seconds after which who was banned sits at no table any more, where nothing fails."""
SETTLES = 30.0
"""Seconds after bad weather until calls that were caught in it are done."""


class Watch:
    """Collects violations."""

    def __init__(self, simulation: "Simulation") -> None:
        self.simulation = simulation
        self.violations: list[str] = []
        self.counts: Counter[str] = Counter()
        clockwork = Clockwork(simulation.world, simulation.lived, self._server_lost, self.wrong)
        self.entries = Entries(simulation.disk, simulation.hub, clockwork, self.wrong, self.counts)
        self._refused: dict[str, tuple[str, int]] = {}
        self._unfair_until = 0.0
        self._last_lock = False
        self.forgotten = Forgotten(simulation, self.entries.stories, self.wrong)
        self._answers = Answers(simulation, self.wrong, self.counts)
        self._projections = Projections(simulation, self.entries.stories, self.wrong, self.counts)
        simulation.disk.committed = self._committed
        simulation.hub.showed = self._showed
        simulation.hub.told = self._told
        simulation.gateway.told_of_ban = self.told_of_ban

    def _server_lost(self, table: str) -> float:
        """Return for how long the process has known that nobody can play in the server of a table."""
        process = self.simulation.process
        lost = None if process is None else process.server_lost
        if lost is None or self.simulation.hub.away is None or self.entries.server_of(table) != GUILD:
            return 0.0
        return self.simulation.world.now - lost

    def wrong(self, what: str) -> None:
        """Note a violation."""
        if len(self.violations) < MOST:
            self.violations.append(f"at {self.simulation.world.now:.2f} s: {what}")

    def weather(self, weather: Weather) -> None:
        """Hear that the weather has changed."""
        if not weather.fair:
            self._unfair_until = math.inf
        elif self._unfair_until == math.inf:
            self._unfair_until = self.simulation.world.now + SETTLES

    def fair_since(self, at: float) -> bool:
        """Tell whether nothing has failed in the network since then."""
        return at >= self._unfair_until

    def answered(self, request: Request, answer: Answer) -> None:
        """Check an answer of the manager against the log: "ok" is in it, "no" is not."""
        receipt = request.asker.receipt
        if isinstance(answer, Done) and not isinstance(request, ShowHand) and not self.entries.knows(receipt):
            self.wrong(f"{type(request).__name__} {receipt} was answered with ok and is not in the log")
        if isinstance(answer, Refused):
            self._check_refusal(request, answer)

    def close(self) -> None:
        """Look at what can be told at the end only."""
        self.entries.close()
        for receipt, (reason, process) in self._refused.items():
            # A press that was refused before the process died, and comes again to the next, is a new one to it.
            if self.entries.process_of(receipt) == process:
                self.wrong(f"{receipt} was refused ({reason}) and is in the log")

    def _check_refusal(self, request: Request, answer: Refused) -> None:
        receipt = request.asker.receipt
        if not answer.said:
            self._refused[receipt] = answer.reason, self.entries.process
            if self.entries.knows(receipt):
                self.wrong(f"{receipt} was refused ({answer.reason}) and is in the log")
        if answer.reason in {"failed", Refusal.FROZEN}:
            self.wrong(f"{type(request).__name__} was answered with {answer.reason}")
        process = self.simulation.process
        leaves = process is not None and process.stopping is not None
        if answer.reason == Refusal.NOT_SAVED and self.simulation.plan.calm and not leaves:
            self.wrong(f"{type(request).__name__} was not saved, and nothing was wrong with the disk")

    def _committed(self, written: set[str]) -> None:
        self.entries.committed(written)
        self.forgotten.committed(written)

    def _told(self, press: Press, message: Message) -> None:
        self._answers.told(press, message)
        self._projections.told(press, message)

    def _showed(self, message: Message) -> None:
        for what in leak(message, self.entries):
            self.wrong(what)

    def sent(self, press: Press) -> None:
        """Have a look at a press when its time to be answered is over."""
        self.simulation.world.later(ANSWERED_WITHIN, self._in_time, press, self.simulation.process)
        self._answers.sent(press)
        self._projections.sent(press)

    def told_of_ban(self, person: int) -> None:
        """Have a look at the tables some time after the process has heard that somebody was banned."""
        self.simulation.world.later(LEAVES_WITHIN, self._has_left, person, self.simulation.process)

    def _has_left(self, person: int, process: Process | None) -> None:
        heard = process is self.simulation.process and process is not None and process.alive
        quiet = self.simulation.plan.calm and person in self.simulation.hub.banned
        if heard and quiet and process is not None and process.stopping is None:
            for table in self.simulation.people.tables():
                if table.live and table.place.guild_id == GUILD and PersonId(person) in table.here():
                    self.wrong(f"{person} was banned and still sits at table {table.id}")

    def _in_time(self, press: Press, process: Process | None) -> None:
        now = self.simulation.world.now
        same = process is self.simulation.process and process is not None
        lived = process is not None and same and process.alive
        if process is not None and process.stopping is not None and press.delivered is not None:
            # Who leaves in order leaves nobody without an answer whom he has heard before.
            lived = process.stopped and press.delivered < process.stopping
        prompt = press.delivered is not None and press.delivered - press.at < 1
        if lived and prompt and now >= self._unfair_until and press.answered is None:
            self.wrong(f"{json.dumps(press.data)} was not answered within 3 s")
