"""Who has his data deleted while a league runs, or after it."""

from bot.league.terms import EntrantId
from bot.manager.league_views import LeagueDone
from bot.manager.leagues.asked import StartLeague
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
