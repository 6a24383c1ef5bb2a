"""Who thinks: a queue before one worker, that is started when there is something to think about."""

import asyncio
import logging
from collections import defaultdict, deque
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from bot.engine.actions import Action, Seat
from bot.engine.record.deciding import Decision
from bot.engine.view import SeatView
from bot.thinking.budget import Budget
from bot.thinking.process import MODULE, Worker
from bot.thinking.tasks import Answer, Question

log = logging.getLogger(__name__)

STARTING: Final = 10.0
"""Seconds more for the first answer of a worker."""

COMPARING: Final = 6
"""How many times as long as about a move is thought about what somebody has done: it has to be surer."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a worker may take for an answer, stay without work, and be left alone after it has failed (seconds).

    So many questions about moves may wait (`queue`), and others; so much memory may it take (bytes).
    """

    move: float = 2.0
    record: float = 20.0
    idle: float = 60.0
    first_pause: float = 1.0
    longest_pause: float = 60.0
    queue: int = 64
    memory: int = 512 * 1024 * 1024


@dataclass(slots=True)
class _Asked:
    question: Question
    limit: float
    answer: "asyncio.Future[Answer | None]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Thinker:
    """Thinks in a worker. What it cannot answer in time comes to None; then others decide."""

    def __init__(self, limits: Limits | None = None, *, module: str = MODULE) -> None:
        self._limits = limits or Limits()
        self._module = module
        self._budget = Budget()
        self._moves: deque[_Asked] = deque()
        self._others: deque[_Asked] = deque()
        self._worker: Worker | None = None
        self._working: asyncio.Task[None] | None = None
        self._ending: asyncio.Task[None] | None = None
        self._idle: asyncio.TimerHandle | None = None
        self._fails = 0
        self._not_before = 0.0
        self._open = True
        self._counted: defaultdict[str, float] = defaultdict(float)

    @property
    def worker(self) -> int | None:
        """Return the number of the worker's process; None while there is none."""
        return None if self._worker is None or not self._worker.lives else self._worker.pid

    async def decide(self, view: SeatView, seed: int) -> Action | None:
        """Return what the strongest player does at a seat."""
        playouts = self._budget.of(view)
        asked = _Asked(("choose", (view, seed, playouts)), self._limits.move)
        answer = await self._ask(asked, self._moves)
        if answer is None or answer.failed is not None:
            return None
        self._budget.learn(view, playouts, answer.cpu)
        action: Action = answer.value
        return action

    async def compare(self, view: SeatView, taken: Action, seed: int) -> tuple[Action, float, float] | None:
        """Return what the strongest player would have done at a seat instead of what was done."""
        playouts = COMPARING * self._budget.of(view)
        asked = _Asked(("compare", (view, taken, seed, playouts)), COMPARING * self._limits.move)
        answer = await self._ask(asked, self._others)
        found: tuple[Action, float, float] | None = None if answer is None else answer.value
        return found

    async def decisions(self, record: str, seat: Seat) -> tuple[Decision, ...] | None:
        """Return what a seat has decided in the match of a record."""
        answer = await self._ask(_Asked(("decisions", (record, seat)), self._limits.record), self._others)
        found: tuple[Decision, ...] | None = None if answer is None else answer.value
        return found

    def figures(self) -> Mapping[str, float]:
        """Return what is counted."""
        waiting = len(self._moves) + len(self._others)
        return {
            "thinking_waiting": waiting,
            "thinking_running": int(self.worker is not None),
            **self._counted,
        }

    async def stop(self) -> None:
        """Stop at once; what is under way comes to nothing."""
        self._open = False
        self._forget_idle()
        if self._working is not None:
            self._working.cancel()
            with suppress(asyncio.CancelledError):
                await self._working
        self._give_up()
        if self._ending is not None:
            await self._ending
        if self._worker is not None:
            await self._worker.end()
            self._worker = None

    async def _ask(self, asked: _Asked, line: deque[_Asked]) -> Answer | None:
        """Have a question answered in its turn; None where that cannot be."""
        why = self._why_not(line)
        if why is not None:
            self._counted[f"thoughts_{why}"] += 1
            return None
        line.append(asked)
        if self._working is None:
            self._working = asyncio.create_task(self._work(), name="thinking")
        answer = await asked.answer
        if answer is not None and answer.failed is not None:
            self._counted["thoughts_failed"] += 1
            log.warning("A thought has failed with %s", answer.failed)
        return answer

    def _why_not(self, line: deque[_Asked]) -> str | None:
        if not self._open:
            return "stopped"
        if len(line) >= self._limits.queue:
            return "crowded"
        paused = asyncio.get_running_loop().time() < self._not_before
        return "paused" if paused else None

    async def _work(self) -> None:
        """Answer what waits, moves before everything else; then let the worker be idle."""
        self._forget_idle()
        try:
            while self._moves or self._others:
                asked = (self._moves or self._others).popleft()
                if not asked.answer.done():
                    await self._answer(asked)
        finally:
            self._working = None
            if self._open and self._worker is not None:
                loop = asyncio.get_running_loop()
                self._idle = loop.call_later(self._limits.idle, self._end_idle)

    async def _answer(self, asked: _Asked) -> None:
        answer = None
        try:
            answer = await self._answered(asked)
            self._counted["thoughts"] += 1
            self._counted["thinking_cpu_seconds"] += answer.cpu
            self._fails = 0
        except Exception as error:  # noqa: BLE001 - whatever it is, somebody waits for an answer, and others in the line
            await self._failed(error)
        finally:
            if not asked.answer.done():
                asked.answer.set_result(answer)

    async def _answered(self, asked: _Asked) -> Answer:
        if self._ending is not None:
            await self._ending
        limit = asked.limit
        if self._worker is None or not self._worker.lives:
            limit += STARTING
            self._counted["thinking_starts"] += 1
            self._worker = await Worker.start(self._limits.memory, self._module)
        async with asyncio.timeout(limit):
            return await self._worker.ask(asked.question)

    async def _failed(self, error: Exception) -> None:
        """End a worker that has failed, and let it be for a while; what waits is done without."""
        pause = min(self._limits.first_pause * 2**self._fails, self._limits.longest_pause)
        self._fails += 1
        self._not_before = asyncio.get_running_loop().time() + pause
        self._counted["thoughts_lost"] += 1
        log.warning(
            "The worker that thinks has failed (%s); none is asked for %g s", type(error).__name__, pause
        )
        if self._worker is not None:
            await self._worker.kill()
            self._worker = None
        self._give_up()

    def _give_up(self) -> None:
        while self._moves or self._others:
            asked = (self._moves or self._others).popleft()
            if not asked.answer.done():
                asked.answer.set_result(None)

    def _forget_idle(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None

    def _end_idle(self) -> None:
        self._idle = None
        worker, self._worker = self._worker, None
        if worker is not None:
            self._ending = asyncio.create_task(self._end(worker), name="thinking")

    async def _end(self, worker: Worker) -> None:
        await worker.end()
        self._ending = None
