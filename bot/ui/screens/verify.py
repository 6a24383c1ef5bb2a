"""What is told of a finished match whose deals somebody wants checked."""

from collections.abc import Iterator

from bot.engine.record import Checked, Unreadable, check, is_lesson
from bot.manager.ids import TableId
from bot.manager.manager import Manager
from bot.text.catalogue import say
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Reply
from bot.ui.messages.face import Face
from bot.ui.screens.record_file import record_had

MOST_FAULTS = 5
"""What does not agree is told up to so many times: after the first, more follows from it."""


async def send_verdict(reply: Reply, manager: Manager, table: TableId) -> None:
    """Answer with what was checked of the newest finished match of a table, or say why nothing can be."""
    record = await record_had(reply, manager, table)
    if record is None:
        return
    try:
        checked = check(record)
    except Unreadable:
        await refuse(reply, "lesson_dealt" if is_lesson(record) else "no_proof")
        return
    await reply.private(verdict_face(reply.locale, checked))


def verdict_face(locale: str, checked: Checked) -> Face:
    """Return what somebody sees of a match that was checked, and how he can check it himself."""
    proof = checked.proof
    return Face(
        text=say(locale, "verify-fair" if checked.fair else "verify-unfair"),
        title=say(locale, "verify-title", table=proof.table, number=proof.match),
        body="\n".join(_checked(locale, checked)),
        fields=(
            (
                say(locale, "verify-fingerprint-title"),
                say(locale, "verify-fingerprint", fingerprint=proof.fingerprint),
            ),
            (say(locale, "verify-yourself-title"), say(locale, "verify-yourself")),
        ),
    )


def _checked(locale: str, checked: Checked) -> Iterator[str]:
    if checked.fair:
        presses = len(checked.proof.presses)
        yield say(locale, "verify-checked", presses=presses, packs=checked.packs, stocks=checked.stocks)
        return
    for fault in checked.faults[:MOST_FAULTS]:
        yield say(locale, "verify-wrong", what=fault.wrong.value, number=fault.round, line=fault.line)
    if len(checked.faults) > MOST_FAULTS:
        yield say(locale, "verify-more", count=len(checked.faults) - MOST_FAULTS)
