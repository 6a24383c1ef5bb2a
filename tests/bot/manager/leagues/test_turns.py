"""Tables open one after the other; a league that has to wait for Discord keeps no other waiting."""

import pytest

from bot.manager.errors import TryLater
from bot.manager.ids import LeagueId, Place
from bot.manager.leagues.asked import StartLeague
from tests.bot.manager.leagues.club import Club


async def opened(club: Club, league: LeagueId) -> int:
    view = await club.manager.leagues.view(league)
    assert view is not None
    return sum(meeting.opened for meeting in view.competition.meetings)


async def test_a_league_whose_threads_have_to_wait_keeps_no_other_waiting(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, asked = club.showing.open_thread, list[float]()

    async def open_thread(place: Place, variant: str | None, title: str | None = None) -> Place:
        if title is not None and title.startswith("Slow"):
            asked.append(club.clock.now())
            raise TryLater
        return await real(place, variant, title)

    monkeypatch.setattr(club.showing, "open_thread", open_thread)
    await club.create(name="Slow")
    await club.enter(range(100, 108))
    await club.want(StartLeague)
    slow = club.league
    await club.create(name="Quick")
    await club.enter(range(200, 208))
    await club.want(StartLeague)
    begun = club.clock.now()
    await club.wait(40)
    assert await opened(club, club.league) == 4
    assert await opened(club, slow) == 0
    assert [round(at - begun) for at in asked if at < begun + 55] == [0, 30]
    await club.wait(600)
    assert await opened(club, slow) == 4
