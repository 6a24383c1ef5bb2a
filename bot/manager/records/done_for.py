"""What was done for somebody who was not there: by a clock, where everything a person does is a press of his own."""

from bot.manager.books import Books
from bot.manager.tables.clocks import is_of_clock
from bot.manager.tables.shelf import read_actions


def done_by_clocks(books: Books, table: str, match: int) -> frozenset[int]:
    """Return which actions of a match no press has done, by their numbers: its first deal is 0.

    They are the turns of computer players, those too that stand in for somebody, and what is done when a time runs out.
    """
    by_clock = [
        is_of_clock(row.receipt) for row in books.tables.past(table, match) for _ in read_actions(row.action)
    ]
    return frozenset(number for number, done in enumerate(by_clock) if done)
