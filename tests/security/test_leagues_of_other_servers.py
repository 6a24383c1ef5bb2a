"""Nobody reaches a league of a server he is not in, by no command, no completion and no button there is."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from discord import AppCommandOptionType, app_commands

from bot.league.terms import Terms
from bot.manager.competition import Competition, Plan
from bot.manager.ids import LeagueId, PersonId, Place
from bot.manager.league_views import LeagueDone
from bot.manager.leagues.asked import CreateLeague, EnterLeague
from bot.manager.requests import Asker
from bot.text.catalogue import say
from bot.ui.leagues.controls import LeagueControl, LeagueVerb
from tests.bot.manager.fakes import START
from tests.security.world import Server, World, answer, leaves, world

NO_SUCH_LEAGUE = say("en", "refused-no_league")
WITHOUT_LEAGUE = {"league create", "league mine"}
SECRET = "Secret cup"


@asynccontextmanager
async def two(tmp_path: Path) -> AsyncIterator[tuple[World, Server, Server, LeagueId]]:
    """Give two servers, and a league of the first whose host has entered it."""
    async with world(tmp_path) as here:
        ours, theirs = await here.server("A"), await here.server("B")
        await theirs.host.slash(theirs.channel, "table new")
        yield here, ours, theirs, await create(here, ours)


async def create(here: World, server: Server) -> LeagueId:
    """Create a league in a server."""
    guild_id = server.guild.id
    mod = Asker(
        person=PersonId(server.moderator.id), name="Mod", receipt="create", moderator=True, guild_id=guild_id
    )
    plan = Plan(name=SECRET, variant="gambian", sign_up_until=START + 3600)
    place = Place(guild_id, server.channel.id)
    made = await here.manager.leagues.handle(
        CreateLeague(asker=mod, place=place, plan=plan, terms=Terms(seed="x"))
    )
    assert isinstance(made, LeagueDone)
    league = made.view.competition.id
    host = Asker(person=PersonId(server.host.id), name="HostA", receipt="enter", guild_id=guild_id)
    assert isinstance(await here.manager.leagues.handle(EnterLeague(asker=host, league=league)), LeagueDone)
    return league


async def held(here: World, league: LeagueId) -> Competition:
    """Return a league as it is."""
    view = await here.manager.leagues.view(league)
    assert view is not None
    return view.competition


def league_commands(here: World) -> list[tuple[str, app_commands.Command[Any, ..., Any]]]:
    return [(name, command) for name, command in leaves(here.client.tree) if name.startswith("league ")]


def needed(command: app_commands.Command[Any, ..., Any]) -> dict[str, Any]:
    """Return something for each option a command needs."""
    assert all(option.type is AppCommandOptionType.string for option in command.parameters if option.required)
    return {
        option.name: option.choices[0].value if option.choices else "1"
        for option in command.parameters
        if option.required
    }


async def test_every_command_about_a_league_names_one(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, *_):
        known = dict(league_commands(here))
        named = {name for name, command in known.items() if command.get_parameter("league") is not None}
        assert set(known) - named == WITHOUT_LEAGUE


async def test_no_command_reaches_a_league_of_another_server(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, _, theirs, league):
        before = await held(here, league)
        for name, command in league_commands(here):
            if name in WITHOUT_LEAGUE:
                continue
            for stranger in (theirs.moderator, theirs.bystander):
                for named in (league, SECRET):
                    given = {**needed(command), "league": named}
                    said = answer(await stranger.slash(theirs.channel, name, **given))
                    assert NO_SUCH_LEAGUE in said, (name, stranger.name)
        assert await held(here, league) == before


async def test_nobody_is_offered_a_league_of_another_server_nor_who_is_in_it(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, _, theirs, league):
        tried = 0
        for name, command in league_commands(here):
            for option in command.parameters:
                if option.autocomplete:
                    filled = needed(command) | ({} if name in WITHOUT_LEAGUE else {"league": league})
                    filled.pop(option.name, None)
                    for stranger in (theirs.moderator, theirs.bystander):
                        offered = await stranger.autocomplete(theirs.channel, name, option.name, "", **filled)
                        said = " ".join(f"{choice['name']} {choice['value']}" for choice in offered)
                        assert league not in said
                        assert SECRET not in said
                        assert "HostA" not in said
                        tried += 1
        assert tried > 40


async def test_no_control_reaches_a_league_of_another_server(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, _, theirs, league):
        before, message = await held(here, league), here.message(theirs)
        for verb in LeagueVerb:
            for stranger in (theirs.host, theirs.moderator):
                control = LeagueControl(league, verb)
                said = answer(await here.forge(stranger, message, control.custom_id))
                assert NO_SUCH_LEAGUE in said, verb
        assert await held(here, league) == before


async def test_a_league_is_no_secret_in_its_own_server(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, ours, _, league):
        said = answer(await ours.bystander.slash(ours.channel, "league join", league=league))
        assert "You are in" in said
        view = await here.manager.leagues.view(league)
        assert view is not None
        assert ours.bystander.id in view.competition.league.entrants
