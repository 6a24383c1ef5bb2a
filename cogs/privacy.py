"""The command about what is stored of whoever asks: /privacy."""

from discord import app_commands
from discord.ext import commands

from bot.ui.answers.private import Reply
from bot.ui.connection.client import LastCardClient
from bot.ui.connection.translating import Words
from bot.ui.screens.privacy import PrivacyScreens, PrivacyVerb
from bot.ui.typed.tables import Typed

Deed = app_commands.Transform[str, Words(PrivacyVerb.EXPORT.value, PrivacyVerb.DELETE.value)]


class Privacy(commands.Cog):
    """See what is stored, have it, and have it deleted."""

    @app_commands.command()
    @app_commands.describe(
        what="Export your data as a file, or delete it; without this you are told what is stored",
        sure="Delete without being asked once more",
    )
    async def privacy(self, typed: Typed, what: Deed | None = None, sure: bool = False) -> None:
        """See what the bot stores about you, and get it as a file or have it deleted."""
        await PrivacyScreens(typed.client.manager).command(Reply.to(typed), what, sure=sure)


async def setup(client: LastCardClient) -> None:
    """Load the commands."""
    await client.add_cog(Privacy())
