"""Leagues with one safeguard taken away each, to see whether the simulation notices (as `mutants.py` does for tables)."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from itertools import count
from typing import Any, Final

import pytest

from bot.league.correcting import Rewritten, rewritten
from bot.league.facts import Outcome
from bot.league.model import League
from bot.manager.competition import Competition, Meeting
from bot.manager.desks.receipts import Receipts
from bot.manager.ids import LeagueId, TableId
from bot.manager.leagues import deciding, leagues
from bot.manager.leagues.keeper import Deed, LeagueDesk, LeagueKeeper
from bot.manager.leagues.leagues import Leagues
from bot.manager.leagues.outcomes import outcome_of
from bot.manager.leagues.tables import LeagueTables
from bot.manager.leagues.waking import Waking
from bot.manager.tables.table import Table
from bot.store.leagues import Leagues as LeaguesBook
from tests.simulation.mutants import Mutant, Open


async def _nothing(*_: Any, **__: Any) -> None:
    """Do nothing."""


def told_before_it_is_stored(patch: pytest.MonkeyPatch) -> None:
    """Answer, and open tables, before a change is stored."""
    write = LeagueKeeper._write
    under_way: set[asyncio.Task[None]] = set()

    async def eager(
        self: LeagueKeeper, desk: LeagueDesk, competition: Competition, deed: Deed, **rest: Any
    ) -> None:
        before = desk.competition
        desk.competition, desk.wanted = replace(competition, version=before.version + 1), desk.wanted + 1
        task = asyncio.create_task(write(self, LeagueDesk(before), competition, deed, **rest))
        under_way.add(task)

    patch.setattr(LeagueKeeper, "_write", eager)


def no_lock(patch: pytest.MonkeyPatch) -> None:
    """Let everybody at a league at the same time."""
    keep = LeagueKeeper._keep

    def unlocked(self: LeagueKeeper, desk: LeagueDesk) -> LeagueDesk:
        desk.lock = Open()
        return keep(self, desk)

    patch.setattr(LeagueKeeper, "_keep", unlocked)


def table_without_a_name(patch: pytest.MonkeyPatch) -> None:
    """Choose the name of a table when it opens, and not with the draw."""
    opened = LeagueTables._open

    async def anew(self: LeagueTables, desk: LeagueDesk, meeting: Meeting) -> None:
        named = replace(meeting, table=TableId(self._parts.chance.table_id()))
        held = desk.competition.meetings
        desk.competition = replace(
            desk.competition, meetings=tuple(named if other == meeting else other for other in held)
        )
        await opened(self, desk, named)

    patch.setattr(LeagueTables, "_open", anew)


def result_upside_down(patch: pytest.MonkeyPatch) -> None:
    """Take a result in with the last first."""

    def turned(table: Table) -> Outcome:
        outcome = outcome_of(table)
        return replace(outcome, order=outcome.order[::-1], points=outcome.points[::-1])

    patch.setattr(leagues, "outcome_of", turned)


def result_twice(patch: pytest.MonkeyPatch) -> None:
    """Enter the result of a table as often as it is heard of, and keep its place for another."""
    arranged, numbers = vars(deciding)["arranged"], count()
    report = Leagues._report

    async def again(self: Leagues, table: Table) -> None:
        for _ in range(2):
            await report(self, table)

    def kept(competition: Competition, league: League, fresh: Any) -> Competition:
        after: Competition = arranged(competition, league, fresh)
        return (
            replace(after, meetings=(*after.meetings, *competition.meetings[:1]))
            if next(numbers) % 5 == 4
            else after
        )

    patch.setattr(Leagues, "_report", again)
    patch.setattr(deciding, "arranged", kept)


def who_left_is_rung(patch: pytest.MonkeyPatch) -> None:
    """Let the tables of a league keep those who have left it."""
    patch.setattr(LeagueTables, "let_go", _nothing)


def nothing_is_redone(patch: pytest.MonkeyPatch) -> None:
    """Correct a result, and leave what followed from it as it is."""

    def corrected(league: League, stage: int, table: int, outcome: Outcome | None) -> Rewritten:
        rewritten(league, stage, table, outcome)
        tables = list(league.stages[stage].tables)
        tables[table] = replace(tables[table], outcome=outcome)
        changed = replace(league.stages[stage], tables=tuple(tables))
        stages = (*league.stages[:stage], changed, *league.stages[stage + 1 :])
        return Rewritten(replace(league, stages=stages), ())

    patch.setattr(deciding, "rewritten", corrected)


def time_is_not_looked_at(patch: pytest.MonkeyPatch) -> None:
    """Let a league go on whenever it is looked at, whether its time has come or not."""
    go_on = Leagues._go_on

    async def twice(self: Leagues, league: LeagueId) -> None:
        clock = self._parts.clock
        await go_on(self, league)
        now = clock.now
        patch.setattr(clock, "now", lambda: now() + 7200)
        await go_on(self, league)
        patch.setattr(clock, "now", now)

    patch.setattr(Leagues, "_go_on", twice)


def times_are_forgotten(patch: pytest.MonkeyPatch) -> None:
    """Remember in memory only what a league waits for."""
    patch.setattr(LeaguesBook, "next_due", lambda _: None)
    patch.setattr(Waking, "nudge", lambda *_: None)


def presses_forgotten(patch: pytest.MonkeyPatch) -> None:
    """Take presses that come twice for new ones."""
    patch.setattr(Receipts, "take", lambda *_: True)
    patch.setattr(LeaguesBook, "knows", lambda *_: False)


def message_not_noted(patch: pytest.MonkeyPatch) -> None:
    """Forget to store where the message of a league was posted."""
    patch.setattr(LeaguesBook, "posted", lambda *_: None)


MUTANTS: Final[Mapping[str, Mutant]] = {
    mutant.__name__: mutant
    for mutant in (
        told_before_it_is_stored,
        no_lock,
        table_without_a_name,
        result_upside_down,
        result_twice,
        who_left_is_rung,
        nothing_is_redone,
        time_is_not_looked_at,
        times_are_forgotten,
        presses_forgotten,
        message_not_noted,
    )
}
"""Every safeguard that is taken away, by its name."""
