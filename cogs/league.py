"""The commands for leagues: /league and what can be done to one."""

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.manager.ids import PersonId
from bot.manager.leagues.asked import (
    CheckIn,
    CloseSeason,
    CloseSignUp,
    DropEntrant,
    EnterLeague,
    MoveDeadline,
    OpenSignUp,
    PauseLeague,
    RepeatLeague,
    ResumeLeague,
    ShowLeague,
)
from bot.manager.leagues.repeating import REPEATS
from bot.text.names import LONGEST_TITLE, safe_name
from bot.ui.answers.asking import asker_of
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Reply
from bot.ui.connection.client import LastCardClient
from bot.ui.connection.translating import Words
from bot.ui.leagues.answers import ask
from bot.ui.leagues.controls import LeagueVerb
from bot.ui.leagues.leaving import leave
from bot.ui.leagues.shown.picture_screen import ON_DARK, ON_LIGHT
from bot.ui.leagues.shown.screens import SCREENS, mine_face
from bot.ui.typed.completions import complete_preset, complete_variant
from bot.ui.typed.league_creating import create_league
from bot.ui.typed.league_managing import (
    add_people,
    end_league,
    press,
    reopen,
    send_league,
    set_result,
    start_league,
)
from bot.ui.typed.league_terms import complete_terms
from bot.ui.typed.leagues import (
    complete_entrant,
    complete_first,
    complete_league,
    complete_match,
    complete_moment,
    complete_place,
    read_entrant,
    read_moment,
    which_league,
)
from bot.ui.typed.tables import Typed

Part = app_commands.Transform[str, Words(*(part.value for part in (*SCREENS, LeagueVerb.LOG)))]
"""What can be seen of a league in words."""
Simple = (
    EnterLeague | CheckIn | CloseSignUp | OpenSignUp | CloseSeason | PauseLeague | ResumeLeague | ShowLeague
)
"""What is asked of a league without saying more."""


@app_commands.guild_only()
class League(commands.GroupCog, group_name="league"):
    """Hold cups and seasons, and play in them."""

    @app_commands.command()
    @app_commands.describe(
        name="What the league is called",
        variant="Which game; without this, and without a preset, the one this server usually plays",
        preset="A game with options this server has saved",
        terms="What the form asks for, like format=season size=5 days=8 points=3-2-1",
        until="When the sign-up ends, from the list",
        sure="Open the sign-up at once, without showing the form",
    )
    @app_commands.autocomplete(
        variant=complete_variant, preset=complete_preset, terms=complete_terms, until=complete_moment
    )
    async def create(
        self,
        typed: Typed,
        *,
        name: app_commands.Range[str, 1, LONGEST_TITLE],
        variant: str | None = None,
        preset: str | None = None,
        terms: str = "",
        until: str | None = None,
        sure: bool = False,
    ) -> None:
        """Begin the sign-up of a cup or a season in this channel (league managers)."""
        await create_league(typed, name, variant=variant, preset=preset, terms=terms, until=until, sure=sure)

    @app_commands.command()
    @app_commands.describe(league="Which league, if there are several")
    @app_commands.autocomplete(league=complete_league)
    async def join(self, typed: Typed, league: str | None = None) -> None:
        """Enter a league, or come back to one."""
        await _ask_simply(typed, league, EnterLeague, "league-entered")

    @app_commands.command()
    @app_commands.describe(sure="Without being asked once more", league="Which league, if there are several")
    @app_commands.autocomplete(league=complete_league)
    async def leave(self, typed: Typed, sure: bool = False, league: str | None = None) -> None:
        """Leave a league, whatever is being played."""
        view = await which_league(typed, league)
        if view is not None:
            await leave(typed.client.manager, Reply.to(typed), view, sure=sure)

    @app_commands.command()
    @app_commands.describe(league="Which league, if there are several")
    @app_commands.autocomplete(league=complete_league)
    async def checkin(self, typed: Typed, league: str | None = None) -> None:
        """Say that you play on the match day that is about to begin."""
        await _ask_simply(typed, league, CheckIn, "league-checked")

    @app_commands.command()
    @app_commands.describe(league="Which league, if there are several")
    @app_commands.autocomplete(league=complete_league)
    async def show(self, typed: Typed, league: str | None = None) -> None:
        """Post the message of a league anew."""
        await _ask_simply(typed, league, ShowLeague, "league-shown")

    @app_commands.command()
    @app_commands.describe(
        part="What else is to be seen of it", page="Which page", league="Which league, if there are several"
    )
    @app_commands.autocomplete(league=complete_league)
    async def table(
        self,
        typed: Typed,
        part: Part | None = None,
        page: app_commands.Range[int, 1, 99_999] = 1,
        league: str | None = None,
    ) -> None:
        """See the standings of a season, or the stages of a cup, with all results."""
        view = await which_league(typed, league)
        if view is not None:
            usual = LeagueVerb.STANDINGS if view.competition.league.days else LeagueVerb.STAGES
            verb = usual if part is None else LeagueVerb(part)
            await press(typed, view, verb, str(page - 1))

    @app_commands.command()
    @app_commands.describe(
        page="Which page; without this the one that matters most now",
        light="On a light ground",
        league="Which league, if there are several",
    )
    @app_commands.autocomplete(league=complete_league)
    async def picture(
        self,
        typed: Typed,
        page: app_commands.Range[int, 1, 9_999] | None = None,
        light: bool = False,
        league: str | None = None,
    ) -> None:
        """See a league as a picture: the standings of a season, or the stages of a cup."""
        view = await which_league(typed, league)
        if view is not None:
            ground = ON_LIGHT if light else ON_DARK
            await press(typed, view, LeagueVerb.PICTURE, *(() if page is None else (str(page - 1),)), ground)

    @app_commands.command()
    async def mine(self, typed: Typed) -> None:
        """See the leagues of this server that you have entered, where your tables are, and your ratings."""
        reply, manager, person = Reply.to(typed), typed.client.manager, PersonId(typed.user.id)
        guild_id = typed.guild_id or 0
        views = await reply.in_time(manager.leagues.of_person(person, guild_id))
        ratings = await reply.in_time(manager.ratings.of_person(guild_id, person))
        await reply.private(mine_face(reply.locale, views, person, ratings))

    @app_commands.command()
    @app_commands.describe(league="Which league, if there are several")
    @app_commands.autocomplete(league=complete_league)
    async def start(self, typed: Typed, league: str | None = None) -> None:
        """Draw now; before a match day open the check-in, and draw at the second time (league managers)."""
        view = await which_league(typed, league)
        if view is not None:
            await start_league(typed, view)

    @app_commands.command()
    @app_commands.describe(league="Which league, if there are several")
    @app_commands.autocomplete(league=complete_league)
    async def close(self, typed: Typed, league: str | None = None) -> None:
        """Close the sign-up: people can enter no more, managers still add them (league managers)."""
        await _ask_simply(typed, league, CloseSignUp, "league-sign-up-closed")

    @app_commands.command()
    @app_commands.describe(league="Which league, if there are several")
    @app_commands.autocomplete(league=complete_league)
    async def open(self, typed: Typed, league: str | None = None) -> None:
        """Open the sign-up of a league again (league managers)."""
        await _ask_simply(typed, league, OpenSignUp, "league-sign-up-open")

    @app_commands.command()
    @app_commands.describe(league="Which league, if there are several")
    @app_commands.autocomplete(league=complete_league)
    async def finish(self, typed: Typed, league: str | None = None) -> None:
        """Let a season have no more match days than it has had (league managers)."""
        await _ask_simply(typed, league, CloseSeason, "league-closed")

    @app_commands.command()
    @app_commands.describe(
        people="Mentions or ids, with blanks between", league="Which league, if there are several"
    )
    @app_commands.autocomplete(league=complete_league)
    async def add(
        self, typed: Typed, people: app_commands.Range[str, 1, 1500], league: str | None = None
    ) -> None:
        """Enter other people, each checked (league managers)."""
        view = await which_league(typed, league)
        if view is not None:
            await add_people(typed, view, people)

    @app_commands.command()
    @app_commands.describe(player="Who is to go", league="Which league, if there are several")
    @app_commands.autocomplete(player=complete_entrant, league=complete_league)
    async def drop(self, typed: Typed, player: str, league: str | None = None) -> None:
        """Take somebody out of a league (league managers)."""
        view, reply = await which_league(typed, league), Reply.to(typed)
        if view is None:
            return
        whom = read_entrant(view, player)
        if whom is None:
            await refuse(reply, "league_no_entrant", player=safe_name(player))
            return
        request = DropEntrant(asker=asker_of(reply), league=view.competition.id, whom=whom)
        await ask(reply, request, "league-dropped", who=f"<@{whom}>")

    @app_commands.command()
    @app_commands.describe(when="The new time, from the list", league="Which league, if there are several")
    @app_commands.autocomplete(when=complete_moment, league=complete_league)
    async def deadline(self, typed: Typed, when: str, league: str | None = None) -> None:
        """Move the end of the sign-up, or the next match day (league managers)."""
        view, reply = await which_league(typed, league), Reply.to(typed)
        if view is None:
            return
        to = read_moment(when)
        if to is None:
            await refuse(reply, "league_no_time")
            return
        request = MoveDeadline(asker=asker_of(reply), league=view.competition.id, to=to)
        await ask(reply, request, "league-moved", at=f"<t:{int(to)}:F>")

    @app_commands.command()
    @app_commands.describe(
        match="Which table, like 1.2",
        first="Who came first, or nobody; without it you are shown buttons",
        second="Who came second, if anybody else came",
        sure="Also where matches that were played are lost by it",
        league="Which league, if there are several",
    )
    @app_commands.autocomplete(
        match=complete_match,
        first=complete_first,
        second=complete_place,
        third=complete_place,
        fourth=complete_place,
        fifth=complete_place,
        sixth=complete_place,
        seventh=complete_place,
        eighth=complete_place,
        league=complete_league,
    )
    async def result(  # noqa: PLR0913 - a command has no lists
        self,
        typed: Typed,
        *,
        match: str,
        first: str | None = None,
        second: str | None = None,
        third: str | None = None,
        fourth: str | None = None,
        fifth: str | None = None,
        sixth: str | None = None,
        seventh: str | None = None,
        eighth: str | None = None,
        sure: bool = False,
        league: str | None = None,
    ) -> None:
        """Enter or correct the result of a table: who came, in order (league managers)."""
        view = await which_league(typed, league)
        if view is not None:
            places = [
                one
                for one in (first, second, third, fourth, fifth, sixth, seventh, eighth)
                if one is not None
            ]
            await set_result(typed, view, match, places, sure=sure)

    @app_commands.command()
    @app_commands.describe(
        match="Which table, like 1.2",
        sure="Also where matches that were played are lost by it",
        league="Which league, if there are several",
    )
    @app_commands.autocomplete(match=complete_match, league=complete_league)
    async def reopen(self, typed: Typed, match: str, sure: bool = False, league: str | None = None) -> None:
        """Let the match of a table be played again (league managers)."""
        view = await which_league(typed, league)
        if view is not None:
            await reopen(typed, view, match, sure=sure)

    @app_commands.command()
    @app_commands.describe(league="Which league, if there are several")
    @app_commands.autocomplete(league=complete_league)
    async def pause(self, typed: Typed, league: str | None = None) -> None:
        """Let nothing begin by itself until the league goes on (league managers)."""
        await _ask_simply(typed, league, PauseLeague, "league-paused")

    @app_commands.command()
    @app_commands.describe(league="Which league, if there are several")
    @app_commands.autocomplete(league=complete_league)
    async def resume(self, typed: Typed, league: str | None = None) -> None:
        """Go on with a paused league (league managers)."""
        await _ask_simply(typed, league, ResumeLeague, "league-resumed")

    @app_commands.command()
    @app_commands.describe(
        sure="Without being asked once more",
        others="With those that would follow it, where it repeats",
        league="Which league, if there are several",
    )
    @app_commands.autocomplete(league=complete_league)
    async def end(
        self, typed: Typed, sure: bool = False, others: bool = False, league: str | None = None
    ) -> None:
        """End a league without a champion (league managers)."""
        view = await which_league(typed, league)
        if view is not None:
            await end_league(typed, view, sure=sure, others=others)

    @app_commands.command()
    @app_commands.describe(
        every="How often the next one opens by itself", league="Which league, if there are several"
    )
    @app_commands.autocomplete(league=complete_league)
    async def repeat(
        self,
        typed: Typed,
        every: app_commands.Transform[str, Words("week", "two weeks", "four weeks", "no more")],
        league: str | None = None,
    ) -> None:
        """Let a league repeat, or not any more (league managers)."""
        view, reply = await which_league(typed, league), Reply.to(typed)
        if view is not None:
            days = dict(zip(("no more", "week", "two weeks", "four weeks"), (0, *REPEATS), strict=True))[
                every
            ]
            request = RepeatLeague(asker=asker_of(reply), league=view.competition.id, days=days)
            await ask(reply, request, "league-repeats-set", days=days)

    @app_commands.command()
    @app_commands.describe(
        form="csv for spreadsheets, json for programs", league="Which league, if there are several"
    )
    @app_commands.autocomplete(league=complete_league)
    async def export(
        self, typed: Typed, form: Literal["csv", "json"] = "csv", league: str | None = None
    ) -> None:
        """Get everything that happened in a league as a file (league managers)."""
        view = await which_league(typed, league)
        if view is not None:
            await send_league(typed, view, form)


async def _ask_simply(typed: Typed, league: str | None, kind: type[Simple], done: str) -> None:
    view, reply = await which_league(typed, league), Reply.to(typed)
    if view is not None:
        await ask(reply, kind(asker=asker_of(reply), league=view.competition.id), done)


async def setup(client: LastCardClient) -> None:
    """Load the commands."""
    await client.add_cog(League())
