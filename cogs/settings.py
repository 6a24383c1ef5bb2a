"""The commands for what is set: /settings server and /settings me."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.manager.tables.choices import Scope
from bot.ui.client import LastCardClient
from bot.ui.private import Reply
from bot.ui.role_screen import set_role
from bot.ui.setting_presses import SettingPresses
from bot.ui.typed import Typed
from bot.ui.zone_screen import complete_zone, set_zone


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

    @app_commands.command()
    @app_commands.describe(zone="The zone, by continent and city: type a part of it")
    @app_commands.autocomplete(zone=complete_zone)
    async def zone(self, typed: Typed, zone: app_commands.Range[str, 1, 60]) -> None:
        """Set in which time zone this server chooses dates (who manages the server)."""
        await set_zone(typed, zone)

    @app_commands.command()
    @app_commands.describe(role="Which role; without this only who manages the server")
    async def moderators(self, typed: Typed, role: discord.Role | None = None) -> None:
        """Let who has a role run any table, as its host may (who manages the server)."""
        await set_role(typed, None if role is None else role.id)


async def setup(client: LastCardClient) -> None:
    """Load the commands."""
    await client.add_cog(Settings())
