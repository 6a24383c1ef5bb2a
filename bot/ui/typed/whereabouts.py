"""Where somebody is who asks for help: which table, in which role, and what else there is for him. Nothing is changed."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.league.terms import EntrantId
from bot.manager.answers import Refused
from bot.manager.competition import Competition
from bot.manager.errors import NotSaved
from bot.manager.ids import LeagueId, PersonId, Place, TableId
from bot.manager.requests import OpenTable
from bot.manager.views import HandView, TableView
from bot.ui.answers.asking import asker_of
from bot.ui.answers.permissions import missing_here, parent_of
from bot.ui.answers.private import Reply
from bot.ui.leagues.shown.message import takes_people
from bot.ui.typed.tables import Typed, tables_here

PATIENCE: Final = 8.0
"""Seconds the tables are waited for: help without them is better than none."""
MOST_LEAGUES: Final = 8

log = logging.getLogger(__name__)


class Rights(StrEnum):
    """What somebody may do on a server beside playing."""

    NONE = "none"
    RUNS_TABLES = "runs_tables"
    MANAGES = "manages"


@dataclass(frozen=True, slots=True, kw_only=True)
class Where:
    """What help depends on.

    `known` says that the tables could be looked up; `table` is the one commands typed here act on, or that is looked at here,
    with the asker's `hand` at it; `others` are those he sits at elsewhere, and more of this channel. `refused` is why he cannot
    open a table here, `lacking` which permissions the bot has not got here, in words. `leagues` take people he could be
    one of; `called` are those that wait for him at a table he has not sat down at, with its channel. He is `new` when he has not played here. All of it is for the asker's eyes only.
    """

    person: PersonId
    server: bool = True
    known: bool = True
    table: TableView | None = None
    hand: HandView | None = None
    others: tuple[TableView, ...] = ()
    refused: Refused | None = None
    lacking: str = ""
    leagues: tuple[str, ...] = ()
    called: tuple[tuple[str, int], ...] = ()
    new: bool = False
    rights: Rights = Rights.NONE


async def whereabouts(typed: Typed) -> Where:
    """Return where the author of a command is; what cannot be looked up in time is left out."""
    bare = _bare(typed)
    try:
        async with asyncio.timeout(PATIENCE):
            return await _found(typed, bare)
    except (TimeoutError, NotSaved, OSError) as error:
        log.warning("Help without tables: %r", error)
        return bare


def _bare(typed: Typed) -> Where:
    """Return what is known of somebody without a look at any table."""
    asker, server = asker_of(Reply.to(typed)), typed.guild_id is not None
    guild = typed.guild_id or 0
    rights = Rights.MANAGES if asker.manages(guild) else Rights.NONE
    if rights is Rights.NONE and asker.moderates(guild):
        rights = Rights.RUNS_TABLES
    return Where(
        person=asker.person,
        server=server,
        known=False,
        lacking=missing_here(typed) if server else "",
        rights=rights,
    )


async def _found(typed: Typed, bare: Where) -> Where:
    manager = typed.client.manager
    mine, here = await manager.tables_of(bare.person), await tables_here(typed)
    table = await _meant(typed, mine, here)
    others = [await manager.table(each) for each in dict.fromkeys((*mine, *here)) if each != table]
    view = None if table is None else await manager.table(table)
    leagues = [league async for league in _leagues(typed)]
    return replace(
        bare,
        known=True,
        table=view,
        hand=None if table is None else await manager.hand(table, bare.person),
        others=tuple(other for other in others if other is not None),
        refused=None if here else await _why_not(typed),
        leagues=tuple(_open_to(leagues, bare.person)),
        called=tuple(_calling(leagues, bare.person, {*mine, *here})),
        new=not mine and await _is_new(typed, bare.person),
    )


async def _meant(typed: Typed, mine: Sequence[TableId], here: Sequence[TableId]) -> TableId | None:
    """Return the table that commands typed here act on, else one of this channel, else the last that was over in it."""
    seated = [table for table in here if table in mine]
    for table in (*seated, *here):
        return table
    if typed.guild_id is None:
        return mine[0] if len(mine) == 1 else None
    return await typed.client.manager.finished_at(_place(typed))


async def _why_not(typed: Typed) -> Refused | None:
    """Return why no table would be opened here; None in direct messages, where there are none."""
    if typed.guild_id is None:
        return None
    request = OpenTable(asker=asker_of(Reply.to(typed)), place=_place(typed), parent=parent_of(typed.channel))
    return await typed.client.manager.why_not_open(request)


async def _leagues(typed: Typed) -> AsyncIterator[Competition]:
    """Yield the leagues of the server that are not over, as far as they are looked at."""
    if typed.guild_id is None:
        return
    leagues = typed.client.manager.leagues
    live = [row for row in await leagues.titles(typed.guild_id) if row.live]
    for row in live[:MOST_LEAGUES]:
        view = await leagues.view(LeagueId(row.id))
        if view is not None:
            yield view.competition


def _open_to(leagues: Sequence[Competition], person: PersonId) -> Iterator[str]:
    """Yield what those leagues are called that somebody may enter himself."""
    for each in leagues:
        if takes_people(each) and EntrantId(person) not in each.league.active:
            yield each.plan.name


def _calling(
    leagues: Sequence[Competition], person: PersonId, known: Set[TableId]
) -> Iterator[tuple[str, int]]:
    """Yield where leagues wait for somebody to say that he is ready."""
    for each in leagues:
        for meeting in each.meetings:
            drawn = EntrantId(person) in meeting.seats and meeting.table not in known
            if drawn and meeting.channel is not None:
                yield each.plan.name, meeting.channel


async def _is_new(typed: Typed, person: PersonId) -> bool:
    """Tell whether somebody has ended no match on this server; of direct messages that is not known."""
    if typed.guild_id is None:
        return False
    profile = await typed.client.manager.statistics.of_person(typed.guild_id, person)
    return not profile.figures.matches


def _place(typed: Typed) -> Place:
    assert typed.guild_id is not None
    assert typed.channel_id is not None
    return Place(typed.guild_id, typed.channel_id)
