"""Cards as pictures, with the real bot: uploaded by its command, shown, and done without where Discord has lost them."""

from __future__ import annotations

import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from simcord.components import walk_components

from sandbox.harness import Stage, open_stage, text_of

from .conftest import HURRY
from .player import CHANNEL, Player

Json = dict[str, Any]


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    """Yields a stage with the bot ready, its emojis uploaded; afterwards no request was wrong."""
    if not os.environ.get("DISCORD_OPENAPI"):
        pytest.skip("requests are checked by Discord's OpenAPI description: name the file in DISCORD_OPENAPI")
    command = [sys.executable, "-m", "bot"]
    async with open_stage(
        command, database=tmp_path / "bot.sqlite3", environment=HURRY, emojis=True
    ) as stage:
        await stage.bot_ready()
        yield stage
        assert stage.problems() == []
        assert stage.bot is not None
        assert [line for line in stage.bot.output if " ERROR " in line or "Traceback" in line] == []


def pictures(message: Json | None) -> list[str]:
    """Returns the names of the application's emojis on the controls of a message."""
    shown = [part.get("emoji") or {} for part in walk_components((message or {}).get("components") or [])]
    return [str(emoji["name"]) for emoji in shown if emoji.get("id")]


async def dealt(stage: Stage, awa: Player, binta: Player) -> None:
    await awa.slash("table new", variant="classic")
    await binta.press("Join", await stage.message(CHANNEL, containing="Join"))
    await awa.press("Start", awa.table())
    await stage.until(lambda: (awa.hand() and binta.hand()) or None)


async def test_hands_and_the_table_show_cards_as_each_wants_them(
    stage: Stage, awa: Player, binta: Player
) -> None:
    assert stage.bot is not None
    assert "Done: 98 emojis made, 0 taken away, 0 left as they were" in stage.bot.output
    await dealt(stage, awa, binta)
    table = text_of(await stage.message(CHANNEL, containing="Top card"))
    assert "**Top card:** <:lc" in table
    assert len(pictures(awa.hand())) == 7
    assert not [name for name in pictures(awa.hand()) if name.startswith("lc2")]

    await awa.slash("settings me")
    await awa.press("Next", awa.screen())
    await awa.choose("How you see cards", "two")
    await stage.until(lambda: not [n for n in pictures(awa.hand()) if n.startswith("lc4")] or None)
    await awa.choose("How you see cards", "text")
    await stage.until(lambda: not pictures(awa.hand()) or None)
    assert "<:lc" not in text_of(awa.hand() or {})
    assert len(pictures(binta.hand())) == 7


async def test_a_hand_is_shown_also_when_discord_has_lost_the_emojis(
    stage: Stage, awa: Player, binta: Player
) -> None:
    await dealt(stage, awa, binta)
    assert pictures(awa.hand())
    stage.world.model.application_emojis.clear()
    await awa.press("My hand", awa.table())
    assert "Your hand" in text_of(awa.screen())
    assert stage.refusals(50035)
    assert not pictures(awa.screen())
    labels = [part.get("label") for part in walk_components(awa.screen()["components"])]
    assert len(labels) > 5
