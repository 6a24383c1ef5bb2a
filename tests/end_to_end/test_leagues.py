"""Leagues, with the real bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sandbox.harness import Stage, text_of

from .player import CHANNEL, Player
from .test_trouble import kill_and_wait

Json = dict[str, Any]


def everywhere(stage: Stage, containing: str) -> Json | None:
    """Returns the newest message anywhere that everybody sees and that shows some words."""
    found = [m for m in stage.world.messages() if m["audience"] is None and containing in text_of(m)]
    return found[-1] if found else None


async def seen(stage: Stage, *words: str) -> Json:
    """Waits for a message anywhere that everybody sees and that shows all these words."""

    def shown() -> Json | None:
        found = everywhere(stage, words[0])
        return found if found is not None and all(word in text_of(found) for word in words) else None

    return await stage.until(shown, limit=30)


def over(stage: Stage) -> Callable[[], object]:
    return lambda: everywhere(stage, "has won")


async def ready_and_play(stage: Stage, *players: Player) -> None:
    """Lets everybody press Ready at the table of the league, and play until the league is over."""
    table = await seen(stage, "your match is open")
    for player in players:
        await player.press("Ready", table)
    for player in players:
        await stage.until(player.cards)
    for _ in range(400):
        await stage.until(lambda: over(stage)() or any(p.to_move() for p in players), limit=60)
        if over(stage)():
            return
        mover = next((player for player in players if player.to_move()), None)
        if mover is not None:
            await mover.move()
    raise AssertionError("the match does not end")


@pytest.mark.timeout(240)
async def test_a_cup_of_two_is_created_by_the_form_played_in_a_thread_and_won(
    stage: Stage, awa: Player, binta: Player
) -> None:
    await awa.slash("table new", cards=2)
    await awa.slash("table save", name="Short")
    await awa.slash("table end")
    assert "Only those who manage the leagues" in await binta.slash("league create", name="x")
    assert "knock-out cup" in await awa.slash("league create", name="Sunday *cup*")
    preset = next(
        option["value"]
        for row in awa.screen()["components"]
        for menu in row["components"]
        for option in menu.get("options", [])
        if option["label"] == "Game: Short"
    )
    await awa.choose("Game", preset)
    await awa.choose("Seats at a table", "2")
    for _ in range(2):
        await awa.press("Next", awa.screen())
    role = next(iter(stage.world.guild.roles.values()))
    await awa.choose("Who may enter", "role")
    await awa.choose("The role that may enter", str(role.id))
    assert f"<@&{role.id}>" in text_of(awa.screen())
    await awa.choose("Who may enter", "everybody")
    assert "everybody" in text_of(awa.screen())
    await kill_and_wait(stage)
    await awa.press("Create", awa.screen())
    league = await stage.message(CHANNEL, containing="The sign-up is open")
    assert "Cards each: 2" in text_of(league)
    await awa.press("Enter", league)
    await binta.press("Enter", league)
    await stage.message(CHANNEL, containing="Awa, Binta")
    assert "Already in this league" in await awa.slash("league join")
    assert "Only those who manage" in await binta.slash("league start")
    assert "drawn" in await awa.slash("league start")
    await ready_and_play(stage, awa, binta)
    won = await seen(stage, "has won", "Places")
    assert won["id"] != league["id"], "who has won is posted anew, where people see it"
    assert not everywhere(stage, "The sign-up is open")
    table = await seen(stage, "the match is over")
    assert "Sunday" in text_of(table)
    assert "Rematch" not in text_of(table)
    assert "Ratings" in text_of(table)
    assert "provisional · 1 match" in await binta.slash("league mine")
    assert "Final" in await binta.slash("league table")


async def test_roles_that_manage_leagues_are_set_on_the_server(
    stage: Stage, awa: Player, binta: Player
) -> None:
    await awa.slash("settings server")
    for _ in range(2):
        await awa.press("Next", awa.screen())
    everyone = str(stage.world.guild.id)
    await awa.choose("Roles that manage leagues", everyone)
    assert f"<@&{everyone}>" in text_of(awa.screen())
    assert "Choose from the menus" in await binta.slash("league create", name="x")


async def test_points_are_typed_and_options_chosen_on_the_form_and_a_sign_up_is_closed(
    stage: Stage, awa: Player, binta: Player
) -> None:
    await awa.slash("league create", name="Autumn")
    await awa.choose("Format", "season")
    asked = await awa.choose("Points by place", "own")
    answer = await stage.act(
        "Awa", do="modal", interaction=asked["interaction"], values={"points": "5, 3 and 1"}
    )
    assert answer["ok"], answer
    assert "“and” is no whole number" in text_of(awa.screen())
    asked = await awa.choose("Points by place", "own")
    await stage.act("Awa", do="modal", interaction=asked["interaction"], values={"points": "7 4 2"})
    assert "7-4-2" in text_of(awa.screen())
    await awa.press("All options", awa.screen())
    await awa.choose("Cards each", "3")
    await awa.press("Back to the form", awa.screen())
    await kill_and_wait(stage)
    await awa.press("Create", awa.screen())
    league = await stage.message(CHANNEL, containing="points by place 7-4-2")
    assert "Cards each: 3" in text_of(league)
    assert "Nobody can enter" in await awa.slash("league close")
    assert "only its managers enter" in await binta.slash("league join")
    said = await awa.slash("league add", people=f"<@{binta.id}> {awa.id} 100000000000000001 x")
    assert "Entered (2)" in said
    assert "no member of this server" in said
    await seen(stage, "The managers choose who plays", "Binta, Awa")
    assert "the check-in is open" in await awa.slash("league start")
    call = await seen(stage, "match day 1", f"<@{binta.id}>")
    assert f"<@{awa.id}>" in text_of(call)
