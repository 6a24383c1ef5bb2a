"""Run many seeds on all cores and print what was seen: `python -m tests.simulation [SEEDS] [FIRST]`, or `SEED=n`."""

import gc
import os
import sys
from concurrent.futures import ProcessPoolExecutor

from tests.simulation.report import Report
from tests.simulation.run import Simulation

SEEDS = 60


def one(seed: int) -> Report:
    """Run a seed."""
    return Simulation(seed).run()


def main() -> int:
    """Run the seeds that were asked for; the exit status tells whether everything held."""
    numbers = [int(word) for word in sys.argv[1:]]
    how_many, first = (*numbers, *(SEEDS, 1)[len(numbers) :])[:2]
    seeds = [int(os.environ["SEED"])] if os.environ.get("SEED") else range(first, first + how_many)
    whole = Report()
    # What is loaded stays: to look through it for garbage with every seed is lost time.
    with ProcessPoolExecutor(os.cpu_count(), initializer=gc.freeze) as processes:
        for report in processes.map(one, seeds):
            whole.add(report)
            for line in report.violations:
                print(f"{line}\n  repeat it: {line.partition(':')[0]} python -m tests.simulation", flush=True)
    print(whole)
    return 1 if whole.violations else 0


if __name__ == "__main__":
    sys.exit(main())
