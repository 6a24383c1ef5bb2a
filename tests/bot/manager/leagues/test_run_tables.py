"""Who holds leagues runs their tables, and no others."""

from dataclasses import replace

from bot.manager.answers import Answer, Refusal
from bot.manager.ids import PersonId, TableId
from bot.manager.requests import EndTable, Pause
from bot.manager.views import EndReason
from tests.bot.manager.hall import AWA, GUILD, done, refusal
from tests.bot.manager.leagues.club import MANAGER, Club

ROLE, HOLDER = 77, PersonId(600)


async def asks(club: Club, kind: type[Pause | EndTable], table: TableId, guild_id: int = GUILD) -> Answer:
    """Let somebody with the role for leagues ask something of a table."""
    asker = replace(club.asker(HOLDER, guild_id=guild_id), roles=frozenset({ROLE}))
    answer = await club.manager.handle(kind(asker=asker, table=table))
    await club.settle()
    return answer


async def has_role_for_leagues(club: Club) -> None:
    """Let the manager of the server name the role."""
    asker = club.asker(MANAGER, moderator=True)
    refused = await club.manager.preferences.set_server(asker, GUILD, "league_managers", str(ROLE))
    assert refused is None


async def test_who_holds_leagues_runs_their_tables(club: Club) -> None:
    await has_role_for_leagues(club)
    await club.began(2)
    (table,) = await club.tables()
    await club.come(table)
    done(await asks(club, Pause, table.id))
    assert (await club.tables())[0].pause is not None
    assert done(await asks(club, EndTable, table.id)).table.ended is EndReason.ENDED


async def test_a_role_of_another_server_runs_nothing(club: Club) -> None:
    await has_role_for_leagues(club)
    await club.began(2)
    (table,) = await club.tables()
    await club.come(table)
    assert refusal(await asks(club, EndTable, table.id, guild_id=2)) == Refusal.HOST_ONLY


async def test_a_role_for_leagues_runs_no_other_table(club: Club) -> None:
    await has_role_for_leagues(club)
    done(await club.open_table(AWA))
    assert refusal(await asks(club, EndTable, club.table)) == Refusal.HOST_ONLY
