"""Keeping people out of a server's tables, as who manages the server asks for it."""

from bot.manager.ids import PersonId
from bot.text.catalogue import say
from bot.ui.answers.answering import words_of
from bot.ui.answers.asking import asker_of
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Reply
from bot.ui.messages.face import Face
from bot.ui.typed.tables import Typed


async def ban(typed: Typed, person: int, *, lift: bool = False) -> None:
    """Keep somebody out of the tables of this server, or let him in again, and say how it went."""
    reply, bans = Reply.to(typed), typed.client.manager.bans
    if typed.guild_id is None:
        await refuse(reply, "server_only")
        return
    change = bans.lift if lift else bans.ban
    refused = await reply.in_time(change(asker_of(reply), typed.guild_id, PersonId(person)))
    done = say(reply.locale, "done-unbanned" if lift else "done-banned")
    await reply.private(Face(text=done if refused is None else words_of(reply.locale, refused)))
