"""How often people are answered: every command, once."""

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tests.simulation.hub import Message, Press
from tests.simulation.process import Process

if TYPE_CHECKING:
    from tests.simulation.run import Simulation

ONCE: Final = frozenset({"replay", "stats", "leaderboard", "settings", "privacy"})
"""Commands that are answered with one message; others may say more than one thing."""
SHOWN: Final = "show"
"""The option that has something shown to everybody; who asks is told besides that it is, where it took long."""
PROMPT: Final = 1.0
"""Seconds within which a command comes to the bot that can be answered."""
PATIENCE: Final = 60.0
"""Seconds after which whoever asked has been answered."""


class Answers:
    """Counts answers."""

    def __init__(self, simulation: "Simulation", wrong: Callable[[str], None], counts: Counter[str]) -> None:
        self._simulation = simulation
        self._wrong = wrong
        self._counts = counts

    def sent(self, press: Press) -> None:
        """Have a look at a command when it should have been answered."""
        if press.data.get("name") in ONCE:
            self._simulation.world.later(PATIENCE, self._answered, press, self._simulation.process)

    def told(self, press: Press, message: Message) -> None:
        """Check that a command is not answered more often than it came, nor to everybody unless that was asked for."""
        if press.data.get("name") not in ONCE:
            return
        shown = any(option["name"] == SHOWN for option in press.data["options"])
        if self._simulation.watch.fair_since(press.at) and len(press.told) > press.deliveries * (1 + shown):
            self._wrong(f"{press.data} came {press.deliveries} times, and has {len(press.told)} answers")
        if message.audience is None and not shown:
            self._wrong(f"{press.data} was answered so that everybody sees it")

    def _answered(self, press: Press, process: Process | None) -> None:
        """Check that a command was answered, where nothing has failed and the process has lived on."""
        lived = process is self._simulation.process and process is not None and process.alive
        if not lived or process is None or process.stopping is not None or not self._simulation.plan.calm:
            return
        if press.delivered is None or press.delivered - press.at > PROMPT:
            return
        self._counts["answers"] += 1
        if not press.told:
            self._wrong(f"{press.data} was not answered")
