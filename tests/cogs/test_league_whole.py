"""Leagues by their commands, before the whole bot: manager, store and client; only Discord is a stand-in."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
from simcord.actors import MemberActor

from bot.manager.competition import Competition
from bot.manager.tables.table import Table
from tests.bot.manager.fakes import FakeClock
from tests.bot.manager.leagues.club import leagues_of
from tests.bot.ui.stage import words_of
from tests.cogs.test_league import exported_by
from tests.cogs.test_league_form import choose
from tests.cogs.test_settings import screen_of
from tests.security.world import Server, World, answer, world


class Club:
    """A server whose moderator manages its one league."""

    def __init__(self, world: World, server: Server) -> None:
        self.world = world
        self.server = server

    @property
    def people(self) -> dict[int, MemberActor]:
        """Return those who play."""
        server = self.server
        return {one.id: one for one in (server.host, server.guest, server.bystander)}

    async def settle(self) -> None:
        """Wait until what went off is stored and shown."""
        for _ in range(3):
            await self.world.database.read(lambda _: None)
            await self.world.database.run(lambda _: None)
            await self.world.env.settle()

    async def say(self, command: str, **options: str) -> str:
        """Type a command as the moderator."""
        typed = await self.server.moderator.slash(self.server.channel, f"league {command}", **options)
        await self.settle()
        return answer(typed)

    async def create(self, **chosen: str) -> None:
        """Create a league by the form."""
        boss = self.server.moderator
        shown = await boss.slash(self.server.channel, "league create", name="Sunday cup")
        for label, value in chosen.items():
            shown = await choose(boss, shown, label.replace("_", " "), value)
        assert "sign-up is open" in answer(await boss.click(screen_of(shown), label="Create"))
        await self.world.env.settle()

    async def held(self) -> Competition:
        """Return the league as it is."""
        (view,) = await leagues_of(self.world.manager.leagues, self.server.guild.id)
        return view.competition

    async def posted(self) -> discord.Message:
        """Return the message of the league."""
        await self.settle()
        (view,) = await leagues_of(self.world.manager.leagues, self.server.guild.id)
        assert view.message is not None
        channel = self.world.client.get_partial_messageable(view.message.channel_id)
        return await channel.fetch_message(view.message.message_id)

    async def message(self) -> str:
        """Return what the message of the league shows."""
        message = await self.posted()
        return words_of(message.content, message.embeds)

    async def table(self) -> Table:
        """Return the table that is open."""
        (meeting,) = (await self.held()).meetings
        return await self.world.state(meeting.table)


@asynccontextmanager
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    """Give a server without a league."""
    async with world(tmp_path) as here:
        server = await here.server("A")
        # The bot's clock shows what Discord's does, from which the form takes the time.
        clock = here.manager._parts.clock
        assert isinstance(clock, FakeClock)
        clock.jump(discord.utils.snowflake_time(server.guild.id).timestamp() - clock.now())
        yield Club(here, server)


async def drawn(here: Club) -> None:
    """Create a cup of duels that three have entered, and draw it."""
    await here.create(Seats_at_a_table="2")
    mentions = " ".join(f"<@{person}>" for person in here.people)
    assert (await here.say("add", people=mentions)).count("<@") == 3
    assert "drawn" in await here.say("start")


async def test_a_cup_is_played_corrected_and_exported_by_commands_alone(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        await drawn(here)
        seats = (await here.table()).fixture
        assert seats is not None
        first, second = seats.drawn
        assert "The result is set" in await here.say(
            "result", match="1.1", first=str(first), second=str(second)
        )
        assert "entered by hand" in await here.say("table")
        league = (await here.held()).league
        assert [len(stage.tables) for stage in league.stages] == [1, 1]
        assert "played again" in await here.say("reopen", match="1.1")
        assert len((await here.held()).league.stages) == 1
        assert "is out of" in await here.say("drop", player=str(second))
        assert (await here.held()).league.stages[0].tables[0].outcome is not None
        (bye,) = set(here.people) - {first, second}
        assert "The result is set" in await here.say("result", match="2.1", first=str(bye))
        assert (await here.held()).league.champion == bye
        assert "has won" in await here.message()
        assert "league is over" in await here.say("start")
        text = await exported_by(here.server.moderator, here.server.channel, "json")
        what = [row["what"] for row in json.loads(text)["log"]]
        assert what[:3] == ["CreateLeague", "AddEntrants", "StartLeague"]
        assert "SetResult" in what


async def test_a_league_is_paused_moved_and_ended_by_commands(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        await here.create(Seats_at_a_table="2")
        assert "It takes at least two" in await here.say("start")
        assert "is paused" in await here.say("pause")
        assert "The league is paused" in await here.say("start")
        assert "Paused" in await here.message()
        assert "goes on" in await here.say("resume")
        assert "not paused" in await here.say("resume")
        assert "no more match days" in await here.say("finish")
        until = (await here.held()).plan.sign_up_until + 7200
        assert "waits until" in await here.say("deadline", when=str(int(until)))
        assert (await here.held()).plan.sign_up_until == until
        assert f"<t:{int(until)}:R>" in await here.message()
        assert "past, or more than a year" in await here.say("deadline", when="1")
        assert "is over" in await here.say("end")
        assert "nobody has won" in await here.message()
        await here.create()
        boss, channel = here.server.moderator, here.server.channel
        offered = await boss.autocomplete(channel, "league join", "league", "")
        assert [choice["name"] for choice in offered] == ["Sunday cup", "Sunday cup (over)"]
        assert "is paused" in await here.say("pause")
        assert "Several leagues may be meant" in await here.say("pause", league="sunday CUP")


async def test_a_season_is_checked_in_for_and_shows_its_standings(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        await here.create(Format="season", Seats_at_a_table="2")
        for person in here.people.values():
            assert "You are in" in answer(await person.slash(here.server.channel, "league join"))
        next_day, clock = (await here.held()).next_day, here.world.manager._parts.clock
        assert isinstance(clock, FakeClock)
        while clock.go_off(next_day - 1700):
            await here.settle()
        assert "Press **Check in**" in await here.message()
        league_message, (one, other, third) = await here.posted(), here.people.values()
        call = here.world.message(here.server).content
        assert all(f"<@{person}>" in call for person in here.people)
        assert "match day 1" in call
        for person in (one, other):
            assert "You are checked in" in answer(await person.click(league_message, label="Check in"))
        assert "checked in already" in answer(await one.click(league_message, label="Check in"))
        assert "HostA, GuestA" in await here.message()
        while clock.go_off(next_day - 500):
            await here.settle()
        ending = here.world.message(here.server).content
        assert f"<@{third.id}> · **Sunday cup**: not checked in yet" in ending
        assert f"<@{one.id}>" not in ending
        assert "drawn" in await here.say("start")
        await here.say("result", match="1.1", first=str(other.id), second=str(one.id))
        assert "1. GuestA: **5** · wins 1" in await here.say("table")
        shown = await here.message()
        assert "1. GuestA: **5** · wins 1" in shown
        assert "Match day 2" in shown
        assert "no more match days" in await here.say("finish")
        assert (await here.held()).league.champion == other.id


async def test_a_match_of_a_league_is_made_ready_for_at_its_table(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        await drawn(here)
        fixture = (await here.table()).fixture
        assert fixture is not None
        (outsider,) = set(here.people) - set(fixture.drawn)
        table = await here.table()
        channel = here.world.client.get_partial_messageable(table.place.channel_id)
        message = await anext(channel.history(limit=1))
        assert "Only who was drawn" in answer(await here.people[outsider].click(message, label="Ready"))
        for person in fixture.drawn:
            await here.people[person].click(message, label="Ready")
        assert (await here.table()).people() == fixture.drawn
        assert "your table: <#" in answer(
            await here.people[fixture.drawn[0]].slash(here.server.channel, "league mine")
        )
        leaver = here.people[fixture.drawn[0]]
        asking = await leaver.slash(here.server.channel, "league leave")
        assert "out for good" in answer(asking)
        assert (await here.held()).league.stages[0].tables[0].outcome is None
        assert "You have left" in answer(await leaver.click(screen_of(asking), label="Leave the league"))
        assert (await here.held()).league.stages[0].tables[0].outcome is not None


async def test_a_season_that_is_started_asks_first_who_plays_and_draws_when_two_have_said_so(
    tmp_path: Path,
) -> None:
    async with club(tmp_path) as here:
        await here.create(Format="season", Seats_at_a_table="2")
        for person in here.people.values():
            await person.slash(here.server.channel, "league join")
        assert "the check-in is open" in await here.say("start")
        assert (await here.held()).checking
        assert not (await here.held()).began
        one, other, third = here.people.values()
        assert "Nobody has checked in yet" in await here.say("start")
        await one.slash(here.server.channel, "league checkin")
        assert "Only one has checked in" in await here.say("start")
        await other.slash(here.server.channel, "league checkin")
        assert "not checked in yet" in answer(await third.slash(here.server.channel, "league mine"))
        assert "you are checked in" in answer(await one.slash(here.server.channel, "league mine"))
        assert "the tables are drawn" in await here.say("start")
        await here.settle()
        assert "your table" in answer(await one.slash(here.server.channel, "league mine"))


async def test_a_league_that_has_begun_is_ended_after_a_question(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        await drawn(here)
        boss = here.server.moderator
        asking = await boss.slash(here.server.channel, "league end")
        assert "cannot be taken back" in answer(asking)
        assert not (await here.held()).league.over
        assert "is over" in answer(await boss.click(screen_of(asking), label="End it"))
        await here.settle()
        assert (await here.held()).league.over
