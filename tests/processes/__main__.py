"""Kill and hinder the real process, and print a line a scenario: `python -m tests.processes [KILLS] [SEED]`."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import traceback
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from .kills import kills
from .network import drops, lost_sessions, slow_answers, storm
from .report import Line
from .storage import damaged, disk_full, double_start, locked, told_to_stop

KILLS, SEED = 200, 1

SCENARIOS: Final[Mapping[str, Callable[..., Awaitable[Line]]]] = {
    "full": disk_full,
    "locked": locked,
    "damaged": damaged,
    "double": double_start,
    "stop": told_to_stop,
    "drops": drops,
    "lost": lost_sessions,
    "storm429": partial(storm, status=429),
    "storm502": partial(storm, status=502),
    "slow": slow_answers,
}


async def run(times: int, seed: int, names: list[str]) -> list[Line]:
    """Runs scenarios by name, and the kills; prints each line as soon as it is known."""
    jobs = {name: SCENARIOS[name] for name in names} | (
        {"kills": partial(kills, times=times)} if times else {}
    )
    lines = []
    with tempfile.TemporaryDirectory() as folder:
        for name, job in jobs.items():
            try:
                line = await job(Path(folder), seed=seed)
            except Exception:  # noqa: BLE001 - whatever it is, the others are run all the same
                line = Line(name, violations=[traceback.format_exc()])
            print(line, flush=True)
            lines.append(line)
    return lines


def main() -> int:
    """Runs what was asked for; the exit status tells whether everything held.

    After the two numbers names of scenarios can stand; all are run without.
    """
    words = sys.argv[1:]
    if not all(word.isdigit() for word in words[:2]) or not SCENARIOS.keys() >= set(words[2:]):
        sys.exit(f"python -m tests.processes [KILLS [SEED [NAME ...]]]: names are {', '.join(SCENARIOS)}")
    times, seed = (int(words[n]) if len(words) > n else usual for n, usual in enumerate((KILLS, SEED)))
    lines = asyncio.run(run(times, seed, words[2:] or list(SCENARIOS)))
    wrong = sum(len(line.violations) for line in lines)
    print(f"real processes: {len(lines)} scenarios, {wrong} violations")
    if wrong:
        print(f"repeat it: python -m tests.processes {times} {seed} (what is pressed is the same, not when)")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
