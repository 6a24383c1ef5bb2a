"""The record of a match as a file."""

import io

import discord

from bot.manager.answers import Refusal
from bot.manager.ids import TableId
from bot.manager.manager import Manager
from bot.manager.views import Stage
from bot.text.catalogue import say
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Reply
from bot.ui.messages.face import Face


async def send_record(reply: Reply, manager: Manager, table: TableId) -> None:
    """Answer with the record of the newest finished match of a table (RECORD), or say why there is none."""
    record = await record_had(reply, manager, table)
    if record is not None:
        file = discord.File(io.BytesIO(record.encode()), filename=f"last-card-{table}.txt")
        await reply.private(Face(text=say(reply.locale, "done-record")), file)


async def record_had(reply: Reply, manager: Manager, table: TableId) -> str | None:
    """Return the record of the newest finished match of a table; say why there is none."""
    record = await reply.in_time(manager.record(table))
    if record is None:
        view = await manager.table(table)
        running = view is not None and view.stage not in {Stage.LOBBY, Stage.OVER}
        await refuse(reply, Refusal.STILL_RUNNING if running else Refusal.NO_RECORD)
    return record
