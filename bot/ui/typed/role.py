"""The answer to who gives a role the right to run the tables of a server, or takes it back."""

from bot.manager.answers import Refused
from bot.text.catalogue import say
from bot.text.settings import MODERATOR_ROLE
from bot.ui.answers.answering import words_of
from bot.ui.answers.asking import asker_of
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Reply
from bot.ui.messages.face import Face
from bot.ui.typed.tables import Typed


async def set_role(typed: Typed, role: int | None) -> None:
    """Set which role may run the tables of the server a command is typed in, or that none may, and say so."""
    reply, preferences = Reply.to(typed), typed.client.manager.preferences
    if typed.guild_id is None:
        await refuse(reply, "settings_of_server")
        return
    value = "" if role is None else str(role)
    work = preferences.set_server(asker_of(reply), typed.guild_id, MODERATOR_ROLE, value)
    refused = await reply.in_time(work)
    if isinstance(refused, Refused):
        await reply.private(Face(text=words_of(reply.locale, refused)))
    else:
        await reply.private(Face(text=say(reply.locale, "done-no-role" if role is None else "done-role")))
