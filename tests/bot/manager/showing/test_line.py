"""Who goes first."""

import asyncio

from bot.manager.showing.line import FAIR, Line, Turnstile, Urgency


class Queue:
    """People in a line, and the order they were called in."""

    def __init__(self) -> None:
        self.line = Line()
        self.called: list[str] = []

    async def join(self, urgency: Urgency, name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(self._wait(urgency, name))
        await asyncio.sleep(0)
        return task

    async def call(self, times: int) -> None:
        for _ in range(times):
            self.line.call()
            await asyncio.sleep(0)

    async def _wait(self, urgency: Urgency, name: str) -> None:
        await self.line.wait(urgency)
        self.called.append(name)


async def test_the_more_urgent_go_first_and_of_the_same_urgency_whoever_came_first() -> None:
    queue = Queue()
    for name, urgency in (
        ("reaction", Urgency.COSMETIC),
        ("table 1", Urgency.TABLE),
        ("table 2", Urgency.TABLE),
        ("hand", Urgency.HAND),
        ("reminder", Urgency.DEADLINE),
        ("to move", Urgency.TO_MOVE),
    ):
        await queue.join(urgency, name)
    await queue.call(6)
    assert queue.called == ["reminder", "to move", "hand", "table 1", "table 2", "reaction"]
    assert not queue.line.call()


async def test_nobody_waits_for_ever_behind_the_urgent() -> None:
    queue = Queue()
    await queue.join(Urgency.COSMETIC, "reaction")
    for number in range(2 * FAIR):
        await queue.join(Urgency.TO_MOVE, f"hand {number}")
    await queue.call(FAIR)
    assert queue.called[-1] == "reaction"
    await queue.call(2 * FAIR)
    assert len(queue.called) == 2 * FAIR + 1


async def test_who_gives_up_is_not_called_and_takes_nobodys_turn() -> None:
    queue = Queue()
    first, second = await queue.join(Urgency.HAND, "first"), await queue.join(Urgency.HAND, "second")
    await queue.join(Urgency.HAND, "third")
    first.cancel()
    await asyncio.sleep(0)
    queue.line.call()
    second.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    await asyncio.sleep(0)
    assert queue.called == ["third"]


async def test_only_so_many_are_inside_at_the_same_time() -> None:
    turnstile, inside, most = Turnstile(2), 0, 0

    async def visit() -> None:
        nonlocal inside, most
        async with turnstile.through(Urgency.TABLE):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*(visit() for _ in range(7)))
    assert (inside, most) == (0, 2)


async def test_a_place_is_not_lost_with_who_gives_up_just_as_he_is_called() -> None:
    turnstile, leave = Turnstile(1), asyncio.Event()

    async def visit() -> None:
        async with turnstile.through(Urgency.TABLE):
            await leave.wait()

    inside, waiting = asyncio.create_task(visit()), asyncio.create_task(visit())
    await asyncio.sleep(0)
    leave.set()
    await asyncio.sleep(0)
    assert inside.done()
    waiting.cancel()
    await asyncio.wait([waiting])
    assert waiting.cancelled()
    async with asyncio.timeout(5):
        await visit()
