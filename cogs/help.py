"""The commands that explain: /rules and /help."""

from discord import app_commands
from discord.ext import commands

from bot.manager.answers import Refusal
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Reply
from bot.ui.connection.client import LastCardClient
from bot.ui.screens.rules import rules_face, usual_rules
from bot.ui.typed.completions import complete_table, complete_variant, usual_variant
from bot.ui.typed.help import help_face
from bot.ui.typed.presets import is_variant
from bot.ui.typed.tables import Typed, table_meant
from bot.ui.typed.whereabouts import whereabouts


class Help(commands.Cog):
    """Words for newcomers."""

    @app_commands.command()
    @app_commands.describe(
        variant="Which game, for its usual rules; without this those of the table",
        table="Which table, if there are several",
    )
    @app_commands.autocomplete(variant=complete_variant, table=complete_table)
    async def rules(self, typed: Typed, variant: str | None = None, table: str | None = None) -> None:
        """Explain the rules of this table, or of a game."""
        reply = Reply.to(typed)
        view = None if variant else await reply.in_time(table_meant(typed, table))
        if table is not None and variant is None and view is None:
            await refuse(reply, Refusal.NO_TABLE)
            return
        if view is not None:
            await reply.private(
                rules_face(reply.locale_at(view.place), view.rules, view.id, options=view.options)
            )
            return
        name = variant or usual_variant(typed)
        if await is_variant(reply, name):
            await reply.private(rules_face(reply.locale, usual_rules(name)))

    @app_commands.command()
    async def help(self, typed: Typed) -> None:
        """See where you are, and what you can do there now."""
        reply = Reply.to(typed)
        where = await reply.in_time(whereabouts(typed))
        locale = reply.locale if where.table is None else reply.locale_at(where.table.place)
        await reply.private(help_face(locale, where, typed.client.links))


async def setup(client: LastCardClient) -> None:
    """Load the commands."""
    await client.add_cog(Help())
