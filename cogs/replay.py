"""The command to see a match again: /replay."""

from discord import app_commands
from discord.ext import commands

from bot.ui.answers.private import Reply
from bot.ui.connection.client import LastCardClient
from bot.ui.screens.replay import ReplayScreens
from bot.ui.typed.completions import complete_finished
from bot.ui.typed.tables import Typed


class Replay(commands.Cog):
    """See again what was played."""

    @app_commands.command()
    @app_commands.describe(
        table="Which match; without this the newest here, or the newest you played",
        step="Which step; without this the first",
        seat="Whose cards, by the number of the seat; without this all",
    )
    @app_commands.autocomplete(table=complete_finished)
    async def replay(
        self,
        typed: Typed,
        table: str | None = None,
        step: app_commands.Range[int, 1, 999_999] = 1,
        seat: app_commands.Range[int, 1, 8] | None = None,
    ) -> None:
        """Step through a finished match, one press a move, as a player saw it or with all hands."""
        eyes = None if seat is None else seat - 1
        await ReplayScreens(typed.client.manager).command(Reply.to(typed), table, step - 1, eyes)


async def setup(client: LastCardClient) -> None:
    """Load the commands."""
    await client.add_cog(Replay())
