"""What is done when the machine's clock has jumped: to the players it is as if that time had not been."""

from dataclasses import replace

from bot.manager.clocks import PLAYERS_CLOCKS, REMINDERS, Kind
from bot.manager.desk import Desk
from bot.manager.parts import Parts
from bot.manager.takeup import move_clocks


async def jumped(parts: Parts, seconds: float) -> None:
    """Move the clocks by a jump, stored and in memory, and show the new times."""
    now, least = parts.clock.now(), parts.terms.least_left
    for desk in parts.keeper.known():
        _move(desk, seconds, now, least)
    wanted = await parts.store.run(lambda books: move_clocks(books, seconds, now, least))
    known = {desk.table.id: desk for desk in parts.keeper.known()}
    for (table, key), generation in wanted.items():
        if table in known:
            known[table].message(key).wanted = generation
        parts.outbox.wake(table, (key,))


def _move(desk: Desk, seconds: float, now: float, least: float) -> None:
    desk.seen = None
    players = (*PLAYERS_CLOCKS, *REMINDERS)
    kinds = players if seconds > 0 else (*players, Kind.COMPUTER)
    for kind in set(kinds) & desk.clocks.keys():
        floor = now + least if seconds > 0 and kind in PLAYERS_CLOCKS else now
        desk.clocks[kind] = replace(desk.clocks[kind], due=max(desk.clocks[kind].due + seconds, floor))
