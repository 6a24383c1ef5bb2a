"""Who reads another language than his server is told what stands on its controls, wherever he is told it."""

from dataclasses import replace

from bot.manager.answers import Refusal, Refused
from bot.manager.ids import PersonId
from bot.manager.requests import Asker
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
