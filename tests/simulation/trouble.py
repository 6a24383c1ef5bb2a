"""What happens to the bot and to the places it plays in while people play: one table, each with how often it happens."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from tests.simulation.hub import Away
from tests.simulation.process import Process

if TYPE_CHECKING:
    from tests.simulation.run import Simulation

STOPS_WITHIN: Final = 12.0
"""Seconds in which a process that was told to stop has to be gone."""

OFTEN: Final = 20
"""How many times as often happens what a plan wants to happen often."""


class Trouble:
    """Makes it happen, until the simulation is calm; then everything is put right again."""

    def __init__(self, simulation: "Simulation") -> None:
        self.simulation = simulation
        self.world = simulation.world
        self.hub = simulation.hub
        self.gateway = simulation.gateway
        self.rng = simulation.rng

    def begin(self) -> None:
        """Let each kind begin."""
        for name in TROUBLES:
            if name not in OF_THREADS or self.hub.threads or self.hub.makes_threads:
                self._again(name)

    def end(self) -> None:
        """Put everything right; threads go into the archive, for nobody writes in them any more."""
        self.gateway.after_press = None
        self.simulation.disk.fill(full=False)
        self.hub.banned.clear()
        self.hub.denied.clear()
        self.hub.locked.clear()
        self.hub.archived |= self.hub.threads
        self._back()

    def stop(self) -> None:
        """Tell the process to stop while it answers somebody."""
        self.gateway.after_press = self._stop

    def _stop(self) -> None:
        """Tell the process to stop; it has to go by itself."""
        process = self.simulation.process
        if process is not None and process.alive and process.ready and process.stopping is None:
            self.simulation.did["stop"] += 1
            process.stop()
            self.world.later(STOPS_WITHIN, self._gone, process)

    def fill_disk(self) -> None:
        """Let there be no room on the disk for a while."""
        if not self.simulation.plan.calm:
            self.simulation.disk.fill(full=True)
            self.world.later(self.rng.uniform(5, 90), lambda: self.simulation.disk.fill(full=False))

    def lose_server(self) -> None:
        """Have the server out of order for a while, or the bot removed from it."""
        if self.hub.away is None:
            self.hub.away = self.rng.choice((Away.OUTAGE, Away.OUTAGE, Away.REMOVED))
            self.gateway.lost(self.hub.away)
            self.world.later(self.rng.uniform(5, 600), self._back)

    def delete_channel(self) -> None:
        """Have a channel deleted, and another made."""
        channel = self.rng.choice(self.hub.plain_channels())
        self.gateway.channel("CHANNEL_DELETE", channel)
        self.gateway.channel("CHANNEL_CREATE", self.hub.delete_channel(channel))

    def deny(self) -> None:
        """Take from the bot the right to write in a channel, and give it back later."""
        channel = self.rng.choice(self.hub.plain_channels())
        self.hub.denied.add(channel)
        self.gateway.channel("CHANNEL_UPDATE", channel)
        self.world.later(self.rng.uniform(10, 300), self._allow, channel)

    def delete_thread(self) -> None:
        """Have a thread deleted."""
        if self.hub.threads:
            thread = self.rng.choice(sorted(self.hub.threads))
            self.gateway.channel("THREAD_DELETE", thread)
            self.hub.delete_thread(thread)

    def archive(self) -> None:
        """Have a thread put into the archive, by whoever; sometimes it is locked for a while."""
        if not self.hub.threads:
            return
        channel = self.rng.choice(sorted(self.hub.threads))
        self.hub.archived.add(channel)
        if self.rng.random() < 0.4:
            self.hub.locked.add(channel)
            self.world.later(self.rng.uniform(10, 300), self._unlock, channel)
        self.gateway.channel("THREAD_UPDATE", channel)

    def ban(self) -> None:
        """Ban somebody from the server, for a while."""
        person = self.rng.choice(self.simulation.people.everybody).id
        if self.hub.away is not None:
            return
        self.hub.banned.add(person)
        self.gateway.banned(person)
        self.world.later(self.rng.uniform(60, 600), self._forgive, person)

    def _again(self, name: str) -> None:
        every, happen = TROUBLES[name]

        def now() -> None:
            if not self.simulation.calm:
                happen(self)
                self._again(name)

        plan = self.simulation.plan
        wait = self.rng.expovariate((OFTEN if name == plan.often else 1) / (every * plan.trouble))
        self.world.later(wait * self.simulation.seldom, now)

    def _back(self) -> None:
        away, self.hub.away = self.hub.away, None
        if away is not None:
            self.gateway.found(away)

    def _allow(self, channel: int) -> None:
        if channel in self.hub.denied:
            self.hub.denied.discard(channel)
            self.gateway.channel("CHANNEL_UPDATE", channel)

    def _unlock(self, channel: int) -> None:
        self.hub.locked.discard(channel)
        if channel in self.hub.threads:
            self.gateway.channel("THREAD_UPDATE", channel)

    def _forgive(self, person: int) -> None:
        if person in self.hub.banned:
            self.hub.banned.discard(person)
            self.gateway.unbanned(person)

    def _gone(self, process: Process | None) -> None:
        if process is self.simulation.process and process is not None and process.alive:
            self.simulation.watch.wrong("a process that was told to stop did not go")


OF_THREADS: Final = frozenset({"archive", "delete_thread"})
TROUBLES: Final[Mapping[str, tuple[float, Callable[[Trouble], None]]]] = {
    "stop": (500, Trouble.stop),
    "fill_disk": (1500, Trouble.fill_disk),
    "lose_server": (2500, Trouble.lose_server),
    "delete_channel": (2500, Trouble.delete_channel),
    "deny": (1200, Trouble.deny),
    "ban": (1200, Trouble.ban),
    "archive": (200, Trouble.archive),
    "delete_thread": (1500, Trouble.delete_thread),
}
"""Each kind of trouble, and how many seconds pass between two times of it."""
