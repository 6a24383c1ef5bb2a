"""A finished match seen again, with the real bot."""

from __future__ import annotations

import re

import pytest

from sandbox.harness import Stage, text_of

from .player import CHANNEL, Player, mover


@pytest.mark.timeout(240)
async def test_a_match_is_seen_again_press_by_press_also_after_a_restart(
    stage: Stage, awa: Player, binta: Player
) -> None:
    await awa.slash("table new", variant="gambian", wrong_cards="reject", cards=9)
    await binta.press("Join", await stage.message(CHANNEL, containing="Join"))
    await awa.press("Start", awa.table())
    assert "still being played" in await binta.slash("replay", table=code(awa))
    for _ in range(2):
        await (await mover(awa, binta)).move()
    await binta.slash("table leave")
    ended = await stage.message(CHANNEL, containing="the match is over", limit=30)
    await awa.press("Replay", ended)
    assert step(awa) == 1
    assert text_of(awa.screen()).count("> ") == 2
    await awa.press("Next", awa.screen())
    assert step(awa) == 2
    await awa.choose("Which hands", "1")
    assert text_of(awa.screen()).count("> ") == 1
    starts = stage.bot.starts if stage.bot else 0
    await stage.trouble(do="restart_bot")
    await stage.until(lambda: stage.bot and stage.bot.starts > starts and stage.world.bot_online, 30)
    await awa.press("End", awa.screen())
    assert step(awa) > 2
    assert all("Step " not in str(message["embeds"]) for message in stage.messages(CHANNEL))


def step(player: Player) -> int:
    found = re.search(r"Step (\d+) of", str(player.screen()["embeds"]))
    assert found is not None
    return int(found[1])


def code(player: Player) -> str:
    found = re.search(r"lc:([0-9a-z]+):", str(player.table()["components"]))
    assert found is not None
    return found[1]
