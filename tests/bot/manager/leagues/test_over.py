"""A league that is over lets go of everything, and takes nothing more but the correction of a result."""

import pytest

from bot.league.facts import Outcome
from bot.league.terms import EntrantId, Format, Terms
from bot.manager.answers import Refused
from bot.manager.ids import PersonId
from bot.manager.league_views import LeagueDone
from bot.manager.leagues.asked import (
    AddEntrants,
    CheckIn,
    CloseSeason,
    CloseSignUp,
    DropEntrant,
    EndLeague,
    EnterLeague,
    MoveDeadline,
    OpenSignUp,
    PauseLeague,
    QuitLeague,
    ResumeLeague,
    SetResult,
    ShowLeague,
    StartLeague,
)
from tests.bot.manager.hall import PLACE
from tests.bot.manager.leagues.club import MANAGER, Club
from tests.bot.manager.leagues.test_managing import reason

EVERYTHING: tuple[tuple[type[object], dict[str, object]], ...] = (
    (EnterLeague, {}),
    (QuitLeague, {}),
    (CheckIn, {}),
    (StartLeague, {}),
    (AddEntrants, {"people": ((EntrantId(7), "P"),)}),
    (DropEntrant, {"whom": EntrantId(100)}),
    (MoveDeadline, {"to": 1.0}),
    (SetResult, {"stage": 0, "table": 0, "outcome": None}),
    (SetResult, {"stage": 0, "table": 0, "outcome": Outcome((EntrantId(100),), (0,))}),
    (PauseLeague, {}),
    (ResumeLeague, {}),
    (CloseSeason, {}),
    (CloseSignUp, {}),
    (OpenSignUp, {}),
    (EndLeague, {}),
)


@pytest.mark.parametrize(("kind", "values"), EVERYTHING)
async def test_a_league_that_was_ended_can_be_looked_at_and_nothing_else(
    club: Club, kind: type[object], values: dict[str, object]
) -> None:
    await club.create(Terms(format=Format.SEASON, size=2, seed="ended"))
    await club.enter((100, 101))
    await club.wait(1900)
    await club.want(CheckIn, PersonId(100))
    await club.want(CheckIn, PersonId(101))
    await club.want(StartLeague)
    await club.wait(10)
    (table,) = await club.tables()
    await club.come(table)
    await club.decide(table.id)
    await club.wait(604_800)
    assert (await club.held).checking
    await club.want(EndLeague)
    before = await club.held
    person = MANAGER if kind not in {EnterLeague, QuitLeague, CheckIn} else 100
    assert await reason(club, kind, person, **values) == "league_over"
    assert await club.held == before
    await club.wait(60)
    assert isinstance(await club.want(ShowLeague, PersonId(100)), LeagueDone)


async def test_a_cup_that_was_won_can_be_corrected_and_nothing_else(club: Club) -> None:
    await club.began(2)
    await club.play_on()
    for kind, values in EVERYTHING:
        if kind is not SetResult:
            person = MANAGER if kind not in {EnterLeague, QuitLeague, CheckIn} else 100
            assert await reason(club, kind, person, **values) == "league_over"
    assert isinstance(await club.want(SetResult, stage=0, table=0, outcome=None), LeagueDone)
    assert not (await club.state()).over


async def test_a_league_that_is_ended_lets_go_of_tables_people_and_clocks(club: Club) -> None:
    club.showing.threads_allowed = False
    await club.began(4)
    first, _ = await club.tables()
    await club.come(first)
    await club.want(EndLeague)
    await club.wait(30)
    read = club.database.read
    assert await read(lambda books: books.tables.in_channel(PLACE.channel_id)) == []
    for person in range(100, 104):
        assert await club.manager.tables_of(PersonId(person)) == ()
    assert await read(lambda books: books.leagues.next_due()) is None
    assert await read(lambda books: books.leagues.live()) == []
    for number in range(club.terms.tables_a_person):
        assert not isinstance(await club.open_elsewhere(PersonId(100), 20 + number), Refused)
    before = len(club.showing.told)
    await club.wait(3600)
    assert not [notice for _, notice in club.showing.told[before:] if notice.slug.startswith("fixture")]
