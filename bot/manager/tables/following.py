"""People who follow a table without playing at it: they hear of the end of each round. Pure steps."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.engine.events import RoundEnded
from bot.manager.answers import Refusal
from bot.manager.requests import Follow
from bot.manager.tables.hosting import called
from bot.manager.tables.table import Change, Refuse, Table, Tiding
from bot.manager.views import Notice

MOST: Final = 25
"""Followers of one table: each of them is a direct message a round."""


def follow(table: Table, request: Follow) -> Table:
    """Let somebody follow a table, or not any more. Raises `Refuse`."""
    person = request.asker.person
    if request.stop:
        if person not in table.followers:
            raise Refuse(Refusal.NOT_FOLLOWING)
        return replace(table, followers=tuple(other for other in table.followers if other != person))
    if table.closed:
        raise Refuse(Refusal.TABLE_OVER)
    if person in table.here():
        raise Refuse(Refusal.SEATED_ALREADY)
    if person in table.followers:
        raise Refuse(Refusal.FOLLOWING)
    if len(table.followers) >= MOST:
        raise Refuse(Refusal.TOO_MANY_FOLLOWERS, most=MOST)
    return replace(table, followers=(*table.followers, person))


def news(before: Table | None, change: Change) -> tuple[Tiding, ...]:
    """Return what those who follow a table are told of a change: that a round, or the match, is over.

    Who waits for the next round is told too when there is none.
    """
    table = change.table
    notice = _over(before, table) or _round(change)
    if notice is None:
        return ()
    told = tuple(Tiding(person, notice) for person in table.followers if person not in table.here())
    return (*told, *_in_vain(before, table))


def _in_vain(before: Table | None, table: Table) -> Iterator[Tiding]:
    """Yield what those are told for whose round there was no time."""
    if before is not None and _ends(before, table):
        notice = Notice("waited_in_vain", {"channel": f"<#{table.place.channel_id}>"})
        yield from (Tiding(person, notice) for person in before.newcomers())


def _ends(before: Table | None, table: Table) -> bool:
    return before is not None and before.live and not table.live


def _over(before: Table | None, table: Table) -> Notice | None:
    if not _ends(before, table) or table.match is None or table.ended is None:
        return None
    winners = ", ".join(called(table.chairs[seat]) for seat in table.match.winners)
    return Notice("follow_over", {"channel": f"<#{table.place.channel_id}>", "winners": winners or "none"})


def _round(change: Change) -> Notice | None:
    ended = next((event for event in change.said if isinstance(event, RoundEnded)), None)
    if ended is None:
        return None
    winner = "none" if ended.winner is None else called(change.table.chairs[ended.winner])
    values: dict[str, str | int] = {
        "channel": f"<#{change.table.place.channel_id}>",
        "number": ended.number,
        "winner": winner,
    }
    return Notice("follow_round", values)
