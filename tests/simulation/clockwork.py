"""What has to hold of every clock that goes off: not early, only once, and not before people have had all its time."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bot.manager.tables.clocks import PLAYERS_CLOCKS, Kind
from tests.simulation.loop import World

EARLY = 0.002
"""Seconds: clocks are written with fewer digits than they are kept."""

SHORT = 0.5
"""Seconds that may be lost of a player's time where the machine's clock is set or the process dies."""

OFTEN = frozenset({Kind.REMARK, Kind.REMIND, Kind.REMIND_MOTION})
"""Clocks that may go off several times about the same thing."""

Row = tuple[str, str, int, float]
"""A stored clock: its table, its kind, its mark and when it is due."""


@dataclass(frozen=True)
class Begun:
    """When a clock was first seen, in seconds the bot has lived by then, and how long it was to run."""

    lived: float
    seconds: float


class Clockwork:
    """The clocks as they are stored.

    `lived` tells how many seconds the bot has lived so far, whatever its clock says, and `server_lost` for how many it
    has known that nobody can play in the server of a table.
    """

    def __init__(
        self,
        world: World,
        lived: Callable[[], float],
        server_lost: Callable[[str], float],
        wrong: Callable[[str], None],
    ) -> None:
        self._world = world
        self._lived = lived
        self._server_lost = server_lost
        self._wrong = wrong
        self._stored: dict[tuple[str, str], tuple[int, float]] = {}
        self._begun: dict[tuple[str, str, int], Begun] = {}
        self._fired: set[tuple[str, str, int]] = set()

    @property
    def now(self) -> float:
        """Return the time since the simulation began."""
        return self._world.now

    def stored(self, rows: Iterable[Row]) -> None:
        """Hear which clocks are stored now."""
        self._stored = {(table, kind): (mark, due) for table, kind, mark, due in rows}
        now = self._world.epoch + self._world.skew
        for (table, kind), (mark, due) in self._stored.items():
            key = table, kind, mark
            if key not in self._begun:
                self._begun[key] = Begun(self._lived(), due - now)

    def fired(self, table: str, kind: str, at: float) -> None:
        """Hear that a clock went off when the machine's clock stood at `at`."""
        mark, due = self._stored.get((table, kind), (None, None))
        if mark is None or due is None or at < due - EARLY:
            self._wrong(f"table {table}: clock {kind} went off at {at}, it was due at {due}")
            return
        key = table, kind, mark
        if key in self._fired and kind not in OFTEN:
            self._wrong(f"table {table}: clock {kind} of {mark} went off a second time")
        self._fired.add(key)
        begun = self._begun[key]
        had = self._lived() - begun.lived
        if kind in PLAYERS_CLOCKS and self._server_lost(table) > 1:
            self._wrong(f"table {table}: clock {kind} went off while its server was out of reach")
        if kind in PLAYERS_CLOCKS and had < begun.seconds - SHORT:
            self._wrong(f"table {table}: clock {kind} went off after {had:.1f} of {begun.seconds:.1f} s")
