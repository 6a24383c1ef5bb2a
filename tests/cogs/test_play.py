"""What a player types: the right table, his own cards, and an answer to everything."""

from dataclasses import replace

import pytest

from bot.engine.cards import KIND, Suit, code, copies, parse_card
from bot.manager.answers import Done
from bot.manager.ids import PersonId, TableId
from bot.manager.requests import (
    Act,
    CatchSilent,
    ChallengePlay,
    DrawCard,
    Move,
    NameSuit,
    PassTurn,
    PlayCards,
    SayLastCard,
    ShowHand,
)
from tests.bot.ui.fakes import FakeManager, in_lobby, playing
from tests.bot.ui.stage import Stage, private_words, stage
from tests.bot.ui.views import TABLE, hand_view, holding, position, table_view


def holding_cards(*codes: str) -> FakeManager:
    """Return a table at which everybody holds these cards."""
    manager = playing()
    cards = tuple(map(parse_card, codes))
    manager.hands = {person: holding(view, cards) for person, view in manager.hands.items()}
    return manager


def asked(here: Stage) -> Move:
    """Return the one move the manager was asked for."""
    (request,) = here.manager.requests
    assert isinstance(request, Act)
    assert request.table == TABLE
    assert request.stamp is None
    return request.move


@pytest.mark.parametrize(
    ("name", "move"),
    [
        ("draw", DrawCard()),
        ("pass", PassTurn()),
        ("lastcard", SayLastCard()),
        ("challenge", ChallengePlay()),
        ("catch", CatchSilent()),
    ],
)
async def test_a_typed_move_is_made_at_this_channels_table(name: str, move: Move) -> None:
    async with stage(playing()) as here:
        private_words(await here.people[1].slash(here.channel, name))
        assert asked(here) == move


@pytest.mark.parametrize("seated", [True, False])
async def test_where_several_tables_may_be_meant_none_is_taken_for_it(seated: bool) -> None:
    manager = playing()
    manager.others = (TableId("other"),)
    manager.hands = manager.hands if seated else {}
    async with stage(manager) as here:
        words = private_words(await here.people[1].slash(here.channel, "draw"))
        assert f"{TABLE} and other" in words
        assert not here.manager.requests
        await here.people[1].slash(here.channel, "draw", table=TABLE)
        assert asked(here) == DrawCard()


@pytest.mark.parametrize("written", ["8H", "8h", "8♥", "8 of hearts", "8 OF HEARTS", " 8H "])
async def test_a_card_is_understood_in_every_way_it_is_written(written: str) -> None:
    async with stage(holding_cards("2C", "8H")) as here:
        await here.people[1].slash(here.channel, "play", card=written, suit="spades")
        assert asked(here) == PlayCards((parse_card("8H"),), Suit.S)


async def test_a_card_that_is_not_held_is_left_to_the_rules_to_refuse() -> None:
    async with stage(holding_cards("2C")) as here:
        await here.people[1].slash(here.channel, "play", card="KD")
        assert asked(here) == PlayCards((parse_card("KD"),))


@pytest.mark.parametrize(
    ("more", "cards"),
    [
        ("8S 8D", "8H 8S 8D"),
        ("8 of spades", "8H 8S"),
        ("8 of diamonds, 8S", "8H 8D 8S"),
        ("8s", "8H 8S"),
        ("KD", "8H KD"),
        ("8H", "8H 8H"),
        ("2C", "8H 2C"),
    ],
)
async def test_several_cards_are_played_in_the_order_they_are_typed(more: str, cards: str) -> None:
    async with stage(holding_cards("2C", "8D", "8H", "8S")) as here:
        await here.people[1].slash(here.channel, "play", card="8H", more=more, suit="clubs")
        move = asked(here)
        assert isinstance(move, PlayCards)
        assert [code(card) for card in move.cards] == cards.split()


async def test_who_types_what_is_no_card_is_there_all_the_same() -> None:
    async with stage(holding_cards("2C")) as here:
        words = private_words(await here.people[1].slash(here.channel, "play", card="the pope"))
        assert "pope" in words
        assert here.manager.there == [(here.people[1].id, TABLE)]


async def test_two_cards_that_look_alike_are_two_cards() -> None:
    manager = playing()
    alike = copies(KIND[parse_card("8H")])[:2]
    manager.hands = {person: holding(view, alike) for person, view in manager.hands.items()}
    async with stage(manager) as here:
        await here.people[1].slash(here.channel, "play", card="8H", more="8H", suit="clubs")
        assert asked(here) == PlayCards(alike, Suit.C)


async def test_a_card_among_several_that_is_none_is_named() -> None:
    async with stage(holding_cards("2C", "8H", "8S")) as here:
        words = private_words(await here.people[1].slash(here.channel, "play", card="8H", more="8S 8X"))
        assert "8X" in words
        assert not here.manager.requests


async def test_the_dealer_names_a_suit_by_typing_it() -> None:
    async with stage(playing()) as here:
        await here.people[1].slash(here.channel, "suit", suit="spades")
        assert asked(here) == NameSuit(Suit.S)


async def test_what_is_no_card_is_answered_without_asking_the_manager() -> None:
    async with stage(playing()) as here:
        words = private_words(
            await here.people[1].slash(here.channel, "play", card="@everyone the 9 of cups")
        )
        assert "do not know a card" in words
        assert "@everyone" not in words
        assert not here.manager.requests


@pytest.mark.parametrize("written", ["1", "Awa", "awa"])
async def test_a_player_is_caught_by_number_or_name(written: str) -> None:
    async with stage(playing()) as here:
        await here.people[1].slash(here.channel, "catch", player=written)
        assert asked(here) == CatchSilent(0)


async def test_somebody_who_does_not_sit_there_cannot_be_caught() -> None:
    async with stage(playing()) as here:
        assert "Nobody called" in private_words(
            await here.people[1].slash(here.channel, "catch", player="Zed")
        )
        assert not here.manager.requests


async def test_the_hand_can_be_asked_for_from_anywhere() -> None:
    async with stage(playing()) as here:
        words = private_words(await here.people[1].user.slash("hand"))
        assert "Your hand" in words
        assert isinstance(here.manager.requests[0], ShowHand)


async def test_a_hand_before_the_first_deal_is_no_hand() -> None:
    async with stage(playing()) as here:
        here.manager.answers = lambda _: Done(here.manager.view)
        assert "No cards have been dealt" in private_words(await here.people[1].user.slash("hand"))
        shown = await here.people[1].click(await here.table_message(), label="My hand")
        assert "No cards have been dealt" in private_words(shown)


async def test_somebody_without_a_table_is_told_how_to_open_one() -> None:
    async with stage(playing()) as here:
        here.manager.view = replace(here.manager.view, place=replace(here.manager.view.place, channel_id=1))
        here.manager.hands = {}
        assert "/table new" in private_words(await here.people[1].slash(here.channel, "draw"))


async def test_a_card_is_played_by_nobody_without_a_hand() -> None:
    async with stage(playing()) as here:
        here.manager.hands, here.manager.view = {}, replace(here.manager.view, seats=())
        assert "no seat" in private_words(await here.people[1].slash(here.channel, "play", card="8H"))


async def test_a_card_before_the_first_deal_is_refused_for_that() -> None:
    async with stage(in_lobby()) as here:
        words = private_words(await here.people[0].slash(here.channel, "play", card="8H"))
        assert "No cards have been dealt" in words


async def test_a_card_for_a_table_that_does_not_exist_is_told_so() -> None:
    async with stage(playing()) as here:
        words = private_words(await here.people[1].slash(here.channel, "play", card="8H", table="nope"))
        assert "no such table" in words


def marking(manager: FakeManager, *, marks: bool) -> FakeManager:
    manager.hands = {person: replace(view, marks=marks) for person, view in manager.hands.items()}
    return manager


@pytest.mark.parametrize(("marks", "offered"), [(True, {"2C"}), (False, {"2C", "8H", "KS"})])
async def test_completion_offers_what_fits_only_where_the_bot_watches(marks: bool, offered: set[str]) -> None:
    async with stage(marking(holding_cards("2C", "8H", "KS"), marks=marks)) as here:
        choices = await here.people[1].autocomplete(here.channel, "play", "card", "")
        assert {choice["value"] for choice in choices} == offered


async def test_completion_offers_what_can_go_down_after_the_cards_that_are_typed() -> None:
    said = "hands: Awa=5C,5D,5H,KS Binta=9C,KD\npile: 3C\nstock: 7H 3S\nturn: Awa\n---\n"
    match = position("house", said)
    hand = hand_view(match, 0)
    async with stage(FakeManager(table_view(match), {hand.owner: hand}), people=1) as here:
        person, channel = here.people[0], here.channel
        for card, typed, offered in (
            ("5C", "", ["5D", "5H"]),
            ("5C", "5H ", ["5H 5D"]),
            ("5C", "hearts", ["5H"]),
            ("KS", "", []),
            ("5X", "", []),
        ):
            choices = await person.autocomplete(channel, "play", "more", typed, card=card)
            assert [choice["value"] for choice in choices] == offered


async def test_completion_shows_ones_own_cards_and_nobody_elses() -> None:
    async with stage(marking(playing(), marks=False)) as here:
        mine = here.manager.hands[PersonId(here.people[0].id)].view.hand
        choices = await here.people[0].autocomplete(here.channel, "play", "card", "")
        assert [choice["value"] for choice in choices] == [code(card) for card in mine]
        here.manager.hands.pop(PersonId(here.people[2].id))
        assert await here.people[2].autocomplete(here.channel, "play", "card", "") == []


async def test_completion_narrows_down_by_word_and_by_code() -> None:
    async with stage(marking(holding_cards("2C", "8H", "KH"), marks=False)) as here:
        for typed, found in (("hearts", ["8H", "KH"]), ("kh", ["KH"]), ("king", ["KH"])):
            choices = await here.people[1].autocomplete(here.channel, "play", "card", typed)
            assert [choice["value"] for choice in choices] == found


async def test_players_and_tables_are_completed() -> None:
    async with stage(playing()) as here:
        players = await here.people[1].autocomplete(here.channel, "catch", "player", "")
        assert [choice["name"] for choice in players] == ["1. Awa", "3. Chidi", "4. Dawda"]
        tables = await here.people[1].autocomplete(here.channel, "draw", "table", "")
        assert [choice["value"] for choice in tables] == [TABLE]
