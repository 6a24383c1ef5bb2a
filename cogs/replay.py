"""The command to see a match again: /replay."""

from discord import app_commands
from discord.ext import commands

from bot.ui.client import LastCardClient
from bot.ui.completions import complete_finished
from bot.ui.private import Reply
from bot.ui.replay_screen import ReplayScreens
from bot.ui.typed import Typed


class Replay(commands.Cog):
    """See again what was played."""

    @app_commands.command()
    @app_commands.describe(table="Which match; without this the newest here, or the newest you played")
    @app_commands.autocomplete(table=complete_finished)
    async def replay(self, typed: Typed, table: str | None = None) -> None:
        """Step through a finished match, one press a move, as a player saw it or with all hands."""
        await ReplayScreens(typed.client.manager).command(Reply.to(typed), table)


async def setup(client: LastCardClient) -> None:
    """Load the commands."""
    await client.add_cog(Replay())
