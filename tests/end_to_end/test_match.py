"""A whole match."""

from __future__ import annotations

import pytest

from sandbox.harness import Stage

from .player import CHANNEL, Player


@pytest.mark.timeout(240)
async def test_one_person_and_three_computers_play_to_the_champion(stage: Stage, awa: Player) -> None:
    await awa.slash("table new")
    for seats in (2, 3, 4):
        await stage.message(CHANNEL, containing=f"Seats ({seats - 1} of 8)")
        await awa.press("Add computer")
    await stage.message(CHANNEL, containing="Seats (4 of 8)")
    await awa.press("Start")
    await awa.play_to_the_end(lambda: "the champion!" in awa.table()["content"])
    over = await stage.message(CHANNEL, containing="the match is over")
    assert stage.custom_id(over, "Record")
    await awa.press("Rematch")
    await stage.message(CHANNEL, containing="round 1")
