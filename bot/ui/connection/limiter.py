"""Keep one person's presses from crowding out everybody else's."""

from collections import OrderedDict, deque
from collections.abc import Callable

MOST_PEOPLE = 10_000
MOST_PRESSES = 10_000


class Limiter:
    """Allow each person so many presses within some seconds; `now` gives seconds that never go back."""

    def __init__(self, presses: int, seconds: float, now: Callable[[], float]) -> None:
        self._presses = presses
        self._seconds = seconds
        self._now = now
        self._recent: dict[int, deque[float]] = {}
        self._verdicts: OrderedDict[int, bool] = OrderedDict()

    def allows(self, person: int, press: int | None = None) -> bool:
        """Count a press of a person; False when it is one too many (then it does not count).

        When the same `press` (its id) comes again, it is neither counted nor judged anew: who was told that it was one
        too many must not see it happen, and who sees it happen must not be told that.
        """
        if press is not None and press in self._verdicts:
            return self._verdicts[press]
        allowed = self._count(person)
        if press is not None:
            self._verdicts[press] = allowed
        if len(self._verdicts) > MOST_PRESSES:
            self._verdicts.popitem(last=False)
        return allowed

    def wait(self, person: int) -> float:
        """Return in how many seconds a person may press again; 0 when he may now."""
        recent = self._recent.get(person, deque())
        if len(recent) < self._presses:
            return 0.0
        return max(0.0, recent[0] + self._seconds - self._now())

    def _count(self, person: int) -> bool:
        now = self._now()
        if len(self._recent) >= MOST_PEOPLE:
            self._forget(now)
        recent = self._recent.setdefault(person, deque())
        while recent and recent[0] <= now - self._seconds:
            recent.popleft()
        if len(recent) >= self._presses:
            return False
        recent.append(now)
        return True

    def _forget(self, now: float) -> None:
        idle = [p for p, recent in self._recent.items() if not recent or recent[-1] <= now - self._seconds]
        for person in idle:
            del self._recent[person]
