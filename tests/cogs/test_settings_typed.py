"""Settings that are typed wrongly: why not, in the words of the menus."""

import pytest

from bot.text.catalogue import say
from tests.bot.ui.fakes import in_lobby
from tests.bot.ui.stage import private_words, stage
from tests.cogs.test_settings import with_manager


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("channels", "xyz", "“xyz” is no channel of this server"),
        ("league_managers", "xyz", "“xyz” is no role of this server"),
        ("moderator_role", "xyz", "“xyz” is no role of this server"),
        ("channels", "1", "“1” is no channel of this server"),
        ("league_managers", "<@&1>", "“1” is no role of this server"),
        ("moderator_role", "1", "“1” is no role of this server"),
        ("time_zone", "Moon", "no time zone “Moon”"),
        ("reactions", "of", "Did you mean “do nothing: buttons and commands only”?"),
        ("turn_clock", "100", "“Time for a turn” cannot be “100”. Did you mean “90 seconds”?"),
    ],
)
async def test_a_manager_hears_why_a_setting_cannot_be_so(name: str, value: str, why: str) -> None:
    async with stage(in_lobby()) as here:
        boss = with_manager(here)
        before = here.manager.preferences.server(boss.guild.id)
        words = private_words(await boss.slash(here.channel, "settings server", setting=name, value=value))
        assert why in words
        assert here.manager.preferences.server(boss.guild.id) == before


@pytest.mark.parametrize("value", ["1", "here"])
async def test_who_may_set_nothing_is_told_that_and_not_which_channels_there_are(value: str) -> None:
    async with stage(in_lobby()) as here:
        typed = str(here.channel.id) if value == "here" else value
        words = private_words(
            await here.people[0].slash(here.channel, "settings server", setting="channels", value=typed)
        )
        assert words == say("en", "refused-managers_only")
