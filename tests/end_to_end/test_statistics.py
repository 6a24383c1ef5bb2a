"""Statistics, with the real bot."""

from __future__ import annotations

import re
from collections import Counter

import aiohttp
import pytest

from sandbox.harness import Stage, text_of

from .player import CHANNEL, Player, mover, open_table


@pytest.mark.timeout(240)
async def test_a_match_that_was_played_is_counted_drawn_and_shown_to_all(
    stage: Stage, awa: Player, binta: Player
) -> None:
    await awa.slash("stats")
    assert "has not finished a match here yet" in awa.answer()
    await open_table(awa, binta, cards=9)
    # A match counts when everybody has had two turns.
    moved: Counter[int] = Counter()
    while min(moved[awa.id], moved[binta.id]) < 5:
        player = await mover(awa, binta)
        await player.move()
        moved[player.id] += 1
    await binta.slash("table leave")
    await stage.message(CHANNEL, containing="wins, because everybody else has left")
    await awa.slash("stats")
    assert "**1** match, **1** won (100 %)" in awa.answer()
    assert "**1.** 1 ×" in awa.answer()
    await awa.slash("stats", player=str(binta.id))
    assert "none won" in awa.answer()
    assert "**2.** 1 ×" in awa.answer()
    await awa.press("Show in the channel", awa.screen())
    shown = await stage.message(CHANNEL, containing="Statistics")
    assert re.search(r"Binta.*none won", text_of(shown), re.DOTALL)
    await awa.slash("leaderboard", variant="all")
    assert "**1.** Awa: **1** of 1" in awa.answer()
    assert "**2.** Binta: **0** of 1" in awa.answer()


@pytest.mark.timeout(240)
async def test_the_rating_over_time_is_a_picture_with_words(stage: Stage, awa: Player, binta: Player) -> None:
    await open_table(awa, binta, cards=2)

    def over() -> bool:
        return "the champion!" in awa.table()["content"]

    for _ in range(300):
        await stage.until(lambda: over() or awa.to_move() or binta.to_move(), limit=30)
        if over():
            break
        await (await mover(awa, binta)).move()
    await awa.slash("stats")

    def pictured() -> object:
        return awa.screen()["attachments"]

    await stage.until(pictured, limit=30)
    (file,) = awa.screen()["attachments"]
    assert file["description"].startswith("The rating of Awa in Gambian")
    async with aiohttp.ClientSession() as session, session.get(file["url"]) as answer:
        assert (await answer.read()).startswith(b"\x89PNG")
    await awa.press("Show in the channel", awa.screen())
    shown = await stage.message(CHANNEL, containing="Statistics", limit=30)
    assert len(shown["attachments"]) == 1
    await binta.slash("settings me")
    await binta.slash("leaderboard", variant="gambian")
    assert "provisional" in binta.answer()
