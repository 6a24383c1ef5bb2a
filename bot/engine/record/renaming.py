"""Calls somebody otherwise in a record."""

from dataclasses import replace

from bot.engine.record.fairness import LESSON
from bot.engine.record.form import DealLine, Entry, Move
from bot.engine.record.reader import parse
from bot.engine.record.writer import write


def renamed(text: str, name: str, other: str) -> str:
    """Return a record in which somebody is called otherwise; what it tells of how cards were dealt stays. Raises Unreadable."""
    record = parse(text)

    def new(one: str) -> str:
        return other if one == name else one

    def entry(one: Entry) -> Entry:
        match one:
            case Move():
                return replace(one, name=new(one.name), target=new(one.target))
            case DealLine():
                return replace(one, dealer=new(one.dealer))
            case _:
                return one

    after = replace(
        record,
        players=tuple(map(new, record.players)),
        dealer=None if record.dealer is None else new(record.dealer),
        entries=tuple(map(entry, record.entries)),
    )
    told = [line for line in text.splitlines() if line.startswith("# fair-") or line == LESSON]
    head, line, rest = write(after).partition("---\n")
    return head + "".join(f"{one}\n" for one in told) + line + rest
