"""Who presses anything at a table is there, and a message of a table that is no more does not stay as if it were alive."""

from dataclasses import replace

import pytest

from bot.manager.answers import Refusal
from bot.manager.ids import PersonId, Stamp, StampKind
from bot.manager.requests import LeaveSeat
from bot.manager.views import Newcomer
from bot.ui.messages.controls import Control
from tests.bot.ui.fakes import playing, refusing
from tests.bot.ui.stage import private_words, stage
from tests.bot.ui.views import TABLE


@pytest.mark.parametrize("verb", ["rules", "options", "record", "page", "preset", "deal"])
async def test_whoever_presses_anything_at_a_table_is_there(verb: str) -> None:
    async with stage(playing()) as here:
        stamp = Stamp(StampKind.LOBBY, 1) if verb in {"preset", "deal"} else None
        message = await here.button(Control(TABLE, verb, stamp).custom_id)
        await here.people[1].click(message, label="Press")
        assert here.manager.there == [(here.people[1].id, TABLE)]


async def test_whoever_is_out_of_reach_is_not_there() -> None:
    async with stage(playing(), people=4) as here:
        here.manager.view = replace(here.manager.view, place=replace(here.manager.view.place, guild_id=1))
        message = await here.button(Control(TABLE, "rules").custom_id)
        await here.people[3].click(message, label="Press")
        assert not here.manager.there


@pytest.mark.parametrize("verb", ["draw", "hand"])
async def test_a_message_of_a_table_nobody_knows_loses_its_controls_when_it_is_pressed(verb: str) -> None:
    manager = playing()
    manager.answers = refusing(Refusal.NO_TABLE)
    async with stage(manager) as here:
        stamp = Stamp(StampKind.TURN, 1) if verb == "draw" else None
        message = await here.button(Control(TABLE, verb, stamp).custom_id)
        result = await here.people[1].click(message, label="Press")
        (told,) = result.followups
        assert told.ephemeral
        assert "no such table" in str(told.content)
        shown = here.newest(here.channel)
        assert "out of date" in str(shown.content)
        assert not shown.components


async def test_who_waits_for_a_seat_reaches_his_table_from_another_server() -> None:
    async with stage(playing(), people=4) as here:
        view = replace(here.manager.view, place=replace(here.manager.view.place, guild_id=1))
        here.manager.view, waits = view, here.people[3]
        assert "no such table" in private_words(await waits.slash(here.channel, "table leave", table=TABLE))
        here.manager.view = replace(view, waiting=(Newcomer(PersonId(waits.id), "Dawda"),))
        await waits.slash(here.channel, "table leave", table=TABLE)
        assert [type(request) for request in here.manager.requests] == [LeaveSeat]
