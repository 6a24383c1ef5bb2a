"""The commands for what is set: /settings server and /settings me."""

from discord import app_commands
from discord.ext import commands

from bot.manager.choices import Scope
from bot.ui.client import LastCardClient
from bot.ui.private import Reply
from bot.ui.setting_presses import SettingPresses
from bot.ui.typed import Typed


class Settings(commands.GroupCog, group_name="settings"):
    """Set how a server plays, and how you play."""

    @app_commands.command()
    async def server(self, typed: Typed) -> None:
        """Set how this server plays, and see its presets (who may manage the server)."""
        await SettingPresses(typed.client.manager).show(Reply.to(typed), Scope.SERVER)

    @app_commands.command()
    async def me(self, typed: Typed) -> None:
        """Set how you are told of your turn, and how suits are called."""
        await SettingPresses(typed.client.manager).show(Reply.to(typed), Scope.PERSON)


async def setup(client: LastCardClient) -> None:
    """Load the commands."""
    await client.add_cog(Settings())
