"""Who reads another language than his server is told what stands on its controls, wherever he is told it."""

from dataclasses import replace

from bot.manager.answers import Refusal, Refused
from bot.manager.ids import PersonId, TableId
from bot.manager.requests import Asker
from bot.text.catalogue import say
from tests.bot.ui.fakes import FakeManager, playing
from tests.bot.ui.stage import Stage, private_words, stage
from tests.bot.ui.views import lobby_view


async def reads(here: Stage, number: int, language: str) -> None:
    """Let somebody of an English server read a language."""
    person = PersonId(here.people[number].id)
    asker = Asker(person=person, name="x", receipt=f"language:{number}")
    assert await here.manager.preferences.set_own(asker, "own_language", language) is None


async def test_what_opens_a_table_names_the_buttons_under_it() -> None:
    async with stage(FakeManager(lobby_view(2)), people=2) as here:
        await reads(here, 0, "id")
        words = private_words(await here.people[0].slash(here.channel, "table new"))
        assert "duduk dengan **Join** atau `/gabung`; tekan **Start** atau ketik `/mulai`" in words


async def test_a_refusal_names_the_button_of_the_table() -> None:
    manager = playing()
    async with stage(manager) as here:
        await reads(here, 0, "pl")
        manager.answers = lambda _: Refused(Refusal.PAUSED, table=manager.view)
        message = await here.table_message()
        words = private_words(await here.people[0].click(message, label="Draw"))
        assert "przyciskiem **Resume**" in words


async def test_a_hand_by_direct_message_names_the_button_at_its_table() -> None:
    manager = playing()
    async with stage(manager) as here:
        await reads(here, 0, "id")
        person = PersonId(here.people[0].id)
        manager.hands[person] = replace(manager.hands[person], rests=True)
        message = await here.hand_message(0)
        assert "*My hand* di meja" in message.content + str([embed.description for embed in message.embeds])


async def test_help_names_the_buttons_of_the_table_and_the_commands_of_the_reader() -> None:
    async with stage(FakeManager(lobby_view(2)), people=2) as here:
        await reads(here, 0, "pl")
        words = private_words(await here.people[0].slash(here.channel, "help"))
        assert "**Start** albo </start:" in words
        assert "**Options** albo </options:" in words
        assert "rozdaje pierwszą rundę" in words


async def help_by_direct_message(here: Stage, number: int) -> str:
    return private_words(await here.people[number].user.slash("help"))


async def test_help_by_direct_message_names_the_buttons_of_the_only_table_one_sits_at() -> None:
    """No message there is of a server; the table one plays at is."""
    async with stage(playing()) as here:
        await reads(here, 0, "pl")
        words = await help_by_direct_message(here, 0)
        assert "**My hand** albo" in words
        assert say("pl", "button-hand") not in words


async def test_help_by_direct_message_names_no_button_of_tables_of_which_none_is_meant() -> None:
    manager = playing()
    manager.others = (TableId("elsewhere1"),)
    async with stage(manager) as here:
        del manager.hands[PersonId(here.people[1].id)]
        for number, language in enumerate(("pl", "id")):
            await reads(here, number, language)
            words = await help_by_direct_message(here, number)
            assert say(language, "help-direct") in words
            keys = ("button-join", "button-start", "button-hand", "button-draw", "button-rematch")
            shown = [f"**{say(each, key)}**" for key in keys for each in ("en", language)]
            assert not [label for label in shown if label in words]


async def test_help_by_direct_message_is_the_readers_where_no_table_can_be_looked_up() -> None:
    class Unread(FakeManager):
        async def tables_of(self, person: PersonId) -> tuple[TableId, ...]:
            raise OSError

    async with stage(Unread(lobby_view(2))) as here:
        await reads(here, 0, "pl")
        words = await help_by_direct_message(here, 0)
        assert say("pl", "help-unknown") in words
        assert f"**{say('pl', 'button-hand')}** albo" in words
