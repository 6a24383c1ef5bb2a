"""Start and stop the client, and say in one line why Discord does not let it in."""

import asyncio

import aiohttp
import discord

from bot.ui.client import LastCardClient, TakenElsewhere


class NoConnection(Exception):
    """Discord cannot be used: one line for whoever runs the bot."""


def use_api(address: str) -> None:
    """Talk to a stand-in for Discord at this address; before a client is made."""
    discord.http.Route.BASE = address


async def run_until(client: LastCardClient, token: str, stopping: asyncio.Event) -> None:
    """Keep the client connected until somebody asks to stop. Raises `NoConnection`."""
    try:
        await client.login(token)
    except TakenElsewhere:
        raise NoConnection(
            "An Interactions Endpoint URL is set in the developer portal: take it out, or no press reaches the bot"
        ) from None
    except discord.LoginFailure:
        raise NoConnection(
            "Discord does not accept DISCORD_TOKEN: copy it again from the developer portal"
        ) from None
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        raise NoConnection(f"Discord cannot be reached: {error}") from error
    connected = asyncio.create_task(client.connect(), name="gateway")
    asked = asyncio.create_task(stopping.wait(), name="stopping")
    done, _ = await asyncio.wait({connected, asked}, return_when=asyncio.FIRST_COMPLETED)
    asked.cancel()
    if connected in done:
        connected.result()
