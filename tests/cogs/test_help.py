"""The commands that explain."""

import asyncio
from dataclasses import replace

import pytest
from simcord.builders import ChannelHandle

from bot.league.course import apply
from bot.league.facts import Draw, Enter
from bot.league.terms import EntrantId
from bot.manager.answers import Refusal, Refused
from bot.manager.errors import NotSaved
from bot.manager.ids import PersonId, TableId
from bot.manager.views import Stage as TableStage
from bot.ui.typed import whereabouts
from tests.bot.ui.fake_leagues import league_of, league_view
from tests.bot.ui.fakes import FakeManager, in_lobby, playing
from tests.bot.ui.stage import Stage, private_words, stage


def elsewhere(here: Stage) -> ChannelHandle:
    """Return another channel of the server."""
    assert here.channel.guild is not None
    return here.channel.guild.create_text_channel("elsewhere")


async def test_help_tells_whoever_sits_here_about_his_seat_and_changes_nothing() -> None:
    async with stage(playing()) as here:
        words = private_words(await here.people[2].slash(here.channel, "help"))
        assert "You sit there." in words
        assert f"</hand:{here.client.links.ids['hand']}>" in words
        assert not here.manager.requests
        assert not here.manager.there


async def test_help_tells_who_only_watches_how_to_follow() -> None:
    manager = playing()
    async with stage(manager, people=4) as here:
        manager.hands = {}
        words = private_words(await here.people[3].slash(here.channel, "help"))
        assert "You do not sit there." in words
        assert "</table follow:" in words
        assert "Never played here?" not in words


async def test_help_where_no_table_is_tells_how_to_open_one_and_names_those_elsewhere() -> None:
    async with stage(playing(), people=4) as here:
        other = elsewhere(here)
        words = private_words(await here.people[2].slash(other, "help"))
        assert "No table is open in this channel." in words
        assert "</table new:" in words
        assert f"`{here.manager.view.id}`" in words
        assert "you sit there" in words


async def test_help_says_why_no_table_can_be_opened_here() -> None:
    manager = playing()
    manager.refused = Refused(Refusal.BANNED)
    async with stage(manager, people=4) as here:
        other = elsewhere(here)
        words = private_words(await here.people[2].slash(other, "help"))
        assert "keeps you out of its tables" in words
        assert "</table new:" not in words


async def test_help_after_a_match_tells_of_the_one_that_is_over_here() -> None:
    manager = playing()
    async with stage(manager, people=4) as here:
        other = elsewhere(here)
        manager.hands, manager.finished = {}, manager.view.id
        manager.view = replace(manager.view, stage=TableStage.OVER)
        words = private_words(await here.people[2].slash(other, "help"))
        assert "the match is over." in words
        assert "</table record:" in words
        assert "</table new:" in words


async def test_help_in_direct_messages_is_about_the_one_table_one_sits_at() -> None:
    async with stage(playing()) as here:
        words = private_words(await here.people[2].user.slash("help"))
        assert "You sit there." in words
        here.manager.others = (TableId("nobody"),)
        words = private_words(await here.people[2].user.slash("help"))
        assert "Your hands arrive in these messages." in words
        assert f"`{here.manager.view.id}`" in words
        here.manager.hands = {}
        words = private_words(await here.people[2].user.slash("help"))
        assert "Your hands arrive in these messages." in words
        assert "No table is open" not in words


async def test_help_names_leagues_one_can_enter_and_no_others() -> None:
    async with stage(in_lobby()) as here:
        guild_id = here.manager.view.place.guild_id
        view = league_view()
        place = replace(view.competition.place, guild_id=guild_id)
        here.manager.leagues.held = replace(view, competition=replace(view.competition, place=place))
        title = view.competition.plan.name
        assert title in private_words(await here.people[0].slash(here.channel, "help"))
        plan = replace(view.competition.plan, invited=True)
        invited = replace(view.competition, place=place, plan=plan)
        here.manager.leagues.held = replace(view, competition=invited)
        assert title not in private_words(await here.people[0].slash(here.channel, "help"))


async def test_help_says_where_a_league_waits_for_somebody() -> None:
    async with stage(in_lobby()) as here:
        drawn = here.people[0]
        league = league_of(people=0)
        for fact in (Enter(EntrantId(drawn.id)), Enter(EntrantId(1)), Draw()):
            league = apply(league, fact)
        place = replace(here.manager.view.place, channel_id=here.channel.id)
        here.manager.leagues.held = league_view(league, place=place)
        words = private_words(await drawn.slash(here.channel, "help"))
        assert "**Sunday cup waits for you** in <#700>" in words
        assert "waits for you" not in private_words(await here.people[1].slash(here.channel, "help"))


async def test_help_comes_without_tables_when_they_cannot_be_looked_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Broken(FakeManager):
        """A manager whose store does not answer."""

        async def tables_of(self, person: PersonId) -> tuple[TableId, ...]:
            if self.seconds:
                await asyncio.sleep(self.seconds)
            raise NotSaved("not read: disk I/O error")

    async with stage(Broken(playing().view)) as here:
        words = private_words(await here.people[2].slash(here.channel, "help"))
        assert "cannot look up the tables" in words
        assert "</table new:" in words
        monkeypatch.setattr(whereabouts, "PATIENCE", 0.0)
        here.manager.seconds = 3600
        words = private_words(await here.people[2].slash(here.channel, "help"))
        assert "cannot look up the tables" in words


async def test_rules_are_those_of_this_channels_table() -> None:
    async with stage(playing()) as here:
        assert "Gambian" in private_words(await here.people[2].slash(here.channel, "rules"))


async def test_rules_tell_what_the_table_has_beside_its_rules() -> None:
    manager = in_lobby()
    manager.view = replace(manager.view, options={"dealer_chooses": "on"})
    async with stage(manager) as here:
        typed = private_words(await here.people[0].slash(here.channel, "rules"))
        pressed = (await here.people[2].click(await here.table_message(), label="Rules")).response
        assert pressed is not None
        assert "its dealer chooses" in typed
        assert "its dealer chooses" in str(pressed.embeds[0].description)


async def test_rules_can_be_read_without_a_table() -> None:
    async with stage(playing()) as here:
        here.manager.hands = {}
        words = private_words(await here.people[2].user.slash("rules"))
        assert "4 cards" in words


async def test_rules_of_a_game_can_be_read_wherever_one_is() -> None:
    async with stage(playing()) as here:
        words = private_words(await here.people[2].slash(here.channel, "rules", variant="zimbabwean"))
        assert "Zimbabwean" in words
        words = private_words(await here.people[2].slash(here.channel, "rules", variant="zimbabwe"))
        assert "zimbabwean" in words
        assert "Gambian" not in words


async def test_rules_of_a_game_say_nothing_of_a_table() -> None:
    async with stage(playing()) as here:
        game = private_words(await here.people[2].slash(here.channel, "rules", variant="classic"))
        assert "The usual rules of a game: Classic" in game
        assert "this table" not in game.lower()
        table = private_words(await here.people[2].slash(here.channel, "rules"))
        assert "The rules of this table: Gambian" in table


async def test_rules_of_a_table_that_is_not_there_are_refused() -> None:
    async with stage(playing()) as here:
        words = private_words(await here.people[2].slash(here.channel, "rules", table="nonsense"))
        assert words == "There is no such table any more."


async def test_the_pages_of_a_game_stay_with_that_game() -> None:
    async with stage(playing()) as here:
        typed = await here.people[2].slash(here.channel, "rules", variant="zimbabwean")
        assert typed.response is not None
        pressed = (await here.people[2].click(typed.response, label="Next")).response
        assert pressed is not None
        assert "Zimbabwean" in str(pressed.embeds[0].title)
