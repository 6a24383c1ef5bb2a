"""Settings and presets, with the real bot."""

from __future__ import annotations

from sandbox.harness import Stage, text_of

from .player import CHANNEL, Player
from .test_trouble import kill_and_wait


async def test_a_server_is_set_up_and_its_tables_are_as_it_says(
    stage: Stage, awa: Player, binta: Player
) -> None:
    assert "Manage Server" in await binta.slash("settings server")
    assert "This server has no presets yet" in await awa.slash("settings server")
    await awa.choose("Time for a turn", "300")
    await awa.choose("Where tables may open", str(stage.world.channel(CHANNEL).id))
    await awa.press("Next", awa.screen())
    await awa.choose("Tables in a channel", "on")
    await awa.choose("Reactions on the table message", "off")
    assert "do nothing" in text_of(awa.screen())

    await kill_and_wait(stage)
    await awa.slash("table new", cards=3)
    lobby = await stage.message(CHANNEL, containing="Time for a turn: 5 minutes")
    assert "Saved as “Short”" in await awa.slash("table save", name="Short")
    await awa.slash("table end")
    await awa.slash("table new", preset="SHORT", clock="60")
    await stage.until(awa.tables)
    assert awa.table()["id"] != lobby["id"]
    assert "Cards each: 3" in text_of(awa.table())
    await awa.press("Options")
    await awa.choose("Time for a turn", "600")
    await stage.message(CHANNEL, containing="Time for a turn: 10 minutes")
    await awa.choose("Game", "gambian")
    await stage.message(CHANNEL, containing="Cards each: 4")
    await awa.choose("Presets of this server", "Short")
    await stage.message(CHANNEL, containing="Cards each: 3")

    await binta.press("Join")
    await binta.press("Options")
    await binta.choose("Game", "gambian")
    assert "Only the host" in text_of(binta.screen())
    await awa.slash("settings me")
    await awa.choose("Names of the suits", "on")
    await awa.press("Start")
    await stage.until(awa.cards)
    await stage.until(binta.cards)
    assert " of hearts" not in awa.hand_words()
    assert any(name in awa.hand_words() for name in ("love sign", "biscuit", "black card", "tánkipitá"))
    assert not any(name in binta.hand_words() for name in ("love sign", "biscuit", "black card"))
    assert "🔔 last card" not in text_of(awa.table())
    assert [r for r in stage.requests() if "reactions" in r["route"]] == []
