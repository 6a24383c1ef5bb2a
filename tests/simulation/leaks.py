"""Whether a message shows somebody a hand that is not his."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.ui.messages.picks import read_pick
from bot.ui.messages.verbs import Verb
from tests.simulation.hub import Message

if TYPE_CHECKING:
    from tests.simulation.entries import Entries

HIDDEN = {Verb.PLAY, Verb.PICK}
"""Verbs whose controls name cards of a hand."""


def leak(message: Message, entries: "Entries") -> Iterator[str]:
    """Yield what a message shows that it must not."""
    if message.audience is None and message.table and entries.is_astray(message):
        yield f"table {message.table} is shown in the channels of another server"
    for control in (one.control for one in message.seen):
        if control.verb not in HIDDEN:
            continue
        if message.audience is None:
            yield f"a hand of table {control.table} is shown in public"
            return
        cards = read_pick(control.arguments[0]) or ()
        if not set(cards) <= entries.held(control.table, message.audience):
            yield f"person {message.audience} is shown cards he never held at table {control.table}"
            return
