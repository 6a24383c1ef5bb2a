"""People who are entered by managers: read from what is typed, and looked up at Discord, each of them."""

import asyncio
import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Final

import aiohttp
import discord

MOST_ADDED: Final = 60
"""People that can be entered by one command: each has to be asked about at Discord."""
AT_ONCE: Final = 5
"""People who are asked about at the same time."""
_NO_ACCOUNT: Final = 10013
_PERSON: Final = re.compile(r"<@!?(\d{1,20})>|(\d{15,20})", re.ASCII)
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
        found = _PERSON.fullmatch(word)
        if found is None:
            strange.append(word)
        elif int(found[1] or found[2]) not in people:
            people.append(int(found[1] or found[2]))
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
