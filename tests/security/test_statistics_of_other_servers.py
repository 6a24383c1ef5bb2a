"""What was played on a server is told on no other, whatever is typed or pressed, and nothing is told of who hides."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from bot.manager.ids import LeagueId, PersonId
from bot.manager.records.statistics import Wanted
from bot.manager.requests import Asker
from bot.store.books import Books
from bot.ui.screens.statistics_controls import BoardControl, BoardVerb, PersonControl
from tests.bot.ui.stage import words_of
from tests.security.world import Server, World, answer, world

LEAGUE = "theirleague"


@asynccontextmanager
async def two(tmp_path: Path) -> AsyncIterator[tuple[World, Server, Server]]:
    """Give a server on which the host of another has played, in a league, and that other one."""
    async with world(tmp_path) as here:
        ours, theirs = await here.server("A"), await here.server("B")
        await here.database.run(partial(enter, theirs.guild.id, ours.host.id, theirs.host.id))
        await here.open(ours)
        yield here, ours, theirs


def enter(guild: int, host: int, other: int, books: Books) -> None:
    """Enter a rated match."""
    seats = [
        (seat, person, f"Name{seat}", seat + 1, int(not seat), 2, 20, 1, 1, 1, '{"8S": 1}')
        for seat, person in enumerate((host, other))
    ]
    books.played.enter(guild, "gambian", league=LEAGUE, table="t", match=1, counted=True, at=1, seats=seats)
    rated = [(seat, person, seat, seat, 25.0, 7.0) for seat, person in enumerate((host, other))]
    number = books.ratings.enter(guild, "gambian", table="t", match=1, at=1, seats=rated)
    for person in (host, other):
        books.ratings.put(guild, "gambian", person, mu=25, sigma=7, matches=1, last=number)


async def test_a_command_tells_only_of_its_own_server(tmp_path: Path) -> None:
    async with two(tmp_path) as (_, ours, theirs):
        own = answer(await ours.host.slash(ours.channel, "stats"))
        assert "has not finished a match here yet" in own
        for given in ({}, {"variant": "all"}, {"variant": "gambian", "period": "365 days"}):
            assert "Nobody stands here yet" in answer(
                await ours.host.slash(ours.channel, "leaderboard", **given)
            )
        assert "no such league" in answer(await ours.host.slash(ours.channel, "leaderboard", league=LEAGUE))
        assert "Name0" in answer(await theirs.guest.slash(theirs.channel, "leaderboard", variant="all"))


async def test_a_forged_control_tells_only_of_the_server_it_is_pressed_on(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, ours, theirs):
        person = PersonControl(PersonId(theirs.host.id), None).custom_id
        wanted = (
            Wanted(theirs.guild.id),
            Wanted(theirs.guild.id, "gambian"),
            Wanted(theirs.guild.id, league=LeagueId(LEAGUE)),
        )
        boards = [BoardControl(verb, one, 0).custom_id for verb in BoardVerb for one in wanted]
        for custom_id in (person, *boards):
            pressed = await here.forge(ours.bystander, here.message(ours), custom_id)
            assert pressed.response is not None
            said = words_of(pressed.response.content, pressed.response.embeds)
            assert "Name" not in said
            assert "has not finished a match" in said or "Nobody stands here yet" in said


async def test_nothing_is_told_of_who_hides_by_a_control_from_before(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, ours, theirs):
        await here.open(theirs)
        person = PersonId(ours.host.id)
        control = PersonControl(person, None).custom_id
        shown = await here.forge(theirs.guest, here.message(theirs), control)
        assert shown.response is not None
        assert "Name0" in words_of(shown.response.content, shown.response.embeds)
        asker = Asker(person=person, name="x", receipt="hide")
        assert await here.manager.preferences.set_own(asker, "hide_me", "on") is None
        hidden = answer(await here.forge(theirs.guest, here.message(theirs), control))
        assert "Name0" not in hidden
        assert "private" in hidden
