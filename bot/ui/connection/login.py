"""Start and stop the client, and say in one line why Discord does not let it in."""

import asyncio
import re

import aiohttp
import discord

from bot.ui.connection.client import LastCardClient, TakenElsewhere

_PAGE = re.compile(r"<(?:!doctype|html)\b", re.IGNORECASE)


class NoConnection(Exception):
    """Discord cannot be used: one line for whoever runs the bot."""


def in_a_line(error: Exception) -> str:
    """Return what an error says in one line; of the page a proxy may answer with, only what stands before it."""
    return _PAGE.split(" ".join(str(error).split()), maxsplit=1)[0].rstrip(" :")


def use_api(address: str) -> None:
    """Talk to a stand-in for Discord at this address; before a client is made."""
    discord.http.Route.BASE = address


def mute_voice() -> None:
    """Keep the library from warning that it cannot speak; the bot does not want to."""
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False


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
        raise NoConnection(f"Discord cannot be reached: {in_a_line(error)}") from error
    connected = asyncio.create_task(client.connect(), name="gateway")
    asked = asyncio.create_task(stopping.wait(), name="stopping")
    done, _ = await asyncio.wait({connected, asked}, return_when=asyncio.FIRST_COMPLETED)
    asked.cancel()
    if connected in done:
        connected.result()
