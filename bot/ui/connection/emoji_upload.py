"""Bring the emojis Discord keeps for the application to what is drawn here; those of others are left alone."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

import discord

from bot.pictures.emojis import read_name
from bot.ui.connection.errand import logged_in
from bot.ui.connection.login import NoConnection

TOO_MANY: Final = 30008
"""What Discord answers where an application has all the emojis it may have."""

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


async def bring(token: str, wanted: Mapping[str, bytes], tell: Tell, *, dry_run: bool = False) -> str:
    """Make what is missing, then take away what is old, tell of each, and return what came of it. Raises NoConnection.

    Given up half way, it goes on from there when it is called again.
    """
    async with logged_in(token) as client:
        found = [(emoji.id, emoji.name) for emoji in await client.fetch_application_emojis()]
        todo = plan(found, wanted)
        if dry_run:
            return todo.told()
        tell(todo.told())
        # First the new ones: until the old ones go, a bot that runs finds what it shows.
        for name, png in todo.made.items():
            await _make(client, name, png)
            tell(f"made {name}")
        assert client.application_id is not None, "it is known after the login"
        for number, name in todo.gone.items():
            await client.http.delete_application_emoji(client.application_id, number)
            tell(f"took away {name}")
    return f"Done: {len(todo.made)} emojis made, {len(todo.gone)} taken away, {todo.kept} left as they were"


async def _make(client: discord.Client, name: str, png: bytes) -> None:
    try:
        await client.create_application_emoji(name=name, image=png)
    except discord.HTTPException as error:
        if error.code == TOO_MANY:
            raise NoConnection(
                "The application has all the emojis Discord lets it have: take some away"
            ) from None
        raise
