"""Who cannot be looked up, because Discord does not answer or wants no more questions, is told like any other."""

from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.ui.leagues.members import Unfit, looked_up


class Silent:
    """A server about whose people Discord says nothing."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    async def fetch_member(self, person: int) -> Any:
        raise self._error


@pytest.mark.parametrize(
    "error", [aiohttp.ServerDisconnectedError(), TimeoutError(), discord.RateLimited(60.0)]
)
async def test_who_cannot_be_asked_about_does_not_keep_the_others_from_being_entered(
    error: Exception,
) -> None:
    assert await looked_up(cast("discord.Guild", Silent(error)), [7]) == {7: Unfit.UNASKED}
