"""A table that polices itself: what goes down, who objects, and what nobody notices."""

from __future__ import annotations

import re

import pytest

from sandbox.harness import Stage, text_of

from .conftest import HURRY
from .player import CHANNEL, Player, is_plain, mover, open_table


@pytest.fixture
def environment() -> dict[str, str]:
    """Returns settings under which no window closes by the clock while a test looks."""
    return {**HURRY, "CHALLENGE_WINDOW": "60"}


async def misplay(*players: Player) -> tuple[Player, Player, Player, str]:
    """Has somebody play out of turn; returns who it was, whose turn it is, who watches, and the card."""
    on_turn = await mover(*players)
    others = [player for player in players if player is not on_turn]
    offender = next(player for player in others if any(map(is_plain, player.cards())))
    watcher = next(player for player in others if player is not offender)
    card = next(filter(is_plain, offender.cards()))
    await offender.play(card)
    await offender.stage.message(CHANNEL, containing=f"plays the {card}")
    return offender, on_turn, watcher, card


async def test_a_misplay_is_caught_by_a_reaction(
    stage: Stage, awa: Player, binta: Player, chidi: Player
) -> None:
    await open_table(awa, binta, chidi, cards=9)
    offender, _, watcher, card = await misplay(awa, binta, chidi)
    await watcher.react("⚠️")
    await stage.message(CHANNEL, containing=f"takes the {card}")
    await stage.until(lambda: len(offender.cards()) == 11)
    assert card in offender.cards()


async def test_a_misplay_that_nobody_notices_stands(
    stage: Stage, awa: Player, binta: Player, chidi: Player
) -> None:
    await open_table(awa, binta, chidi, cards=9)
    offender, on_turn, watcher, card = await misplay(awa, binta, chidi)
    await stage.until(lambda: card in on_turn.hand_words())
    await on_turn.move()
    await watcher.react("⚠️")
    # The move may have left cards to take; then it is these that the reaction is about.
    await stage.until(
        lambda: (
            watcher.was_told("Your reaction changed nothing")
            or re.search("makes .+ take", text_of(awa.table()))
        )
    )
    assert card not in offender.cards()


async def test_a_forgotten_last_card_is_caught_by_a_reaction(
    stage: Stage, awa: Player, binta: Player
) -> None:
    await open_table(awa, binta, cards=2)
    silent = await mover(awa, binta)
    other = binta if silent is awa else awa
    await silent.play(silent.cards()[0])
    await stage.until(lambda: len(silent.cards()) == 1)
    await other.react("🚨")
    await stage.message(CHANNEL, containing="without “last card”")
    await stage.until(lambda: len(silent.cards()) == 3)


async def test_a_reaction_of_somebody_without_a_seat_changes_nothing(
    stage: Stage, awa: Player, binta: Player, chidi: Player
) -> None:
    await open_table(awa, binta, cards=9)
    before = text_of(awa.table())
    for emoji in ("🔔", "🚨", "⚠️"):
        await chidi.react(emoji)
    await binta.react("🔔")
    await stage.until(lambda: "Your reaction changed nothing" in binta.hand_words())
    assert chidi.private() == []
    assert text_of(awa.table()) == before
