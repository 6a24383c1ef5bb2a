"""The commands that explain: /rules and /help."""

from discord import app_commands
from discord.ext import commands

from bot.engine.rules import ruleset, variant
from bot.manager.choices import USUAL_VARIANT
from bot.ui.client import LastCardClient
from bot.ui.completions import complete_table
from bot.ui.private import Reply
from bot.ui.rules_screen import help_face, rules_face
from bot.ui.typed import Typed, table_meant


class Help(commands.Cog):
    """Words for newcomers."""

    @app_commands.command()
    @app_commands.describe(table="Which table, if there are several")
    @app_commands.autocomplete(table=complete_table)
    async def rules(self, typed: Typed, table: str | None = None) -> None:
        """Explain the rules of this table."""
        reply = Reply.to(typed)
        view = await reply.in_time(table_meant(typed, table))
        if view is not None:
            await reply.private(rules_face(reply.locale, view.rules, view.id, options=view.options))
            return
        usual = variant(USUAL_VARIANT)
        await reply.private(rules_face(reply.locale, ruleset(usual, usual.seats.start)))

    @app_commands.command()
    async def help(self, typed: Typed) -> None:
        """Explain how to play here, on one page."""
        reply = Reply.to(typed)
        await reply.private(help_face(reply.locale))


async def setup(client: LastCardClient) -> None:
    """Load the commands."""
    await client.add_cog(Help())
