"""The commands for a table as a whole: /table new, leave, end, show, record."""

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.manager.ids import Place
from bot.manager.requests import EndTable, LeaveSeat, OpenTable, ShowTable
from bot.ui.answering import Answering
from bot.ui.asking import asker_of
from bot.ui.client import LastCardClient
from bot.ui.completions import complete_option, complete_table, complete_variant
from bot.ui.edge import refuse
from bot.ui.permissions import missing_here
from bot.ui.private import Reply
from bot.ui.record_file import send_record
from bot.ui.typed import Typed, read_options, which_table


@app_commands.guild_only()
class Table(commands.GroupCog, group_name="table"):
    """Open, show and close tables."""

    @app_commands.command()
    @app_commands.describe(
        variant="Which game",
        cards="Cards dealt to each",
        wrong_cards="catch: the players notice them; reject: the bot refuses them",
        options="More options, like refill=flip last_call=auto",
    )
    @app_commands.autocomplete(variant=complete_variant, options=complete_option)
    async def new(
        self,
        typed: Typed,
        variant: str = "gambian",
        cards: app_commands.Range[int, 1, 112] | None = None,
        wrong_cards: Literal["catch", "reject"] | None = None,
        options: str = "",
    ) -> None:
        """Open a table in this channel and sit down at it."""
        reply = Reply.to(typed)
        if typed.guild_id is None or typed.channel_id is None:
            await refuse(reply, "server_only")
            return
        missing = missing_here(typed)
        if missing:
            await refuse(reply, "cannot_post", missing=missing)
            return
        chosen = read_options(options) | _given(hand_size=cards, misplay=wrong_cards)
        place = Place(typed.guild_id, typed.channel_id)
        request = OpenTable(asker=asker_of(reply), place=place, variant=variant, options=chosen)
        answer = await reply.in_time(typed.client.manager.handle(request))
        await Answering(typed.client.manager).command(reply, answer, "done-opened")

    @app_commands.command()
    @app_commands.describe(table="Which table, if you sit at several")
    @app_commands.autocomplete(table=complete_table)
    async def leave(self, typed: Typed, table: str | None = None) -> None:
        """Give up your seat; in a match that is for good."""
        await _ask(typed, table, LeaveSeat, "done-left")

    @app_commands.command()
    @app_commands.describe(table="Which table, if there are several")
    @app_commands.autocomplete(table=complete_table)
    async def end(self, typed: Typed, table: str | None = None) -> None:
        """Close a table, whatever state it is in (its host, or who manages the server)."""
        await _ask(typed, table, EndTable, "done-ended")

    @app_commands.command()
    @app_commands.describe(table="Which table, if there are several")
    @app_commands.autocomplete(table=complete_table)
    async def show(self, typed: Typed, table: str | None = None) -> None:
        """Post the table message anew."""
        await _ask(typed, table, ShowTable, "done-shown")

    @app_commands.command()
    @app_commands.describe(table="Which table, if there are several")
    @app_commands.autocomplete(table=complete_table)
    async def record(self, typed: Typed, table: str | None = None) -> None:
        """Get the record of a finished match as a file."""
        found = await which_table(typed, table)
        if found is not None:
            await send_record(Reply.to(typed), typed.client.manager, found)


async def _ask(
    typed: Typed, table: str | None, kind: type[LeaveSeat | EndTable | ShowTable], done: str
) -> None:
    found = await which_table(typed, table)
    if found is None:
        return
    reply, manager = Reply.to(typed), typed.client.manager
    answer = await reply.in_time(manager.handle(kind(asker=asker_of(reply), table=found)))
    await Answering(manager).command(reply, answer, done)


def _given(**values: object) -> dict[str, str]:
    return {name: str(value) for name, value in values.items() if value is not None}


async def setup(client: LastCardClient) -> None:
    """Load the commands."""
    await client.add_cog(Table())
