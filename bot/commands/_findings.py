"""What the doctor finds: a level, what it is about, and one sentence."""

from enum import StrEnum
from typing import NamedTuple


class Level(StrEnum):
    """How bad a finding is: `bad` keeps the bot from its work, `warn` may do so."""

    OK = "ok"
    WARN = "warn"
    BAD = "bad"


class Finding(NamedTuple):
    """One line of the doctor's report."""

    level: Level
    about: str
    tells: str

    def line(self) -> str:
        """Return the finding as a line."""
        return f"{self.level:<4}  {self.about:<12}  {self.tells}"


def ok(about: str, tells: str) -> Finding:
    """Find that something is as it should be."""
    return Finding(Level.OK, about, tells)


def warn(about: str, tells: str) -> Finding:
    """Find something that may become trouble."""
    return Finding(Level.WARN, about, tells)


def bad(about: str, tells: str) -> Finding:
    """Find something that keeps the bot from its work."""
    return Finding(Level.BAD, about, tells)
