"""The commands for what stands on the buttons of a lobby, and for what players decide together: typed."""

from discord import app_commands
from discord.ext import commands

from bot.manager.requests import Agree, Object, RemoveComputer
from bot.manager.tables.strengths import STRENGTHS
from bot.ui.connection.client import LastCardClient
from bot.ui.connection.translating import Words
from bot.ui.typed.asked import ask_simply
from bot.ui.typed.completions import (
    clock_choices,
    complete_preset,
    complete_table,
    complete_table_option,
    complete_variant,
)
from bot.ui.typed.lobby import add_computer, join, set_options, start
from bot.ui.typed.tables import Typed


class Seats(commands.Cog):
    """Everything at a table that is no move of a round, typed."""

    @app_commands.command()
    @app_commands.describe(table="Which table, if there are several")
    @app_commands.autocomplete(table=complete_table)
    async def join(self, typed: Typed, table: str | None = None) -> None:
        """Sit down at a table; at one of a league say that you are ready."""
        await join(typed, table)

    @app_commands.command()
    @app_commands.describe(table="Which table, if there are several")
    @app_commands.autocomplete(table=complete_table)
    async def start(self, typed: Typed, table: str | None = None) -> None:
        """Begin the match (its host); after a match agree to another."""
        await start(typed, table)

    @app_commands.command()
    @app_commands.describe(
        strength="easy forgets a lot, normal plays well, strong thinks about what others may hold",
        remove="Take the one that was added last away again",
        table="Which table, if there are several",
    )
    @app_commands.autocomplete(table=complete_table)
    async def computer(
        self,
        typed: Typed,
        strength: app_commands.Transform[str, Words(*STRENGTHS)] | None = None,
        remove: bool = False,
        table: str | None = None,
    ) -> None:
        """Seat a computer player at a table that has not begun (its host)."""
        if remove:
            await ask_simply(typed, table, RemoveComputer, "done-no-computer")
        else:
            await add_computer(typed, table, strength)

    @app_commands.command()
    @app_commands.describe(
        variant="Another game",
        preset="A game with options this server has saved",
        clock="How long a turn may take",
        options="More options, like refill=flip last_call=auto",
        table="Which table, if there are several",
    )
    @app_commands.choices(clock=clock_choices())
    @app_commands.autocomplete(
        variant=complete_variant, preset=complete_preset, options=complete_table_option, table=complete_table
    )
    async def options(
        self,
        typed: Typed,
        *,
        variant: str | None = None,
        preset: str | None = None,
        clock: str | None = None,
        options: str = "",
        table: str | None = None,
    ) -> None:
        """See how a table is played, and set it before it begins (its host)."""
        await set_options(typed, table=table, variant=variant, preset=preset, clock=clock, options=options)

    @app_commands.command()
    @app_commands.describe(
        no="Be against it, or take back what you have asked for", table="Which table, if there are several"
    )
    @app_commands.autocomplete(table=complete_table)
    async def agree(self, typed: Typed, no: bool = False, table: str | None = None) -> None:
        """Agree to what the players at your table are asked."""
        await ask_simply(typed, table, Object if no else Agree, "done-objected" if no else "done-agreed")


async def setup(client: LastCardClient) -> None:
    """Load the commands."""
    await client.add_cog(Seats())
