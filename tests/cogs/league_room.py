"""A server with a league, for tests."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from bot.league.model import League
from bot.manager.ids import Place
from bot.manager.league_views import LeagueRefused
from tests.bot.ui.fake_leagues import league_view
from tests.bot.ui.fakes import in_lobby
from tests.bot.ui.stage import Stage, stage


@asynccontextmanager
async def club(league: League | None = None, **values: Any) -> AsyncIterator[Stage]:
    """Open a server with a league, which the people of the server have entered."""
    async with stage(in_lobby()) as here:
        guild = here.people[0].guild
        view = league_view(league, place=Place(guild.id, here.channel.id), **values)
        here.manager.leagues.held = view
        yield here


def asked(here: Stage) -> list[Any]:
    return here.manager.leagues.requests


def refusing(reason: str, **values: str | int) -> Any:
    return lambda _: LeagueRefused(reason, values)
