"""A worker with trouble: how it fares stands in the seed of the question. `python -m tests.bot.thinking.troubled PARENT`."""

import os
from typing import Any

from bot.engine.view import SeatView
from bot.thinking import tasks, worker

WELL, HANGS, DIES, FAILS, EATS, BABBLES = range(6)


def choose(view: SeatView, seed: int, budget: int) -> Any:
    """Take the last action, or do something terrible first."""
    if seed == HANGS:
        while True:
            pass
    if seed == DIES:
        os._exit(1)
    if seed == FAILS:
        raise ValueError(str(view.hand))
    if seed == EATS:
        return [bytes(1 << 20) for _ in range(1 << 14)]
    if seed == BABBLES:
        os.write(1, b"\xff" * 64)
    return view.actions[-1]


if __name__ == "__main__":
    tasks.DOING["choose"] = choose  # type: ignore[index]
    worker.main()
