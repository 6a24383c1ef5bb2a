"""The commands for what was played: /stats and /leaderboard."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.manager.ids import PersonId
from bot.manager.records.statistics import Period, Wanted
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Reply
from bot.ui.connection.client import LastCardClient
from bot.ui.connection.translating import Words
from bot.ui.screens.statistics import StatisticsScreens
from bot.ui.screens.statistics_controls import ALL
from bot.ui.typed.completions import complete_game, complete_variant, usual_variant
from bot.ui.typed.leagues import complete_league, which_league
from bot.ui.typed.presets import is_variant
from bot.ui.typed.tables import Typed

PeriodName = app_commands.Transform[str, Words(Period.WEEK.value, Period.MONTH.value, Period.YEAR.value)]


class Statistics(commands.Cog):
    """See what was played on a server."""

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.describe(
        player="Whose; without this your own",
        variant="Which game; without this all",
        show="Show it to everybody in this channel",
    )
    @app_commands.autocomplete(variant=complete_variant)
    async def stats(
        self,
        typed: Typed,
        player: discord.User | None = None,
        variant: str | None = None,
        show: bool = False,
    ) -> None:
        """See what you, or somebody else, have played on this server, and how the rating has changed."""
        reply = Reply.to(typed)
        if typed.guild_id is None:
            await refuse(reply, "stats_server_only")
        elif await is_variant(reply, variant):
            whom = PersonId((player or typed.user).id)
            screens = StatisticsScreens(typed.client.manager)
            await (screens.post_person if show else screens.person)(reply, whom, variant)

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.describe(
        variant="Which game; without this the one this server usually plays",
        period="Since when; without this since the beginning",
        league="Of which league only",
        page="Which page",
        show="Show it to everybody in this channel",
    )
    @app_commands.autocomplete(variant=complete_game, league=complete_league)
    async def leaderboard(
        self,
        typed: Typed,
        *,
        variant: str | None = None,
        period: PeriodName | None = None,
        league: str | None = None,
        page: app_commands.Range[int, 1, 99_999] = 1,
        show: bool = False,
    ) -> None:
        """See who plays best on this server."""
        reply = Reply.to(typed)
        if typed.guild_id is None:
            await refuse(reply, "stats_server_only")
            return
        view = None if league is None else await which_league(typed, league)
        if league is not None and view is None:
            return
        if variant == ALL or await is_variant(reply, variant):
            # A league is of one game, and told by itself.
            game = variant or (usual_variant(typed) if view is None else ALL)
            wanted = Wanted(
                typed.guild_id,
                None if game == ALL else game,
                Period.ALWAYS if period is None else Period(period),
                None if view is None else view.competition.id,
            )
            screens = StatisticsScreens(typed.client.manager)
            await (screens.post_board if show else screens.board)(reply, wanted, page - 1)


async def setup(client: LastCardClient) -> None:
    """Load the commands."""
    await client.add_cog(Statistics())
