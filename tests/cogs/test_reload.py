"""Commands that are loaded anew while a match is played: nothing of it stands still, nothing counts twice."""

from bot.manager.requests import Act
from tests.bot.ui.fakes import playing
from tests.bot.ui.stage import EXTENSIONS, private_words, stage


async def test_a_match_goes_on_when_the_commands_are_loaded_anew() -> None:
    async with stage(playing()) as here:
        message = await here.table_message()
        for name in EXTENSIONS:
            await here.client.reload_extension(name)
        assert private_words(await here.people[0].slash(here.channel, "hand"))
        here.manager.requests.clear()
        await here.people[0].click(message, label="Draw")
        await here.people[0].slash(here.channel, "draw")
        assert [type(request) for request in here.manager.requests] == [Act, Act]
        await here.people[1].react(message, "🔔")
        assert len(here.manager.reactions) == 1
