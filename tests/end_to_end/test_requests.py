"""What the bot asks of Discord while people play, and what it does when Discord will not have it."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.harness import Stage

from .conftest import HURRY
from .player import EPHEMERAL, Player, mover, open_table

TEN = 10


@pytest.fixture
def environment() -> dict[str, str]:
    """Returns settings under which nobody's turn runs out and no window closes by the clock."""
    return {**HURRY, "CHALLENGE_WINDOW": "60"}


def edits(stage: Stage, after: int = 0) -> list[dict[str, Any]]:
    """Returns the requests that edited messages of hands."""
    return [request for request in stage.requests(after) if request["method"] == "PATCH"]


def by_token(request: dict[str, Any]) -> bool:
    """Tells whether a message was edited by the token of a press."""
    return str(request["path"]).startswith("/webhooks/")


def direct_channels(player: Player) -> set[str]:
    """Returns where a person's direct messages stand; answers that only he sees stand in the table's channel too."""
    return {message["channel_id"] for message in player.private() if not message["flags"] & EPHEMERAL}


async def move_on(awa: Player, binta: Player, moves: int) -> None:
    """Has whoever is to move do so, some times, and until both have moved."""
    moved: set[str] = set()
    while moves > 0 or len(moved) < 2:
        player = await mover(awa, binta)
        await player.move()
        moved.add(player.name)
        moves -= 1
    await mover(awa, binta)


async def test_hands_that_were_pressed_are_edited_by_the_tokens_of_the_presses(
    stage: Stage, awa: Player, binta: Player
) -> None:
    await open_table(awa, binta, cards=TEN, wrong_cards="reject")
    await move_on(awa, binta, 4)
    begun = stage.requests()[-1]["n"]
    await move_on(awa, binta, 8)
    direct = {int(channel) for player in (awa, binta) for channel in direct_channels(player)}
    own = [edit for edit in edits(stage, begun) if not by_token(edit)]
    of_hands = [edit for edit in own if int(edit["path"].split("/")[2]) in direct]
    # One may have been on its way before its hand was pressed for the first time.
    assert len(of_hands) <= 2 < len([edit for edit in edits(stage, begun) if by_token(edit)])


async def test_a_token_that_is_too_old_for_discord_is_replaced_by_an_edit_of_the_bots_own(
    stage: Stage, awa: Player, binta: Player
) -> None:
    await open_table(awa, binta, cards=TEN, wrong_cards="reject")
    await move_on(awa, binta, 4)
    await stage.trouble(do="later", seconds=15 * 60)
    begun = stage.requests()[-1]["n"]
    await move_on(awa, binta, 2)
    refused = [edit for edit in edits(stage, begun) if by_token(edit) and edit["status"] >= 400]
    assert refused
    assert [edit for edit in edits(stage, begun) if not by_token(edit) and edit["status"] == 200]
