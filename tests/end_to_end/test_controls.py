"""Presses that mean nothing any more, or never meant anything: each gets an answer and changes nothing."""

from __future__ import annotations

from functools import partial

import pytest

from sandbox.harness import Stage, text_of

from .conftest import HURRY
from .player import Player, is_plain, mover, open_table


@pytest.fixture
def environment() -> dict[str, str]:
    """Returns settings under which no window closes by the clock while a test looks."""
    return {**HURRY, "CHALLENGE_WINDOW": "60"}


def is_answered(player: Player, words: str) -> bool:
    """Tells whether the newest answer to somebody has these words: it may be put off for a moment."""
    return player.was_told(words) and words in player.answer()


async def test_forged_and_foreign_controls_are_answered_and_change_nothing(
    stage: Stage, awa: Player, binta: Player, chidi: Player
) -> None:
    await open_table(awa, binta, cards=9)
    first = await mover(awa, binta)
    other = binta if first is awa else awa
    hand, table = first.hand(), first.table()
    assert hand is not None
    foreign = stage.custom_id(hand, first.cards()[0])
    held, shown = [awa.cards(), binta.cards()], text_of(table)
    answers = {
        "nonsense": "I do not know this button",
        "lc:::": "I do not know this button",
        "lc:zzzz:h1:play:3": "There is no such table any more",
        foreign.rsplit(":", 1)[0] + ":9999": "I do not know this button",
        foreign.replace(":h", ":l"): "I do not know this button",
    }
    for custom_id, words in answers.items():
        await chidi.press_id(table, custom_id, forged=True)
        await stage.until(partial(is_answered, chidi, words))
    await chidi.press("Draw")
    await stage.until(lambda: "You have no seat" in chidi.answer())
    await other.press_id(table, foreign, forged=True)
    assert other.answer()
    assert [awa.cards(), binta.cards()] == held
    assert text_of(awa.table()) == shown


async def test_a_control_of_an_old_situation_says_that_the_table_has_moved_on(
    stage: Stage, awa: Player, binta: Player
) -> None:
    await open_table(awa, binta, cards=9)
    first = await mover(awa, binta)
    hand = first.hand()
    assert hand is not None
    stale = [stage.custom_id(hand, card) for card in filter(is_plain, first.cards())][-1]
    await first.move()
    held = first.cards()
    await first.press_id(hand, stale, forged=True)
    await stage.until(lambda: first.was_told("moved on"))
    assert first.cards() == held
