"""People who are entered by managers: read from what is typed, and looked up at Discord, each of them."""

import asyncio
import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Final

import aiohttp
import discord

from bot.ui.messages.mentions import PERSON, meant

MOST_ADDED: Final = 60
"""People that can be entered by one command: each has to be asked about at Discord."""
AT_ONCE: Final = 5
"""People who are asked about at the same time."""
_NO_ACCOUNT: Final = 10013
_SHORTEST_ID: Final = 15
"""Digits of an id: a shorter number is something else that was typed."""
_BETWEEN: Final = re.compile(r"[\s,;]+|(?<=>)(?=<)")


class Unfit(StrEnum):
    """Why somebody cannot be entered, whatever the league."""

    BOT = "bot"
    STRANGER = "stranger"
    NOBODY = "nobody"
    UNASKED = "unasked"


def read_people(text: str) -> tuple[list[int], list[str]]:
    """Read people by mention or id, and return with them what is neither."""
    people: list[int] = []
    strange: list[str] = []
    for word in filter(None, _BETWEEN.split(text.strip())):
        person = meant(word, PERSON, shortest=_SHORTEST_ID)
        if person is None:
            strange.append(word)
        elif person not in people:
            people.append(person)
    return people, strange


async def looked_up(guild: discord.Guild, people: Sequence[int]) -> dict[int, str | Unfit]:
    """Return how people are called in a server, or why they are none of its people, in the order they were given."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def one(person: int) -> str | Unfit:
        async with turns:
            return await _member(guild, person)

    found = await asyncio.gather(*map(one, people))
    return dict(zip(people, found, strict=True))


async def _member(guild: discord.Guild, person: int) -> str | Unfit:
    try:
        member = await guild.fetch_member(person)
    except discord.NotFound as error:
        return Unfit.NOBODY if error.code == _NO_ACCOUNT else Unfit.STRANGER
    except (discord.DiscordException, aiohttp.ClientError, OSError):
        return Unfit.UNASKED
    return Unfit.BOT if member.bot else member.display_name
