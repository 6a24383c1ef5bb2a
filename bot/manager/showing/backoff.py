"""How long a message that could not be written is not tried again: longer each time."""

from collections import Counter
from typing import Final

from bot.manager.ids import TableId

LONGEST_WAIT: Final = 60.0
"""The longest back-off in seconds."""
LONGEST_DENIED: Final = 300.0
"""The longest back-off in seconds where the bot may not post."""

Key = tuple[TableId, int]


class Backoff:
    """Counts the tries of each message."""

    def __init__(self) -> None:
        self._tries: Counter[Key] = Counter()
        self.denials: Counter[Key] = Counter()

    def written(self, name: Key) -> None:
        """Hear that a message is as it should be."""
        self._tries.pop(name, None)
        self.denials.pop(name, None)

    def failed(self, name: Key, asked: float | None) -> float:
        """Count a try that failed, and return the seconds to the next; `asked` are those Discord has asked for."""
        self._tries[name] += 1
        return asked if asked is not None else min(2.0 ** self._tries[name], LONGEST_WAIT)

    def denied(self, name: Key) -> float:
        """Count a try that was not allowed, and return the seconds to the next."""
        self.denials[name] += 1
        return min(LONGEST_WAIT * 2.0 ** (self.denials[name] - 1), LONGEST_DENIED)
