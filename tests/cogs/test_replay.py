"""The command and the presses with which a finished match is seen again."""

from dataclasses import replace

import discord
import pytest
from simcord.results import InteractionResult, ResponseMessage

from bot.manager.ids import PersonId, TableId
from bot.manager.records.replays import Finished
from bot.manager.requests import Asker
from bot.manager.tables.choices import CardStyle
from bot.manager.views import Stage as Stages
from bot.ui.messages.replay_controls import Spot, replay_button
from tests.bot.ui.fakes import FakeManager, in_lobby, playing
from tests.bot.ui.pictures.test_emojis import set_own, uploaded
from tests.bot.ui.stage import Stage, private_words, stage
from tests.bot.ui.views import TABLE

NO_REPLAY = "There is no such finished match that you may see."


def over() -> FakeManager:
    """Return the manager of a table whose match is over."""
    manager = playing()
    manager.view = replace(manager.view, stage=Stages.OVER)
    return manager


def finished(here: Stage, number: int = 1, *, channel: int | None = None, table: TableId = TABLE) -> Finished:
    """Have a match finished that the first two have played."""
    place = here.manager.view.place
    seats = tuple(PersonId(person.id) for person in here.people[:2])
    match = Finished(
        place.guild_id, table, number, "gambian", 1_796_000_000 + number, channel or place.channel_id, seats
    )
    here.manager.replays.matches = {match: "gambian-reject", **here.manager.replays.matches}
    return match


def shown(result: InteractionResult) -> ResponseMessage:
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


def footer(result: InteractionResult) -> str:
    return str(shown(result).embeds[0].footer.text)


async def test_the_newest_match_of_the_channel_is_shown_to_the_asker_alone() -> None:
    async with stage(over(), people=4) as here:
        finished(here, 1)
        finished(here, 2)
        assert "match 2" in footer(await here.people[3].slash(here.channel, "replay"))
        assert here.newest_or_none(here.channel) is None


async def test_suits_are_called_as_one_wants_them() -> None:
    async with stage(over()) as here:
        finished(here)
        assert "clubs" in private_words(await here.people[0].slash(here.channel, "replay"))
        asker = Asker(person=PersonId(here.people[0].id), name="Awa", receipt="x")
        assert await here.manager.preferences.set_own(asker, "suit_names", "on") is None
        assert "clubs" not in private_words(await here.people[0].slash(here.channel, "replay"))
        assert "clubs" in private_words(await here.people[1].slash(here.channel, "replay"))


async def test_every_press_turns_the_same_answer() -> None:
    async with stage(over()) as here:
        finished(here)
        first = shown(await here.people[0].slash(here.channel, "replay"))
        second = await here.people[0].click(first, label="Next")
        assert footer(second).startswith("Step 2 of 150")
        last = await here.people[0].click(shown(second), label="End")
        assert footer(last).startswith("Step 150 of 150")
        back = await here.people[0].click(shown(last), label="Back")
        assert footer(back).startswith("Step 149 of 150")
        start = await here.people[0].click(shown(back), label="Start")
        assert footer(start).startswith("Step 1 of 150")
        round_ = await here.people[0].click(shown(start), label="Next round")
        assert "round 2" in str(shown(round_).embeds[0].title)
        assert here.manager.requests == []


async def test_the_menu_chooses_whose_hand_is_seen() -> None:
    async with stage(over()) as here:
        finished(here)
        first = shown(await here.people[0].slash(here.channel, "replay"))
        assert private_words(await here.people[0].select(first, values=["2"])).count("> ") == 1


async def test_one_can_be_named_by_table_and_number() -> None:
    async with stage(over()) as here:
        finished(here, 1)
        finished(here, 2)
        assert "match 1" in footer(await here.people[2].slash(here.channel, "replay", table=f"{TABLE}-1"))
        assert "match 2" in footer(await here.people[2].slash(here.channel, "replay", table=TABLE))
        words = private_words(await here.people[2].slash(here.channel, "replay", table=f"{TABLE}-3"))
        assert words.startswith(NO_REPLAY)


async def test_where_none_was_played_the_newest_one_has_played_is_shown() -> None:
    async with stage(over()) as here:
        finished(here)
        elsewhere = here.people[0].guild.create_text_channel("elsewhere")
        assert "match 1" in footer(await here.people[0].slash(elsewhere, "replay"))
        assert private_words(await here.people[2].slash(elsewhere, "replay")).startswith(NO_REPLAY)


async def test_the_button_under_a_match_shows_it_from_the_beginning() -> None:
    async with stage(over()) as here:
        finished(here, 1)
        finished(here, 2)
        message = await here.button(replay_button("en", TABLE, 1).custom_id)
        answer = await here.people[2].click(message, label="Press")
        assert footer(answer).startswith("Step 1 of 150 · match 1")
        assert here.newest(here.channel).id == message.id


@pytest.mark.parametrize(("manager", "words"), [(playing(), "still being played"), (in_lobby(), NO_REPLAY)])
async def test_a_match_that_is_not_over_cannot_be_seen(manager: FakeManager, words: str) -> None:
    async with stage(manager) as here:
        for custom_id in (
            replay_button("en", TABLE, 1).custom_id,
            Spot(1, 3, 0).control(TABLE, "n").custom_id,
        ):
            message = await here.button(custom_id)
            assert words in private_words(await here.people[0].click(message, label="Press"))
        assert words in private_words(await here.people[0].slash(here.channel, "replay", table=TABLE))


async def test_in_direct_messages_one_sees_what_one_has_played_by_its_code() -> None:
    async with stage(over()) as here:
        finished(here)
        words = private_words(await here.people[0].user.slash("replay"))
        assert words.startswith("A replay is seen on the server")
        assert "match 1" in footer(await here.people[0].user.slash("replay", table=TABLE))
        haddy = here.people[0].guild.add_member(here.env.create_user("Stranger"))
        words = private_words(await haddy.user.slash("replay", table=TABLE))
        assert words == "There is no such table any more."


async def test_of_a_channel_one_cannot_read_nothing_is_offered_or_shown() -> None:
    async with stage(over(), people=4) as here:
        guild = here.people[0].guild
        hidden = guild.create_text_channel("hidden", overwrites={guild.default_role: discord.PermissionOverwrite(view_channel=False)})  # fmt: skip
        match = finished(here, 1, channel=hidden.id)
        assert await offered(here, 3) == []
        words = private_words(await here.people[3].slash(here.channel, "replay", table=TABLE))
        assert words.startswith(NO_REPLAY)
        message = await here.button(replay_button("en", TABLE, 1).custom_id)
        assert private_words(await here.people[3].click(message, label="Press")).startswith(NO_REPLAY)
        assert await offered(here, 0) == [f"{TABLE}-1"]
        here.manager.replays.matches = {replace(match, channel_id=999): "gambian-reject"}
        assert await offered(here, 3) == []


async def test_those_of_this_channel_are_offered_first_then_ones_own() -> None:
    async with stage(over(), people=4) as here:
        elsewhere = here.people[0].guild.create_text_channel("elsewhere")
        finished(here, 1)
        finished(here, 2, channel=elsewhere.id)
        stranger = finished(here, 3, channel=elsewhere.id)
        here.manager.replays.matches.pop(stranger)
        here.manager.replays.matches = {
            replace(stranger, seats=()): "gambian-reject",
            **here.manager.replays.matches,
        }
        assert await offered(here, 0) == [f"{TABLE}-1", f"{TABLE}-2", f"{TABLE}-3"]
        assert await offered(here, 3) == [f"{TABLE}-1", f"{TABLE}-3", f"{TABLE}-2"]
        assert await offered(here, 0, "match 2") == [f"{TABLE}-2"]
        assert await here.people[0].user.autocomplete("replay", "table", "") == []


async def offered(here: Stage, number: int, typed: str = "") -> list[str]:
    choices = await here.people[number].autocomplete(here.channel, "replay", "table", typed)
    return [choice["value"] for choice in choices]


async def test_a_step_and_a_seat_are_typed() -> None:
    async with stage(over(), people=4) as here:
        finished(here)
        asked = await here.people[0].slash(here.channel, "replay", step=3, seat=2)
        assert "3 of" in footer(asked)
        pressed = await here.people[0].slash(here.channel, "replay", step=2, seat=2)
        turned = await here.people[0].click(shown(pressed), label="Next")
        assert private_words(turned) == private_words(asked)
        everything = await here.people[0].slash(here.channel, "replay", step=3)
        assert private_words(everything) != private_words(asked)
        assert footer(everything) == footer(asked)


async def test_cards_are_shown_as_the_asker_wants_them_at_every_step() -> None:
    async with stage(over()) as here:
        finished(here)
        uploaded(here)
        await set_own(here, 0, CardStyle.WORDS)
        first = shown(await here.people[0].slash(here.channel, "replay"))
        second = await here.people[0].click(first, label="Next")
        for message in (first, shown(second)):
            assert "<:lc" not in str(message.embeds[0].description)
            assert "♥" not in str(message.embeds[0].description)
