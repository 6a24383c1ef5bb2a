"""Asking a worker that does well, and one that does not; the processes are real."""

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import cast

import pytest

from bot.engine.record import parse
from bot.engine.record.deciding import decisions
from bot.thinking import Thinker
from bot.thinking.thinker import Limits
from tests.bot.engine.test_golden import text_of
from tests.bot.thinking.seen import view
from tests.bot.thinking.troubled import BABBLES, DIES, EATS, FAILS, HANGS, WELL

TROUBLED = "tests.bot.thinking.troubled"
LIMITS = Limits(move=0.5, idle=30, first_pause=0, longest_pause=0, memory=192 * 1024 * 1024)
SEEN = view()
RIGHT = SEEN.actions[-1]

Make = Callable[[Limits], Thinker]


@pytest.fixture
async def make() -> AsyncIterator[Make]:
    """Thinkers, stopped in the end."""
    made: list[Thinker] = []

    def new(limits: Limits) -> Thinker:
        made.append(Thinker(limits, module=TROUBLED))
        return made[-1]

    yield new
    for thinker in made:
        await thinker.stop()


def gone(pid: int) -> bool:
    """Tell whether nothing is left of a process, not even what nobody has asked for."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


async def until(holds: Callable[[], bool]) -> None:
    """Let the loop go on until something holds, for so long as a slow machine needs."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(20):
        while not holds():
            passed = loop.create_future()
            loop.call_later(0.01, passed.set_result, None)
            await passed


async def test_no_worker_runs_before_something_is_asked(make: Make) -> None:
    thinker = make(LIMITS)
    before = thinker.worker
    assert await thinker.decide(SEEN, WELL) == RIGHT
    assert (before, thinker.worker is None) == (None, False)
    assert thinker.figures()["thoughts"] == 1


@pytest.mark.parametrize("trouble", [HANGS, DIES, FAILS, EATS, BABBLES])
async def test_whatever_a_worker_does_there_is_an_end_of_it_and_the_next_thought_is_well(
    make: Make, trouble: int, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = make(LIMITS)
    assert await thinker.decide(SEEN, WELL) == RIGHT
    assert await thinker.decide(SEEN, trouble) is None
    assert await thinker.decide(SEEN, WELL) == RIGHT
    # asyncio may say a line of its own, that it did not see the process end.
    (line,) = [record.getMessage() for record in caplog.records if record.name.startswith("bot.")]
    assert "failed" in line
    assert not any(str(card) in line for card in [SEEN.hand, RIGHT])


async def test_a_worker_that_was_killed_is_replaced_and_nothing_is_left_of_it(make: Make) -> None:
    thinker = make(LIMITS)
    await thinker.decide(SEEN, WELL)
    killed = thinker.worker
    assert killed is not None
    os.kill(killed, signal.SIGKILL)
    await until(lambda: thinker.worker is None)
    assert await thinker.decide(SEEN, WELL) == RIGHT
    assert thinker.worker != killed
    assert gone(killed)


async def test_after_a_failure_nobody_is_asked_for_a_while_that_grows(make: Make) -> None:
    thinker = make(Limits(move=0.5, first_pause=1000, longest_pause=10_000))
    assert await thinker.decide(SEEN, DIES) is None
    assert await thinker.decide(SEEN, WELL) is None
    assert (thinker.worker, thinker.figures()["thoughts_paused"]) == (None, 1)
    thinker._not_before = 0
    assert await thinker.decide(SEEN, DIES) is None
    assert thinker._not_before > asyncio.get_running_loop().time() + 1500
    thinker._not_before = 0
    assert await thinker.decide(SEEN, WELL) == RIGHT
    assert thinker._fails == 0


async def test_a_worker_nobody_asks_any_more_ends(make: Make) -> None:
    thinker = make(Limits(idle=0.01))
    await thinker.decide(SEEN, WELL)
    pid = thinker._worker.pid if thinker._worker else 0
    await until(lambda: thinker.worker is None and gone(pid))
    assert await thinker.decide(SEEN, WELL) == RIGHT


async def test_where_too_many_wait_the_next_is_done_without(make: Make) -> None:
    thinker = make(Limits(queue=2))
    thoughts = [asyncio.ensure_future(thinker.decide(SEEN, WELL)) for _ in range(5)]
    found = await asyncio.gather(*thoughts)
    assert found.count(RIGHT) == 2
    assert found.count(None) == thinker.figures()["thoughts_crowded"] == 3


async def test_moves_are_thought_about_before_records_are_read(make: Make) -> None:
    thinker, order = make(LIMITS), list[str]()

    async def record() -> None:
        await thinker.decisions("no record", 0)
        order.append("record")

    async def move() -> None:
        await thinker.decide(SEEN, WELL)
        order.append("move")

    await asyncio.gather(move(), record(), move(), record(), move())
    assert order == ["move"] * 3 + ["record"] * 2


async def test_what_cannot_even_be_asked_comes_to_nothing_and_holds_up_nobody(make: Make) -> None:
    thinker, unwritable = make(LIMITS), cast("str", lambda: None)
    async with asyncio.timeout(20):
        for found in await asyncio.gather(*(thinker.decisions(unwritable, 0) for _ in range(2))):
            assert found is None
        assert await thinker.decide(SEEN, WELL) == RIGHT


async def test_a_thought_that_is_stopped_comes_to_nothing_at_once(make: Make) -> None:
    thinker = make(Limits(move=1000))
    thought = asyncio.ensure_future(thinker.decide(SEEN, HANGS))
    await until(lambda: thinker.worker is not None)
    pid = thinker.worker
    assert pid is not None
    async with asyncio.timeout(10):
        await thinker.stop()
    assert await thought is None
    assert gone(pid)
    assert await thinker.decide(SEEN, WELL) is None


PARENT = """
import asyncio, sys
from bot.thinking import Thinker
from bot.thinking.thinker import Limits
from tests.bot.thinking.seen import view
from tests.bot.thinking.troubled import HANGS, WELL

async def main():
    thinker = Thinker(Limits(move=1000), module="tests.bot.thinking.troubled")
    if "hangs" in sys.argv:
        asyncio.ensure_future(thinker.decide(view(), HANGS))
        while thinker.worker is None:
            await asyncio.sleep(0.01)
    else:
        await thinker.decide(view(), WELL)
    print(thinker.worker, flush=True)
    await asyncio.sleep(1000)

asyncio.run(main())
"""


@pytest.mark.parametrize("does", ["idles", "hangs"])
def test_a_worker_ends_when_the_bot_is_killed(does: str) -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT, does], stdout=subprocess.PIPE) as bot:
        assert bot.stdout is not None
        worker = os.pidfd_open(int(bot.stdout.readline()))
        assert not select.select([worker], [], [], 0)[0]
        bot.kill()
    # Readable means that it has ended, even where nobody on this machine looks after orphans.
    assert select.select([worker], [], [], 20)[0]
    os.close(worker)


async def test_a_worker_is_told_no_secret(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    thinker = make(LIMITS)
    await thinker.decide(SEEN, WELL)
    told = await asyncio.to_thread(Path(f"/proc/{thinker.worker}/environ").read_text)
    assert "PATH" in told
    assert "secret" not in told


async def test_the_worker_there_is_answers_all_that_is_asked() -> None:
    thinker, record = Thinker(Limits(move=30)), text_of("gambian-reject")
    try:
        assert await thinker.decide(SEEN, 1) in SEEN.actions
        (first, *others) = await thinker.decisions(record, 0) or ()
        assert [first, *others] == list(decisions(parse(record), 0))
        found = await thinker.compare(first.view, first.action, 1)
        assert found is not None
        assert found[0] in first.view.actions
        assert await thinker.decisions("no record", 0) is None
        figures = thinker.figures()
        assert (figures["thoughts"], figures["thoughts_failed"]) == (4, 1)
        assert figures["thinking_cpu_seconds"] > 0
    finally:
        await thinker.stop()
