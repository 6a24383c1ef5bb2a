"""Read the text of a record into values: RECORD §2 and §3, before any rule is asked."""

from bot.engine.record.actions import read_entry
from bot.engine.record.form import Entry, Record
from bot.engine.record.header import read_header
from bot.engine.record.notation import without_comment

_HEADER_ENDS = "---"


def parse(text: str) -> Record:
    """Read a record.

    Raises Unreadable with the line and the kind of the first fault.
    """
    header: list[tuple[int, str]] = []
    entries: list[Entry] = []
    end = 0
    lines = text.removeprefix("\ufeff").split("\n")
    for number, raw in enumerate(lines, start=1):
        said = without_comment(raw, number)
        if not said:
            continue
        if end:
            entries.append(read_entry(said, number))
        elif said == _HEADER_ENDS:
            end = number
        else:
            header.append((number, said))
    return read_header(header, end or len(lines), ended=bool(end), entries=tuple(entries))
