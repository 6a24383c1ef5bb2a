"""What is settled of the tables of leagues: by the league, whatever rights somebody has, and by what the server has set."""

from typing import Any

import pytest

from bot.league.terms import Terms
from bot.manager.answers import Refusal
from bot.manager.ids import PersonId
from bot.manager.requests import (
    AddComputer,
    GiveHost,
    RemoveComputer,
    Reserve,
    SetClock,
    SetOptions,
    SetRated,
    SetVariant,
    Undo,
)
from bot.manager.tables.table import Absent
from tests.bot.manager.hall import GUILD, refusal
from tests.bot.manager.leagues.club import MANAGER, Club

CHANGES: tuple[tuple[type[Any], dict[str, object]], ...] = (
    (SetOptions, {"options": {"hand_size": "9"}}),
    (SetVariant, {"variant": "classic"}),
    (SetClock, {"clock": "off"}),
    (AddComputer, {}),
    (RemoveComputer, {}),
    (SetRated, {"rated": False}),
    (Reserve, {"whom": PersonId(777)}),
    (GiveHost, {"seat": 0}),
)


@pytest.mark.parametrize(("kind", "values"), CHANGES, ids=lambda value: getattr(value, "__name__", ""))
async def test_a_moderator_changes_nothing_of_a_table_of_a_league(
    club: Club, kind: type[Any], values: dict[str, object]
) -> None:
    await club.began(3, Terms(size=3, seed="three"), variant="five_rounds")
    (table,) = await club.tables()
    await club.come(table, 100)
    (before,) = await club.tables()
    answer = await club.ask(kind, MANAGER, moderator=True, table=table.id, **values)
    assert refusal(answer) == Refusal.OF_LEAGUE
    assert (await club.tables())[0] == before


async def test_nothing_is_taken_back_at_a_table_of_a_league(club: Club) -> None:
    await club.began(2, variant="classic", rated=False)
    (table,) = await club.tables()
    await club.come(table)
    club.table = table.id
    await club.move()
    assert refusal(await club.ask(Undo, MANAGER, moderator=True)) == Refusal.OF_LEAGUE
    assert (await club.view()).motion is None


async def test_a_player_hears_that_it_is_not_for_him(club: Club) -> None:
    await club.began(2)
    (table,) = await club.tables()
    await club.come(table, 100)
    answer = await club.ask(SetOptions, PersonId(100), table=table.id, options={"hand_size": "9"})
    assert refusal(answer) == Refusal.HOST_ONLY


async def test_what_the_server_has_set_holds_at_the_tables_of_its_leagues(club: Club) -> None:
    admin = club.asker(MANAGER, moderator=True)
    for name, value in (
        ("absent", "skip"),
        ("idle_time", "3600"),
        ("computers", "easy"),
        ("reactions", "off"),
    ):
        assert await club.manager.preferences.set_server(admin, GUILD, name, value) is None, name
    await club.began(2)
    (table,) = await club.tables()
    assert (table.absent, table.idle_time, table.computers) == (Absent.SKIP, 3600, "easy")
    assert not table.reactions
