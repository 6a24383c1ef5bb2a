"""The commands that explain."""

from tests.bot.ui.fakes import playing
from tests.bot.ui.stage import private_words, stage


async def test_help_is_one_page_that_names_the_first_step() -> None:
    async with stage(playing()) as here:
        words = private_words(await here.people[2].slash(here.channel, "help"))
        assert "/table new" in words


async def test_rules_are_those_of_this_channels_table() -> None:
    async with stage(playing()) as here:
        assert "Gambian" in private_words(await here.people[2].slash(here.channel, "rules"))


async def test_rules_can_be_read_without_a_table() -> None:
    async with stage(playing()) as here:
        here.manager.hands = {}
        words = private_words(await here.people[2].user.slash("rules"))
        assert "4 cards" in words
