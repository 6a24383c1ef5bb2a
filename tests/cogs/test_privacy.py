"""The command about what is stored of whoever asks."""

import json

from bot.manager.ids import PersonId
from bot.text.catalogue import say
from tests.bot.ui.fakes import playing
from tests.bot.ui.stage import private_words, stage


async def test_it_says_what_is_stored_to_the_asker_alone() -> None:
    async with stage(playing()) as here:
        assert "hides your statistics" in private_words(await here.people[0].slash(here.channel, "privacy"))


async def test_a_press_gives_a_file_about_who_presses() -> None:
    async with stage(playing()) as here:
        for number in (0, 1):
            person = PersonId(here.people[number].id)
            here.manager.store.privacy.rows[person] = {"settings": [{"name": f"of {number}"}]}
        asked = await here.people[0].slash(here.channel, "privacy")
        assert asked.response is not None
        given = await here.people[0].click(asked.response, label="Export my data")
        assert private_words(given) == say("en", "privacy-exported")
        assert given.response is not None
        (file,) = given.response.attachments
        held = json.loads(await file.read())
        assert held["you"] == str(here.people[0].id)
        assert held["stored"] == {"settings": [{"name": "of 0"}]}
