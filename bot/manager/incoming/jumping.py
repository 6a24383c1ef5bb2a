"""What is done when the machine's clock has jumped: to the players it is as if that time had not been."""

from dataclasses import replace

from bot.manager.desks.desk import Desk
from bot.manager.desks.takeup import move_clocks
from bot.manager.parts import Parts
from bot.manager.tables.clocks import Running, floors


async def jumped(parts: Parts, seconds: float) -> None:
    """Move the clocks by a jump, stored and in memory, and show the new times."""
    now, least = parts.clock.now(), parts.terms.least_left
    moved = [(desk, _move(desk, seconds, now, least)) for desk in parts.keeper.known()]
    try:
        wanted = await parts.store.run(lambda books: move_clocks(books, seconds, now, least))
    except BaseException:
        for desk, clocks in moved:
            _move_back(desk, clocks)
        raise
    known = {desk.table.id: desk for desk in parts.keeper.known()}
    for (table, key), generation in wanted.items():
        if table in known:
            known[table].message(key).wanted = generation
        parts.outbox.wake(table, (key,))


def _move(desk: Desk, seconds: float, now: float, least: float) -> list[tuple[Running, Running]]:
    """Move the clocks in memory, and return each as it was and as it is."""
    desk.seen = None
    moved = []
    for kind, floor in floors(seconds, now, least).items():
        before = desk.clocks.get(kind)
        if before is not None:
            desk.clocks[kind] = replace(before, due=max(before.due + seconds, floor))
            moved.append((before, desk.clocks[kind]))
    return moved


def _move_back(desk: Desk, moved: list[tuple[Running, Running]]) -> None:
    """Undo a move that could not be stored, but for clocks that have begun since."""
    desk.seen = None
    for before, after in moved:
        if desk.clocks.get(before.kind) is after:
            desk.clocks[before.kind] = before
