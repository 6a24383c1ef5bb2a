"""An event loop whose time jumps to whatever is due next, so that no test has to wait."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any


class _Jump(selectors.SelectSelector):
    def __init__(self) -> None:
        super().__init__()
        self.seconds = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is not None:
            self.seconds += max(timeout, 0.0)
        return super().select(0)


class Clockwork(asyncio.SelectorEventLoop):
    """A loop on which every wait is over at once, and takes the time it should have taken."""

    def __init__(self) -> None:
        self.jump = _Jump()
        super().__init__(self.jump)

    def time(self) -> float:
        return self.jump.seconds


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run something to its end on such a loop."""
    with asyncio.Runner(loop_factory=Clockwork) as runner:
        return runner.run(work)
