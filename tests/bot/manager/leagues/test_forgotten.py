"""Who has his data deleted while a league runs, or after it."""

from collections.abc import Callable

import pytest

from bot.league.terms import EntrantId
from bot.manager.answers import Refusal, Refused
from bot.manager.books import Books
from bot.manager.league_views import LeagueDone
from bot.manager.leagues.asked import StartLeague
from bot.manager.leagues.tables import TRY_AGAIN
from bot.store import Unwritable
from tests.bot.manager.hall import NAMES
from tests.bot.manager.incoming.test_privacy import KEBBA, dump, forget
from tests.bot.manager.leagues.club import Club

HIM = EntrantId(KEBBA)


async def drawn(club: Club) -> None:
    """Draws a league of four, one of whom is to be forgotten."""
    NAMES[KEBBA] = "Kebba Jammeh"
    await club.create()
    await club.enter((100, KEBBA, 101, 102))
    assert isinstance(await club.want(StartLeague), LeagueDone)
    await club.wait(28)


async def test_a_running_league_goes_on_without_him(club: Club) -> None:
    await drawn(club)
    assert "Kebba" in dump(club)
    await forget(club, KEBBA)
    assert str(KEBBA) not in dump(club)
    assert "Kebba" not in dump(club)
    assert -1 not in (await club.state()).active
    await club.restart()
    await club.play_on()
    assert (await club.state()).champion in {100, 101, 102}
    assert str(KEBBA) not in dump(club)
    assert (await club.held).called(EntrantId(-1)) == "a former player 1"


async def test_a_league_that_is_over_stays_as_it_was_played(club: Club) -> None:
    await drawn(club)
    await club.play_on()
    before = await club.state()
    await forget(club, KEBBA)
    assert str(KEBBA) not in dump(club)
    assert "Kebba" not in dump(club)
    await club.restart()
    after = await club.state()
    assert [[table.seats for table in stage.tables] for stage in after.stages] == [
        [tuple(-1 if seat == HIM else seat for seat in table.seats) for table in stage.tables]
        for stage in before.stages
    ]
    assert after.champion == (-1 if before.champion == HIM else before.champion)


async def test_who_could_not_leave_a_league_is_not_forgotten_before_he_has(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    NAMES[KEBBA] = "Kebba Jammeh"
    await club.create()
    await club.enter((100, KEBBA, 101))
    run, fails = club.database.run, [True]

    async def failing(work: Callable[[Books], object]) -> object:
        if fails:
            fails.pop()
            raise Unwritable("disk full")
        return await run(work)

    monkeypatch.setattr(club.database, "run", failing)
    said = await club.manager.privacy.forget(KEBBA, lambda _, number: f"a former player {number}")
    assert isinstance(said, Refused)
    assert said.reason == Refusal.NOT_SAVED
    assert HIM in (await club.state()).active
    await club.wait(TRY_AGAIN)
    assert HIM not in (await club.state()).active
    await forget(club, KEBBA)
    assert (await club.state()).active == (100, 101)
