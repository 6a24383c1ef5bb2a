"""Put every fault in, tell which go unnoticed, and fail where one of those is not explained in docs/mutants.md.

`python -m tests.mutation [TEXT ...]` tries only faults whose names hold one of the texts; JOBS says how many at once.
Those that are explained are tried last. What was found out is kept in build/mutants.jsonl: a fault that was noticed is
not tried again while its function stays the same, one that was not while all tests and rules do. Delete the file to
begin anew.
"""

import hashlib
import json
import os
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from tests.mutation.operators import Mutant, mutants_of
from tests.mutation.runner import Outcome, Runner

MODULES: Final = ("play", "enforcement", "ending", "stock", "allowed", "scoring", "contest")
TESTS: Final = "tests/bot/engine"
ABOUT_OTHER_THINGS: Final = ("cards", "shuffle", "notation", "unreadable", "record_fuzz", "against_openspiel")
BATCHES: Final = range(4)
"""Of the random games against the plain model."""
ROOT: Final = Path(__file__).parents[2]
KEPT: Final = ROOT / "build" / "mutants.jsonl"
EXPLAINED: Final = ROOT / "docs" / "mutants.md"


class Books:
    """What is known of earlier runs: of each fault, whether it survived."""

    def __init__(self, mutants: Iterable[Mutant]) -> None:
        rules = [*(ROOT / "bot/engine").rglob("*.py"), *(ROOT / TESTS).rglob("*.py")]
        self.everything = _digest(path.read_bytes() for path in sorted(rules))
        self.known: dict[str, bool] = {}
        kept = KEPT.read_text("utf-8").splitlines() if KEPT.exists() else []
        said = {line["fault"]: line for line in map(json.loads, kept)}
        for mutant in mutants:
            line = said.get(str(mutant))
            if line and line["of"] == self._of(mutant, survived=line["survived"]):
                self.known[str(mutant)] = line["survived"]

    def _of(self, mutant: Mutant, *, survived: bool) -> str:
        """Give what has to be as it was for a result to stand."""
        return self.everything if survived else _digest([mutant.function_text.encode()])

    def note(self, outcome: Outcome) -> None:
        """Keep how a fault fared."""
        mutant, survived = outcome.mutant, outcome.survived
        self.known[str(mutant)] = survived
        said = {"fault": str(mutant), "of": self._of(mutant, survived=survived), "survived": survived}
        KEPT.parent.mkdir(exist_ok=True)
        with KEPT.open("a", encoding="utf-8") as file:
            file.write(json.dumps(said | {"by": outcome.by, "seconds": round(outcome.seconds, 1)}) + "\n")


def _digest(texts: Iterable[bytes]) -> str:
    return hashlib.sha256(b"\0".join(texts)).hexdigest()[:16]


def main(wanted: list[str]) -> int:
    """Try the faults that are not known yet; give the exit code."""
    modules = {f"bot.engine.{name}": import_module(f"bot.engine.{name}") for name in MODULES}
    every = [mutant for module in modules.values() for mutant in mutants_of(module)]
    chosen = [each for each in every if not wanted or any(text in str(each) for text in wanted)]
    books = Books(chosen)
    explained = EXPLAINED.read_text("utf-8")
    left = [each for each in chosen if str(each) not in books.known]
    left.sort(key=lambda mutant: str(mutant) in explained)
    print(f"{len(chosen)} faults, {len(left)} of them to try", flush=True)
    if left and (wrong := _try(left, modules, books)):
        print(f"without any fault there is one in {wrong}")
        return 2
    return _sum_up([str(each) for each in chosen], books.known, explained)


def _try(left: list[Mutant], modules: dict[str, ModuleType], books: Books) -> str:
    """Run the tests for each fault; give what is wrong without one."""
    done = 0

    def tell(outcome: Outcome) -> None:
        nonlocal done
        done += 1
        books.note(outcome)
        if outcome.survived:
            print(f"{done}/{len(left)} unnoticed: {outcome.mutant}", flush=True)

    runner = Runner(left, modules, int(os.environ.get("JOBS") or os.cpu_count() or 1), tell)
    usual = ["-q", "-s", "-p", "no:cacheprovider", "--timeout", "0", "--hypothesis-profile", "brief"]
    code = pytest.main([*usual, *_tests()], plugins=[runner])
    return runner.failed or ("" if code == pytest.ExitCode.OK else f"pytest ({code!r})")


def _tests() -> list[str]:
    names = {path.stem.removeprefix("test_") for path in (ROOT / TESTS).glob("test_*.py")}
    files = [f"{TESTS}/test_{name}.py" for name in sorted(names - {*ABOUT_OTHER_THINGS, "against_naive"})]
    model = f"{TESTS}/test_against_naive.py::test_random_games_go_as_the_plain_model_says"
    return files + [f"{model}[{batch}]" for batch in BATCHES]


def _sum_up(chosen: list[str], known: dict[str, bool], explained: str) -> int:
    """Print what went unnoticed, and fail where it is not explained."""
    unnoticed = [fault for fault in chosen if known[fault]]
    puzzling = [fault for fault in unnoticed if fault not in explained]
    print(f"{len(chosen)} faults: {len(chosen) - len(unnoticed)} noticed, {len(unnoticed)} not")
    for fault in puzzling:
        print(f"not explained: {fault}")
    return 1 if puzzling else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
