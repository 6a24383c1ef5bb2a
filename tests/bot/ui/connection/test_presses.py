"""Presses: every one is answered, in private where it must be, and forged ones do nothing."""

from dataclasses import replace

import pytest

from bot.engine.actions import Reason
from bot.engine.cards import RANK, Rank, Suit, parse_card
from bot.manager.answers import Done, HandOver, Known, Refusal, Refused
from bot.manager.errors import NotSaved
from bot.manager.ids import PersonId, Slot, TableId
from bot.manager.requests import (
    Act,
    AddComputer,
    Join,
    PlayCards,
    SetOptions,
    ShowHand,
    SomeTableRequest,
    Start,
)
from bot.manager.views import HandView
from bot.ui.connection.client import COMPLETIONS
from bot.ui.messages.controls import Control
from tests.bot.ui.fakes import FakeManager, in_lobby, playing, refusing
from tests.bot.ui.stage import Stage, private_words, ref_of, stage
from tests.bot.ui.views import TABLE, holding

OTHER_TABLE = TableId("another")


def hand_of(here: Stage, number: int) -> HandView:
    return here.manager.hands[PersonId(here.people[number].id)]


def ordinary_card(hand: HandView) -> Control:
    card = next(card for card in hand.view.hand if RANK[card] is not Rank.EIGHT)
    return Control(TABLE, "play", hand.stamps.hand, (str(card),))


def with_an_eight(manager: FakeManager) -> FakeManager:
    cards = (parse_card("3C"), parse_card("8H"))
    manager.hands = {person: holding(view, cards) for person, view in manager.hands.items()}
    return manager


@pytest.mark.parametrize(("label", "kind"), [("Join", Join), ("Add computer", AddComputer), ("Start", Start)])
async def test_a_lobby_button_asks_for_what_it_says(label: str, kind: type[SomeTableRequest]) -> None:
    async with stage(in_lobby()) as here:
        message = await here.table_message()
        result = await here.people[1].click(message, label=label)
        (request,) = here.manager.requests
        assert isinstance(request, kind)
        assert request.asker.person == here.people[1].id
        assert request.asker.receipt.isdecimal()
        assert request.asker.pressed == ref_of(message)
        assert "Only the host" in private_words(result)


async def test_a_press_that_changed_the_lobby_edits_it_through_its_own_answer() -> None:
    manager = in_lobby()
    edit = HandOver(Slot(TABLE, None), 2)
    async with stage(manager) as here:
        manager.answers = lambda _: Done(manager.view, edit=edit)
        message = await here.table_message()
        manager.view = replace(manager.view, seats=manager.view.seats[:1])
        await here.people[1].click(message, label="Join")
        assert "1 of 8" in str(here.newest(here.channel).embeds[0].fields[0].name)
        assert manager.edits == [(edit, True)]


async def test_a_move_from_the_table_message_is_acknowledged_and_shows_nothing() -> None:
    async with stage(playing()) as here:
        message = await here.table_message()
        result = await here.people[1].click(message, label="Draw")
        assert result.acknowledged
        assert not result.followups
        (request,) = here.manager.requests
        assert isinstance(request, Act)
        assert request.stamp == here.manager.view.stamps.turn


async def test_my_hand_is_seen_by_its_owner_only() -> None:
    async with stage(playing()) as here:
        message = await here.table_message()
        words = private_words(await here.people[1].click(message, label="My hand"))
        assert "Your hand" in words


async def test_my_hand_of_somebody_without_a_seat_says_so() -> None:
    manager = playing()
    manager.answers = refusing(Refusal.NOT_SEATED)
    async with stage(manager) as here:
        message = await here.table_message()
        assert "no seat" in private_words(await here.people[2].click(message, label="My hand"))


@pytest.mark.parametrize("rests", [True, False])
async def test_a_card_pressed_in_the_direct_message_edits_that_message(rests: bool) -> None:
    manager = playing()
    async with stage(manager) as here:
        message, hand = await here.hand_message(1), hand_of(here, 1)
        edit = HandOver(Slot(TABLE, hand.seat), 2)
        newer = replace(holding(hand, hand.view.hand[1:]), rests=rests)
        manager.answers = lambda _: Done(manager.view, newer, edit=edit)
        await here.people[1].user.click(message, custom_id=ordinary_card(hand).custom_id)
        (request,) = manager.requests
        assert isinstance(request, Act)
        assert isinstance(request.move, PlayCards)
        assert manager.edits == [(edit, True)]
        assert manager.bare == [rests]
        assert "You hold 3 cards" in str((await here.direct(1)).embeds[0].description)


async def test_a_refused_card_says_why_on_the_hand_itself() -> None:
    manager = playing()
    async with stage(manager) as here:
        message, hand = await here.hand_message(1), hand_of(here, 1)
        edit = HandOver(Slot(TABLE, hand.seat), 1)
        manager.answers = lambda _: Refused("does_not_fit", hand=hand, edit=edit)
        await here.people[1].user.click(message, custom_id=ordinary_card(hand).custom_id)
        assert "does not fit" in (await here.direct(1)).content


async def test_a_card_out_of_turn_is_answered_once_on_the_hand() -> None:
    manager = playing()
    async with stage(manager) as here:
        hand = hand_of(here, 1)
        public = replace(hand.view.table, turn=(hand.seat + 1) % len(hand.names))
        waiting = replace(hand, view=replace(hand.view, table=public))
        message, edit = await here.hand_message(1), HandOver(Slot(TABLE, hand.seat), 1)
        manager.answers = lambda _: Refused(Reason.NOT_YOUR_TURN, table=manager.view, hand=waiting, edit=edit)
        await here.people[1].user.click(message, custom_id=ordinary_card(hand).custom_id)
        assert (await here.direct(1)).content == "⚠ It is not your turn."


async def test_a_stale_control_shows_the_present_state_to_the_one_who_pressed() -> None:
    manager = playing()
    async with stage(manager) as here:
        message = await here.table_message()
        manager.answers = lambda _: Refused(Refusal.MOVED_ON, table=manager.view, hand=hand_of(here, 1))
        words = private_words(await here.people[1].click(message, label="Draw"))
        assert "moved on" in words
        assert "Your hand" in words


async def test_an_eight_asks_for_its_suit_and_the_suit_plays_it() -> None:
    manager = with_an_eight(playing())
    async with stage(manager) as here:
        message, eight = await here.hand_message(1), str(parse_card("8H"))
        stamp = hand_of(here, 1).stamps.hand
        person = here.people[1].user
        await person.click(message, custom_id=Control(TABLE, "play", stamp, (eight,)).custom_id)
        (look,) = manager.requests
        assert isinstance(look, ShowHand)
        assert look.stamp == stamp
        await person.click(await here.direct(1), label="Spades")
        request = manager.requests[-1]
        assert isinstance(request, Act)
        assert request.move == PlayCards((parse_card("8H"),), Suit.S)


async def test_an_eight_pressed_on_an_old_hand_asks_nothing() -> None:
    manager = with_an_eight(playing())
    async with stage(manager) as here:
        message, old = await here.hand_message(1), hand_of(here, 1)
        stamps = (
            replace(old.stamps, hand=replace(old.stamps.hand, number=99)) if old.stamps.hand else old.stamps
        )
        manager.hands[old.owner] = replace(old, stamps=stamps)
        manager.answers = refusing(Refusal.MOVED_ON)
        eight = Control(TABLE, "play", old.stamps.hand, (str(parse_card("8H")),)).custom_id
        result = await here.people[1].user.click(message, custom_id=eight)
        assert len(manager.requests) == 1
        assert "moved on" in private_words(result)


async def test_options_are_set_on_a_screen_of_ones_own_behind_the_presets() -> None:
    manager = in_lobby()
    manager.answers = lambda _: Done(manager.view)
    async with stage(manager) as here:
        presets = (await here.people[0].click(await here.table_message(), label="Options")).response
        assert presets is not None
        assert presets.ephemeral
        screen = (await here.people[0].click(presets.message, label="All options")).response
        assert screen is not None
        custom_id = Control(TABLE, "option", manager.view.stamps.lobby, ("hand_size", "0")).custom_id
        await here.people[0].select(screen.message, ["7"], custom_id=custom_id)
        (request,) = manager.requests
        assert isinstance(request, SetOptions)
        assert request.options == {"hand_size": "7"}


async def test_rules_turn_their_pages() -> None:
    async with stage(in_lobby()) as here:
        shown = (await here.people[2].click(await here.table_message(), label="Rules")).response
        assert shown is not None
        assert shown.ephemeral
        turned = (await here.people[2].click(shown.message, label="Next")).response
        assert turned is not None
        assert "Page 2" in str(turned.embeds[0].footer.text)


@pytest.mark.parametrize(
    "forged",
    [
        "nonsense",
        "lc:k3x9qz7w1m:h7:explode",
        "lc:k3x9qz7w1m:h7:play:9999",
        "lc:k3x9qz7w1m:h7:play:6:Z",
        "lc:k3x9qz7w1m:h7:play",
        "lc:k3x9qz7w1m:-:play:6",
        "lc:k3x9qz7w1m:l1:draw",
        "lc:k3x9qz7w1m:h7:draw:1",
        "lc:k3x9qz7w1m:-:option:hand_size:0",
    ],
)
async def test_a_forged_control_gets_an_answer_and_does_nothing(forged: str) -> None:
    async with stage(playing()) as here:
        message = await here.button(forged)
        words = private_words(await here.people[1].click(message, label="Press"))
        assert "do not know this button" in words
        assert not here.manager.requests


@pytest.mark.parametrize("verb", ["rules", "options", "page", "record"])
async def test_a_look_at_a_table_that_is_no_more_is_answered(verb: str) -> None:
    async with stage(playing()) as here:
        message = await here.button(Control(OTHER_TABLE, verb).custom_id)
        assert private_words(await here.people[1].click(message, label="Press"))


async def test_a_table_of_another_server_is_out_of_reach_but_for_who_sits_there() -> None:
    async with stage(playing(), people=4) as here:
        here.manager.view = replace(here.manager.view, place=replace(here.manager.view.place, guild_id=1))
        message = await here.button(Control(TABLE, "draw", here.manager.view.stamps.turn).custom_id)
        stranger = here.people[3]
        assert "no such table" in private_words(await stranger.click(message, label="Press"))
        assert "no such table" in private_words(await stranger.slash(here.channel, "draw", table=TABLE))
        assert not here.manager.requests
        await here.people[1].click(message, label="Press")
        assert len(here.manager.requests) == 1


async def test_too_many_presses_are_slowed_down_without_asking_the_manager() -> None:
    async with stage(playing()) as here:
        here.client.limiter._now = lambda: 0.0
        message = await here.table_message()
        results = [await here.people[1].click(message, label="Draw") for _ in range(6)]
        assert len(here.manager.requests) == 5
        assert "Slow down" in private_words(results[-1])
        # By these, a press that comes twice fares as it did before.
        assert list(here.client.limiter._verdicts.values()) == [True] * 5 + [False]
        await here.people[2].click(message, label="Draw")
        assert len(here.manager.requests) == 6


async def test_the_twenty_first_command_in_half_a_minute_is_one_too_many() -> None:
    async with stage(playing()) as here:
        here.client.commands_typed._now = lambda: 0.0
        results = [await here.people[1].slash(here.channel, "draw") for _ in range(21)]
        assert len(here.manager.requests) == 20
        assert "Type it again in 30 seconds" in private_words(results[-1])
        assert list(here.client.commands_typed._verdicts.values()) == [True] * 20 + [False]
        here.client.commands_typed._now = lambda: 30.0
        await here.people[1].slash(here.channel, "draw")
        assert len(here.manager.requests) == 21


async def test_completions_without_end_look_nothing_up() -> None:
    async with stage(playing()) as here:
        here.client.completions._now = lambda: 0.0
        offered = [
            await here.people[1].autocomplete(here.channel, "play", "card", "")
            for _ in range(COMPLETIONS[0] + 1)
        ]
        assert all(offered[:-1])
        assert offered[-1] == []
        assert await here.people[2].autocomplete(here.channel, "play", "card", "")


async def test_a_mistake_inside_is_answered_with_a_number_that_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    manager = playing()

    def broken(_: object) -> Done:
        raise RuntimeError("inside")

    manager.answers = broken
    async with stage(manager) as here:
        words = private_words(await here.people[1].click(await here.table_message(), label="Draw"))
        number = words.split("(error ")[1].split(")")[0]
        assert f"Error {number}" in caplog.text
        here.env._errors_acknowledged = len(here.env.errors)


async def test_who_asks_for_what_cannot_be_read_is_told_to_try_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    manager = playing()

    async def unread(*_: object) -> None:
        raise NotSaved("not read: disk I/O error")

    async with stage(manager) as here:
        message = await here.table_message()
        monkeypatch.setattr(manager, "table", unread)
        words = private_words(await here.people[1].click(message, label="Draw"))
        assert "Please try again" in words
        assert "error" not in words.lower()
    assert "disk I/O error" in caplog.text


async def test_a_replayed_press_is_acknowledged_and_no_more() -> None:
    manager = playing()
    manager.answers = lambda _: Known()
    async with stage(manager) as here:
        result = await here.people[1].click(await here.table_message(), label="Draw")
        assert result.acknowledged
        assert not result.followups


async def test_a_player_without_direct_messages_gets_his_part_beside_the_table() -> None:
    manager = playing()
    async with stage(manager) as here:
        hand = hand_of(here, 1)
        seats = tuple(replace(line, takes_messages=False) for line in manager.view.seats)
        manager.view = replace(manager.view, seats=seats)
        manager.answers = lambda _: Done(manager.view, hand, said=manager.view.recent)
        result = await here.people[1].click(await here.table_message(), label="Draw")
        (followup,) = result.followups
        assert followup.ephemeral
        assert "Your hand" in str(followup.embeds[0].title)


async def test_the_record_comes_as_a_file() -> None:
    manager = playing()
    manager.text = "record: 1\n"
    async with stage(manager) as here:
        message = await here.button(Control(TABLE, "record").custom_id)
        response = (await here.people[1].click(message, label="Press")).response
        assert response is not None
        assert response.ephemeral
        assert [file.filename for file in response.attachments] == [f"last-card-{TABLE}.txt"]


async def test_the_library_keeps_no_view() -> None:
    async with stage(with_an_eight(playing())) as here:
        table, hand = await here.table_message(), await here.hand_message(1)
        for label in ("My hand", "Draw", "Catch"):
            await here.people[1].click(table, label=label)
        await here.people[1].user.click(hand, label="8♥\ufe0e")
        assert here.stored_views == 0


async def test_what_an_eight_asks_does_not_go_where_another_press_is_writing() -> None:
    manager = with_an_eight(playing())
    async with stage(manager) as here:
        message, eight = await here.hand_message(1), str(parse_card("8H"))
        person, hand = here.people[1].user, hand_of(here, 1)
        control = Control(TABLE, "play", hand.stamps.hand, (eight,)).custom_id
        manager.answers = lambda _: Done(here.manager.view, replace(hand, message=ref_of(message)))
        assert "Which suit" in private_words(await person.click(message, custom_id=control))
        assert "Your turn" in (await here.direct(1)).content
        manager.answers = lambda _: Done(here.manager.view, hand)
        assert "Which suit" in private_words(await person.click(message, custom_id=control))


async def test_a_page_of_a_hand_that_was_not_dealt_yet_is_not_called_a_missing_table() -> None:
    manager = playing()
    async with stage(manager) as here:
        message = await here.button(Control(TABLE, "page", None, ("1",)).custom_id)
        manager.hands = {}
        pressed = await here.people[1].click(message, label="Press")
        assert "No cards have been dealt" in private_words(pressed)
