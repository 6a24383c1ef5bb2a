"""The process dies around any transaction, and the league comes to its end all the same."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.league.terms import Seeding
from bot.league.terms import Terms as LeagueTerms
from bot.manager.books import Books, Store
from bot.manager.ids import LeagueId
from bot.manager.league_views import LeagueView
from bot.manager.leagues.asked import ShowLeague, StartLeague
from bot.manager.records.ratings import Recomputed, recompute
from bot.manager.terms import Terms
from bot.manager.views import EndReason
from bot.store import Backups, Database
from bot.store.restoring import restore
from tests.bot.manager.leagues.club import Club


class Mortal:
    """A store that, once it is doomed, takes so many transactions more, and then nothing, as if the process were dead."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._left: int | None = None
        self._died: Callable[[], object] = bool

    def doom(self, transactions: int, died: Callable[[], object]) -> None:
        self._left, self._died = transactions, died

    async def run(self, work: Callable[[Books], Any], /) -> Any:
        if self._left == 0:
            self._died()
            await asyncio.Future()
        if self._left is not None:
            self._left -= 1
        return await self._database.run(work)

    async def read(self, look: Callable[[Books], Any], /) -> Any:
        return await self._database.read(look)


class DoomedClub(Club):
    """A club whose bot can die in the middle of what it does."""

    mortal: Mortal

    def store(self) -> Store:
        self.mortal = Mortal(self.database)
        return self.mortal


async def whole_cup(club: Club) -> None:
    """Holds a cup of three from wherever it stands: created, entered, drawn, played."""
    if not club.league:
        known = await club.database.read(lambda books: books.leagues.live())
        club.league = LeagueId(known[0]) if known else club.league
    if not club.league:
        await club.create(LeagueTerms(size=2, seeding=Seeding.RATING, seed="kills"))
    missing = {100, 101, 102} - set((await club.state()).entrants)
    if not (await club.held).began:
        await club.enter(sorted(missing))
        await club.want(StartLeague)
    await club.wait(20)
    for _ in range(12):
        for table in await club.tables():
            if table.live:
                await club.come(table)
                await club.decide(table.id, EndReason.CHAMPION)
        if (await club.state()).over:
            return
        await club.wait(60)


@pytest.mark.parametrize("transactions", range(44))
async def test_a_kill_at_any_transaction_loses_no_league(tmp_path: Path, transactions: int) -> None:
    club = DoomedClub(tmp_path / "cards.sqlite3", Terms())
    await club.open()
    here = asyncio.current_task()
    assert here is not None
    club.mortal.doom(transactions, here.cancel)
    try:
        await whole_cup(club)
    except asyncio.CancelledError:
        here.uncancel()
    club.league = LeagueId("")
    await club.restart(after=3)
    await whole_cup(club)
    league = await club.state()
    assert league.over
    assert league.champion in {100, 101, 102}
    played = [table.outcome.match for stage in league.stages for table in stage.tables if table.outcome]
    assert len(played) == len(set(played)) == 2
    assert len(await club.results()) == 2
    assert await club.database.run(recompute) == Recomputed(2, 3, 0, 0)
    await club.close()


@pytest.mark.parametrize("opened_since", [False, True])
async def test_after_a_restoration_a_league_is_shown_as_it_is_again(
    club: Club, *, opened_since: bool
) -> None:
    if not opened_since:
        await club.create()
    await club.wait(10)
    backup = Backups(club.path, club.path.parent / "backups").make()
    if opened_since:
        await club.create()
    await club.enter([101, 102])
    await club.wait(10)
    (message,) = (m for m in club.showing.messages.values() if isinstance(m.view, LeagueView))
    await club.kill()
    await asyncio.to_thread(restore, club.path, backup, now=club.clock.now())
    await club.open()
    await club.wait(30)
    assert isinstance(message.view, LeagueView)
    assert message.retired is opened_since
    if not opened_since:
        assert message.view == await club.shown()
        assert not message.view.competition.league.entrants


async def test_what_a_league_posts_after_a_restoration_is_not_taken_for_what_was_taken_back(
    club: Club,
) -> None:
    await club.create(sign_up_until=club.clock.now() + 7200)
    await club.enter((100, 101, 102))
    await club.wait(3500)
    backup = Backups(club.path, club.path.parent / "backups").make()
    calls = []
    for restored in (False, True):
        if restored:
            await club.kill()
            await asyncio.to_thread(restore, club.path, backup, now=club.clock.now())
            await club.open()
        await club.wait(200)
        before = set(club.showing.messages)
        await club.want(ShowLeague)
        await club.wait(30)
        calls.append([notice.slug for _, notice in club.showing.told].count("league_begins"))
        assert (await club.shown()).message not in before
    assert calls == [1, 2]
