"""The command about what is stored of whoever asks: /privacy."""

from discord import app_commands
from discord.ext import commands

from bot.ui.client import LastCardClient
from bot.ui.privacy_screen import PrivacyScreens
from bot.ui.private import Reply
from bot.ui.typed import Typed


class Privacy(commands.Cog):
    """See what is stored, have it, and have it deleted."""

    @app_commands.command()
    async def privacy(self, typed: Typed) -> None:
        """See what the bot stores about you, and get it as a file or have it deleted."""
        await PrivacyScreens(typed.client.manager).show(Reply.to(typed))


async def setup(client: LastCardClient) -> None:
    """Load the commands."""
    await client.add_cog(Privacy())
