"""The outermost edge of every press and command: what goes wrong inside ends here, with an answer and a number."""

import logging
from collections.abc import Awaitable

from bot.manager.answers import Refusal
from bot.manager.errors import NotSaved
from bot.text.phrases import Value
from bot.text.refusals import refusal
from bot.tracing import error_number
from bot.ui.answers.private import Reply
from bot.ui.messages.face import Face

log = logging.getLogger(__name__)


async def guarded(reply: Reply, work: Awaitable[None]) -> None:
    """Do the work of one interaction; log whatever it raises, and show the asker the number to look it up by."""
    try:
        await work
    except Exception as error:  # noqa: BLE001 - the one place at this edge where everything is caught
        await failed(reply, error)


async def failed(reply: Reply, error: BaseException) -> None:
    """Log an error under the number of what was done, and tell the asker that number; or just to try again."""
    if isinstance(error, NotSaved):
        log.warning("Interaction %s needs a store that does not answer: %r", reply.receipt, error)
        await refuse(reply, Refusal.NOT_SAVED)
        return
    number = error_number()
    log.error("Error %s in interaction %s", number, reply.receipt, exc_info=error)
    await refuse(reply, "failed", error=number)


async def refuse(reply: Reply, reason: str, **values: Value) -> None:
    """Tell the asker alone why something is refused."""
    await reply.private(Face(text=refusal(reply.locale, reason, **values)))
