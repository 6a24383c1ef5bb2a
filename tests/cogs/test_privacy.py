"""The command about what is stored of whoever asks."""

import json

from bot.manager.answers import Refusal, Refused
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


async def test_deleting_asks_once_more() -> None:
    async with stage(playing()) as here:
        asked = await here.people[0].slash(here.channel, "privacy")
        assert asked.response is not None
        sure = await here.people[0].click(asked.response, label="Delete my data")
        assert private_words(sure) == say("en", "privacy-sure")
        assert here.manager.privacy.forgotten == {}
        assert sure.response is not None
        gone = await here.people[0].click(sure.response, label="Delete for good")
        assert private_words(gone) == say("en", "privacy-deleted")
        assert here.manager.privacy.forgotten == {here.people[0].id: "a former player 2"}


async def test_why_nothing_was_deleted_is_told() -> None:
    async with stage(playing()) as here:
        here.manager.privacy.refused = Refused(Refusal.NOT_SAVED)
        asked = await here.people[0].slash(here.channel, "privacy")
        assert asked.response is not None
        sure = await here.people[0].click(asked.response, label="Delete my data")
        assert sure.response is not None
        gone = await here.people[0].click(sure.response, label="Delete for good")
        assert private_words(gone) == say("en", "refused-not_saved")


async def test_typed_it_needs_no_press() -> None:
    async with stage(playing()) as here:
        person, channel = here.people[0], here.channel
        given = await person.slash(channel, "privacy", what="export")
        assert private_words(given) == say("en", "privacy-exported")
        assert private_words(await person.slash(channel, "privacy", what="delete")) == say(
            "en", "privacy-sure"
        )
        assert here.manager.privacy.forgotten == {}
        gone = await person.slash(channel, "privacy", what="delete", sure=True)
        assert private_words(gone) == say("en", "privacy-deleted")
        assert here.manager.privacy.forgotten == {person.id: "a former player 2"}


async def test_sure_alone_deletes_nothing() -> None:
    async with stage(playing()) as here:
        assert "hides your statistics" in private_words(
            await here.people[0].slash(here.channel, "privacy", sure=True)
        )
        await here.people[0].slash(here.channel, "privacy", what="export", sure=True)
        assert here.manager.privacy.forgotten == {}
