"""The tutorial, by somebody who has never played: he reads what his hand says, and presses it."""

from __future__ import annotations

import re
from functools import partial

import pytest

from sandbox.harness import Stage, text_of

from .conftest import HURRY
from .player import SUIT_ASKED, Json, Player, cards_on

ADVICE = re.compile(r"[Pp]ress (?:\*\*(?P<button>[^*]+)\*\*|(?P<card>\S+) \()")
"""What a hand says is to be pressed: a button, or a card."""


@pytest.fixture
def environment() -> dict[str, str]:
    """Returns settings under which computers leave time to read, though little."""
    return {**HURRY, "COMPUTER_PACE": "0.5", "CHALLENGE_WINDOW": "60"}


async def follow(stage: Stage, learner: Player, over: str) -> list[str]:
    """Presses what the hand says until it says something; returns what was pressed."""
    pressed: list[str] = []
    for _ in range(20):
        words = await stage.until(lambda: _advised(learner, over), limit=60)
        if over in words:
            return pressed
        found = ADVICE.search(words)
        assert found is not None
        hand = learner.hand()
        assert hand is not None
        pressed.append(found["button"] or found["card"])
        await learner.press(pressed[-1], hand)
        await stage.until(partial(_moved_on, learner, hand["id"], words))
        if SUIT_ASKED in learner.hand_words():
            suit = learner.hand()
            assert suit is not None
            await learner.press("Spades", suit)
            await stage.until(lambda: SUIT_ASKED not in learner.hand_words())
    raise AssertionError(pressed)


def _moved_on(learner: Player, message: str, words: str) -> bool:
    now = next((m for m in learner.private() if m["id"] == message), None)
    return now is None or now["content"] != words


def _advised(learner: Player, over: str) -> str | None:
    """Returns what the newest lesson message says when there is something to be pressed, or when it is over."""
    lessons = [m["content"] for m in learner.private() if "🎓" in m["content"]]
    words = lessons[-1] if lessons else ""
    return words if over in words or ADVICE.search(words) else None


async def test_who_presses_what_he_is_told_has_learnt_all_of_it_and_won(stage: Stage, awa: Player) -> None:
    answer = await awa.slash("table tutorial")
    assert "Your tutorial is ready in" in answer
    pressed = await follow(stage, awa, "You have won")
    assert [label.replace("\ufe0e", "") for label in pressed] == [
        "9♥",
        "Challenge",
        "8♣",
        "Last card",
        "5♠",
        "Catch",
        "K♠",
    ]
    told = [m for m in awa.private() if "🎓" in m["content"]][-1]["content"]
    assert told.count("✅") == 5


async def test_nobody_is_taught_twice_at_once(stage: Stage, awa: Player) -> None:
    await awa.slash("table tutorial")
    assert "You are in the tutorial already" in await awa.slash("table tutorial")


async def test_who_is_new_is_taught_in_his_own_language_from_the_first_word(
    stage: Stage, awa: Player
) -> None:
    stage.world.locales[awa.id] = "pl"
    assert "Twój samouczek czeka" in await awa.slash("table tutorial")
    hand = await stage.until(awa.hand)
    assert "Witaj!" in hand["content"]
    assert hand["edited_timestamp"] is None


async def test_who_takes_no_direct_messages_is_taught_at_the_table(stage: Stage, awa: Player) -> None:
    stage.world.closed.add(awa.id)
    await awa.slash("table tutorial")

    def table(words: str) -> Json | None:
        found = (m for m in stage.world.messages() if m["audience"] is None and m["components"])
        return next((m for m in found if words in text_of(m)), None)

    there = await stage.until(lambda: table("**Tutorial:**"))
    await awa.press("My hand", there)
    assert "Welcome!" in awa.answer()
    nine = next(card for card in cards_on(awa.screen()) if card.startswith("9"))
    await awa.press(nine, awa.screen())
    assert "Your card lies on top now." in awa.answer()
    there = await stage.until(lambda: table("Computer 2 (3) plays the Q"))
    assert "Without direct messages" in text_of(there)
    await awa.press("My hand", there)
    assert "neither suit nor rank fits" in awa.answer()
    await awa.press("Challenge", awa.screen())
    await stage.until(lambda: table("takes the Q"))
