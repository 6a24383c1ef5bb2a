"""Bring the emojis Discord keeps for the application to what is drawn here; those of others are left alone."""

from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

import aiohttp
import discord

from bot.pictures.emojis import read_name
from bot.ui.connection import NoConnection

PATIENCE: Final = 120.0
"""Seconds Discord may ask to wait for before it is left to whoever runs the command to come again."""

TOO_MANY: Final = 30008
"""What Discord answers where an application has all the emojis it may have."""

RESULT: Final = "Done:"
"""What the last line begins with, which tells what came of it."""

Tell = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be done: `made` are pictures by name, `gone` emojis by id, the others are counted."""

    made: Mapping[str, bytes]
    gone: Mapping[int, str]
    kept: int
    foreign: int

    def told(self) -> str:
        """Return it in one line."""
        return (
            f"{len(self.made)} to make, {len(self.gone)} to take away, {self.kept} as they are to be, "
            f"{self.foreign} of somebody else"
        )


def plan(there: Iterable[tuple[int, str]], wanted: Mapping[str, bytes]) -> Plan:
    """Compare what is there, by ids and names, with the pictures that are wanted by their names."""
    missing, gone, kept, foreign = dict(wanted), {}, 0, 0
    for number, name in there:
        if read_name(name) is None:
            foreign += 1
        elif missing.pop(name, None) is None:
            gone[number] = name
        else:
            kept += 1
    return Plan(missing, gone, kept, foreign)


async def bring(token: str, wanted: Mapping[str, bytes], tell: Tell, *, dry_run: bool = False) -> None:
    """Make what is missing, then take away what is old; tell of each. Raises NoConnection.

    Given up half way, it goes on from there when it is called again.
    """
    async with _client(token) as client:
        found = [(emoji.id, emoji.name) for emoji in await client.fetch_application_emojis()]
        todo = plan(found, wanted)
        tell(todo.told())
        if dry_run:
            return
        # First the new ones: until the old ones go, a bot that runs finds what it shows.
        for name, png in todo.made.items():
            await client.create_application_emoji(name=name, image=png)
            tell(f"made {name}")
        assert client.application_id is not None, "it is known after the login"
        for number, name in todo.gone.items():
            await client.http.delete_application_emoji(client.application_id, number)
            tell(f"took away {name}")
    tell(f"{RESULT} {len(todo.made)} made, {len(todo.gone)} taken away, {todo.kept} left as they were")


@asynccontextmanager
async def _client(token: str) -> AsyncIterator[discord.Client]:
    """Give a client that is logged in and no more; whatever goes wrong with Discord is said in one line."""
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
        if error.code == TOO_MANY:
            raise NoConnection(
                "The application has all the emojis Discord lets it have: take some away"
            ) from None
        raise NoConnection(f"Discord refuses: {error}; run this again, it goes on from here") from error
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        raise NoConnection(
            f"Discord cannot be reached: {error}; run this again, it goes on from here"
        ) from error
    finally:
        await client.close()
