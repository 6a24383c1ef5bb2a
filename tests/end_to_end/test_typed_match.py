"""A match, and the one after it, played without a single press; with a picture of it for who sees."""

from __future__ import annotations

from typing import Any

from sandbox.harness import Stage

from .player import CHANNEL, Player

Json = dict[str, Any]


async def offered(player: Player) -> list[str]:
    """Returns the cards that Discord offers while /play is being typed: those that fit, else the whole hand."""
    answer = await player.stage.act(
        player.name, do="autocomplete", channel=CHANNEL, name="play", focused="card", value=""
    )
    assert answer["ok"], answer
    return [choice["value"] for choice in answer["choices"]]


async def lay(player: Player) -> bool:
    """Types the first card that is offered, and tells whether it fits: where none does the whole hand is offered."""
    card = (await offered(player))[0]
    suit = {"suit": "hearts"} if card.startswith("8") else {}
    said = await player.slash("play", card=card, **suit)
    return " plays " in said.splitlines()[0]


async def move(player: Player) -> None:
    """Types one turn: a card is laid, or one is drawn, and laid or passed on."""
    before = player.table()["content"]
    if not await lay(player):
        await player.slash("draw")
        await player.slash("pass")
        if player.table()["content"] == before:
            await lay(player)
    await player.stage.until(lambda: player.table()["content"] != before, 30)


async def play_on(turns: int, *players: Player) -> None:
    """Has everybody move in turn, as the table says; the bot takes twenty commands in half a minute from a person."""
    for _ in range(turns):
        said = players[0].table()["content"]
        await move(next(p for number, p in enumerate(players, start=1) if f"({number}) " in said))


async def test_two_people_play_by_typing_alone_and_a_picture_follows(
    stage: Stage, awa: Player, binta: Player
) -> None:
    await awa.slash("settings server", setting="table_pictures", value="on")
    await awa.slash("table new", variant="house", cards=7, options="draw_limit=1")
    await stage.message(CHANNEL, containing="Seats (1 of")
    assert "You sit at the table now" in await binta.slash("join")
    assert "no limit" in await awa.slash("options", clock="off")
    assert "a normal computer player" in await awa.slash("computer")
    assert "no longer at the table" in await awa.slash("computer", remove=True)
    assert "The match has begun" in await awa.slash("start")
    await stage.until(lambda: awa.to_move() or binta.to_move(), 30)

    def said() -> str:
        files = awa.table()["attachments"]
        return str(files[0]["description"]) if files else ""

    first = await stage.until(said, 30)
    assert first.startswith("Picture of the table. Top card: ")
    await play_on(6, awa, binta)
    await stage.until(lambda: said() != first, 30)
    assert "Seats: 1 Awa: " in said()
