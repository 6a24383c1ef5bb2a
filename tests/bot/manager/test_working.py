"""Work that nobody waits for: one piece at a time, when it is woken and when its time has come."""

import asyncio
from collections.abc import Callable

import pytest

from bot.manager.errors import NotSaved
from bot.manager.working import Tasks, Worker
from tests.bot.manager.fakes import FakeClock

AGAIN = 30.0


class Bench:
    """A worker, when he has worked, and what he does each time; without more to do he is done at once."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.worker = Worker(self.clock, self.work, what="sawing", again=AGAIN)
        self.began = self.clock.now()
        self.worked: list[float] = []
        self.does: list[Callable[[], float | None]] = []

    async def work(self) -> float | None:
        self.worked.append(self.clock.now() - self.began)
        await asyncio.sleep(0)
        return self.does.pop(0)() if self.does else None

    async def wait(self, seconds: float) -> None:
        """Let time pass, and everything be done that comes due."""
        until = self.clock.now() + seconds
        await self.settle()
        while self.clock.go_off(until):
            await self.settle()

    async def settle(self) -> None:
        for task in asyncio.all_tasks():
            if task.get_name() == "sawing":
                await task


@pytest.fixture
def bench() -> Bench:
    """A worker who has nothing to do."""
    return Bench()


def failing(error: Exception) -> Callable[[], None]:
    """Returns what fails."""

    def fail() -> None:
        raise error

    return fail


async def test_a_worker_works_when_he_is_woken_and_when_he_said_there_is_more(bench: Bench) -> None:
    bench.does = [lambda: 5.0, lambda: None]
    bench.worker.wake()
    await bench.wait(100)
    assert bench.worked == [0, 5]


async def test_woken_while_he_works_he_works_once_more(bench: Bench) -> None:
    bench.does = [bench.worker.wake]
    bench.worker.wake()
    bench.worker.wake()
    await bench.wait(100)
    assert bench.worked == [0, 0]


async def test_the_earlier_of_two_times_counts(bench: Bench) -> None:
    for seconds in (20, 10, 30):
        bench.worker.wake_in(seconds)
    await bench.wait(100)
    assert bench.worked == [10]


async def test_a_time_he_hears_of_while_he_works_stands_beside_his_own(bench: Bench) -> None:
    def hears() -> float:
        bench.worker.wake_in(10)
        return 20.0

    bench.does = [hears]
    bench.worker.wake()
    await bench.wait(100)
    assert bench.worked == [0, 10]


@pytest.mark.parametrize("error", [NotSaved("locked"), OSError("disk full"), RuntimeError("a fault")])
async def test_what_fails_is_logged_and_tried_again(
    bench: Bench, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    bench.does = [failing(error)]
    bench.worker.wake()
    await bench.wait(100)
    assert bench.worked == [0, AGAIN]
    assert "sawing" in caplog.text
    assert str(error) in caplog.text


async def test_stopped_he_finishes_and_begins_nothing_more(bench: Bench) -> None:
    bench.does = [lambda: 5.0]
    bench.worker.wake()
    await asyncio.sleep(0)
    bench.worker.wake()
    await bench.worker.stop()
    bench.worker.wake()
    bench.worker.wake_in(1)
    await bench.wait(100)
    assert bench.worked == [0]
    assert bench.does == []


async def test_what_was_started_is_finished_and_its_failure_logged(caplog: pytest.LogCaptureFixture) -> None:
    done: list[str] = []

    async def work(name: str) -> None:
        await asyncio.sleep(0)
        done.append(name)
        if name == "bad":
            raise RuntimeError("a fault")

    tasks = Tasks()
    for name in ("bad", "good"):
        tasks.start(work(name))
    await tasks.stop()
    assert done == ["bad", "good"]
    assert "a fault" in caplog.text
    tasks.start(work("late"))
    await asyncio.sleep(0)
    await tasks.finish()
    assert done == ["bad", "good"]
