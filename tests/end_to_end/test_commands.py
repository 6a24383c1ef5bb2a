"""Everything typed."""

from __future__ import annotations

import re

from sandbox.harness import Stage

from .player import CHANNEL, Player, mover, open_table


async def test_a_table_is_ended_by_its_host(stage: Stage, awa: Player, binta: Player) -> None:
    await open_table(awa, binta)
    assert "Only the host" in await binta.slash("table end")
    assert "The table is closed" in await awa.slash("table end")
    await stage.message(CHANNEL, containing="The match was ended")
    await awa.slash("table new")


async def test_who_leaves_loses_by_forfeit(stage: Stage, awa: Player, binta: Player) -> None:
    await open_table(awa, binta)
    assert "You have left the table" in await binta.slash("table leave")
    await stage.message(CHANNEL, containing="wins, because everybody else has left")


async def test_rules_and_help_are_explained_to_whoever_asks(stage: Stage, awa: Player, chidi: Player) -> None:
    assert "/table new" in await chidi.slash("help")
    assert "Gambian" in await chidi.slash("rules")
    await awa.slash("table new", cards=6)
    assert "6" in await chidi.slash("rules")


async def test_cards_are_completed_from_the_own_hand_and_played_by_words(
    stage: Stage, awa: Player, binta: Player, chidi: Player
) -> None:
    await open_table(awa, binta, cards=7)
    first = await mover(awa, binta)
    choices = await completed(first)
    assert len(choices) == 7
    assert await completed(chidi) == []
    code = next(code for code in choices if not code.startswith("8"))
    await first.slash("play", card=code)
    await stage.until(lambda: len(first.cards()) == 6)
    assert code not in await completed(first)


async def completed(player: Player) -> list[str]:
    """Returns the cards that Discord would offer while /play is being typed."""
    answer = await player.stage.act(
        player.name, do="autocomplete", channel=CHANNEL, name="play", focused="card", value=""
    )
    assert answer["ok"], answer
    assert all(re.search(r"of|oker", choice["name"]) for choice in answer["choices"])
    return [choice["value"] for choice in answer["choices"]]


async def test_a_wrong_option_is_refused_before_a_table_is_opened(stage: Stage, awa: Player) -> None:
    assert "It may be" in await awa.slash("table new", options="refill=maybe")
    assert "It may be 2-25" in await awa.slash("table new", cards=60)
    assert stage.messages(CHANNEL) == []


async def test_two_people_finish_a_match_and_play_another(stage: Stage, awa: Player, binta: Player) -> None:
    await open_table(awa, binta, cards=2)

    def over() -> bool:
        return "the champion!" in awa.table()["content"]

    for _ in range(300):
        await stage.until(lambda: over() or awa.to_move() or binta.to_move(), 30)
        if over():
            break
        await (await mover(awa, binta)).move()
    await awa.press("Rematch")
    await binta.press("Rematch")
    await stage.message(CHANNEL, containing="Gambian, round 1")
    await mover(awa, binta)
