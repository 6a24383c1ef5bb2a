"""What goes wrong on Discord or under the bot, and a match that goes on all the same."""

from __future__ import annotations

import asyncio
import re

import pytest

from sandbox.harness import Stage, text_of

from .conftest import HURRY
from .player import CHANNEL, EPHEMERAL, MY_TURN, Json, Player, cards_on, mover, open_table

CANNOT = "I cannot send you direct messages"


@pytest.fixture
def environment() -> dict[str, str]:
    """Returns settings under which nobody's turn runs out and no window closes by the clock."""
    return {**HURRY, "CHALLENGE_WINDOW": "60"}


async def test_who_takes_no_direct_messages_is_told_once_and_plays_on(
    stage: Stage, awa: Player, binta: Player
) -> None:
    await stage.trouble(do="close_dms", person="Binta")
    await open_table(awa, binta, cards=9)
    await stage.message(CHANNEL, containing=CANNOT)
    for _ in range(2):
        await turn_of_one_without_messages(awa, binta)
    assert [m for m in stage.messages(CHANNEL) if CANNOT in m["content"]] == [
        await stage.message(CHANNEL, containing=CANNOT)
    ]
    assert stage.refusals(50007)
    assert not [m for m in binta.private() if not m["flags"] & EPHEMERAL]


async def turn_of_one_without_messages(awa: Player, binta: Player) -> None:
    """Lets the one with direct messages move until the other one is to move, who uses My hand."""
    shown = None
    while shown is None:
        await awa.stage.until(lambda: awa.to_move() or to_move_in_public(binta))
        if to_move_in_public(binta):
            shown = await own_turn(binta)
        else:
            await awa.move()
    await binta.move(shown)


async def own_turn(player: Player) -> Json | None:
    """Returns the hand that My hand shows; None when it is not the player's turn: a table message may be behind."""
    await player.press("My hand")
    shown = shown_hand(player)
    return shown if any(words in shown["content"] for words in MY_TURN) else None


def to_move_in_public(player: Player) -> bool:
    """Tells whether the table message says that it is this person's turn."""
    return str(player.table()["content"]).startswith(f"<@{player.id}>")


def shown_hand(player: Player) -> Json:
    """Returns the newest hand that was shown in the channel to its owner alone."""
    return [m for m in player.private() if m["flags"] & EPHEMERAL and cards_on(m)][-1]


async def test_a_killed_bot_goes_on_with_the_same_table(stage: Stage, awa: Player, binta: Player) -> None:
    await open_table(awa, binta, cards=9)
    first = await mover(awa, binta)
    hand, table, held = first.hand(), timeless(first.table()), [awa.cards(), binta.cards()]
    await kill_and_wait(stage)
    assert [awa.cards(), binta.cards()] == held
    assert timeless(first.table()) == table
    await first.press("My hand")
    assert cards_on(shown_hand(first)) == first.cards()
    assert hand is not None
    await first.move(hand)
    await mover(awa, binta)


def timeless(message: Json) -> str:
    """Returns the words of a message without its times, which an outage moves on."""
    return re.sub(r"<t:\d+:R>", "", text_of(message))


async def test_a_press_into_a_dying_bot_counts_once_or_not_at_all(
    stage: Stage, awa: Player, binta: Player
) -> None:
    await open_table(awa, binta, cards=9)
    first = await mover(awa, binta)
    hand = first.hand()
    assert hand is not None
    card = next(card for card in cards_on(hand) if not card.startswith("8"))
    play = stage.custom_id(hand, card)
    await stage.act(first.name, do="press", message_id=hand["id"], custom_id=play, wait=False)
    await kill_and_wait(stage)
    await first.press_id(hand, play, forged=True)
    await stage.until(lambda: len(first.cards()) == 8)
    assert card not in first.cards()


async def test_computers_killed_in_the_middle_of_their_turns_go_on(stage: Stage, awa: Player) -> None:
    await open_table(awa, computers=3, cards=9)
    for _ in range(2):
        await stage.until(awa.to_move)
        await awa.move()
        await kill_and_wait(stage)
    await stage.until(awa.to_move)
    await awa.move()


async def kill_and_wait(stage: Stage) -> None:
    """Kills the bot as a power cut would, and waits until it is there again."""
    assert stage.bot is not None
    starts = stage.bot.starts
    await stage.trouble(do="kill_bot")
    await stage.until(lambda: not stage.world.bot_online)
    await stage.until(lambda: stage.bot and stage.bot.starts > starts and stage.world.bot_online, 30)


async def test_a_deleted_table_message_is_posted_anew(stage: Stage, awa: Player, binta: Player) -> None:
    await open_table(awa, binta, cards=9)
    old = awa.table()
    await stage.trouble(do="delete_message", message_id=old["id"])
    await stage.until(lambda: table_or_none(awa))
    assert awa.table()["id"] != old["id"]
    await (await mover(awa, binta)).move()


async def test_a_deleted_hand_is_sent_anew_with_the_next_move(
    stage: Stage, awa: Player, binta: Player
) -> None:
    await open_table(awa, binta, cards=9)
    first = await mover(awa, binta)
    old = first.hand()
    assert old is not None
    await stage.trouble(do="delete_message", message_id=old["id"])
    await first.press("My hand")
    await first.move(shown_hand(first))
    await stage.until(first.hand)
    assert first.cards() == cards_on(shown_hand(first))


def table_or_none(player: Player) -> Json | None:
    """Returns the table message, None while there is none."""
    tables = [m for m in player.stage.messages(CHANNEL) if m["components"]]
    return tables[-1] if tables else None


async def test_what_was_missed_while_the_session_was_lost_is_repaired(
    stage: Stage, awa: Player, binta: Player
) -> None:
    await open_table(awa, binta, cards=9)
    first, old = await mover(awa, binta), awa.table()
    await stage.trouble(do="lose_session")
    await stage.trouble(do="delete_message", message_id=old["id"])
    await stage.until(lambda: stage.world.bot_online, 30)
    await first.move()
    await stage.until(lambda: table_or_none(awa))


async def test_a_dropped_connection_is_resumed_without_loss(stage: Stage, awa: Player, binta: Player) -> None:
    await open_table(awa, binta, cards=9)
    first = await mover(awa, binta)
    await stage.trouble(do="drop")
    await first.react("🔔")
    await stage.until(lambda: "Your reaction changed nothing" in first.hand_words(), 30)
    await first.move()


async def test_a_double_press_is_one_move(stage: Stage, awa: Player, binta: Player) -> None:
    await open_table(awa, binta, cards=9)
    first = await mover(awa, binta)
    hand = first.hand()
    assert hand is not None
    card = next(card for card in cards_on(hand) if not card.startswith("8"))
    play = stage.custom_id(hand, card)
    await asyncio.gather(first.press_id(hand, play), first.press_id(hand, play))
    await stage.until(lambda: len(first.cards()) == 8)
    assert card not in first.cards()
