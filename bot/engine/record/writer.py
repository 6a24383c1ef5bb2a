"""Write a record as text; reading it again gives an equal record."""

from bot.engine.record.actions import write_entry
from bot.engine.record.form import Record
from bot.engine.record.header import write_header


def write(record: Record) -> str:
    """Write a record in the form of RECORD.md, every line ended."""
    lines = [*write_header(record), *(write_entry(entry) for entry in record.entries)]
    return "\n".join(lines) + "\n"
