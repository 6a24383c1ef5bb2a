"""A client that is logged in for one errand of the command line, and connects to no gateway."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import aiohttp
import discord

from bot.ui.connection.login import NoConnection, in_a_line

PATIENCE: Final = 120.0
"""Seconds Discord may ask to wait for before it is left to whoever runs the command to come again."""


@asynccontextmanager
async def logged_in(token: str) -> AsyncIterator[discord.Client]:
    """Give a client that is logged in and no more. Raises `NoConnection`: whatever goes wrong is said in one line."""
    client = discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=PATIENCE)
    try:
        await client.login(token)
        yield client
    except discord.LoginFailure:
        raise NoConnection(
            "Discord does not accept DISCORD_TOKEN: copy it again from the developer portal"
        ) from None
    except discord.RateLimited as error:
        wait = f"{error.retry_after / 60:.0f} minutes"
        raise NoConnection(
            f"Discord takes no more for {wait}: run this again then, it goes on from here"
        ) from None
    except discord.HTTPException as error:
        raise NoConnection(
            f"Discord refuses: {in_a_line(error)}; run this again, it goes on from here"
        ) from error
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        raise NoConnection(
            f"Discord cannot be reached: {in_a_line(error)}; run this again, it goes on from here"
        ) from error
    finally:
        await client.close()
