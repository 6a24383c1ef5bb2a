"""The commands that explain."""

from dataclasses import replace

from tests.bot.ui.fakes import in_lobby, playing
from tests.bot.ui.stage import private_words, stage


async def test_help_is_one_page_that_names_the_first_step() -> None:
    async with stage(playing()) as here:
        words = private_words(await here.people[2].slash(here.channel, "help"))
        assert "/table new" in words


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
