"""What is stored about somebody is given to him as a file and deleted, by the real bot."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import aiohttp
import pytest

from sandbox.harness import Stage

from .player import CHANNEL, Player, mover, open_table


@pytest.mark.timeout(240)
async def test_a_player_has_his_data_and_has_them_deleted_and_the_other_keeps_the_result(
    stage: Stage, awa: Player, binta: Player
) -> None:
    await open_table(awa, binta, cards=9)
    moved: Counter[int] = Counter()
    while min(moved[awa.id], moved[binta.id]) < 5:
        player = await mover(awa, binta)
        await player.move()
        moved[player.id] += 1
    await binta.slash("table leave")
    await stage.message(CHANNEL, containing="wins, because everybody else has left")
    await awa.slash("privacy")
    await awa.press("Export my data", awa.screen())
    stored = await given(stage, awa)
    assert stored["you"] == str(awa.id)
    assert [row["won"] for row in stored["stored"]["results"]] == [1]
    assert str(binta.id) not in json.dumps(stored)
    await awa.slash("privacy")
    await awa.press("Delete my data", awa.screen())
    await awa.press("Delete for good", awa.screen())
    await stage.until(lambda: "deleted" in awa.answer().lower(), limit=30)
    assert "has not finished a match here yet" in await awa.slash("stats")
    await binta.slash("stats")
    assert "**1** match, none won" in binta.answer()
    await awa.slash("privacy", what="export")
    left = (await given(stage, awa))["stored"]
    assert not any(left[name] for name in ("tables", "results", "matches", "ratings", "settings"))


async def given(stage: Stage, player: Player) -> dict[str, Any]:
    """Returns what is in the newest file somebody was given."""

    def files() -> list[Any]:
        return [file for message in player.private() for file in message["attachments"]]

    await stage.until(files, limit=30)
    async with aiohttp.ClientSession() as session, session.get(files()[-1]["url"]) as answer:
        found: dict[str, Any] = json.loads(await answer.read())
    return found
