"""Dealers who choose: the menu under the table message, the typed deal, and the option in the lobby."""

from dataclasses import replace

import pytest

from bot.engine.match import new_match
from bot.engine.rules import ruleset
from bot.manager.requests import NextRound
from bot.manager.views import Dealing, Stage, TableView
from bot.text.settings import options_in_words
from bot.ui.messages.controls import Control
from bot.ui.messages.face import Menu
from bot.ui.messages.lobby import lobby_face
from bot.ui.messages.table import table_face
from bot.ui.screens.options import options_face
from tests.bot.ui.fakes import FakeManager
from tests.bot.ui.problems import problems
from tests.bot.ui.stage import private_words, stage
from tests.bot.ui.views import TABLE, dealt, lobby_view, table_view


def choosing(seats: int = 3, most: int = 17) -> TableView:
    """Return a table whose first deal waits for its dealer."""
    view = table_view(dealt(seats)[0])
    undealt = new_match(ruleset("gambian", seats), dealer=0, seed=b"undealt")
    waiting = replace(table_view(undealt), stage=Stage.BREAK)
    assert view.rules == waiting.rules
    return replace(waiting, dealing=Dealing(0, range(2, most), 4))


@pytest.mark.parametrize("most", [3, 17, 26, 53])
def test_the_dealer_finds_a_menu_that_fits(most: int) -> None:
    face = table_face("en", choosing(most=most))
    assert not list(problems(face))
    assert face.title == "Gambian: the first deal"
    assert "<@1000> (1) deals: how many cards each? Without a choice it will be 4." in face.text
    assert "at the latest" in face.text
    assert face.fields[0] == ("Seats", "1 · <@1000>\n2 · <@1001>\n3 · Chidi")
    menu, buttons = face.rows
    assert isinstance(menu, Menu)
    assert menu.choices[0].label == "2 cards each"
    assert isinstance(buttons, tuple)
    assert buttons[0].label == "Deal 4 each"


async def test_a_choice_from_the_menu_deals() -> None:
    async with stage(FakeManager(choosing())) as here:
        message = await here.table_message()
        custom_id = Control(TABLE, "deal", here.manager.view.stamps.lobby).custom_id
        await here.people[0].select(message, ["7"], custom_id=custom_id)
        (request,) = here.manager.requests
        assert isinstance(request, NextRound)
        assert (request.cards, request.stamp) == (7, here.manager.view.stamps.lobby)


async def test_a_deal_that_names_no_number_is_a_forgery() -> None:
    async with stage(FakeManager(choosing())) as here:
        forged = Control(TABLE, "deal", here.manager.view.stamps.lobby).custom_id
        message = await here.button(forged)
        words = private_words(await here.people[0].click(message, label="Press"))
        assert "do not know this button" in words
        assert not here.manager.requests


@pytest.mark.parametrize("cards", [None, 6])
async def test_the_deal_can_be_typed(cards: int | None) -> None:
    async with stage(FakeManager(choosing())) as here:
        typed = {} if cards is None else {"cards": cards}
        await here.people[0].slash(here.channel, "deal", **typed)
        (request,) = here.manager.requests
        assert isinstance(request, NextRound)
        assert request.cards == cards


def test_the_lobby_offers_it_and_says_when_it_is_on() -> None:
    lobby = lobby_view(3)
    offered = [row for row in options_face("en", lobby).rows if isinstance(row, Menu)]
    menu = next(row for row in offered if "dealer" in row.placeholder)
    assert [choice.value for choice in menu.choices if choice.chosen] == ["off"]
    assert "dealer" not in lobby_face("en", lobby).fields[1][1]
    on = replace(lobby, options={"dealer_chooses": "on"})
    assert "Cards each, chosen by the dealer: before every deal" in lobby_face("en", on).fields[1][1]


def test_a_preset_tells_of_it_in_words() -> None:
    assert "before every deal" in options_in_words("en", {"dealer_chooses": "on"})
    assert options_in_words("en", {"dealer_chooses": "maybe"}) == "dealer_chooses=maybe"
