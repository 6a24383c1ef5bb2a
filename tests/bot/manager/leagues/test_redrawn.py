"""The message of a league is written again when it looks otherwise: in another language."""

import pytest

from bot.manager.ids import LeagueId
from bot.manager.leagues.leagues import Leagues
from tests.bot.manager.hall import GUILD
from tests.bot.manager.leagues.club import MANAGER, Club


def written(club: Club) -> list[int]:
    """Returns the generations the message of the only league has shown."""
    (message,) = club.showing.messages.values()
    return message.history


async def set_language(club: Club, language: str) -> None:
    asker = club.asker(MANAGER, moderator=True)
    assert await club.manager.preferences.set_server(asker, GUILD, "language", language) is None
    await club.settle()


async def test_another_language_of_the_server_is_written_at_once_and_once(club: Club) -> None:
    await club.create()
    before = written(club)[-1]
    await set_language(club, "pl")
    assert written(club)[-1] == before + 1
    await club.enter((100,))
    assert written(club)[-1] == before + 2
    await club.restart(after=5)
    assert await club.database.read(lambda books: books.leagues.stale()) == []


async def test_it_is_written_after_a_kill_just_behind_the_setting(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.create()
    before = len(written(club))

    async def nothing(*_: object) -> None:
        """Dies before anything is drawn."""

    with monkeypatch.context() as dying:
        dying.setattr(Leagues, "redraw", nothing)
        await set_language(club, "id")
    assert len(written(club)) == before
    await club.restart(after=5)
    assert len(written(club)) == before + 1


async def test_a_league_that_is_over_stays_as_it_is(club: Club) -> None:
    await club.began(2)
    await club.play_on()
    await club.wait(60)
    league = LeagueId(club.league)
    view = await club.manager.leagues.view(league)
    await set_language(club, "pl")
    assert await club.manager.leagues.view(league) == view
