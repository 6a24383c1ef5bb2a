"""The custom ids of buttons and menus: one strict grammar, read and written here only.

    lc:TABLE:STAMP:VERB[:ARGUMENT…]

STAMP is what the control was drawn for, as a letter and a number (`h12`), or `-` where it does not matter. Nothing
in a custom id grants a right: who pressed and whether the number still holds is for the manager to check.
"""

import re
from dataclasses import dataclass

from bot.manager.ids import Stamp, StampKind, TableId

LONGEST_CUSTOM_ID = 100

_SHAPE = re.compile(
    r"lc:(?P<table>[0-9A-Za-z_]{1,32})"
    rf":(?:-|(?P<kind>[{''.join(StampKind)}])(?P<number>0|[1-9][0-9]{{0,9}}))"
    r":(?P<verb>[a-z][a-z_]{0,19})"
    r"(?P<arguments>(?::[0-9A-Za-z_\-]{1,24}){0,3})",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class Control:
    """A button or menu on one of a table's messages."""

    table: TableId
    verb: str
    stamp: Stamp | None = None
    arguments: tuple[str, ...] = ()

    @property
    def custom_id(self) -> str:
        """Return the control as it stands in a message."""
        stamp = "-" if self.stamp is None else f"{self.stamp.kind}{self.stamp.number}"
        return ":".join(("lc", self.table, stamp, self.verb, *self.arguments))


def read(custom_id: str) -> Control | None:
    """Read a custom id, inverse to `Control.custom_id`; None for everything the grammar does not know."""
    found = _SHAPE.fullmatch(custom_id)
    if found is None or len(custom_id) > LONGEST_CUSTOM_ID:
        return None
    stamp = None if found["kind"] is None else Stamp(StampKind(found["kind"]), int(found["number"]))
    return Control(TableId(found["table"]), found["verb"], stamp, tuple(found["arguments"].split(":")[1:]))


def whole(text: str, digits: int = 9) -> int | None:
    """Read a number of so many digits at most; None for what is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= digits else None
