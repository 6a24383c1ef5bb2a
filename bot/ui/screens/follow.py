"""Following a table without playing at it."""

from bot.manager.requests import Follow
from bot.ui.answers.answering import Answering
from bot.ui.answers.asking import asker_of
from bot.ui.answers.private import Reply
from bot.ui.messages.controls import Control


async def follow(reply: Reply, control: Control) -> None:
    """Let who pressed Follow hear of each round from now on, and say so to him alone."""
    manager = reply.interaction.client.manager
    answer = await reply.in_time(manager.handle(Follow(asker=asker_of(reply), table=control.table)))
    await Answering(manager).command(reply, answer, "done-follow")
