"""Run many seeds on all cores and print what was seen.

`python -m tests.simulation [SEEDS] [FIRST]` runs tables, and a few leagues when nothing is said;
`python -m tests.simulation leagues [SEEDS] [FIRST]` leagues. `SEED=n` and `LEAGUE=n` run one.
"""

import gc
import os
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor

from tests.simulation.league import LeagueSimulation
from tests.simulation.report import Report
from tests.simulation.run import Simulation

SEEDS = 60
LEAGUES = 3
"""Leagues that are held besides."""
FIRST_LEAGUE = 3
WORD = "leagues"


def one(seed: int) -> Report:
    """Run a seed."""
    return Simulation(seed).run()


def one_league(seed: int) -> Report:
    """Run a seed of a league."""
    return LeagueSimulation(seed).run()


def seen(run: Callable[[int], Report], seeds: Iterable[int]) -> bool:
    """Run seeds, print what was seen, and tell whether everything held."""
    whole = Report()
    # What is loaded stays: to look through it for garbage with every seed is lost time.
    with ProcessPoolExecutor(os.cpu_count(), initializer=gc.freeze) as processes:
        for report in processes.map(run, seeds):
            whole.add(report)
            for line in report.violations:
                print(f"{line}\n  repeat it: {line.partition(':')[0]} python -m tests.simulation", flush=True)
    print(whole)
    return not whole.violations


def asked(words: list[str], usual: tuple[int, int]) -> range:
    """Return the seeds that are asked for: how many, and the first. Ends the program where that is no number."""
    if not all(word.isdigit() for word in words):
        sys.exit(
            f"python -m tests.simulation [{WORD}] [HOW_MANY [FIRST]]: {' '.join(words)} is something else"
        )
    how_many, first = (*map(int, words), *usual[len(words) :])[:2]
    return range(first, first + how_many)


def main() -> int:
    """Run the seeds that were asked for; the exit status tells whether everything held."""
    words = sys.argv[1:]
    if os.environ.get("LEAGUE"):
        return int(not seen(one_league, [int(os.environ["LEAGUE"])]))
    if words[:1] == [WORD]:
        return int(not seen(one_league, asked(words[1:], (LEAGUES, FIRST_LEAGUE))))
    if os.environ.get("SEED"):
        return int(not seen(one, [int(os.environ["SEED"])]))
    held = seen(one, asked(words, (SEEDS, 1)))
    if not words:
        held = seen(one_league, asked([], (LEAGUES, FIRST_LEAGUE))) and held
    return int(not held)


if __name__ == "__main__":
    sys.exit(main())
