"""Runs the tests once for each fault, in a process forked after they were collected: nothing is imported or written.

Only tests that reach the function are run, and a process stops at the first that fails. Tests that lately noticed a
fault in the same function come first, quick ones before slow ones. A test that takes far longer than it did without a
fault has noticed it, too.
"""

import cProfile
import gc
import json
import os
import resource
import signal
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from types import ModuleType
from typing import Final

import pytest

from tests.mutation.operators import Mutant

_MEMORY: Final = 4 << 30
"""Bytes a process may take: with some faults a round draws for ever."""
_SLOWER, _SLACK = 5, 2.0
"""How many times its usual CPU time a test may take, and how many seconds more."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a fault fared: the test that noticed it, if any did."""

    mutant: Mutant
    survived: bool
    by: str
    seconds: float


@dataclass(frozen=True, slots=True)
class _Child:
    mutant: Mutant
    pipe: int
    began: float


@dataclass
class Runner:
    """A pytest plugin that replaces the loop over the tests by one over faults, for each a loop over the tests."""

    mutants: Sequence[Mutant]
    modules: dict[str, ModuleType]
    jobs: int
    tell: Callable[[Outcome], None]
    seconds: dict[str, float] = field(default_factory=dict)
    """CPU time of each test without a fault."""
    reached: dict[str, list[str]] = field(default_factory=dict)
    """The tests that reach a function, quick ones first."""
    failed: str = ""
    """The test that fails without a fault: then there is nothing to measure."""
    _found_by: dict[str, list[str]] = field(default_factory=dict)
    """Tests that noticed faults, by function and by module, the last one first."""
    _children: dict[int, _Child] = field(default_factory=dict)
    _pipe: int = -1
    """Where a forked process says which test failed."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try each fault."""
        items = {item.nodeid: item for item in session.items}
        gc.freeze()
        self._measure(items)
        if self.failed:
            return True
        for mutant in self.mutants:
            while len(self._children) >= self.jobs:
                self._reap()
            self._try(mutant, items)
        while self._children:
            self._reap()
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Stop the process in which a test failed."""
        if report.failed and self._pipe >= 0:
            os.write(self._pipe, report.nodeid.encode())
            os._exit(1)

    def _measure(self, items: dict[str, pytest.Item]) -> None:
        """Run all tests without a fault, for their times and what they reach."""
        codes = {id(mutant.code_in(self.modules[mutant.module])): mutant.place for mutant in self.mutants}

        def run() -> None:
            measured = []
            for item, following in pairwise([*items.values(), None]):
                assert item is not None
                calls = cProfile.Profile(builtins=False)
                began = time.process_time()
                with calls:
                    item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
                taken = time.process_time() - began
                places = [codes[id(call.code)] for call in calls.getstats() if id(call.code) in codes]
                measured.append((item.nodeid, taken, places))
            with os.fdopen(self._pipe, "w", encoding="utf-8") as pipe:
                json.dump(measured, pipe)

        pid, pipe = self._fork(run)
        said = _all_of(pipe)
        _, status = os.waitpid(pid, 0)
        if status:
            self.failed = said or "the tests by themselves"
            return
        for name, seconds, places in sorted(json.loads(said), key=lambda measured: measured[1]):
            self.seconds[name] = seconds
            for place in places:
                self.reached.setdefault(place, []).append(name)

    def _try(self, mutant: Mutant, items: dict[str, pytest.Item]) -> None:
        order = [items[name] for name in self._in_order(mutant)]

        def run() -> None:
            mutant.put_in(self.modules[mutant.module])
            for item, following in pairwise([*order, None]):
                assert item is not None
                signal.setitimer(signal.ITIMER_PROF, _SLOWER * self.seconds[item.nodeid] + _SLACK)
                item.ihook.pytest_runtest_protocol(item=item, nextitem=following)

        pid, pipe = self._fork(run)
        self._children[pid] = _Child(mutant, pipe, time.monotonic())

    def _in_order(self, mutant: Mutant) -> list[str]:
        reaching = self.reached.get(mutant.place, [])
        lately = [*self._found_by.get(mutant.place, []), *self._found_by.get(mutant.module, [])]
        return list(dict.fromkeys([*(name for name in lately if name in reaching), *reaching]))

    def _reap(self) -> None:
        """Wait for a process, and tell how its fault fared."""
        pid, status = os.waitpid(-1, 0)
        child = self._children.pop(pid)
        by = _all_of(child.pipe)
        if by:
            for place in (child.mutant.place, child.mutant.module):
                earlier = self._found_by.get(place, [])
                self._found_by[place] = [by, *(each for each in earlier if each != by)]
        self.tell(
            Outcome(
                child.mutant, not status, by or ("time" if status else ""), time.monotonic() - child.began
            )
        )

    def _fork(self, run: Callable[[], None]) -> tuple[int, int]:
        """Run something in a process of its own; give its id, and a pipe it may write to."""
        read, write = os.pipe()
        pid = os.fork()
        if pid:
            os.close(write)
            return pid, read
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        self._pipe = write
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        try:
            run()
        except BaseException:  # noqa: BLE001 - whatever it is, it must not go on in this process
            os._exit(1)
        os._exit(0)


def _all_of(pipe: int) -> str:
    with os.fdopen(pipe, encoding="utf-8") as text:
        return text.read()
