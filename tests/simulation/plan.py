"""What goes wrong in a seed, and when: more of it towards the end, where no later traffic heals the damage."""

from dataclasses import dataclass
from random import Random

from tests.simulation.network import Weather

SECONDS = 900.0
"""How long people play in a seed at least."""
STORM = 40.0
"""Seconds at the end in which everything goes wrong more often."""
NIGHT = 3 * 3600.0, 14 * 3600.0
"""Seconds a night takes, where there are any."""
DAY = 400.0
"""Seconds between two nights: days are short, for it is the nights that clocks run out in."""
MOST_LOST = 0.6
"""How many answers are lost at most."""
HEALED = 380.0
"""Seconds after the people have stopped and the network is healed until everything has to be whole."""


@dataclass(frozen=True)
class Plan:
    """What goes wrong. `calm` is a network and a disk without faults (rate limits and kills remain)."""

    calm: bool
    kill_within: int
    """The next death comes within so many awaits."""
    storm_kill_within: int
    cuts_every: float
    twice: float
    locked: float
    """The share of transactions that find the database locked."""
    jumps_every: float | None = None
    """Seconds between two times that the machine's clock is set, by up to an hour; None where it is right."""
    offset: float = 0.0
    """By how many seconds it is wrong from the start."""
    trouble: float = 1.0
    """How long it takes until something happens to the places played in, relative to its usual time."""
    often: str = ""
    """The kind of trouble that is to happen twenty times as often as is usual."""
    threads: bool = False
    """Whether two of the channels are threads, which go into the archive and are locked."""
    second_server: bool = False
    """Whether two of the channels are in another server."""
    opens_threads: bool = False
    """Whether the first server wants a thread for every table."""
    crowded: bool = False
    """Whether all tables are in one channel, whose limit they share."""
    slow: bool = False
    """Whether turns take hours and days, and people sleep at night."""
    hand_size: str = ""
    """How many cards are dealt at every table; as people like it where that is empty."""
    single: bool = False
    """Whether every match is of one round."""
    asks: float = 0.0
    """How likely people ask for what was played, or is stored of them, where they would do something else."""
    forgets: float = 0.1
    """How likely somebody who asks for his data wants them deleted."""
    lost_answers: float = 1.0
    """How many times as often as is usual a call has its effect and no answer."""
    pace: float = 1.0
    """How long people take for everything, relative to their usual time."""
    seconds: float = SECONDS
    least_commits: int = 300
    least_tables: int = 4
    least_kills: int = 1

    def weather(self, rng: Random, *, stormy: bool) -> Weather:
        """Return how the network is for the next half minute or so."""
        if self.calm:
            return Weather()
        worse = 3 if stormy else 1
        return Weather(
            before=rng.choice((0, 0.01, 0.1)) * worse,
            after=min(rng.choice((0, 0.01, 0.1)) * worse * self.lost_answers, MOST_LOST),
            limited=rng.choice((0, 0.01, 0.05)),
            late=rng.choice((0, 0.02, 0.2)),
            down=rng.random() < 0.06 * worse,
        )

    def downtime(self, rng: Random) -> float:
        """Return how long it takes until a new process starts: mostly seconds, sometimes two hours."""
        longest = rng.choices((10, 120, 1200, 7200), (70, 20, 8, 2))[0]
        return rng.uniform(0.5, longest)


def plan_of(seed: int) -> Plan:
    """Return the plan of a seed: every third is calm."""
    rng = Random(f"plan {seed}")
    calm = seed % 3 == 0
    return Plan(
        calm=calm,
        kill_within=rng.choice((1500, 4000, 9000)),
        storm_kill_within=rng.choice((50, 200, 600)),
        cuts_every=rng.choice((60, 200, 600)),
        twice=0.0 if calm else rng.choice((0, 0.02, 0.2)),
        locked=0.0 if calm else rng.choice((0, 0.003, 0.02)),
        jumps_every=rng.choice((None, None, None, 300)),
        offset=rng.choice((0, 0, 0, -600, 600)),
        threads=rng.random() < 0.3,
        second_server=rng.random() < 0.25,
        opens_threads=rng.random() < 0.15,
        slow=rng.random() < 0.12,
    )
