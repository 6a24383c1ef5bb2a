"""Virtual time, and an event loop on it whose ready queue is in the hands of a seed."""

import asyncio
import gc
import heapq
import logging
import warnings
from asyncio import events
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

START = 1_800_000_000.0
"""Epoch seconds at which every simulation begins."""

STRAIGHT = 0.5
"""How often the handle that is next by the rules of asyncio is taken; else any that is ready."""


class Died(SystemExit):
    """The process dies here: like `SystemExit` it passes everything that catches errors."""


class World:
    """What the time is, and everything outside the bot that is going to happen."""

    def __init__(self, seed: int) -> None:
        self.now = 0.0
        self.skew = 0.0
        """By how much the machine's clock is wrong, in seconds."""
        self.rng = Random(seed)
        self._order = count()
        self._events: list[tuple[float, int, Callable[..., object], tuple[Any, ...]]] = []

    @property
    def epoch(self) -> float:
        """Return the time in epoch seconds."""
        return START + self.now

    def later(self, seconds: float, call: Callable[..., object], *arguments: Any) -> None:
        """Have something happen after so many seconds."""
        heapq.heappush(self._events, (self.now + seconds, next(self._order), call, arguments))

    def next_due(self) -> float | None:
        """Return when the next thing happens."""
        return self._events[0][0] if self._events else None

    def happen(self) -> None:
        """Let the next thing happen, now."""
        _, _, call, arguments = heapq.heappop(self._events)
        call(*arguments)


class SimLoop(asyncio.BaseEventLoop):
    """An event loop that is stepped from outside, one handle at a time, and never waits."""

    def __init__(self, world: World, rng: Random) -> None:
        super().__init__()
        self._world = world
        self._rng = rng
        self._ready: list[events.Handle] = []  # a list, so that any handle can be taken
        self.steps = 0

    def time(self) -> float:
        """Return the virtual time."""
        return self._world.now

    @property
    def busy(self) -> bool:
        """Tell whether something is ready to run."""
        return bool(self._ready)

    def next_due(self) -> float | None:
        """Return when the next timer runs out."""
        timers: list[events.TimerHandle] = self._scheduled  # type: ignore[attr-defined]
        while timers and timers[0].cancelled():
            heapq.heappop(timers)
        return timers[0].when() if timers else None

    def take_due(self) -> None:
        """Make the timers ready that have run out."""
        timers: list[events.TimerHandle] = self._scheduled  # type: ignore[attr-defined]
        while (due := self.next_due()) is not None and due <= self._world.now:
            self._ready.append(heapq.heappop(timers))

    def step(self) -> None:
        """Run one handle. Raises `Died`."""
        straight = len(self._ready) == 1 or self._rng.random() < STRAIGHT
        handle = self._ready.pop(0 if straight else self._rng.randrange(len(self._ready)))
        if handle.cancelled():
            return
        self.steps += 1
        events._set_running_loop(self)
        try:
            handle._run()
        finally:
            events._set_running_loop(None)

    def run_in_executor(  # type: ignore[override]
        self, executor: object, call: Callable[..., Any], *arguments: Any
    ) -> asyncio.Future[Any]:
        """Do at once what would be done in another thread; how it ended is known a step later."""
        ended = self.create_future()
        try:
            ended.set_result(call(*arguments))
        except Exception as error:  # noqa: BLE001 - it is raised where it is waited for
            ended.set_exception(error)
        return ended

    def _timer_handle_cancelled(self, handle: events.TimerHandle) -> None:
        """Nothing is counted: cancelled timers are dropped when they come up."""

    def _process_events(self, event_list: object) -> None:
        raise NotImplementedError("this loop waits for nothing")

    def _write_to_self(self) -> None:
        raise NotImplementedError("this loop has no threads")


def bury(loop: SimLoop) -> None:
    """End a loop whose process has died: its tasks run no further, not even to clean up."""
    tasks = list(asyncio.all_tasks(loop))
    for task in tasks:
        task._log_destroy_pending = False  # type: ignore[attr-defined]
    loop.set_exception_handler(lambda *_: None)
    loop._ready.clear()
    loop.close()
    GRAVES.append(tasks)


GRAVES: list[list["asyncio.Task[Any]"]] = []
"""Parked tasks of dead processes; they are kept, because forgetting a coroutine would run its `finally`."""


def clear_graves() -> None:
    """Let the dead go, when nothing they might still do matters any more, whatever they want to say."""
    logging.disable(logging.CRITICAL)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        while GRAVES:
            for task in GRAVES.pop():
                with suppress(BaseException):
                    task.get_coro().close()
        gc.collect()
    logging.disable(logging.NOTSET)
