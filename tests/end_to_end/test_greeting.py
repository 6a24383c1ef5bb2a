"""The bot is invited to another server, where it says once what can be done with it."""

from __future__ import annotations

from sandbox.harness import Stage

from .player import Player
from .test_trouble import kill_and_wait

HELLO = "Hello! I deal"


def greetings(stage: Stage) -> int:
    """Returns how often the other server was greeted."""
    return sum(HELLO in message["content"] for message in stage.messages("welcome"))


async def test_an_invited_bot_says_what_can_be_done_and_says_it_once(stage: Stage, awa: Player) -> None:
    await stage.trouble(do="invite")
    message = await stage.message("welcome", containing=HELLO)
    assert "</table new:" in message["content"]
    assert "I was not given" not in message["content"]
    await stage.trouble(do="drop", again=20)
    await stage.bot_ready()
    await kill_and_wait(stage)
    await stage.trouble(do="remove")
    await awa.slash("help")
    await stage.trouble(do="invite")
    await awa.slash("help")
    assert greetings(stage) == 1
    assert not [text for text in stage.messages("cards") if HELLO in text["content"]]


async def test_a_bot_that_is_killed_while_it_is_invited_greets_afterwards(stage: Stage) -> None:
    await stage.trouble(do="slow", seconds=5)
    await stage.trouble(do="invite")
    await stage.printed("was added to server")
    await stage.trouble(do="slow", seconds=0)
    await kill_and_wait(stage)
    await stage.message("welcome", containing=HELLO)
    assert greetings(stage) == 1
