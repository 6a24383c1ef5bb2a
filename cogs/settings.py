"""The commands for what is set: /settings server and /settings me."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.manager.tables.choices import Scope
from bot.ui.connection.client import LastCardClient
from bot.ui.typed.role import set_role
from bot.ui.typed.settings import (
    complete_own_preset,
    complete_own_setting,
    complete_server_setting,
    complete_value,
    delete_preset,
    set_typed,
)
from bot.ui.typed.tables import Typed
from bot.ui.typed.zone import complete_zone, set_zone


class Settings(commands.GroupCog, group_name="settings"):
    """Set how a server plays, and how you play."""

    @app_commands.command()
    @app_commands.describe(
        setting="What is to be set; without this you are shown menus",
        value="What it is to be",
        delete="A preset that is to go",
    )
    @app_commands.autocomplete(
        setting=complete_server_setting, value=complete_value, delete=complete_own_preset
    )
    async def server(
        self, typed: Typed, setting: str | None = None, value: str | None = None, delete: str | None = None
    ) -> None:
        """Set how this server plays, and see its presets (server managers)."""
        if delete is None:
            await set_typed(typed, Scope.SERVER, setting, value)
        else:
            await delete_preset(typed, delete)

    @app_commands.command()
    @app_commands.describe(
        setting="What is to be set; without this you are shown menus", value="What it is to be"
    )
    @app_commands.autocomplete(setting=complete_own_setting, value=complete_value)
    async def me(self, typed: Typed, setting: str | None = None, value: str | None = None) -> None:
        """Set your language, how you are told of your turn, and how you see cards."""
        await set_typed(typed, Scope.PERSON, setting, value)

    @app_commands.command()
    @app_commands.describe(zone="The zone, by continent and city: type a part of it")
    @app_commands.autocomplete(zone=complete_zone)
    async def zone(self, typed: Typed, zone: app_commands.Range[str, 1, 60]) -> None:
        """Set in which time zone this server chooses dates (server managers)."""
        await set_zone(typed, zone)

    @app_commands.command()
    @app_commands.describe(role="Which role; without this only server managers")
    async def moderators(self, typed: Typed, role: discord.Role | None = None) -> None:
        """Let everybody with a role run any table, as its host may (server managers)."""
        await set_role(typed, None if role is None else role.id)


async def setup(client: LastCardClient) -> None:
    """Load the commands."""
    await client.add_cog(Settings())
