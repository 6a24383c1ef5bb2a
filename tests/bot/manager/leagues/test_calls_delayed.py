"""A call that could not be posted at once is posted later, once, if there is still something to call people to."""

from collections.abc import Iterable
from typing import Any

import pytest

from bot.league.terms import Format, Terms
from bot.manager.competition import Competition
from bot.manager.errors import NotSaved, TryLater
from bot.manager.leagues.asked import EndLeague, MoveDeadline, PauseLeague, ResumeLeague
from bot.manager.leagues.keeper import Deed, LeagueDesk, LeagueKeeper
from bot.manager.tables.table import Tiding
from tests.bot.manager.leagues.club import Club

DAY, HOUR = 86_400.0, 3600.0
SEASON = Terms(format=Format.SEASON, size=2, seed="delayed")


def called(club: Club) -> list[str]:
    return [notice.slug for _, notice in club.showing.told]


async def not_called_yet(club: Club, **kind: Any) -> None:
    """Creates a league whose first call could not be posted."""
    await club.create(**kind, sign_up_until=club.clock.now() + DAY)
    await club.enter((100, 101, 102))
    club.showing.trouble_calling.append(TryLater())
    await club.wait(DAY - (1800 if kind else HOUR) + 5)
    assert len((await club.held).calls) == 1
    assert called(club) == []


async def test_what_could_not_be_posted_is_posted_later(club: Club) -> None:
    await not_called_yet(club)
    await club.wait(60)
    assert called(club) == ["league_begins"]
    assert (await club.held).calls == ()


@pytest.mark.parametrize("kind", [{}, {"terms": SEASON}])
async def test_a_league_that_was_ended_calls_nobody_any_more(club: Club, kind: dict[str, Any]) -> None:
    await not_called_yet(club, **kind)
    await club.want(EndLeague)
    await club.wait(60)
    assert called(club) == []
    assert (await club.held).calls == ()


@pytest.mark.parametrize("kind", [{}, {"terms": SEASON}])
async def test_what_was_moved_far_away_is_called_out_when_it_is_near(
    club: Club, kind: dict[str, Any]
) -> None:
    await not_called_yet(club, **kind)
    await club.want(MoveDeadline, to=club.clock.now() + 2 * DAY)
    await club.wait(DAY)
    assert called(club) == []
    await club.wait(DAY - 1000)
    assert called(club) == ["league_check_in" if kind else "league_begins"]


async def test_a_call_that_cannot_be_noted_is_not_posted_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    until, real = club.clock.now() + DAY, LeagueKeeper.commit
    failing = True

    async def commit(
        keeper: LeagueKeeper, desk: LeagueDesk, after: Competition, deed: Deed, tell: Iterable[Tiding] = ()
    ) -> None:
        # Discord has forgotten the nonce meanwhile.
        club.showing.told_nonces.clear()
        if failing and deed.word == "called":
            raise NotSaved
        await real(keeper, desk, after, deed, tell)

    monkeypatch.setattr(LeagueKeeper, "commit", commit)
    await club.create(sign_up_until=until)
    await club.enter((100, 101, 102))
    await club.wait(DAY - HOUR + 300)
    assert called(club) == ["league_begins"]
    assert len((await club.held).calls) == 1
    failing = False
    await club.wait(60)
    assert called(club) == ["league_begins"]
    assert (await club.held).calls == ()


@pytest.mark.parametrize("kind", [{}, {"terms": SEASON}])
async def test_a_league_that_was_paused_calls_nobody_before_it_goes_on(
    club: Club, kind: dict[str, Any]
) -> None:
    await not_called_yet(club, **kind)
    await club.want(PauseLeague)
    await club.wait(120)
    await club.restart(after=60)
    await club.wait(60)
    assert called(club) == []
    await club.want(ResumeLeague)
    await club.wait(60)
    assert called(club) == ["league_check_in" if kind else "league_begins"]
