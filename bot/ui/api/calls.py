"""What Discord answers to a call, as the manager takes it."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import aiohttp
import discord

from bot.manager.errors import Archived, Closed, Denied, Gone, NoPlace, ShowingError, TryLater
from bot.manager.showing.line import Urgency
from bot.ui.api.traffic import urgent

LONGEST_CALL = 60
"""Seconds after which an attempt is given up for now."""

_ERRORS: dict[int, Callable[[], ShowingError]] = {
    10008: Gone,
    10070: Gone,
    50007: Closed,
    50278: Closed,
    10013: Closed,
    10003: NoPlace,
    50001: Denied,
    50013: Denied,
    50083: Archived,
    160005: Denied,
    # No threads can be made there at all, or no more.
    50024: Denied,
    160006: Denied,
    # There are a hundred events in the calendar already.
    30038: Denied,
    # An event that is over can be changed no more.
    180000: Gone,
}

log = logging.getLogger(__name__)


@asynccontextmanager
async def calls(urgency: Urgency) -> AsyncIterator[None]:
    """Make calls that are so urgent, and turn whatever Discord or the network says into a `ShowingError`."""
    try:
        with urgent(urgency):
            async with asyncio.timeout(LONGEST_CALL):
                yield
    except discord.RateLimited as error:
        raise TryLater(error.retry_after) from error
    except discord.HTTPException as error:
        raise _meaning(error) from error
    except (TimeoutError, aiohttp.ClientError, OSError) as error:
        raise TryLater from error


def _meaning(error: discord.HTTPException) -> ShowingError:
    known = _ERRORS.get(error.code)
    if known is not None:
        return known()
    if error.status == 403:
        return Denied()
    if error.status < 500 and error.status != 429:
        log.error("Discord refuses a message (status %s, code %s)", error.status, error.code)
    return TryLater()
